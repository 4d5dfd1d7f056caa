/** The looks of the column beside the board, in much room and in little: sentence, tabs, log, numbers, lens. */

import {WORDS_CSS} from './words-css.js';

const WIDE = WORDS_CSS + `
.sentence{min-height:84px}
.words{font-size:24px;line-height:32px;font-weight:450;letter-spacing:-.012em;text-wrap:balance}
.words.long{font-size:20px;line-height:26px}
.reason{margin:6px 0 0;min-height:60px;font-size:14px;line-height:20px;color:var(--ink-2)}
.words .icon{margin-right:10px;vertical-align:-2px}
.words .i-cross{color:var(--conflict);stroke-width:2.5}
.i-diamond{fill:currentColor;stroke:none}
.under{display:flex;align-items:end;gap:16px}
.rest{display:flex;flex:1;flex-wrap:nowrap;align-items:center;gap:8px;min-width:0;height:24px;margin-top:10px;
overflow:hidden;
white-space:nowrap;
font-size:13px;color:var(--ink-3)}
.intro{min-width:0;overflow:hidden;text-overflow:ellipsis}
.pill{display:inline-flex;flex:none;
align-items:center;gap:6px;position:relative;height:24px;padding:0 10px 0 4px;border:0;
border-radius:12px;
background:var(--guess-tint);color:var(--guess);font-size:13px;font-weight:600}
.pill:hover{text-decoration:underline}
.pill:focus-visible{outline-offset:-2px}
.pill-number{width:17px;height:17px;border:1.5px dotted var(--guess);border-radius:50%;
font:600 11px/14px var(--font);text-align:center}
.tab-row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;
border-bottom:1px solid var(--rule)}
.tabs{display:flex;gap:20px;min-width:0;margin-bottom:-1px;overflow-x:auto;scrollbar-width:none}
.tabs button{flex:none;min-height:44px;padding:0;border:0;border-bottom:2px solid transparent;background:none;
color:var(--ink-3);font-weight:450}
.tabs button[aria-selected=true]{color:var(--ink);border-color:var(--ink);font-weight:550}
.tabs button.also{border-color:var(--ink)}
.tabs button:hover{color:var(--ink)}
.tabs button:focus-visible{outline-offset:-2px}
.tally:not(:empty){margin-left:2px;font-size:13px;font-weight:400;color:var(--ink-3)}
.below{flex:1.75;min-height:0;border-top:1px solid var(--rule)}
.panel{contain:layout paint;position:relative;flex:1;min-height:0;overflow:auto}
.log{position:absolute;inset:0;overflow-y:auto;overscroll-behavior:contain;overflow-anchor:none;scrollbar-width:thin;
scrollbar-color:var(--rule) transparent}
.lens{position:absolute;inset:0;overflow:hidden}
.lens .board:after{content:"";position:absolute;inset:22px 0 0 20px;border:3px solid var(--logic);border-radius:4px}
.lines{padding:8px 0 24px}
.line{display:grid;grid-template-columns:var(--number) 40px 1fr;padding:0 8px 0 0;border:1px solid transparent;
border-radius:4px;cursor:pointer}
.number{padding:2px 0;text-align:right;font-size:13px;color:var(--ink-3)}
.rails{align-self:stretch;margin:-1px 0 -1px 10px;
background:repeating-linear-gradient(to right,var(--guess) 0 2px,transparent 0 5px);opacity:.8}
.text{padding:2px 0;min-width:0;overflow-wrap:anywhere}
.line button{padding:0;border:0;background:none;font-weight:400;text-align:left;color:inherit;border-radius:3px}
.line .head{margin-right:3px}
.line button:hover{text-decoration:underline}
.line .cell{margin-right:5px;color:var(--ink-2)}
.line .name,.line .strong{font-weight:600}
.line .logic{font-weight:600;color:var(--logic)}
.line.decide .head{font-weight:600;color:var(--guess)}
.line.decide .tail,.line.place .tail{color:var(--ink)}
.line.pass{color:var(--ink-3)}
.line.now{background:var(--surface);border-color:var(--rule);box-shadow:inset 3px 0 var(--ink)}
.line.now .number{font-weight:700;color:var(--ink)}
.line.now .here{outline:1.5px solid var(--conflict);outline-offset:1px;margin-inline:2px 7px;padding:0 2px;
font-weight:600;color:var(--conflict)}
.line:not(.eliminate).now .here{outline-color:var(--ink);color:var(--ink)}
.line.now .later,.line.to-come,.line.to-come button,.line.to-come .logic,.line.to-come .number{
color:var(--next)!important}
.line.to-come .rails{opacity:.35}
.numbers{padding:16px 0}
.numbers dl{display:grid;grid-template-columns:140px 1fr;gap:6px 16px}
dt{color:var(--ink-3)}
table{width:100%;margin-top:24px;border-collapse:collapse}
th,td{padding:7px 16px 7px 0;border-bottom:1px solid var(--rule);text-align:left;font-weight:400;vertical-align:top}
thead th{color:var(--ink-3)}
td{width:36%}
.bar{height:4px;min-width:1px;margin-top:4px;background:var(--logic)}
@media (forced-colors:active){.line:not(.now),.tabs [aria-selected=false]{border-color:Canvas!important}}
`;

const MEDIUM = `
.watch .words{font-size:18px;line-height:26px}
`;

const NARROW = `
.watch .sentence{min-height:84px}
.watch .words{font-size:18px;line-height:28px}
.watch .rest{margin-top:4px}
.watch .panel{flex:none;height:min(50vh,320px)}
.watch .panel:has(.lens){height:min(92cqw,420px)}
.watch .line{grid-template-columns:calc(var(--number) - 6px) 34px 1fr}
.watch .rails{margin-left:6px}
.watch .tabs{gap:24px}
`;

const EMBED_WIDE = `
:host(:is([controls=compact],[controls=none])) .words{font-size:18px!important;line-height:28px!important}
:host(:is([controls=compact],[controls=none])) .line{grid-template-columns:calc(var(--number) - 4px) 14px 1fr}
:host(:is([controls=compact],[controls=none])) .rails{max-width:10px;margin-left:4px}
:host(:is([controls=compact],[controls=none])) .sentence{border-bottom:1px solid var(--rule);min-height:100px}
:host(:is([controls=compact],[controls=none]):not([view])) .tab-row,:host(:is([controls=compact],
[controls=none])) .pill:not(:last-child){display:none}
:host(:is([controls=compact],[controls=none])) .rest{font-size:12px;gap:4px}
:host(:is([controls=compact],[controls=none])) .pill-number{display:none}
:host(:is([controls=compact],[controls=none])) .panel{flex:1;height:auto}
:host(:is([controls=compact],[controls=none])) .pill{padding:0 8px}
`;

const EMBED_NARROW = `
:host(:is([controls=compact],[controls=none])) .tab-row,:host(:is([controls=compact],[controls=none])) .panel,
:host(:is([controls=compact],[controls=none])) .rest{display:none}
:host(:is([controls=compact],[controls=none])) .sentence{min-height:52px;padding:0 14px}
:host(:is([controls=compact],[controls=none])) .words{font-size:15px!important;line-height:24px!important}
`;

/** On paper, the grid and its sentence. */
const PRINT = '.under,.tab-row,.watch .panel{display:none!important}';

/** The parts for little room come first: what is said there of `.watch .words` leaves `.words.long` as it is. */
export const COLUMN_CSS = `@container (max-width:959.9px){${MEDIUM}}
@container (max-width:719.9px){${NARROW}}
@container (min-width:600px){${EMBED_WIDE}}
@container (max-width:599.9px){${EMBED_NARROW}}
@media print{${PRINT}}
${WIDE}`;
