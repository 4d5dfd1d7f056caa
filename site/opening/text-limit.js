/** Longest text that is looked at, in characters: some 200,000 puzzles. */
export const MAX_TEXT = 1 << 24;
/** A text that is longer does not go into the box, which would take seconds to lay it out. */
export const MAX_SHOWN = 20_000;
