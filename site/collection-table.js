/** The list of a collection as one sees it: its columns, what it is sorted by, and what of it is shown. */
import {count} from '../web/src/index.js';
import {GUESSES, STATUSES} from './collection-data.js';
import {RowList} from './collection-list.js';
import {GUESS_WORDS, OUTCOMES} from './collection-words.js';
import {element} from './dom.js';

/** @typedef {import('./collection-data.js').Collection} Collection */
/** @typedef {import('./collection-data.js').Column} Column */
/** @typedef {import('./collection-data.js').View} View */

/** @type {{column: Column | null, name: string, class: string}[]} */
const COLUMNS = [
  {column: 'number', name: 'No.', class: 'number'}, {column: null, name: 'Puzzle', class: 'text'},
  {column: 'givens', name: 'Givens', class: 'number'}, {column: 'outcome', name: 'Outcome', class: 'outcome'},
  {column: 'guesses', name: 'Guesses', class: 'number'},
];
/** Text of a row, which is cut off by its width long before. */
const MOST_TEXT = 200;

/** @param {(position: number) => void} pick a row was chosen */
export function collectionTable(pick) {
  /** @type {Collection | null} */
  let data = null;
  /** @type {Uint32Array} */
  let shown = new Uint32Array();
  /** @type {View} */
  const view = {status: '', guesses: -1, column: 'number', isDescending: false};

  const outcome = choice('Outcome', ['', ...STATUSES], (value) => {
    view.status = /** @type {View['status']} */ (value);
    renew();
  });
  const guesses = choice('Guesses', ['-1', ...GUESSES.keys()], (value) => {
    view.guesses = Number(value);
    renew();
  });
  [...guesses.options].forEach((option, i) => (option.textContent = i ? GUESS_WORDS[i - 1] : 'Any guesses'));

  const heads = COLUMNS.map(({column, name, class: kind}) => element('span', {role: 'columnheader', class: kind},
    column ? element('button', {type: 'button', onclick: () => sortBy(column)}, name) :
      element('span', {class: 'plain'}, name)));
  const list = new RowList(element('div', {role: 'row', 'aria-rowindex': 1}, ...heads), 'The puzzles', {
    cells: () => ['place number', 'text', 'givens number', 'outcome', 'guesses number'].map((kind) =>
      element('span', {role: 'gridcell', class: kind})),
    fill,
    pick,
  });
  const nothing = element('p', {class: 'nothing', hidden: true}, 'None is like that.');
  list.element.append(nothing);

  /** @param {HTMLElement[]} cells @param {number} position */
  function fill([place, text, givens, status, tried], position) {
    if (!data) return;
    const index = shown[position];
    const problem = data.errors.get(index);
    const isSolved = data.isSolved(index);
    place.textContent = count(index + 1);
    text.classList.toggle('problem', Boolean(problem));
    text.replaceChildren(...textOf(data, index, problem));
    setNumber(givens, problem ? null : data.givensOf(index), 'given');
    status.textContent = data.statusOf(index) === 'open' ? '' : OUTCOMES[data.statusOf(index)];
    setNumber(tried, isSolved ? data.guesses[index] : null, 'guess', 'guesses');
  }

  /** @param {Column} column */
  function sortBy(column) {
    view.isDescending = view.column === column && !view.isDescending;
    view.column = column;
    renew();
  }

  /** Shows what is wanted now, from its first row on. */
  function renew() {
    update();
    list.show(0);
  }

  /** What is known has changed. */
  function update() {
    if (!data) return;
    shown = data.shown(view);
    const counts = data.counts();
    for (const [i, option] of [...outcome.options].entries()) {
      const status = STATUSES[i - 1];
      const words = status ? `${OUTCOMES[status]} (${count(counts[status])})` : `All (${count(data.length)})`;
      if (option.textContent !== words) option.textContent = words;
    }
    COLUMNS.forEach(({column}, i) => {
      if (column === view.column) heads[i].setAttribute('aria-sort', view.isDescending ? 'descending' : 'ascending');
      else heads[i].removeAttribute('aria-sort');
    });
    nothing.hidden = shown.length > 0;
    list.setCount(shown.length);
  }

  return {
    element: list.element,
    choices: [outcome, guesses],
    /** @param {Collection} collection */
    setData(collection) {
      data = collection;
      Object.assign(view, {status: '', guesses: -1, column: 'number', isDescending: false});
      outcome.value = '';
      guesses.value = '-1';
    },
    update,
    /** @param {number} position @param {boolean} [focus] */
    show: (position, focus) => list.show(position, focus),
    get shown() {
      return shown;
    },
    get count() {
      return shown.length;
    },
    /** The puzzle that stands there. @param {number} position @returns {number | undefined} */
    indexAt: (position) => shown[position],
    /** Where a puzzle stands, -1 where it is not shown. @param {number} index */
    positionOf: (index) => shown.indexOf(index),
  };
}

/**
 * @param {string} label @param {Iterable<string | number>} values @param {(value: string) => void} onChange
 * @returns {HTMLSelectElement}
 */
function choice(label, values, onChange) {
  const select = /** @type {HTMLSelectElement} */ (element('select', {'aria-label': label},
    ...Array.from(values, (value) => element('option', {value: String(value)}))));
  select.options[0].value = String([...values][0]);
  select.addEventListener('change', () => onChange(select.value));
  return select;
}

/**
 * A number, and what it counts, which is seen where columns have no room for names.
 * @param {HTMLElement} cell @param {number | null} number @param {string} one @param {string} [many]
 */
function setNumber(cell, number, one, many = `${one}s`) {
  if (number === null) cell.replaceChildren();
  else cell.replaceChildren(count(number), element('span', {class: 'unit'}, ` ${number === 1 ? one : many}`));
}

/**
 * A name and the puzzle, or what is wrong.
 * @param {Collection} data @param {number} index @param {string | undefined} problem
 */
function textOf(data, index, problem) {
  const name = data.source.nameOf(index);
  const line = data.texts[index].slice(0, MOST_TEXT).replace(/\s+/g, ' ');
  const rest = problem ?? line;
  return name ? [element('b', {}, name), ` ${rest}`] : [rest];
}
