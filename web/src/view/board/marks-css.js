
/** The looks of the marks of steps, which come with the first of them. */
export const MARKS_CSS = `
.unit{fill:var(--unit-tint);stroke:var(--ink);stroke-width:3}
.ring{fill:none;stroke:var(--ink)}
.lost-edge{fill:none;stroke:var(--conflict);stroke-width:3.5}
.lost-edge.tinted{fill:var(--conflict-tint)}
.unit.fill,.lost-edge.fill{stroke:none}
.unit.line,.lost-edge.line{fill:none;stroke-linecap:round}
.move{fill:none;stroke:var(--ink);stroke-width:1.75;stroke-dasharray:1 4;stroke-linecap:round}
.chip{fill:var(--surface);stroke:var(--conflict)}
.struck-dot,.board .struck{fill:var(--conflict)}
.board .struck{font-weight:650}
.strike{fill:none;stroke:var(--conflict);stroke-width:1.75;stroke-linecap:round}
`;

/** The looks of the patterns of techniques. */
export const PATTERN_CSS = `
.unit.cover{fill:none;stroke-width:2.5;stroke-dasharray:7 4}
.set-tint{fill:var(--unit-tint)}
.set-line{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round}
.set-badge{fill:var(--ink)}
.board .set-name{fill:var(--surface);font-weight:650}
.link{fill:none;stroke:var(--ink);stroke-width:1.75;stroke-dasharray:2 3.5;stroke-linecap:round}
.link.strong{stroke-width:2;stroke-dasharray:none}
.look{fill:var(--surface);stroke:var(--ink)}
.look.on{fill:var(--ink)}
.look.beside{stroke-dasharray:2.5 2}
.board .member-digit,.board .end-digit,.board .beside-digit{fill:var(--ink);font-weight:650}
.board .on-digit{fill:var(--surface);font-weight:650}
.written{fill:var(--surface);stroke:var(--logic);stroke-width:2}
.board .written-digit{fill:var(--logic);font-weight:650}
@media (forced-colors:active){.board :is(.on-digit,.set-name){fill:Canvas;forced-color-adjust:none}
.look,.written{fill:Canvas;stroke:CanvasText}
.look.on,.set-badge{fill:CanvasText}}
`;
