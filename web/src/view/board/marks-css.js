/** The looks of the marks of steps, which come with the first of them. */
export const MARKS_CSS = `
.unit{fill:var(--unit-tint);stroke:var(--ink);stroke-width:3}
.ring{fill:none;stroke:var(--ink)}
.lost-edge{fill:none;stroke:var(--conflict);stroke-width:3.5}
.lost-edge.tinted{fill:var(--conflict-tint)}
.chip{fill:var(--surface);stroke:var(--conflict)}
.struck-dot,.board .struck{fill:var(--conflict)}
.board .struck{font-weight:650}
.strike{fill:none;stroke:var(--conflict);stroke-width:1.75;stroke-linecap:round}
`;
