/**
 * The proof of a step: the position before it has no solution in which the step is false. It is made, checked by the
 * checker, which shares no code with the engine, and offered as files. Each conclusion of a step has its own proof.
 */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {sharedEngine} from '../client/engine-client.js';
import {saveText} from '../view/save-text.js';
import {puzzleOfState} from './trials.js';

/** @typedef {import('./what-if.js').WhatIfContext} WhatIfContext */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../protocol/people.js').Conclusion} Conclusion */
/** @typedef {import('../protocol/proofs.js').StepProof} StepProof */
/** @typedef {import('../view/controls/what-if.js').Action} Action */

const say = speaker('what-if', whatIf);

/** The files that are offered: the statement, the proof with hints, the proof without hints. */
const FILES = /** @type {const} */ (['cnf', 'lrat', 'drat']);

export class StepProofs {
  #context;
  /** On its way. @type {AbortController | null} */
  #running = null;
  /** The step that is proved. @type {Moment | null} */
  #moment = null;

  /** @param {WhatIfContext} context */
  constructor(context) {
    this.#context = context;
  }

  /**
   * The action of a step of propagation that the run rests at: proving it. Steps of techniques have theirs beside the
   * smallest reason.
   * @param {Moment} moment
   * @returns {Action | null}
   */
  action(moment) {
    if (this.#moment && this.#moment !== moment) this.close();
    const {kind, cause, cell = 0, digit = 0} = moment.event ?? {};
    const isConcluded = (kind === 'place' || kind === 'eliminate') && cause !== 'search';
    if (!isConcluded || !this.#context.isPaused) return null;
    return [say('proof'), () => this.tell(moment, {cell, digit, isPlacement: kind === 'place'})];
  }

  /** Removes the proof. */
  close() {
    if (!this.#moment) return;
    this.#running?.abort();
    this.#moment = null;
    this.#context.panel.clear();
  }

  /**
   * Proves a conclusion of a step, and shows the result.
   * @param {Moment} moment @param {Conclusion} conclusion
   */
  async tell(moment, conclusion) {
    const {panel, puzzle} = this.#context;
    const running = new AbortController();
    const {signal} = running;
    this.#running?.abort();
    this.#running = running;
    this.#moment = moment;
    /** @type {Action} */
    const close = [say('close'), () => this.close()];
    const tell = (/** @type {string} */ text, /** @type {string[]} */ lines = [], /** @type {Action[]} */ more = []) =>
      panel.tell({words: [{text}], lines, actions: [close, ...more]});
    tell(say('proof.making'));
    const position = puzzleOfState(puzzle, moment.before);
    const engine = await sharedEngine();
    const proof = await engine.help('proveStep', position, {...conclusion, signal});
    if (signal.aborted) return;
    if (!proof.ok) return tell(proof.error.message);
    if (proof.status !== 'follows') return tell(say(proof.status === 'limit' ? 'proof.limit' : 'proof.not-forced'));
    const [{checkProof}, {isStatementOf}] = await Promise.all([import('../checker/check-proof.js'),
      import('../grid/statement-check.js')]);
    const verdict = await checkProof(proof.cnf, proof.lrat, {signal});
    if (!verdict || signal.aborted) return;
    const isRight = verdict.accepted && isStatementOf(proof.cnf, proof.puzzle, null);
    const {lines, clauses} = proof;
    const save = (/** @type {typeof FILES[number]} */ kind) => saveText(proof[kind] ?? '', `sudoku-step.${kind}`);
    tell(isRight ? this.#verdict(conclusion) : say('proof.refused'),
      isRight ? [say('proof.size', {lines, clauses})] : [],
      FILES.map((kind) => [say('proof.save', {name: `.${kind}`}), () => save(kind)]));
  }

  /** @param {Conclusion} conclusion */
  #verdict({cell, digit, isPlacement}) {
    const {shape, notation} = this.#context;
    const about = {cell: shape.cellName(cell, notation), digit: shape.symbol(digit)};
    return say(isPlacement ? 'proof.is' : 'proof.is-not', about);
  }
}
