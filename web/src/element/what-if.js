/**
 * Take over, predict, watch a trial, ask for the smallest reason: the reader's part in a run. Loaded with the first run
 * that has steps; only one of them is active at a time.
 */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {geometryOf} from '../grid/geometry.js';
import {Contradictions} from './contradictions.js';
import {Predicting} from './predicting.js';
import {SmallestReasons} from './smallest-reasons.js';
import {StepProofs} from './step-proofs.js';
import {TakingOver} from './taking-over.js';
import {Trials} from './trials.js';

/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../view/controls/what-if.js').WhatIfPanel} WhatIfPanel */

const say = speaker('what-if', whatIf);

/** The part of the session that the three use, and the panel in which they are shown. */
export class WhatIfContext {
  #session;

  /** @param {import('./session.js').Session} session @param {WhatIfPanel} panel */
  constructor(session, panel) {
    this.#session = session;
    this.panel = panel;
  }

  get run() {
    return this.#session.run;
  }

  get timeline() {
    return this.#session.player.timeline;
  }

  get moment() {
    return this.#session.player.moment;
  }

  get step() {
    return this.#session.step;
  }

  /** The last step that can be shown: the end of the range, or of the run so far. */
  get last() {
    return this.#session.player.last;
  }

  get isPaused() {
    return this.#session.paused;
  }

  get notation() {
    return this.#session.host.notation;
  }

  get strategy() {
    return this.#session.strategy;
  }

  get puzzle() {
    return /** @type {import('../grid/plain-puzzle.js').Puzzle} */ (this.#session.puzzle);
  }

  get shape() {
    return geometryOf(this.puzzle);
  }

  /** "A3 = 4" @param {number} cell @param {number} digit */
  name(cell, digit) {
    return `${this.shape.cellName(cell, this.notation)} = ${this.shape.symbol(digit)}`;
  }

  pause() {
    this.#session.player.pause();
  }

  /** Rests at a step. @param {number} step @returns {Promise<Moment | null>} null if something else came between */
  async goTo(step) {
    const {player} = this.#session;
    player.pause();
    if (player.index === step) return player.moment;
    const arrived = new Promise((resolve) => player.addEventListener('step', resolve, {once: true}));
    player.seek(step);
    await arrived;
    return player.index === step ? player.moment : null;
  }

  /** Another run of the same puzzle. @param {import('../links/links.js').LinkStrategy} strategy @param {number} step */
  play(strategy, step) {
    this.#session.choose(strategy, step);
  }

  /**
   * Plays a run that belongs to a step of this one: links go on leading here.
   * @param {import('../grid/plain-puzzle.js').Puzzle} puzzle
   * @param {import('../links/links.js').LinkStrategy} strategy
   */
  visit(puzzle, strategy) {
    const session = this.#session;
    const {step} = session;
    const home = session.puzzle && {puzzle: session.puzzle, strategy: session.strategy, step};
    session.strategy = strategy;
    session.open(puzzle, 0);
    session.home = home;
    session.player.play();
  }

  /** Back from there. */
  comeHome() {
    this.#session.comeHome();
  }

  /** The step to go back to. @returns {{step: number} | null} null if nothing is visited */
  get home() {
    return this.#session.home;
  }
}

/** Take over, predict, the trials, smallest reasons and contradictions of one session. */
export class WhatIf {
  #context;
  #takingOver;
  #predicting;
  #trials;
  #proofs;
  #smallest;
  #contradictions;

  /** @param {import('./session.js').Session} session @param {WhatIfPanel} panel */
  constructor(session, panel) {
    this.#context = new WhatIfContext(session, panel);
    this.#takingOver = new TakingOver(this.#context);
    this.#predicting = new Predicting(this.#context);
    this.#trials = new Trials(this.#context);
    this.#proofs = new StepProofs(this.#context);
    this.#smallest = new SmallestReasons(this.#context, this.#proofs);
    this.#contradictions = new Contradictions(this.#context);
    panel.offer([[say('take-over'), () => this.takeOver()], [say('predict'), () => this.predict()]]);
    const {player} = session;
    player.addEventListener('load', () => this.#open());
    for (const type of ['step', 'pause', 'ended']) player.addEventListener(type, () => this.#show());
    player.addEventListener('progress', () => this.#takingOver.grown());
    if (player.moment) {
      this.#open();
      this.#show();
    }
  }

  /** Asks for the next decision; a second call lets search choose. */
  takeOver() {
    this.#predicting.stop();
    this.#takingOver.toggle();
  }

  /** Asks for each digit; a second call stops asking. */
  predict() {
    this.#takingOver.stop();
    this.#predicting.toggle();
  }

  /** Called for another run. */
  #open() {
    this.#smallest.close();
    this.#proofs.close();
    this.#contradictions.close();
    this.#context.panel.clear();
    this.#context.panel.offerHere(null);
    this.#predicting.open();
    this.#takingOver.open();
    this.#trials.open();
  }

  /** Called for another step, or when playing has stopped. */
  #show() {
    const {moment, panel, run, home} = this.#context;
    if (!moment) return;
    panel.showEnd(!home && run?.status !== 'running' && moment.index === run?.length);
    this.#takingOver.show(moment);
    this.#predicting.show(moment);
    const parts = [this.#trials, this.#smallest, this.#contradictions, this.#proofs];
    const actions = parts.map((part) => part.action(moment));
    panel.offerHere(actions.find(Boolean) ?? null);
  }
}
