/**
 * Answers questions at a cell: why a digit is there or not. A menu offers the events at which playing stops. Answers to
 * take over and predict are picked on the same board. Loaded with the first pointer or key on the board.
 */

import * as moments from './moments.js';
import {Why} from './panels/why.js';

export class Asking {
  #stage;

  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.#stage = stage;
    const {commands: {seek}, speak, watch} = stage;
    this.why = new Why(watch, {seek, speak});
  }

  /** @param {import('./board/board.js').Board} board @param {import('../grid/geometry.js').Notation} notation */
  attach(board, notation) {
    this.why.attach(board, notation);
  }

  /** The pointer rests on the board, has left it, has clicked, or wants the menu. @param {PointerEvent} event */
  point(event) {
    const {whatIfPanel} = this.#stage;
    if (event.type === 'contextmenu') this.#openMenu(event);
    else if (whatIfPanel?.isPicking) whatIfPanel.point(event);
    else if (!whatIfPanel?.isTelling || event.type === 'click') this.why.point(event);
  }

  /** The cursor has come to a cell. @param {number} cell */
  enter(cell) {
    if (!this.#stage.whatIfPanel?.isTelling) this.why.enter(cell);
  }

  /** A digit asks why it is in the cell or can't be; Enter asks for the next digit. @param {number} cell
   * @param {string} key */
  press(cell, key) {
    if (key === 'Enter') this.why.askNext(cell);
    else this.why.askFor(cell, Number(key));
  }

  /** @param {MouseEvent} event */
  async #openMenu(event) {
    const part = await this.#stage.load(moments.cellMenu);
    const {board, commands: {setting}, grid, moment, notation, speak} = this.#stage;
    if (!part || !board || !moment) return;
    part.openBreakMenu(event, board, grid?.current ?? 0, moment, {notation, setting, speak});
  }
}
