/**
 * A list of any length, of which only the rows in sight are there, and the one that has the keyboard. What a row holds
 * is for others to say.
 */
import {element} from '../common/dom.js';

/** Rows above and below what is in sight. */
const SPARE = 8;

/**
 * @typedef {object} RowMaker
 * @property {() => HTMLElement[]} cells of an empty row
 * @property {(cells: HTMLElement[], position: number) => void} fill puts what belongs there into its cells
 * @property {(position: number) => void} pick a row was chosen
 */

export class RowList {
  #maker;
  #rows = element('div', {role: 'rowgroup', class: 'rows'});
  /** By position. @type {Map<number, HTMLElement>} */
  #made = new Map();
  /** @type {HTMLElement[]} */
  #unused = [];
  #count = 0;
  #active = 0;
  #isDue = false;

  /**
   * @param {HTMLElement} head the row of names, which stays in sight
   * @param {string} label
   * @param {RowMaker} maker
   */
  constructor(head, label, maker) {
    this.#maker = maker;
    this.head = head;
    this.element = element('div', {role: 'grid', class: 'list', 'aria-label': label},
      element('div', {role: 'rowgroup', class: 'names'}, head), this.#rows);
    this.element.addEventListener('scroll', () => this.#drawSoon());
    this.#rows.addEventListener('keydown', (event) => this.#hear(event));
    this.#rows.addEventListener('click', (event) => this.#choose(event));
    this.#rows.addEventListener('focusin', (event) => {
      this.#active = this.#positionOf(event.target) ?? this.#active;
    });
    new ResizeObserver(() => this.#drawSoon()).observe(this.element);
  }

  /** Other rows than before, or in another order. @param {number} count */
  setCount(count) {
    this.#count = count;
    this.#active = Math.min(this.#active, Math.max(0, count - 1));
    this.element.setAttribute('aria-rowcount', String(count + 1));
    this.#rows.style.height = `${count * this.#rowHeight}px`;
    this.refresh();
  }

  /** Redraws the rows after their contents have changed. */
  refresh() {
    for (const [position, row] of this.#made) if (position < this.#count) this.#fill(row, position);
    this.#draw();
  }

  /** Brings a row into sight. @param {number} position @param {boolean} [focus] gives it the keyboard */
  show(position, focus = false) {
    if (!this.#count) return;
    this.#active = Math.max(0, Math.min(position, this.#count - 1));
    const top = this.#active * this.#rowHeight;
    const room = this.element.clientHeight - this.head.offsetHeight - this.#rowHeight;
    const {scrollTop} = this.element;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (top > scrollTop + room) this.element.scrollTop = top - room;
    this.#draw();
    if (focus) this.#made.get(this.#active)?.focus({preventScroll: true});
  }

  /** As the style sheet has it, which makes rows higher where they are narrow. */
  get #rowHeight() {
    return parseFloat(getComputedStyle(this.element).getPropertyValue('--row')) || 44;
  }

  get #rowsInSight() {
    return Math.max(1, Math.floor((this.element.clientHeight - this.head.offsetHeight) / this.#rowHeight));
  }

  #drawSoon() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.#draw();
    });
  }

  #draw() {
    const height = this.#rowHeight;
    this.#rows.style.height = `${this.#count * height}px`;
    const first = Math.max(0, Math.floor(this.element.scrollTop / height) - SPARE);
    const last = Math.min(this.#count, first + this.#rowsInSight + 2 * SPARE + 2);
    const isWanted = (/** @type {number} */ at) =>
      at < this.#count && ((at >= first && at < last) || at === this.#active);
    for (const [position, row] of this.#made) {
      if (isWanted(position)) continue;
      this.#made.delete(position);
      this.#unused.push(row);
      row.remove();
    }
    for (let position = first; position < last; position += 1) this.#place(position, height);
    if (this.#count) this.#place(this.#active, height);
  }

  /** @param {number} position @param {number} height */
  #place(position, height) {
    let row = this.#made.get(position);
    if (!row) {
      row = this.#unused.pop() ?? element('div', {role: 'row', class: 'entry'}, ...this.#maker.cells());
      this.#made.set(position, row);
      this.#fill(row, position);
      this.#insert(row, position);
    }
    row.style.transform = `translateY(${position * height}px)`;
    row.tabIndex = position === this.#active ? 0 : -1;
  }

  /** In the order of the list, so that it is read in that order. @param {HTMLElement} row @param {number} position */
  #insert(row, position) {
    const next = [...this.#rows.children].find((other) => Number(other.getAttribute('aria-rowindex')) > position + 2);
    this.#rows.insertBefore(row, next ?? null);
  }

  /** @param {HTMLElement} row @param {number} position */
  #fill(row, position) {
    row.setAttribute('aria-rowindex', String(position + 2));
    this.#maker.fill(/** @type {HTMLElement[]} */ ([...row.children]), position);
  }

  /** @param {EventTarget | null} target */
  #positionOf(target) {
    const row = target instanceof Element ? target.closest('.entry') : null;
    return row ? Number(row.getAttribute('aria-rowindex')) - 2 : undefined;
  }

  /** @param {Event} event */
  #choose(event) {
    const position = this.#positionOf(event.target);
    if (position === undefined) return;
    this.show(position);
    this.#maker.pick(position);
  }

  /** @param {KeyboardEvent} event */
  #hear(event) {
    const to = {
      ArrowDown: this.#active + 1, ArrowUp: this.#active - 1, Home: 0, End: this.#count - 1,
      PageDown: this.#active + this.#rowsInSight, PageUp: this.#active - this.#rowsInSight,
    }[event.key];
    const isPick = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.altKey || event.metaKey || (to === undefined && !isPick)) return;
    event.preventDefault();
    if (to === undefined) this.#maker.pick(this.#active);
    else this.show(to, true);
  }
}
