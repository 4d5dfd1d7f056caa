/**
 * The panel of take over, predict and trials: a question in place of the sentence, the answer below it, and the buttons
 * that start them. Answers are picked on the board.
 */

import whatIf from '../../../languages/en/what-if.js';
import {speaker} from '../../language/catalogue.js';
import {element} from '../dom.js';
import {WHAT_IF_CSS} from './what-if-css.js';
import {Picking} from '../board/picking.js';
import {wordNodes} from '../panels/sentence.js';
import {adopt} from '../style-sheet.js';

/** @typedef {import('../../words/narrate.js').Part} Part */
/** @typedef {import('../board/board.js').Board} Board */
/** @typedef {import('../../words/techniques/step-pattern.js').StepPattern} StepPattern */
/** @typedef {[words: string, act: () => void]} Action */

/**
 * Numbers side by side.
 * @typedef {object} Table
 * @property {string[]} heads
 * @property {{head: string, cells: string[]}[]} rows
 * @property {number[]} best by column, the row whose number is the better, or -1
 */

/**
 * @typedef {object} Content
 * @property {Part[]} words
 * @property {string} [note]
 * @property {string[]} [lines] what is told one below the other
 * @property {Table} [table]
 * @property {Action[]} actions of a question, the first leaves it
 * @property {string} [spoken] what those who listen are told besides
 * @property {boolean} [isNext] true if the first action is the usual next one, which takes focus
 */

/** @typedef {import('../stage.js').Stage} Stage */

const say = speaker('what-if', whatIf);

export class WhatIfPanel {
  #stage;
  #content = element('div', {class: 'turn', role: 'group', 'aria-label': say('your-turn')});
  #digits = element('div', {class: 'digits'});
  #here = element('span', {class: 'here-offer'});
  #end = element('slot', {name: 'end', hidden: true});
  /** @type {Picking | null} */
  #picking = null;
  /** Numbers that grow are not told again and again. */
  #said = '';

  /** @param {Stage} stage */
  constructor(stage) {
    this.#stage = stage;
    adopt(/** @type {ShadowRoot} */ (stage.root.getRootNode()), WHAT_IF_CSS);
    stage.whatIfPlace.append(this.#content);
    this.#content.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#escape()) event.stopPropagation();
    });
    stage.offers.append(this.#here, this.#end);
  }

  get isPicking() {
    return this.#picking !== null;
  }

  /** True while it shows a question or an answer, which nothing else may cover. */
  get isTelling() {
    return this.#content.childElementCount > 0;
  }

  /**
   * Shows the actions of any step: beside the sentence, or in the sheet where there is little room.
   * @param {Action[]} actions
   */
  offer(actions) {
    this.#stage.offers.append(...actions.map((action) => button(action, 'offer')));
    this.#stage.transport.extras.append(...actions.map((action) => button(action, 'quiet skip offer-small')));
  }

  /** Shows the action of this step alone. @param {Action | null} action */
  offerHere(action) {
    const hadFocus = this.#hasFocus(this.#here);
    this.#here.replaceChildren(...(action ? [button(action, 'offer-here')] : []));
    if (hadFocus) this.#stage.focusGrid();
  }

  /** Shows what the page has for the end of a run. @param {boolean} isEnd whether that is what is shown */
  showEnd(isEnd) {
    this.#end.hidden = !isEnd;
  }

  get #focusedText() {
    return /** @type {ShadowRoot} */ (this.#content.getRootNode()).activeElement?.textContent ?? '';
  }

  /** @param {HTMLElement} part */
  #hasFocus(part) {
    return part.contains(/** @type {ShadowRoot} */ (part.getRootNode()).activeElement);
  }

  /** Asks for a candidate. @param {Content & import('../board/picking.js').Picks} question */
  ask({options, own, pick, ...content}) {
    const {board, root} = this.#stage;
    if (!board) return;
    this.tell(content);
    root.classList.add('asking');
    this.#content.append(this.#digits);
    this.#picking = new Picking({options, own, pick}, board, (cell) => this.#offerDigits(cell));
    this.#picking.draw();
    this.#stage.focusGrid(own?.cell);
    this.#content.scrollIntoView({block: 'nearest'});
  }

  /** @param {Content} content */
  tell({words, note = '', lines = [], table, actions, spoken = '', isNext = false}) {
    const before = this.#hasFocus(this.#content) ? this.#focusedText : '';
    this.#stopAsking();
    this.#content.replaceChildren(
      element('p', {class: 'words'}, ...wordNodes(words)),
      ...(lines.length ? [element('ul', {class: 'turn-lines'}, ...lines.map((line) => element('li', {}, line)))] : []),
      ...(table ? [tableOf(table)] : []),
      element('div', {class: 'turn-foot'}, ...(note ? [element('p', {class: 'turn-note'}, note)] : []),
        element('div', {class: 'turn-actions'}, ...actions.map((action) => button(action, 'turn-action')))));
    this.#stage.root.classList.add('what-if-open');
    this.#stage.settle();
    const text = words.map((part) => part.text).join('');
    const said = [spoken, text, ...lines, note].filter(Boolean).join(' ');
    if (said !== this.#said) this.say(said);
    this.#said = said;
    if (before) [...this.#content.querySelectorAll('button')].find(({textContent}) => textContent === before)?.focus();
    if (isNext) this.#content.querySelector('button')?.focus({preventScroll: true});
  }

  /** Draws a pattern on the board, in place of that of the step. @param {StepPattern} pattern */
  draw(pattern) {
    this.#stage.drawCase(pattern);
  }

  /** To those who listen. @param {string} text */
  say(text) {
    this.#stage.speak(text);
  }

  /** Nothing is asked or told. */
  clear() {
    const hadFocus = this.#hasFocus(this.#content);
    this.#stopAsking();
    this.#content.replaceChildren();
    this.#said = '';
    this.#stage.root.classList.remove('what-if-open');
    this.#stage.settle();
    if (hadFocus) this.#stage.focusGrid();
  }

  /** Hides what would tell what comes next. @param {boolean} isHidden */
  hideFuture(isHidden) {
    this.#stage.root.classList.toggle('predicting', isHidden);
    this.#stage.recolor();
  }

  /** @param {PointerEvent} event */
  point(event) {
    this.#picking?.point(event);
  }

  /**
   * A key on the grid: while something is asked, an answer.
   * @param {number} cell @param {string} key
   * @returns {boolean} true if the key was used
   */
  type(cell, key) {
    if (key === 'Escape') return this.#escape();
    const became = this.#picking?.type(cell, key) ?? 'other';
    if (became === 'impossible') this.say(say('not-possible'));
    return became !== 'other';
  }

  /** Leaves the question; false without one. */
  #escape() {
    if (!this.#picking) return false;
    this.#content.querySelector('button')?.click();
    return true;
  }

  /** The board was drawn anew, or is another. */
  redraw() {
    this.#picking?.draw();
  }

  /** The digits of a cell as buttons: for fingers, and for whoever does not type. @param {number} cell */
  #offerDigits(cell) {
    const picking = this.#picking;
    const {geometry, notation} = /** @type {Board} */ (picking?.board);
    const digits = picking?.picks.options[cell] ?? [];
    const name = say('digits-of', {cell: geometry.cellName(cell, notation)});
    this.#digits.replaceChildren(element('span', {}, name), ...digits.map((digit) =>
      button([geometry.symbol(digit), () => picking?.picks.pick(cell, digit)], 'turn-action digit-choice')));
    this.#digits.querySelector('button')?.focus();
    this.#content.scrollIntoView({block: 'nearest'});
  }

  #stopAsking() {
    this.#picking?.close();
    this.#picking = null;
    this.#digits.replaceChildren();
    this.#stage.root.classList.remove('asking');
  }
}

/** @param {Action} action @param {string} looks */
function button([words, act], looks) {
  const made = element('button', {type: 'button', class: looks}, words);
  made.addEventListener('click', act);
  return made;
}

/** @param {Table} table */
function tableOf({heads, rows, best}) {
  const head = element('tr', {}, element('td'), ...heads.map((name) => element('th', {scope: 'col'}, name)));
  const lines = rows.map(({head: name, cells}, row) => element('tr', {}, element('th', {scope: 'row'}, name),
    ...cells.map((text, column) => element('td', {class: best[column] === row ? 'best' : ''}, text))));
  return element('div', {class: 'turn-table'},
    element('table', {}, element('thead', {}, head), element('tbody', {}, ...lines)));
}
