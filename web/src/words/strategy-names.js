/** Strategies in words. */

/** @typedef {import('../links/links.js').LinkStrategy} Strategy */

import {causes} from '#causes';

/** The ids of the propagators, weakest first. */
export const PROPAGATOR_IDS = causes.map(([, id]) => id).filter((id) => id !== 'search');

/** The orders of cells, with the words that follow "guess". @type {[Strategy['variable'], string][]} */
export const VARIABLES = [
  ['mrv', 'the fewest'], ['mrv-degree', 'the fewest, most peers'], ['first', 'the first cell'], ['random', 'any cell'],
];

/** The name of a propagator, which is its id in words; of others, the id. @param {string} id */
export function propagatorName(id) {
  if (id === 'none') return 'Backtracking';
  if (id === 'eliminate') return 'Elimination';
  if (id !== 'techniques' && !PROPAGATOR_IDS.includes(id)) return id;
  const words = id.replaceAll('-', ' ').replace('ac3', 'AC-3');
  return words[0].toUpperCase() + words.slice(1);
}

/**
 * "Only choice, then guess the fewest"
 * @param {Record<string, any>} strategy
 */
export function strategyName({propagation, variable, search}) {
  const name = propagatorName(propagation);
  if (search === false) return `${name}, no guess`;
  const order = VARIABLES.find(([id]) => id === variable)?.[1] ?? variable;
  return propagation === 'none' ? `${name}, ${order}` : `${name}, then guess ${order}`;
}

/** The orders of cells and of digits where there is little room. */
const SHORT_VARIABLES = {
  'mrv': 'fewest first', 'mrv-degree': 'fewest, most peers', 'first': 'first cell', 'random': 'any cell',
};
const SHORT_VALUES = {'ascending': '', 'lcv': 'least harm', 'random': 'any digit'};

/**
 * A strategy in two parts, the second for smaller print: "Only choice", "fewest first".
 * @param {Strategy} strategy
 * @returns {[string, string]}
 */
export function strategyParts({propagation, variable, value, search, solutions}) {
  const orders = search ? [SHORT_VARIABLES[variable], SHORT_VALUES[value]] : ['no guess'];
  return [propagatorName(propagation), [...orders, solutions > 1 && 'proved'].filter(Boolean).join(', ')];
}
