/** The dialog that chooses the puzzle: any text that the app reads, a file, or one of the shelf. Loaded when opened. */
import {button, element} from '../common/dom.js';
import {MAX_TEXT, readText} from './reading.js';
import {fillShelf} from '../puzzles/shelf.js';
import {shelfLevels} from '../puzzles/shelf-levels.js';

/** @typedef {import('../common/opened.js').Opened} Opened */

const WHILE_TYPING = 250;

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */

/**
 * @param {Engine} engine
 * @param {(opened: Opened) => void} onChoose
 * @param {string} [words] on the button that takes what was typed
 */
export function puzzleDialog(engine, onChoose, words = 'Compare this one') {
  new PuzzleDialog(engine, onChoose, words).open();
}

class PuzzleDialog {
  #engine;
  #onChoose;
  /** What was typed, where it can be read. @type {Opened | null} */
  #opened = null;
  #turn = 0;
  #verdict = element('p', {class: 'verdict', role: 'status'});
  #box = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    rows: 3, id: 'puzzle-text', spellcheck: 'false', placeholder: 'Paste a Sudoku: a line, a grid, or a link',
    maxlength: MAX_TEXT, oninput: () => this.#judgeSoon(),
  }));
  #take;
  #dialog;

  /** @param {Engine} engine @param {(opened: Opened) => void} onChoose @param {string} words */
  constructor(engine, onChoose, words) {
    this.#engine = engine;
    this.#onChoose = onChoose;
    this.#take = button(words, () => this.#opened && this.#choose(this.#opened), 'primary');
    this.#take.setAttribute('disabled', '');
    this.#dialog = this.#make();
  }

  open() {
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  #make() {
    const shelf = element('div', {class: 'shelf'}, element('h3', {}, 'Or choose a sample'),
      element('span', {class: 'note'}, 'easy to hard'), element('ul'));
    fillShelf(shelf, ({puzzle, boxRows, boxCols}) => this.#read(puzzle, {boxRows, boxCols}));
    const file = filePicker('Open a file', (text) => {
      this.#box.value = text;
      this.#judge();
    });
    return /** @type {HTMLDialogElement} */ (element('dialog', {class: 'wide', 'aria-labelledby': 'puzzle-title'},
      element('h2', {id: 'puzzle-title'}, 'Choose a puzzle'),
      element('label', {class: 'hidden', for: 'puzzle-text'}, 'A Sudoku as text'), this.#box, this.#verdict,
      element('div', {class: 'actions'}, this.#take, file, button('Close', () => this.#dialog.close(), 'quiet')),
      shelf, element('div', {class: 'shelf'}, element('h3', {}, 'Or by level')),
      shelfLevels((text) => this.#read(text))));
  }

  /** Takes a puzzle of the shelf. @param {string} text @param {import('../common/opened.js').Shape} [shape] */
  async #read(text, shape) {
    const read = await readText(this.#engine, text, shape);
    if (read.ok) this.#choose(read);
  }

  /** @param {Opened} opened */
  #choose(opened) {
    this.#dialog.close();
    this.#onChoose(opened);
  }

  #judgeSoon() {
    const asked = this.#turn;
    setTimeout(() => asked === this.#turn && this.#judge(), WHILE_TYPING);
  }

  async #judge() {
    const turn = this.#turn += 1;
    const text = this.#box.value.trim();
    const read = text ? await readText(this.#engine, text) : null;
    if (turn !== this.#turn) return;
    this.#opened = read?.ok ? read : null;
    this.#verdict.textContent = read?.ok ? read.understood : read?.error.message ?? '';
    this.#take.toggleAttribute('disabled', !this.#opened);
  }
}

/**
 * A button that opens a text file.
 * @param {string} words
 * @param {(text: string) => void} onText
 */
export function filePicker(words, onText) {
  const input = /** @type {HTMLInputElement} */ (element('input', {
    type: 'file', accept: '.txt,.sdk,.sdm,.ss,.csv,text/plain', hidden: true,
  }));
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (file) onText(await file.slice(0, MAX_TEXT).text());
    input.value = '';
  });
  return element('span', {}, button(words, () => input.click()), input);
}
