/** The charts over a set of puzzles, as they come: what is charted, how far it is, and the same as a table. */
import {count} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {barChart} from './bars.js';
import {dotChart, frameOf} from '../charts/chart.js';
import {MEASURES, effort, known, summary, valueOf} from './measures.js';
import {MOST_GUESSES} from './set.js';
import {button, byId, element} from '../common/dom.js';

/** @typedef {import('./lane.js').Lane} Lane */
/** @typedef {import('./set.js').PuzzleSet} PuzzleSet */
/** @typedef {import('../charts/chart.js').Frame} Frame */

const say = speaker('site/compare', messages);

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
    byId('set-name').textContent = say('over', {set: set.name});
    this.#tellProgress(set);
    for (const id of ['chart', 'bars']) {
      const place = byId(id);
      const frame = frameOf(place);
      place.replaceChildren(id === 'chart' ? this.dots(frame) : this.bars(frame));
    }
    byId('bars-note').textContent = set.state === 'empty' ? '' : say('bars.note');
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
      const {median} = results.length ? summary(measure, results) : {median: ''};
      return median && say('dots.words', {strategy: parts.join(', '), median});
    });
    return dotChart({
      title: say('dots.title', {measure: measure.name, set: set.name}), words: words.join(' '), rows,
      counts: measure.counts,
      edge: isStopped ? measure.edge : '', tick: measure.words,
    }, frame);
  }

  /** The moves of the strategies, setting and removing. @param {Frame} frame */
  bars(frame) {
    const set = /** @type {PuzzleSet} */ (this.#set);
    const rows = this.#lanes.map(({code, parts}) => ({name: parts, ...effort(known(set, code))}));
    const words = rows.map(({name, set: digits, ruledOut}) =>
      say('bars.words', {strategy: name.join(', '), digits, candidates: ruledOut}));
    const title = say('bars.title', {set: set.name});
    return barChart({title, words: words.join(' '), rows}, frame);
  }

  /** @param {PuzzleSet} set */
  #tellProgress({state, done, total}) {
    const {cancel, resume} = this.commands;
    const parts = {
      empty: () => [say('runs.none')],
      running: () => [say('runs', {done, total}), small(say('cancel'), cancel)],
      cancelled: () => [say('runs.cancelled', {done, total}), small(say('continue'), resume)],
      failed: () => [say('runs.failed'), small(say('try-again'), resume)],
      done: () => [say('dots.note')],
    }[state]();
    const place = byId('progress');
    if (place.dataset.state !== state) place.replaceChildren(element('span'), ...parts.slice(1));
    place.dataset.state = state;
    /** @type {Element} */ (place.firstElementChild).textContent = String(parts[0]);
  }

  /** @param {PuzzleSet} set */
  #showNumbers(set) {
    const measure = this.#measure;
    const heads = [say('strategy'), say('head.puzzles'), say('head.least'), say('head.median'), say('head.quarter'),
      say('head.most'), say('head.stopped'), say('head.digits'), say('head.ruled-out')];
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
    const about = {measure: measure.name, set: set.name};
    const caption = stopped ? say('caption.stopped', {...about, runs: stopped, guesses: MOST_GUESSES}) :
      say('caption', about);
    this.#numbers.querySelector('.scroller')?.replaceChildren(element('table', {class: 'results plain'},
      element('caption', {}, caption),
      element('thead', {}, element('tr', {}, ...heads.map((name) => element('th', {scope: 'col'}, name)))),
      element('tbody', {}, ...rows)));
  }
}

/** @param {string} words @param {() => void} command */
function small(words, command) {
  return button(words, command, 'quiet small');
}
