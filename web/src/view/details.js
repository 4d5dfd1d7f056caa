/** What one reads beside the board: the tabs, and in them lens, log and numbers. Loaded when it is first seen. */

import {LOG_PAGE, logPage} from '../log-lines.js';
import {Log} from './log.js';
import {numbersPanel} from './numbers.js';
import {Tabs} from './tabs.js';

export {DETAILS_CSS} from './details-css.js';

/** @typedef {import('../geometry.js').Notation} Notation */
/** @typedef {import('../timeline.js').Timeline} Timeline */

export class Details {
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {Notation} */
  #notation = 'A1';
  /** @type {import('./lens.js').Lens | null} */
  #lens = null;
  #tabs = new Tabs((name) => this.#open(name));
  #log;

  /**
   * @param {(step: number) => void} seek
   * @param {() => void} drawLens the lens has come to be seen
   */
  constructor(seek, drawLens) {
    this.drawLens = drawLens;
    this.#log = new Log({
      page: (page) => (this.#timeline ? logPage(this.#timeline, page, this.#notation) : null),
      fetch: (page) => {
        const timeline = this.#timeline;
        timeline?.events(page * LOG_PAGE, LOG_PAGE).then(() => timeline === this.#timeline && this.#log.refresh(), () => {});
      },
      seek,
      length: () => this.#timeline?.run.length ?? 0,
    });
  }

  get nodes() {
    return this.#tabs.nodes;
  }

  /**
   * Another run, or none.
   * @param {Timeline | null} timeline
   * @param {Notation} notation
   * @param {import('./lens.js').Lens | null} lens
   */
  setTimeline(timeline, notation, lens) {
    this.#timeline = timeline;
    this.#notation = notation;
    this.#log.clear();
    const wasLens = this.#lens;
    this.#lens = lens;
    this.#tabs.offer(lens ? ['Lens', 'Log', 'Numbers'] : ['Log', 'Numbers']);
    this.#open(wasLens === lens && this.#tabs.current ? this.#tabs.current : lens ? 'Lens' : 'Log');
  }

  /** @param {number} step */
  seekTo(step) {
    this.#log.seekTo(step);
  }

  /** The run has grown, or ended. */
  refresh() {
    if (this.#tabs.current === 'Numbers') this.#open('Numbers');
    this.#log.refresh();
  }

  /** @param {string} name */
  #open(name) {
    const run = this.#timeline?.run;
    const content = name === 'Lens' && this.#lens ? this.#lens.root :
      name === 'Numbers' ? numbersPanel(run?.stats ?? {}, run?.status ?? '') : this.#log.root;
    this.#tabs.show(name, content);
    if (name === 'Log') this.#log.refresh();
    if (name === 'Lens') this.drawLens();
  }
}
