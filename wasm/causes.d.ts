/**
 * Causes of events, weakest first: number, id, and the kind of reason that its removals have, as the engine's
 * `ReasonKind` is called. Written by the build from engine/include/sudoku/causes.def.
 */
export const causes: [number: number, id: string, reason: string][];
