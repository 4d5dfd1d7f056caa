/** The board as text, in every notation that the engine writes: seen, copied, saved. */
import {hasMoved, settled} from '../common/shown-puzzle.js';
import {copy} from '../common/clipboard.js';
import {button, element} from '../common/dom.js';
import {download} from '../common/download.js';
import {group} from '../common/sheet.js';

/** @typedef {import('./export.js').Taken} Taken */

/**
 * @typedef {object} Notation
 * @property {string} id as the engine calls it
 * @property {string} name
 * @property {'digits' | 'values' | 'all'} holds digits alone, all as givens; what was set apart from what was given;
 *   candidates too
 * @property {string} [file] its ending, where it is the notation of a file
 */

/** @type {Notation[]} */
const NOTATIONS = [
  {id: 'line', name: 'Line', holds: 'digits', file: 'txt'},
  {id: 'grid', name: 'Grid', holds: 'digits', file: 'txt'},
  {id: 'candidates', name: 'Grid of candidates', holds: 'all', file: 'txt'},
  {id: 'sdk', name: 'File .sdk', holds: 'values', file: 'sdk'},
  {id: 'sdm', name: 'File .sdm', holds: 'digits', file: 'sdm'},
  {id: 'ss', name: 'File .ss, Simple Sudoku', holds: 'digits', file: 'ss'},
  {id: 'hodoku', name: 'Line of HoDoKu', holds: 'all', file: 'txt'},
  {id: 'opensudoku', name: 'File of OpenSudoku', holds: 'digits', file: 'opensudoku'},
  {id: 'dict', name: 'Dictionary of cells', holds: 'all', file: 'json'},
  {id: 'sukaku', name: 'Sukaku, all candidates in a line', holds: 'all', file: 'txt'},
  {id: 'solo', name: 'Game ID of Solo', holds: 'digits'},
];

const LOST = {
  digits: 'Digits only: placed digits become givens, candidates are left out.',
  values: 'Givens and placed digits; candidates are left out.',
  all: 'Digits and candidates.',
};

/** Rows of text that are seen at once. */
const MOST_ROWS = 13;

/** The notation that was taken last. */
let latest = NOTATIONS[0].id;

/** @param {Taken} taken */
export async function textGroup({engine, board, say}) {
  const text = /** @type {HTMLTextAreaElement} */ (element('textarea',
    {readonly: true, spellcheck: 'false', 'aria-label': 'The text'}));
  const note = element('p', {class: 'note', id: 'notation-note'});
  const picker = /** @type {HTMLSelectElement} */ (element('select',
    {'aria-label': 'Notation', 'aria-describedby': note.id, onchange: show},
    ...NOTATIONS.map(({id, name}) => element('option', {value: id, selected: id === latest}, name))));
  const chosen = () => /** @type {Notation} */ (NOTATIONS.find(({id}) => id === picker.value));
  const take = /** @type {HTMLButtonElement} */ (button('Copy', () => copy(text.value, chosen().name, say)));
  const save = /** @type {HTMLButtonElement} */ (button('Save', () => {
    download(text.value, `sudoku.${chosen().file}`);
    say('Saved.');
  }));

  async function show() {
    const {id, holds, file} = chosen();
    latest = id;
    const written = await engine.format(holds === 'digits' ? settled(board) : board, id);
    if (id !== picker.value) return;
    lay(text, written.ok ? written.text : '');
    note.textContent = !written.ok ? written.error.message : hasMoved(board) ? LOST[holds] : '';
    take.disabled = !written.ok;
    save.disabled = !written.ok || !file;
    save.hidden = !file;
  }
  await show();
  return group('As text', element('div', {class: 'actions'}, picker, take, save), note, text);
}

/**
 * Puts a text where it can be read: rows stay rows, one long line is broken.
 * @param {HTMLTextAreaElement} area @param {string} text
 */
function lay(area, text) {
  const rows = text.trimEnd().split('\n').length;
  area.value = text;
  area.wrap = rows > 1 ? 'off' : 'soft';
  area.rows = Math.max(3, Math.min(MOST_ROWS, rows));
}
