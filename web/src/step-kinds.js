/** The kinds that Step stops at, as in docs/api.md: those that change the board or end a branch. */
export const STEP_KINDS = ['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution', 'step'];

/**
 * Whether an event is of one of these kinds. A step of a technique that puts a digit counts as a place, too.
 * @param {import('./replay.js').RunEvent} event @param {string[]} kinds
 */
export function isAmong({kind, found}, kinds) {
  return kinds.includes(kind) || (kinds.includes('place') && Boolean(found?.placements.length));
}

/**
 * Whether a candidate leaves for the very cause for which another one does.
 * @param {import('./replay.js').RunEvent} a @param {import('./replay.js').RunEvent} b
 */
export function hasSameCause(a, b) {
  return a.kind === b.kind && a.other === b.other && a.digit === b.digit && a.unit === b.unit && a.cause === b.cause;
}
