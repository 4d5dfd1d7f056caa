/** Equal givens in a unit, in words. */
import messages from '../../languages/en/clashes.js';
import {clashes} from '../grid/check.js';
import {speaker} from '../language/catalogue.js';
import {sentenceCase, textOf} from './numbers.js';

/** @typedef {import('./narrate.js').Part} Part */

const say = speaker('clashes', messages);

/**
 * "Row A holds 9 twice: A5 and A9."
 * @param {import('../grid/geometry.js').Geometry} shape
 * @param {import('../grid/check.js').Clash} clash
 * @param {import('../grid/geometry.js').Notation} notation
 * @returns {Part[]}
 */
export function clashWords(shape, {unit, digit, cells}, notation) {
  const [cell, other] = cells.map((each) => shape.cellName(each, notation));
  if (unit < 0) {
    return say.parts('clash.pair', {kind: shape.pairKind(...cells) ?? '', digit: shape.symbol(digit), cell, other});
  }
  return say.parts('clash', {
    unit: sentenceCase(shape.unitName(unit, notation)), digit: shape.symbol(digit), cell, other,
  });
}

/**
 * Says what was typed, and what it clashes with.
 * @param {import('../grid/geometry.js').Geometry} shape @param {ArrayLike<number>} digits as typed @param {number} cell
 * @param {import('../grid/geometry.js').Notation} notation
 */
export function typedWords(shape, digits, cell, notation) {
  const name = shape.cellName(cell, notation);
  const entry = digits[cell] ? say('typed', {cell: name, digit: shape.symbol(digits[cell])}) :
    say('typed.empty', {cell: name});
  const clashing = clashes(shape, digits).filter(({cells}) => cells.includes(cell));
  const words = clashing.map((clash) => textOf(clashWords(shape, clash, notation)));
  return [entry, ...words].join(' ');
}
