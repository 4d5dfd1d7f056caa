/**
 * The log: lines round the current step, more of them as one reads on in either direction. Pages come from the
 * timeline; only a few are kept, so that a run of any length can be read.
 */

import {LOG_PAGE} from '../log-lines.js';
import {count} from '../words.js';
import {element} from './dom.js';
import {seenHeight} from './seen.js';
import {wordNodes} from './sentence.js';

/** @typedef {import('../log-lines.js').Line} Line */
/** @typedef {{line: Line, node: HTMLElement, buttons: HTMLButtonElement[]}} Shown */

const MOST_PAGES = 5;
/** A rail an open guess; more than these have no room. */
const MOST_RAILS = 5;
const RAIL_GAP = 5;
/** The least room for a line's number, and what a digit takes of it. */
const NUMBER_ROOM = 36;
const DIGIT_WIDTH = 8;
/** From this distance to an end of what is shown, the next page is fetched. */
const NEAR = 200;

export class Log {
  #list = element('div', {class: 'lines'});
  root = element('div', {class: 'log', part: 'log', tabindex: -1}, this.#list);
  /** @type {Map<number, Shown[]>} by page, ascending */
  #pages = new Map();
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
      const lines = [...this.#pages.values()].flat();
      const to = by && this.#current ? lines[lines.indexOf(this.#current) + by] : null;
      if (!to) return;
      event.preventDefault();
      source.seek(to.line.first);
      this.#current?.buttons[0].focus();
    });
    this.root.addEventListener('scroll', () => this.#extend(), {passive: true});
  }

  /** Another run. */
  clear() {
    this.#pages.clear();
    this.#current = null;
    this.#list.replaceChildren();
  }

  /** Lines are only made where they are seen. @param {number} step */
  seekTo(step) {
    this.#step = step;
    if (!this.root.isConnected) return;
    const page = Math.floor(Math.max(0, step - 1) / LOG_PAGE);
    if (this.#pages.has(page)) this.#mark();
    else if (this.#add(page)) {
      for (const kept of [...this.#pages.keys()]) if (Math.abs(kept - page) > 1) this.#drop(kept);
      for (const near of [page - 1, page + 1]) this.#add(near);
      this.#mark();
    }
  }

  /** A page has come, or the run has grown. */
  refresh() {
    const digits = count(this.source.length()).length;
    this.#list.style.setProperty('--number', `${Math.max(NUMBER_ROOM, DIGIT_WIDTH * digits)}px`);
    const last = [...this.#pages.keys()].at(-1);
    const end = Math.min(this.source.length(), ((last ?? 0) + 1) * LOG_PAGE);
    if (last !== undefined && this.#pages.get(last)?.at(-1)?.line.last !== end) {
      this.#drop(last);
      this.#add(last);
    }
    this.seekTo(this.#step);
    this.#extend();
  }

  /** Reads on where the reader is near an end of what is shown. */
  #extend() {
    const keys = [...this.#pages.keys()];
    if (!keys.length || !this.root.clientHeight) return;
    const {scrollTop, clientHeight, scrollHeight} = this.root;
    if (scrollTop < NEAR && this.#add(keys[0] - 1) && keys.length >= MOST_PAGES) this.#drop(keys[keys.length - 1]);
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isNearEnd && this.#add(keys[keys.length - 1] + 1) && keys.length >= MOST_PAGES) this.#drop(keys[0]);
  }

  /** Whether the page could be added. @param {number} page */
  #add(page) {
    if (page < 0 || page * LOG_PAGE >= this.source.length() || this.#pages.has(page)) return false;
    const lines = this.source.page(page);
    if (!lines) {
      this.source.fetch(page);
      return false;
    }
    const shown = lines.map((line) => show(line));
    const keys = [...this.#pages.keys()];
    const isBefore = keys.length > 0 && page < keys[0];
    const height = this.#list.offsetHeight;
    if (isBefore) this.#list.prepend(...shown.map(({node}) => node));
    else this.#list.append(...shown.map(({node}) => node));
    if (isBefore) this.root.scrollTop += this.#list.offsetHeight - height;
    this.#pages.set(page, shown);
    if (isBefore) this.#pages = new Map([...this.#pages].sort(([a], [b]) => a - b));
    return true;
  }

  /** @param {number} page */
  #drop(page) {
    const isFirst = this.#pages.keys().next().value === page;
    const height = this.#list.offsetHeight;
    for (const {node} of this.#pages.get(page) ?? []) node.remove();
    if (isFirst) this.root.scrollTop -= height - this.#list.offsetHeight;
    this.#pages.delete(page);
  }

  /** The current line is white, what comes later is grey. */
  #mark() {
    const lines = [...this.#pages.values()].flat();
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
  const text = element('div', {class: 'text'}, head, ' ', line.tail, ...cells.flatMap((cell) => [cell, ' ']));
  const rails = element('div', {class: 'rails'});
  rails.style.width = `${Math.min(MOST_RAILS, line.depth) * RAIL_GAP}px`;
  const node = element('div', {class: `line ${line.kind}`, 'data-step': line.first},
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
