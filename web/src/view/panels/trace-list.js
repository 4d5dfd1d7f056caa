/**
 * Lines of events round the reader, in a list that goes on in both directions for as long as there are any. Of a run of
 * any length only those are kept that are near: all that there are is painted anew with each step.
 */

import tracePanel from '../../../languages/en/trace-panel.js';
import {speaker} from '../../language/catalogue.js';
import {searchBack, searchOn} from '../../run/event-search.js';
import {element} from '../dom.js';
import {rove, setStop} from '../roving.js';
import {seenHeight} from '../visible-height.js';

/** @typedef {import('../../run/event-search.js').Wanted} Wanted */
/** @typedef {import('../../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../../run/timeline.js').Run} Run */
/** @typedef {{event: RunEvent, button: HTMLButtonElement}} Row */

const say = speaker('trace-panel', tracePanel);

/** Lines that are fetched at a time. */
const CHUNK = 24;
/** From this distance to an end of what is shown, more is fetched; beyond `FAR`, lines are dropped. */
const NEAR = 240;
const FAR = 400;
/** Lines of what is to come that are kept in view below the current one. */
const CONTEXT = 2;

export class TraceList {
  #rows = element('div', {class: 'trace-rows', role: 'group', 'aria-label': say('events')});
  #above = element('p', {class: 'trace-edge'});
  #below = element('p', {class: 'trace-edge'});
  root = element('div', {class: 'trace-list'}, this.#above, this.#rows, this.#below);
  /** @type {Row[]} */
  #shown = [];
  /** All wanted events from here on are shown, below `#until`. */
  #from = 0;
  #until = 0;
  /** True if a search in that direction has given up. */
  #isTired = {back: false, on: false};
  #step = 0;
  #isAsking = false;
  /** Counts what was opened: an answer to an older question is dropped. */
  #opening = 0;
  /** @type {Run | null} */
  #run = null;
  /** @type {Wanted} */
  #wanted = {kinds: null, matches: () => true};

  /**
   * @param {(step: number) => void} seek
   * @param {(event: RunEvent) => string[]} columns
   */
  constructor(seek, columns) {
    this.columns = columns;
    rove(this.#rows, () => this.#shown.map(({button}) => button));
    this.#rows.addEventListener('click', ({target}) => {
      const value = /** @type {Element} */ (target).closest('button')?.value;
      if (value) seek(Number(value));
    });
    for (const [edge, way] of /** @type {const} */ ([[this.#above, 'back'], [this.#below, 'on']])) {
      edge.addEventListener('click', ({target}) => {
        if (!(target instanceof HTMLButtonElement)) return;
        this.#isTired[way] = false;
        this.#extend(way);
      });
    }
    this.root.addEventListener('scroll', () => this.#extendNear(), {passive: true});
  }

  /**
   * Another run, or another filter.
   * @param {Run | null} run
   * @param {Wanted} wanted
   */
  open(run, wanted) {
    this.#run = run;
    this.#wanted = wanted;
    this.#opening += 1;
    this.#isAsking = false;
    this.#from = this.#until = -1;
    this.#put([]);
    this.seekTo(this.#step);
  }

  /** @param {number} step */
  seekTo(step) {
    this.#step = step;
    if (step >= this.#from && step <= this.#until) this.#mark();
    else this.#fetch();
  }

  /** The run has grown. */
  refresh() {
    this.#extendNear();
  }

  /** Loads the events around the step; by the time they are there, the step may be another. */
  async #fetch() {
    const run = this.#run;
    const step = this.#step;
    if (!run || this.#isAsking) return;
    const opening = this.#opening;
    this.#isAsking = true;
    const [back, on] = await Promise.all([
      searchBack(run, this.#wanted, step, CHUNK), searchOn(run, this.#wanted, step, CHUNK)]);
    if (opening !== this.#opening) return;
    this.#isAsking = false;
    this.#from = back.reached;
    this.#until = on.reached;
    this.#isTired = {back: isTired(back), on: isTired(on)};
    this.#put([...back.events, ...on.events].map((event) => this.#row(event)));
    if (step === this.#step) this.#mark();
    else this.seekTo(this.#step);
  }

  /** Reads on where the reader is near an end of what is shown. */
  #extendNear() {
    const {scrollTop, clientHeight, scrollHeight} = this.root;
    if (!clientHeight || this.#from < 0) return;
    if (scrollTop < NEAR) this.#extend('back');
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#extend('on');
  }

  /** @param {'back' | 'on'} way */
  async #extend(way) {
    const run = this.#run;
    const isAll = way === 'on' ? this.#until >= (run?.length ?? 0) : this.#from <= 0;
    if (!run || isAll || this.#isAsking || this.#isTired[way]) return;
    const opening = this.#opening;
    const step = this.#step;
    this.#isAsking = true;
    const found = way === 'on' ? await searchOn(run, this.#wanted, this.#until, CHUNK) :
      await searchBack(run, this.#wanted, this.#from, CHUNK);
    if (opening !== this.#opening) return;
    this.#isAsking = false;
    this.#isTired[way] = isTired(found);
    const rows = found.events.map((event) => this.#row(event));
    if (way === 'on') this.#append(rows, found.reached);
    else this.#prepend(rows, found.reached);
    this.#tellEdges();
    if (step === this.#step) this.#colour();
    else this.seekTo(this.#step);
  }

  /** @param {Row[]} rows @param {number} reached */
  #append(rows, reached) {
    const {scrollTop} = this.root;
    const dropped = this.#shown.splice(0, this.#linesIn(scrollTop - FAR));
    this.#until = reached;
    this.#shown.push(...rows);
    this.#rows.append(...rows.map(({button}) => button));
    for (const {button} of dropped) button.remove();
    if (dropped.length) this.#from = dropped[dropped.length - 1].event.index + 1;
    this.root.scrollTop = scrollTop - dropped.length * this.#rowHeight;
  }

  /** @param {Row[]} rows @param {number} reached */
  #prepend(rows, reached) {
    const {scrollTop, clientHeight} = this.root;
    const dropped = this.#shown.splice(this.#linesIn(scrollTop + clientHeight + FAR));
    this.#from = reached;
    this.#shown.unshift(...rows);
    this.#rows.prepend(...rows.map(({button}) => button));
    for (const {button} of dropped) button.remove();
    if (dropped.length) this.#until = dropped[0].event.index;
    this.root.scrollTop = scrollTop + rows.length * this.#rowHeight;
  }

  /** @param {Row[]} rows */
  #put(rows) {
    this.#shown = rows;
    this.#rows.replaceChildren(...rows.map(({button}) => button));
    this.#tellEdges();
  }

  /** Says where a search gave up, and that nothing was found. */
  #tellEdges() {
    const {back, on} = this.#isTired;
    const isOpen = this.#run !== null && this.#from >= 0;
    const above = isOpen && back ? edge(say('searched-back', {step: this.#from + 1})) : [];
    const below = isOpen && on ? edge(say('searched-on', {step: this.#until})) : [];
    const isNone = isOpen && !back && !on && !this.#shown.length;
    this.#above.replaceChildren(...above);
    this.#below.replaceChildren(...(isNone ? [say('none')] : below));
  }

  /** @param {RunEvent} event @returns {Row} */
  #row(event) {
    const cells = this.columns(event).map((text, i) => element('span', {class: `trace-${i}`}, text, ' '));
    const attributes = {type: 'button', class: 'trace-row', value: event.index + 1, tabindex: -1};
    return {event, button: element('button', attributes, ...cells)};
  }

  /** Lines above this height. @param {number} height */
  #linesIn(height) {
    return Math.max(0, Math.floor((height - this.#rows.offsetTop) / this.#rowHeight));
  }

  get #rowHeight() {
    return this.#shown[0]?.button.offsetHeight || 1;
  }

  #mark() {
    const current = this.#colour();
    if (!current) return;
    const height = this.#rowHeight;
    const at = this.#shown.indexOf(current) * height + this.#rows.offsetTop;
    const {scrollTop} = this.root;
    const seen = seenHeight(this.root);
    const isSeen = at >= scrollTop && at + (1 + CONTEXT) * height <= scrollTop + seen;
    if (!isSeen) this.root.scrollTop = at - Math.floor(seen / 2 / height) * height;
    this.#extendNear();
  }

  /** The last event of what is past is the current one; what comes later is grey. */
  #colour() {
    const current = this.#shown.filter(({event}) => event.index < this.#step).pop();
    for (const {event, button} of this.#shown) {
      button.classList.toggle('to-come', event.index >= this.#step);
      button.classList.toggle('now', event === current?.event);
      if (event === current?.event) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    const buttons = this.#shown.map(({button}) => button);
    if (!this.#rows.matches(':focus-within')) setStop(buttons, current?.button ?? buttons[0]);
    return current;
  }
}

/** @param {import('../../run/event-search.js').Found} found */
function isTired({events, isEnd}) {
  return !isEnd && events.length < CHUNK;
}

/** @param {string} words */
function edge(words) {
  return [words, ' ', element('button', {type: 'button'}, say('search-on'))];
}
