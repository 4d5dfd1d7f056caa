/**
 * Share links. A link contains a puzzle, a strategy and a step in its fragment, which is never sent to a server:
 *
 *     <page>#p=..3.2.6..9..3.5..1…&s=ac3.mrv.ascending.alone&step=12
 *
 * Default values are omitted. The step is computed again from puzzle and strategy, so a link to step 12,345,678 is as
 * short as one to step 3. This module writes links, and links/reading.js reads them; the codes of puzzles (`z` in place
 * of `p`) and of a player's digits and marks (`state`) come from links/codes.js.
 *
 * A link ends with a letter or a digit, because forums, mail programs and Markdown cut off a full stop or a dash at its
 * end as part of the sentence. `formatLink` takes care of that, so make all links with it.
 */

import {defaultBox} from '../grid/geometry.js';

/**
 * A strategy with every default filled in, as in links.
 * @typedef {object} LinkStrategy
 * @property {string} propagation the id of a propagator, which may be unknown to the engine
 * @property {'first' | 'mrv' | 'mrv-degree' | 'random'} variable
 * @property {'ascending' | 'lcv' | 'random'} value
 * @property {number} seed
 * @property {boolean} search false: propagate only
 * @property {number} solutions stop after this many
 * @property {'two-way' | 'split'} [branching] missing if every digit of a cell is tried in turn
 * @property {'backjumping' | 'learning'} [lookBack] missing if search always goes back to the latest guess
 * @property {Choice[]} [choices] decisions made by the reader; missing if there are none
 * @property {string} [first] the first step of a run by techniques: `x-wing-2` is number 2 of the engine's `steps`,
 *   from 0 on
 */

/**
 * A decision made by the reader: after `at` decides, this digit is tried.
 * @typedef {{at: number, cell: number, digit: number}} Choice
 */

/**
 * Version of the order of techniques, for runs by techniques, in addition to that of events: raised when a step of an
 * old link would be another step today. (2: skyscrapers, kites and remote pairs before fish with fins, large subsets
 * after X-wings; 3: unique loops; 4: tridagons, where there was a guess; 5: thermometers as a whole;
 * 6: common peers; 7: naked sets without a unit.)
 */
export const TECHNIQUES_VERSION = 7;
/** Since this version of the order, steps of puzzles without other rules are the same. */
export const CLASSIC_TECHNIQUES_VERSION = 4;

/** A limit of decisions, more than any reader makes. */
const MAX_CHOICES = 200;
const VARIABLES = ['first', 'mrv', 'mrv-degree', 'random'];
const VALUES = ['ascending', 'lcv', 'random'];
/** Version of the link format: raised when an old reader would misunderstand a new link. (2: other rules.) */
export const LINK_VERSION = 2;
/** The version of links without other rules, which every reader knows. */
const PLAIN_VERSION = 1;
/** The optional parts after the three names and the seed of a strategy. */
const OPTION = /^(alone|two-way|split|backjumping|learning|k\d{1,9}|c\d{1,15}-\d{1,4}-\d{1,2}|t[\w-]+-\d{1,4})$/;

/** @type {Readonly<LinkStrategy>} */
export const DEFAULT_STRATEGY = Object.freeze({
  propagation: 'only-choice', variable: 'mrv', value: 'ascending', seed: 0, search: true, solutions: 1,
});

/**
 * The content of a link to write.
 * @typedef {object} LinkParts
 * @property {string} puzzle the grid, one symbol per cell
 * @property {string} [short] its code, which replaces the grid and the boxes
 * @property {number} [boxRows]
 * @property {number} [boxCols]
 * @property {{text: string} | null} [rules] rules besides rows, columns and rectangular boxes
 * @property {string} [state] the code of a player's digits and marks
 * @property {Partial<LinkStrategy>} [strategy]
 * @property {number} [step]
 * @property {string | null} [view] the open panel
 * @property {number} [speed]
 * @property {Record<string, string>} [more] additional keys of a page, which come last
 */

/**
 * The fragment of a link, `#` included.
 * @param {LinkParts} link
 * @returns {string}
 */
export function formatLink({
  puzzle, short, boxRows, boxCols, rules, state, strategy = {}, step = 0, view, speed = 1, more,
}) {
  const parts = [short ? `z=${short}` : `p=${encoded(puzzle.replaceAll(' ', ','))}`];
  const isUsual = !boxRows || !boxCols || boxRows === defaultBox(boxRows * boxCols).boxRows;
  if (!short && !isUsual) parts.push(`box=${boxRows}x${boxCols}`);
  if (rules) parts.push(`rules=${encoded(rules.text)}`);
  if (state) parts.push(`state=${state}`);
  const code = formatStrategy(strategy);
  if (code) parts.push(`s=${code}`);
  if (step > 0) parts.push(`step=${step}`);
  if (step > 0 && strategy.propagation === 'techniques') parts.push(`h=${TECHNIQUES_VERSION}`);
  if (view) parts.push(`view=${view}`);
  if (speed !== 1) parts.push(`speed=${speed}`);
  for (const [key, value] of Object.entries(more ?? {})) if (value) parts.push(`${key}=${encoded(value)}`);
  const link = `#${parts.join('&')}`;
  if (rules) return `${link}&v=${LINK_VERSION}`;
  return /[A-Za-z0-9]$/.test(link) ? link : `${link}&v=${PLAIN_VERSION}`;
}

/** Percent encoding, also of brackets and quotes, which would end a link; commas stay. @param {string} value */
function encoded(value) {
  const code = (/** @type {string} */ character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(value).replace(/[!'()~]/g, code).replaceAll('%2C', ',');
}

/**
 * A strategy as one word, for `s` in links and the element's attribute `strategy`:
 * `<propagation>.<variable>.<value>[.<seed>][.alone][.two-way|.split][.backjumping|.learning][.k<solutions>]
 * [.c<at>-<cell>-<digit>]...`; `techniques.t<id>-<n>` begins with the n-th step of a technique. The default is empty.
 * @param {Partial<LinkStrategy>} strategy
 */
export function formatStrategy(strategy) {
  const {propagation, variable, value, seed, search, solutions, branching, lookBack, choices = [], first} =
    {...DEFAULT_STRATEGY, ...strategy};
  // The order of techniques has a version of its own.
  const parts = propagation === 'techniques' ? [propagation] : [propagation, variable, value];
  if (seed) parts.push(String(seed));
  if (!search) parts.push('alone');
  if (branching) parts.push(branching);
  if (lookBack) parts.push(lookBack);
  if (solutions !== 1) parts.push(`k${solutions}`);
  parts.push(...choices.map(({at, cell, digit}) => `c${at}-${cell}-${digit}`));
  if (first) parts.push(`t${first}`);
  const code = parts.join('.');
  return code === 'only-choice.mrv.ascending' ? '' : code;
}

/**
 * Reads what `formatStrategy` writes; the last parts may be missing.
 * @param {string} code
 * @returns {LinkStrategy | null} null if it is not a strategy
 */
export function parseStrategy(code) {
  /** @type {LinkStrategy} */
  const strategy = {...DEFAULT_STRATEGY};
  if (!code) return strategy;
  const parts = code.split('.');
  /** @type {Choice[]} */
  const choices = [];
  for (let last = ''; OPTION.test(last = parts.at(-1) ?? ''); parts.pop()) {
    const rest = last.slice(1);
    if (last === 'alone') strategy.search = false;
    else if (last === 'two-way' || last === 'split') strategy.branching = last;
    else if (last === 'backjumping' || last === 'learning') strategy.lookBack = last;
    else if (last[0] === 'k') strategy.solutions = Number(rest);
    else if (last[0] === 't') strategy.first = rest;
    else choices.unshift(readChoice(rest));
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
  const [at, cell, digit] = code.split('-').map(Number);
  return {at, cell, digit};
}
