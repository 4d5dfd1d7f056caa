/** The phase of the solver at a step of a run, as in engine/include/sudoku/phase.hpp. */

/** @typedef {import('./kinds.js').RunEvent} RunEvent */

/** For each digit of `cell`, `other` must have a different one. @typedef {{cell: number, other: number}} Arc */

/**
 * AC-3's queue.
 * @typedef {object} QueuePhase
 * @property {'queue'} kind
 * @property {number} length the number of its arcs
 * @property {Arc[]} next the first arcs, at most 400
 * @property {Arc} [inHand] the arc that was taken last from the queue
 * @property {number} removed the digit that it removed; 0 for none
 * @property {Arc[]} back arcs that have returned since then
 * @property {Arc[]} awaited arcs that return next, unless the cell becomes empty
 * @property {{digit: number, isLast: boolean, back: Arc[]}} [tried] the effect of revising a requested arc now: the
 *   digit that it would remove, or 0; true if the cell has no other digit; the arcs that would return
 */

/**
 * A pass of another propagator.
 * @typedef {object} PassPhase
 * @property {'pass'} kind
 * @property {number} number passes since the last step of search, including this one
 * @property {'solved-cells' | 'open-cells' | 'units' | 'constraints'} through the items of the pass: solved cells,
 *   whose digits are removed from their peers; open cells, in which each digit is tried; units; or constraints
 * @property {number} count the number of its items
 * @property {number} [inHand] the cell, unit or constraint that had an effect last
 * @property {Pick<RunEvent, 'index' | 'kind' | 'cell' | 'digit'>[]} done its removals and
 *   placements so far
 * @property {number[]} losing peers that lose the digit of the cell in hand next
 * @property {number[]} next the cells, units or constraints after the one in hand
 */

/** @typedef {QueuePhase | PassPhase | {kind: 'search'}} Phase */

export {};
