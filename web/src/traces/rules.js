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
/** The engine reads no longer texts. */
const MOST_TEXT = 1 << 20;
/** Totals, and how often a cell counts in a sum; both may be negative. */
const [MOST_VALUE, MOST_TIMES] = [9_999, 100];
const MOST_KIND = 32;
/** The longest pattern that the engine writes. */
const MOST_SIGNS = 24;
/** The most states of an automaton, and the most numbers of its moves. */
const [MOST_STATES, MOST_MOVES] = [4_096, 6_000];

/**
 * @param {any} rules @param {number} size the number of digits
 * @returns {Rules | null} null for any other form
 */
export function readRules({text, units, sets, pairs, constraints = [], unread = false} = {}, size) {
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
    constraints: constraints.map(plainConstraint), ...unread ? {unread: true} : {},
  };
}

/** The most parts of a composite constraint, and its greatest depth. */
const [MOST_PARTS, DEEPEST] = [64, 4];

/** @param {any} number @param {number} least @param {number} most */
const isBetween = (number, least, most) => Number.isInteger(number) && number >= least && number <= most;

/** @param {any} list @param {number} count at most @param {number} least @param {number} most */
const areBetween = (list, count, least, most) => Array.isArray(list) && list.length <= count &&
  list.every((number) => isBetween(number, least, most));

/** @param {any} constraint @param {number} size @param {number} [depth] @returns {boolean} */
function isConstraint(constraint, size, depth = 0) {
  const {kind, cells, value = 0, values = [], machine, outside = {row: 0, column: 0}, parts = []} =
    constraint ?? {};
  // The lines of a table of pairs are sets of digits.
  const mostOfValues = Math.max(MOST_TIMES, 2 ** size - 1);
  return typeof kind === 'string' && kind.length <= MOST_KIND && areBetween(cells, size * size, 0, size * size - 1) &&
    (isBetween(value, -MOST_VALUE, MOST_VALUE) || ['R', 'C', 'B'].includes(value) || isPattern(constraint)) &&
    areBetween(values, size * size, -MOST_TIMES, mostOfValues) && isBetween(outside?.row, -1, size) &&
    isBetween(outside?.column, -1, size) && (machine === undefined || isMachine(machine, size)) &&
    Array.isArray(parts) && parts.length <= MOST_PARTS &&
    (!parts.length || depth < DEEPEST) && parts.every((part) => isConstraint(part, size, depth + 1));
}

/** @param {any} constraint */
function isPattern({kind, value}) {
  return kind === 'regex' && typeof value === 'string' && value.length <= MOST_SIGNS;
}

/** @param {any} machine @param {number} size */
function isMachine(machine, size) {
  const {starts, accepts, moves} = machine ?? {};
  return [starts, accepts].every((states) => areBetween(states, MOST_STATES, 0, MOST_STATES - 1)) &&
    areBetween(moves, MOST_MOVES, 0, MOST_STATES - 1) && moves.length % 3 === 0 &&
    moves.every((/** @type {number} */ digit, /** @type {number} */ at) =>
      at % 3 !== 1 || isBetween(digit, 1, size));
}

/** @param {Constraint} constraint @returns {Constraint} */
function plainConstraint({kind, cells, value, values, machine, outside, parts}) {
  return {
    kind, cells, ...value === undefined ? {} : {value}, ...values ? {values} : {},
    ...machine ? {machine: {starts: machine.starts, accepts: machine.accepts, moves: machine.moves}} : {},
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
