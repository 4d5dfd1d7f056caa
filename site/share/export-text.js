/** The board as text, in every notation that the engine writes: seen, copied, saved. */
import {hasMoved, settled} from '../common/shown-puzzle.js';
import {copy} from '../common/clipboard.js';
import {button, element} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {group} from '../common/sheet.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/export.js';

/** @typedef {import('./export.js').Taken} Taken */

const words = speaker('site/export', english);

/**
 * @typedef {object} Notation
 * @property {string} id as the engine calls it
 * @property {'digits' | 'values' | 'givens' | 'all'} holds digits alone, all as givens; what was set apart from what
 *   was given; all digits as givens, and candidates; candidates too
 * @property {string} [file] its ending, where it is the notation of a file
 * @property {(link: string) => string} [part] of what the engine writes
 */

/** @type {Notation[]} */
const NOTATIONS = [
  {id: 'line', holds: 'digits', file: 'txt'},
  {id: 'grid', holds: 'digits', file: 'txt'},
  {id: 'candidates', holds: 'all', file: 'txt'},
  {id: 'sdk', holds: 'values', file: 'sdk'},
  {id: 'sdm', holds: 'digits', file: 'sdm'},
  {id: 'ss', holds: 'digits', file: 'ss'},
  {id: 'hodoku', holds: 'all', file: 'txt'},
  {id: 'opensudoku', holds: 'digits', file: 'opensudoku'},
  {id: 'dict', holds: 'all', file: 'json'},
  {id: 'sukaku', holds: 'all', file: 'txt'},
  {id: 'solo', holds: 'digits'},
  // Those that have room for rules.
  {id: 'iss', holds: 'givens', file: 'txt', part: (link) => new URL(link).searchParams.get('q') ?? link},
  {id: 'fpuzzles', holds: 'all'},
];

/** Rows of text that are seen at once: the same for all notations, so that nothing below moves. */
const ROWS = 8;

/** The notation that was taken last. */
let latest = NOTATIONS[0].id;

/** @param {Taken} taken */
export async function textGroup({engine, board, say}) {
  const text = /** @type {HTMLTextAreaElement} */ (element('textarea',
    {readonly: true, rows: ROWS, spellcheck: 'false', 'aria-label': words('text')}));
  const note = element('p', {class: 'note', id: 'notation-note'});
  const picker = /** @type {HTMLSelectElement} */ (element('select',
    {'aria-label': words('notation'), 'aria-describedby': note.id, 'onchange': () => {
      latest = picker.value;
      show();
    }}, ...NOTATIONS.map(({id}) => element('option', {value: id}, nameOf(id)))));
  const chosen = () => /** @type {Notation} */ (NOTATIONS.find(({id}) => id === picker.value));
  const take = /** @type {HTMLButtonElement} */ (
    button(words('copy'), () => copy(text.value, nameOf(picker.value), say)));
  const save = /** @type {HTMLButtonElement} */ (button(words('save'), () => {
    saveFile(text.value, `sudoku.${chosen().file}`);
    say(words('saved'));
  }));

  const write = (/** @type {Notation} */ {id, holds}) => engine.format(holds === 'digits' ? settled(board) : board, id);

  async function show() {
    const {id, holds, file, part = String} = chosen();
    // The text is still that of the notation before.
    take.disabled = save.disabled = true;
    const written = await write(chosen());
    if (id !== picker.value) return;
    lay(text, written.ok ? part(written.text) : '');
    note.textContent = !written.ok ? written.error.message : hasMoved(board) ? words(`holds.${holds}`) : '';
    take.disabled = !written.ok;
    save.disabled = !written.ok || !file;
    save.hidden = !file;
  }

  /** The notation that was taken last, or where it has no room for this puzzle, the first that has. */
  async function choose() {
    const isLatest = (/** @type {Notation} */ {id}) => id === latest;
    for (const notation of [...NOTATIONS.filter(isLatest), ...NOTATIONS]) {
      picker.value = notation.id;
      if ((await write(notation)).ok) return;
    }
  }

  await choose();
  await show();
  return group(words('as-text'), element('div', {class: 'actions'}, picker, take, save), text, note);
}

/** The name of a notation. @param {string} id */
function nameOf(id) {
  return words(/** @type {'notation.line'} */ (`notation.${id}`));
}

/**
 * Puts a text where it can be read: rows stay rows, one long line is broken.
 * @param {HTMLTextAreaElement} area @param {string} text
 */
function lay(area, text) {
  area.value = text;
  area.wrap = text.trimEnd().includes('\n') ? 'off' : 'soft';
}
