/** Strategies in words. */

import {causes} from '#causes';
import strategies from '../../languages/en/strategies.js';
import {speaker} from '../language/catalogue.js';
import {textOf} from './numbers.js';

/** @typedef {import('../links/links.js').LinkStrategy} Strategy */
/** @typedef {import('../language/catalogue.js').Part} Part */

const say = speaker('strategies', strategies);

/** The ids of the propagators, weakest first. */
export const PROPAGATOR_IDS = causes.map(([, id]) => id)
  .filter((id) => !['search', 'constraint', 'learnt'].includes(id));

/** The orders of cells. @type {Strategy['variable'][]} */
const VARIABLES = ['mrv', 'mrv-degree', 'first', 'random'];

/** The orders of cells, as "guess by fewest candidates". @returns {[Strategy['variable'], string][]} */
export function variableNames() {
  return VARIABLES.map((order) => [order, say('order', {order})]);
}

/** The name of a propagator; any other id unchanged. @param {string} id */
export function propagatorName(id) {
  return named(id, 'start');
}

/** The same within a sentence: "only choice". @param {string} id */
export function propagatorInSentence(id) {
  return named(id, 'middle');
}

/** @param {string} propagator @param {'start' | 'middle'} place */
function named(propagator, place) {
  const id = `rules.${propagator}`;
  return say.has(id) ? say(/** @type {Parameters<typeof say>[0]} */ (id), {place}) : propagator;
}

/**
 * "Only choice, then guess by fewest candidates"
 * @param {Record<string, any>} strategy
 */
export function strategyName(strategy) {
  return textOf(strategyNameParts(strategy));
}

/**
 * The same in parts; words that may be omitted without room have the mark `where`.
 * @param {Record<string, any>} strategy
 * @returns {Part[]}
 */
export function strategyNameParts({propagation, variable, search, branching, lookBack}) {
  const rules = propagatorName(propagation);
  if (search === false) return say.parts('no-guess', {rules});
  return [
    ...say.parts(propagation === 'none' ? 'backtrack' : 'guess', {rules, order: variable ?? ''}),
    ...branching ? say.parts(`and.${/** @type {'two-way' | 'split'} */ (branching)}`) : [],
    ...lookBack ? say.parts(`and.${/** @type {'backjumping' | 'learning'} */ (lookBack)}`) : [],
  ];
}

/** Short names of the orders of digits; the usual order has none. */
const SHORT_VALUES = /** @type {const} */ ({ascending: null, lcv: 'short.least-harm', random: 'short.any-digit'});

/**
 * A strategy in two parts, the second for smaller print: "Only choice", "fewest first".
 * @param {Strategy} strategy
 * @returns {[string, string]}
 */
export function strategyParts({propagation, variable, value, search, solutions, branching, lookBack}) {
  const digits = SHORT_VALUES[value];
  const orders = search ? [
    say(`short.${variable}`), digits && say(digits), branching && say(`short.${branching}`),
    lookBack && say(`short.${lookBack}`),
  ] : [say('short.no-guess')];
  return [propagatorName(propagation), [...orders, solutions > 1 && say('short.proved')].filter(Boolean).join(', ')];
}
