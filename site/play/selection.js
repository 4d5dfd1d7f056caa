/** The cells that typing goes to: always at least the one under the cursor. Knows no document. */
import {candidatesIn} from './edits.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./settings.js').Settings} Settings */

export class Selection {
  /** @type {Set<number>} */
  #cells = new Set([0]);
  #cursor = 0;
  /** The start of a range. */
  #anchor = 0;

  /** @param {import('../../web/src/index.js').Geometry} shape */
  constructor(shape) {
    this.shape = shape;
  }

  /** Ascending. @returns {number[]} */
  get cells() {
    return [...this.#cells].sort((a, b) => a - b);
  }

  get cursor() {
    return this.#cursor;
  }

  get isSeveral() {
    return this.#cells.size > 1;
  }

  /** @param {number} cell */
  has(cell) {
    return this.#cells.has(cell);
  }

  /** This cell alone. @param {number} cell */
  only(cell) {
    this.#cells = new Set([cell]);
    this.#cursor = this.#anchor = cell;
  }

  /** This cell too. @param {number} cell */
  add(cell) {
    this.#cells.add(cell);
    this.#cursor = this.#anchor = cell;
  }

  /** This cell too, or no longer; the last one stays. @param {number} cell */
  toggle(cell) {
    if (!this.#cells.has(cell)) return this.add(cell);
    if (this.#cells.size === 1) return;
    this.#cells.delete(cell);
    this.#cursor = this.#anchor = this.#cells.has(this.#cursor) ? this.#cursor : [...this.#cells][this.#cells.size - 1];
  }

  /** All cells between this one and where the range starts. @param {number} cell */
  reach(cell) {
    const {row, column, cells} = this.shape;
    const isBetween = (/** @type {number} */ at, /** @type {(cell: number) => number} */ line) =>
      (line(at) - line(cell)) * (line(at) - line(this.#anchor)) <= 0;
    this.#cursor = cell;
    this.#cells = new Set(Array.from({length: cells}, (_, at) => at)
      .filter((at) => isBetween(at, row) && isBetween(at, column)));
  }

  /** @param {Iterable<number>} cells */
  these(cells) {
    const chosen = new Set(cells);
    if (chosen.size) this.#cells = chosen;
    if (!this.#cells.has(this.#cursor)) this.#cursor = this.#anchor = [...this.#cells][0];
  }

  /** The cell under the cursor alone. */
  shrink() {
    this.only(this.#cursor);
  }
}

/** @typedef {Required<NonNullable<Parameters<import('./editor.js').Views['playScene']>[1]>>['shades']} Shades */

/**
 * @param {Game} game
 * @param {Selection} selection
 * @param {{filter: number, held: number, settings: Pick<Settings, 'same' | 'peers'>}} how filter, held: digits, or 0
 * @returns {Shades}
 */
export function shadesOf(game, selection, {filter, held, settings}) {
  const cells = Array.from({length: game.cells}, (_, cell) => cell);
  const isAlone = !selection.isSeveral;
  const digit = filter || held || (isAlone ? game.digit(selection.cursor) : 0);
  const holding = digit ? cells.filter((cell) => game.digit(cell) === digit) : [];
  const none = /** @type {number[]} */ ([]);
  if (filter) {
    const able = cells.filter((cell) => (candidatesIn(game, cell) & (1 << filter)) !== 0);
    const picked = new Set([...holding, ...able]);
    const aside = cells.filter((cell) => !picked.has(cell));
    return {digit, same: new Set(holding), can: new Set(able), peers: new Set(none), aside: new Set(aside)};
  }
  return {
    digit: settings.same ? digit : 0, same: new Set(settings.same ? holding : none), can: new Set(none),
    peers: new Set(settings.peers && isAlone ? game.shape.peers(selection.cursor) : none), aside: new Set(none),
  };
}
