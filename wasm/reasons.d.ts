/** Kinds of reasons by their numbers in the engine. Written by the build from engine/include/sudoku/reasons.def. */
export const reasons: string[];

/** What a cell has to do with an event, by the numbers. */
export const roles: string[];
