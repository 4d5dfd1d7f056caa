/** What is said of equal givens in a unit. */

/** @typedef {import('./narrate.js').Part} Part */

/**
 * "Row A holds 9 twice. A5 and A9."
 * @param {import('./geometry.js').Geometry} shape
 * @param {import('./check.js').Clash} clash
 * @param {import('./geometry.js').Notation} notation
 * @returns {Part[]}
 */
export function clashWords(shape, {unit, digit, cells}, notation) {
  const [first, ...rest] = shape.unitName(unit, notation);
  const [a, b] = cells.map((cell) => shape.cellName(cell, notation));
  const head = `${first.toUpperCase()}${rest.join('')} holds ${shape.symbol(digit)} twice.`;
  return [{text: head, mark: 'strong'}, {text: ` ${a} and ${b}.`}];
}
