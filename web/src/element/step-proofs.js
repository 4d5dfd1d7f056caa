/**
 * The proof of a step: the position before it has no solution in which the step is false. It is made, checked by the
 * checker, which shares no code with the engine, and offered as files. Each conclusion of a step has its own proof. A
 * guess that search undid has a line in the proof of the whole puzzle.
 */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {sharedEngine} from '../client/engine-client.js';
import {digitOf, digitsOf} from '../grid/plain-puzzle.js';
import {closedBranches, deniedBy, variablesOf} from '../run/branches.js';
import {saveFile} from '../common/save-file.js';
import {list} from '../words/numbers.js';
import {puzzleOfState} from './trials.js';
import {checking} from './what-if-moments.js';

/** @typedef {import('./what-if.js').WhatIfContext} WhatIfContext */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../protocol/people.js').Conclusion} Conclusion */
/** @typedef {import('../protocol/proofs.js').StepProof} StepProof */
/** @typedef {import('../view/controls/what-if.js').Action} Action */
/**
 * The panel, for as long as it is about a step.
 * @typedef {{signal: AbortSignal, tell: (text: string, lines?: string[], more?: Action[]) => void}} Shown
 */

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
   * The action of a step that the run rests at. Of propagation: proving it; steps of techniques have theirs beside the
   * smallest reason. Of a guess, or of taking one back: showing its line of the proof.
   * @param {Moment} moment
   * @returns {Action | null}
   */
  action(moment) {
    if (this.#moment && this.#moment !== moment) this.close();
    const {kind, cause, cell = 0, digit = 0} = moment.event ?? {};
    if (kind === 'decide' || kind === 'refute') {
      const {run, isPaused} = this.#context;
      return isPaused && run && run.status !== 'running' ? [say('proof.line'), () => this.tellLine(moment)] : null;
    }
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
  tell(moment, conclusion) {
    return this.#show(moment, (shown) => this.#prove(moment, conclusion, shown));
  }

  /** @param {Moment} moment @param {Conclusion} conclusion @param {Shown} shown */
  async #prove(moment, conclusion, {signal, tell}) {
    const {puzzle} = this.#context;
    const position = puzzleOfState(puzzle, moment.before);
    const engine = await sharedEngine();
    const proof = await engine.help('proveStep', position, {...conclusion, signal});
    if (signal.aborted) return;
    if (!proof.ok) return tell(proof.error.message);
    if (proof.status !== 'follows') return tell(say(proof.status === 'limit' ? 'proof.limit' : 'proof.not-forced'));
    const isRight = await isProof(proof, proof.puzzle, null, signal);
    if (signal.aborted) return;
    const {lines, clauses} = proof;
    tell(isRight ? this.#verdict(conclusion) : say('proof.refused'),
      isRight ? [say('proof.size', {lines, clauses})] : [], filesOf(proof, 'sudoku-step'));
  }

  /**
   * Proves the whole puzzle along the branches of the run, and tells which line is about the guess of a step.
   * @param {Moment} moment
   */
  tellLine(moment) {
    const {run} = this.#context;
    return run && this.#show(moment, (shown) => this.#proveLine(moment, run, shown));
  }

  /** @param {Moment} moment @param {NonNullable<WhatIfContext['run']>} run @param {Shown} shown */
  async #proveLine(moment, run, {signal, tell}) {
    const branches = closedBranches(await run.tree());
    const event = moment.index - 1;
    const at = branches.findIndex(({first, last}) => first === event || last === event);
    if (signal.aborted) return;
    if (at < 0) return tell(say('proof.line.none'));
    const {values, ...plain} = /** @type {import('../grid/plain-puzzle.js').Puzzle} */ (run.puzzle);
    const puzzle = values ? {...plain, givens: digitsOf({...plain, values})} : plain;
    const engine = await sharedEngine();
    const proof = await engine.help('prove', puzzle,
      {branches: branches.map((branch) => variablesOf(branch, puzzle.size)), signal});
    if (signal.aborted) return;
    if (!proof.ok) return tell(proof.error.message);
    if (proof.cnf === null) return tell(say(proof.status === 'several' ? 'proof.line.several' : 'proof.limit'));
    const [line] = proof.solutions;
    const solution = line ? Array.from(line, (symbol) => digitOf(symbol, puzzle.size)) : null;
    const isRight = await isProof(proof, puzzle, solution, signal);
    if (signal.aborted) return;
    if (!isRight) return tell(say('proof.refused'), [], filesOf(proof, 'sudoku'));
    const {lines, clauses, branchLines} = proof;
    const number = branchLines[at];
    if (!number) return tell(say('proof.line.none'));
    const guesses = deniedBy(proof.drat.split('\n')[number - 1], puzzle.size);
    const named = list(guesses.map(({cell, digit}) => this.#context.name(cell, digit)));
    tell(say('proof.line.is', {line: number, lines, count: guesses.length, guesses: named}),
      [say('proof.size', {lines, clauses})], filesOf(proof, 'sudoku'));
  }

  /**
   * Works on a step. Where that fails, since a part of it can't be loaded, the panel doesn't wait for it.
   * @param {Moment} moment @param {(shown: Shown) => Promise<void>} work
   */
  async #show(moment, work) {
    const shown = this.#begin(moment);
    try {
      await work(shown);
    } catch (error) {
      if (!shown.signal.aborted) this.close();
      throw error;
    }
  }

  /**
   * Shows a step in place of the one before.
   * @param {Moment} moment
   * @returns {Shown}
   */
  #begin(moment) {
    const {panel} = this.#context;
    const running = new AbortController();
    this.#running?.abort();
    this.#running = running;
    this.#moment = moment;
    /** @type {Action} */
    const close = [say('close'), () => this.close()];
    const tell = (/** @type {string} */ text, /** @type {string[]} */ lines = [], /** @type {Action[]} */ more = []) =>
      panel.tell({words: [{text}], lines, actions: [close, ...more]});
    tell(say('proof.making'));
    return {signal: running.signal, tell};
  }

  /** @param {Conclusion} conclusion */
  #verdict({cell, digit, isPlacement}) {
    const {shape, notation} = this.#context;
    const about = {cell: shape.cellName(cell, notation), digit: shape.symbol(digit)};
    return say(isPlacement ? 'proof.is' : 'proof.is-not', about);
  }
}

/**
 * True if the checker follows a proof, and it is about a puzzle.
 * @param {{cnf: string, lrat: string}} proof @param {import('../grid/plain-puzzle.js').Puzzle} puzzle
 * @param {number[] | null} solution @param {AbortSignal} signal
 */
async function isProof({cnf, lrat}, puzzle, solution, signal) {
  const [{checkProof}, {isStatementOf}] = await checking();
  const verdict = await checkProof(cnf, lrat, {signal});
  return Boolean(verdict?.accepted) && isStatementOf(cnf, puzzle, solution);
}

/**
 * Actions that hand out the files of a proof.
 * @param {Record<typeof FILES[number], string | null>} proof @param {string} name
 * @returns {Action[]}
 */
function filesOf(proof, name) {
  const save = (/** @type {typeof FILES[number]} */ kind) => saveFile(proof[kind] ?? '', `${name}.${kind}`);
  return FILES.map((kind) => [say('proof.save', {name: `.${kind}`}), () => save(kind)]);
}
