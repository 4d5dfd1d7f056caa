/**
 * For taking over a decision: finds the next decision of search, the alternatives to its guess, and compares both.
 */

import {hasCandidate} from '../grid/candidates.js';
import {leaves} from './guess-name.js';
import choosing from '../../languages/en/choosing.js';
import {speaker} from '../language/catalogue.js';
import {count} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../links/links.js').Choice} Choice */
/** @typedef {import('../links/links.js').LinkStrategy} Strategy */
/** @typedef {import('../client/run-client.js').Run} Run */
/** @typedef {import('../run/replay.js').State} State */

const say = speaker('choosing', choosing);

/**
 * A decision of search, as it is taken in a run.
 * @typedef {object} Decision
 * @property {number} index the number of its event: the state in which it is taken
 * @property {number} at the number of decisions before it
 * @property {number} cell
 * @property {number} digit
 * @property {'lower' | 'upper'} [half] of a split
 * @property {import('./guess-name.js').Guess[] | null} tried while search is between the digits of this cell, those
 *   that it has tried
 */

/**
 * The first decision from a step on.
 * @param {Pick<Run, 'next' | 'count' | 'events' | 'stateAt' | 'length'>} run
 * @param {number} step
 * @returns {Promise<Decision | null>}
 */
export async function nextDecision(run, step) {
  const index = await run.next(step, 'decide');
  if (index >= run.length) return null;
  const [at, [event], tried] = await Promise.all([
    run.count(index, 'decide'), run.events(index, 1), triedBefore(run, index)]);
  return {index, at, cell: event.cell ?? 0, digit: event.digit ?? 0, ...(event.half && {half: event.half}), tried};
}

/**
 * The guesses in the cell that were undone right before a decide; null for a new cell.
 * @param {Pick<Run, 'events' | 'stateAt'>} run
 * @param {number} index
 */
async function triedBefore(run, index) {
  const tried = [];
  for (let at = index; at > 0;) {
    const [before] = await run.events(at - 1, 1);
    if (before.kind !== 'refute') break;
    tried.push({digit: before.digit ?? 0, ...(before.half && {half: before.half})});
    at = (await run.stateAt(at - 1)).path.at(-1)?.index ?? 0;
  }
  return tried.length ? tried : null;
}

/**
 * The digits that may be tried in each cell. Between the digits of one cell, that cell is all there is to choose from;
 * and where solvers write what is left alone in its cell, there is nothing to try in such a cell.
 * @param {Geometry} shape
 * @param {Pick<State, 'values' | 'candidates'>} state
 * @param {Pick<Strategy, 'propagation'>} strategy
 * @param {Decision} decision
 * @returns {number[][]} by cell, ascending
 */
export function optionsAt(shape, state, {propagation}, {cell, tried}) {
  return Array.from({length: shape.cells}, (_, at) => {
    if (tried && at !== cell) return [];
    const digits = possibleDigits(shape, state, at).filter((digit) => !tried?.some((guess) => leaves(guess, digit)));
    return propagation === 'none' || tried || digits.length > 1 ? digits : [];
  });
}

/**
 * The digits that an open cell may have: candidates that no peer holds.
 * @param {Geometry} shape
 * @param {Pick<State, 'values' | 'candidates'>} state
 * @param {number} cell
 */
export function possibleDigits(shape, {values, candidates}, cell) {
  if (values[cell]) return [];
  const held = new Set(shape.peers(cell).map((peer) => values[peer]));
  return Array.from({length: shape.size}, (_, i) => i + 1)
    .filter((digit) => hasCandidate(candidates, cell, digit) && !held.has(digit));
}

/**
 * How many open peers could also take a digit: search may try first what the fewest could.
 * @param {Geometry} shape
 * @param {Pick<State, 'values' | 'candidates'>} state
 * @param {number} cell
 * @param {number} digit
 */
export function takers(shape, state, cell, digit) {
  return shape.peers(cell).filter((peer) => possibleDigits(shape, state, peer).includes(digit)).length;
}

/**
 * True if a decide is the reader's: it was chosen, and search would have taken another cell.
 * @param {Geometry} shape
 * @param {Pick<State, 'values' | 'candidates'>} before
 * @param {import('./guess-name.js').Guess} decide
 * @param {Record<string, any>} strategy
 */
export function isReaders(shape, before, decide, {choices, variable}) {
  const {cell = 0} = decide;
  const isChosen = (/** @type {Choice} */ choice) => choice.cell === cell && leaves(decide, choice.digit);
  if (!choices?.some(isChosen)) return false;
  if (variable === 'random') return true;
  const rank = (/** @type {number} */ at) => (variable === 'first' ? 0 : possibleDigits(shape, before, at).length);
  const own = rank(cell);
  return before.values.some((value, at) => !value &&
    (rank(at) < own || (variable !== 'mrv-degree' && at < cell && rank(at) === own)));
}

/**
 * A strategy with a choice more; those of later decisions had another search before them.
 * @param {Strategy} strategy
 * @param {Choice} choice
 * @returns {Strategy}
 */
export function withChoice(strategy, choice) {
  return {...strategy, choices: [...(strategy.choices ?? []).filter(({at}) => at < choice.at), choice]};
}

/** A strategy without its last choice. @param {Strategy} strategy @returns {Strategy} */
export function withoutLastChoice(strategy) {
  const choices = strategy.choices?.slice(0, -1);
  return {...strategy, choices: choices?.length ? choices : undefined};
}

/**
 * The number of the event that is the decision with `at` decisions before it.
 * @param {Pick<Run, 'count' | 'length'>} run
 * @param {number} at
 * @returns {Promise<number>} -1 where the run has none so far
 */
export async function decideNumber(run, at) {
  let [low, high] = [0, run.length];
  if (await run.count(high, 'decide') <= at) return -1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await run.count(middle, 'decide') > at) high = middle;
    else low = middle;
  }
  return low;
}

/** @typedef {Pick<Run, 'status' | 'stats' | 'length'>} Outcome */

/** The outcome of a run, in a few words. @param {Outcome} outcome */
export function outcomeWords({status}) {
  const id = `outcome.${status}`;
  return say.has(id) ? say(/** @type {Parameters<typeof say>[0]} */ (id)) : status;
}

/**
 * A measure that is compared: message and number of an outcome.
 * @type {['guesses' | 'undone' | 'steps', (outcome: Outcome) => number][]}
 */
const MEASURES = [
  ['guesses', ({stats}) => stats.guesses], ['undone', ({stats}) => stats.backtracks],
  ['steps', ({length}) => length],
];

/**
 * The numbers of both, and which is the smaller.
 * @param {Outcome} yours
 * @param {Outcome} searchs
 * @returns {{name: string, yours: string, searchs: string, best: 'yours' | 'searchs' | 'none'}[]}
 */
export function compared(yours, searchs) {
  const areDone = isDone(yours) && isDone(searchs);
  return MEASURES.map(([id, of]) => {
    const [a, b] = [of(yours), of(searchs)];
    const best = !areDone || a === b ? 'none' : a < b ? 'yours' : 'searchs';
    return {name: say(`measure.${id}`), yours: count(a), searchs: count(b), best};
  });
}

/** @param {Outcome} yours @param {Outcome} searchs */
export function verdict(yours, searchs) {
  if (!isDone(yours) || !isDone(searchs)) return '';
  const more = yours.stats.guesses - searchs.stats.guesses;
  if (!more) return say('verdict.same');
  return more > 0 ? say('verdict.more', {count: more}) : say('verdict.fewer', {count: -more});
}

/** @param {Outcome} outcome */
function isDone({status}) {
  return ['unique', 'solved', 'multiple', 'none'].includes(status);
}
