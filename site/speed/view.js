/** The measurements, as tables and charts on the same lines. */
import {count} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/speed.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {dotChart, frameOf} from '../charts/chart.js';
import {median, quantile} from '../charts/scale.js';
import {byId, element} from '../common/dom.js';
import {MOST_MS} from './sets.js';
import {rateWords, tickWords, timeWords} from './words.js';

/** @typedef {import('./sets.js').Group} Group */
/** @typedef {import('./sets.js').Row} Row */

const say = speaker('site/speed', messages);

const NOTHING = '–';
const STOPPED = `${MOST_MS / 1000} s+`;

/**
 * A column of a table.
 * @typedef {object} Column
 * @property {string} name
 * @property {(row: Row) => string} of
 */

/** @param {number} value @param {(value: number) => string} words */
const known = (value, words) => (value === Infinity ? STOPPED : words(value));
/** @param {(times: number[]) => number} of @returns {(row: Row) => string} */
const timeOf = (of) => ({times}) => (times.length ? known(of(times), timeWords) : NOTHING);
/** @param {keyof import('./sets.js').Rates} id @param {(value: number) => string} words */
const rateOf = (id, words) => (/** @type {Row} */ {rates}) => (rates[id] ? words(rates[id]) : NOTHING);
/** Of puzzles a second, the time of one. @param {number} perSecond */
const timeAt = (perSecond) => timeWords(1e6 / perSecond);
/** @param {number} rate */
const perSecond = (rate) => say('rate', {rate: rateWords(rate)});

const MEDIAN = column('median', timeOf(median));
/** Of solving each puzzle by itself. @type {Column[]} */
const SPREAD = [
  column('guesses', ({guesses}) => {
    const middle = guesses.length ? median(guesses) : Infinity;
    return Number.isFinite(middle) ? count(Math.round(middle)) : NOTHING;
  }),
  column('least', timeOf((times) => quantile(times, 0))), MEDIAN,
  column('most', timeOf((times) => quantile(times, 1))),
];

/** @type {Record<import('./sets.js').GroupId, (threads: number, simd: boolean) => Column[]>} */
const COLUMNS = {
  difficulty: (threads, simd) => [
    SPREAD[0], MEDIAN, ...(simd ? [column('simd', rateOf('simd', timeAt))] : []),
    column('plain', rateOf('plain', timeAt)), column('threads', rateOf('one', perSecond), 1),
    ...(threads > 1 ? [column('threads', rateOf('all', perSecond), threads)] : []),
  ],
  size: () => SPREAD,
  share: () => SPREAD,
};

/**
 * @param {'guesses' | 'least' | 'median' | 'most' | 'simd' | 'plain' | 'threads'} id @param {Column['of']} of
 * @param {number} [threads] @returns {Column}
 */
function column(id, of, threads = 0) {
  return {of, get name() { return say(`head.${id}`, {count: threads}); }};
}

/** The table of a group, as names and cells. @param {Group} group @param {{threads: number, simd: boolean}} machine */
export function tableOf({id, rows}, {threads, simd}) {
  const columns = COLUMNS[id](threads, simd);
  return {
    heads: [say('head.puzzles'), ...columns.map(({name}) => name)],
    lines: rows.map((row) => ({name: row.name, cells: columns.map(({of}) => of(row))})),
  };
}

/** @param {Group} group @param {{threads: number, simd: boolean}} machine */
export function showTable(group, machine) {
  const {heads, lines} = tableOf(group, machine);
  const kind = group.id === 'difficulty' ? 'results' : 'results slim';
  byId(`${group.id}-table`).replaceChildren(element('table', {class: kind, 'aria-labelledby': `${group.id}-title`},
    element('thead', {}, element('tr', {}, ...heads.map((name) => element('th', {scope: 'col'}, name)))),
    element('tbody', {}, ...lines.map(({name: [set, note], cells}) => element('tr', {},
      element('th', {scope: 'row'}, set, ...(note ? [' ', element('span', {}, note)] : [])),
      ...cells.map((words, i) => element('td', {'data-name': heads[i + 1]}, words)))))));
}

/** @param {Group} group */
export function showChart({id, title, rows}) {
  const place = byId(`${id}-chart`);
  const words = rows.filter(({times}) => times.length).map(({name, times}) =>
    say('chart.words', {name: name.join(' ').trim(), median: known(median(times), timeWords)}));
  place.replaceChildren(dotChart({
    id, title: say('chart', {group: title}), words: words.join(' ') || say('chart.nothing'), counts: false,
    rows: rows.map(({name, times}) => ({name, values: times})), tick: tickWords,
    edge: rows.some(({times}) => times.includes(Infinity)) ? STOPPED : '',
  }, frameOf(place)));
}
