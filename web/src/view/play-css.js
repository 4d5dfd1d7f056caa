/** The looks of a board that a player fills. */

export const PLAY_CSS = `
:host{display:block;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.board{touch-action:pan-x pan-y pinch-zoom;cursor:default}
.board .mark{fill:var(--candidate)}
.selected-tint{fill:var(--logic);fill-opacity:.09}
.selected-line{fill:none;stroke:var(--logic);stroke-width:3;stroke-linecap:round}
`;

/** A colour's tint and pattern: on the board, and on the buttons of the page. */
export const COLOUR_CSS = `
.tile{fill:none;stroke:var(--ink-3);stroke-width:1.25}
.tile .tint{fill:var(--ink);fill-opacity:.05;stroke:none}
.tile.c1 .tint{fill-opacity:.16}
.tile.c2{stroke:var(--logic)}
.tile.c2 .tint{fill:var(--logic);fill-opacity:.14}
.tile.c3{stroke:var(--guess)}
.tile.c3 .tint{fill:var(--guess);fill-opacity:.16}
.tile.c4{stroke-width:2.5;stroke-linecap:round}
.tile path{opacity:.4}
`;
