/**
 * The explanation of a digit: the placements and guesses that lead to it, in their order, and the patterns that rule
 * something out. Removals by a single placed digit are omitted, because everybody sees them.
 */

import {geometryOf} from '../grid/geometry.js';
import {guessName} from './guess-name.js';
import {sentence} from './narrate.js';
import why from '../../languages/en/why.js';
import {speaker} from '../language/catalogue.js';
import {list} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('../protocol/trees-and-reasons.js').Chain} Chain */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */

const say = speaker('why', why);

/**
 * @typedef {object} WhyLine
 * @property {number} step the state right after it
 * @property {number} number its place in the chain, from 1
 * @property {number} cell -1 if it is about a unit
 * @property {number} [other] the cell whose value is its cause
 * @property {boolean} isGuess
 * @property {Part[]} parts its sentence
 */

/**
 * @typedef {object} Telling
 * @property {WhyLine[]} lines in their order; the last is what is explained
 * @property {number} more the number of omitted steps of the chain
 * @property {string} footing the guesses that it assumes
 */

/** Lines that are shown unless more are wanted: those nearest to the explained event. */
const MOST = 10;

/**
 * The rows of a chain that are shown: the last, those nearest to it, and all guesses, which the words above name.
 * @param {Pick<Chain, 'chain' | 'steps'>} chain
 * @param {number} [most] of the nearest
 * @returns {{rows: number[], more: number}} ascending
 */
export function shownRows({chain, steps}, most = MOST) {
  const last = chain.length - 1;
  const isTold = (/** @type {number} */ row) => row === last || chain[row].kind !== 'eliminate' ||
    chain[row].other === undefined;
  const distance = new Array(chain.length).fill(Infinity);
  distance[last] = 0;
  // Steps come ascending by `to`, so from the end each row is final before it is passed on.
  for (const {from, to} of [...steps].reverse()) {
    distance[from] = Math.min(distance[from], distance[to] + (isTold(from) ? 1 : 0));
  }
  const rows = chain.map((_, row) => row).filter(isTold);
  const near = new Set([...rows].sort((a, b) => distance[a] - distance[b] || b - a).slice(0, most));
  const shown = rows.filter((row) => near.has(row) || chain[row].kind === 'decide');
  return {rows: shown, more: rows.length - shown.length};
}

/**
 * @param {Timeline} timeline
 * @param {Chain} reason of the event, as `run.reason` gives it
 * @param {Notation} notation
 * @param {number} [most] lines, see `shownRows`
 * @returns {Promise<Telling>}
 */
export async function tell(timeline, reason, notation, most) {
  const {run} = timeline;
  const {rows, more} = shownRows(reason, most);
  const lines = await Promise.all(rows.map(async (row, i) => {
    const {index, cell = -1, kind, other} = reason.chain[row];
    const moment = await timeline.at(index + 1);
    const parts = sentence(moment, run, notation);
    return {step: index + 1, number: i + 1, cell, other, isGuess: kind === 'decide', parts};
  }));
  return {lines, more, footing: footing(reason, run, notation)};
}

/**
 * "Assuming 2 guesses: G2 = 8 and G1 = 2." Fewer guesses than those of a contradiction's chain may be contradictory,
 * but by other steps: then the words say both, since the lines below are about the chain.
 * @param {Chain} reason
 * @param {import('../run/timeline.js').Run} run
 * @param {Notation} notation
 */
function footing({chain, guesses, isSmallest}, {puzzle}, notation) {
  const isConflict = chain.at(-1)?.kind === 'conflict';
  if (guesses.length === 1 && guesses[0] === chain.at(-1)?.index) return '';  // a guess assumes nothing but itself
  const shape = geometryOf(puzzle);
  const made = chain.filter(({kind}) => kind === 'decide');
  const namesOf = (/** @type {typeof chain} */ events) => events.map((event) => guessName(shape, event, notation));
  const names = namesOf(made.filter(({index}) => guesses.includes(index)));
  const [count, among] = [names.length, names.join(', ')];
  if (isConflict && count < made.length) {
    const all = say('assuming', {count: made.length, guesses: list(namesOf(made))});
    const fewer = !count ? 'fewer.none' : count === 1 ? 'fewer.one' : isSmallest ? 'fewer.smallest' : 'fewer.each';
    return `${all} ${say(fewer, {count, guesses: among})}`;
  }
  if (!count) return isConflict ? say('no-guess.conflict') : say('no-guess');
  if (!isConflict) return say('assuming', {count, guesses: list(names)});
  if (count < 2) return say('enough.one', {guess: among});
  return say(isSmallest ? 'enough.smallest' : 'enough.each', {count, guesses: among});
}
