/**
 * The grid that carries the meaning: rows and cells as elements with hidden text, so that moving the cursor speaks what
 * stands there. One tab stop; arrows, Home and End, with Ctrl to the first and last cell. It lies over the picture.
 */

import player from '../../../languages/en/player.js';
import {hasCandidate} from '../../grid/candidates.js';
import {speaker} from '../../language/catalogue.js';
import {element, setText} from '../dom.js';
import {otherRules} from '../moments.js';
import {GIVEN, GUESS} from './scene.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

const say = speaker('player', player);

export class Grid {
  root = element('div', {role: 'grid'});
  /** @type {HTMLElement[]} */
  #cells;
  /** The content of each cell, without remarks. @type {string[]} */
  #contents = [];
  /** The same with remarks. @type {string[]} */
  #labels = [];
  /** The other rules for a cell, once there are words for them. @type {(cell: number) => string[]} */
  #rulesOf = () => [];
  #current = 0;

  /**
   * @param {Geometry} geometry
   * @param {string} label
   * @param {{onType: (cell: number, key: string) => boolean, onMove: (cell: number) => void,
   *          onRead: (text: string) => void, load: import('../later.js').Load}} listener onType tells whether the key
   *          meant anything
   */
  constructor(geometry, label, listener) {
    this.geometry = geometry;
    this.setLabel(label);
    const cell = element('div', {role: 'gridcell', tabindex: -1, part: 'cell'}, element('span'));
    const row = element('div', {role: 'row'}, ...copies(cell, geometry.size));
    this.root.append(...copies(row, geometry.size));
    this.#cells = [...this.root.querySelectorAll(/** @type {'div'} */ ('[role=gridcell]'))];
    this.#cells[0].tabIndex = 0;
    this.listener = listener;
    if (geometry.rules) this.#loadRules();
    this.root.addEventListener('keydown', (event) => {
      if (!this.handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    this.root.addEventListener('focusin', (event) => {
      const cell = this.#cells.indexOf(/** @type {HTMLElement} */ (event.target));
      if (cell < 0) return;
      this.#enter(cell);
      listener.onMove(cell);
    });
  }

  get current() {
    return this.#current;
  }

  /** Its name, for those who listen. @param {string} label empty if it has none */
  setLabel(label) {
    this.root.setAttribute('aria-label', label || say('sudoku'));
  }

  /**
   * Moves the cursor, types, or reads a unit. A page hands over keys that were pressed beside the grid.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant anything
   */
  handleKey(event) {
    const to = this.#moved(event);
    if (to !== null) {
      this.focus(to);
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (this.listener.onType(this.#current, event.key)) return true;
    const unit = this.#unitOf(event.key);
    if (unit >= 0) this.listener.onRead(this.#read(unit));
    return unit >= 0;
  }

  /** The cursor goes to a cell; focus goes with it only where the grid has it. @param {number} cell */
  moveTo(cell) {
    if (this.root.matches(':focus-within')) this.focus(cell);
    else this.#enter(cell);
  }

  /** @param {number} [cell] */
  focus(cell = this.#current) {
    this.#enter(cell);
    this.#cells[cell].focus();
  }

  /** Lies over the picture. @param {Layout} layout */
  resize({left, top, side}) {
    const {style} = this.root;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.gridTemplateColumns = `repeat(${this.geometry.size}, ${side}px)`;
    style.gridAutoRows = `${side}px`;
  }

  /** @param {Scene} scene @param {number[]} cells those that changed */
  draw(scene, cells) {
    for (const cell of cells) {
      const [content, ...more] = this.words(scene, cell);
      this.#contents[cell] = content;
      this.#labels[cell] = [content, ...more].join(', ');
      this.#tell(cell);
    }
  }

  /** @param {number} cell */
  #tell(cell) {
    const said = [this.#labels[cell], ...this.#rulesOf(cell)].join(', ');
    setText(this.#cells[cell].firstChild ?? this.root, said);
  }

  async #loadRules() {
    const part = await this.listener.load(otherRules);
    if (!part) return;
    this.#rulesOf = (cell) => part.rulesAt(this.geometry, cell);
    for (const cell of this.#labels.keys()) if (this.#labels[cell]) this.#tell(cell);
  }

  /**
   * The content of a cell in words, followed by remarks on it.
   * @param {Scene} scene @param {number} cell @returns {string[]}
   */
  words({digits, kinds, levels, candidates, clashing}, cell) {
    const {symbol, size} = this.geometry;
    if (digits[cell]) {
      const kind = kinds[cell] === GIVEN ? [say('cell.given')] :
        kinds[cell] === GUESS ? [say('cell.guess', {depth: levels[cell]})] : [];
      return [symbol(digits[cell]), ...kind, ...(clashing.includes(cell) ? [say('cell.clash')] : [])];
    }
    const left = [];
    for (let digit = 1; digit <= size; digit += 1) if (hasCandidate(candidates, cell, digit)) left.push(symbol(digit));
    return [left.length ? say('cell.candidates', {digits: left.join(' ')}) : say('cell.empty')];
  }

  /** The unit round the cursor that a key asks to have read: row, column or box. @param {string} key */
  #unitOf(key) {
    const {size, row, column, box} = this.geometry;
    const at = this.#current;
    if (key === 'b') return box(at) < 0 ? -1 : 2 * size + box(at);
    return key === 'r' ? row(at) : key === 'v' ? size + column(at) : -1;
  }

  /** @param {number} unit */
  #read(unit) {
    const contents = this.geometry.cellsOf(unit).map((cell) => this.#contents[cell] ?? '');
    return say('unit', {unit: this.geometry.unitName(unit), contents: contents.join(', ')});
  }

  /** @param {number} cell */
  #enter(cell) {
    this.#cells[this.#current].tabIndex = -1;
    this.#current = cell;
    this.#cells[cell].tabIndex = 0;
  }

  /** The cell that a key leads to, or null. @param {KeyboardEvent} event */
  #moved({key, ctrlKey, metaKey, altKey}) {
    if (metaKey || altKey) return null;
    const {size, cells, row, column} = this.geometry;
    const at = this.#current;
    switch (key) {
      case 'ArrowLeft': return column(at) ? at - 1 : at;
      case 'ArrowRight': return column(at) < size - 1 ? at + 1 : at;
      case 'ArrowUp': return row(at) ? at - size : at;
      case 'ArrowDown': return row(at) < size - 1 ? at + size : at;
      case 'Home': return ctrlKey ? 0 : row(at) * size;
      case 'End': return ctrlKey ? cells - 1 : row(at) * size + size - 1;
      default: return null;
    }
  }
}

/** @param {Element} each @param {number} number */
function copies(each, number) {
  return Array.from({length: number}, () => each.cloneNode(true));
}
