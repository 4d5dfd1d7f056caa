/**
 * The jobs of the host that solve without steps, as generators: each yield ends a slice. Loaded, with the kernel, when
 * the first of them is wanted.
 */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {headerOf} from '../protocol/bytes.js';
import {bytesOfObject, natural} from './input.js';
import {Kernel, SOLVE_STATUSES, UNREAD, loadKernel} from './kernel-module.js';
import {drained, inSlices, nowAndThen} from './slices.js';
import {writePlain} from '../grid/plain-puzzle.js';

/** @typedef {import('./host.js').Input} Input */
/** @typedef {import('./turns.js').Job} Job */
/** @typedef {import('../client/solve-many.js').OneOfMany} OneOfMany */
/** @typedef {import('../client/solve-many.js').Chunk} Chunk */

const failure = failing('errors', errors);

/** Steps of a puzzle of many, between two looks at the clock. */
const STRIDE = 32;
const LINE_CELLS = 81;
/** A line that takes more is solved in slices, as all that is no line. */
const MOST_LINE_NODES = 2000n;
const MOST = 2n ** 64n - 1n;
/** Solutions that are counted where no limit is given: an empty 9x9 has more than anybody can wait for. */
const MOST_COUNTED = 1_000_000n;
const CANCELLED = SOLVE_STATUSES.indexOf('cancelled');
const LIMIT = SOLVE_STATUSES.indexOf('limit');

/**
 * The host's work with a kernel.
 * @param {string | BufferSource} [wasm] see `loadKernel`
 * @param {boolean} [simd]
 */
export async function createSolving(wasm, simd) {
  const kernel = await loadKernel(wasm, simd);
  return {
    /** @param {Job} job @param {Input} input @param {any} options */
    solve: (job, input, options) => solve(kernel, job, input, options),
    /** @param {Job} job @param {Input} input @param {any} options @param {(progress: any) => void} tell */
    count: (job, input, options, tell) => countSolutions(kernel, job, input, options, tell),
    /** @param {Job} job @param {Input} input @param {any} options */
    trueCandidates: (job, input, options) => trueCandidates(kernel, job, input, options),
    /**
     * @param {Job} job @param {Chunk} chunk @param {any} limit @param {(progress: any) => void} tell
     * @param {((input: any) => Input) | null} check reads the others of the chunk, if there are any
     */
    solveMany: (job, chunk, limit, tell, check) => solveMany(kernel, job, chunk, limit, tell, check),
  };
}

/**
 * @param {Kernel} kernel @param {Job} job @param {Input} input
 * @param {{limit?: number, keep?: number, maxNodes?: number}} [options]
 */
function* solve(kernel, job, input, {limit, keep, maxNodes} = {}) {
  if (!input.ok) return input;
  if (input.isUnread) return failure('rules', 'rules.unread');
  const limits = {limit: wholeNumber(limit, 2n) || 1n, keep: natural(keep, 2), nodes: wholeNumber(maxNodes, MOST)};
  const start = performance.now();
  const solver = input.solver?.(limits) ?? kernel.solver(input.bytes, limits);
  const begun = performance.now() - start;
  try {
    const ms = begun + (yield* inSlices(job, (steps) => solver.advance(steps)));
    return {
      ok: true, status: endOf(solver), solutions: solutionsOf(solver, input.bytes), count: Number(solver.count),
      nodes: solver.nodes, ms,
    };
  } finally {
    solver.free();
  }
}

/**
 * @param {Kernel} kernel @param {Job} job @param {Input} input @param {{limit?: bigint | number}} options
 * @param {(progress: any) => void} tell
 */
function* countSolutions(kernel, job, input, {limit}, tell) {
  if (!input.ok) return input;
  if (input.isUnread) return failure('rules', 'rules.unread');
  const most = wholeNumber(limit, MOST_COUNTED) || 1n;
  const limits = {limit: most, keep: 0, nodes: MOST};
  const solver = input.solver?.(limits) ?? kernel.solver(input.bytes, limits);
  try {
    yield* inSlices(job, (steps) => solver.advance(steps), nowAndThen(() => tell([solver.count])));
    const {count} = solver;
    return {ok: true, count, complete: endOf(solver) !== 'cancelled' && count < most};
  } finally {
    solver.free();
  }
}

/** @param {Kernel} kernel @param {Job} job @param {Input} input @param {{maxNodes?: number}} options */
function* trueCandidates(kernel, job, input, {maxNodes}) {
  if (!input.ok) return input;
  if (input.isUnread) return failure('rules', 'rules.unread');
  const nodes = wholeNumber(maxNodes, MOST);
  const search = input.candidates?.(nodes) ?? kernel.candidates(input.bytes, nodes);
  try {
    const ms = yield* inSlices(job, (steps) => search.advance(steps));
    const {givens: cells} = headerOf(input.bytes);
    const status = endOf(search);
    const complete = status !== 'cancelled' && status !== 'limit';
    return {ok: true, status, candidates: search.candidates(cells), complete, nodes: search.nodes, ms};
  } finally {
    search.free();
  }
}

/**
 * Lines in batches, then what is none, one after another.
 * @param {Kernel} kernel @param {Job} job @param {Chunk} chunk @param {any} limit
 * @param {(progress: any) => void} tell @param {((input: any) => Input) | null} check
 */
function* solveMany(kernel, job, {lines, others}, limit, tell, check) {
  const most = wholeNumber(limit, 2n) || 1n;
  const columns = columnsFor(lines.length / LINE_CELLS);
  const {statuses} = columns;
  let at = 0;
  let done = 0;
  const report = nowAndThen(() => tell({done}));
  let ms = yield* inSlices(job, () => {
    const first = at;
    at += solveBatch(kernel, lines, at, most, columns);
    done += statuses.subarray(first, at).filter(isSettled).length;
    return at < statuses.length;
  }, report);
  const later = laterOf(statuses, lines, others);
  yield* drained(job, read(check, later));
  const before = ms;
  yield* drained(job, solveEach(kernel, later, most, () => (done += 1)), undefined, (worked) => {
    ms = before + worked;
    report();
  });
  return {...columns, others: later.map(({at, result}) => [at, result]), ms};
}

/**
 * The results of lines: a number of nodes, a solution and a status each.
 * @param {number} count
 */
function columnsFor(count) {
  return {
    nodes: new Float64Array(count), text: new Uint8Array(count * LINE_CELLS),
    statuses: new Uint8Array(count).fill(CANCELLED),
  };
}

/**
 * The next lines, as many as the kernel takes at once.
 * @param {Kernel} kernel @param {string} lines @param {number} first @param {bigint} limit
 * @param {ReturnType<typeof columnsFor>} columns
 * @returns {number} how many
 */
function solveBatch(kernel, lines, first, limit, columns) {
  const part = lines.slice(first * LINE_CELLS, (first + kernel.mostLines) * LINE_CELLS);
  const {nodes, text, statuses} = kernel.solveLines(part, {limit, nodes: MOST_LINE_NODES});
  columns.nodes.set(nodes, first);
  columns.text.set(text, first * LINE_CELLS);
  columns.statuses.set(statuses, first);
  return statuses.length;
}

/**
 * A puzzle of a chunk that is solved by itself.
 * @typedef {{at: number, input: any, bytes: Uint8Array | null, solver?: any, result: OneOfMany}} Later
 */

/**
 * The puzzles that the batches left over: others, and lines that take long.
 * @param {Uint8Array} statuses @param {string} lines @param {Chunk['others']} others
 * @returns {Later[]}
 */
function laterOf(statuses, lines, others) {
  const long = Array.from(statuses.keys()).filter((at) => statuses[at] === LIMIT);
  const cancelled = {status: 'cancelled', solution: null, nodes: 0};
  return [
    ...long.map((at) => ({at, input: null, bytes: bytesOfLine(lines, at), result: cancelled})),
    ...others.map(([at, input]) => ({at, input, bytes: null, result: cancelled})),
  ];
}

/** True if a line has come to its end in its batch. @param {number} status */
function isSettled(status) {
  return status !== UNREAD && status !== LIMIT;
}

/** @param {string} lines @param {number} at */
function bytesOfLine(lines, at) {
  const line = lines.slice(at * LINE_CELLS, (at + 1) * LINE_CELLS);
  return bytesOfObject({boxRows: 3, boxCols: 3, givens: Array.from(line, (symbol) => Number(symbol) || 0)});
}

/**
 * Reads the others, apart from solving, which alone is timed.
 * @param {((input: any) => Input) | null} check @param {Later[]} later
 */
function* read(check, later) {
  for (const each of later.filter(({bytes}) => !bytes)) {
    const told = /** @type {NonNullable<typeof check>} */ (check)(each.input);
    const input = told.ok && told.isUnread ? failure('rules', 'rules.unread') : told;
    if (input.ok) Object.assign(each, {bytes: input.bytes, solver: input.solver});
    else each.result = {status: 'error', solution: null, nodes: 0, error: input.error};
    yield;
  }
}

/**
 * Solves those that could be read, some steps at a time.
 * @param {Kernel} kernel @param {Later[]} later @param {bigint} limit @param {() => void} tell called after each
 */
function* solveEach(kernel, later, limit, tell) {
  for (const each of later) {
    if (each.bytes) {
      const limits = {limit, keep: 1, nodes: MOST};
      const solver = each.solver?.(limits) ?? kernel.solver(each.bytes, limits);
      try {
        while (solver.advance(STRIDE)) yield;
        const solution = solutionsOf(solver, each.bytes)[0] ?? null;
        each.result = {status: solver.status, solution, nodes: solver.nodes};
      } finally {
        solver.free();
      }
    }
    tell();
    yield;
  }
}

/** @param {{status: string}} solver */
function endOf({status}) {
  return status === 'running' ? 'cancelled' : status;
}

/** @param {{solutions: (cells: number) => Uint8Array[]}} solver @param {Uint8Array} puzzle its bytes */
function solutionsOf(solver, puzzle) {
  const {boxRows, boxCols, givens: cells} = headerOf(puzzle);
  const size = Math.sqrt(cells);
  return solver.solutions(cells).map((givens) => writePlain({boxRows, boxCols, size, givens}));
}

/**
 * A number as the kernel takes it, with 64 bits.
 * @param {any} value @param {bigint} otherwise what it is where it is no such number
 */
function wholeNumber(value, otherwise) {
  const whole = typeof value === 'bigint' ? value : BigInt(natural(value, -1));
  if (whole < 0n) return otherwise;
  return whole < MOST ? whole : MOST;
}
