/** The raw events of a run, filtered, for debugging a solver; and their copies as text and JSON. */

import messages from '../../languages/en/events.js';
import {speaker} from '../language/catalogue.js';
import {meetingAny} from '../protocol/conditions.js';
import {searchOn} from '../run/event-search.js';
import {geometryOf} from '../grid/geometry.js';
import {digitOf, digitsOf} from '../grid/plain-puzzle.js';

/** @typedef {import('../run/event-search.js').Found} Found */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/timeline.js').Run} Run */

/**
 * A filter of events; an empty `kind` means all kinds of the level.
 * @typedef {{level: string, kind: string, cell: number | null, digit?: number | null, depth?: number | null}} Filter
 */

const ALL = ['place', 'eliminate', 'pass', 'enqueue', 'revise', 'step', 'decide', 'refute', 'conflict', 'solution',
  'done', 'learn', 'restart'];

/** The kinds of event of each level. @type {Record<string, string[]>} */
export const LEVELS = {
  errors: ['conflict', 'refute'],
  progress: ['place', 'pass', 'step', 'decide', 'refute', 'conflict', 'solution', 'done', 'learn', 'restart'],
  everything: ALL,
};

const say = speaker('events', messages);

/** The effort of a search for a copy. @type {import('../run/event-search.js').Effort} */
const GATHERING = {window: 1 << 15, windows: 61};
/** The most events that are copied or saved at once. */
export const MOST_GATHERED = 100_000;

/**
 * A search for the events that match a filter.
 * @param {Filter} filter
 * @returns {import('../run/event-search.js').Wanted}
 */
export function wantedBy(filter) {
  return meetingAny([conditionOf(filter)]);
}

/**
 * @param {Filter} filter
 * @returns {import('../protocol/conditions.js').Condition}
 */
export function conditionOf({level, kind, cell, digit = null, depth = null}) {
  const kinds = kind ? LEVELS[level].filter((each) => each === kind) : LEVELS[level];
  // It is not an error if a branch was searched to its end.
  return {kinds: kinds === ALL ? null : kinds, cell, digit, depth, isFailure: level === 'errors'};
}

/**
 * The matching events, from the first event of the run on, up to a limit.
 * @param {Run} run
 * @param {Filter} filter
 */
export function gather(run, filter) {
  return searchOn(run, wantedBy(filter), 0, MOST_GATHERED, GATHERING);
}

/**
 * An event as columns: the step that it leads to, depth, kind, cause, cell, digit, and other fields.
 * @param {RunEvent} event
 * @param {Geometry} shape
 * @param {Notation} notation
 * @returns {string[]}
 */
export function columns({index, depth, kind, cause, cell, digit, ...more}, shape, notation) {
  const name = (/** @type {number | undefined} */ at) => (at === undefined ? '' : shape.cellName(at, notation));
  const {other, unit, count, alternatives, outcome, number} = more;
  const extra = other !== undefined ? name(other) : unit !== undefined ? shape.unitName(unit, notation) :
    alternatives !== undefined ? say('alternatives', {count: String(alternatives)}) : outcome ?? count ?? number ?? '';
  return [String(index + 1), String(depth), kind, cause ?? '', name(cell), digit ? shape.symbol(digit) : '',
    String(extra)];
}

export const COLUMNS = /** @type {const} */ (['step', 'depth', 'kind', 'cause', 'cell', 'digit', 'with']);

/**
 * One event per line, with columns separated by tabs.
 * @param {Run} run
 * @param {Found} found
 * @param {Notation} notation
 */
export function asText({puzzle, length}, found, notation) {
  const shape = geometryOf(puzzle);
  const lines = found.events.map((event) => columns(event, shape, notation).join('\t'));
  return [COLUMNS.join('\t'), ...lines, ...(found.isEnd ? [] : [cutWord(found, length)])].join('\n') + '\n';
}

/**
 * JSON with the fields of a trace file, and one event per line. It is not a trace: with events missing, it can't be
 * replayed.
 * @param {Run} run
 * @param {Found} found
 * @param {Filter} filter
 */
export function asJson({puzzle, strategy, status, length}, found, filter) {
  const {boxRows, boxCols, rules} = puzzle;
  const givens = digitsOf(puzzle);
  const head = {
    format: 'sudokuscope-events', version: 1,
    puzzle: {boxRows, boxCols, givens: [...givens], ...rules ? {rules} : {}}, strategy, status, length, filter,
    ...(found.isEnd ? {} : {cut: cutWord(found, length)}),
  };
  const lines = found.events.map((event) => JSON.stringify(event));
  return `${JSON.stringify(head).slice(0, -1)},"events":[\n${lines.join(',\n')}\n]}\n`;
}

/**
 * "Cut after step 100,000 of 1,715,483."
 * @param {Found} found
 * @param {number} length
 */
export function cutWord({reached}, length) {
  return say('cut', {reached, length});
}

/**
 * Reads the place of an event as it is typed: `B3`, `B3 4`, `B3=4`, `depth 5`, or several of these; null for any other
 * text.
 * @param {string} text
 * @param {Geometry} shape
 * @returns {Required<Pick<Filter, 'cell' | 'digit' | 'depth'>> | null}
 */
export function readPlace(text, shape) {
  const depth = /\bdepth\s*(\d{1,4})\b/i.exec(text);
  const [name = '', symbol = '', ...rest] = text.replace(depth?.[0] ?? '', '').split(/[\s=,:]+/).filter(Boolean);
  const cell = name ? cellOf(name, shape) : null;
  const digit = symbol ? digitOf(symbol, shape.size) : null;
  if (rest.length || (name && cell === null) || (digit !== null && digit < 1)) return null;
  return {cell, digit, depth: depth ? Number(depth[1]) : null};
}

/**
 * Reads the name of a cell as it is typed: A1, a1, r1c1.
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
