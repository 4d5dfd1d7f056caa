/**
 * Share links. A link carries a puzzle, a strategy and a step in its fragment, so that nothing of it reaches a server:
 *
 *     <page>#p=..3.2.6..9..3.5..1…&s=ac3.mrv.ascending.alone&step=12
 *
 * Whatever has its default value is left out. The step is derived again from puzzle and strategy, so a link to step
 * 12,345,678 is as short as one to step 3. A link is hostile until parsed: nothing here throws, lengths are bounded,
 * and all that comes out has been checked, except for the puzzle's text, which only the engine can read.
 */

import {defaultBox} from './geometry.js';

/**
 * A strategy with every default filled in, as links name it.
 * @typedef {object} LinkStrategy
 * @property {string} propagation id of a propagator; whether the engine knows it is not looked at here
 * @property {'first' | 'mrv' | 'mrv-degree' | 'random'} variable
 * @property {'ascending' | 'lcv' | 'random'} value
 * @property {number} seed
 * @property {boolean} search false: propagation alone
 * @property {number} solutions stop after so many
 * @property {Choice[]} [choices] decisions that the reader took over; left out where there are none
 */

/**
 * At the decision with `at` decides before it, this digit is tried.
 * @typedef {{at: number, cell: number, digit: number}} Choice
 */

/**
 * @typedef {object} Link
 * @property {string} puzzle the grid, one symbol a cell; above 35 digits, numbers parted by commas
 * @property {number} [boxRows] both absent: the default boxes of the grid's size
 * @property {number} [boxCols]
 * @property {LinkStrategy} strategy
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
/** More decisions than anybody takes over. */
const MAX_CHOICES = 200;
const VARIABLES = ['first', 'mrv', 'mrv-degree', 'random'];
const VALUES = ['ascending', 'lcv', 'random'];
/** What may follow the three names and the seed of a strategy. */
const OPTION = /^(alone|k\d{1,9}|c\d{1,15}-\d{1,4}-\d{1,2})$/;

/** @type {Readonly<LinkStrategy>} */
export const DEFAULT_STRATEGY = Object.freeze({
  propagation: 'only-choice', variable: 'mrv', value: 'ascending', seed: 0, search: true, solutions: 1,
});

/**
 * Whether a text that was pasted looks like one of our links, and not like a puzzle.
 * @param {string} text
 */
export function isLink(text) {
  const word = text.length <= 2 * MAX_LENGTH ? text.trim() : '';
  return word.includes('#') && !/\s/.test(word) && readFields(word).has('p');
}

/**
 * The fragment of a link, `#` included.
 * @param {{puzzle: string, boxRows?: number, boxCols?: number, strategy?: Partial<LinkStrategy>, step?: number,
 *          speed?: number}} link
 * @returns {string}
 */
export function formatLink({puzzle, boxRows, boxCols, strategy = {}, step = 0, speed = 1}) {
  const parts = [`p=${encodeURIComponent(puzzle.replaceAll(' ', ',')).replaceAll('%2C', ',')}`];
  if (boxRows && boxCols && boxRows !== defaultBox(boxRows * boxCols).boxRows) parts.push(`box=${boxRows}x${boxCols}`);
  const code = formatStrategy(strategy);
  if (code) parts.push(`s=${code}`);
  if (step > 0) parts.push(`step=${step}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  return `#${parts.join('&')}`;
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

/**
 * A strategy in one word, as `s` in links and the element's attribute `strategy` have it:
 * `<propagation>.<variable>.<value>[.<seed>][.alone][.k<solutions>][.c<at>-<cell>-<digit>]...`; empty for the default.
 * @param {Partial<LinkStrategy>} strategy
 */
export function formatStrategy(strategy) {
  const {propagation, variable, value, seed, search, solutions, choices = []} = {...DEFAULT_STRATEGY, ...strategy};
  const parts = [propagation, variable, value];
  if (seed) parts.push(String(seed));
  if (!search) parts.push('alone');
  if (solutions !== 1) parts.push(`k${solutions}`);
  parts.push(...choices.map(({at, cell, digit}) => `c${at}-${cell}-${digit}`));
  const code = parts.join('.');
  return code === 'only-choice.mrv.ascending' ? '' : code;
}

/**
 * Reads what `formatStrategy` writes; parts may be left out from the end.
 * @param {string} code
 * @returns {LinkStrategy | null} null where it is not a strategy
 */
export function parseStrategy(code) {
  /** @type {LinkStrategy} */
  const strategy = {...DEFAULT_STRATEGY};
  if (!code) return strategy;
  const parts = code.split('.');
  /** @type {Choice[]} */
  const choices = [];
  for (let last = parts.at(-1) ?? ''; OPTION.test(last); last = parts.at(-1) ?? '') {
    if (last === 'alone') strategy.search = false;
    else if (last.startsWith('k')) strategy.solutions = Number(last.slice(1));
    else choices.unshift(readChoice(last));
    parts.pop();
  }
  if (choices.length > MAX_CHOICES) return null;
  if (choices.length) strategy.choices = choices;
  const [propagation, variable = 'mrv', value = 'ascending', seed = '0', ...rest] = parts;
  const known = /^[a-z][a-z0-9-]{0,31}$/.test(propagation ?? '') && VARIABLES.includes(variable) &&
      VALUES.includes(value) && /^\d{1,15}$/.test(seed) && !rest.length && strategy.solutions > 0;
  if (!known) return null;
  return /** @type {LinkStrategy} */ ({...strategy, propagation, variable, value, seed: Number(seed)});
}

/** @param {string} code @returns {Choice} */
function readChoice(code) {
  const [at, cell, digit] = code.slice(1).split('-').map(Number);
  return {at, cell, digit};
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
