/** The table: a strategy a row, a number a column, the best in bold; a column's button sorts by it. */
import {propagatorName} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/compare.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {csvOf} from '../charts/csv.js';
import {element} from '../common/dom.js';
import {textOf} from '../common/opened.js';
import {FIGURES, OF_SOME, best, duration, figuresOf, isWhole, orderBy} from './figures.js';
import {fastest, spreadWords} from './times.js';

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {import('./lane.js').Lane} Lane */

const say = speaker('site/compare', messages);

export class ResultTable {
  #head = element('tr', {'data-sort-by': say('sort-by')});
  #body = element('tbody');
  /** @type {Map<string, HTMLElement>} */
  #heads = new Map();
  root = element('table', {class: 'results', 'aria-labelledby': 'table-title'});
  /** @type {string} */
  #sortedBy = '';
  /** @type {'ascending' | 'descending'} */
  #direction = 'ascending';

  /**
   * @param {(lane: Lane) => string} linkOf to the run of a lane on the page that shows one
   * @param {() => void} onSort
   */
  constructor(linkOf, onSort) {
    this.linkOf = linkOf;
    this.onSort = onSort;
    this.#head.append(element('th', {scope: 'col'}, say('strategy')));
    this.root.append(element('thead', {}, this.#head), this.#body);
  }

  /** Puts the heads of these columns in place of others. @param {Figure[]} figures */
  #showHeads(figures) {
    const heads = figures.map((figure) => this.#heads.get(figure.id) ?? this.#newHead(figure));
    const [first, ...others] = this.#head.children;
    if (heads.length !== others.length) this.#head.replaceChildren(first, ...heads);
  }

  /** @param {Figure} figure */
  #newHead({id, name}) {
    const head = element('th', {scope: 'col', class: id},
      element('button', {type: 'button', class: 'sort', onclick: () => this.#sort(id)}, name));
    this.#heads.set(id, head);
    return head;
  }

  /** Once upwards, once downwards, then as they stand above. @param {string} id */
  #sort(id) {
    if (id !== this.#sortedBy) [this.#sortedBy, this.#direction] = [id, 'ascending'];
    else if (this.#direction === 'ascending') this.#direction = 'descending';
    else this.#sortedBy = '';
    for (const [figure, head] of this.#heads) {
      if (figure === this.#sortedBy) head.setAttribute('aria-sort', this.#direction);
      else head.removeAttribute('aria-sort');
    }
    this.onSort();
  }

  /** The lanes in the order of the rows. @param {Lane[]} lanes */
  order(lanes) {
    const figure = FIGURES.find(({id}) => id === this.#sortedBy);
    if (!figure) return lanes;
    return orderBy(lanes.map((lane) => valueOf(figure, lane)), this.#direction).map((i) => lanes[i]);
  }

  /** @param {Lane[]} lanes */
  show(lanes) {
    const figures = figuresOf(lanes.map(({strategy}) => strategy));
    this.#showHeads(figures);
    const leasts = new Map(figures.map((figure) => [figure, bestOf(figure, lanes)]));
    this.#body.replaceChildren(...this.order(lanes).map((lane) => element('tr', {},
      element('th', {scope: 'row'}, element('a', {href: this.linkOf(lane)}, lane.parts[0], ' ',
        element('span', {}, lane.parts[1]))),
      ...figures.map((figure) => cell(figure, lane, leasts.get(figure))))));
  }
}

/** @param {Figure} figure @param {Lane} lane @param {number | undefined} least */
function cell(figure, lane, least) {
  const {stats, timing} = lane;
  const text = stats ? figure.words(figure.of(stats)) + (isWhole(lane.status) ? '' : '+') : '';
  const isBest = stats && isWhole(lane.status) && figure.of(stats) === least;
  const spread = figure.id === 'time' && timing ? spreadWords(timing) : '';
  return element('td', {'data-name': figure.name}, isBest ? element('b', {}, text) : text,
    ...(spread ? [' ', element('span', {class: 'spread'}, spread)] : []));
}

/**
 * The value that is bold: the least, where it tells one apart; of times, only beyond their noise.
 * @param {Figure} figure @param {Lane[]} lanes
 */
function bestOf(figure, lanes) {
  if (OF_SOME.includes(figure.id)) return undefined;
  if (figure.id !== 'time') return best(lanes.map((lane) => valueOf(figure, lane)));
  return lanes[fastest(lanes.map(({status, timing}) => (isWhole(status) && timing) || undefined))]?.timing?.ms;
}

/** The number of a run that has come to its end. @param {Figure} figure @param {Lane} lane */
function valueOf(figure, {stats, status}) {
  return stats && isWhole(status) ? figure.of(stats) : undefined;
}

/** The columns of a CSV are in English whatever the page speaks, so that programs find them. */
const CSV_HEAD = ['Strategy', 'Search', 'Code', 'Status',
  ...FIGURES.map(({column}) => column)];

const SPREAD_HEAD = ['Times measured', 'Lower quarter in ms', 'Upper quarter in ms'];

/** The table as CSV, numbers plain. @param {Lane[]} lanes */
export function tableAsCsv(lanes) {
  return csvOf([[...CSV_HEAD, ...SPREAD_HEAD], ...lanes.map((lane) => {
    const {timing} = lane;
    const spread = timing ? [timing.times, timing.low.toFixed(3), timing.high.toFixed(3)] : ['', '', ''];
    return [...csvRow(lane, lane.status, lane.stats), ...spread];
  })]);
}

/**
 * Every run over a set as CSV, puzzle by puzzle.
 * @param {import('./set.js').PuzzleSet} set
 * @param {Lane[]} lanes
 */
export function setAsCsv(set, lanes) {
  const rows = set.puzzles.flatMap((puzzle, i) => lanes.flatMap((lane) => {
    const result = set.resultsOf(lane.code)[i];
    const line = typeof puzzle === 'string' ? puzzle : textOf(/** @type {Puzzle} */ (puzzle));
    return result ? [[line, ...csvRow(lane, result.status, result.stats)]] : [];
  }));
  return csvOf([['Puzzle', ...CSV_HEAD], ...rows]);
}

/** @param {Lane} lane @param {string} status @param {Lane['stats']} stats */
function csvRow({parts, code}, status, stats) {
  const plain = (/** @type {number} */ value) => (Number.isInteger(value) ? value : value.toFixed(3));
  return [...parts, code, status, ...FIGURES.map((figure) => stats ? plain(figure.of(stats)) : '')];
}

/** @param {Lane[]} lanes @returns {HTMLElement} */
export function propagatorTable(lanes) {
  const ids = [...new Set(lanes.flatMap(({stats}) => Object.keys(stats?.byPropagator ?? {})))];
  const head = [...ids.map(propagatorName), say('search')];
  return element('table', {class: 'results plain', 'aria-labelledby': 'propagators-title'},
    element('thead', {}, element('tr', {},
      ...[say('strategy'), ...head].map((name) => element('th', {scope: 'col'}, name)))),
    element('tbody', {}, ...lanes.map((lane) => element('tr', {},
      element('th', {scope: 'row'}, lane.parts[0], ' ', element('span', {}, lane.parts[1])),
      ...shares(lane, ids).map((ms, i) => (ms === undefined ? element('td', {class: 'none'}, '–') :
        element('td', {'data-name': head[i]}, duration(ms))))))));
}

/**
 * Of each rule and, last, of what none of them took. The samples are brought to the time that was measured.
 * @param {Lane} lane @param {string[]} ids
 */
function shares({stats}, ids) {
  if (!stats) return [...ids, ''].map(() => undefined);
  const sampled = ids.map((id) => stats.byPropagator[id]?.ms);
  const sum = sampled.reduce((total, ms) => total + (ms ?? 0), 0);
  const scale = sum > stats.ms ? stats.ms / sum : 1;
  return [...sampled.map((ms) => ms && ms * scale), Math.max(0, stats.ms - sum * scale)];
}
