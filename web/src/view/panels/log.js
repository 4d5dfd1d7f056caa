/**
 * The log: lines round the current step, more of them as one reads on in either direction. Pages come from the
 * timeline; they are put up in portions, one a frame at each end, and only those near are kept, so that a run of any
 * length can be read and played fast: all that is there is painted anew with each step.
 */

import {LOG_PAGE} from '../../words/log-lines.js';
import {count} from '../../words/numbers.js';
import {element} from '../dom.js';
import {seenHeight} from '../visible-height.js';
import {wordNodes} from './sentence.js';

/** @typedef {import('../../words/log-lines.js').Line} Line */
/** @typedef {{line: Line, node: HTMLElement, buttons: HTMLButtonElement[]}} Shown */

/** Lines of a portion: what is put up in one go. */
const PORTION = 8;
/** The most portions a page can have: portions are numbered by page and place in it. */
const IN_PAGE = LOG_PAGE / PORTION;
const MOST_PAGES = 6;
/** A rail an open guess; more than these have no room. */
const MOST_RAILS = 5;
const RAIL_GAP = 5;
/** The least room for a line's number, and what a digit takes of it. */
const NUMBER_ROOM = 36;
const DIGIT_WIDTH = 9;
/** From this distance to an end of what is shown, the next portion is put up; beyond `FAR`, one is taken down. */
const NEAR = 200;
const FAR = 400;

export class Log {
  #list = element('div', {class: 'lines'});
  root = element('div', {class: 'log', part: 'log', tabindex: -1}, this.#list);
  /** The lines that are shown, by portion, ascending. @type {Map<number, Shown[]>} */
  #portions = new Map();
  /** Lines of pages that were asked for lately. @type {Map<number, Line[]>} */
  #pages = new Map();
  #isExtending = false;
  /** @type {Shown | null} */
  #current = null;
  #step = 0;

  /**
   * @param {object} source
   * @param {(page: number) => Line[] | null} source.page the lines of a page, where they are at hand
   * @param {(page: number) => void} source.fetch asks for a page; `refresh` is to be called when it is there
   * @param {(step: number) => void} source.seek
   * @param {() => number} source.length events of the run
   */
  constructor(source) {
    this.source = source;
    this.#list.addEventListener('click', (event) => {
      const target = /** @type {Element} */ (event.target);
      const step = target.closest('button')?.value ?? target.closest('.line')?.getAttribute('data-step');
      if (step) source.seek(Number(step));
    });
    this.root.addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const lines = this.#shown;
      const to = by && this.#current ? lines[lines.indexOf(this.#current) + by] : null;
      if (!to) return;
      event.preventDefault();
      source.seek(to.line.first);
      this.#current?.buttons[0].focus();
    });
    this.root.addEventListener('scroll', () => this.#extendSoon(), {passive: true});
  }

  /** Another run. */
  clear() {
    this.#pages.clear();
    this.#takeDown(() => true);
    this.#current = null;
  }

  /** Lines are only made where they are seen. @param {number} step */
  seekTo(step) {
    this.#step = step;
    if (!this.root.isConnected) return;
    const portion = this.#portionOf(step);
    if (portion < 0) return;
    if (!this.#portions.has(portion)) {
      this.#takeDown((kept) => Math.abs(kept - portion) > 1);
      this.#putUp(portion);
      this.#extendSoon();
    }
    this.#mark();
  }

  /** A page has come, or the run has grown. */
  refresh() {
    const digits = count(this.source.length()).length;
    this.#list.style.setProperty('--number', `calc(${Math.max(NUMBER_ROOM, DIGIT_WIDTH * digits)}*var(--u))`);
    for (const [page, lines] of this.#pages) {
      if (lines.at(-1)?.last === Math.min(this.source.length(), (page + 1) * LOG_PAGE)) continue;
      this.#pages.delete(page);
      this.#takeDown((portion) => Math.floor(portion / IN_PAGE) === page);
    }
    this.seekTo(this.#step);
    this.#extendSoon();
  }

  get #shown() {
    return [...this.#portions.values()].flat();
  }

  /** The lines of a page; null if they are yet to come, or there are none. @param {number} page */
  #linesOf(page) {
    if (page < 0 || page * LOG_PAGE >= this.source.length()) return null;
    const lines = this.#pages.get(page) ?? this.source.page(page);
    if (!lines) {
      this.source.fetch(page);
      return null;
    }
    this.#pages.delete(page);
    this.#pages.set(page, lines);
    if (this.#pages.size > MOST_PAGES) this.#pages.delete(/** @type {number} */ (this.#pages.keys().next().value));
    return lines;
  }

  /** The portion with the line of a step; -1 where it is yet to come. @param {number} step */
  #portionOf(step) {
    const page = Math.floor(Math.max(0, step - 1) / LOG_PAGE);
    const lines = this.#linesOf(page);
    if (!lines) return -1;
    const later = lines.findIndex(({first}) => first > Math.max(1, step));
    return page * IN_PAGE + Math.floor(((later < 0 ? lines.length : later) - 1) / PORTION);
  }

  /** The portion before or after one; -1 if there is none, or its page is yet to come. */
  #beside(/** @type {number} */ portion, /** @type {1 | -1} */ by) {
    const [page, place] = [Math.floor(portion / IN_PAGE), portion % IN_PAGE];
    const portions = Math.ceil((this.#linesOf(page)?.length ?? 0) / PORTION);
    if (place + by >= 0 && place + by < portions) return portion + by;
    const next = this.#linesOf(page + by);
    if (!next) return -1;
    return (page + by) * IN_PAGE + (by > 0 ? 0 : Math.ceil(next.length / PORTION) - 1);
  }

  /** In the next frame, once. */
  #extendSoon() {
    if (this.#isExtending) return;
    this.#isExtending = true;
    requestAnimationFrame(() => {
      this.#isExtending = false;
      this.#extend();
    });
  }

  /** Reads on by a portion where an end of what is shown is near. */
  #extend() {
    const keys = [...this.#portions.keys()];
    if (!keys.length || !this.root.clientHeight) return;
    const {scrollTop, clientHeight, scrollHeight} = this.root;
    const [first, last] = [keys[0], keys[keys.length - 1]];
    const before = scrollTop < NEAR ? this.#beside(first, -1) : -1;
    const after = scrollHeight - scrollTop - clientHeight < NEAR ? this.#beside(last, 1) : -1;
    const isFirstFar = this.#endOf(first) < scrollTop - FAR;
    const isLastFar = this.#beginOf(last) > scrollTop + clientHeight + FAR;
    for (const portion of [before, after]) if (portion >= 0) this.#putUp(portion);
    if (after >= 0 && isFirstFar) this.#takeDown((portion) => portion === first);
    if (before >= 0 && isLastFar) this.#takeDown((portion) => portion === last);
    if (before >= 0 || after >= 0) {
      this.#mark();
      this.#extendSoon();
    }
  }

  /** How far down a portion that is shown begins. @param {number} portion */
  #beginOf(portion) {
    return this.#portions.get(portion)?.[0]?.node.offsetTop ?? 0;
  }

  /** @param {number} portion */
  #endOf(portion) {
    const node = this.#portions.get(portion)?.at(-1)?.node;
    return node ? node.offsetTop + node.offsetHeight : 0;
  }

  /** @param {number} portion at an end of what is shown */
  #putUp(portion) {
    const at = (portion % IN_PAGE) * PORTION;
    const lines = this.#linesOf(Math.floor(portion / IN_PAGE))?.slice(at, at + PORTION) ?? [];
    const shown = lines.map((line) => show(line));
    const first = this.#portions.keys().next().value;
    const height = this.#list.offsetHeight;
    const nodes = shown.map(({node}) => node);
    this.#portions.set(portion, shown);
    if (first === undefined || portion > first) {
      this.#list.append(...nodes);
      return;
    }
    this.#list.prepend(...nodes);
    this.root.scrollTop += this.#list.offsetHeight - height;
    this.#portions = new Map([...this.#portions].sort(([a], [b]) => a - b));
  }

  /** @param {(portion: number) => boolean} isGone */
  #takeDown(isGone) {
    const gone = [...this.#portions.keys()].filter(isGone);
    if (gone.length === this.#portions.size) {
      this.#list.replaceChildren();
      this.#portions.clear();
      return;
    }
    const first = this.#portions.keys().next().value;
    const height = gone[0] === first ? this.#list.offsetHeight : 0;
    for (const portion of gone) {
      for (const {node} of this.#portions.get(portion) ?? []) node.remove();
      this.#portions.delete(portion);
    }
    if (height) this.root.scrollTop -= height - this.#list.offsetHeight;
  }

  /** The current line is white, what comes later is grey. */
  #mark() {
    const lines = this.#shown;
    const current = lines.filter(({line}) => line.first <= Math.max(1, this.#step)).pop();
    if (this.#current && this.#current !== current) setCurrent(this.#current, 0);
    this.#current = current ?? null;
    for (const {line, node} of lines) node.classList.toggle('to-come', line.first > this.#step);
    if (!current || this.#step === 0) return;
    setCurrent(current, this.#step);
    this.#reveal(current.node);
  }

  /** Scrolls only if it must, and leaves two lines of what is to come. @param {HTMLElement} node */
  #reveal(node) {
    const {scrollTop} = this.root;
    const seen = seenHeight(this.root);
    if (node.offsetTop < scrollTop) this.root.scrollTop = node.offsetTop - 52;
    const below = node.offsetTop + node.offsetHeight + 56;
    if (below > this.root.scrollTop + seen) this.root.scrollTop = Math.min(node.offsetTop - 4, below - seen);
  }
}

/** @param {Line} line @returns {Shown} */
function show(line) {
  const seeker = (/** @type {string} */ kind, /** @type {number} */ step, /** @type {(Node | string)[]} */ words) =>
    element('button', {type: 'button', tabindex: -1, class: kind, value: step}, ...words);
  const head = seeker('head', line.first, wordNodes(line.head));
  const cells = line.cells.map(({step, name}) => seeker('cell', step, [name]));
  // A comma stays with the name before it, which is a button: no line begins with a comma.
  const list = cells.flatMap((cell, i) => (i < cells.length - 1 ?
    [element('span', {class: 'listed'}, cell, ','), ' '] : [cell]));
  const text = element('div', {class: 'text'}, head, ' ', line.tail, ...list);
  const rails = element('div', {class: 'rails'});
  rails.style.width = `${Math.min(MOST_RAILS, line.depth) * RAIL_GAP}px`;
  const node = element('div', {class: `line ${line.kind === 'step' ? 'place' : line.kind}`, 'data-step': line.first},
    element('div', {class: 'number'}, count(line.first)), rails, text);
  return {line, node, buttons: [head, ...cells]};
}

/** @param {Shown} shown @param {number} step 0: it is not the current one any more */
function setCurrent({line, node, buttons}, step) {
  node.classList.toggle('now', step > 0);
  if (step) node.setAttribute('aria-current', 'step');
  else node.removeAttribute('aria-current');
  const number = Math.min(Math.max(step, line.first), line.last);
  /** @type {HTMLElement} */ (node.firstChild).textContent = count(step ? number : line.first);
  for (const button of buttons) {
    const at = Number(button.value);
    const isCell = button.classList.contains('cell');
    button.tabIndex = step ? 0 : -1;
    button.classList.toggle('here', isCell && at === step);
    button.classList.toggle('later', isCell && step > 0 && at > step);
  }
}
