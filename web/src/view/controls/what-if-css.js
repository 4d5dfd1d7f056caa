/**
 * The looks of take over, predict and trials: the question, the answer, the buttons. Where it is narrow, the table of
 * two runs has a column for each, with the measures at the side.
 */

import {ems} from '../theme-css.js';

export const WHAT_IF_CSS = `
.turn{scroll-margin:16px 0}
.turn:not(:empty){display:flex;flex-wrap:wrap;align-items:end;gap:8px 24px;padding:8px 0 12px}
.asking .turn{align-content:start;min-height:calc(84*var(--u));padding:0}
.asking .sentence{display:none}
.what-if-open .watch{overflow-y:auto}
.watch .turn .words{flex:0 0 100%;font-size:calc(16*var(--u));line-height:calc(24*var(--u));letter-spacing:0;
text-wrap:wrap}
.turn .words .guess{font-weight:600;color:var(--guess);white-space:nowrap}
.turn .words .strong{font-weight:600}
.asking .watch .turn .words{font-size:calc(20*var(--u));line-height:calc(28*var(--u));letter-spacing:-.012em}
.turn-foot{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px}
.turn-note{font-size:calc(13*var(--u));color:var(--ink-3)}
.turn-lines{flex:0 0 100%;margin:0;padding-inline-start:1.2em;color:var(--ink-2)}
.turn table{border-collapse:collapse}
.turn-table{max-width:100%;overflow-x:auto}
.turn :is(th,td){padding:3px 24px 3px 0;border:0;text-align:start;font-weight:400;white-space:nowrap}
.turn td{text-align:end;color:var(--ink-2)}
.turn td:last-child{text-align:start}
.turn thead th{color:var(--ink-3);font-size:calc(12*var(--u));line-height:calc(16*var(--u))}
.turn thead th:not(:last-child){text-align:end}
.turn .best{font-weight:650;color:var(--ink)}
.turn-actions,.digits{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
.digits:empty{display:none}
.turn-action{position:relative;min-height:calc(32*var(--u));padding:0 12px;border:1px solid var(--edge);
border-radius:6px;background:var(--surface)}
.turn-action:before,.offer:before,.offer-here:before{content:"";position:absolute;inset:-6px 0}
.turn-action:hover,.offer:hover{background:var(--sunk)}
.digit-choice{min-width:44px;min-height:calc(44*var(--u))}
.offers{display:flex;flex:none;align-items:center;gap:4px;height:calc(24*var(--u))}
.offer,.offer-here{position:relative;height:calc(28*var(--u));padding:0 8px;border:0;border-radius:6px;background:none;
font-size:calc(13*var(--u))}
.offer-here{border:1px solid var(--edge);border-radius:14px;padding:0 12px;background:var(--surface)}
.offer-here:hover{background:var(--sunk)}
::slotted([slot=end]){height:calc(28*var(--u))!important;min-height:0!important;padding:0 12px!important;
font-size:calc(13*var(--u))!important;white-space:nowrap;border-radius:14px!important}
.option{fill:var(--ink)}
.option-own{fill:none;stroke:var(--guess);stroke-width:1.75;stroke-dasharray:.1 3.6;stroke-linecap:round}
.option-at{fill:var(--guess-tint);stroke:var(--guess);stroke-width:1.75}
.option-cell{fill:none;stroke:var(--ink);stroke-width:2.5}
.what-if-open.at-start .aside{display:none}
.what-if-open.at-start .watch{display:flex}
.predicting :is(.strip canvas:first-child,.line.to-come,.line.now .later,.trace-row.to-come){visibility:hidden}
.predicting .buttons .skip:not(.narrow,.offer-small){display:none}
.predicting .tree-body{--edge:transparent;--next:transparent}
.predicting .groups{visibility:hidden}
@container (max-width:${ems(1199.9)}){.offer{display:none}}
@container (min-width:${ems(1200)}){.offer-small{display:none!important}}
@container (max-width:${ems(719.9)}){.what-if-open:not(.asking) .turn{margin-top:12px}
.asking .watch .turn .words{font-size:calc(18*var(--u));line-height:calc(26*var(--u))}}
@container (max-width:${ems(959.9)}){.turn :is(th,td){padding-inline-end:10px;white-space:normal}}
@container (max-width:${ems(419.9)}){.turn :is(thead,tbody,tr){display:contents}
.turn table{display:grid;grid-template-rows:repeat(5,auto);grid-auto-flow:column;
font-size:calc(13*var(--u))}
.turn tr:last-child *{padding-inline-end:0}
.turn thead th:not(:last-child),.turn td{text-align:start}}
`;
