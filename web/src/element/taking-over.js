/**
 * Taking over: at a decision, the reader picks the cell and the digit to try, and compares the result with what search
 * would have done. A choice is part of the strategy, so the result is a run like any other, with steps, a tree and a
 * link.
 */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {guessName, leaves} from '../words/guess-name.js';
import {compared, decideNumber, nextDecision, optionsAt, outcomeWords, verdict, withChoice, withoutLastChoice}
  from '../words/choosing.js';
import {sharedEngine} from '../client/engine-client.js';

/** @typedef {import('../words/choosing.js').Decision} Decision */
/** @typedef {import('./what-if.js').WhatIfContext} WhatIfContext */
/** @typedef {import('../client/run-client.js').Run} Run */
/** @typedef {import('../run/timeline.js').Moment} Moment */

const say = speaker('what-if', whatIf);

/** The time between updates of the numbers of growing runs, in milliseconds. */
const NUMBERS_EVERY = 200;

export class TakingOver {
  #context;
  /** The decision that the reader is asked for. @type {Decision | null} */
  #asked = null;
  /** The step at which a line was noted, or -1. */
  #noted = -1;
  /** Search's own run, which a run with choices is compared with. @type {Run | null} */
  #own = null;
  #leave = new AbortController();
  #shown = 0;
  /**
   * The two choices at the decision.
   * @type {{yours: string, searchs: string, isTaken: boolean, step: number} | null}
   */
  #choice = null;

  /** @param {WhatIfContext} context */
  constructor(context) {
    this.#context = context;
  }

  toggle() {
    if (this.#asked) this.stop();
    else this.#start();
  }

  /** Stops asking the reader. */
  stop() {
    if (!this.#asked) return;
    this.#asked = null;
    this.#close();
  }

  /** @param {Moment} moment */
  show({index}) {
    if (this.#asked && index !== this.#asked.index) this.stop();
    if (this.#noted >= 0 && index !== this.#noted) this.#close();
  }

  /** Called for another run; if it has choices, shows the result of the last one. */
  open() {
    this.#asked = null;
    this.#noted = -1;
    this.#choice = null;
    this.#leave.abort();
    this.#own?.dispose();
    this.#own = null;
    if (this.#context.strategy.choices?.length && !this.#context.home) this.#compare();
  }

  /** Called when one of the two runs has grown or ended. */
  grown() {
    const areDone = ![this.#context.run?.status, this.#own?.status].includes('running');
    if (!areDone && performance.now() - this.#shown < NUMBERS_EVERY) return;
    this.#shown = performance.now();
    if (this.#choice) this.#tell();
    else this.#find();
  }

  /** One line, for as long as the reader stays at this step. @param {string} text */
  #note(text) {
    this.#noted = this.#context.step;
    this.#context.panel.tell({words: [{text}], actions: [[say('close'), () => this.#close()]]});
  }

  #close() {
    this.#noted = -1;
    this.#context.panel.clear();
    this.#tell();
  }

  /** Goes to the next decision, and asks. */
  async #start() {
    const context = this.#context;
    const run = /** @type {Run | null} */ (/** @type {unknown} */ (context.run));
    const obstacle = obstacleIn(run);
    if (obstacle || !run) return this.#note(obstacle);
    context.pause();
    const {step} = context;
    const decision = await nextDecision(run, step);
    if (context.run !== /** @type {unknown} */ (run)) return;
    if (!decision || decision.index >= context.last) {
      return this.#note(say(!decision && run.status === 'running' ? 'not-that-far' : 'no-more-guesses'));
    }
    const moment = await context.goTo(decision.index);
    if (!moment) return;
    this.#asked = decision;
    this.#ask(decision, moment, decision.index - step);
  }

  /** @param {Decision} decision @param {Moment} moment @param {number} passed steps that were gone through to it */
  #ask(decision, {state}, passed) {
    const {panel, shape, strategy, notation} = this.#context;
    const {cell, digit, half, tried} = decision;
    const notes = [
      ...(passed ? [say('passed', {count: passed})] : []),
      ...(half ? [say('halves')] : []),
      ...(tried ? [say('same-cell', {cell: shape.cellName(cell, notation)})] : []),
    ];
    panel.ask({
      words: say.parts('pick', {guess: guessName(shape, decision, notation)}),
      note: notes.join(' '), options: optionsAt(shape, state, strategy, decision), own: {cell, digit},
      pick: (at, picked) => this.#choose(decision, at, picked),
      actions: [[say('let-search'), () => this.stop()]],
    });
  }

  /** @param {Decision} decision @param {number} cell @param {number} digit */
  async #choose({index, at, ...own}, cell, digit) {
    this.stop();
    if (cell !== own.cell || !leaves(own, digit)) {
      this.#context.play(withChoice(this.#context.strategy, {at, cell, digit}), index + 1);
    } else if (await this.#context.goTo(index + 1)) {
      this.#note(say('same'));
    }
  }

  /** Runs search without the last choice, in addition to the run that is shown. */
  async #compare() {
    const {puzzle, strategy} = this.#context;
    const choice = strategy.choices?.at(-1);
    const leave = this.#leave = new AbortController();
    const engine = await sharedEngine();
    const answer = await engine.run(/** @type {any} */ (puzzle), withoutLastChoice(strategy), {
      live: true, signal: leave.signal, onProgress: () => this.grown(),
    });
    if (!answer.ok || !choice) return;
    if (leave.signal.aborted) return answer.run.dispose();
    this.#own = answer.run;
    answer.run.finished.then(() => this.grown());
    this.#find();
  }

  /** Finds the decision in both runs, once both have reached it. */
  async #find() {
    const [yours, own] = [/** @type {Run | null} */ (/** @type {unknown} */ (this.#context.run)), this.#own];
    const choice = this.#context.strategy.choices?.at(-1);
    if (!yours || !own || !choice) return;
    const index = await decideNumber(own, choice.at);
    if (index < 0 || yours.length <= index) return;
    const [[mine], [searchs]] = await Promise.all([yours.events(index, 1), own.events(index, 1)]);
    if (own !== this.#own) return;
    const {shape, notation} = this.#context;
    const name = (/** @type {import('../words/guess-name.js').Guess} */ guess) => guessName(shape, guess, notation);
    const isTaken = mine.cell === choice.cell && leaves(mine, choice.digit);
    this.#choice = {yours: name(isTaken ? mine : choice), searchs: name(searchs), isTaken, step: index + 1};
    this.#tell();
  }

  /** Shows the result of the choice. */
  #tell() {
    const {run, panel, strategy} = this.#context;
    const own = this.#own;
    if (!run || !own || !this.#choice || this.#asked || this.#noted >= 0) return;
    const yours = /** @type {Run} */ (/** @type {unknown} */ (run));
    const {step, ...names} = this.#choice;
    const measures = compared(yours, own);
    const giveBack = /** @type {import('../view/controls/what-if.js').Action} */ (
      [say('undo'), () => this.#context.play(withoutLastChoice(strategy), step)]);
    if (!names.isTaken || names.yours === names.searchs) {
      const words = say.parts(names.isTaken ? 'same.guess' : 'not-possible.guess', {yours: names.yours});
      panel.tell({words, actions: [giveBack]});
      return;
    }
    panel.tell({
      words: say.parts('tried', {yours: names.yours, searchs: names.searchs, verdict: verdict(yours, own)}),
      table: {
        heads: [...measures.map(({name}) => name), say('outcome')],
        rows: [
          {head: say('yours'), cells: measures.map((each) => each.yours).concat(outcomeWords(yours))},
          {head: say('searchs'), cells: measures.map((each) => each.searchs).concat(outcomeWords(own))},
        ],
        best: measures.map(({best}) => ['yours', 'searchs'].indexOf(best)),
      },
      actions: [giveBack],
    });
  }
}

/** Why a run can't be taken over; empty if it can. @param {Run | null} run */
function obstacleIn(run) {
  if (!run) return say('obstacle.no-run');
  if (typeof run.count !== 'function') return say('obstacle.recorded');
  return run.strategy.search ? '' : say('obstacle.no-search');
}
