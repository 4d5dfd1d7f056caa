/**
 * What the client (a page, or node) and the host (where the wasm is: a worker, or the main thread) say to each other.
 *
 * The client sends `Request`; the host answers each with one `Answer` that has a `result`, and before that with as many
 * as it likes that have `progress`. A run that is `live` is answered after its first slice and goes on telling
 * `progress` under the same id; that id is also its handle. Nothing throws across: a `result` is a value, `{ok: false,
 * error}` too.
 */

/**
 * @typedef {{id: number, method: string, args: any[]} | {id: number, cancel: true}} Request
 * @typedef {{id: number, result?: any, progress?: any, failure?: string}} Answer `failure`: the host threw
 */

/**
 * @typedef {object} Puzzle
 * @property {number} boxRows
 * @property {number} boxCols
 * @property {number} size boxRows * boxCols
 * @property {Uint8Array} givens size*size, row by row, 0 = empty
 * @property {Uint8Array} [values] what the player has set
 * @property {BigUint64Array | null} [candidates] bit d-1 = digit d; pencil marks, where given
 */

/** @typedef {string | Puzzle} PuzzleInput any text format or link that the app reads, or the object */

/**
 * @typedef {object} Failure
 * @property {false} ok
 * @property {{code: string, message: string, offset?: number, cells?: number[],
 *             choices?: {boxRows: number, boxCols: number}[]}} error `offset` in UTF-16 units of the text as passed
 */

/**
 * @typedef {object} Strategy
 * @property {string} [propagation] an id of `propagators()`; default `only-choice`
 * @property {'first' | 'mrv' | 'mrv-degree' | 'random'} [variable] default `mrv`, ties: lowest cell
 * @property {'ascending' | 'lcv' | 'random'} [value] default `ascending`
 * @property {number} [seed]
 * @property {number} [solutions] stop after so many; 1
 * @property {boolean} [search] true; false: propagate only
 * @property {{at: number, cell: number, digit: number}[]} [choices] taken by the user at these decisions
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
 * @property {number} depth open decisions, the event's own decide or refute counted
 * @property {number} [alternatives] of a `decide`: digits possible there before the first try
 * @property {'failed' | 'exhausted'} [outcome] of a `refute`
 * @property {number} [count] of a `pass`: solved cells listed, arcs in the initial queue, or units looked through
 * @property {number} [number] of a `solution`, from 1
 */

/** Kinds of events by their number in the engine. */
export const KINDS = ['place', 'eliminate', 'pass', 'enqueue', 'revise', 'step', 'decide', 'refute', 'conflict',
  'solution', 'done'];

/** Causes of events by their number in the engine. */
export const CAUSES = ['search', 'none', 'forward-checking', 'ac3', 'eliminate', 'only-choice', 'locked-candidates',
  'naked-subsets', 'hidden-subsets', 'all-different', 'singleton-ac3', 'singleton-only-choice',
  'singleton-locked-candidates', 'singleton-hidden-subsets', 'singleton-all-different',
  'strong-singleton-all-different'];

/**
 * Whether it is a propagator whose removals name a cell that causes them, or none at all.
 * @param {string} [propagation] an id
 */
export function isBasic(propagation) {
  return CAUSES.indexOf(propagation ?? '') <= CAUSES.indexOf('only-choice');
}

/** The kinds that `next` and `previous` stop at when none is named. */
const STEPS = ['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution'];

const NONE = 0xffff;

/**
 * The set of a kind, or of the kinds that are steps, as the engine takes it; 0 for a kind that does not exist.
 * @param {string} [kind]
 */
export function kindSet(kind) {
  return (kind === undefined ? STEPS : [kind]).reduce((set, name) => set | 1 << KINDS.indexOf(name), 0) & 0x7ff;
}

/**
 * Events from the eight bytes each that the engine has for them.
 * @param {Uint8Array} bytes
 * @param {number} first the number of the first
 * @param {number} depth open decisions before it
 * @returns {RunEvent[]}
 */
export function decodeEvents(bytes, first, depth) {
  /** @type {RunEvent[]} */
  const events = [];
  for (let at = 0; at < bytes.length; at += 8) {
    const [kind, cause, digit, flags] = bytes.subarray(at, at + 4);
    const cell = bytes[at + 4] | bytes[at + 5] << 8;
    const detail = bytes[at + 6] | bytes[at + 7] << 8;
    const name = KINDS[kind];
    const index = first + at / 8;
    const own = {index, kind: name, depth: name === 'decide' ? depth + 1 : depth};
    if (name === 'decide') ++depth;
    if (name === 'refute') --depth;
    events.push(/** @type {RunEvent} */ (Object.assign(own, fields(name, CAUSES[cause], digit, flags, cell, detail))));
  }
  return events;
}

/**
 * What an event has besides its number, kind and depth.
 * @param {string} kind @param {string} cause @param {number} digit @param {number} flags @param {number} cell
 * @param {number} detail
 */
function fields(kind, cause, digit, flags, cell, detail) {
  switch (kind) {
    case 'place': return {cause, cell, digit, ...unitOf(detail)};
    case 'eliminate': return {cause, cell, digit, ...(isBasic(cause) ? {other: detail} : unitOf(detail))};
    case 'pass': return {cause, count: detail};
    case 'enqueue':
    case 'revise': return {cause, cell, other: detail};
    case 'decide': return {cause, cell, digit, alternatives: detail};
    case 'refute': return {cause, cell, digit, outcome: flags ? 'exhausted' : 'failed'};
    case 'conflict': return cell === NONE ? {cause, unit: detail, ...(digit ? {digit} : {})} : {cause, cell};
    case 'solution': return {number: cell + detail * 0x10000};
    default: return {};
  }
}

/** @param {number} detail */
function unitOf(detail) {
  return detail === NONE ? {} : {unit: detail};
}

/**
 * The open decisions of a state from 16 bytes each.
 * @param {Uint8Array} bytes
 * @returns {{index: number, cell: number, digit: number}[]}
 */
export function decodePath(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({length: bytes.length / 16}, (_, i) => ({
    index: Number(view.getBigUint64(16 * i, true)),
    cell: view.getUint16(16 * i + 8, true),
    digit: view.getUint8(16 * i + 10),
  }));
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
