/**
 * How many solutions there are, and which digits cells have in them, asked again after each change; what was asked
 * before is given up.
 */

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {Awaited<ReturnType<import('../../web/src/index.js').SolvingEngine['solve']>>} Solved */

/** Milliseconds that a hand takes to the next change. */
const REST = 250;
/** The search for digits that are possible ends after so many nodes: seconds, where rules are few. */
const MOST_NODES = 200_000;

/**
 * The knowledge so far: still counting, no claim since drawings were not read, or the status of a solver. With the
 * cells that differ where there are several, in two solutions or, if `candidates` are known, in all. `candidates`: the
 * digits that each cell has in a solution.
 * @typedef {{status: 'counting' | 'none' | 'unique' | 'multiple' | 'unread' | 'unknown', differing: number[],
 *   candidates: number[][] | null}} Verdict
 */

/** @param {Verdict['status']} status @returns {Verdict} */
const plain = (status) => ({status, differing: [], candidates: null});

export class LiveCount {
  #engine;
  #tell;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #asked = new AbortController();

  /** @param {import('../../web/src/index.js').SolvingEngine} engine @param {(verdict: Verdict) => void} tell */
  constructor(engine, tell) {
    this.#engine = engine;
    this.#tell = tell;
  }

  /** @param {Puzzle} puzzle */
  ask(puzzle) {
    this.stop();
    if (puzzle.rules?.unread) return this.#tell(plain('unread'));
    const {signal} = this.#asked = new AbortController();
    this.#tell(plain('counting'));
    this.#timer = setTimeout(() => this.#count(puzzle, signal), REST);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#asked.abort();
  }

  /** @param {Puzzle} puzzle @param {AbortSignal} signal */
  async #count(puzzle, signal) {
    const verdict = verdictOf(await this.#engine.solve(puzzle, {limit: 2, signal}));
    if (signal.aborted) return;
    this.#tell(verdict);
    if (verdict.status !== 'multiple') return;
    const found = await this.#engine.trueCandidates(puzzle, {maxNodes: MOST_NODES, signal});
    if (found.ok && found.complete && !signal.aborted) this.#tell(exactVerdict(found.candidates));
  }
}

/** @param {Solved} solved @returns {Verdict} */
export function verdictOf(solved) {
  if (!solved.ok) return plain('unknown');
  const [one, other] = solved.solutions;
  const {status} = solved;
  if (status === 'unique') return {...plain(status), candidates: Array.from(one, (symbol) => [parseInt(symbol, 36)])};
  if (status === 'none') return {...plain(status), candidates: []};
  if (status !== 'multiple') return plain('unknown');
  return {...plain(status), differing: cellsOf(one, (digit, cell) => digit !== other[cell])};
}

/** There are several solutions, and these are the digits in all of them. @param {BigUint64Array} masks */
export function exactVerdict(masks) {
  const candidates = Array.from(masks, digitsIn);
  return /** @type {Verdict} */ ({
    status: 'multiple', candidates, differing: cellsOf(candidates, (digits) => digits.length > 1),
  });
}

/**
 * @template T
 * @param {ArrayLike<T>} cells @param {(each: T, cell: number) => boolean} isWanted
 */
function cellsOf(cells, isWanted) {
  return Array.from(cells, (each, cell) => (isWanted(each, cell) ? cell : -1)).filter((cell) => cell >= 0);
}

/** @param {bigint} mask */
function digitsIn(mask) {
  return Array.from(mask.toString(2)).reverse().flatMap((bit, i) => (bit === '1' ? [i + 1] : []));
}
