/**
 * Predict: the reader says which digit is written next before it is shown. What would give the answer away is hidden
 * until then; the score is kept while the run is open.
 */

import {possibleDigits} from '../words/choosing.js';
import {plainSentence} from '../words/narrate.js';
import {judge, nextQuestion, questionWords} from './predictions.js';

/** @typedef {import('./what-if.js').Desk} Desk */
/** @typedef {import('./predictions.js').Question} Question */
/** @typedef {import('../run/timeline.js').Moment} Moment */

export class Predicting {
  #desk;
  #isOn = false;
  /** What is asked at the step that is shown. @type {Question | null} */
  #question = null;
  /** The step at which something is said or asked, or on the way to it. */
  #at = -1;
  #score = {right: 0, asked: 0};

  /** @param {Desk} desk */
  constructor(desk) {
    this.#desk = desk;
  }

  toggle() {
    if (this.#isOn) return this.stop();
    this.#isOn = true;
    this.#desk.hands.hideFuture(true);
    this.#ask();
  }

  stop() {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#question = null;
    this.#at = -1;
    this.#desk.hands.hideFuture(false);
    this.#desk.hands.clear();
  }

  /** Another run: another score. */
  open() {
    this.stop();
    this.#score = {right: 0, asked: 0};
  }

  /** The reader has gone on alone: it is asked from there. @param {Moment} moment */
  show({index}) {
    if (this.#isOn && index !== this.#at && this.#desk.isPaused) this.#ask();
  }

  async #ask() {
    const {hands, run, step, shape} = this.#desk;
    if (!run) return;
    this.#at = step;
    this.#question = null;
    const question = await nextQuestion(run, step);
    if (!this.#isCurrent(run, step)) return;
    if (!question) {
      hands.tell({words: [{text: run.status === 'running' ? 'Search has not got that far yet.' :
        'No more digits are placed after this step.'}], note: this.#scoreWords, deeds: this.#stopping});
      return;
    }
    this.#at = question.from;
    const moment = await this.#desk.goTo(question.from);
    if (!moment || !this.#isCurrent(run, question.from)) return;
    this.#question = question;
    hands.ask({
      words: [{text: questionWords(question)}], note: this.#scoreWords, own: null,
      options: Array.from({length: shape.cells}, (_, cell) => possibleDigits(shape, moment.state, cell)),
      pick: (cell, digit) => this.#answer({cell, digit}), deeds: this.#stopping,
    });
  }

  /** @param {{cell: number, digit: number}} picked */
  async #answer(picked) {
    const {hands, run, timeline, notation} = this.#desk;
    const question = this.#question;
    if (!question || !run || !timeline) return;
    this.#question = null;
    const {verdict, text} = await judge(timeline, question, picked, notation);
    if (!this.#isCurrent(run, question.from)) return;
    const step = question.event.index + 1;
    this.#score = {right: this.#score.right + (verdict === 'right' ? 1 : 0), asked: this.#score.asked + 1};
    this.#at = step;
    hands.clear();
    const moment = await this.#desk.goTo(step);
    if (!moment || !this.#isCurrent(run, step)) return;
    hands.tell({
      words: [{text: verdict === 'right' ? 'Right. ' : '', mark: 'strong'}, {text}], note: this.#scoreWords,
      spoken: plainSentence(moment, run, notation), isNext: true,
      deeds: [['Next question', () => this.#ask()], ...this.#stopping],
    });
  }

  /** @param {import('../run/timeline.js').Run} run @param {number} at */
  #isCurrent(run, at) {
    return this.#isOn && this.#desk.run === run && this.#at === at;
  }

  get #scoreWords() {
    const {right, asked} = this.#score;
    return asked ? `${right} of ${asked}` : '';
  }

  /** @returns {[string, () => void][]} */
  get #stopping() {
    return [['Stop predicting', () => this.stop()]];
  }
}
