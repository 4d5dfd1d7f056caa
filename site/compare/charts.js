/** The charts over a set of puzzles, as they come: what is charted, how far it is, and the same as a table. */
import {count} from '../../web/src/index.js';
import {barChart} from './bars.js';
import {dotChart, frameOf} from '../charts/chart.js';
import {MEASURES, effort, known, stoppedWords, summary, valueOf} from './measures.js';
import {button, byId, element} from '../common/dom.js';

/** @typedef {import('./lane.js').Lane} Lane */
/** @typedef {import('./set.js').PuzzleSet} PuzzleSet */
/** @typedef {import('../charts/chart.js').Frame} Frame */

/** How each chart is read. */
export const DOTS_NOTE = 'one dot per puzzle; the bar is the median';
export const BARS_NOTE = 'all puzzles together';

export class Charts {
  #measure = MEASURES[0];
  /** @type {PuzzleSet | null} */
  #set = null;
  /** @type {Lane[]} */
  #lanes = [];
  #frame = 0;
  #numbers = /** @type {HTMLDetailsElement} */ (byId('numbers'));

  /** @param {{cancel: () => void, resume: () => void}} commands */
  constructor({cancel, resume}) {
    this.commands = {cancel, resume};
    const select = /** @type {HTMLSelectElement} */ (byId('measure'));
    select.append(...MEASURES.map(({id, name}) => element('option', {value: id}, name)));
    select.addEventListener('change', () => {
      this.#measure = MEASURES.find(({id}) => id === select.value) ?? MEASURES[0];
      this.draw();
    });
    this.#numbers.addEventListener('toggle', () => this.draw());
    new ResizeObserver(() => this.draw()).observe(byId('chart'));
  }

  /**
   * @param {PuzzleSet} set
   * @param {Lane[]} lanes in the order of the rows
   */
  show(set, lanes) {
    this.#set = set;
    this.#lanes = lanes;
    this.draw();
  }

  /** Draws what there is, once a frame however much has come. */
  draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#set) this.#draw(this.#set);
    });
  }

  /** @param {PuzzleSet} set */
  #draw(set) {
    byId('set-name').textContent = `over ${set.name}`;
    this.#tellProgress(set);
    for (const id of ['chart', 'bars']) {
      const place = byId(id);
      const frame = frameOf(place);
      place.replaceChildren(id === 'chart' ? this.dots(frame) : this.bars(frame));
    }
    byId('bars-note').textContent = set.state === 'empty' ? '' : BARS_NOTE;
    if (this.#numbers.open) this.#showNumbers(set);
  }

  /** The distribution over the set. @param {Frame} frame */
  dots(frame) {
    const set = /** @type {PuzzleSet} */ (this.#set);
    const measure = this.#measure;
    const rows = this.#lanes.map(({code, parts}) => ({
      name: parts, values: known(set, code).map((result) => valueOf(measure, result)),
    }));
    const isStopped = rows.some(({values}) => values.includes(Infinity));
    const words = this.#lanes.map(({code, parts}) => {
      const results = known(set, code);
      return results.length ? `${parts.join(', ')}: median ${summary(measure, results).median}.` : '';
    });
    return dotChart({
      title: `${measure.name} over ${set.name}`, words: words.join(' '), rows, counts: measure.counts,
      edge: isStopped ? measure.edge : '', tick: measure.words,
    }, frame);
  }

  /** What the strategies did, setting and removing. @param {Frame} frame */
  bars(frame) {
    const set = /** @type {PuzzleSet} */ (this.#set);
    const rows = this.#lanes.map(({code, parts}) => ({name: parts, ...effort(known(set, code))}));
    const words = rows.map(({name, set: digits, ruledOut}) =>
      `${name.join(', ')}: ${count(digits)} digits set, ${count(ruledOut)} candidates ruled out.`);
    const title = `Digits placed and candidates ruled out, over ${set.name}`;
    return barChart({title, words: words.join(' '), rows}, frame);
  }

  /** @param {PuzzleSet} set */
  #tellProgress({state, done, total}) {
    const far = `${count(done)} of ${count(total)} runs`;
    const {cancel, resume} = this.commands;
    const parts = {
      empty: () => ['no runs yet'],
      running: () => [far, small('Cancel', cancel)],
      cancelled: () => [`cancelled after ${far}`, small('Continue', resume)],
      failed: () => ['the engine didn’t answer', small('Try again', resume)],
      done: () => [DOTS_NOTE],
    }[state]();
    const place = byId('progress');
    if (place.dataset.state !== state) place.replaceChildren(element('span'), ...parts.slice(1));
    place.dataset.state = state;
    /** @type {Element} */ (place.firstElementChild).textContent = String(parts[0]);
  }

  /** @param {PuzzleSet} set */
  #showNumbers(set) {
    const measure = this.#measure;
    const heads = ['Strategy', 'Puzzles', 'Least', 'Median', 'Upper quarter', 'Most', 'Stopped', 'Digits set',
      'Ruled out'];
    let stopped = 0;
    const rows = this.#lanes.map(({code, parts}) => {
      const results = known(set, code);
      const {set: digits, ruledOut} = effort(results);
      const {least, median, quarter, most, stopped: few} = results.length ? summary(measure, results) :
        {least: '', median: '', quarter: '', most: '', stopped: 0};
      stopped += few;
      return element('tr', {}, element('th', {scope: 'row'}, parts[0], ' ', element('span', {}, parts[1])),
        ...[count(results.length), least, median, quarter, most, count(few), count(digits), count(ruledOut)]
          .map((words, i) => element('td', {'data-name': heads[i + 1]}, words)));
    });
    const caption = [`${measure.name} over ${set.name}`, stoppedWords(stopped)].filter(Boolean).join('; ');
    this.#numbers.querySelector('.scroller')?.replaceChildren(element('table', {class: 'results plain'},
      element('caption', {}, `${caption}.`),
      element('thead', {}, element('tr', {}, ...heads.map((name) => element('th', {scope: 'col'}, name)))),
      element('tbody', {}, ...rows)));
  }
}

/** @param {string} words @param {() => void} command */
function small(words, command) {
  return button(words, command, 'quiet small');
}
