/**
 * Predicting: the reader predicts the next digit before it is shown. Until then, everything that would reveal it is
 * hidden. The score counts while the run is open.
 */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {possibleDigits} from '../words/choosing.js';
import {plainSentence} from '../words/narrate.js';
import {judge, nextQuestion, questionWords} from './predictions.js';

/** @typedef {import('./what-if.js').WhatIfContext} WhatIfContext */
/** @typedef {import('./predictions.js').Question} Question */
/** @typedef {import('../run/timeline.js').Moment} Moment */

const say = speaker('what-if', whatIf);

export class Predicting {
  #context;
  #isOn = false;
  /** The question at the step that is shown. @type {Question | null} */
  #question = null;
  /** The step at which something is said or asked, or on the way to it. */
  #at = -1;
  #score = {right: 0, asked: 0};

  /** @param {WhatIfContext} context */
  constructor(context) {
    this.#context = context;
  }

  toggle() {
    if (this.#isOn) return this.stop();
    this.#isOn = true;
    this.#context.panel.hideFuture(true);
    this.#ask();
  }

  stop() {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#question = null;
    this.#at = -1;
    this.#context.panel.hideFuture(false);
    this.#context.panel.clear();
  }

  /** Called for another run; resets the score. */
  open() {
    this.stop();
    this.#score = {right: 0, asked: 0};
  }

  /** The reader has moved to another step, from which the next question is asked. @param {Moment} moment */
  show({index}) {
    if (this.#isOn && index !== this.#at && this.#context.isPaused) this.#ask();
  }

  async #ask() {
    const {panel, run, step, shape} = this.#context;
    if (!run) return;
    this.#at = step;
    this.#question = null;
    const question = await nextQuestion(run, step);
    if (!this.#isCurrent(run, step)) return;
    if (!question || question.event.index >= this.#context.last) {
      const words = say.parts(!question && run.status === 'running' ? 'not-that-far' : 'no-more-digits');
      panel.tell({words, note: this.#scoreWords, actions: this.#stopping});
      return;
    }
    this.#at = question.from;
    const moment = await this.#context.goTo(question.from);
    if (!moment || !this.#isCurrent(run, question.from)) return;
    this.#question = question;
    panel.ask({
      words: [{text: questionWords(question)}], note: this.#scoreWords, own: null,
      options: Array.from({length: shape.cells}, (_, cell) => possibleDigits(shape, moment.state, cell)),
      pick: (cell, digit) => this.#answer({cell, digit}), actions: this.#stopping,
    });
  }

  /** @param {{cell: number, digit: number}} picked */
  async #answer(picked) {
    const {panel, run, timeline, notation} = this.#context;
    const question = this.#question;
    if (!question || !run || !timeline) return;
    this.#question = null;
    const {verdict, words} = await judge(timeline, question, picked, notation);
    if (!this.#isCurrent(run, question.from)) return;
    const step = question.event.index + 1;
    this.#score = {right: this.#score.right + (verdict === 'right' ? 1 : 0), asked: this.#score.asked + 1};
    this.#at = step;
    panel.clear();
    const moment = await this.#context.goTo(step);
    if (!moment || !this.#isCurrent(run, step)) return;
    panel.tell({
      words, note: this.#scoreWords, spoken: plainSentence(moment, run, notation), isNext: true,
      actions: [[say('next-question'), () => this.#ask()], ...this.#stopping],
    });
  }

  /** @param {import('../run/timeline.js').Run} run @param {number} at */
  #isCurrent(run, at) {
    return this.#isOn && this.#context.run === run && this.#at === at;
  }

  get #scoreWords() {
    const {right, asked} = this.#score;
    return asked ? say('score', {right, asked}) : '';
  }

  /** @returns {[string, () => void][]} */
  get #stopping() {
    return [[say('stop-predicting'), () => this.stop()]];
  }
}
