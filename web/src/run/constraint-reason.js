/**
 * The reason why a constraint rules out a digit, in terms of its rule: one or two cells, or a sum, that make the digit
 * impossible. The engine gives the same reason as candidates; this one is for the sentence and the picture of a step,
 * which are shown at once.
 */

import {byCircles, byDistinct, bySets} from './constraint-counts.js';
import {isPossible, lineOf, trialLine} from './constraint-lines.js';
import {partnersOf} from './constraint-partners.js';
import {bySum} from './constraint-sums.js';
import {candidatesOf} from './replay.js';

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./constraint-lines.js').Line} Line */
/** @typedef {import('./constraint-partners.js').Partner} Partner */
/** @typedef {import('./constraint-sums.js').Left} Left */
/** @typedef {import('./replay.js').State} State */

/** A cell and a digit that it loses. @typedef {{cell: number, digit: number}} Removal */

/**
 * A fact about what a cell can be: is, one of these digits; not, none of these; from, to: its least, its
 * greatest one.
 * @typedef {{kind: 'is' | 'not' | 'from' | 'to', cells: number[], digits: number[]}} Clause
 */

/**
 * @typedef {object} ConstraintReason
 * @property {Clause['kind'] | 'alone' | 'after' | 'before' | 'others' | 'two' | 'least' | 'most' | 'missing' | 'more'
 *   | 'less' | 'differ' | 'often' | 'seldom' | 'circles-held' | 'circles-sum' | 'circles-must' | 'distinct-full' |
 *   'distinct-few' | 'distinct-seen' | 'distinct-open' | 'sets-lack' | 'sets-full' | 'sets-need' | 'peer' | 'both' |
 *   'left'} kind alone: the rule is enough; peer: not the rule, but a cell in the same unit that has the digit; both: a
 *   cell in the same unit would have to have it, too; after, before: this many greater or smaller digits must follow or
 *   come first; others: digits that no other cell has; two: what two cells can be; least, most, missing: a sum that the
 *   other cells have, or don't; more, less: the sum of its side, which the other side can't reach; differ: the sums of
 *   both sides; often, seldom: this many circles have the digit, or can; circles: the digits in circles, whose sum is
 *   the number of circles; distinct: more different digits are there, or fewer can come, than their counter says; sets:
 *   digits that another set has or can't have; left: only all candidates of the other cells together force it
 * @property {number[]} cells that force it
 * @property {number[]} digits that the kind is about: also sums and numbers
 * @property {Clause[]} [clauses] of two cells
 * @property {number[]} [own] the side of the removal, where two have the same sum; the first cell of its set
 * @property {number[]} [other] the other side, or the first cell of another set
 * @property {number} [marked] the marked cell that it is about: an indexing one, the least, the greatest
 * @property {boolean} [isNear] true if it also needs that the cell in the clause can't have the same digit
 */

/** More digits than these are not named. */
const MOST_NAMED = 3;
/** More cells than these are not ringed unless they are filled. */
const MOST_RINGED = 4;
/** Rings round more cells than these would hide a sum: the rule is emphasised as a whole. */
const MOST_ADDED = 16;
/** States that may be looked at for one reason. */
const MOST_EFFORT = 150_000;

/** Kinds whose cells have certain digits among them: digits that none has say more than two of the cells. */
const GATHERING = ['renban', 'quadruple', 'contain', 'contain-exact', 'entropic', 'modular'];

/**
 * @param {Geometry} shape @param {Constraint} constraint
 * @param {{cell?: number, digit?: number}} removal without a cell for a contradiction @param {State} before
 * @returns {ConstraintReason}
 */
export function constraintReason(shape, constraint, {cell = -1, digit = 0}, before) {
  const others = [...new Set(constraint.cells)].filter((each) => each !== cell);
  const few = others.length > MOST_RINGED ? others.filter((each) => before.values[each]) : others;
  if (cell < 0) return {kind: 'left', cells: few, digits: []};
  const removal = {cell, digit};
  const left = (/** @type {number} */ each) => candidatesOf(before.candidates, each);
  const byFilled = byFilledNeighbour(shape, constraint, removal, before);
  return byFilled ?? byRoom(shape, constraint, removal) ?? byPartners(shape, constraint, removal, left) ??
    byPeer(shape, constraint, removal, left) ?? bySumOrCount(shape, constraint, removal, left) ??
    {kind: others.length || !constraint.cells.length ? 'left' : 'alone', cells: few, digits: []};
}

/**
 * Sums and counts; where the sums of both sides only differ, one or two cells may say more.
 * @param {Geometry} shape @param {Constraint} constraint @param {Removal} removal @param {Left} left
 * @returns {ConstraintReason | null}
 */
function bySumOrCount(shape, constraint, removal, left) {
  const sum = bySum(shape, constraint, removal, left);
  if (sum && sum.cells.length > MOST_ADDED) sum.cells = [];
  if (sum && sum.kind !== 'differ') return sum;
  return byDistinct(constraint, removal, left) ??
    byLine(shape, constraint, removal, left, lineOf(shape, constraint)) ?? bySets(constraint, removal, left) ??
    byCircles(constraint, removal, left, shape.size) ??
    byLine(shape, constraint, removal, left, trialLine(shape, constraint, removal.cell)) ?? sum;
}

/**
 * A digit beside a cell of a thermometer says more directly than those that must follow why it can't be greater: it is
 * also what an arc of AC-3 has looked at.
 * @param {Geometry} shape @param {Constraint} constraint @param {Removal} removal @param {State} before
 * @returns {ConstraintReason | null}
 */
function byFilledNeighbour({size}, {kind, cells}, {cell, digit}, {values}) {
  if (kind !== 'thermometer') return null;
  const at = cells.indexOf(cell);
  const [last = 0, next = size + 1] = [values[cells[at - 1]], values[cells[at + 1]] || undefined];
  if (digit >= next) return {kind: 'is', cells: [cells[at + 1]], digits: [next]};
  return digit <= last ? {kind: 'is', cells: [cells[at - 1]], digits: [last]} : null;
}

/**
 * The cells of a thermometer that come before or after have no digits to rise by.
 * @param {Geometry} shape @param {Constraint} constraint @param {Removal} removal
 * @returns {ConstraintReason | null}
 */
function byRoom({size}, {kind, cells}, {cell, digit}) {
  if (kind !== 'thermometer') return null;
  const at = cells.indexOf(cell);
  const after = cells.length - 1 - at;
  if (digit + after > size) return {kind: 'after', cells: [], digits: [after]};
  return digit - at < 1 ? {kind: 'before', cells: [], digits: [at]} : null;
}

/**
 * @param {Geometry} shape @param {Constraint} constraint @param {Removal} removal @param {Left} left
 * @returns {ConstraintReason | null}
 */
function byPartners(shape, constraint, {cell, digit}, left) {
  for (const {other, allows, isOrdered, marked} of partnersOf(shape, constraint, cell)) {
    const fitting = digitsOf(shape).filter((each) => allows(digit, each));
    const needed = fitting.filter((each) => each !== digit || !shape.peers(cell).includes(other));
    if (!needed.length && !fitting.length) return {kind: 'alone', cells: [], digits: [], marked};
    if (!needed.length) return {kind: 'both', cells: [other], digits: [], marked};
    const isNear = constraint.kind !== 'cage' && needed.length < fitting.length;
    const its = left(other);
    if (its.some((each) => needed.includes(each)) || !its.length) continue;
    if (isNear && its.join() === String(digit)) return {kind: 'peer', cells: [other], digits: its};
    const order = isOrdered ? its[0] > needed[0] ? 'from' : 'to' : '';
    const clause = clauseOf(other, its, needed, order, isNear ? MOST_NAMED - 1 : MOST_NAMED);
    if (!clause) return {kind: 'left', cells: [other], digits: []};
    const needsUnit = isNear && (clause.kind === 'not' || its.includes(digit));
    return {...clause, ...marked === undefined ? {} : {marked}, ...needsUnit ? {isNear: true} : {}};
  }
  return null;
}

/**
 * A cell of the constraint that has the digit already, if digits must differ: by the rule itself, or since the cells
 * are in one unit.
 * @param {Geometry} shape @param {Constraint} constraint @param {Removal} removal @param {Left} left
 * @returns {ConstraintReason | null}
 */
function byPeer(shape, {kind, cells}, {cell, digit}, left) {
  const isSet = kind === 'cage' || kind === 'renban';
  const differ = (/** @type {number} */ other) => isSet || shape.peers(cell).includes(other);
  const holder = cells.find((other) => other !== cell && differ(other) && left(other).join() === String(digit));
  return holder === undefined ? null : {kind: isSet ? 'is' : 'peer', cells: [holder], digits: [digit]};
}

/** @param {Geometry} shape */
function digitsOf({size}) {
  return Array.from({length: size}, (_, i) => i + 1);
}

/**
 * The shortest clause about a cell that has none of the digits that are needed; null if that would be long.
 * @param {number} cell @param {number[]} its @param {number[]} needed
 * @param {'from' | 'to' | ''} order the end of its digits that is enough, or '' @param {number} [most] that are named
 * @returns {Clause | null}
 */
function clauseOf(cell, its, needed, order, most = MOST_NAMED) {
  const cells = [cell];
  if (its.length === 1) return {kind: 'is', cells, digits: its};
  if (order) return {kind: order, cells, digits: order === 'from' ? [its[0]] : its.slice(-1)};
  if (needed.length <= most) return {kind: 'not', cells, digits: needed};
  return its.length <= MOST_NAMED ? {kind: 'is', cells, digits: its} : null;
}

/**
 * One or two cells of a line that make the digit impossible, or digits that all its other cells lack.
 * @param {Geometry} shape @param {Constraint} constraint @param {Removal} removal @param {Left} left
 * @param {Line | null} line
 * @returns {ConstraintReason | null}
 */
function byLine(shape, constraint, {cell, digit}, left, line) {
  if (!line || new Set(line.cells).size < line.cells.length) return null;
  const all = digitsOf(shape);
  const effort = {left: MOST_EFFORT};
  /** @param {(cell: number) => number[]} listOf */
  const isOut = (listOf) =>
    !isPossible(line, line.cells.map((each) => (each === cell ? [digit] : listOf(each))), effort);
  if (!isOut(left)) return null;
  if (isOut(() => all)) return {kind: 'alone', cells: [], digits: []};
  const at = line.cells.indexOf(cell);
  const others = line.cells.filter((each) => each !== cell && left(each).length < all.length)
    .sort((a, b) => Math.abs(line.cells.indexOf(a) - at) - Math.abs(line.cells.indexOf(b) - at));
  /** @param {number} other @param {Map<number, number[]>} lists of the cells that are looked at beside it */
  const clauseWith = (other, lists) => {
    const listOf = (/** @type {number[]} */ own) => (/** @type {number} */ each) =>
      (each === other ? own : lists.get(each) ?? all);
    const its = left(other);
    const needed = all.filter((one) => !isOut(listOf([one])));
    const order = isOut(listOf(all.filter((one) => one >= its[0]))) ? 'from' :
      isOut(listOf(all.filter((one) => one <= its[its.length - 1]))) ? 'to' : '';
    return clauseOf(other, its, needed, order);
  };
  for (const other of others) {
    if (!isOut((each) => (each === other ? left(each) : all))) continue;
    const clause = clauseWith(other, new Map());
    if (clause) return clause;
  }
  const lacking = () => byLacking(line.cells.filter((each) => each !== cell), all, left, isOut);
  const two = () => byTwo(others, all, left, isOut, clauseWith);
  return GATHERING.includes(constraint.kind) ? lacking() ?? two() : two() ?? lacking();
}

/**
 * One or two digits that no other cell of a line has.
 * @param {number[]} others @param {number[]} all @param {Left} left @param {(listOf: Left) => boolean} isOut
 * @returns {ConstraintReason | null}
 */
function byLacking(others, all, left, isOut) {
  const lacking = all.filter((digit) => others.every((each) => !left(each).includes(digit)));
  const tries = [...lacking.map((digit) => [digit]),
    ...lacking.flatMap((low, i) => lacking.slice(i + 1).map((high) => [low, high]))];
  const digits = tries.find((gone) => isOut(() => all.filter((digit) => !gone.includes(digit))));
  return digits ? {kind: 'others', cells: others.length > MOST_RINGED ? [] : others, digits} : null;
}

/**
 * Two cells that together make the digit impossible.
 * @param {number[]} others @param {number[]} all @param {Left} left @param {(listOf: Left) => boolean} isOut
 * @param {(other: number, lists: Map<number, number[]>) => Clause | null} clauseWith
 * @returns {ConstraintReason | null}
 */
function byTwo(others, all, left, isOut, clauseWith) {
  for (const [i, second] of others.entries()) {
    for (const first of others.slice(0, i)) {
      if (!isOut((each) => (each === first || each === second ? left(each) : all))) continue;
      const one = clauseWith(first, new Map([[second, left(second)]]));
      const other = one && clauseWith(second, new Map([[first, all.filter((digit) => isOf(one, digit))]]));
      if (!one || !other || one.digits.length > 1 || other.digits.length > 1) continue;
      return {kind: 'two', cells: [first, second], digits: [], clauses: first < second ? [one, other] : [other, one]};
    }
  }
  return null;
}

/** True if a cell may have the digit as far as the clause says. @param {Clause} clause @param {number} digit */
function isOf({kind, digits}, digit) {
  if (kind === 'from') return digit >= digits[0];
  return kind === 'to' ? digit <= digits[0] : digits.includes(digit) === (kind === 'is');
}
