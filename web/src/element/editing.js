/**
 * Typing a puzzle into the grid of a session: the result of each key is shown and spoken at once, and solved after a
 * pause. Loaded when a grid first takes digits.
 */

import {geometryOf} from '../grid/geometry.js';
import {firstStep} from '../view/moments.js';
import {Typing} from './typing.js';

/** @typedef {import('../grid/plain-puzzle.js').Puzzle} Puzzle */

/** Typing waits this long before the engine is asked, in milliseconds. */
const PAUSE = 300;

export class Editing {
  #session;
  #typing = new Typing();
  /** The timer that waits for a pause. */
  #pause = 0;

  /** @param {import('./session.js').Session} session */
  constructor(session) {
    this.#session = session;
  }

  /** How digits above 9 are typed. @param {import('./typing.js').Figures} figures */
  set figures(figures) {
    this.#typing.figures = figures;
  }

  /** A puzzle that is opened whole can be undone, too. @param {Puzzle} puzzle */
  keep(puzzle) {
    this.#typing.replace(puzzle);
    this.#session.stage.showTyping(this.#typing);
  }

  /** @param {number} cell @param {string} key @returns {boolean} whether the key meant a digit, or none */
  type(cell, key) {
    const {puzzle, isTyped} = this.#session;
    const typed = puzzle && isTyped ? this.#typing.press(puzzle, cell, key) : null;
    this.#show(typed);
    return typed !== null;
  }

  /** Takes back what was typed last. */
  undo() {
    if (this.#session.isTyped) this.#show(this.#typing.undo());
  }

  /** Types it again. */
  redo() {
    if (this.#session.isTyped) this.#show(this.#typing.redo());
  }

  /** @param {import('./typing.js').Typed | null} typed */
  #show(typed) {
    if (!typed) return;
    const session = this.#session;
    if (typed.puzzle !== session.puzzle) {
      session.strategy = {...session.strategy, choices: undefined};
      session.showPuzzle(typed.puzzle);
      clearTimeout(this.#pause);
      this.#pause = Number(setTimeout(() => session.puzzle && session.open(session.puzzle, 0), PAUSE));
      session.host.tell('change', {puzzle: typed.puzzle});
    }
    session.stage.showTyping(this.#typing, typed.cell);
    this.#speak(typed);
  }

  /** Announces what was typed together with its clashes. @param {import('./typing.js').Typed} typed */
  async #speak({puzzle, changed}) {
    if (changed === undefined) return;
    const {typedWords} = await firstStep();
    const {stage, host} = this.#session;
    const shape = geometryOf(puzzle);
    if (puzzle === this.#session.puzzle) stage.speak(typedWords(shape, puzzle.givens, changed, host.notation));
  }
}
