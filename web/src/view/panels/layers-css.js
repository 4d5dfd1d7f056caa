/** The looks of the layers of a constraint. */

export const LAYERS_CSS = `
.below:has(.layers){position:relative;flex:var(--lower,0) 1 calc(220*var(--u))}
.layers{position:absolute;inset:0;display:flex;flex-direction:column;gap:8px;padding:10px 0 24px;overflow-y:auto;
overscroll-behavior:contain;scrollbar-width:thin;scrollbar-color:var(--rule) transparent}
.layers-head{display:flex;flex-wrap:wrap;align-items:center;gap:6px 16px;font-size:calc(13*var(--u))}
.layers-head select{max-width:100%;min-height:calc(32*var(--u));min-width:0}
.layers-head label{display:flex;align-items:center;gap:6px;min-height:calc(32*var(--u))}
.layers-said{font-size:calc(15*var(--u));line-height:calc(22*var(--u));overflow-wrap:anywhere}
.layers-about{font-size:calc(13*var(--u));color:var(--ink-3)}
.layers-box{flex:none;max-width:100%;overflow:auto;border:1px solid var(--rule);border-radius:6px;
background:var(--surface)}
.layers-box svg{display:block}
.layers-box text{font:calc(12*var(--u)) var(--sans,sans-serif);fill:var(--ink);text-anchor:middle}
.layers-box .cell{font-weight:600}
.layers-box .end{fill:var(--ink-3)}
.layers-box .state rect{fill:var(--page);stroke:var(--edge)}
.layers-box .state.dead rect{fill:none;stroke:var(--rule);stroke-dasharray:3 3}
.layers-box .state.dead text{fill:var(--ink-3)}
.layers-box .edge{fill:none;stroke:var(--edge);stroke-width:1.3}
.layers-box .edge.dead{stroke:var(--rule);stroke-dasharray:3 3}
.layers-box .edge.gone{stroke:var(--conflict);stroke-width:2;stroke-dasharray:6 3}
.layers-box .stop{fill:none;stroke:var(--conflict);stroke-width:2}
.layers-box .digits{fill:var(--ink-2);paint-order:stroke;stroke:var(--surface);stroke-width:4px}
.layers-box .digits.gone{fill:var(--conflict);font-weight:700}
.layers-box .digits.dead{fill:var(--ink-3)}
.layers summary{min-height:calc(32*var(--u));font-size:calc(13*var(--u));line-height:calc(32*var(--u));cursor:pointer}
.layers table{border-collapse:collapse;font-size:calc(13*var(--u))}
.layers :is(th,td){padding:2px 16px 2px 0;text-align:start;font-weight:400}
.layers th{color:var(--ink-3)}
.layers .lost td{font-weight:600;color:var(--conflict)}
@media (forced-colors:active){
.layers-box .edge,.layers-box .state rect{stroke:CanvasText}
.layers-box text,.layers-box .digits{fill:CanvasText;stroke:none}
.layers-box .edge.gone,.layers-box .stop{stroke:Highlight}
.layers-box .edge.dead,.layers-box .state.dead rect{stroke:GrayText}
}
`;
