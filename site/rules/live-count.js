/** How many solutions there are, asked again after each change; what was asked before is given up. */

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {Awaited<ReturnType<import('../../web/src/index.js').SolvingEngine['solve']>>} Solved */

/** Milliseconds that a hand takes to the next change. */
const REST = 250;

/**
 * The knowledge so far: still counting, no claim since drawings were not read, or the status of a solver, with the
 * cells that differ where there are several.
 * @typedef {{status: 'counting' | 'none' | 'unique' | 'multiple' | 'unread' | 'unknown', differing: number[]}} Verdict
 */

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
    if (puzzle.rules?.unread) return this.#tell({status: 'unread', differing: []});
    const asked = this.#asked = new AbortController();
    this.#tell({status: 'counting', differing: []});
    this.#timer = setTimeout(async () => {
      const solved = await this.#engine.solve(puzzle, {limit: 2, signal: asked.signal});
      if (!asked.signal.aborted) this.#tell(verdictOf(solved));
    }, REST);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#asked.abort();
  }
}

/** @param {Solved} solved @returns {Verdict} */
export function verdictOf(solved) {
  if (!solved.ok) return {status: 'unknown', differing: []};
  const [one, other] = solved.solutions;
  const {status} = solved;
  if (status !== 'none' && status !== 'unique' && status !== 'multiple') return {status: 'unknown', differing: []};
  const differing = status === 'multiple' && one && other ?
    Array.from(one, (digit, cell) => (digit === other[cell] ? -1 : cell)).filter((cell) => cell >= 0) : [];
  return {status, differing};
}
