/** Kinds of reasons by their numbers in the engine. Written by the build from engine/include/sudoku/reasons.def. */
export const reasons: string[];

/** The roles of a cell in an event, by number. */
export const roles: string[];
