/** One strategy of a comparison: its run, and the small grid that shows where in it one is. */
import {geometryOf, strategyParts} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {codeOf} from './address.js';
import {isWhole} from './figures.js';
import {stepAt} from './race.js';
import {SHORT_MS, timingOf, wantsMore} from './times.js';
import {element} from '../common/dom.js';

/** @typedef {import('./address.js').Strategy} Strategy */
/** @typedef {import('./race.js').Unit} Unit */
/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('../../web/src/index.js').Run} Run */

const say = speaker('site/compare', messages);

/** A run is given up where it comes to so many events; the page's note says so too. */
const MOST_EVENTS = 50_000_000;
/** The events that change a digit, and can be seen. */
const SEEN = ['place', 'decide', 'refute'];

const LARGE_STEP = 10_000_000;

/** How a run ended, in words. @param {string} status */
function endWords(status) {
  switch (status) {
    case 'none': return say('end.none');
    case 'stuck': return say('end.stuck');
    case 'limit': return say('end.limit');
    case 'cancelled': return say('end.cancelled');
    default: return say('end.solved');
  }
}

export class Lane {
  #abort = new AbortController();
  #board;
  #state = element('span', {class: 'where'});
  #filled = element('span', {class: 'hidden'});
  #step = element('span', {class: 'at'});
  #gone = false;
  /**
   * The position to show next, while a state is still being asked for.
   * @type {{unit: Unit, position: number} | null}
   */
  #wanted = null;
  #isAsking = false;
  /** The position that is shown, which in a fast race lags behind. @type {{unit: Unit, position: number}} */
  shown = {unit: 'steps', position: 0};
  /** @type {Run | null} */
  run = null;
  /** Why there is no run. */
  failure = '';
  /** Milliseconds, each of a run for itself, where it is short. @type {number[]} */
  #times = [];

  /**
   * @param {Strategy} strategy
   * @param {Puzzle} puzzle
   * @param {typeof import('../../web/src/view/comparing.js').SmallBoard} SmallBoard
   * @param {(lane: Lane) => void} change asks for another strategy in its place
   */
  constructor(strategy, puzzle, SmallBoard, change) {
    this.strategy = strategy;
    this.code = codeOf(strategy);
    this.parts = strategyParts(strategy);
    this.#board = new SmallBoard(geometryOf(puzzle), puzzle.givens);
    const name = element('button', {type: 'button', class: 'lane-name', onclick: () => change(this)},
      element('b', {}, this.parts[0]), ' ', element('span', {}, this.parts[1]),
      element('span', {class: 'hidden'}, say('lane.change')));
    this.root = element('li', {class: 'lane'}, name, this.#board.root,
      element('p', {class: 'state'}, this.#state, this.#filled, this.#step));
    this.#board.show({values: puzzle.givens, levels: new Uint16Array(puzzle.givens.length), path: []});
  }

  get length() {
    return this.run?.length ?? 0;
  }

  get status() {
    return this.failure ? 'cancelled' : this.run?.status ?? 'running';
  }

  /** The numbers so far; null before there are any. @returns {Run['stats'] | null} */
  get stats() {
    return this.run && {...this.run.stats, ms: this.timing?.ms ?? 0};
  }

  /** @returns {import('./times.js').Timing | null} */
  get timing() {
    return this.run && timingOf(this.#times.length ? this.#times : [this.run.stats.ms]);
  }

  /**
   * Searches to the end, and says when it has come further.
   * @param {Engine} engine @param {Puzzle} puzzle @param {() => void} onGrow
   */
  async search(engine, puzzle, onGrow) {
    const answer = await engine.run(puzzle, this.strategy, {
      live: true, maxEvents: MOST_EVENTS, signal: this.#abort.signal, onProgress: onGrow,
    }).catch((error) => ({ok: /** @type {const} */ (false), error}));
    if (!answer.ok) {
      this.failure = answer.error.message;
      this.#state.textContent = say('lane.no-run');
      return;
    }
    this.run = answer.run;
    this.#times = [];
    if (this.#gone) this.run.dispose();
    await this.run.finished;
  }

  /** Times a short run once more, now that nothing else runs. @param {Engine} engine @param {Puzzle} puzzle */
  async time(engine, puzzle) {
    if (this.#gone || !this.run || !isWhole(this.run.status) || this.run.stats.ms > SHORT_MS) return;
    if (!wantsMore(this.#times)) return;
    const answer = await engine.stats(puzzle, this.strategy, {signal: this.#abort.signal});
    if (answer.ok && isWhole(answer.status)) this.#times.push(answer.stats.ms);
  }

  /** Takes the focus, which a dialog has left. */
  focus() {
    this.root.querySelector('button')?.focus();
  }

  /** Stops the search; what was found stays. */
  cancel() {
    this.#abort.abort();
  }

  /** Gives everything up. */
  leave() {
    this.#gone = true;
    this.cancel();
    this.run?.dispose();
    this.root.remove();
  }

  /**
   * Shows where the run is at a position of the race. In a fast one, positions that come while a state is being asked
   * for are passed over, but for the last.
   * @param {Unit} unit @param {number} position
   */
  async show(unit, position) {
    this.#wanted = {unit, position};
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#wanted && this.run && !this.#gone) {
      const wanted = this.#wanted;
      this.#wanted = null;
      await this.#showAt(this.run, wanted).catch(() => { /* The run was disposed of meanwhile. */ });
    }
    this.#isAsking = false;
  }

  /** @param {Run} run @param {{unit: Unit, position: number}} place */
  async #showAt(run, {unit, position}) {
    const step = stepAt(unit, position, {length: run.length, ms: this.stats?.ms ?? 0});
    const state = await run.stateAt(step);
    this.#board.show(state);
    this.#tell(step, state, run);
    this.shown = {unit, position};
  }

  /** @param {number} step @param {{depth: number, values: Uint8Array}} state @param {Run} run */
  #tell(step, {depth, values}, run) {
    const isOver = step === run.length;
    const isSearching = isOver && run.status === 'running';
    const end = isOver && !isSearching ? endWords(run.status) : '';
    this.#state.className = end ? `where end ${run.status}` : depth ? 'where guessing' : 'where';
    this.#state.textContent = end || (isSearching ? say('lane.searching') : say('lane.depth', {depth}));
    this.#filled.textContent = say('lane.filled',
      {filled: values.filter(Boolean).length, cells: values.length});
    // Of a very large number there is room for the number alone.
    this.#step.replaceChildren(...say.parts('lane.step', {step}).map(({text, mark}) =>
      (mark === 'where' ? element('span', {class: step >= LARGE_STEP && 'hidden'}, text) : text)));
  }

  /** The next step at which a digit is seen to change; Infinity where there is none. @param {number} step */
  async nextChange(step) {
    const {run} = this;
    if (!run || step >= run.length) return Infinity;
    const events = await Promise.all(SEEN.map((kind) => run.next(step, kind)));
    return Math.min(run.length, ...events.map((event) => event + 1));
  }

  /** The one before, 0 where there is none. @param {number} step */
  async previousChange(step) {
    const {run} = this;
    if (!run || step > run.length) return this.length;
    const events = await Promise.all(SEEN.map((kind) => run.previous(step - 1, kind)));
    return Math.max(0, ...events.map((event) => event + 1));
  }
}
