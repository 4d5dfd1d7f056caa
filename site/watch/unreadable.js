/**
 * A text that can't be right gets the page: what is wrong, what was understood, the text and the grid side by side with
 * the place marked in both, and what to do about it. The text stays as it was typed until the reader changes it. Loaded
 * when there is such a text.
 */
import {button, byId, element, svg} from '../common/dom.js';
import {puzzlePicture} from '../puzzles/small-picture.js';
import {nameOf} from '../common/opened.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {blank, clashPlaces, readDespiteClashes} from './repair.js';
import {defaultBox, geometryOf} from '../../web/src/index.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/unreadable.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure} Failure */
/** @typedef {import('./repair.js').Place} Place */

const words = speaker('site/unreadable', english);

const AFTER_TYPING = 250;
/** Buttons of the head and its menu about the puzzle that is shown, by their `data-do`. */
const ABOUT_SHOWN = ['copy-link', 'present', 'share', 'rules', 'export'];

/** The one view, once there was such a text. @type {UnreadableView | null} */
let unreadable = null;

/**
 * Shows at large what is wrong with a text.
 * @param {string} text
 * @param {Failure} failure
 * @param {object} page
 * @param {(text: string) => Promise<Opened | Failure>} page.read
 * @param {(opened: Opened) => void} page.open
 * @param {() => Promise<import('../opening/paste-entry.js').PasteBox>} page.paste
 * @param {{hide: () => void}[]} page.covers what may stand in the place of the player
 * @param {(text: string) => void} page.keep remembers the text
 */
export function explainReadingError(text, failure, {read, open, paste, covers, keep}) {
  unreadable ??= new UnreadableView({
    read, keep,
    solve: async (opened, right) => {
      (await paste()).restore(right);
      open(opened);
      byId('scope').focus();
    },
    leave: async (draft) => {
      (await paste()).restore(draft);
      byId('paste').focus();
    },
  });
  if (!covers.includes(unreadable)) covers.push(unreadable);
  unreadable.open(text, failure);
}

/**
 * @typedef {object} Actions
 * @property {(text: string) => Promise<Opened | Failure>} read
 * @property {(opened: Opened, text: string) => void} solve
 * @property {(text: string) => void} keep remembers the text
 * @property {(text: string) => void} leave back to the puzzle, with the text as it is now
 */

class UnreadableView {
  #actions;
  #view = byId('parse-error');
  #scope = byId('scope');
  #title = element('h2', {id: 'parse-error-title', tabindex: -1});
  #cross = svg('svg', {'viewBox': '0 0 20 20', 'aria-hidden': 'true'}, svg('path', {d: 'M3 3l14 14M17 3 3 17'}));
  #lead = element('p', {class: 'lead', role: 'status'});
  #buttons = element('div', {class: 'actions'});
  #behind = element('div', {class: 'behind', 'aria-hidden': 'true'});
  #box = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    'spellcheck': 'false', 'aria-label': words('text'), 'aria-describedby': 'parse-error-title',
  }));
  #grid = element('div', {});
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Counts the texts, so that a late answer to an earlier one is passed over. */
  #turn = 0;

  /** @param {Actions} actions */
  constructor(actions) {
    this.#actions = actions;
    adoptRareLooks();
    this.#view.append(
      element('div', {class: 'titled'}, this.#cross, this.#title),
      element('div', {class: 'body'}, this.#lead, this.#buttons),
      element('div', {class: 'sides'}, element('div', {class: 'marks'}, this.#behind, this.#box), this.#grid));
    this.#box.addEventListener('input', () => this.#judgeSoon());
    this.#box.addEventListener('scroll', () => {
      this.#behind.scrollTop = this.#box.scrollTop;
    });
    this.#view.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close();
    });
  }

  /** @param {string} text @param {Failure} failure */
  open(text, failure) {
    this.#turn += 1;
    this.#box.value = text;
    this.#show(true);
    this.#showWrong(text, failure).then(() => this.#title.focus());
  }

  /** Leaves the view where something else is wanted meanwhile. */
  hide() {
    if (!this.#view.hidden) this.#close();
  }

  /** The text has changed. */
  #judgeSoon() {
    this.#actions.keep(this.#box.value);
    this.#mark([]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#judge(), AFTER_TYPING);
  }

  async #judge() {
    const turn = this.#turn += 1;
    const text = this.#box.value;
    const result = await this.#actions.read(text);
    if (turn !== this.#turn) return;
    if (result.ok) this.#showRight(result);
    else await this.#showWrong(text, result);
  }

  /** @param {Opened} opened */
  #showRight(opened) {
    this.#cross.toggleAttribute('hidden', true);
    this.#title.textContent = words('solvable');
    this.#lead.textContent = opened.understood;
    this.#buttons.replaceChildren(button(words('solve'), () => this.#finish(opened), 'primary'));
    this.#mark([]);
    const {givens} = opened.puzzle;
    const {symbol} = geometryOf(opened.puzzle);
    const symbols = Array.from(givens, (digit) => digit ? symbol(digit) : '');
    this.#grid.replaceChildren(puzzlePicture(symbols, opened.puzzle, {named: true}));
  }

  /** @param {string} text @param {Failure} failure */
  async #showWrong(text, failure) {
    const {message, offset, code, cells, size, rule = ''} = failure.error;
    const [headline, rest] = splitSentence(message);
    const solveOff = /** @type {HTMLButtonElement} */ (button(words('solve'), () => {}, 'primary'));
    solveOff.disabled = true;
    const back = button(words('back'), () => this.#close(), 'quiet');
    this.#cross.toggleAttribute('hidden', false);
    this.#title.textContent = headline;
    this.#lead.textContent = [rest, words('nothing-lost')].filter(Boolean).join(' ');
    this.#buttons.replaceChildren(solveOff, back);
    this.#grid.replaceChildren();
    if (code === 'rules' && cells && size) this.#showCells(cells, size);
    this.#mark(offset === undefined ? [] : [{offset, length: lengthOfPlace(text, offset, rule)}]);
    if (code !== 'clash') return;

    const turn = this.#turn;
    const {read} = this.#actions;
    const places = await clashPlaces(read, text, failure.error);
    const despite = await readDespiteClashes(read, text, failure);
    if (turn !== this.#turn || !places.length || !despite) return;
    this.#showClash(places, failure, despite);
    this.#buttons.replaceChildren(solveOff, ...this.#clearButtons(places, failure, despite), back);
  }

  /**
   * Points out cells of a grid with the usual boxes.
   * @param {number[]} cells @param {number} size
   */
  #showCells(cells, size) {
    const open = new Array(size * size).fill('');
    this.#grid.replaceChildren(puzzlePicture(open, defaultBox(size), {marked: cells, named: true}));
  }

  /**
   * @param {Place[]} places @param {Failure} failure @param {{opened: Opened, digits: Map<number, string>}} despite
   */
  #showClash(places, {error}, {opened, digits}) {
    const {givens} = opened.puzzle;
    const {symbol} = geometryOf(opened.puzzle);
    const symbols = Array.from(givens, (digit, cell) => digits.get(cell) ?? (digit ? symbol(digit) : ''));
    const [, rest] = splitSentence(error.message);
    const known = Uint8Array.from(symbols, (text) => text ? 1 : 0);
    this.#lead.textContent = `${rest} ${words('clash', {puzzle: nameOf({...opened.puzzle, givens: known})})}`;
    this.#grid.replaceChildren(puzzlePicture(symbols, opened.puzzle, {marked: error.cells, named: true}));
    this.#mark(places);
  }

  /**
   * @param {Place[]} places @param {Failure} failure @param {{opened: Opened}} despite
   */
  #clearButtons(places, {error}, {opened}) {
    const {cellName} = geometryOf(opened.puzzle);
    const cells = [...error.cells ?? []].sort((a, b) => a - b);
    const text = this.#box.value;
    return cells.map((cell, i) => button(words('clear', {cell: cellName(cell)}), () => {
      if (this.#box.value === text) this.#clear(places[i]);
    }, i ? '' : 'quiet')).reverse();
  }

  /** @param {Place} place of the text */
  async #clear(place) {
    this.#box.value = blank(this.#box.value, place);
    this.#actions.keep(this.#box.value);
    await this.#judge();
    /** @type {HTMLElement} */ (this.#buttons.firstChild).focus();
  }

  /**
   * Marks places in the text, by a copy of it behind, once the grid is there that takes room beside it.
   * @param {Place[]} places ascending
   */
  #mark(places) {
    const text = this.#box.value;
    /** @type {(Node | string)[]} */
    const parts = [];
    let from = 0;
    for (const {offset, length} of places) {
      const at = Math.min(offset, text.length);
      const symbol = text.slice(at, at + length).trim();
      parts.push(text.slice(from, at), element('mark', {}, symbol || '\u00A0'));
      from = at + symbol.length;
    }
    this.#behind.replaceChildren(...parts, text.slice(from));
    const [first] = this.#behind.querySelectorAll('mark');
    if (first) this.#box.scrollTop = this.#behind.scrollTop = Math.max(0, first.offsetTop - 100);
  }

  /** @param {Opened} opened */
  #finish(opened) {
    const text = this.#box.value;
    this.#show(false);
    this.#actions.solve(opened, text);
  }

  #close() {
    this.#turn += 1;
    this.#show(false);
    this.#actions.leave(this.#box.value);
  }

  /** @param {boolean} on */
  #show(on) {
    this.#view.hidden = !on;
    this.#scope.hidden = on;
    // They would be about the puzzle behind, and put its link in place of the one that can't be read.
    for (const id of ABOUT_SHOWN) {
      for (const button of document.querySelectorAll(`[data-do=${id}]`)) button.toggleAttribute('disabled', on);
    }
  }
}

/**
 * How much of a text is at fault from a place on: a rule whole, with its cells and numbers; otherwise one sign.
 * @param {string} text @param {number} offset @param {string} rule its name; empty where none is at fault
 */
function lengthOfPlace(text, offset, rule) {
  if (!rule || !text.startsWith(rule, offset)) return 1;
  return text.slice(offset).search(/[.&\s]|$/);
}

/**
 * The first sentence, as a headline, and the rest. A colon ends it too.
 * @param {string} message
 * @returns {[string, string]}
 */
function splitSentence(message) {
  const end = /[.:;] /.exec(message);
  if (!end) return [message, ''];
  const rest = message.slice(end.index + 2);
  return [`${message.slice(0, end.index)}.`, rest[0].toUpperCase() + rest.slice(1)];
}
