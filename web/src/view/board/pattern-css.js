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
