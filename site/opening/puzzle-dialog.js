/** The dialog that chooses the puzzle: any text that the app reads, a file, or one of the shelf. Loaded when opened. */
import {button, element} from '../common/dom.js';
import {MAX_TEXT, readText} from './reading.js';
import {fillShelf} from '../puzzles/shelf.js';
import {shelfLevels} from '../puzzles/shelf-levels.js';

/** @typedef {import('../common/opened.js').Opened} Opened */

const WHILE_TYPING = 250;

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {(opened: Opened) => void} onChoose
 * @param {string} [words] on the button that takes what was typed
 */
export function puzzleDialog(engine, onChoose, words = 'Compare this one') {
  /** @type {Opened | null} */
  let opened = null;
  let turn = 0;
  const verdict = element('p', {class: 'verdict', role: 'status'});
  const box = /** @type {HTMLTextAreaElement} */ (element('textarea', {
    rows: 3, id: 'puzzle-text', spellcheck: 'false', placeholder: 'Paste a Sudoku: a line, a grid, or a link',
  }));
  const take = button(words, () => opened && choose(opened), 'primary');
  const shelf = element('div', {class: 'shelf'}, element('h3', {}, 'Or choose a sample'),
    element('span', {class: 'note'}, 'easy to hard'), element('ul'));
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {class: 'wide', 'aria-labelledby': 'puzzle-title'},
    element('h2', {id: 'puzzle-title'}, 'Choose a puzzle'),
    element('label', {class: 'hidden', for: 'puzzle-text'}, 'A Sudoku as text'), box, verdict,
    element('div', {class: 'actions'}, take, filePicker('Open a file', (text) => {
      box.value = text;
      judge();
    }), button('Close', () => dialog.close(), 'quiet')),
    shelf, element('div', {class: 'shelf'}, element('h3', {}, 'Or by level')), shelfLevels(async (text) => {
      const read = await readText(engine, text);
      if (read.ok) choose(read);
    })));

  /** @param {Opened} chosen */
  function choose(chosen) {
    dialog.close();
    onChoose(chosen);
  }

  async function judge() {
    const mine = ++turn;
    const text = box.value.trim();
    const read = text ? await readText(engine, text) : null;
    if (mine !== turn) return;
    opened = read?.ok ? read : null;
    verdict.textContent = read?.ok ? read.understood : read?.error.message ?? '';
    take.toggleAttribute('disabled', !opened);
  }

  box.maxLength = MAX_TEXT;
  box.addEventListener('input', () => {
    const asked = turn;
    setTimeout(() => asked === turn && judge(), WHILE_TYPING);
  });
  take.setAttribute('disabled', '');
  fillShelf(shelf, async ({puzzle, boxRows, boxCols}) => {
    const read = await readText(engine, puzzle, {boxRows, boxCols});
    if (read.ok) choose(read);
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
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
