/**
 * The trials of a singleton consistency. Its run only contains what each trial refuted. Here, a trial is a run of its
 * own: it starts from the board of that moment, uses the same propagator and ends with the contradiction.
 */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {parseStrategy} from '../links/links.js';

/** @typedef {import('./what-if.js').WhatIfContext} WhatIfContext */
/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('../run/timeline.js').Moment} Moment */

const say = speaker('what-if', whatIf);

/**
 * The propagator of a trial.
 * @param {RunEvent | null} event
 * @returns {string} a propagator's id; empty if the event is not what a trial refuted
 */
export function rulesOfTrial(event) {
  const {kind, cause = '', other, unit} = event ?? {};
  if (kind !== 'eliminate' || other !== undefined || unit !== undefined) return '';
  if (cause.startsWith('strong-')) return cause.slice('strong-'.length);
  return cause.startsWith('singleton-') ? cause.slice('singleton-'.length) : '';
}

/**
 * The board of a trial: digits are givens, and the cell has only one candidate.
 * @param {Puzzle} puzzle
 * @param {Pick<State, 'values' | 'candidates'>} before
 * @param {{cell: number, digit: number}} tried
 * @returns {Puzzle & {candidates: BigUint64Array}}
 */
export function puzzleOfTrial(puzzle, before, {cell, digit}) {
  const position = puzzleOfState(puzzle, before);
  position.candidates[cell] = 1n << BigInt(digit - 1);
  return position;
}

/**
 * The board of a step as a puzzle: digits are givens, with the candidates of that moment.
 * @param {Puzzle} puzzle
 * @param {Pick<State, 'values' | 'candidates'>} state
 * @returns {Puzzle & {candidates: BigUint64Array}}
 */
export function puzzleOfState({boxRows, boxCols, size, rules}, {values, candidates}) {
  const marks = new BigUint64Array(values.length);
  for (let at = 0; at < marks.length; at += 1) {
    marks[at] = BigInt(candidates[2 * at] >>> 0) | BigInt(candidates[2 * at + 1] >>> 0) << 32n;
  }
  return {boxRows, boxCols, size, rules, givens: values.slice(), candidates: marks};
}

export class Trials {
  #context;
  /** The digit that the run on show tries. @type {{cell: number, digit: number}} */
  #tried = {cell: 0, digit: 0};

  /** @param {WhatIfContext} context */
  constructor(context) {
    this.#context = context;
  }

  /** Called for another run; if it is a trial, offers to go back. */
  open() {
    const {panel, home, shape, notation} = this.#context;
    if (!home) return;
    const {cell, digit} = this.#tried;
    panel.tell({
      words: say.parts('trial', {
        guess: this.#context.name(cell, digit), cell: shape.cellName(cell, notation), digit: shape.symbol(digit),
      }),
      actions: [[say('trial.back', {step: home.step}), () => this.#context.comeHome()]],
    });
  }

  /**
   * The action that shows the trial of a step. Null if the step has no trial.
   * @param {Moment} moment
   * @returns {import('../view/controls/what-if.js').Action | null}
   */
  action({event, before}) {
    const {home, run} = this.#context;
    const rules = rulesOfTrial(event);
    if (!event || !rules || home || !run?.origin) return null;
    const tried = {cell: event.cell ?? 0, digit: event.digit ?? 0};
    return [say('trial.watch', {guess: this.#context.name(tried.cell, tried.digit)}), () => {
      this.#tried = tried;
      const strategy = parseStrategy(`${rules}.alone`);
      if (strategy) this.#context.visit(puzzleOfTrial(this.#context.puzzle, before, tried), strategy);
    }];
  }
}
