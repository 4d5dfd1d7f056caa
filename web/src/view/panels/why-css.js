/** The looks of the chain that a digit rests on. */

import {ems} from '../theme-css.js';

export const WHY_CSS = `
.why{position:absolute;inset:96px 0 auto;z-index:20;max-height:calc(100% - 96px);overflow:auto;padding:14px 16px 16px;
border:1px solid var(--rule);border-radius:6px;background:var(--surface);box-shadow:var(--shadow);
visibility:hidden;opacity:0;transition:opacity 80ms 220ms,visibility 0s 220ms;pointer-events:none}
.why.on{visibility:visible;opacity:1}
.why.kept{pointer-events:auto;transition:none}
.why h3{margin:0 0 2px;font-size:calc(16*var(--u));line-height:calc(24*var(--u));font-weight:600}
.why ol{margin:10px 0 0;padding:0;list-style:none}
.why button{display:grid;grid-template-columns:28px 1fr;align-items:baseline;width:100%;min-height:calc(32*var(--u));
padding:4px 0;
border:0;border-radius:3px;background:none;font-weight:400;text-align:start;color:inherit}
.why button:hover{background:var(--sunk)}
.why .badge{justify-self:start;min-width:20px;padding:0 4px;border-radius:10px;background:var(--ink);
color:var(--surface);
font-size:calc(12*var(--u));line-height:calc(20*var(--u));font-weight:600;text-align:center}
.why .is-guess .badge{background:var(--guess)}
.why .name,.why .strong{font-weight:600}
.why .logic{font-weight:600;color:var(--logic)}
.why .guess{font-weight:600;color:var(--guess)}
.why .struck{font-weight:600;text-decoration:line-through}
.why .strike-word{display:none}
.why .ringed{font-weight:600}
.why .footing,.why .more{color:var(--ink-3)}
.asked-why .step-marks{visibility:hidden}
.asked-why .axis.on{font-weight:400;fill:var(--ink-3)}
.chain-cell{fill:none;stroke:var(--ink);stroke-width:1.5}
.chain-cell.is-guess{stroke:var(--guess)}
.chain-badge{fill:var(--ink)}
.chain-badge.is-guess{fill:var(--guess)}
.chain-number{fill:var(--surface);font-weight:600;text-anchor:middle}
.asked{fill:var(--surface);stroke:var(--ink);stroke-width:1.5}
.asked-digit{fill:var(--ink-2);font-weight:600;text-anchor:middle}
.asked-strike{stroke:var(--ink);stroke-width:1.5;stroke-linecap:round}
@media (prefers-reduced-motion:reduce){.why{transition:none}}
@media (forced-colors:active){.why{border-color:CanvasText}}
@container (max-width:${ems(719.9)}){.why{inset:0 0 auto;max-height:none}}
`;
