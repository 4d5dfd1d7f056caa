/** The pad below the board, which is there while a puzzle is typed into the grid. */

import {adopt} from '../style-sheet.js';
import {PAD_CSS, TypingPad} from './pad.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */

export class PadPlace {
  #stage;
  /** @type {TypingPad | null} */
  #pad = null;
  /** The shape of the grid that is typed into; null while none is. @type {Geometry | null} */
  #shape = null;

  /** @param {import('../stage.js').Stage} stage */
  constructor(stage) {
    this.#stage = stage;
    adopt(/** @type {ShadowRoot} */ (stage.root.getRootNode()), PAD_CSS);
  }

  /**
   * Offers a pad for a grid of this shape, or none.
   * @param {Geometry | null} shape
   * @param {{canUndo: boolean, canRedo: boolean}} typed
   */
  offer(shape, typed) {
    if (shape !== this.#shape) this.#replace(shape);
    this.#pad?.show(typed);
  }

  /** @param {Geometry | null} shape */
  #replace(shape) {
    const {commands, padPlace} = this.#stage;
    const {type, undo, redo, setFigures} = commands;
    const typeHere = (/** @type {string} */ key) => type(this.#stage.grid?.current ?? 0, key);
    this.#shape = shape;
    this.#pad = shape && new TypingPad(shape, {type: typeHere, undo, redo, setFigures});
    padPlace.replaceChildren(...(this.#pad ? [this.#pad.root] : []));
  }
}
