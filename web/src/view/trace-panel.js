/**
 * The raw events of a run, for who debugs a solver: by level, kind and cell, following the step. A line goes to its
 * event.
 */

import {geometry} from '../geometry.js';
import {cellOf, columns, COLUMNS, LEVELS, wantedBy} from '../trace-log.js';
import {element, setText} from './dom.js';
import {QUIET_SELECT_CSS, quietSelect} from './quiet-select.js';
import {traceActions} from './trace-actions.js';
import {TRACE_CSS} from './trace-css.js';
import {TraceList} from './trace-list.js';

/** @typedef {import('../timeline.js').Run} Run */
/** @typedef {import('../trace-log.js').Filter} Filter */

/** The levels in words. @type {[value: string, words: string][]} */
const LEVEL_WORDS = [['everything', 'Everything'], ['progress', 'Progress'], ['errors', 'Errors']];

/**
 * @param {import('./panels.js').PanelContext} context
 * @returns {import('./panels.js').Panel}
 */
export function tracePanel(context) {
  const view = new TraceView(context);
  return {
    root: view.root, css: QUIET_SELECT_CSS + TRACE_CSS,
    setTimeline: (timeline) => view.setRun(timeline?.run ?? null),
    showStep: ({index}) => view.list.seekTo(index),
    refresh: () => view.list.refresh(),
  };
}

class TraceView {
  /** @type {Run | null} */
  #run = null;
  /** @type {Filter} */
  #filter = {level: 'everything', kind: '', cell: null};
  #note = element('p', {class: 'trace-note', role: 'status'});
  #cell = element('input', {
    class: 'trace-cell', 'aria-label': 'Cell', placeholder: 'any cell', autocomplete: 'off', spellcheck: 'false',
  });

  /** @param {import('./panels.js').PanelContext} context */
  constructor(context) {
    const {seek, notation} = context;
    this.list = new TraceList(seek, (event) => (this.#run ? columns(event, this.#shape(this.#run), notation()) : []));
    const level = quietSelect('Level', LEVEL_WORDS, (value) => this.#choose({level: value, kind: ''}), true);
    this.kind = quietSelect('Kind', [], (value) => this.#choose({kind: value}), true);
    this.#cell.addEventListener('input', () => this.#readCell());
    const actions = traceActions(() => this.#run && {run: this.#run, filter: this.#filter}, context,
      (words) => setText(this.#note, words));
    const heads = COLUMNS.map((name, i) => element('span', {class: `trace-${i}`}, name));
    this.root = element('div', {class: 'trace'},
      element('div', {class: 'trace-bar'}, level.root, this.kind.root, this.#cell, actions),
      this.#note, element('div', {class: 'trace-row trace-head', 'aria-hidden': 'true'}, ...heads), this.list.root);
    this.#offerKinds();
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    setText(this.#note, '');
    this.#readCell();
  }

  /** @param {Partial<Filter>} changes */
  #choose(changes) {
    Object.assign(this.#filter, changes);
    if (changes.level) this.#offerKinds();
    setText(this.#note, '');
    this.list.open(this.#run, wantedBy(this.#filter));
  }

  #offerKinds() {
    const kinds = LEVELS[this.#filter.level].map((kind) => element('option', {value: kind}, kind));
    this.kind.select.replaceChildren(element('option', {value: ''}, 'every kind'), ...kinds);
  }

  /** What is typed is a cell, nothing, or not yet a cell: then all cells are shown, and that is said. */
  #readCell() {
    const text = this.#cell.value.trim();
    const cell = this.#run && text ? cellOf(text, this.#shape(this.#run)) : null;
    this.#choose({cell});
    setText(this.#note, text && cell === null ? `${text} names no cell, so all are shown.` : '');
  }

  /** @param {Run} run */
  #shape({puzzle}) {
    return geometry(puzzle.boxRows, puzzle.boxCols);
  }
}
