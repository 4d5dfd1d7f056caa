/**
 * The messages between the client (a page or node) and the host (a worker or the main thread, which has the
 * WebAssembly).
 *
 * The client sends a `Request`. The host replies with any number of `Answer`s that have `progress`, then with one that
 * has a `result`. A `live` run is answered after its first slice and continues to send `progress` under the same id,
 * which is also its handle. Errors never throw across: they are results, too, as `{ok: false, error}`.
 */

import {causes} from '#causes';

/**
 * @typedef {{id: number, method: string, args: any[]} | {id: number, cancel: true}} Request
 * @typedef {{id: number, result?: any, progress?: any, failure?: string}} Answer `failure`: the host threw
 */

/**
 * @typedef {object} Puzzle
 * @property {number} boxRows rows of a usual box; 0 if the size has no boxes
 * @property {number} boxCols
 * @property {number} size the number of digits
 * @property {Uint8Array} givens size*size, row by row, 0 = empty
 * @property {Uint8Array} [values] digits placed by the player, 0 = none
 * @property {BigUint64Array | null} [candidates] pencil marks, if there are any; bit d-1 = digit d
 * @property {Rules | null} [rules] rules besides rows, columns and rectangular boxes
 */

/** @typedef {import('../grid/geometry.js').Rules} Rules */

/**
 * A text in any format that the app reads, a link, or a puzzle as an object, whose rules need only their text.
 * @typedef {string | Omit<Puzzle, 'rules'> & {rules?: {text: string} | null}} PuzzleInput
 */

/**
 * A meaning that drawings may have.
 * @typedef {object} Meaning
 * @property {string} kind as of a `Constraint`, or a rule about the whole grid
 * @property {number} [value] the number of the kind that the drawing doesn't tell, such as 5 for whispers
 * @property {string} rules the rules that they are then, as text
 */

/**
 * Drawings of a puzzle that look alike, and what they may mean. Only people know.
 * @typedef {object} Proposal
 * @property {string} sentence as "9 grey lines with a disc at one end"
 * @property {number[][]} items the cells of each drawing
 * @property {Meaning[]} meanings likeliest first; those that have rules for all of the drawings
 * @property {boolean} isGuess true if something speaks for the first meaning
 */

/**
 * @typedef {object} Failure
 * @property {false} ok
 * @property {{code: string, message: string, offset?: number, cells?: number[],
 *             size?: number, choices?: {boxRows: number, boxCols: number}[], rule?: string}} error `offset` is counted
 *             in UTF-16 units of the text as it was passed; `size` is the number of rows of the grid that has the
 *             cells, where a text or rules are at fault; `rule` is the name of a wrong or unknown rule
 */

/**
 * An answer or an error. Each has the names of the other as undefined, so that you can destructure a result at once:
 * `const {ok, error, run} = …`, where `ok` tells which of the others exist.
 * @template T
 * @typedef {({ok: true, error?: undefined} & T) |
 *           (Failure & {[Name in Exclude<keyof T, 'ok' | 'error'>]?: undefined})} Result
 */

/**
 * A signal that can stop a long call: the part of an AbortSignal that is used, so that types don't need the `dom`
 * library.
 * @typedef {object} Signal
 * @property {boolean} aborted
 * @property {any} [reason]
 * @property {(type: 'abort', listener: () => void, options?: {once?: boolean}) => void} addEventListener
 * @property {(type: 'abort', listener: () => void) => void} removeEventListener
 */

/**
 * @typedef {object} Strategy
 * @property {string} [propagation] an id of `propagators()` or `techniques`; `only-choice` by default
 * @property {'first' | 'mrv' | 'mrv-degree' | 'random'} [variable] the order of cells; `mrv` by default, ties go to the
 *   lowest cell
 * @property {'ascending' | 'lcv' | 'random'} [value] the order of digits; `ascending` by default
 * @property {number} [seed] for the random orders; 0 by default
 * @property {number} [solutions] stop after this many; 1 by default
 * @property {boolean} [search] false: propagate only; true by default
 * @property {'values' | 'two-way' | 'split'} [branching] `values` by default
 * @property {'backtracking' | 'backjumping' | 'learning'} [lookBack] `backtracking` by default
 * @property {{at: number, cell: number, digit: number}[]} [choices] decisions made by the user, after `at` decides
 * @property {string} [first] the first step of a run by `techniques`: `x-wing-2` is number 2 of `steps`, from 0 on
 */

/**
 * @typedef {object} RunEvent
 * @property {number} index
 * @property {string} kind
 * @property {string} [cause] a propagator's id, or `search`
 * @property {number} [cell]
 * @property {number} [digit]
 * @property {number} [other] a second cell: the cause of an `eliminate`, or Xj of an arc; an `eliminate` with neither
 *   this nor a unit is a refuted trial
 * @property {number} [unit] the unit (rows, columns, boxes, from 0) in which a `place` was the only place, a digit has
 *   no place or cells have too few digits (`conflict`), or which contains the pattern of an `eliminate`
 * @property {number} [constraint] the number of the constraint that causes an `eliminate` or a `conflict`
 * @property {number} [clause] the number of the clause of a `learn`, or of the one that causes an `eliminate`
 * @property {number} [following] of a `learn`: the number of guesses of its clause that follow
 * @property {number} depth number of open decisions, including the event's own decide or refute
 * @property {number} [alternatives] of a `decide`: number of digits that were possible before the first try
 * @property {'lower' | 'upper'} [half] of a `decide` or `refute` of a split: the digits up to `digit`, or those above
 * @property {'failed' | 'exhausted' | 'skipped'} [outcome] of a `refute`
 * @property {number} [count] of a `pass`: number of solved cells, arcs in the initial queue, or units
 * @property {number} [number] of a `solution`, from 1
 */

/** Kinds of events, indexed by their number in the engine. */
export const KINDS = ['place', 'eliminate', 'pass', 'enqueue', 'revise', 'step', 'decide', 'refute', 'conflict',
  'solution', 'done', 'learn', 'restart'];

/** Causes of events, indexed by their number in the engine. @type {string[]} */
export const CAUSES = [];
for (const [number, id] of causes) CAUSES[number] = id;

const REASONS = new Map(causes.map(([, id, reason]) => [id, reason]));

/**
 * The kind of reason for the removals of a propagator: `peer`, `refuted` for trials, or that of a pattern.
 * @param {string} [propagation] an id
 */
export function reasonOfRemoval(propagation = '') {
  return REASONS.get(propagation) ?? 'unknown';
}

/**
 * True for a propagator whose removals name the cell that causes them, or that removes nothing.
 * @param {string} [propagation] an id
 */
export function isBasic(propagation) {
  return ['peer', 'unknown'].includes(reasonOfRemoval(propagation));
}

/** The kinds at which `next` and `previous` stop if no kind is given. */
const STEPS = ['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution', 'learn', 'restart'];

/**
 * A kind, or by default all kinds of steps, as a set of bits for the engine; 0 for an unknown kind.
 * @param {string} [kind]
 */
export function kindSet(kind) {
  return (kind === undefined ? STEPS : [kind]).reduce((set, name) => set | 1 << KINDS.indexOf(name), 0) &
    (1 << KINDS.length) - 1;
}

/**
 * @typedef {object} Overview the whole run in at most 2,048 buckets; bucket b covers events b*width to (b+1)*width - 1
 * @property {number} width
 * @property {Uint16Array} depthMin
 * @property {Uint16Array} depthMax
 * @property {Uint32Array} ruledOut removed candidates in the state at the bucket's end
 * @property {Uint32Array} guesses
 * @property {Uint32Array} conflicts
 * @property {Uint32Array} solutions
 * @property {Uint32Array} skipped guesses that were jumped over
 * @property {Uint32Array} clauses that were learnt
 * @property {Uint32Array} restarts
 */

/** Counts of a bucket, in the order of its bytes. */
const COUNTED = ['guesses', 'conflicts', 'solutions', 'restarts', 'skipped', 'clauses'];

/**
 * @param {number} width
 * @param {Uint8Array} bytes 32 per bucket
 * @returns {Overview}
 */
export function decodeOverview(width, {buffer, byteOffset, length}) {
  const halves = new Uint16Array(buffer, byteOffset, length / 2);
  const words = new Uint32Array(buffer, byteOffset, length / 4);
  const half = (/** @type {number} */ at) => halves.filter((_, i) => i % 16 === at);
  const word = (/** @type {number} */ at) => words.filter((_, i) => i % 8 === at);
  const counts = Object.fromEntries(COUNTED.map((name, i) => [name, word(i + 2)]));
  return /** @type {Overview} */ ({
    width, depthMin: half(0), depthMax: half(1), ruledOut: word(1), ...counts,
  });
}
