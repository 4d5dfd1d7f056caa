/** The choices with which a rule was made, from its text: the opposite of kinds.js. Knows no document. */
import {KINDS, diagonals, hasDigits, indexLetter, textOf} from './kinds.js';

/** @typedef {import('../../web/src/index.js').Geometry} Geometry */
/** @typedef {import('./kinds.js').RuleKind} RuleKind */
/** @typedef {import('./kinds.js').Chosen} Chosen */
/** @typedef {import('./kinds.js').Side} Side */

/** @type {readonly Side[]} */
const INDEXED = ['left', 'top', 'box'];

/**
 * @param {string} part one rule, as texts have it, without its dot
 * @param {Geometry} shape
 * @returns {{kind: RuleKind, chosen: Chosen} | null} null for a rule that can't be made by choosing cells
 */
export function choicesOf(part, shape) {
  for (const kind of /** @type {RuleKind[]} */ (Object.values(KINDS).flat())) {
    const chosen = part.startsWith(`${kind.text}~`) && kind.form !== 'region' ? chosenIn(kind, part, shape) : null;
    // Whatever was read wrongly makes another text.
    if (chosen && textOf(kind, chosen, shape).text === `.${part}`) return {kind, chosen};
  }
  return null;
}

/** @param {RuleKind} kind @param {string} part @param {Geometry} shape @returns {Chosen} */
function chosenIn({form, value}, part, shape) {
  const words = part.split('~').slice(1);
  const cells = words.flatMap((word) => cellOf(/^R(\d+)C(\d+)$/.exec(word), shape));
  const others = words.filter((word) => !/^R\d+C\d+$/.test(word));
  const number = value ? Number(others[0] ?? value.usual) : 0;
  const made = {cells, value: number, digits: [], side: /** @type {Side} */ ('left')};
  if (hasDigits(form)) {
    const digits = (form === 'digits' ? others[0]?.split('_') ?? [] : others).map(Number);
    return {...made, digits, cells: form === 'corner' ? cornerFrom(cells[0], shape) : cells};
  }
  if (form === 'index') return {...made, side: INDEXED.find((side) => indexLetter(side) === others[0]) ?? 'left'};
  if (form === 'diagonal') return {...made, cells: diagonals(shape).find(([first]) => first === cells[0]) ?? []};
  if (form === 'side') return {...made, ...lineIn(others[1], 'left', 'top', shape)};
  if (form !== 'ends') return made;
  const [line, near, far] = others;
  return {...made, value: Number(near || far),
    ...near ? lineIn(line, 'left', 'top', shape) : lineIn(line, 'right', 'bottom', shape)};
}

/** @param {RegExpExecArray | null} found row and column, from 1 @param {Geometry} shape @returns {number[]} */
function cellOf(found, {size}) {
  const [row, column] = [Number(found?.[1]), Number(found?.[2])];
  return row <= size && column <= size ? [(row - 1) * size + column - 1] : [];
}

/** @param {number} first @param {Geometry} shape */
function cornerFrom(first, {size}) {
  return [first, first + 1, first + size, first + size + 1];
}

/**
 * The first cell of a row or column, and the side of its clue.
 * @param {string} code @param {Side} ofRow @param {Side} ofColumn @param {Geometry} shape
 * @returns {{cells: number[], side: Side}}
 */
function lineIn(code, ofRow, ofColumn, {size}) {
  const isColumn = code?.startsWith('C');
  const place = Number(code?.slice(1)) - 1;
  const cells = place >= 0 && place < size ? [isColumn ? place : place * size] : [];
  return {cells, side: isColumn ? ofColumn : ofRow};
}
