/** The list of a collection as one sees it: its columns, what it is sorted by, and what of it is shown. */
import {LEVELS, count, levelOf} from '../../web/src/index.js';
import {GUESSES, STATUSES} from './data.js';
import {RowList} from './list.js';
import {guessRanges, outcomeName} from './words.js';
import {element, nodesOf} from '../common/dom.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/collection.js';

/** @typedef {import('./data.js').Collection} Collection */
/** @typedef {import('./data.js').Column} Column */
/** @typedef {import('./data.js').View} View */

const words = speaker('site/collection', english);

/** @type {{column: Column | null, class: string}[]} */
const COLUMNS = [
  {column: 'number', class: 'number'}, {column: null, class: 'text'}, {column: 'givens', class: 'number'},
  {column: 'outcome', class: 'outcome'}, {column: 'guesses', class: 'number'},
  {column: 'difficulty', class: 'difficulty'},
];
/** Text of a row, which is cut off by its width long before. */
const MOST_TEXT = 200;
/** @type {View['without'][]} */
const REPEATS = ['', 'identical', 'guises'];
/** All are shown, in the order of the source. */
const ALL = {status: /** @type {const} */ (''), guesses: -1, level: '', search: '', without: /** @type {const} */ (''),
  column: /** @type {const} */ ('number'), isDescending: false};
const WHILE_TYPING = 150;

export class CollectionTable {
  #findForms;
  /** @type {Collection | null} */
  #data = null;
  /** @type {Uint32Array} */
  #shown = new Uint32Array();
  /** @type {View} */
  #view = {...ALL};

  #outcome = choice(words('column.outcome'), ['', ...STATUSES], (value) => {
    this.#narrow({status: /** @type {View['status']} */ (value)});
  });
  #guesses = choice(words('column.guesses'), ['-1', ...GUESSES.keys()],
    (value) => this.#narrow({guesses: Number(value)}));
  #level = choice(words('column.difficulty'), ['', ...LEVELS.map(({id}) => id)],
    (value) => this.#narrow({level: value}));
  #search = /** @type {HTMLInputElement} */ (element('input', {
    type: 'search', 'aria-label': words('search'), placeholder: words('search.what'), spellcheck: 'false',
    oninput: () => this.#searchSoon(),
  }));
  #repeats = choice(words('duplicates'), REPEATS,
    (value) => this.#leaveOut(/** @type {View['without']} */ (value)));

  #heads = COLUMNS.map(({column, class: kind}) => element('span', {role: 'columnheader', class: kind},
    column ? element('button', {type: 'button', onclick: () => this.#sortBy(column)}, words(`column.${column}`)) :
      element('span', {class: 'plain'}, words('column.puzzle'))));
  #nothing = element('p', {class: 'nothing', hidden: true}, words('nothing'));
  #list;

  /**
   * @param {(position: number) => void} pick a row was chosen
   * @param {() => Promise<void>} findForms finds which puzzles are the same in another guise
   */
  constructor(pick, findForms) {
    this.#findForms = findForms;
    label(this.#level, [words('any-difficulty'), ...LEVELS.map(({name}) => name)]);
    label(this.#guesses, [words('any-guesses'), ...guessRanges()]);
    this.#list = new RowList(element('div', {role: 'row', 'aria-rowindex': 1}, ...this.#heads), words('list'), {
      cells: () => ['place number', 'text', 'givens number', 'outcome', 'guesses number', 'difficulty'].map((kind) =>
        element('span', {role: 'gridcell', class: kind})),
      fill: (cells, position) => this.#fill(cells, position),
      pick,
    });
    this.#list.element.append(this.#nothing);
  }

  get element() {
    return this.#list.element;
  }

  /** The fields that choose what is shown. */
  get choices() {
    return [this.#outcome, this.#guesses, this.#level, this.#search, this.#repeats];
  }

  /** The puzzles that are shown, in their order. */
  get shown() {
    return this.#shown;
  }

  /** How many are shown. */
  get count() {
    return this.#shown.length;
  }

  /** The puzzle that stands there. @param {number} position @returns {number | undefined} */
  indexAt(position) {
    return this.#shown[position];
  }

  /** The row of a puzzle, -1 if it is not shown. @param {number} index */
  positionOf(index) {
    return this.#shown.indexOf(index);
  }

  /** @param {Collection} collection */
  setData(collection) {
    this.#data = collection;
    Object.assign(this.#view, ALL);
    this.#outcome.value = this.#level.value = this.#search.value = '';
    this.#guesses.value = '-1';
    this.#repeats.value = '';
    this.tellRepeats();
  }

  /** True if something is done for all puzzles, so that nothing else is begun. @param {boolean} isBusy */
  setBusy(isBusy) {
    this.#repeats.disabled = isBusy;
  }

  /** @param {number} position @param {boolean} [focus] */
  show(position, focus) {
    this.#list.show(position, focus);
  }

  /** Says how many are left out by each choice, as far as that is known. */
  tellRepeats() {
    const identical = this.#data?.repeats('identical') ?? 0;
    const guises = this.#data?.forms.length ? this.#data.repeats('guises') : -1;
    label(this.#repeats, [words('duplicates.with'), words('duplicates.without', {duplicates: identical}),
      guises < 0 ? words('guises.unknown') : words('guises.without', {guises})]);
  }

  /** Shows the list again when more of its puzzles are known. */
  update() {
    const data = this.#data;
    if (!data) return;
    this.#shown = data.shown(this.#view);
    const counts = data.counts();
    label(this.#outcome, [words('all', {puzzles: data.length}), ...STATUSES.map((status) =>
      words('outcome.count', {outcome: outcomeName(status), puzzles: counts[status]}))]);
    this.#markSorted();
    this.#nothing.hidden = this.#shown.length > 0;
    this.element.style.setProperty('--place', `${count(data.length).length + 1}ch`);
    this.#list.setCount(this.#shown.length);
  }

  /** Shows what is wanted now, from its first row on. @param {Partial<View>} wanted */
  #narrow(wanted) {
    Object.assign(this.#view, wanted);
    this.update();
    this.#list.show(0);
  }

  #searchSoon() {
    const typed = this.#search.value;
    setTimeout(() => {
      if (typed === this.#search.value) this.#narrow({search: typed.trim()});
    }, WHILE_TYPING);
  }

  /** @param {View['without']} without which repeats */
  async #leaveOut(without) {
    if (without === 'guises' && !this.#data?.forms.length) await this.#findForms();
    // It may have been cancelled.
    const isKnown = without !== 'guises' || this.#data?.forms.length;
    const possible = isKnown ? without : this.#view.without;
    this.#repeats.value = possible;
    this.tellRepeats();
    this.#narrow({without: possible});
  }

  /** @param {Column} column */
  #sortBy(column) {
    const isDescending = this.#view.column === column && !this.#view.isDescending;
    this.#narrow({column, isDescending});
  }

  #markSorted() {
    const {column: sorted, isDescending} = this.#view;
    COLUMNS.forEach(({column}, i) => {
      if (column === sorted) this.#heads[i].setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
      else this.#heads[i].removeAttribute('aria-sort');
    });
  }

  /** @param {HTMLElement[]} cells @param {number} position */
  #fill([place, text, givens, status, tried, difficulty], position) {
    const data = this.#data;
    if (!data) return;
    const index = this.#shown[position];
    const problem = data.errors.get(index);
    const isSolved = data.isSolved(index);
    place.textContent = count(index + 1);
    text.classList.toggle('problem', Boolean(problem));
    text.replaceChildren(...textOf(data, index, problem));
    const given = problem ? null : data.givensOf(index);
    givens.replaceChildren(...given === null ? [] : nodesOf(words.parts('cell.givens', {givens: given})));
    status.textContent = data.statusOf(index) === 'open' ? '' : outcomeName(data.statusOf(index));
    tried.replaceChildren(...isSolved ? nodesOf(words.parts('cell.guesses', {guesses: data.guesses[index]})) : []);
    const rating = data.ratingOf(index);
    difficulty.textContent = rating ? words('cell.difficulty', {level: levelOf(rating).name, rating}) : '';
  }
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
 * Says what the options of a field are.
 * @param {HTMLSelectElement} select @param {string[]} words one an option
 */
function label(select, words) {
  for (const [i, option] of [...select.options].entries()) {
    if (option.textContent !== words[i]) option.textContent = words[i];
  }
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
