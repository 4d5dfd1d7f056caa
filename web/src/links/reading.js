/**
 * Reads share links (links.js). A link is hostile until it is parsed: nothing here throws, lengths are limited, and
 * every result has been checked, except for the puzzle's text, which only the engine can read.
 */

import links from '../../languages/en/links.js';
import {failing} from '../language/failures.js';
import {newer, readPuzzleCode} from './codes.js';
import {bareCode, mendedCode, mendedEnd, mendedPuzzle} from './mending.js';
import {CLASSIC_TECHNIQUES_VERSION, LINK_VERSION, TECHNIQUES_VERSION, parseStrategy} from './links.js';
import {writePlain} from '../grid/plain-puzzle.js';

/**
 * @typedef {object} Link
 * @property {string} puzzle the grid, one symbol per cell; above 35 digits, numbers separated by commas
 * @property {number} [boxRows] if both are missing: the default boxes of the grid's size
 * @property {number} [boxCols]
 * @property {{text: string}} [rules] rules besides rows, columns and rectangular boxes, as a text for the engine
 * @property {import('./links.js').LinkStrategy} strategy
 * @property {number} step the number of a state, from 0 on; it may be beyond the end of the run
 * @property {number} speed 1 is the normal speed
 * @property {string} [state] the code of a player's digits and marks, for links/codes.js
 * @property {string} [view] the panel to open, which may not exist
 * @property {number} [added] number of blanks that were restored at the end of the puzzle
 * @property {true} [isOlder] the link was written when events had another order, so its step has no meaning now
 */

/** @typedef {{ok: false, error: {code: 'link' | 'newer', message: string, offset?: number}}} LinkFailure */

const failure = failing('links', links);

/** Version of the order of events: raised when a step of an old link would be another step today. */
export const TRACE_VERSION = 1;

const MAX_LENGTH = 16384;
const MAX_PUZZLE = 8192;
/** Links of this version or later without rules have lost them. */
const RULED = 2;
/** The beginning of a fragment with a puzzle, after a `#`. */
const FRAGMENT = /#(?:[a-z]+=[^&#]*&(?:amp;)?)*[pz]=/;
/** Words of panels. */
const VIEW = /^[a-z]{1,16}(,[a-z]{1,16}){0,9}$/;

/**
 * True if a text looks like one of our links, and not like a puzzle.
 * @param {string} text
 */
export function isLink(text) {
  const word = text.length <= 2 * MAX_LENGTH ? text.trim() : '';
  return word.includes('#') && !/\s/.test(word) && ['p', 'z'].some((key) => readFields(word).has(key));
}

/**
 * Reads a link: a whole address, or only its fragment.
 * @param {string} text
 * @returns {{ok: true, link: Link} | LinkFailure}
 */
export function parseLink(text) {
  text = String(text);
  if (text.length > MAX_LENGTH) return broken('too-long');
  const fields = readFields(text);
  if (isAbove(fields.get('v'), LINK_VERSION) || isAbove(fields.get('t'), TRACE_VERSION) ||
      isAbove(fields.get('h'), TECHNIQUES_VERSION)) {
    return newer();
  }
  const grid = fields.has('p') ? readText(fields) : readCode(fields.get('z'));
  if (!grid.ok) return grid;
  const {ok, ...found} = grid;
  const ruled = fields.get('rules');
  const rules = decode(ruled?.value ?? '');
  if (rules === null || (!rules && (ruled || isAbove(fields.get('v'), RULED - 1)))) return broken('rules', ruled);
  const strategy = parseStrategy(decode(fields.get('s')?.value ?? '') ?? '%');
  if (!strategy) return broken('strategy', fields.get('s'));
  const step = readNumber(fields.get('step'), 0, 0, Number.MAX_SAFE_INTEGER);
  if (step === null) return broken('step', fields.get('step'));
  const speed = readNumber(fields.get('speed'), 1, 0.01, 1e6);
  if (speed === null) return broken('speed', fields.get('speed'));

  /** @type {Link} */
  const link = {...found, ...(rules ? {rules: {text: rules}} : {}), strategy, step: Math.floor(step), speed};
  const [state, view, trace] = ['state', 'view', 't'].map((key) => fields.get(key)?.value ?? '');
  if (state) link.state = state;
  if (VIEW.test(view)) link.view = view;
  if (/^\d+$/.test(trace) && Number(trace) < TRACE_VERSION) link.isOlder = true;
  const order = fields.get('h')?.value ?? '1';
  const isOfToday = strategy.propagation !== 'techniques' ||
    Number(order) >= (rules ? TECHNIQUES_VERSION : CLASSIC_TECHNIQUES_VERSION);
  if (step > 0 && !isOfToday) link.isOlder = true;
  return {ok, link};
}

/** The longest part of a name in a message. */
const LONGEST_NAME = 40;

/** The error for the code of a strategy that is none. @param {string} code */
export function noStrategy(code) {
  return failure('strategy', 'unknown-strategy', {name: code.slice(0, LONGEST_NAME)}).error;
}

/**
 * The value of a key of a link, for additional keys of a page; empty if the link doesn't have it.
 * @param {string} text @param {string} key
 */
export function linkField(text, key) {
  return readFields(text).get(key)?.value ?? '';
}

/** @typedef {{ok: true, puzzle: string, boxRows?: number, boxCols?: number, added?: number} | LinkFailure} Grid */

/** The puzzle as a text. @param {Map<string, Field>} fields @returns {Grid} */
function readText(fields) {
  const field = fields.get('p');
  const puzzle = decode(field?.value ?? '');
  if (puzzle === null) return broken('percent', field);
  if (!puzzle) return broken('empty', field);
  if (puzzle.length > MAX_PUZZLE) return broken('puzzle-too-long', field);
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(fields.get('box')?.value ?? '') ?? [];
  if (fields.has('box') && !rows) {
    return broken('box', fields.get('box'));
  }
  const box = rows ? {boxRows: Number(rows), boxCols: Number(columns)} : {};
  if (!field?.isLast) return {ok: true, puzzle, ...box};
  const {puzzle: mended, added} = mendedPuzzle(puzzle, rows ? Number(rows) * Number(columns) : 0);
  return {ok: true, puzzle: mended, ...box, ...(added ? {added} : {})};
}

/** The puzzle as a code. @param {Field | undefined} field @returns {Grid} */
function readCode(field) {
  if (!field?.value) return broken('empty', field);
  const read = readPuzzleCode(mendedCode(field.value, (code) => readPuzzleCode(code).ok));
  if (!read.ok) return at(read, field);
  const {boxRows, boxCols} = read.puzzle;
  return {ok: true, puzzle: writePlain(read.puzzle), boxRows, boxCols};
}

/** @typedef {{value: string, offset: number, isLast?: boolean}} Field a value and its place in the text */

/** Fields that may end with a dash. */
const CODES = ['z', 'state', 'notes'];

/**
 * The keys and values after the `#`; if a key occurs twice, the first one counts. A link copied from markup has `&amp;`
 * between them.
 * @param {string} text
 * @returns {Map<string, Field>}
 */
function readFields(text) {
  /** @type {Map<string, Field>} */
  const fields = new Map();
  let offset = (text.match(FRAGMENT)?.index ?? text.indexOf('#')) + 1;
  const parts = text.slice(offset).trimEnd().split('&');
  parts.forEach((part, index) => {
    const equals = part.indexOf('=');
    const key = part.slice(part.startsWith('amp;') ? 4 : 0, Math.max(0, equals));
    const isLast = index === parts.length - 1;
    const value = part.slice(equals + 1);
    if (key && !fields.has(key)) {
      const mend = !isLast || key === 'p' ? String : CODES.includes(key) ? bareCode : mendedEnd;
      fields.set(key, {value: mend(value), offset: offset + equals + 1, isLast});
    }
    offset += part.length + 1;
  });
  return fields;
}

/** Percent decoding that does not throw. @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * @param {Field | undefined} field
 * @param {number} missing the value if the key is missing
 * @param {number} least
 * @param {number} most larger and smaller numbers are limited to this range
 * @returns {number | null} null if it is not a number
 */
function readNumber(field, missing, least, most) {
  if (!field) return missing;
  if (!/^-?\d{1,400}(\.\d{1,20})?$/.test(field.value)) return null;
  return Math.min(most, Math.max(least, Number(field.value)));
}

/** @param {Field | undefined} field @param {number} version */
function isAbove(field, version) {
  return field !== undefined && /^\d+$/.test(field.value) && Number(field.value) > version;
}

/** @param {Parameters<typeof failure>[1]} id @param {Field} [field] */
function broken(id, field) {
  return at(/** @type {LinkFailure} */ (failure('link', id)), field);
}

/** The failure with its place in the text. @param {LinkFailure} failed @param {Field} [field] @returns {LinkFailure} */
function at(failed, field) {
  return field ? {ok: false, error: {...failed.error, offset: field.offset}} : failed;
}
