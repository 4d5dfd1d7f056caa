/**
 * The board as events change it: the state at an index of a run, and the function that applies an event to it. It
 * checks nothing; `traces/format.js` checks traces from outside.
 */
import {bit, hasCandidate, word} from '../grid/candidates.js';
import {digitsOf} from '../grid/plain-puzzle.js';

/**
 * A cell as it was before a change, and the change before. A list of them never changes, so clones of a state share it.
 * @typedef {object} Change
 * @property {number} cell
 * @property {number} digit
 * @property {number} level
 * @property {number} low
 * @property {number} high
 * @property {number} ruledOut
 * @property {Change | null} before
 */

/** The changes before a decide: its refute undoes those that came after. @typedef {{changes: Change | null}} Saved */

/** @typedef {{index: number, cell: number, digit: number, half?: 'lower' | 'upper', saved: Saved | null}} Decision an
 *   open decide */

/**
 * @typedef {object} State
 * @property {Uint8Array} values the digit of each cell, 0 = open
 * @property {Uint16Array} levels the depth at which the cell was filled, 0 = given or before any guess
 * @property {Uint32Array} candidates two words per cell, low word first: bit d-1 = digit d
 * @property {Decision[]} path the open decides, oldest first
 * @property {number} ruledOut removed candidates of cells that are not given
 * @property {Change | null} changes since the first open decide, the latest first
 */

/**
 * An event of a run, as in docs/api.md.
 * @typedef {object} RunEvent
 * @property {number} index
 * @property {string} kind
 * @property {number} depth
 * @property {string} [cause]
 * @property {number} [cell]
 * @property {number} [digit]
 * @property {number} [other]
 * @property {number} [unit]
 * @property {number} [constraint] the number of the constraint that causes it
 * @property {number} [clause] the number of a learnt clause
 * @property {number} [following]
 * @property {number} [alternatives]
 * @property {string} [outcome]
 * @property {'lower' | 'upper'} [half] of a split, in a decide or refute: the digits up to `digit`, or those above
 * @property {number} [count]
 * @property {number} [number]
 * @property {number} [step] of a step of a technique: its number
 * @property {import('../protocol/people.js').FoundStep} [found] the step that the technique found
 * @property {[cell: number, digit: number][]} [gone] all candidates removed by a step of techniques or a guess
 */

/**
 * State 0: givens are single candidates, every other cell has all digits.
 * @param {number} size
 * @param {Uint8Array} givens
 * @returns {State}
 */
export function initialState(size, givens) {
  const state = {
    values: givens.slice(), levels: new Uint16Array(givens.length), candidates: new Uint32Array(2 * givens.length),
    path: [], ruledOut: 0, changes: null,
  };
  for (let cell = 0; cell < givens.length; cell += 1) {
    if (givens[cell]) setOnly(state.candidates, cell, givens[cell]);
    else for (let digit = 1; digit <= size; digit += 1) state.candidates[word(cell, digit)] |= bit(digit);
  }
  return state;
}

/**
 * State 0 of a run that starts from a position: digits placed by a player count as givens, marks as candidates.
 * @param {import('../grid/plain-puzzle.js').Puzzle} puzzle
 * @returns {State}
 */
export function startState(puzzle) {
  const {size, candidates} = puzzle;
  const state = initialState(size, digitsOf(puzzle));
  const marks = candidates && new Uint32Array(candidates.slice().buffer);
  for (let cell = 0; marks && cell < puzzle.givens.length; cell += 1) {
    const isMarked = !state.values[cell] && (marks[2 * cell] || marks[2 * cell + 1]);
    if (isMarked) state.candidates.set(marks.subarray(2 * cell, 2 * cell + 2), 2 * cell);
  }
  return state;
}

/**
 * The same state in memory of its own.
 * @param {State} state
 * @returns {State}
 */
export function cloneState(state) {
  const {values, levels, candidates, path} = state;
  return {
    ...state, values: values.slice(), levels: levels.slice(), candidates: candidates.slice(), path: path.slice(),
  };
}

/**
 * Applies one event to the state, in place.
 * @param {State} state
 * @param {RunEvent} event
 * @returns {boolean} false, with nothing changed, if a refute closes a decide whose state was not kept
 */
export function applyEvent(state, event) {
  const cell = event.cell ?? 0;
  const digit = event.digit ?? 0;
  switch (event.kind) {
    case 'eliminate':
      strike(state, cell, digit);
      break;
    case 'step':
      for (const placed of event.found?.placements ?? []) fill(state, ...placed);
      break;
    case 'decide':
      state.path.push({
        index: event.index, cell, digit, ...(event.half && {half: event.half}), saved: {changes: state.changes},
      });
      if (event.half) split(state, cell, digit, event.half);
      else fill(state, cell, digit);
      break;
    case 'place':
      fill(state, cell, digit);
      break;
    case 'refute': {
      const saved = state.path.at(-1)?.saved;
      if (!saved) return false;
      state.path.pop();
      while (state.changes && state.changes !== saved.changes) undo(state, state.changes);
      break;
    }
    default: // the other kinds don't change the board
  }
  for (const gone of event.gone ?? []) strike(state, ...gone);
  return true;
}

/**
 * The candidates of a cell, ascending.
 * @param {Uint32Array} candidates
 * @param {number} cell
 * @returns {number[]}
 */
export function candidatesOf(candidates, cell) {
  const digits = [];
  for (let digit = 1; digit <= 64; digit += 1) if (hasCandidate(candidates, cell, digit)) digits.push(digit);
  return digits;
}

/** @param {State} state @param {number} cell @param {number} digit */
function fill(state, cell, digit) {
  note(state, cell);
  state.ruledOut += bits(state.candidates[2 * cell]) + bits(state.candidates[2 * cell + 1]) - 1;
  setOnly(state.candidates, cell, digit);
  state.values[cell] = digit;
  state.levels[cell] = state.path.length;
}

/**
 * Leaves a cell half of its candidates.
 * @param {State} state @param {number} cell @param {number} boundary @param {'lower' | 'upper'} half
 */
function split(state, cell, boundary, half) {
  for (const digit of candidatesOf(state.candidates, cell)) {
    if ((digit <= boundary) !== (half === 'lower')) strike(state, cell, digit);
  }
}

/** @param {State} state @param {number} cell @param {number} digit */
function strike(state, cell, digit) {
  if (!hasCandidate(state.candidates, cell, digit)) return;
  note(state, cell);
  state.ruledOut += 1;
  state.candidates[word(cell, digit)] &= ~bit(digit);
}

/** Keeps a cell as it is before a change, if a refute may undo it. @param {State} state @param {number} cell */
function note(state, cell) {
  const {values, levels, candidates, path, ruledOut, changes: before} = state;
  if (!path.length) return;
  state.changes = {
    cell, digit: values[cell], level: levels[cell], low: candidates[2 * cell], high: candidates[2 * cell + 1],
    ruledOut, before,
  };
}

/** @param {State} state @param {Change} change the latest one */
function undo(state, {cell, digit, level, low, high, ruledOut, before}) {
  state.values[cell] = digit;
  state.levels[cell] = level;
  state.candidates.set([low, high], 2 * cell);
  state.ruledOut = ruledOut;
  state.changes = before;
}

/** @param {Uint32Array} candidates @param {number} cell @param {number} digit */
function setOnly(candidates, cell, digit) {
  candidates[2 * cell] = 0;
  candidates[2 * cell + 1] = 0;
  candidates[word(cell, digit)] = bit(digit);
}

/** The number of bits that are set. @param {number} word */
function bits(word) {
  let count = 0;
  for (let rest = word; rest; rest &= rest - 1) count += 1;
  return count;
}

/** The kinds at which Step stops, as in docs/api.md: those that change the board or end a branch. */
export const STEP_KINDS = ['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution', 'step', 'learn',
  'restart'];

/**
 * True if an event is of one of these kinds. A step of a technique that places a digit counts as a place, too.
 * @param {RunEvent} event @param {string[]} kinds
 */
export function isAmong({kind, found}, kinds) {
  return kinds.includes(kind) || (kinds.includes('place') && Boolean(found?.placements.length));
}

/**
 * True if two candidates are removed for the same cause.
 * @param {RunEvent} a @param {RunEvent} b
 */
export function hasSameCause(a, b) {
  return a.kind === b.kind && a.other === b.other && a.digit === b.digit && a.unit === b.unit &&
    a.constraint === b.constraint && a.clause === b.clause && a.cause === b.cause;
}

/**
 * The guesses of the clause that this event is learning, up to it; empty if the first of them is missing.
 * @param {RunEvent[]} events @param {number} at @returns {RunEvent[]}
 */
export function clauseAt(events, at) {
  let first = at;
  while (events[first - 1]?.kind === 'learn') first -= 1;
  return first > 0 ? events.slice(first, at + 1) : [];
}

/** True for an event of search, not of a propagator. @param {RunEvent} event */
export function isOfSearch({cause}) {
  return !cause || cause === 'learnt' || cause === 'search' || cause === 'none';
}
