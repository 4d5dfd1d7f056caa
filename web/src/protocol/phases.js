/** The phase of the solver at a step of a run, as the engine tells it (engine/include/sudoku/phase.hpp). */

/** @typedef {import('./kinds.js').RunEvent} RunEvent */

/** For each digit of `cell`, `other` must have a different one. @typedef {{cell: number, other: number}} Arc */

/**
 * AC-3's queue.
 * @typedef {object} QueuePhase
 * @property {'queue'} kind
 * @property {number} length how many arcs are in it
 * @property {Arc[]} next the first of them, at most 400
 * @property {Arc} [inHand] the arc that was taken last
 * @property {number} removed the digit that left its cell because of it; 0 for none
 * @property {Arc[]} back the arcs that are back since then
 * @property {Arc[]} awaited the arcs that will come back next, unless nothing is left for the cell
 * @property {{digit: number, isLast: boolean, back: Arc[]}} [tried] what would come of the arc that was asked about if
 *   it were revised now: the digit that would leave its cell, 0 for none; whether it is all that is left there; the
 *   arcs that would come back
 */

/**
 * A pass of another propagator.
 * @typedef {object} PassPhase
 * @property {'pass'} kind
 * @property {number} number passes since search last did something, this one counted
 * @property {'solved-cells' | 'open-cells' | 'units' | 'constraints'} through what it goes through: cells
 *   with a digit that their peers lose, cells in which each digit is tried, units, or constraints on chosen cells
 * @property {number} count how many these are
 * @property {number} [inHand] the cell, unit or constraint
 * @property {Pick<RunEvent, 'index' | 'kind' | 'cell' | 'digit'>[]} done what it has removed and placed
 * @property {number[]} losing the peers that lose the digit of the cell in hand next
 * @property {number[]} next the cells, units or constraints that come after the one in hand
 */

/** @typedef {QueuePhase | PassPhase | {kind: 'search'}} Phase */

export {};
