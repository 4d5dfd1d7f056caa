/** Reads the rules of a recorded run critically: the result has the same form as rules from the engine. */

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Rules} Rules */
/** @typedef {import('../grid/geometry.js').Unit} Unit */

const UNITS = ['row', 'column', 'box', 'diagonal', 'window', 'region', 'group'];
const SETS = ['set', 'cage'];
const PAIRS = ['knight', 'king'];
/** The largest grid with rules, and a limit of units that no grid exceeds. */
const MOST_DIGITS = 16;
const MOST_UNITS = 400;
const MOST_TEXT = 20_000;
const MOST_VALUE = 10_000;
const MOST_KIND = 32;

/**
 * @param {any} rules @param {number} size the number of digits
 * @returns {Rules | null} null for any other form
 */
export function readRules({text, units, sets, pairs, constraints = []} = {}, size) {
  const areLists = [units, sets, pairs, constraints].every((list) => Array.isArray(list) && list.length <= MOST_UNITS);
  if (!areLists || typeof text !== 'string' || text.length > MOST_TEXT || size > MOST_DIGITS) return null;
  const isUnit = (/** @type {any} */ unit, /** @type {number} */ at) => UNITS.includes(unit?.kind) &&
    isSet(unit.cells, size) && unit.cells.length === size && isLine(unit, at, size);
  const isFew = (/** @type {any} */ set) => SETS.includes(set?.kind) && isSet(set.cells, size) &&
    set.cells.length < size;
  const arePairs = (/** @type {any} */ move) => PAIRS.includes(move?.kind) && Array.isArray(move.cells) &&
    move.cells.length < size ** 4 &&
    move.cells.every((/** @type {any} */ pair) => isSet(pair, size) && pair.length === 2);
  if (units.length < 2 * size || !units.every(isUnit) || !sets.every(isFew) || !pairs.every(arePairs)) return null;
  if (!constraints.every((/** @type {any} */ each) => isConstraint(each, size))) return null;
  const plain = (/** @type {Unit} */ {kind, cells}) => ({kind, cells});
  return {
    text, units: units.map(plain), sets: sets.map(plain), pairs: pairs.map(plain),
    constraints: constraints.map(plainConstraint),
  };
}

/** The most parts of a composite constraint, and its greatest depth. */
const [MOST_PARTS, DEEPEST] = [64, 5];

/** @param {any} constraint @param {number} size @param {number} [depth] @returns {boolean} */
function isConstraint(constraint, size, depth = 0) {
  const {kind, cells, value = 0, values = [], outside = {row: 0, column: 0}, parts = []} = constraint ?? {};
  const isBetween = (/** @type {any} */ number, /** @type {number} */ least, /** @type {number} */ most) =>
    Number.isInteger(number) && number >= least && number <= most;
  return typeof kind === 'string' && kind.length <= MOST_KIND && Array.isArray(cells) &&
    cells.length <= size * size && cells.every((cell) => isBetween(cell, 0, size * size - 1)) &&
    (isBetween(value, -MOST_VALUE, MOST_VALUE) || ['R', 'C', 'B'].includes(value)) &&
    Array.isArray(values) && values.length <= size * size &&
    values.every((each) => isBetween(each, 0, MOST_VALUE)) && isBetween(outside?.row, -1, size) &&
    isBetween(outside?.column, -1, size) && Array.isArray(parts) && parts.length <= MOST_PARTS &&
    (!parts.length || depth < DEEPEST) && parts.every((part) => isConstraint(part, size, depth + 1));
}

/** @param {Constraint} constraint @returns {Constraint} */
function plainConstraint({kind, cells, value, values, outside, parts}) {
  return {
    kind, cells, ...value === undefined ? {} : {value}, ...values ? {values} : {},
    ...outside ? {outside: {row: outside.row, column: outside.column}} : {},
    ...parts ? {parts: parts.map(plainConstraint)} : {},
  };
}

/**
 * True if the first units are rows, and the next ones columns.
 * @param {Unit} unit @param {number} at @param {number} size
 */
function isLine({kind, cells}, at, size) {
  if (at >= 2 * size) return kind !== 'row' && kind !== 'column';
  return cells.every((cell, i) => cell === (at < size ? at * size + i : i * size + at - size)) &&
    kind === (at < size ? 'row' : 'column');
}

/** True for an ascending list of cells. @param {any} cells @param {number} size */
function isSet(cells, size) {
  return Array.isArray(cells) && cells.every((cell, i) =>
    Number.isInteger(cell) && cell >= 0 && cell < size * size && (!i || cell > cells[i - 1]));
}
