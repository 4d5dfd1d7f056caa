/**
 * Causes of events, weakest first: number, id, and the kind of reason for their removals, named like the engine's
 * `ReasonKind`. Written by the build from engine/include/sudoku/causes.def.
 */
export const causes: [number: number, id: string, reason: string][];
