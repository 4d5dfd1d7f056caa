/**
 * The messages between the client (a page, or node) and the host (where the wasm is: a worker, or the main thread).
 *
 * The client sends `Request`; the host answers each with one `Answer` that has a `result`, and before that with as many
 * as it likes that have `progress`. A run that is `live` is answered after its first slice and goes on telling
 * `progress` under the same id; that id is also its handle. Nothing throws across: a `result` is a value, `{ok: false,
 * error}` too.
 */

import {causes} from '#causes';

/**
 * @typedef {{id: number, method: string, args: any[]} | {id: number, cancel: true}} Request
 * @typedef {{id: number, result?: any, progress?: any, failure?: string}} Answer `failure`: the host threw
 */

/**
 * @typedef {object} Puzzle
 * @property {number} boxRows of the usual boxes; 0 where a size has none
 * @property {number} boxCols
 * @property {number} size the number of digits
 * @property {Uint8Array} givens size*size, row by row, 0 = empty
 * @property {Uint8Array} [values] what the player has set
 * @property {BigUint64Array | null} [candidates] bit d-1 = digit d; pencil marks, where given
 * @property {Rules | null} [rules] beside rows, columns and rectangular boxes
 */

/** @typedef {import('../grid/geometry.js').Rules} Rules */

/**
 * Any text format or link that the app reads, or the object, for which the text of its rules is enough.
 * @typedef {string | Omit<Puzzle, 'rules'> & {rules?: {text: string} | null}} PuzzleInput
 */

/**
 * @typedef {object} Failure
 * @property {false} ok
 * @property {{code: string, message: string, offset?: number, cells?: number[],
 *             choices?: {boxRows: number, boxCols: number}[], rule?: string}} error `offset` in UTF-16 units of the
 *             text as passed, `rule` the name of one that is wrong or not known
 */

/**
 * An answer, or why there is none. Each has the names of the other, undefined, so that they may be taken apart at once:
 * `const {ok, error, run} = …`, after which `ok` tells what the others are.
 * @template T
 * @typedef {({ok: true, error?: undefined} & T) |
 *           (Failure & {[Name in Exclude<keyof T, 'ok' | 'error'>]?: undefined})} Result
 */

/**
 * The signal that can stop a long call: the used part of an AbortSignal, so that the engine's types need no library.
 * @typedef {object} Signal
 * @property {boolean} aborted
 * @property {any} [reason]
 * @property {(type: 'abort', listener: () => void, options?: {once?: boolean}) => void} addEventListener
 * @property {(type: 'abort', listener: () => void) => void} removeEventListener
 */

/**
 * @typedef {object} Strategy
 * @property {string} [propagation] an id of `propagators()`; default `only-choice`
 * @property {'first' | 'mrv' | 'mrv-degree' | 'random'} [variable] default `mrv`, ties: lowest cell
 * @property {'ascending' | 'lcv' | 'random'} [value] default `ascending`
 * @property {number} [seed]
 * @property {number} [solutions] stop after so many; 1
 * @property {boolean} [search] true; false: propagate only
 * @property {'values' | 'two-way' | 'split'} [branching] default `values`
 * @property {'backtracking' | 'backjumping' | 'learning'} [lookBack] default `backtracking`
 * @property {{at: number, cell: number, digit: number}[]} [choices] taken by the user at these decisions
 * @property {string} [first] the step that begins a run by `techniques`: `x-wing-2`, of `steps` number 2, from 0 on
 */

/**
 * @typedef {object} RunEvent
 * @property {number} index
 * @property {string} kind
 * @property {string} [cause] a propagator's id, or `search`
 * @property {number} [cell]
 * @property {number} [digit]
 * @property {number} [other] a second cell: what caused an `eliminate`, Xj of an arc; an `eliminate` with neither this
 *   nor a unit is a trial that was refuted
 * @property {number} [unit] rows, columns, boxes from 0: where a `place` was the only one, a `conflict` is without
 *   place or with too few digits, or the pattern of an `eliminate` lies
 * @property {number} [constraint] of the puzzle's rules, by number: what causes an `eliminate` or a `conflict`
 * @property {number} [clause] the number of a learnt clause: of a `learn`, or what causes an `eliminate`
 * @property {number} [following] of a `learn`: how many guesses of its clause follow
 * @property {number} depth open decisions, the event's own decide or refute counted
 * @property {number} [alternatives] of a `decide`: digits possible there before the first try
 * @property {'lower' | 'upper'} [half] of a split, in a `decide` or `refute`: the digits up to `digit`, or those above
 * @property {'failed' | 'exhausted' | 'skipped'} [outcome] of a `refute`
 * @property {number} [count] of a `pass`: solved cells listed, arcs in the initial queue, or units looked through
 * @property {number} [number] of a `solution`, from 1
 */

/** Kinds of events by their number in the engine. */
export const KINDS = ['place', 'eliminate', 'pass', 'enqueue', 'revise', 'step', 'decide', 'refute', 'conflict',
  'solution', 'done', 'learn', 'restart'];

/** Causes of events by their number in the engine. @type {string[]} */
export const CAUSES = [];
for (const [number, id] of causes) CAUSES[number] = id;

const REASONS = new Map(causes.map(([, id, reason]) => [id, reason]));

/**
 * The kind of reason that the removals of a propagator have: `peer`, `refuted` after a trial, or that of a pattern.
 * @param {string} [propagation] an id
 */
export function reasonOfRemoval(propagation = '') {
  return REASONS.get(propagation) ?? 'unknown';
}

/**
 * True if it is a propagator whose removals name a cell that causes them, or none at all.
 * @param {string} [propagation] an id
 */
export function isBasic(propagation) {
  return ['peer', 'unknown'].includes(reasonOfRemoval(propagation));
}

/** The kinds that `next` and `previous` stop at when none is named. */
const STEPS = ['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution', 'learn', 'restart'];

/**
 * The set of a kind, or of the kinds that are steps, as the engine takes it; 0 for a kind that does not exist.
 * @param {string} [kind]
 */
export function kindSet(kind) {
  return (kind === undefined ? STEPS : [kind]).reduce((set, name) => set | 1 << KINDS.indexOf(name), 0) & 0x1fff;
}

/**
 * @typedef {object} Overview the whole run in at most 2,048 buckets; bucket b covers events b*width to (b+1)*width - 1
 * @property {number} width
 * @property {Uint16Array} depthMin
 * @property {Uint16Array} depthMax
 * @property {Float64Array} ruledOut candidates gone in the state at the bucket's end
 * @property {Uint32Array} guesses
 * @property {Uint32Array} conflicts
 * @property {Uint32Array} solutions
 */

/**
 * @param {number} width
 * @param {Uint8Array} bytes 20 a bucket
 * @returns {Overview}
 */
export function decodeOverview(width, bytes) {
  const count = bytes.length / 20;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const overview = {
    width, depthMin: new Uint16Array(count), depthMax: new Uint16Array(count), ruledOut: new Float64Array(count),
    guesses: new Uint32Array(count), conflicts: new Uint32Array(count), solutions: new Uint32Array(count),
  };
  for (let bucket = 0; bucket < count; ++bucket) {
    const at = bucket * 20;
    overview.depthMin[bucket] = view.getUint16(at, true);
    overview.depthMax[bucket] = view.getUint16(at + 2, true);
    overview.ruledOut[bucket] = view.getUint32(at + 4, true);
    overview.guesses[bucket] = view.getUint32(at + 8, true);
    overview.conflicts[bucket] = view.getUint32(at + 12, true);
    overview.solutions[bucket] = view.getUint32(at + 16, true);
  }
  return overview;
}
