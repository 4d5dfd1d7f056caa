/** The engine's knowledge of a game: its solutions, asked for once, and if the entries can still come out. */
import {isSolved} from './judge.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('../../web/src/index.js').Engine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

/** More tries than a puzzle of people takes. */
const MOST_NODES = 500_000;

/**
 * @typedef {object} Outcome
 * @property {'unique' | 'multiple' | 'none' | 'unknown'} status unknown: no engine, or more tries than it makes here
 * @property {Uint8Array[]} solutions two at most, a digit a cell
 */

/** @type {Outcome} */
const UNKNOWN = {status: 'unknown', solutions: []};

export class PlaySolver {
  /** @type {WeakMap<Puzzle, Promise<Outcome>>} */
  #outcomes = new WeakMap();

  /** @param {Promise<Engine>} engineReady */
  constructor(engineReady) {
    this.engineReady = engineReady;
  }

  /** The puzzle as it was given. @param {Puzzle} puzzle @returns {Promise<Outcome>} */
  outcome(puzzle) {
    const known = this.#outcomes.get(puzzle);
    if (known) return known;
    const {boxRows, boxCols, size, rules, givens} = puzzle;
    const asked = this.#solve({boxRows, boxCols, size, rules, givens}, 2);
    this.#outcomes.set(puzzle, asked);
    return asked;
  }

  /** A puzzle with these digits. @param {Game} game @param {Uint8Array} digits @param {number} [limit] */
  async fromHere(game, digits = game.values, limit = 1) {
    const {boxRows, boxCols, size, rules} = game.puzzle;
    return this.#solve({boxRows, boxCols, size, rules, givens: digits}, limit);
  }

  /**
   * True if the digits of a filled grid keep all rules. The engine is asked only where the page can't tell.
   * @param {Game} game
   * @returns {Promise<boolean | null>} null without an answer
   */
  async accepts(game) {
    if (isSolved(game)) return true;
    const {boxRows, boxCols, size, rules, givens} = game.puzzle;
    const {values} = game;
    const engine = await this.engineReady.catch(() => null);
    const checked = await engine?.check({boxRows, boxCols, size, rules, givens}, values);
    if (!checked?.ok) return null;
    const isRight = checked.complete && checked.unitsHold && checked.givensKept && checked.constraintsHold;
    if (isRight) game.accept(values);
    return isRight;
  }

  /** @param {Puzzle} puzzle @param {number} limit @returns {Promise<Outcome>} */
  async #solve(puzzle, limit) {
    const engine = await this.engineReady.catch(() => null);
    const solved = await engine?.solve(puzzle, {limit, keep: limit, maxNodes: MOST_NODES});
    // Equal digits in a unit are no puzzle for the engine, and have no solution.
    if (solved && !solved.ok) return solved.error.code === 'clash' ? {status: 'none', solutions: []} : UNKNOWN;
    if (!solved || solved.status === 'limit' || solved.status === 'cancelled') return UNKNOWN;
    const status = solved.status === 'solved' ? 'multiple' : solved.status;
    return {status, solutions: solved.solutions.map(digitsOfLine)};
  }
}

/** @param {string} line as the engine writes solutions of up to 35 digits */
function digitsOfLine(line) {
  return Uint8Array.from(line, (symbol) => parseInt(symbol, 36));
}
