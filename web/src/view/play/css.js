/** The looks of a board that a player fills. */

export const PLAY_CSS = `
:host{display:block;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.board{touch-action:pan-x pan-y pinch-zoom;cursor:default}
.board .mark{fill:var(--candidate)}
.painted .mark{fill:var(--ink-2)}
.board .mark.firm,.board .mark.sought{font-weight:700;fill:var(--ink)}
.letter{font-style:italic;font-weight:500;fill:var(--ink-2)}
.wash{fill:none}
.wash.peers{fill:var(--ink);fill-opacity:.07}
.wash.can{fill:var(--logic);fill-opacity:.1}
.wash.same{fill:var(--logic);fill-opacity:.24}
.painted .wash.same{fill:none}
.frame{fill:none}
.painted .wash.same+.frame{stroke:var(--logic);stroke-width:2.5;stroke-dasharray:4 3}
.aside{opacity:.35}
[role=gridcell]:focus-visible{box-shadow:none}
.selected-tint{fill:var(--logic);fill-opacity:.12}
.selected-line{fill:none;stroke:var(--logic);stroke-linecap:square}
@media (forced-colors:active){
.selected-line{stroke:Highlight}
.wash.same{fill:Highlight;fill-opacity:.4}
}
@media print{.wash,.frame,.selected-tint,.selected-line{display:none}}
`;

/** The colours on the board, and on the buttons of the page. */
export const COLOUR_CSS = `
.paint,.pen{forced-color-adjust:none}
.pen{fill:none;stroke-linecap:round;stroke-linejoin:round}
${Array.from({length: 9}, (_, i) =>
    `.paint.c${i + 1}{fill:var(--paint-${i + 1})}.pen.c${i + 1}{stroke:var(--pen-${i + 1})}`).join('')}
`;
