/** The looks of the trace log. */

export const TRACE_CSS = `
.trace{container-type:inline-size;position:absolute;inset:0;display:flex;flex-direction:column}
.trace-bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 16px}
.trace-bar select{color:var(--ink)}
.trace-cell{width:76px;height:28px;padding:0 6px;border:1px solid var(--edge);border-radius:6px;
background:var(--surface);font-size:13px;font-weight:400}
.trace-cell::placeholder{color:var(--ink-3);opacity:1}
.trace-actions{display:flex;align-items:center;gap:16px;margin-left:auto}
.trace-action,.trace-edge button{min-height:36px;padding:0;border:0;background:none;font-size:13px;font-weight:500}
:is(.trace-action,.trace-edge button):hover{text-decoration:underline}
.trace-note:not(:empty){padding:2px 0 6px;font-size:13px;color:var(--ink-2)}
.trace-list{position:relative;flex:1;min-height:96px;overflow-y:auto;overscroll-behavior:contain;overflow-anchor:none;
scrollbar-width:thin;scrollbar-color:var(--rule) transparent}
.trace-row{display:grid;grid-template-columns:9ch 5ch 9ch 27ch 5ch 5ch minmax(0,1fr);column-gap:8px;width:100%;
height:24px;padding:0 8px;border:1px solid transparent;border-radius:4px;background:none;text-align:left;
white-space:nowrap;font:13px/22px ui-monospace,"Cascadia Mono","SF Mono",Menlo,monospace}
.trace-row span{min-width:0;overflow:hidden;text-overflow:ellipsis}
:is(.trace-0,.trace-1){text-align:right}
.trace-0{color:var(--ink-3)}
.trace-head{flex:none;border-bottom:1px solid var(--rule);border-radius:0;color:var(--ink-3)}
.trace-head span{font:12px/22px var(--font)}
.trace-row.now{border-color:var(--rule);background:var(--surface);box-shadow:inset 3px 0 var(--ink)}
.now .trace-0{font-weight:700;color:var(--ink)}
.trace-row.to-come,.to-come .trace-0{color:var(--next)}
.trace-rows .trace-row{contain:strict}
button.trace-row:hover{text-decoration:underline}
button.trace-row:focus-visible{outline-offset:-2px}
.trace-edge:not(:empty){padding:4px 8px;font-size:13px;color:var(--ink-3)}
@media (forced-colors:active){.trace-row:not(.now){border-color:Canvas!important}}
@container (max-width:479.9px){
.trace-row{grid-template-columns:7ch 2ch 9ch 0 5ch 2ch minmax(0,1fr);column-gap:6px;padding:0 4px;font-size:12px}
.trace-head :is(.trace-1,.trace-5){visibility:hidden}}
@container (max-width:259.9px){.trace-row{grid-template-columns:6ch 0 9ch 0 4ch 2ch minmax(0,1fr)}}
`;
