/**
 * Reads share links (links.js). A link is hostile until parsed: nothing here throws, lengths are bounded, and all that
 * comes out has been checked, except for the puzzle's text, which only the engine can read.
 */

import {parseStrategy} from './links.js';

/**
 * @typedef {object} Link
 * @property {string} puzzle the grid, one symbol a cell; above 35 digits, numbers parted by commas
 * @property {number} [boxRows] both absent: the default boxes of the grid's size
 * @property {number} [boxCols]
 * @property {import('./links.js').LinkStrategy} strategy
 * @property {number} step a state index from 0 on; it may lie beyond the end of the run
 * @property {number} speed 1 is the normal speed
 */

/** @typedef {{ok: false, error: {code: 'link' | 'newer', message: string, offset?: number}}} LinkFailure */

/** Version of the link format: raised when an old reader would misunderstand a new link. */
export const LINK_VERSION = 1;

/** Version of the order of events: raised when a step of an old link would be another step today. */
export const TRACE_VERSION = 1;

const MAX_LENGTH = 16384;
const MAX_PUZZLE = 8192;

/**
 * Whether a text that was pasted looks like one of our links, and not like a puzzle.
 * @param {string} text
 */
export function isLink(text) {
  const word = text.length <= 2 * MAX_LENGTH ? text.trim() : '';
  return word.includes('#') && !/\s/.test(word) && readFields(word).has('p');
}

/**
 * Reads a link: a whole address, or its fragment alone.
 * @param {string} text
 * @returns {{ok: true, link: Link} | LinkFailure}
 */
export function parseLink(text) {
  if (text.length > MAX_LENGTH) return broken('This link is longer than any that Sudokuscope writes.');
  const fields = readFields(text);
  if (isAbove(fields.get('v'), LINK_VERSION) || isAbove(fields.get('t'), TRACE_VERSION)) {
    return fail('newer', 'This link comes from a newer Sudokuscope. Reload the page to get the newest.');
  }

  const puzzle = decode(fields.get('p')?.value ?? '');
  if (puzzle === null) return broken('The puzzle in this link has a broken % sign.', fields.get('p'));
  if (!puzzle) return broken('This link holds no puzzle.', fields.get('p'));
  if (puzzle.length > MAX_PUZZLE) return broken('The puzzle in this link is too long.', fields.get('p'));

  const box = /^(\d{1,2})x(\d{1,2})$/.exec(fields.get('box')?.value ?? '2x2');
  if (!box) return broken('The box shape in this link is not of the form 2x3.', fields.get('box'));
  const strategy = parseStrategy(decode(fields.get('s')?.value ?? '') ?? '%');
  if (!strategy) return broken('The strategy in this link is not one that Sudokuscope knows.', fields.get('s'));
  const step = readNumber(fields.get('step'), 0, 0, Number.MAX_SAFE_INTEGER);
  if (step === null) return broken('The step in this link is not a number.', fields.get('step'));
  const speed = readNumber(fields.get('speed'), 1, 0.01, 1e6);
  if (speed === null) return broken('The speed in this link is not a number.', fields.get('speed'));

  /** @type {Link} */
  const link = {puzzle, strategy, step: Math.floor(step), speed};
  if (fields.has('box')) Object.assign(link, {boxRows: Number(box[1]), boxCols: Number(box[2])});
  return {ok: true, link};
}

/** @typedef {{value: string, offset: number}} Field a value and where it stands in the text */

/**
 * The keys and values behind the `#`; of a key that comes twice, the first counts.
 * @param {string} text
 * @returns {Map<string, Field>}
 */
function readFields(text) {
  const fields = new Map();
  let offset = text.indexOf('#') + 1;
  for (const part of text.slice(offset).trimEnd().split('&')) {
    const equals = part.indexOf('=');
    const key = part.slice(0, equals);
    if (equals > 0 && !fields.has(key)) fields.set(key, {value: part.slice(equals + 1), offset: offset + equals + 1});
    offset += part.length + 1;
  }
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
 * @param {number} missing the value where the key is absent
 * @param {number} least
 * @param {number} most what lies outside is brought to the nearer end
 * @returns {number | null} null where it is not a number
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

/** @param {string} message @param {Field} [field] */
function broken(message, field) {
  return fail('link', message, field?.offset);
}

/**
 * @param {'link' | 'newer'} code @param {string} message @param {number} [offset]
 * @returns {LinkFailure}
 */
function fail(code, message, offset) {
  return {ok: false, error: offset === undefined ? {code, message} : {code, message, offset}};
}
