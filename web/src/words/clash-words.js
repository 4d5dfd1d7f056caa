/** Equal givens in a unit, in words. */
import {clashes} from '../grid/check.js';

/** @typedef {import('./narrate.js').Part} Part */

/**
 * "Row A holds 9 twice: A5 and A9."
 * @param {import('../grid/geometry.js').Geometry} shape
 * @param {import('../grid/check.js').Clash} clash
 * @param {import('../grid/geometry.js').Notation} notation
 * @returns {Part[]}
 */
export function clashWords(shape, {unit, digit, cells}, notation) {
  const [first, ...rest] = shape.unitName(unit, notation);
  const [a, b] = cells.map((cell) => shape.cellName(cell, notation));
  const head = `${first.toUpperCase()}${rest.join('')} holds ${shape.symbol(digit)} twice`;
  return [{text: head, mark: 'strong'}, {text: `: ${a} and ${b}.`}];
}

/**
 * What was typed, and what it clashes with.
 * @param {import('../grid/geometry.js').Geometry} shape @param {ArrayLike<number>} digits as typed @param {number} cell
 * @param {import('../grid/geometry.js').Notation} notation
 */
export function typedWords(shape, digits, cell, notation) {
  const entry = `${shape.cellName(cell, notation)} ${digits[cell] ? shape.symbol(digits[cell]) : 'empty'}.`;
  const clashing = clashes(shape, digits).filter(({cells}) => cells.includes(cell));
  const words = clashing.map((clash) => clashWords(shape, clash, notation).map(({text}) => text).join(''));
  return [entry, ...words].join(' ');
}
