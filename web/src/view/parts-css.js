/** The looks of the parts that are always there: board, strip, sheet. */

/** The board alone, wherever it stands. */
export const BOARD_CSS = `
.board{position:relative;contain:layout style}
.strip,.sentence{contain:layout style}
.board>svg,.board>canvas{position:absolute;left:0;top:0;display:block;overflow:visible;font-family:var(--font);
pointer-events:none}
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
.axis{font-size:12px;fill:var(--ink-3)}
.axis.on{font-weight:700;fill:var(--ink)}
[role=grid]{position:absolute;display:grid}
[role=row]{display:contents}
[role=gridcell]{position:relative;overflow:hidden}
[role=gridcell] span{position:absolute;inset:0;overflow:hidden;opacity:0;font-size:1px}
[role=gridcell]:focus-visible{outline:2px solid var(--ink);outline-offset:-1px;box-shadow:inset 0 0 0 3px var(--page)}
.editing [role=gridcell][tabindex="0"]{outline:3px solid var(--logic);outline-offset:-7px;background:var(--logic-tint);
box-shadow:none}
.viewport{position:absolute;border:3px solid var(--logic);border-radius:4px;pointer-events:none}
`;

const STRIP = `
.strip{position:relative;height:calc(68*var(--u));cursor:pointer;touch-action:none;user-select:none}
.strip canvas{position:absolute;inset:0;width:100%;height:100%}
.playhead{position:absolute;top:12px;bottom:0;width:2px;margin-left:-1px;background:var(--ink);pointer-events:none}
.playhead:before{content:"";position:absolute;left:-4px;top:-11px;width:10px;height:10px;border-radius:50%;
background:var(--ink)}
.extras.open,.sheet{position:absolute;z-index:20;border:1px solid var(--rule);border-radius:8px;
background:var(--surface);box-shadow:var(--shadow)}
`;

/** The places of the parts, as they are in all layouts. */
const PLACES = `
.left,.right{min-width:0}
.place:not(:empty)+.fallback,.aside{display:none}
.watch{position:relative;display:flex;flex-direction:column}
.at-start .aside{display:block}
.at-start .watch{display:none}
.strip{grid-area:strip}
.buttons{grid-area:buttons;display:flex;align-items:center;gap:8px}
`;

export const PARTS_CSS = BOARD_CSS + STRIP + PLACES;
