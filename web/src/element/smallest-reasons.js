/**
 * The smallest reason for a step of a technique: the fewest statements that force its conclusion, shown beside the
 * reason of the technique. A step with several conclusions has one for each.
 */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {sharedEngine} from '../client/engine-client.js';
import {puzzleOfState} from './trials.js';
import {fewest} from './what-if-moments.js';

/** @typedef {import('./what-if.js').WhatIfContext} WhatIfContext */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../protocol/people.js').Conclusion} Conclusion */
/** @typedef {import('../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../view/controls/what-if.js').Action} Action */

const say = speaker('what-if', whatIf);

export class SmallestReasons {
  #context;
  /** Looking for one. @type {AbortController | null} */
  #looking = null;
  /** Ends the search with what it has found. @type {AbortController | null} */
  #stop = null;
  /** The step whose reason is shown. @type {Moment | null} */
  #moment = null;

  #proofs;

  /** @param {WhatIfContext} context @param {import('./step-proofs.js').StepProofs} proofs */
  constructor(context, proofs) {
    this.#context = context;
    this.#proofs = proofs;
  }

  /**
   * The action that asks for the smallest reason of a step. Null if it is not a step of a technique.
   * @param {Moment} moment
   * @returns {Action | null}
   */
  action(moment) {
    if (this.#moment && this.#moment !== moment) this.close();
    const {found} = moment.event ?? {};
    return found ? [say('smallest'), () => this.#tell(moment, conclusionsOf(found), 0)] : null;
  }

  /** Removes the reason. */
  close() {
    if (!this.#moment) return;
    this.#looking?.abort();
    this.#moment = null;
    this.#context.panel.clear();
  }

  /** The proof takes the place of the reason. @param {Moment} moment @param {Conclusion} conclusion */
  #prove(moment, conclusion) {
    this.close();
    this.#proofs.tell(moment, conclusion);
  }

  /** @param {Moment} moment @param {Conclusion[]} conclusions @param {number} at the index of the one shown */
  async #tell(moment, conclusions, at) {
    this.#looking?.abort();
    const looking = new AbortController();
    this.#looking = looking;
    this.#moment = moment;
    /** @type {Action} */
    const close = [say('close'), () => this.close()];
    this.#context.panel.tell({words: [{text: say('smallest.looking')}], actions: [close]});
    try {
      await this.#look({moment, conclusions, at}, looking, close);
    } catch (error) {
      // The panel doesn't wait for a module that can't be loaded.
      if (!looking.signal.aborted) this.close();
      throw error;
    }
  }

  /**
   * @param {{moment: Moment, conclusions: Conclusion[], at: number}} about
   * @param {AbortController} looking @param {Action} close
   */
  async #look({moment, conclusions, at}, looking, close) {
    const {panel, notation, puzzle, shape} = this.#context;
    const [engine, {fewestInWords}] = await Promise.all([sharedEngine(), fewest()]);
    const position = puzzleOfState(puzzle, moment.before);
    let told = 0;
    const onProgress = (/** @type {number} */ size) => {
      if (looking.signal.aborted || size === told) return;
      told = size;
      this.#tellSize(size, close);
    };
    const answer = await engine.help('fewest', position,
      {...conclusions[at], signal: this.#stopping(looking), onProgress});
    if (looking.signal.aborted || this.#moment !== moment) return;
    if (!answer.ok) return panel.tell({words: [{text: answer.error.message}], actions: [close]});
    const {text, lines, pattern} = fewestInWords(shape, moment.before, conclusions[at], answer, notation);
    /** @type {Action[]} */
    const actions = [close, [say('proof'), () => this.#prove(moment, conclusions[at])]];
    if (conclusions.length > 1) {
      actions.push([say('smallest.next'), () => this.#tell(moment, conclusions, (at + 1) % conclusions.length)]);
    }
    panel.tell({words: [{text}], lines, actions});
    panel.draw(pattern);
  }

  /** How small the smallest set is so far; whoever does not want to wait can have it. @param {number} size
   * @param {Action} close */
  #tellSize(size, close) {
    /** @type {Action} */
    const stop = [say('smallest.stop'), () => this.#stop?.abort()];
    this.#context.panel.tell({words: [{text: say('smallest.so-far', {count: size})}], actions: [close, stop]});
  }

  /** Aborted by the button, which leaves the answer, or with the search. @param {AbortController} looking */
  #stopping(looking) {
    const stop = new AbortController();
    this.#stop = stop;
    looking.signal.addEventListener('abort', () => stop.abort(), {once: true});
    return stop.signal;
  }
}

/** All that follows from a step, placements first. @param {FoundStep} found @returns {Conclusion[]} */
function conclusionsOf({placements, eliminations}) {
  return [[placements, true], [eliminations, false]].flatMap(([pairs, isPlacement]) =>
    /** @type {[number, number][]} */ (pairs).map(([cell, digit]) =>
      ({cell, digit, isPlacement: Boolean(isPlacement)})));
}
