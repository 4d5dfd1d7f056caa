/** A run by human techniques. Its events are stored here, because there are never many. */
import {STEP_KINDS, isAmong} from '../run/replay.js';
import {TraceRun, stepWithin} from '../traces/recorded-run.js';

/** @typedef {import('../run/replay.js').RunEvent} RunEvent */

export class ExplainedRun extends TraceRun {
  #end = () => {};
  /** The hardest step so far. @type {{technique: string, difficulty: number} | null} */
  #hardest = null;

  /**
   * @param {import('../protocol/kinds.js').Puzzle} puzzle @param {Record<string, any>} strategy
   * @param {import('../traces/recorded-run.js').AskEngine} ask
   */
  constructor(puzzle, strategy, ask) {
    super(puzzle, strategy, 'running', [], ask);
    /** @type {Promise<void>} resolved when the run has ended */
    this.finished = new Promise((resolve) => { this.#end = resolve; });
  }

  /**
   * Adds news from the host; not for pages.
   * @param {{events: RunEvent[], status: string, ms: number, isLimited: boolean}} news
   */
  update({events, status, ms, isLimited}) {
    this.add(events);
    this.status = status;
    this.#hardest = events.reduce(harder, this.#hardest);
    Object.assign(this.stats, {ms, hardest: this.#hardest, isLimited});
    if (status !== 'running') this.#end();
  }

  /**
   * The number of events of a kind before `index` (without a kind, of all steps).
   * @param {number} index
   * @param {string} [kind]
   * @param {import('../traces/recorded-run.js').Asking} [options]
   */
  async count(index, kind, options) {
    const kinds = kind ? [kind] : STEP_KINDS;
    const events = await this.events(0, stepWithin(index, this.length), options);
    return events.filter((event) => isAmong(event, kinds)).length;
  }

  dispose() {
    super.dispose();
    this.#end();
  }
}

/** @param {{technique: string, difficulty: number} | null} hardest @param {RunEvent} event */
function harder(hardest, {found}) {
  return found && found.difficulty > (hardest?.difficulty ?? 0) ?
    {technique: found.technique, difficulty: found.difficulty} : hardest;
}
