/** The dialog that chooses the puzzle: any text that the app reads, a file, or one of the shelf. Loaded when opened. */
import {button, element} from '../common/dom.js';
import {adoptSheetLooks} from '../common/sheet-css.js';
import {MAX_TEXT, readText} from './reading.js';
import {readWhileTyping} from './typed-text.js';
import {fillShelf} from '../puzzles/shelf.js';
import {shelfLevels} from '../puzzles/shelf-levels.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/opening.js';

/** @typedef {import('../common/opened.js').Opened} Opened */

const words = speaker('site/opening', english);

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */

/**
 * @param {Engine} engine
 * @param {(opened: Opened) => void} onChoose
 * @param {string} [verb] on the button that takes what was typed
 */
export function puzzleDialog(engine, onChoose, verb = words('compare-this')) {
  new PuzzleDialog(engine, onChoose, verb).open();
}

class PuzzleDialog {
  #engine;
  #onChoose;
  #verdict = element('p', {class: 'verdict', role: 'status'});
  #box = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    rows: 3, id: 'puzzle-text', spellcheck: 'false', placeholder: words('paste'), maxlength: MAX_TEXT,
  }));
  #typed;
  #dialog;

  /** @param {Engine} engine @param {(opened: Opened) => void} onChoose @param {string} verb */
  constructor(engine, onChoose, verb) {
    this.#engine = engine;
    this.#onChoose = onChoose;
    this.#typed = readWhileTyping(this.#box, {
      verb, choose: (opened) => this.#choose(opened),
      read: (text) => (text.trim() ? readText(engine, text.trim()) : null),
      tell: (read) => {
        this.#verdict.textContent = read?.ok ? read.understood : read?.error.message ?? '';
        return read?.ok ? read : null;
      },
    });
    this.#dialog = this.#make();
  }

  open() {
    adoptSheetLooks();
    this.#dialog.addEventListener('close', () => this.#dialog.remove());
    document.body.append(this.#dialog);
    this.#dialog.showModal();
  }

  #make() {
    const shelf = element('div', {class: 'shelf'}, element('h3', {}, words('samples')),
      element('span', {class: 'note'}, words('samples.order')), element('ul'));
    fillShelf(shelf, ({puzzle, boxRows, boxCols}) => this.#read(puzzle, {boxRows, boxCols}));
    const file = filePicker(words('open-file'), this.#typed.set);
    return /** @type {HTMLDialogElement} */ (element('dialog', {class: 'wide', 'aria-labelledby': 'puzzle-title'},
      element('h2', {id: 'puzzle-title'}, words('choose')),
      element('label', {class: 'hidden', for: 'puzzle-text'}, words('text')), this.#box,
      element('div', {class: 'actions'}, this.#typed.take, file,
        button(words('close'), () => this.#dialog.close(), 'quiet')),
      this.#verdict,
      shelf, element('div', {class: 'shelf'}, element('h3', {}, words('levels'))),
      shelfLevels(this.#engine, (text) => this.#read(text))));
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
}

/**
 * A button that opens a text file.
 * @param {string} label
 * @param {(text: string) => void} onText
 */
export function filePicker(label, onText) {
  const input = /** @type {HTMLInputElement} */ (element('input', {
    type: 'file', accept: '.txt,.sdk,.sdm,.ss,.csv,text/plain', hidden: true,
  }));
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    if (file) onText(await file.slice(0, MAX_TEXT).text());
    input.value = '';
  });
  return element('span', {}, button(label, () => input.click()), input);
}
