/** The looks of each part: board, sentence, log, numbers, strip, solver. */

const BOARD = `
.board{position:relative}
.board>svg,.board>canvas{position:absolute;left:0;top:0;display:block;overflow:visible;font-family:var(--font);pointer-events:none}
.board text{text-anchor:middle;font-variant-numeric:tabular-nums}
.paper{fill:var(--surface)}
.thin{fill:none;stroke:var(--cell-line);stroke-width:1;shape-rendering:crispEdges}
.thick{fill:none;stroke:var(--box-line);stroke-width:2;shape-rendering:crispEdges;stroke-linejoin:miter}
.ground{fill:var(--guess)}
.ground.lost{fill:var(--conflict-tint)}
.digit.given{font-weight:700;fill:var(--given)}
.digit.logic{font-weight:400;fill:var(--logic)}
.digit.guess{font-weight:500;fill:var(--guess)}
.digit.clashing{fill:var(--conflict)}
.candidates{fill:var(--candidate)}
.candidates.gone{fill:var(--ink-2)}
.guess-ring{fill:none;stroke:var(--guess);stroke-linecap:round}
.board .level{font-weight:650;fill:var(--guess);text-anchor:start}
.cross{fill:none;stroke:var(--conflict);stroke-width:1.75;stroke-linecap:round}
.unit{fill:var(--unit-tint);stroke:var(--ink);stroke-width:3}
.ring{fill:none;stroke:var(--ink)}
.lost-edge{fill:none;stroke:var(--conflict);stroke-width:3.5}
.lost-edge.tinted{fill:var(--conflict-tint)}
.chip{fill:var(--surface);stroke:var(--conflict)}
.struck-dot,.board .struck{fill:var(--conflict)}
.board .struck{font-weight:650}
.strike{fill:none;stroke:var(--conflict);stroke-width:1.75;stroke-linecap:round}
.band{fill:none;stroke:var(--guess);stroke-width:2.5;opacity:var(--band)}
.band-ground{fill:var(--page)}
.band-depth{fill:var(--guess);font-weight:650}
.axis{font-size:12px;fill:var(--ink-3)}
.axis.on{font-weight:700;fill:var(--ink)}
[role=grid]{position:absolute;display:grid}
[role=row]{display:contents}
[role=gridcell]{position:relative;overflow:hidden}
[role=gridcell] span{position:absolute;inset:0;overflow:hidden;opacity:0;font-size:1px}
[role=gridcell]:focus-visible{outline:2px solid var(--ink);outline-offset:-1px;box-shadow:inset 0 0 0 3px var(--page)}
.editing [role=gridcell]:focus{outline:3px solid var(--logic);outline-offset:-7px;background:var(--logic-tint);box-shadow:none}
.viewport{position:absolute;border:3px solid var(--logic);border-radius:4px;pointer-events:none}
`;

const SENTENCE = `
.sentence{min-height:84px}
.words{font-size:24px;line-height:32px;font-weight:450;letter-spacing:-.012em;text-wrap:balance}
.words.long{font-size:20px;line-height:26px}
.words .name,.words .strong{font-weight:600}
.words .logic{color:var(--logic);font-weight:600}
.words .guess{color:var(--guess);font-weight:600}
.words .struck,.words .ringed{display:inline-block;position:relative;padding:0 .26em;border-radius:.25em;line-height:1.18;font-weight:600}
.words .struck{border:1.5px solid var(--conflict);background:var(--surface);color:var(--conflict);margin-right:.1em}
.words .ringed{border:2px solid var(--ink)}
.strike-word{position:absolute;left:-3px;right:-3px;top:22%;width:calc(100% + 6px);height:56%;fill:none;stroke:var(--conflict);
stroke-width:1.75;stroke-linecap:round;overflow:visible}
.strike-word path{vector-effect:non-scaling-stroke}
.words .icon{margin-right:10px;vertical-align:-2px}
.words .i-cross{color:var(--conflict);stroke-width:2.5}
.i-diamond{fill:currentColor;stroke:none}
.rest{display:flex;flex-wrap:nowrap;align-items:center;gap:8px;height:24px;margin-top:10px;overflow:hidden;white-space:nowrap;
font-size:13px;color:var(--ink-3)}
.pill{display:inline-flex;align-items:center;gap:6px;position:relative;height:24px;padding:0 10px 0 4px;border:0;border-radius:12px;
background:var(--guess-tint);color:var(--guess);font-size:13px;font-weight:600}
.pill:hover{text-decoration:underline}
.pill:focus-visible{outline-offset:-2px}
.pill-number{width:17px;height:17px;border:1.5px dotted var(--guess);border-radius:50%;font:600 11px/14px var(--font);text-align:center}
`;

const TABS = `
.tabs{display:flex;gap:20px;border-bottom:1px solid var(--rule)}
.tabs button{min-height:44px;padding:0;border:0;border-bottom:2px solid transparent;margin-bottom:-1px;background:none;color:var(--ink-3);font-weight:450}
.tabs button[aria-selected=true]{color:var(--ink);border-color:var(--ink);font-weight:550}
.tabs button:hover{color:var(--ink)}
.panel{position:relative;flex:1;min-height:0;overflow:auto}
.log{position:absolute;inset:0;overflow-y:auto;overscroll-behavior:contain;overflow-anchor:none;scrollbar-width:thin;
scrollbar-color:var(--rule) transparent}
.lines{padding:8px 0 24px}
.line{display:grid;grid-template-columns:36px 40px 1fr;padding:0 8px 0 0;border:1px solid transparent;border-radius:4px;cursor:pointer}
.number{padding:2px 0;text-align:right;font-size:13px;color:var(--ink-3)}
.rails{align-self:stretch;margin:-1px 0 -1px 10px;background:repeating-linear-gradient(to right,var(--guess) 0 min(2px,calc(var(--gap)*.5)),transparent 0 var(--gap));opacity:.8}
.text{padding:2px 0;min-width:0;overflow-wrap:anywhere}
.line button{padding:0;border:0;background:none;font-weight:400;text-align:left;color:inherit;border-radius:3px}
.line button:hover{text-decoration:underline}
.line .cell{margin-right:5px;color:var(--ink-2)}
.line .name,.line .strong{font-weight:600}
.line .logic{font-weight:600;color:var(--logic)}
.line.decide .head{font-weight:600;color:var(--guess)}
.line.decide .tail,.line.place .tail{color:var(--ink)}
.line.pass{color:var(--ink-3)}
.line.now{background:var(--surface);border-color:var(--rule);box-shadow:inset 3px 0 var(--ink)}
.line.now .number{font-weight:700;color:var(--ink)}
.line.now .here{outline:1.5px solid var(--conflict);outline-offset:2px;margin-inline:3px 8px;font-weight:600;color:var(--conflict)}
.line:not(.eliminate).now .here{outline-color:var(--ink);color:var(--ink)}
.line.now .later,.line.to-come,.line.to-come button,.line.to-come .logic,.line.to-come .number{color:var(--next)!important}
.line.to-come .rails{opacity:.35}
.numbers{padding:16px 0}
.numbers dl{display:grid;grid-template-columns:140px 1fr;gap:6px 16px}
dt{color:var(--ink-3)}
table{width:100%;margin-top:24px;border-collapse:collapse}
th,td{padding:7px 16px 7px 0;border-bottom:1px solid var(--rule);text-align:left;font-weight:400;vertical-align:top}
thead th{color:var(--ink-3)}
td{width:36%}
.bar{height:4px;min-width:1px;margin-top:4px;background:var(--logic)}
`;

const STRIP = `
.strip{position:relative;height:68px;cursor:pointer;touch-action:none;user-select:none}
.strip canvas{position:absolute;inset:0;width:100%;height:100%}
.playhead{position:absolute;top:12px;bottom:0;width:2px;margin-left:-1px;background:var(--ink);pointer-events:none}
.playhead:before{content:"";position:absolute;left:-4px;top:-11px;width:10px;height:10px;border-radius:50%;background:var(--ink)}
.readouts{font-size:12px;line-height:16px;color:var(--ink-3)}
.readout{white-space:nowrap}
.readout b{font-weight:600}
.readout .guess{color:var(--guess)}
.readout .logic{color:var(--logic)}
`;

const SOLVER = `
.title{display:flex;align-items:center;justify-content:space-between;gap:16px;height:32px}
.title .label{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600}
.solver{position:relative;display:flex;align-items:center;gap:10px;min-width:0}
.solver .caption{font-size:14px;color:var(--ink-3)}
.picker{display:inline-flex;align-items:center;gap:8px;min-width:0;height:44px;padding:0;border:0;background:none}
.picker:hover .name{text-decoration:underline}
.picker .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.sheet,.open.extras{position:absolute;z-index:20;border:1px solid var(--rule);border-radius:8px;background:var(--surface);box-shadow:var(--shadow)}
.sheet{right:-8px;top:44px;display:none;width:min(440px,calc(100cqw - 16px));padding:8px}
.solver.open .sheet{display:block}
.presets{display:grid}
.presets button{min-height:40px;padding:0 12px;border:0;border-radius:6px;background:none;text-align:left;font-weight:450}
.presets button:hover{background:var(--sunk)}
.presets [aria-pressed=true]{font-weight:650;box-shadow:inset 3px 0 var(--ink)}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:8px;padding:12px;border-top:1px solid var(--rule)}
.choices label>span:first-child{display:block;margin-bottom:4px;font-size:13px;color:var(--ink-3)}
.choices .select,.choices select{width:100%}
`;

export const PARTS_CSS = BOARD + SENTENCE + TABS + STRIP + SOLVER;
