/**
 * The raw events of a run, for who debugs a solver: by level, kind and cell, following the step. A line goes to its
 * event.
 */

import messages from '../../../languages/en/trace-panel.js';
import {speaker} from '../../language/catalogue.js';
import {geometryOf} from '../../grid/geometry.js';
import {nearest} from '../../run/event-search.js';
import {columns, COLUMNS, LEVELS, readPlace, wantedBy} from '../../traces/log.js';
import {BreakpointList} from './breakpoint-list.js';
import {element, setText} from '../dom.js';
import {QUIET_SELECT_CSS, quietSelect} from '../quiet-select.js';
import {traceActions} from './trace-actions.js';
import {TRACE_CSS} from './trace-css.js';
import {TraceList} from './trace-list.js';

/** @typedef {import('../../run/timeline.js').Run} Run */
/** @typedef {import('../../traces/log.js').Filter} Filter */

const say = speaker('trace-panel', messages);

/** The levels in their order. */
const IN_ORDER = /** @type {const} */ (['everything', 'progress', 'errors']);

/**
 * @param {import('./panels.js').PanelContext} context
 * @returns {import('./panels.js').Panel}
 */
export function tracePanel(context) {
  const view = new TraceView(context);
  return {
    root: view.root, css: QUIET_SELECT_CSS + TRACE_CSS,
    setTimeline: (timeline) => view.setRun(timeline?.run ?? null),
    showStep: ({index}) => view.seekTo(index),
    refresh: () => view.list.refresh(),
  };
}

class TraceView {
  /** @type {Run | null} */
  #run = null;
  /** @type {Filter} */
  #filter = {level: 'everything', kind: '', cell: null};
  #note = element('p', {class: 'trace-note', role: 'status'});
  #cancel = element('button', {type: 'button', class: 'trace-action', hidden: true}, say('cancel'));
  #cell = element('input', {
    'class': 'trace-cell', 'aria-label': say('place'), 'placeholder': say('place.example'), 'autocomplete': 'off',
    'spellcheck': 'false',
  });
  #step = 0;
  /** Counts searches: an older one gives up. */
  #search = 0;

  /** @param {import('./panels.js').PanelContext} context */
  constructor(context) {
    const {seek, notation} = context;
    this.context = context;
    this.list = new TraceList(seek, (event) => (this.#run ? columns(event, this.#shape(this.#run), notation()) : []));
    const levels = IN_ORDER.map((level) => /** @type {[string, string]} */ ([level, say(`level.${level}`)]));
    const level = quietSelect(say('level'), levels, (value) => this.#choose({level: value, kind: ''}), true);
    this.kind = quietSelect(say('kind'), [], (value) => this.#choose({kind: value}), true);
    this.#cell.addEventListener('input', () => this.#readCell());
    const actions = traceActions(() => this.#run && {run: this.#run, filter: this.#filter}, context,
      (words) => setText(this.#note, words));
    const runTo = (/** @type {string} */ words, /** @type {'next' | 'previous'} */ way) => {
      const button = element('button', {type: 'button', class: 'trace-action'}, words);
      button.addEventListener('click', () => this.#runTo(wantedBy(this.#filter), way));
      return button;
    };
    const run = element('div', {class: 'trace-actions', role: 'group', 'aria-label': say('run')},
      runTo(say('run.back'), 'previous'), runTo(say('run.on'), 'next'));
    this.#cell.addEventListener('keydown', ({key, shiftKey}) => {
      if (key === 'Enter') this.#runTo(wantedBy(this.#filter), shiftKey ? 'previous' : 'next');
    });
    this.breakpoints = new BreakpointList(context, (wanted, way) => this.#runTo(wanted, way));
    const add = element('button', {type: 'button', class: 'trace-action'}, say('breakpoints.add'));
    add.addEventListener('click', () => this.breakpoints.add(this.#filter));
    this.#cancel.addEventListener('click', () => this.#giveUp());
    const heads = COLUMNS.map((name, i) => element('span', {class: `trace-${i}`}, say(`column.${name}`)));
    this.root = element('div', {class: 'trace'},
      element('div', {class: 'trace-bar'}, level.root, this.kind.root, this.#cell, run, add, actions),
      this.breakpoints.root, element('div', {class: 'trace-said'}, this.#note, this.#cancel),
      element('div', {class: 'trace-row trace-head', 'aria-hidden': 'true'}, ...heads), this.list.root);
    this.#offerKinds();
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    this.#giveUp();
    this.#readCell();
    this.breakpoints.setRun(run);
  }

  /** @param {Partial<Filter>} changes */
  #choose(changes) {
    this.#giveUp();
    Object.assign(this.#filter, changes);
    if (changes.level) this.#offerKinds();
    this.list.open(this.#run, wantedBy(this.#filter));
  }

  #offerKinds() {
    const kinds = LEVELS[this.#filter.level].map((kind) => element('option', {value: kind}, kind));
    this.kind.select.replaceChildren(element('option', {value: ''}, say('kind.every')), ...kinds);
  }

  /** @param {number} step */
  seekTo(step) {
    this.#step = step;
    this.breakpoints.refresh();
    this.list.seekTo(step);
  }

  /**
   * Reads the text of the filter: a place, or nothing. If it is neither yet, all events are shown, and a note says so.
   */
  #readCell() {
    const text = this.#cell.value.trim();
    const place = this.#run && readPlace(text, this.#shape(this.#run));
    this.#choose(place ?? {cell: null, digit: null, depth: null});
    setText(this.#note, text && !place ? say('place.unknown', {text}) : '');
  }

  /** Ends the search that is under way. */
  #giveUp() {
    this.#search += 1;
    this.#cancel.hidden = true;
    setText(this.#note, '');
  }

  /**
   * Goes to the nearest event that is wanted, in a run of any length.
   * @param {import('../../run/event-search.js').Wanted} wanted
   * @param {'next' | 'previous'} way
   */
  async #runTo(wanted, way) {
    const run = this.#run;
    if (!run) return;
    this.#giveUp();
    const search = this.#search;
    const at = way === 'next' ? this.#step : Math.max(0, this.#step - 1);
    const event = await nearest(run, wanted, at, way, (reached) => {
      if (search !== this.#search) return false;
      setText(this.#note, say('searching', {step: reached, length: run.length}));
      this.#cancel.hidden = false;
      return true;
    });
    if (search !== this.#search) return;
    this.#giveUp();
    if (event) this.context.seek(event.index + 1);
    else setText(this.#note, say(`run.none.${way}`));
  }

  /** @param {Run} run */
  #shape({puzzle}) {
    return geometryOf(puzzle);
  }
}
