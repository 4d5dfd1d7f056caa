/**
 * The raw events of a run, filtered, for who debugs a solver. A run may have hundreds of millions of them: what is
 * asked for is searched from where the reader is, in windows, and where a filter leaves little, the run itself says
 * where the next of a kind is.
 */

import {geometry} from './geometry.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Notation} Notation */
/** @typedef {import('./replay.js').RunEvent} RunEvent */
/** @typedef {import('./timeline.js').Run} Run */

/** @typedef {{level: string, kind: string, cell: number | null}} Filter `kind`: empty for all of the level's */

/**
 * What a search has found.
 * @typedef {object} Found
 * @property {RunEvent[]} events ascending
 * @property {number} reached forwards: all events below it were seen; backwards: all from it on
 * @property {boolean} isEnd whether there is nothing beyond
 */

/** How much is looked at before the reader is asked. @typedef {{window: number, windows: number}} Effort */

const ALL = ['place', 'eliminate', 'pass', 'enqueue', 'revise', 'step', 'decide', 'refute', 'conflict', 'solution',
  'done'];

/** The kinds of event of each level. @type {Record<string, string[]>} */
export const LEVELS = {
  errors: ['conflict', 'refute'],
  progress: ['place', 'pass', 'step', 'decide', 'refute', 'conflict', 'solution', 'done'],
  everything: ALL,
};

/** @type {Effort} */
const READING = {window: 1024, windows: 64};
/** @type {Effort} */
const GATHERING = {window: 1 << 15, windows: 150};
/** The most events that are copied or saved at once. */
export const MOST_GATHERED = 100_000;

/** @param {Filter} filter @returns {string[]} */
function kindsOf({level, kind}) {
  return kind ? LEVELS[level].filter((each) => each === kind) : LEVELS[level];
}

/**
 * @param {Filter} filter
 * @param {RunEvent} event
 */
export function passes(filter, event) {
  if (!kindsOf(filter).includes(event.kind)) return false;
  // That a branch was searched to its end is no error.
  if (filter.level === 'errors' && event.outcome === 'exhausted') return false;
  return filter.cell === null || event.cell === filter.cell || event.other === filter.cell;
}

/**
 * The first events from `from` on that pass, at most `most`.
 * @param {Run} run
 * @param {Filter} filter
 * @param {number} from
 * @param {number} most
 * @param {Effort} [effort]
 * @returns {Promise<Found>}
 */
export async function searchOn(run, filter, from, most, {window, windows} = READING) {
  /** @type {RunEvent[]} */
  const events = [];
  let at = from;
  for (let left = windows; left > 0 && at < run.length && events.length < most; left -= 1) {
    const seen = await run.events(at, window);
    if (!seen.length) break;
    const passing = seen.filter((event) => passes(filter, event)).slice(0, most - events.length);
    events.push(...passing);
    at = events.length < most ? at + seen.length : events[most - 1].index + 1;
    if (!passing.length) at = await skip(run, filter, at, 'next');
  }
  return {events, reached: at, isEnd: at >= run.length};
}

/**
 * The last events below `until` that pass, at most `most`.
 * @param {Run} run
 * @param {Filter} filter
 * @param {number} until
 * @param {number} most
 * @returns {Promise<Found>}
 */
export async function searchBack(run, filter, until, most) {
  const {window, windows} = READING;
  /** @type {RunEvent[]} the last one first */
  const events = [];
  let at = until;
  for (let left = windows; left > 0 && at > 0 && events.length < most; left -= 1) {
    const first = Math.max(0, at - window);
    const seen = (await run.events(first, at - first)).reverse();
    const passing = seen.filter((event) => passes(filter, event)).slice(0, most - events.length);
    events.push(...passing);
    at = events.length < most ? first : events[most - 1].index;
    if (!passing.length) at = await skip(run, filter, at, 'previous');
  }
  return {events: events.reverse(), reached: at, isEnd: at <= 0};
}

/**
 * Where the next event of the filter's kinds is, from `at` on or before it.
 * @param {Run} run @param {Filter} filter @param {number} at @param {'next' | 'previous'} way
 */
async function skip(run, filter, at, way) {
  const kinds = kindsOf(filter);
  if (kinds === ALL) return at;
  const found = await Promise.all(kinds.map((kind) => run[way](at, kind)));
  return way === 'next' ? Math.min(run.length, ...found) : Math.max(-1, ...found) + 1;
}

/**
 * The events that pass, from the run's first on, as far as is sane.
 * @param {Run} run
 * @param {Filter} filter
 */
export function gather(run, filter) {
  return searchOn(run, filter, 0, MOST_GATHERED, GATHERING);
}

/**
 * An event as columns: its number, depth, kind, cause, cell, digit, and what it names besides.
 * @param {RunEvent} event
 * @param {Geometry} shape
 * @param {Notation} notation
 * @returns {string[]}
 */
export function columns({index, depth, kind, cause, cell, digit, ...more}, shape, notation) {
  const name = (/** @type {number | undefined} */ at) => (at === undefined ? '' : shape.cellName(at, notation));
  const {other, unit, count, alternatives, outcome, number} = more;
  const besides = other !== undefined ? name(other) : unit !== undefined ? shape.unitName(unit, notation) :
    alternatives !== undefined ? `of ${alternatives}` : outcome ?? count ?? number ?? '';
  return [String(index), String(depth), kind, cause ?? '', name(cell), digit ? shape.symbol(digit) : '',
    String(besides)];
}

export const COLUMNS = ['event', 'depth', 'kind', 'cause', 'cell', 'digit', 'besides'];

/**
 * A line an event, columns with tabs between.
 * @param {Run} run
 * @param {Found} found
 * @param {Notation} notation
 */
export function asText({puzzle, length}, found, notation) {
  const shape = geometry(puzzle.boxRows, puzzle.boxCols);
  const lines = found.events.map((event) => columns(event, shape, notation).join('\t'));
  return [COLUMNS.join('\t'), ...lines, ...(found.isEnd ? [] : [cutWord(found, length)])].join('\n') + '\n';
}

/**
 * JSON with the fields of a trace file, and one event a line. It is no trace: what is left out can't be replayed.
 * @param {Run} run
 * @param {Found} found
 * @param {Filter} filter
 */
export function asJson({puzzle, strategy, status, length}, found, filter) {
  const {boxRows, boxCols, givens} = puzzle;
  const head = {
    format: 'sudokuscope-events', version: 1, puzzle: {boxRows, boxCols, givens: [...givens]}, strategy, status, length,
    filter, ...(found.isEnd ? {} : {cut: cutWord(found, length)}),
  };
  const lines = found.events.map((event) => JSON.stringify(event));
  return `${JSON.stringify(head).slice(0, -1)},"events":[\n${lines.join(',\n')}\n]}\n`;
}

/**
 * "Cut after event 99,999 of 1,715,483."
 * @param {Found} found
 * @param {number} length
 */
export function cutWord({reached}, length) {
  return `Cut after event ${(reached - 1).toLocaleString('en')} of ${length.toLocaleString('en')}.`;
}

/**
 * The cell of a name as it is typed: A1, a1, r1c1.
 * @param {string} text
 * @param {Geometry} shape
 * @returns {number | null}
 */
export function cellOf(text, shape) {
  const name = text.trim().toUpperCase();
  for (let cell = 0; cell < shape.cells; cell += 1) {
    if (shape.cellName(cell, 'A1') === name || shape.cellName(cell, 'r1c1').toUpperCase() === name) return cell;
  }
  return null;
}
