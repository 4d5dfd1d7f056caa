/** The list of a collection as one sees it: its columns, what it is sorted by, and what of it is shown. */
import {LEVELS, count, levelOf, plural} from '../../web/src/index.js';
import {GUESSES, STATUSES} from './data.js';
import {RowList} from './list.js';
import {GUESS_WORDS, OUTCOMES} from './words.js';
import {element} from '../common/dom.js';

/** @typedef {import('./data.js').Collection} Collection */
/** @typedef {import('./data.js').Column} Column */
/** @typedef {import('./data.js').View} View */

/** @type {{column: Column | null, name: string, class: string}[]} */
const COLUMNS = [
  {column: 'number', name: 'No.', class: 'number'}, {column: null, name: 'Puzzle', class: 'text'},
  {column: 'givens', name: 'Givens', class: 'number'}, {column: 'outcome', name: 'Outcome', class: 'outcome'},
  {column: 'guesses', name: 'Guesses', class: 'number'},
  {column: 'difficulty', name: 'Difficulty', class: 'difficulty'},
];
/** Text of a row, which is cut off by its width long before. */
const MOST_TEXT = 200;
/** @type {View['without'][]} */
const REPEATS = ['', 'identical', 'guises'];
/** All are shown, in the order of the source. */
const ALL = {status: /** @type {const} */ (''), guesses: -1, level: '', search: '', without: /** @type {const} */ (''),
  column: /** @type {const} */ ('number'), isDescending: false};
const WHILE_TYPING = 150;

/**
 * @param {(position: number) => void} pick a row was chosen
 * @param {() => Promise<void>} findForms finds which puzzles are the same in another guise
 */
export function collectionTable(pick, findForms) {
  /** @type {Collection | null} */
  let data = null;
  /** @type {Uint32Array} */
  let shown = new Uint32Array();
  /** @type {View} */
  const view = {...ALL};

  const outcome = choice('Outcome', ['', ...STATUSES], (value) => {
    view.status = /** @type {View['status']} */ (value);
    renew();
  });
  const guesses = choice('Guesses', ['-1', ...GUESSES.keys()], (value) => {
    view.guesses = Number(value);
    renew();
  });
  const level = choice('Difficulty', ['', ...LEVELS.map(({id}) => id)], (value) => {
    view.level = value;
    renew();
  });
  [...level.options].forEach((option, i) => (option.textContent = i ? LEVELS[i - 1].name : 'Any difficulty'));
  const search = /** @type {HTMLInputElement} */ (element('input', {
    type: 'search', 'aria-label': 'Search', placeholder: 'Name, number or digits', spellcheck: 'false',
    oninput: () => {
      const typed = search.value;
      setTimeout(() => {
        if (typed !== search.value) return;
        view.search = typed.trim();
        renew();
      }, WHILE_TYPING);
    },
  }));
  const repeats = choice('Duplicates', REPEATS, async (value) => {
    if (value === 'guises' && !data?.forms.length) await findForms();
    // It may have been cancelled.
    view.without = value === 'guises' && !data?.forms.length ? view.without : /** @type {View['without']} */ (value);
    repeats.value = view.without;
    tellRepeats();
    renew();
  });

  /** Says how many are left out by each choice, as far as that is known. */
  function tellRepeats() {
    const [identical, guises] = [data?.repeats('identical') ?? 0, data?.forms.length ? data.repeats('guises') : -1];
    const words = ['With duplicates', `Without ${plural(identical, 'duplicate')}`,
      guises < 0 ? 'Without disguised copies' : `Without ${count(guises)} disguised copies`];
    [...repeats.options].forEach((option, i) => (option.textContent = words[i]));
  }

  [...guesses.options].forEach((option, i) => (option.textContent = i ? GUESS_WORDS[i - 1] : 'Any guesses'));

  const heads = COLUMNS.map(({column, name, class: kind}) => element('span', {role: 'columnheader', class: kind},
    column ? element('button', {type: 'button', onclick: () => sortBy(column)}, name) :
      element('span', {class: 'plain'}, name)));
  const list = new RowList(element('div', {role: 'row', 'aria-rowindex': 1}, ...heads), 'The puzzles', {
    cells: () => ['place number', 'text', 'givens number', 'outcome', 'guesses number', 'difficulty'].map((kind) =>
      element('span', {role: 'gridcell', class: kind})),
    fill,
    pick,
  });
  const nothing = element('p', {class: 'nothing', hidden: true}, 'No puzzle matches.');
  list.element.append(nothing);

  /** @param {HTMLElement[]} cells @param {number} position */
  function fill([place, text, givens, status, tried, difficulty], position) {
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
    const rating = data.ratingOf(index);
    difficulty.textContent = rating ? `${levelOf(rating).name}, ${rating}` : '';
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
    list.element.style.setProperty('--place', `${count(data.length).length + 1}ch`);
    list.setCount(shown.length);
  }

  return {
    element: list.element,
    choices: [outcome, guesses, level, search, repeats],
    /** @param {Collection} collection */
    setData(collection) {
      data = collection;
      Object.assign(view, ALL);
      outcome.value = level.value = search.value = '';
      guesses.value = '-1';
      repeats.value = '';
      tellRepeats();
    },
    tellRepeats,
    /** Whether something is done for all puzzles, so that nothing else is begun. @param {boolean} isBusy */
    setBusy(isBusy) {
      repeats.disabled = isBusy;
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
