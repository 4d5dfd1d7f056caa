/**
 * Typing into the grid: the player takes the digits; this offers the shapes and says when it is done. Loaded when it is
 * first asked for.
 */
import {button, element} from './dom.js';
import {adoptRareLooks} from './rare-css.js';

/** @typedef {import('./opened.js').Opened} Opened */
/** @typedef {import('./opened.js').Shape} Shape */
/** @typedef {import('../web/src/index.js').Failure} Failure */

const SIDES = Array.from({length: 11}, (_, i) => i + 2);
const MOST_DIGITS = 25;

/**
 * What the page does for who types.
 * @typedef {object} Page
 * @property {import('../web/src/index.js').SudokuScope} scope
 * @property {(text: string, shape?: Shape) => Promise<Opened | Failure>} read
 * @property {(opened: Opened, how?: {editing: boolean}) => void} open
 * @property {(parts: Node[]) => void} showFace
 * @property {(message: string) => void} say
 */

/**
 * Lets the grid be typed into.
 * @param {Shape} start of the grid as it is
 * @param {Page} page
 */
export function startEditing(start, {scope, read, open, showFace, say}) {
  let shape = start;
  let turn = 0;
  /**
   * Reads the grid in a shape and opens it, or says what is wrong; an answer that a later one has overtaken is dropped.
   * @param {string} line @param {Shape} wanted @param {boolean} editing whether typing goes on
   */
  const take = async (line, wanted, editing) => {
    turn += 1;
    const mine = turn;
    const result = await read(line, wanted);
    if (mine !== turn) return;
    if (!result.ok) return say(result.error.message);
    shape = result.puzzle;
    open(result, {editing});
  };
  /** @param {string} line @param {Shape} wanted */
  const reshape = (line, wanted) => take(line, wanted, true);
  const empty = (/** @type {Shape} */ wanted) => reshape('.'.repeat(sizeOf(wanted) ** 2), wanted);

  scope.seek('start');
  scope.editable = true;
  showFace(editingFace(shape, {
    setShape: (wanted) => (sizeOf(wanted) === sizeOf(shape) ? reshape(scope.puzzle, wanted) : empty(wanted)),
    empty,
    done: () => take(scope.puzzle, shape, false),
  }));
  scope.focus();
}

/** @param {Shape} shape */
function sizeOf({boxRows, boxCols}) {
  return boxRows * boxCols;
}

/**
 * The face shown while one types.
 * @param {Shape} shape of the grid as it is
 * @param {{setShape: (shape: Shape) => void, empty: (shape: Shape) => void, done: () => void}} actions
 */
function editingFace({boxRows, boxCols}, {setShape, empty, done}) {
  adoptRareLooks();
  const rows = side('Rows of a box', boxRows);
  const columns = side('Columns of a box', boxCols);
  const size = /** @type {HTMLOutputElement} */ (element('output', {class: 'note'}));

  const chosen = () => ({boxRows: Number(rows.value), boxCols: Number(columns.value)});
  /** Shapes that are too large to draw can't be chosen. */
  const fit = () => {
    const {boxRows: high, boxCols: wide} = chosen();
    for (const option of rows.options) option.disabled = Number(option.value) * wide > MOST_DIGITS;
    for (const option of columns.options) option.disabled = Number(option.value) * high > MOST_DIGITS;
    size.value = `${high * wide}×${high * wide}`;
  };
  for (const picker of [rows, columns]) {
    picker.addEventListener('change', () => {
      fit();
      setShape(chosen());
    });
  }
  fit();
  return [
    element('h2', {}, 'Type your Sudoku.'),
    element('p', {class: 'lead'}, 'Arrows move, digits fill, Delete clears. A clash is marked at once.'),
    element('div', {class: 'shape'}, 'Boxes of', rows, '×', columns, size),
    element('div', {class: 'actions'}, button('Done', done), button('Empty the grid', () => empty(chosen()))),
  ];
}

/** @param {string} label @param {number} value @returns {HTMLSelectElement} */
function side(label, value) {
  const picker = /** @type {HTMLSelectElement} */ (element('select', {'aria-label': label},
    ...SIDES.map((rows) => element('option', {value: rows}, String(rows)))));
  picker.value = String(value);
  return picker;
}
