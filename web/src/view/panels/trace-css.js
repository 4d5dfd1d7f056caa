/** The looks of the trace log. */

import {ems} from '../theme-css.js';

export const TRACE_CSS = `
.trace{container-type:inline-size;position:absolute;inset:0;display:flex;flex-direction:column}
.trace-bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 16px}
.trace-bar select{color:var(--ink)}
.trace-cell{width:calc(136*var(--u));height:calc(28*var(--u));padding:0 6px;border:1px solid var(--edge);
border-radius:6px;
background:var(--surface);font-size:calc(13*var(--u));font-weight:400}
.trace-cell::placeholder{color:var(--ink-3);opacity:1}
.trace-actions{display:flex;align-items:center;gap:16px;margin-inline-start:auto}
.trace-action,.trace-edge button{min-height:calc(36*var(--u));padding:0;border:0;background:none;
font-size:calc(13*var(--u));font-weight:500}
:is(.trace-action,.trace-edge button):hover{text-decoration:underline}
.trace-note:not(:empty){padding:2px 0 6px;font-size:calc(13*var(--u));color:var(--ink-2)}
.trace-said{display:flex;flex-wrap:wrap;align-items:center;gap:0 16px}
.trace-breakpoints{display:flex;flex-wrap:wrap;align-items:center;gap:0 16px;font-size:calc(13*var(--u))}
.trace-breakpoints[hidden],.trace-breakpoints [hidden],.trace-said [hidden]{display:none}
.trace-breaks{display:flex;flex-wrap:wrap;gap:0 12px;max-height:calc(96*var(--u));overflow-y:auto;margin:0;padding:0;
list-style:none}
.trace-breaks li{display:flex;align-items:center;max-width:100%}
.trace-breaks label{display:flex;align-items:center;gap:6px;min-height:calc(28*var(--u));color:var(--ink)}
.trace-breaks button{min-width:calc(28*var(--u));min-height:calc(28*var(--u));padding:0;border:0;background:none;
font-size:calc(16*var(--u));color:var(--ink-2)}
.trace-breaks button:hover{color:var(--conflict)}
.trace-list{position:relative;flex:1;min-height:calc(96*var(--u));overflow-y:auto;overscroll-behavior:contain;
overflow-anchor:none;
scrollbar-width:thin;scrollbar-color:var(--rule) transparent}
.trace-row{display:grid;grid-template-columns:9ch 5ch 9ch 27ch 5ch 5ch minmax(0,1fr);column-gap:8px;width:100%;
height:calc(24*var(--u));padding:0 8px;border:1px solid transparent;border-radius:4px;background:none;text-align:start;
white-space:nowrap;font:calc(13*var(--u))/calc(22*var(--u)) ui-monospace,"Cascadia Mono","SF Mono",Menlo,monospace}
.trace-row span{min-width:0;overflow:hidden;text-overflow:ellipsis}
:is(.trace-0,.trace-1){text-align:end}
.trace-0{color:var(--ink-3)}
.trace-head{flex:none;border-bottom:1px solid var(--rule);border-radius:0;color:var(--ink-3)}
.trace-head span{font:calc(12*var(--u))/calc(22*var(--u)) var(--font)}
.trace-row.now{border-color:var(--rule);background:var(--surface);box-shadow:inset 3px 0 var(--ink)}
.now .trace-0{font-weight:700;color:var(--ink)}
.trace-row.to-come,.to-come .trace-0{color:var(--next)}
.trace-rows .trace-row{contain:strict}
button.trace-row:hover{text-decoration:underline}
button.trace-row:focus-visible{outline-offset:-2px}
.trace-edge:not(:empty){padding:4px 8px;font-size:calc(13*var(--u));color:var(--ink-3)}
@media (forced-colors:active){.trace-row:not(.now){border-color:Canvas!important}}
@container (max-width:${ems(479.9)}){
.trace-row{grid-template-columns:7ch 2ch 9ch 0 5ch 2ch minmax(0,1fr);column-gap:6px;padding:0 4px;
font-size:calc(12*var(--u))}
.trace-head :is(.trace-1,.trace-5){visibility:hidden}}
@container (max-width:${ems(259.9)}){.trace-row{grid-template-columns:6ch 0 9ch 0 4ch 2ch minmax(0,1fr)}}
`;
