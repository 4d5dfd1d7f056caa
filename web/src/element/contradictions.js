/** Explains a contradiction: the guesses that it depends on, and the chain from them, in words and on the grid. */

import whatIf from '../../languages/en/what-if.js';
import {speaker} from '../language/catalogue.js';
import {chains} from './what-if-moments.js';

/** @typedef {import('./what-if.js').WhatIfContext} WhatIfContext */
/** @typedef {import('../run/timeline.js').Moment} Moment */

const say = speaker('what-if', whatIf);

export class Contradictions {
  #context;
  /** The contradiction that is explained. @type {Moment | null} */
  #moment = null;

  /** @param {WhatIfContext} context */
  constructor(context) {
    this.#context = context;
  }

  /**
   * The action that explains a contradiction, if the run has chains.
   * @param {Moment} moment
   * @returns {import('../view/controls/what-if.js').Action | null}
   */
  action(moment) {
    if (this.#moment && this.#moment !== moment) this.close();
    const {run} = this.#context;
    const isKnown = moment.event?.kind === 'conflict' && run?.origin && run.strategy.propagation !== 'techniques';
    return isKnown ? [say('contradiction'), () => this.#tell(moment)] : null;
  }

  /** Removes the explanation. */
  close() {
    if (!this.#moment) return;
    this.#moment = null;
    this.#context.panel.clear();
  }

  /** @param {Moment} moment @param {number} [most] lines at first; all of them for those who ask */
  async #tell(moment, most) {
    const {panel, notation, shape, timeline} = this.#context;
    if (!timeline) return;
    this.#moment = moment;
    const [reason, [{tell}, {implicationGraph}, {textOf}]] = await Promise.all([
      timeline.run.reason(moment.index - 1), chains()]);
    const chain = /** @type {import('../protocol/trees-and-reasons.js').Chain} */ (/** @type {any} */ (reason));
    const {lines, more, footing} = await tell(timeline, chain, notation, most);
    if (this.#moment !== moment) return;
    /** @type {import('../view/controls/what-if.js').Action[]} */
    const wider = more ? [[say('contradiction.more', {count: more}), () => this.#tell(moment, Infinity)]] : [];
    panel.tell({
      words: [{text: footing}], lines: lines.map(({parts}) => textOf(parts)),
      actions: [[say('close'), () => this.close()], ...wider],
    });
    panel.draw(implicationGraph(shape, chain, most));
  }
}
