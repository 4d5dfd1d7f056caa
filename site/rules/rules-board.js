/** The board of the sheet: the puzzle with its rules, and the cells that are chosen for the next one. */
import {ChosenCells} from './chosen-cells.js';

/** @typedef {Awaited<ReturnType<typeof import('../../web/src/index.js').loadPlaying>>} Views */
/** @typedef {import('../../web/src/index.js').Geometry} Geometry */

/**
 * @typedef {object} Listener
 * @property {() => void} changed other cells are chosen
 * @property {() => boolean} isOrdered whether the order of cells means something
 * @property {(text: string) => void} speak
 * @property {(event: KeyboardEvent) => boolean} key of the sheet; whether it meant anything
 */

/**
 * Cells to point out, and digits to show as possible in each cell.
 * @typedef {{differing: number[], wrong: number[], possible: number[][]}} Pointed
 */

export class RulesBoard {
  chosen = new ChosenCells();
  #views;
  #listener;
  #host;
  /** @type {{shape: Geometry, digits: ArrayLike<number>, regions: number[]} | null} */
  #drawn = null;
  /** @type {Pointed} */
  #pointed = {differing: [], wrong: [], possible: []};
  /** @type {InstanceType<Views['PlayBoard']> | null} */
  #board = null;

  /** @param {Views} views @param {HTMLElement} host @param {Listener} listener */
  constructor(views, host, listener) {
    this.#views = views;
    this.#host = host;
    this.#listener = listener;
    new ResizeObserver(() => this.#fit()).observe(host);
  }

  /**
   * Draws rules, and the digits that are there.
   * @param {Geometry} shape @param {ArrayLike<number>} digits @param {number[]} regions that are half drawn
   */
  show(shape, digits, regions) {
    const isOther = this.#drawn?.shape !== shape;
    this.#drawn = {shape, digits, regions};
    if (isOther) this.#make(shape);
    this.refresh();
  }

  /** @param {Partial<Pointed>} pointed */
  point(pointed) {
    this.#pointed = {...this.#pointed, ...pointed};
    this.refresh();
  }

  focus() {
    this.#board?.focus(this.chosen.cursor);
  }

  refresh() {
    if (!this.#drawn) return;
    const {shape, digits, regions} = this.#drawn;
    const {differing, wrong, possible} = this.#pointed;
    const {chosen} = this;
    const lines = this.#listener.isOrdered() ? chosen.cells.slice(1).map((to, i) =>
      ({from: chosen.cells[i], to, colour: 1})) : [];
    const cells = Array.from({length: shape.cells}, (_, cell) => ({
      digit: digits[cell], given: true, corner: [], centre: possible[cell] ?? [], colour: 0, sides: [], spot: null,
      letter: regions[cell] < 0 ? '' : String.fromCharCode(97 + regions[cell]),
      ends: lines.flatMap(({from, to}) => (from === cell ? [to] : to === cell ? [from] : [])),
    }));
    const none = new Set(/** @type {number[]} */ ([]));
    this.#board?.show(this.#views.playScene(cells, {
      wrong, boxed: true, drawn: {lines, borders: []},
      shades: {digit: 0, same: none, can: new Set(differing), peers: none, aside: none},
    }), (cell) => chosen.has(cell));
  }

  /** A board of the same size for other rules; the focus that is on the old one goes to it. @param {Geometry} shape */
  #make(shape) {
    const {chosen} = this;
    const hadFocus = this.#host.contains(document.activeElement);
    const choosing = (/** @type {(cell: number) => void} */ act) => (/** @type {number} */ cell) => {
      act(cell);
      this.#chose();
    };
    const board = this.#board = new this.#views.PlayBoard(shape, 'Sudoku', {
      key: (event) => this.#key(event), speak: this.#listener.speak,
      moved: (cell, isTaking) => this.#move(cell, isTaking),
      isSeveral: () => true, isDrawing: this.#listener.isOrdered, hasCorners: () => false,
      only: choosing((cell) => chosen.only(cell)), add: choosing((cell) => chosen.add(cell)),
      toggle: choosing((cell) => chosen.toggle(cell)), reach: choosing((cell) => this.#reach(shape, cell)),
      like: () => {}, chosen: () => {},
      draw: ({path}, isDone) => {
        if (path.length > 1) chosen.draw(path);
        this.#chose(isDone);
      },
    });
    this.#host.replaceChildren(board.root);
    this.#fit();
    if (hadFocus) this.focus();
  }

  /** @param {boolean} [isDone] */
  #chose(isDone = true) {
    this.#board?.focus(this.chosen.cursor);
    this.refresh();
    if (isDone) this.#listener.changed();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const {chosen} = this;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && event.key === ' ') chosen.toggle(chosen.cursor);
    else if (isPlain && event.key === 'Backspace') chosen.drop();
    else if (isPlain && event.key === 'Delete') chosen.clear();
    else return this.#listener.key(event);
    this.refresh();
    this.#listener.changed();
    return true;
  }

  /**
   * The cursor went to a cell by a key; with Shift it takes cells along.
   * @param {number} cell @param {boolean} isTaking
   */
  #move(cell, isTaking) {
    const {chosen} = this;
    if (isTaking) {
      chosen.add(chosen.cursor);
      chosen.add(cell);
    }
    chosen.cursor = cell;
    this.refresh();
    if (isTaking) this.#listener.changed();
  }

  /** All cells between the cursor and this one. @param {Geometry} shape @param {number} cell */
  #reach({row, column, size}, cell) {
    const {chosen} = this;
    const [rows, columns] = [row, column].map((of) => {
      const [from, to] = [of(chosen.cursor), of(cell)];
      const step = Math.sign(to - from);
      return Array.from({length: Math.abs(to - from) + 1}, (_, i) => from + i * step);
    });
    for (const down of rows) for (const across of columns) chosen.add(down * size + across);
  }

  #fit() {
    if (!this.#host.isConnected) return;
    const {clientWidth, clientHeight} = this.#host;
    const {paddingTop, paddingBottom} = getComputedStyle(this.#host);
    this.#board?.resize(clientWidth, clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom));
  }
}
