/** The breakpoints in the Trace: added of what is filtered for, switched on and off, removed, run on and back to. */

import tracePanel from '../../../languages/en/trace-panel.js';
import {speaker} from '../../language/catalogue.js';
import {
  breakpointWords, readBreakpoints, wantedByAny, withBreakpoint, writeBreakpoints,
} from '../../traces/breakpoints.js';
import {geometryOf} from '../../grid/geometry.js';
import {element} from '../dom.js';

/** @typedef {import('../../run/timeline.js').Run} Run */

const say = speaker('trace-panel', tracePanel);

export class BreakpointList {
  /** @type {Run | null} */
  #run = null;
  #list = element('ul', {class: 'trace-breaks'});
  #runs = element('div', {'class': 'trace-actions', 'role': 'group', 'aria-label': say('breakpoints.run')});
  root = element('div', {
    'class': 'trace-breakpoints', 'role': 'group', 'aria-label': say('breakpoints'), 'hidden': true,
  }, this.#list, this.#runs);
  /** The breakpoints that are shown. */
  #text = '';

  /**
   * @param {import('./panels.js').PanelContext} context
   * @param {(wanted: import('../../run/event-search.js').Wanted, way: 'next' | 'previous') => void} runTo
   */
  constructor(context, runTo) {
    this.context = context;
    const action = (/** @type {string} */ words, /** @type {'next' | 'previous'} */ way) => {
      const button = element('button', {type: 'button', class: 'trace-action'}, words);
      button.addEventListener('click', () => runTo(wantedByAny(this.#breakpoints), way));
      return button;
    };
    this.#runs.append(action(say('breakpoints.previous'), 'previous'), action(say('breakpoints.next'), 'next'));
  }

  /** @param {Run | null} run */
  setRun(run) {
    this.#run = run;
    this.#text = '';
    this.refresh();
  }

  /** Events like these stop it from now on. @param {import('../../traces/log.js').Filter} filter */
  add(filter) {
    if (this.#run) this.#put(withBreakpoint(this.#kept, filter, this.#shape(this.#run)));
  }

  /** Shows what was changed elsewhere, too. */
  refresh() {
    const run = this.#run;
    const text = run ? this.#kept : '';
    if (text === this.#text && text) return;
    this.#text = text;
    const breakpoints = this.#breakpoints;
    this.root.hidden = !breakpoints.length;
    this.#runs.hidden = !breakpoints.some(({isOn}) => isOn);
    this.#list.replaceChildren(...breakpoints.map((each, i) => this.#row(each, i)));
  }

  get #kept() {
    return this.context.setting('breakpoints');
  }

  get #breakpoints() {
    return this.#run ? readBreakpoints(this.#kept, this.#shape(this.#run)) : [];
  }

  /** @param {import('../../traces/breakpoints.js').Breakpoint} breakpoint @param {number} at */
  #row({filter, isOn}, at) {
    const words = breakpointWords(filter, this.#shape(/** @type {Run} */ (this.#run)), this.context.notation());
    const box = element('input', {type: 'checkbox', ...(isOn ? {checked: true} : {})});
    box.addEventListener('change', () => this.#change(at, (each) => [{...each, isOn: box.checked}]));
    const remove = element('button', {
      'type': 'button', 'aria-label': say('breakpoints.remove.event', {event: words}),
      'title': say('breakpoints.remove'),
    }, '\u00d7');
    remove.addEventListener('click', () => {
      this.#change(at, () => []);
      (this.#list.querySelectorAll('button')[at] ?? this.#list.querySelector('button'))?.focus();
    });
    return element('li', {}, element('label', {}, box, words), remove);
  }

  /**
   * @param {number} at
   * @param {(breakpoint: import('../../traces/breakpoints.js').Breakpoint) =>
   *   import('../../traces/breakpoints.js').Breakpoint[]} change
   */
  #change(at, change) {
    const breakpoints = this.#breakpoints.flatMap((each, i) => (i === at ? change(each) : [each]));
    const isFocused = this.#list.querySelectorAll('input')[at]?.matches(':focus');
    this.#put(writeBreakpoints(breakpoints, this.#shape(/** @type {Run} */ (this.#run))));
    if (isFocused) this.#list.querySelectorAll('input')[at]?.focus();
  }

  /** @param {string} text */
  #put(text) {
    this.context.setting('breakpoints', text);
    this.refresh();
  }

  /** @param {Run} run */
  #shape({puzzle}) {
    return geometryOf(puzzle);
  }
}
