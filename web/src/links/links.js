/**
 * Share links. A link carries a puzzle, a strategy and a step in its fragment, so that nothing of it reaches a server:
 *
 *     <page>#p=..3.2.6..9..3.5..1…&s=ac3.mrv.ascending.alone&step=12
 *
 * Whatever has its default value is left out. The step is derived again from puzzle and strategy, so a link to step
 * 12,345,678 is as short as one to step 3. Links are written here, and read in links/reading.js; codes of puzzles
 * (`z` in the place of `p`) and of what a player has done (`state`) come from links/codes.js.
 *
 * A link ends with a letter or a digit: forums, mail and Markdown take a full stop or a dash at its end for the
 * sentence's, and cut it off. Whoever makes a link makes it with `formatLink`, which sees to that.
 */

import links from '../../languages/en/links.js';
import {failing} from '../language/failures.js';
import {defaultBox} from '../grid/geometry.js';

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
 * Version of the order of techniques, which runs by techniques have besides that of events: raised when a step of
 * theirs would be another step today. (2: skyscrapers, kites and remote pairs before fish with fins, large subsets
 * after X-wings; 3: unique loops.)
 */
export const TECHNIQUES_VERSION = 3;

/** More decisions than anybody takes over. */
const MAX_CHOICES = 200;
const VARIABLES = ['first', 'mrv', 'mrv-degree', 'random'];
const VALUES = ['ascending', 'lcv', 'random'];
/** Version of the link format: raised when an old reader would misunderstand a new link. */
export const LINK_VERSION = 1;
/** What may follow the three names and the seed of a strategy. */
const OPTION = /^(alone|k\d{1,9}|c\d{1,15}-\d{1,4}-\d{1,2})$/;

/** @type {Readonly<LinkStrategy>} */
export const DEFAULT_STRATEGY = Object.freeze({
  propagation: 'only-choice', variable: 'mrv', value: 'ascending', seed: 0, search: true, solutions: 1,
});

/**
 * What a link is written from.
 * @typedef {object} LinkParts
 * @property {string} puzzle the grid, one symbol a cell
 * @property {string} [short] its code, which then stands in its place, boxes and all
 * @property {number} [boxRows]
 * @property {number} [boxCols]
 * @property {string} [state] the code of what a player has done
 * @property {Partial<LinkStrategy>} [strategy]
 * @property {number} [step]
 * @property {string | null} [view] the panel that is open
 * @property {number} [speed]
 * @property {Record<string, string>} [more] keys of a page's own, which stand at the end
 */

/**
 * The fragment of a link, `#` included.
 * @param {LinkParts} link
 * @returns {string}
 */
export function formatLink({puzzle, short, boxRows, boxCols, state, strategy = {}, step = 0, view, speed = 1, more}) {
  const parts = [short ? `z=${short}` : `p=${encoded(puzzle.replaceAll(' ', ','))}`];
  const isUsual = !boxRows || !boxCols || boxRows === defaultBox(boxRows * boxCols).boxRows;
  if (!short && !isUsual) parts.push(`box=${boxRows}x${boxCols}`);
  if (state) parts.push(`state=${state}`);
  const code = formatStrategy(strategy);
  if (code) parts.push(`s=${code}`);
  if (step > 0) parts.push(`step=${step}`);
  if (step > 0 && strategy.propagation === 'techniques') parts.push(`h=${TECHNIQUES_VERSION}`);
  if (view) parts.push(`view=${view}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  for (const [key, value] of Object.entries(more ?? {})) if (value) parts.push(`${key}=${encoded(value)}`);
  const link = `#${parts.join('&')}`;
  return /[A-Za-z0-9]$/.test(link) ? link : `${link}&v=${LINK_VERSION}`;
}

/** Percent encoding, of brackets and quotes too, which end a link in a text; commas stay. @param {string} value */
function encoded(value) {
  const code = (/** @type {string} */ character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value).replace(/[!'()~]/g, code).replaceAll('%2C', ',');
}

/**
 * A strategy in one word, as `s` in links and the element's attribute `strategy` have it:
 * `<propagation>.<variable>.<value>[.<seed>][.alone][.k<solutions>][.c<at>-<cell>-<digit>]...`; empty for the default.
 * @param {Partial<LinkStrategy>} strategy
 */
export function formatStrategy(strategy) {
  const {propagation, variable, value, seed, search, solutions, choices = []} = {...DEFAULT_STRATEGY, ...strategy};
  // Techniques have an order of their own.
  const parts = propagation === 'techniques' ? [propagation] : [propagation, variable, value];
  if (seed) parts.push(String(seed));
  if (!search) parts.push('alone');
  if (solutions !== 1) parts.push(`k${solutions}`);
  parts.push(...choices.map(({at, cell, digit}) => `c${at}-${cell}-${digit}`));
  const code = parts.join('.');
  return code === 'only-choice.mrv.ascending' ? '' : code;
}

const failure = failing('links', links);

/** Of a name, so much is told. */
const LONGEST_NAME = 40;

/** What there is to say of a code that is none. @param {string} code */
export function noStrategy(code) {
  return failure('strategy', 'unknown-strategy', {name: code.slice(0, LONGEST_NAME)}).error;
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
