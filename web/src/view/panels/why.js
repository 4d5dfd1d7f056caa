/**
 * Why a digit is there, or not: the steps that lead to the digit under the pointer or the cursor, on the grid and in
 * words. A click, or a digit typed, keeps it open; Escape and the next step close it.
 */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {hasCandidate} from '../../grid/candidates.js';
import {tell} from '../../words/chain.js';
import {candidateAt, chainMarks} from '../board/chain-marks.js';
import {element} from '../dom.js';
import {wordNodes} from './sentence.js';
import {adopt} from '../style-sheet.js';
import {WHY_CSS} from './why-css.js';

/** @typedef {import('../../words/chain.js').Telling} Telling */
/** @typedef {{cell: number, digit: number}} Question */

const say = speaker('panels', panels);

export class Why {
  root = element('div', {class: 'why', role: 'group', 'aria-label': say('why')});
  /** @type {import('../board/board.js').Board | null} */
  #board = null;
  /** @type {import('../../run/timeline.js').Timeline | null} */
  #timeline = null;
  /** @type {import('../../run/timeline.js').Moment | null} */
  #moment = null;
  /** @type {import('../../grid/geometry.js').Notation} */
  #notation = 'A1';
  /** The question that is asked or answered. @type {Question | null} */
  #question = null;
  /** True if it will be shown, or is. */
  #answer = Promise.resolve(false);

  /**
   * @param {HTMLElement} place
   * @param {{seek: (step: number) => void, speak: (text: string) => void}} commands
   */
  constructor(place, {seek, speak}) {
    this.speak = speak;
    place.append(this.root);
    adopt(/** @type {ShadowRoot} */ (place.getRootNode()), WHY_CSS);
    this.root.addEventListener('click', (event) => {
      const step = /** @type {Element} */ (event.target).closest('button')?.value;
      if (step) seek(Number(step));
    });
  }

  /**
   * Another board to ask on.
   * @param {import('../board/board.js').Board} board
   * @param {import('../../grid/geometry.js').Notation} notation
   */
  attach(board, notation) {
    if (board === this.#board) return;
    this.#board = board;
    this.#notation = notation;
  }

  /** The pointer rests on the board, has left it, or has clicked. @param {PointerEvent} event */
  point(event) {
    if (event.type === 'click') this.#keep(this.#below(event));
    else if (event.pointerType !== 'mouse') return;
    else if (event.type === 'pointermove') this.#ask(this.#below(event));
    else if (!this.root.classList.contains('kept')) this.close();
  }

  /**
   * The step that is shown. Another step closes the answer; a run that grows tells the same step again, which doesn't.
   * @param {import('../../run/timeline.js').Timeline | null} timeline
   * @param {import('../../run/timeline.js').Moment | null} moment
   */
  setMoment(timeline, moment) {
    const isSame = timeline === this.#timeline && moment?.index === this.#moment?.index;
    this.#timeline = timeline;
    this.#moment = moment;
    if (!isSame) this.close();
  }

  /** The cursor has come to a cell: where it has a digit, why. @param {number} cell */
  enter(cell) {
    if (this.#question?.cell === cell) return;
    const digit = this.#moment?.state.values[cell] ?? 0;
    this.#ask(digit ? {cell, digit} : null);
  }

  /**
   * Why a digit is in a cell, or can't be; nothing, where it can.
   * @param {number} cell
   * @param {number} digit
   */
  askFor(cell, digit) {
    if (this.#isOpen({cell, digit})) this.close();
    else this.#keep({cell, digit});
  }

  /**
   * Why the digit in a cell is there; of an open cell, why the next digit that is gone can't be.
   * @param {number} cell
   */
  askNext(cell) {
    const {state} = this.#moment ?? {};
    const value = state?.values[cell];
    if (!state) return;
    if (value) {
      this.askFor(cell, value);
      return;
    }
    const size = /** @type {import('../board/board.js').Board} */ (this.#board).geometry.size;
    const from = this.#question?.cell === cell ? this.#question.digit : 0;
    const digits = Array.from({length: size}, (_, i) => (from + i) % size + 1);
    const digit = digits.find((gone) => !this.#isOpen({cell, digit: gone}));
    if (digit) this.askFor(cell, digit);
  }

  /** The board has another size, and what is drawn on it doesn't fit; an answer that is to come will. */
  resize() {
    if (this.#isShown) this.close();
  }

  close() {
    this.#question = null;
    this.root.classList.remove('on', 'kept');
    this.#board?.overlay([]);
  }

  /** True if something was open. */
  escape() {
    const wasOpen = this.#isShown;
    this.close();
    return wasOpen;
  }

  /** @param {PointerEvent} event @returns {Question | null} what it points at, where that can be explained */
  #below(event) {
    const {state} = this.#moment ?? {};
    const {layout, geometry} = this.#board ?? {};
    if (!state || !layout || !geometry || !this.#board) return null;
    const {left, top} = this.#board.root.getBoundingClientRect();
    const at = candidateAt(geometry, layout, event.clientX - left, event.clientY - top);
    if (!at) return null;
    const digit = state.values[at.cell] || at.digit;
    return this.#isOpen({cell: at.cell, digit}) ? null : {cell: at.cell, digit};
  }

  /** True if the digit is still a candidate of an open cell. @param {Question} question */
  #isOpen({cell, digit}) {
    const {state} = this.#moment ?? {};
    return !state || (!state.values[cell] && hasCandidate(state.candidates, cell, digit));
  }

  /** @param {Question | null} question */
  async #keep(question) {
    if (await this.#ask(question)) this.root.classList.add('kept');
  }

  /**
   * @param {Question | null} question
   * @returns {Promise<boolean>} whether it is shown
   */
  async #ask(question) {
    const shown = this.#question;
    if (question && shown?.cell === question.cell && shown.digit === question.digit) return this.#answer;
    if (!question && this.root.classList.contains('kept')) return false;
    this.close();
    if (!question || !this.#timeline?.run.origin || !this.#moment) return false;
    this.#question = question;
    this.#answer = this.#find(question, this.#timeline, this.#moment.index);
    return this.#answer;
  }

  /**
   * @param {Question} question
   * @param {import('../../run/timeline.js').Timeline} timeline
   * @param {number} step
   */
  async #find(question, timeline, step) {
    const {run} = timeline;
    const index = await run.origin?.(step, question.cell, question.digit).catch(() => -1) ?? -1;
    if (index < 0 || this.#question !== question) return false;
    const reason = /** @type {any} */ (await run.reason(index));
    const telling = await tell(timeline, reason, this.#notation);
    if (this.#question !== question) return false;
    this.#show(question, telling);
    return true;
  }

  get #isShown() {
    return this.root.classList.contains('on');
  }

  /** @param {Question} question @param {Telling} telling */
  #show(question, {lines, more, footing}) {
    const board = /** @type {import('../board/board.js').Board} */ (this.#board);
    const {geometry} = board;
    const isThere = this.#moment?.state.values[question.cell] === question.digit;
    const [cell, digit] = [geometry.cellName(question.cell, this.#notation), geometry.symbol(question.digit)];
    const title = say(isThere ? 'why.is' : 'why.is-not', {cell, digit});
    const items = lines.map(({step, number, isGuess, parts}) => element('li', {}, element('button', {
      type: 'button', value: step, class: isGuess ? 'is-guess' : '',
    }, element('span', {class: 'badge'}, String(number)), element('span', {}, ...wordNodes(parts)))));
    this.root.replaceChildren(element('h3', {}, title), element('p', {class: 'footing'}, footing),
      element('ol', {}, ...items), ...(more ? [element('p', {class: 'more'}, say('why.more', {count: more}))] : []));
    this.root.classList.add('on');
    const byCell = new Map(lines.map((line) => [line.cell, line]));
    if (!isThere) byCell.delete(question.cell);
    const given = lines.at(-1)?.other ?? -1;
    const cells = [{cell: given, number: 0, isGuess: false}, ...byCell.values()];
    const marks = {cells: byCell.has(given) ? cells.slice(1) : cells, asked: isThere ? null : question};
    if (board.layout) board.overlay(chainMarks(geometry, board.layout, marks), true);
    const last = lines.at(-1)?.parts.map(({text}) => text).join('') ?? '';
    this.speak(say('why.spoken', {title, last, footing}).trim());
  }
}
