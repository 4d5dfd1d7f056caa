/** The column beside the board: the sentence, what it rests on, and below them the tabs with lens, log and numbers. */

import {geometry} from '../geometry.js';
import {LOG_PAGE, logPage} from '../log-lines.js';
import {plainSentence, sentence} from '../narrate.js';
import {plural} from '../words.js';
import {Log} from './log.js';
import {numbersPanel} from './numbers.js';
import {Sentence} from './sentence.js';
import {Tabs} from './tabs.js';

/** @typedef {import('../geometry.js').Notation} Notation */
/** @typedef {import('../narrate.js').Part} Part */
/** @typedef {import('../timeline.js').Moment} Moment */
/** @typedef {import('../timeline.js').Timeline} Timeline */

export class Column {
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {Notation} */
  #notation = 'A1';
  /** @type {import('./lens.js').Lens | null} */
  #lens = null;
  #tabs = new Tabs((name) => this.#open(name));
  #sentence;
  #log;
  /** Whether there is room for the tabs. */
  hasTabs = true;

  /**
   * @param {(step: number) => void} seek
   * @param {() => void} drawLens the lens has come to be seen
   */
  constructor(seek, drawLens) {
    this.drawLens = drawLens;
    this.#sentence = new Sentence(seek);
    this.#log = new Log({
      page: (page) => (this.#timeline ? logPage(this.#timeline, page, this.#notation) : null),
      fetch: (page) => {
        const timeline = this.#timeline;
        timeline?.events(page * LOG_PAGE, LOG_PAGE)
          .then(() => timeline === this.#timeline && this.#log.refresh(), () => {});
      },
      seek,
      length: () => this.#timeline?.run.length ?? 0,
    });
  }

  get nodes() {
    return [this.#sentence.root, ...this.#tabs.nodes];
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
    const isSame = this.#lens === lens && this.#tabs.current;
    this.#lens = lens;
    this.#tabs.offer(lens ? ['Lens', 'Log', 'Numbers'] : ['Log', 'Numbers']);
    this.#open(isSame ? this.#tabs.current : lens ? 'Lens' : 'Log');
  }

  /** @param {Moment} moment */
  showStep(moment) {
    if (!this.#timeline) return;
    const {run} = this.#timeline;
    const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
    this.#sentence.say(sentence(moment, run, this.#notation), signOf(moment, run));
    this.#sentence.rest(moment.state.path.map(({index, cell, digit}, i) => (
      {number: i + 1, text: `${shape.cellName(cell, this.#notation)} = ${shape.symbol(digit)}`, step: index + 1}
    )), noteOf(shape, run.puzzle.givens));
    if (this.hasTabs) this.#log.seekTo(moment.index);
  }

  /** Says something else than a step. @param {Part[]} parts */
  tell(parts) {
    this.#sentence.say(parts, 'trouble');
    this.#sentence.rest([], '');
  }

  /** The sentence of a step, for those who listen. @param {Moment} moment */
  words(moment) {
    return this.#timeline ? plainSentence(moment, this.#timeline.run, this.#notation) : '';
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

/** @param {Moment} moment @param {import('../timeline.js').Run} run */
function signOf({event, index}, {status, length}) {
  if (event?.kind === 'conflict') return 'trouble';
  const isEnd = event?.kind === 'done' || event?.kind === 'solution';
  if (!isEnd || index < length - 1) return 'none';
  return status === 'none' ? 'trouble' : ['unique', 'solved'].includes(status) ? 'solved' : 'none';
}

/** How large grids write their digits. @param {import('../geometry.js').Geometry} shape @param {Uint8Array} givens */
function noteOf({size, symbol}, givens) {
  if (size <= 9) return '';
  const digits = size > 35 ? `1 to ${size}` : `1 to 9, then A to ${symbol(size)}`;
  return `${digits}. ${plural(givens.filter(Boolean).length, 'given')}.`;
}
