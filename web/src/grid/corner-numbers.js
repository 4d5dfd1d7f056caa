/** The numbers and digits of rules that are written in the corner of a cell, and in which cell. */

/** @typedef {import('./geometry.js').Constraint} Constraint */

/** Kinds with such a number, and the number that goes without saying. @type {Record<string, number>} */
const USUAL = {
  'cage': 0, 'sum': NaN, 'sum-line': NaN, 'sum-loop': NaN, 'contain': NaN, 'contain-exact': NaN, 'whisper': 5,
  'lockout': 4, 'modular': 3,
};

/** @param {Constraint} constraint */
export function isNumbered({kind, value}) {
  return kind in USUAL && (value ?? USUAL[kind]) !== USUAL[kind];
}
