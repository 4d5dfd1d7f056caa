/** The place of the pad below the board, which is there while a puzzle is typed into the grid. */

import {element} from '../dom.js';
import {firstStep} from '../moments.js';
import {adopt} from '../style-sheet.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */

export class PadPlace {
  root = element('div', {class: 'pad-place'});
  #commands;
  #cursor;
  /** @type {import('./pad.js').TypingPad | null} */
  #pad = null;
  /** The shape of the grid that is typed into; null while none is. @type {Geometry | null} */
  #shape = null;
  /** True for undo and redo if there is something typed to undo or redo. */
  #typed = {canUndo: false, canRedo: false};

  /**
   * @param {Pick<import('../stage.js').Commands, 'type' | 'undo' | 'redo' | 'setFigures'>} commands
   * @param {() => number} cursor the cell that is typed into
   */
  constructor(commands, cursor) {
    this.#commands = commands;
    this.#cursor = cursor;
  }

  /** Offers a pad for a grid of this shape, or none. @param {Geometry | null} shape */
  async offer(shape) {
    this.#shape = shape;
    if (!shape) {
      this.#pad = null;
      this.root.replaceChildren();
      return;
    }
    const {PAD_CSS, TypingPad} = await firstStep();
    if (shape !== this.#shape) return;
    adopt(/** @type {ShadowRoot} */ (this.root.getRootNode()), PAD_CSS);
    const {type, undo, redo, setFigures} = this.#commands;
    this.#pad = new TypingPad(shape, {type: (key) => type(this.#cursor(), key), undo, redo, setFigures});
    this.#pad.show(this.#typed);
    this.root.replaceChildren(this.#pad.root);
  }

  /** After something was typed, or taken back. @param {{canUndo: boolean, canRedo: boolean}} typed */
  showTyped(typed) {
    this.#typed = typed;
    this.#pad?.show(typed);
  }
}
