/** The raw events of a run, filtered, for who debugs a solver; and what is taken along of them. */

import {searchOn} from './event-search.js';
import {geometry} from './geometry.js';
import {digitsOf} from './plain-puzzle.js';

/** @typedef {import('./event-search.js').Found} Found */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Notation} Notation */
/** @typedef {import('./replay.js').RunEvent} RunEvent */
/** @typedef {import('./timeline.js').Run} Run */

/** @typedef {{level: string, kind: string, cell: number | null}} Filter `kind`: empty for all of the level's */

const ALL = ['place', 'eliminate', 'pass', 'enqueue', 'revise', 'step', 'decide', 'refute', 'conflict', 'solution',
  'done'];

/** The kinds of event of each level. @type {Record<string, string[]>} */
export const LEVELS = {
  errors: ['conflict', 'refute'],
  progress: ['place', 'pass', 'step', 'decide', 'refute', 'conflict', 'solution', 'done'],
  everything: ALL,
};

/** How much is looked through for a copy. @type {import('./event-search.js').Effort} */
const GATHERING = {window: 1 << 15, windows: 61};
/** The most events that are copied or saved at once. */
export const MOST_GATHERED = 100_000;

/**
 * What a filter lets through.
 * @param {Filter} filter
 * @returns {import('./event-search.js').Wanted}
 */
export function wantedBy({level, kind, cell}) {
  const kinds = kind ? LEVELS[level].filter((each) => each === kind) : LEVELS[level];
  return {
    kinds: kinds === ALL ? null : kinds,
    // That a branch was searched to its end is no error.
    matches: (event) => (level !== 'errors' || event.outcome !== 'exhausted') &&
      (cell === null || event.cell === cell || event.other === cell),
  };
}

/**
 * The events that pass, from the run's first on, as far as is sane.
 * @param {Run} run
 * @param {Filter} filter
 */
export function gather(run, filter) {
  return searchOn(run, wantedBy(filter), 0, MOST_GATHERED, GATHERING);
}

/**
 * An event as columns: its number, depth, kind, cause, cell, digit, and what comes with it.
 * @param {RunEvent} event
 * @param {Geometry} shape
 * @param {Notation} notation
 * @returns {string[]}
 */
export function columns({index, depth, kind, cause, cell, digit, ...more}, shape, notation) {
  const name = (/** @type {number | undefined} */ at) => (at === undefined ? '' : shape.cellName(at, notation));
  const {other, unit, count, alternatives, outcome, number} = more;
  const extra = other !== undefined ? name(other) : unit !== undefined ? shape.unitName(unit, notation) :
    alternatives !== undefined ? `of ${alternatives}` : outcome ?? count ?? number ?? '';
  return [String(index), String(depth), kind, cause ?? '', name(cell), digit ? shape.symbol(digit) : '',
    String(extra)];
}

export const COLUMNS = ['event', 'depth', 'kind', 'cause', 'cell', 'digit', 'with'];

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
  const {boxRows, boxCols} = puzzle;
  const givens = digitsOf(puzzle);
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
