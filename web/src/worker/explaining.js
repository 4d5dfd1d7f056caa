/**
 * Solving as people do, as events: the easiest step each time, and where no technique finds one, a guess in the cell
 * with the fewest candidates. A guess that comes to a contradiction is taken back, its digit leaves, and techniques go
 * on from there. It works in the host, a step at a time.
 */
import {deadEnd} from '../grid/final-check.js';
import {puzzleBytes} from '../protocol/bytes.js';
import {geometry} from '../grid/geometry.js';
import {digitsOf} from '../grid/plain-puzzle.js';
import {applyEvent, candidatesOf, startState} from '../run/replay.js';

/** Guesses on a grid larger than 9x9, after which a run ends: people would have put it aside long before. */
export const MOST_GUESSES = 100;

/** What a path may know of its givens: whether they have one solution. */
const UNIQUENESS = {no: 0, asked: 1, yes: 2};

/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {[cell: number, digit: number]} Pair */

export class Explaining {
  #human;
  #puzzle;
  #strategy;
  #shape;
  #state;
  /** The place of the technique that is being tried. */
  tried = 0;
  /** Whether a search for some step passed something over. */
  isLimited = false;
  /** Whether techniques may rest on uniqueness: found out once for all paths. */
  #uniqueness = UNIQUENESS.asked;
  /** Slices that searches took, of all paths: the engine gives up what takes longest when it is too much. */
  #spent = 0;
  /** How many there were so far. */
  #counts = {events: 0, steps: 0, guesses: 0, solutions: 0};

  /**
   * @param {import('./human-module.js').Human} human
   * @param {import('../grid/plain-puzzle.js').Puzzle} puzzle without clashes
   * @param {{search: boolean, solutions: number, choices: import('../links/links.js').Choice[]}} strategy
   */
  constructor(human, puzzle, strategy) {
    this.#human = human;
    this.#puzzle = puzzle;
    this.#strategy = strategy;
    this.#shape = geometry(puzzle.boxRows, puzzle.boxCols);
    this.#state = startState(puzzle);
  }

  /**
   * All events, the last included; null after a slice without any.
   * @returns {Generator<RunEvent | null, string, void>} the status of the run
   */
  * events() {
    yield* this.#writeMarks();
    const status = yield* this.#search();
    yield this.#happen({kind: 'done'});
    return status;
  }

  /** The candidates that no peer's digit forbids, as people note them first. */
  * #writeMarks() {
    const gone = [...digitsOf(this.#puzzle)].flatMap((digit, cell) => (digit ? this.#lost(cell, digit) : []));
    if (gone.length) yield this.#happen({kind: 'step', cause: 'marks', gone: distinct(gone)});
  }

  /** @returns {Generator<RunEvent | null, string, void>} */
  * #search() {
    const {search, solutions} = this.#strategy;
    for (;;) {
      const end = deadEnd(this.#shape, this.#state.candidates) ? 'contradiction' : yield* this.#follow();
      if (end === 'stuck') {
        if (!search) return end;
        if (this.#shape.size > 9 && this.#counts.guesses === MOST_GUESSES) return this.#giveUp();
        yield this.#happen(this.#guess());
        continue;
      }
      yield this.#happen(end === 'solved' ? {kind: 'solution', number: this.#counts.solutions += 1} :
        {kind: 'conflict', ...deadEnd(this.#shape, this.#state.candidates)});
      const isEnough = end === 'solved' && this.#counts.solutions >= solutions;
      if (isEnough || !this.#state.path.length) return this.#status();
      yield* this.#goBack(end === 'solved' ? 'exhausted' : 'failed');
    }
  }

  #giveUp() {
    this.isLimited = true;
    return 'limit';
  }

  /** Steps, for as long as techniques find some. @returns {Generator<RunEvent | null, string, void>} */
  * #follow() {
    const path = this.#human.path(this.#position(), this.#uniqueness, this.#spent);
    for (let next = path.next(); ; next = path.next()) {
      const found = next.value;
      this.#spent = found.spent;
      this.isLimited ||= 'isLimited' in found && found.isLimited;
      if ('end' in found) {
        this.#uniqueness = found.isUnique ? UNIQUENESS.yes : UNIQUENESS.no;
        return found.end;
      }
      if ('tried' in found) {
        this.tried = found.tried;
        yield null;
        continue;
      }
      const {step} = found;
      const lost = step.placements.flatMap(([cell, digit]) => this.#lost(cell, digit));
      this.#counts.steps += 1;
      yield this.#happen({
        kind: 'step', cause: step.technique, step: this.#counts.steps, found: step,
        gone: distinct([...step.eliminations, ...lost]),
      });
    }
  }

  /** What is tried: what the reader chose for this guess, where that is possible, else the lowest digit. */
  #guess() {
    const open = [...this.#state.values.keys()].filter((cell) => !this.#state.values[cell]);
    const left = (/** @type {number} */ cell) => candidatesOf(this.#state.candidates, cell);
    const chosen = this.#strategy.choices.find(({at, cell, digit}) =>
      at === this.#counts.guesses && open.includes(cell) && left(cell).includes(digit));
    const fewest = open.reduce((best, cell) => (left(cell).length < left(best).length ? cell : best));
    const {cell, digit} = chosen ?? {cell: fewest, digit: left(fewest)[0]};
    this.#counts.guesses += 1;
    return {kind: 'decide', cell, digit, alternatives: left(cell).length, gone: this.#lost(cell, digit)};
  }

  /** Takes the last guess back; its digit leaves. @param {'failed' | 'exhausted'} outcome */
  * #goBack(outcome) {
    const {cell, digit} = this.#state.path[this.#state.path.length - 1];
    yield this.#happen({kind: 'refute', cell, digit, outcome});
    yield this.#happen({kind: 'step', cause: 'refuted', gone: [[cell, digit]]});
  }

  #status() {
    const {solutions} = this.#counts;
    if (solutions > 1) return 'multiple';
    return solutions ? (this.#state.path.length ? 'solved' : 'unique') : 'none';
  }

  /** @param {Partial<RunEvent>} event @returns {RunEvent} */
  #happen(event) {
    const before = this.#state.path.length;
    const whole = /** @type {RunEvent} */ ({index: this.#counts.events, ...event});
    applyEvent(this.#state, whole);
    this.#counts.events += 1;
    return Object.assign(whole, {depth: Math.max(before, this.#state.path.length)});
  }

  /** What open peers lose to a digit. @param {number} cell @param {number} digit @returns {Pair[]} */
  #lost(cell, digit) {
    const {values, candidates} = this.#state;
    return this.#shape.peers(cell)
      .filter((peer) => !values[peer] && candidatesOf(candidates, peer).includes(digit))
      .map((peer) => [peer, digit]);
  }

  #position() {
    const {boxRows, boxCols, givens} = this.#puzzle;
    return puzzleBytes({
      boxRows, boxCols, givens, values: this.#state.values.map((digit, cell) => (givens[cell] ? 0 : digit)),
      candidates: new Uint8Array(this.#state.candidates.slice().buffer),
    });
  }
}

/** Each pair once. @param {Pair[]} pairs */
function distinct(pairs) {
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}
