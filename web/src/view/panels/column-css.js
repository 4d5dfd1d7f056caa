/**
 * The looks of the column beside the board, in much room and in little: sentence, tabs, log, lens. In `.rest`,
 * items that don't fit wrap to a line out of sight; an empty item comes before the first, so that it can wrap, too.
 * It is a container of its own, as only its own room, beside the offers, says whether its first words have a place.
 */

import {CASES_CSS, WORDS_CSS} from './words-css.js';
import {ems} from '../theme-css.js';

/** Of the guesses, only the latest are seen; how many there are is still read out. */
const LATEST_ONLY =
  '.intro:not(:only-child){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}';
/** The first words in short; the whole is still read out. */
const IN_SHORT = '.intro[data-short]{font-size:0}' +
  '.intro[data-short]::before{content:attr(data-short)/"";font-size:calc(13*var(--u))}';

const WIDE = WORDS_CSS + CASES_CSS + `
.sentence{min-height:calc(84*var(--u))}
.words{font-size:calc(24*var(--u));line-height:calc(32*var(--u));font-weight:450;letter-spacing:-.012em;
text-wrap:balance}
.words.long{font-size:calc(20*var(--u));line-height:calc(26*var(--u))}
.reason{margin:6px 0 0;min-height:calc(60*var(--u));font-size:calc(14*var(--u));line-height:calc(20*var(--u));
color:var(--ink-2)}
.words .icon{margin-inline-end:10px;vertical-align:-2px}
.words .i-cross{color:var(--conflict);stroke-width:2.5}
.i-diamond{fill:currentColor;stroke:none}
.under{display:flex;align-items:end;gap:16px}
.rest{container-type:inline-size;display:flex;flex:1;flex-wrap:wrap;align-items:center;gap:8px;
min-width:0;height:calc(24*var(--u));margin-top:10px;
overflow:hidden;
white-space:nowrap;
font-size:calc(13*var(--u));color:var(--ink-3)}
.rest::before{content:'';height:100%;margin-inline-end:-8px}
.intro{flex:none;line-height:calc(24*var(--u))}
@container (width<22em){${IN_SHORT}}
@container (width<13em){${LATEST_ONLY}}
.pill{display:inline-flex;flex:none;
align-items:center;gap:6px;position:relative;height:calc(24*var(--u));padding:0 10px 0 4px;border:0;
border-radius:12px;
background:var(--guess-tint);color:var(--guess);font-size:calc(13*var(--u));font-weight:600}
.pill:hover{text-decoration:underline}
.pill:focus-visible{outline-offset:-2px}
.pill-number{width:calc(17*var(--u));height:calc(17*var(--u));border:1.5px dotted var(--guess);border-radius:50%;
font:600 calc(11*var(--u))/calc(14*var(--u)) var(--font);text-align:center}
.tab-row{container-type:inline-size;display:flex;justify-content:space-between;align-items:center;
border-bottom:1px solid var(--rule)}
.tabs{display:flex;gap:clamp(8px,5cqi - 9px,20px);min-width:0;margin-bottom:-1px;overflow-x:auto;scrollbar-width:none}
.tabs button{flex:none;min-height:calc(44*var(--u));padding:0;border:0;border-bottom:2px solid transparent;
background:none;
color:var(--ink-3);font-weight:450}
.tabs button[aria-selected=true]{color:var(--ink);border-color:var(--ink);font-weight:550}
.tabs button.also{border-color:var(--ink)}
.tabs button:hover{color:var(--ink)}
:is(.tabs button,.numbers,.layers-box,.layers summary):focus-visible{outline-offset:-2px}
.tally:not(:empty){margin-inline-start:2px;font-size:calc(13*var(--u));font-weight:400;color:var(--ink-3)}
.below{flex:var(--lower,1.75) 1 0;min-height:0;border-top:1px solid var(--rule)}
.panel{contain:layout paint;position:relative;flex:var(--upper,1) 1 0;min-height:0;overflow:auto}
.panel:has(:is(.trace,.queue,.code)){flex-grow:var(--upper,2.2)}
.shared :is(.panel,.below){flex-basis:0}
.split{position:relative;flex:none;height:9px;margin:-4px 0 -5px;z-index:2;cursor:row-resize;touch-action:none}
.split:before{content:"";position:absolute;inset:-8px 0}
.split:after{content:"";position:absolute;left:calc(50% - 16px);top:3px;width:32px;height:3px;border-radius:2px;
background:var(--edge)}
.split:hover:after{background:var(--ink)}
.tab-aside{margin-inline-start:auto}
.full-height{display:inline-flex;flex:none;align-items:center;justify-content:center;min-width:calc(44*var(--u));
min-height:calc(44*var(--u));margin-inline:4px -12px;padding:0;border:0;border-radius:6px;background:none;
color:var(--ink-3)}
.full-height:hover{background:var(--sunk);color:var(--ink)}
.full :is(.below,.split,.reason,.cases){display:none}
.log{position:absolute;inset:0;overflow-y:auto;overscroll-behavior:contain;overflow-anchor:none;scrollbar-width:thin;
scrollbar-color:var(--rule) transparent}
.lens{position:absolute;inset:0;overflow:hidden}
.lens .board:after{content:"";position:absolute;inset:22px 0 0 20px;border:3px solid var(--logic);border-radius:4px}
.lines{padding:8px 0 24px}
.line{display:grid;grid-template-columns:var(--number) 40px minmax(0,1fr);padding:0 8px 0 0;
border:1px solid transparent;
border-radius:4px;cursor:pointer}
.number{padding:2px 0;text-align:end;white-space:nowrap;font-size:calc(13*var(--u));color:var(--ink-3)}
.rails{align-self:stretch;margin:-1px 0 -1px 10px;
background:repeating-linear-gradient(to right,var(--guess) 0 2px,transparent 0 5px);opacity:.8}
.text{padding:2px 0;min-width:0;overflow-wrap:anywhere}
.line button{padding:0;border:0;background:none;font-weight:400;text-align:start;color:inherit;border-radius:3px}
.line .head{margin-inline-end:3px}
.line button:hover{text-decoration:underline}
.listed{white-space:nowrap}
.line .cell{color:var(--ink-2)}
.line .name,.line .strong{font-weight:600}
.line .logic{font-weight:600;color:var(--logic)}
.line.decide .head{font-weight:600;color:var(--guess)}
.line.decide .tail,.line.place .tail{color:var(--ink)}
.line.pass{color:var(--ink-3)}
.line.now{background:var(--surface);border-color:var(--rule);box-shadow:inset 3px 0 var(--ink)}
.line.now .number{font-weight:700;color:var(--ink)}
.line.now .here{outline:1.5px solid var(--conflict);outline-offset:1px;margin-inline:2px;padding:0 2px;
font-weight:600;color:var(--conflict)}
.line:not(.eliminate).now .here{outline-color:var(--ink);color:var(--ink)}
.line.now .later,.line.to-come,.line.to-come button,.line.to-come .logic,.line.to-come .number{
color:var(--next)!important}
.line.to-come .rails{opacity:.35}
.stopped:not(:empty){margin:4px 0;font-size:calc(13*var(--u));color:var(--ink-2)}
@media (forced-colors:active){.line:not(.now),.tabs [aria-selected=false]{border-color:Canvas!important}}
`;

const MEDIUM = `
.watch .words{font-size:calc(18*var(--u));line-height:calc(26*var(--u))}
`;

const NARROW = `
.watch .sentence{min-height:calc(84*var(--u))}
.watch .words{font-size:calc(18*var(--u));line-height:calc(28*var(--u))}
.watch .rest{margin-top:4px}
@media (max-height:600px){.watch .words{font-size:calc(15*var(--u));line-height:calc(20*var(--u))}}
@media (max-height:700px){.watch .words.long{font-size:calc(13*var(--u));line-height:calc(15*var(--u));margin-top:-3px}
.long>.icon{width:1em;height:1em}}
.watch .panel{flex:none;height:min(max(50vh,240px),320px)}
.watch .split{display:none}
.watch.full .panel{height:max(320px,76vh)}
.watch .panel:has(.lens){height:min(92cqw,420px)}
.watch .line{grid-template-columns:calc(var(--number) - 6px) 34px 1fr}
.watch .rails{margin-inline-start:6px}
.watch .tabs{gap:16px}
`;

const EMBED_WIDE = `
:host(:is([controls=compact],[controls=none])) :is(.full-height,.split){display:none}
:host(:is([controls=compact],[controls=none])) .words{font-size:calc(18*var(--u))!important;
line-height:calc(28*var(--u))!important}
:host(:is([controls=compact],[controls=none])) .line{grid-template-columns:calc(var(--number) - 4px) 14px 1fr}
:host(:is([controls=compact],[controls=none])) .rails{max-width:10px;margin-inline-start:4px}
:host(:is([controls=compact],[controls=none])) .sentence{border-bottom:1px solid var(--rule);
min-height:calc(100*var(--u))}
:host(:is([controls=compact],[controls=none]):not([view])) .tab-row,:host(:is([controls=compact],
[controls=none])) .pill~.pill{display:none}
:host(:is([controls=compact],[controls=none])) .rest{font-size:calc(12*var(--u));gap:4px}
:host(:is([controls=compact],[controls=none])) .pill-number{display:none}
:host(:is([controls=compact],[controls=none])) .panel{flex:1;height:auto}
:host(:is([controls=compact],[controls=none])) .pill{padding:0 8px}
`;

const EMBED_NARROW = `
:host(:is([controls=compact],[controls=none])) .tab-row,:host(:is([controls=compact],[controls=none])) .panel,
:host(:is([controls=compact],[controls=none])) .rest{display:none}
:host(:is([controls=compact],[controls=none])) .sentence{min-height:calc(52*var(--u));padding:0 14px}
:host(:is([controls=compact],[controls=none])) .words{font-size:calc(15*var(--u))!important;
line-height:calc(24*var(--u))!important}
`;

/** On paper, the grid, its sentence and its tree. */
const PRINT = '.under,.tab-row,.viewport,.split,.tree-tools,.watch .panel{display:none!important}';

/** The parts for little room come first: what is said there of `.watch .words` leaves `.words.long` as it is. */
export const COLUMN_CSS = `@container scope (max-width:${ems(959.9)}){${MEDIUM}}
@container scope (max-width:559.9px){${NARROW}}
@media (min-height:520px){@container scope (max-width:${ems(719.9)}){${NARROW}}}
@media (orientation:portrait){@container scope (max-width:${ems(959.9)}){${NARROW}}}
@container scope (min-width:${ems(600)}){${EMBED_WIDE}}
@container scope (max-width:${ems(599.9)}){${EMBED_NARROW}}
@media print{${PRINT}}
${WIDE}`;
