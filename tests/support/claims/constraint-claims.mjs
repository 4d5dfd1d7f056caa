// A checker of what the sentence of a step by a constraint claims: each claim about a cell or a sum is true before the
// step, and what the sentence names is enough for it. It tries all digits, and asks nobody for a reason.
import {brokenConstraints, holds} from '../../../web/src/grid/constraint-check.js';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {candidatesOf} from '../../../web/src/run/replay.js';

/** Sums that are told, and sentences that name no cells. */
const LEFT = /the other cells don't allow \w+\.$|and with \w+ that is impossible\.$/;
/** A cell, and that the cell of the removal sees it, if that matters. */
const NEAR = /([A-Z]\d)(?: in (?:its|the same) (row|column|box)|(, which it sees,))?/;
const CLAUSE = new RegExp(`(?:, and |, |: )${NEAR.source} (is at least|is at most|is|can't be) ([\\d, or]+?)` +
  `(?=, (?:and )?[A-Z]\\d|\\.$)`, 'g');
const ALONE = /, and no other digits go with (\d+)\.$/;
const TOO = new RegExp(`, and ${NEAR.source} would be (\\d+), too\\.$`);
const OTHERS = /, and its other cells can't be ([\d, or]+)\.$/;
const SUM = /, and its other digits (sum to at least|sum to at most|can't sum to) (-?\d+)\.$/;
const ROOM = /: (a|\d) (larger|smaller) digits? must/;
const SIDES = /with \w, .* (?:is|to|makes) at (least|most) (\d+).*, but .*at (least|most) (\d+)/;
const CIRCLE = /they sum to at (least|most) (\d+)\.$|, and .* sum to at (least|most) (\d+)\.$/;
const OFTEN = /(another circle is|(\d+) circles are) \d+ already\.$/;
const SELDOM = /only (\d+) circles? can be \d+\.$/;

const HELD = /, ([A-Z]\d) is (\d+), and only (\d+) circles can be (\d+)\.$/;
const ADD_UP = /, and with (\d+) in one, the digits don't add up to (\d+) circles\.$/;
const MAKE_UP = /, (\d+) of them must be (\d+) to reach the total, and only (\d+) can be (\d+)\.$/;
const DISTINCT_FULL = /, it is (at most )?(\d+), and the others already have (\d+) (?:digit|different digits)\.$/;
const DISTINCT_FEW = /, it is (at least )?(\d+), and with (\d+) they can have only (\d+)\.$/;
const DISTINCT_SEEN = /others, and they already have (\d+) (?:digit|different digits)\.$/;
const DISTINCT_OPEN = /others, and they can have only (\d+)\.$/;
const LACK = /, and the set at ([A-Z]\d) can't have (\d+)\.$/;
const FULL = /, and the set at ([A-Z]\d) already has (\d+) as often as that at ([A-Z]\d) can\.$/;
const NEED = /, the set at ([A-Z]\d) has (\d+) in (\d+) cells?, and no more fit here\.$/;

const numbersIn = (text) => text.match(/\d+/g).map(Number);

/**
 * The fault of a sentence; null where nothing is, 'left' where it names nothing that could be wrong.
 * @param {object} puzzle @param {{event: object, before: object}} moment @param {string} sentence
 * @returns {string | null}
 */
export function wrongInConstraint(puzzle, {event, before}, sentence) {
  const words = sentence.replaceAll('−', '-');  // numbers as programs read them
  const shape = geometryOf(puzzle);
  const scene = {shape, puzzle, words, ...event, constraint: shape.constraints[event.constraint],
    left: (cell) => candidatesOf(before.candidates, cell)};
  if (LEFT.test(words)) return 'left';
  for (const [pattern, check] of CHECKS) {
    const match = pattern.exec(words);
    if (match) return check(scene, match);
  }
  return byCells(scene, [...words.matchAll(CLAUSE)]);
}

/** @type {[RegExp, (scene: any, match: RegExpExecArray) => string | null][]} */
const CHECKS = [
  [ALONE, (scene, [, digit]) => (Number(digit) === scene.digit && isEnough(scene, () => digitsOf(scene.shape)) ? null :
    'some do')],
  [TOO, (scene, [, name, unit, sees, digit]) => {
    const {shape, cell} = scene;
    const other = cellOf(shape, name);
    const others = digitsOf(shape).filter((each) => each !== scene.digit);
    const isRight = isNear(shape, cell, other, {unit, sees}) && Number(digit) === scene.digit;
    return isRight && isEnough(scene, (each) => (each === other ? others : digitsOf(shape)), [other], [other]) ?
      null : 'it need not';
  }],
  [HELD, ({shape, constraint, left, cell}, [, name, one, many, other]) => {
    const holder = constraint.cells.find((each) => shape.cellName(each) === name);
    const able = constraint.cells.filter((each) => left(each).includes(Number(one)));
    const isRight = one === many && one === other && left(holder).join() === one && able.length === Number(one);
    return isRight && able.includes(cell) ? null : 'another circle can';
  }],
  [ROOM, ({shape, constraint, cell, digit}, [, many, which]) => {
    const at = constraint.cells.indexOf(cell);
    const count = which === 'larger' ? constraint.cells.length - 1 - at : at;
    const lacks = which === 'larger' ? digit + count > shape.size : digit - count < 1;
    return count === (many === 'a' ? 1 : Number(many)) && lacks ? null : 'not so many';
  }],
  [OFTEN, ({constraint, cell, digit, left}, [, , many = 1]) => {
    const filled = constraint.cells.filter((each) => each !== cell && left(each).join() === String(digit));
    return filled.length === Number(many) && filled.length >= digit ? null : 'not so many';
  }],
  [SELDOM, ({constraint, digit, left}, [, many]) => {
    const possible = constraint.cells.filter((each) => left(each).includes(digit));
    return possible.length === Number(many) && possible.length < digit ? null : 'not so many';
  }],
  [ADD_UP, (scene, [, digit, number]) => (Number(number) === scene.constraint.cells.length &&
    !choicesOf(scene).some((digits) => digits.includes(Number(digit))) ? null : 'they do')],
  [MAKE_UP, (scene, [, one, ...others]) => {
    const able = scene.constraint.cells.filter((each) => scene.left(each).includes(Number(one)));
    const isRight = others.every((other) => other === one) && able.length === Number(one) && able.includes(scene.cell);
    return isRight && choicesOf(scene).every((digits) => digits.includes(Number(one))) ? null : 'they need not';
  }],
  [DISTINCT_FULL, (scene, [, near, bound, many]) => {
    const {constraint: {cells: [counter]}, digit, left} = scene;
    const seen = seenBy(scene);
    const isRight = seen.size === Number(many) && !seen.has(digit) && Math.max(...left(counter)) === Number(bound);
    return isRight && seen.size >= Number(bound) && (near || left(counter).length === 1) ? null : 'not so many';
  }],
  [DISTINCT_FEW, (scene, [, near, bound, digit, many]) => {
    const {constraint: {cells: [counter]}, left} = scene;
    const isRight = mostDistinct(scene) <= Number(many) && Math.min(...left(counter)) === Number(bound);
    const isOut = Number(many) < Number(bound) && Number(digit) === scene.digit;
    return isRight && isOut && (near || left(counter).length === 1) ? null : 'there can be more';
  }],
  [DISTINCT_SEEN, (scene, [, many]) => (seenBy(scene).size === Number(many) && Number(many) > scene.digit ? null :
    'not so many')],
  [DISTINCT_OPEN, (scene, [, many]) => (mostDistinct(scene) <= Number(many) && Number(many) < scene.digit ? null :
    'there can be more')],
  [LACK, (scene, [, first, digit]) => (setAt(scene, first).every((each) => !scene.left(each).includes(Number(digit))) &&
    Number(digit) === scene.digit ? null : 'it can')],
  [FULL, (scene, [, own, digit, other]) => {
    const has = setAt(scene, own).filter((each) => scene.left(each).join() === digit).length;
    const can = setAt(scene, other).filter((each) => scene.left(each).includes(Number(digit))).length;
    return setAt(scene, own).includes(scene.cell) && has > 0 && has >= can ? null : 'it can have more';
  }],
  [NEED, (scene, [, first, digit, many]) => {
    const has = setAt(scene, first).filter((each) => scene.left(each).join() === digit).length;
    const own = setsOf(scene).find((set) => set.includes(scene.cell));
    const able = own.filter((each) => scene.left(each).includes(Number(digit)));
    const isRight = has >= able.length && able.length === Number(many);
    return isRight && able.includes(scene.cell) && Number(digit) !== scene.digit ? null : 'it need not';
  }],
  [SUM, (scene, [, which, number]) => {
    const {constraint, cell, digit} = scene;
    const {values: times} = constraint;
    const sums = sumsOf(scene, constraint.cells.filter((each) => each !== cell));
    const needed = Number(constraint.value) - digit * (times?.[constraint.cells.indexOf(cell)] ?? 1);
    if (which === 'can\'t sum to') return Number(number) === needed && !sums.has(needed) ? null : 'it can';
    const bound = which.endsWith('least') ? Math.min(...sums) : Math.max(...sums);
    const isOut = which.endsWith('least') ? needed < bound : needed > bound;
    return bound === Number(number) && isOut ? null : `the bound is ${bound}`;
  }],
  [SIDES, (scene, [, own, near, other, far]) => {
    const isRight = sidesOf(scene).some(([mine, theirs]) => bound(mine, own) === Number(near) &&
      bound(theirs, other) === Number(far));
    const isOut = own === 'least' ? Number(near) > Number(far) : Number(near) < Number(far);
    return isRight && isOut ? null : 'the sides have other sums';
  }],
  [CIRCLE, (scene, [, a, b, which = a, number = b]) => {
    const isRight = sidesOf(scene).some(([, theirs]) => bound(theirs, which) === Number(number));
    const isOut = which === 'least' ? scene.digit < Number(number) : scene.digit > Number(number);
    return isRight && isOut ? null : 'the sum is another';
  }],
  [OTHERS, (scene, [, digits]) => {
    const {shape, constraint, cell, left} = scene;
    const gone = numbersIn(digits);
    const others = constraint.cells.filter((each) => each !== cell);
    if (others.some((each) => left(each).some((own) => gone.includes(own)))) return 'another cell can';
    const rest = digitsOf(shape).filter((own) => !gone.includes(own));
    return isEnough(scene, () => rest) ? null : 'not enough';
  }],
];

const digitsOf = ({size}) => Array.from({length: size}, (_, i) => i + 1);
const bound = (sums, which) => (which === 'least' ? Math.min(...sums) : Math.max(...sums));

/** The digits of filled cells that are counted, but for the cell of the removal. */
function seenBy({constraint: {cells: [, ...others]}, cell, left}) {
  return new Set(others.filter((each) => each !== cell && left(each).length === 1).flatMap(left));
}

/** How many different digits counted cells can have, by trying all; the cell of the removal has its digit. */
function mostDistinct({constraint: {cells: [, ...others]}, cell, digit, left}) {
  return Math.max(...others.reduce((sets, each) => sets.flatMap((set) =>
    (each === cell ? [digit] : left(each)).map((own) => new Set([...set, own]))), [new Set()]).map(({size}) => size));
}

/** Sets that have to have the same digits. */
function setsOf({constraint: {cells, value}}) {
  const length = cells.length / value;
  return Array.from({length: value}, (_, at) => cells.slice(at * length, (at + 1) * length));
}

/** The set whose first cell has a name. */
function setAt(scene, name) {
  return setsOf(scene).find(([first]) => scene.shape.cellName(first) === name);
}

/** The digits that circles may have among them, as far as how often each has to be there tells. */
function choicesOf({shape, constraint: {cells}, left}) {
  const able = (digit) => cells.filter((each) => left(each).includes(digit)).length;
  const has = (digit) => cells.filter((each) => left(each).join() === String(digit)).length;
  return Array.from({length: 1 << shape.size}, (_, mask) => digitsOf(shape).filter((digit) => mask & 1 << digit - 1))
    .filter((digits) => digits.reduce((sum, digit) => sum + digit, 0) === cells.length)
    .filter((digits) => digitsOf(shape).every((digit) => (digits.includes(digit) ?
      able(digit) >= digit && has(digit) <= digit : !has(digit))));
}

/** The claims about cells, each true and all together enough. */
function byCells(scene, clauses) {
  const {shape, left} = scene;
  const claims = new Map();
  const near = new Set();
  for (const [, name, unit, sees, which, text] of clauses) {
    const cell = cellOf(shape, name);
    if (!isNear(shape, scene.cell, cell, {unit, sees})) return `${name} is elsewhere`;
    const named = numbersIn(text);
    const allowed = digitsOf(shape).filter((digit) => ({
      'is': named.includes(digit), 'can\'t be': !named.includes(digit), 'is at least': digit >= named[0],
      'is at most': digit <= named[0],
    })[which]);
    if (!left(cell).every((digit) => allowed.includes(digit))) return `${name} is ${left(cell)}`;
    if (which === 'is' && left(cell).length !== allowed.length) return `${name} is ${left(cell)}`;
    claims.set(cell, allowed);
    if (unit || sees) near.add(cell);
  }
  const isPeer = [...near].some((cell) => clauses.length === 1 && claims.get(cell).join() === String(scene.digit));
  if (isPeer && !scene.words.includes(', and ')) return null;
  const far = [...claims.keys()].filter((cell) => !near.has(cell));
  return isEnough(scene, (cell) => claims.get(cell) ?? digitsOf(shape), [...claims.keys()], far) ? null : 'not enough';
}

/** The cell of a name. */
function cellOf(shape, name) {
  return Array.from({length: shape.cells}, (_, each) => each).find((each) => shape.cellName(each) === name);
}

/** True unless the sentence says that cells are in one unit, or see each other, and they aren't, or don't. */
function isNear(shape, cell, other, {unit, sees}) {
  if (sees) return shape.peers(cell).includes(other);
  return !unit || shape[unit](cell) === shape[unit](other) && shape[unit](cell) >= 0;
}

/** Kinds whose cells differ because of what the sentence says of the rule: a set, or a row or column that it names. */
const SAID_TO_DIFFER = ['cage', 'sandwich', 'x-sum', 'skyscraper', 'numbered-room'];

/**
 * True if no digits of these lists fit the constraint and the digit.
 * @param {any} scene @param {(cell: number) => number[]} listOf @param {number[]} [named] cells that are looked at
 * @param {number[]} [far] of these, cells that may have the same digit, since nobody says that they are in one unit
 */
function isEnough({shape, puzzle, constraint, cell, digit, words}, listOf, named = [], far = []) {
  const isSaid = SAID_TO_DIFFER.includes(constraint.kind) || words.includes(', and both would be ');
  const differ = (a, b) => constraint.kind === 'cage' || shape.peers(a).includes(b) &&
    (isSaid || ![a, b].includes(cell) || ![a, b].some((each) => far.includes(each)));
  const isWhole = !constraint.cells.length || ['indexer', 'minimum', 'maximum'].includes(constraint.kind);
  const besides = ['minimum', 'maximum'].includes(constraint.kind) ? shape.peers(cell).filter((other) =>
    Math.abs(shape.row(other) - shape.row(cell)) + Math.abs(shape.column(other) - shape.column(cell)) === 1) : [];
  const cells = isWhole ? [...new Set([cell, ...named, ...besides])] : constraint.cells;
  const signs = shape.constraints.filter((each) => each !== constraint &&
    ['difference', 'ratio', 'x', 'v', constraint.kind].includes(each.kind));
  const alone = geometryOf({...puzzle, rules: {...puzzle.rules, constraints:
    isWhole ? [constraint, ...signs] : [constraint]}});
  const values = new Uint8Array(shape.cells);
  /** @param {number} at */
  const canBe = (at) => {
    if (at === cells.length) return (isWhole || holds(shape, values, constraint)) &&
      !brokenConstraints(alone, values).some(({constraint: broken}) => broken === 0) &&
      !(constraint.kind === 'indexer' && isMisread(shape, constraint, values, cells));
    return (cells[at] === cell ? [digit] : listOf(cells[at])).some((each) => {
      if (cells.slice(0, at).some((other) => values[other] === each && differ(other, cells[at]))) return false;
      values[cells[at]] = each;
      const found = canBe(at + 1);
      values[cells[at]] = 0;
      return found;
    });
  };
  return !canBe(0);
}

/** An indexing cell of columns that names another place than the one where its column is. */
function isMisread({row, column}, {cells: marked, value}, values, cells) {
  return value === 'C' && marked.some((each) => cells.some((other) => each !== other && values[each] && values[other] &&
    row(other) === row(each) &&
    (values[each] === column(other) + 1) !== (values[other] === column(each) + 1)));
}

/** The sums of cells with what is left to them when the digit is placed. */
function sumsOf({shape, constraint, cell, digit, left}, cells, own = new Map()) {
  const differ = (a, b) => constraint.kind === 'cage' || shape.peers(a).includes(b);
  const sums = new Set();
  const go = (taken, sum) => {
    const each = cells[taken.length];
    if (each === undefined) {
      sums.add(sum);
      return;
    }
    for (const one of own.get(each) ?? left(each)) {
      const clashes = one === digit && each !== cell && differ(each, cell) ||
        taken.some((before, i) => before === one && differ(cells[i], each));
      if (!clashes) go([...taken, one], sum + one * (constraint.values?.[constraint.cells.indexOf(each)] ?? 1));
    }
  };
  go([], 0);
  return sums;
}

/** The sums of the side of the removal and of each other side. */
function sidesOf(scene) {
  const {shape, constraint: {kind, cells, value}, cell, digit} = scene;
  const last = cells[cells.length - 1];
  const own = new Map([[cell, [digit]]]);
  const pill = kind === 'pill-arrow' ? cells.slice(0, value).sort((a, b) => a - b) : [];
  const boxes = [...new Set(cells.map(shape.box))];
  const sides = kind === 'arrow' ? [cells.slice(0, 1), cells.slice(1)] :
    kind === 'double-arrow' ? [[cells[0], last], cells.slice(1, -1)] :
      kind === 'pill-arrow' ? [pill, cells.slice(value)] :
        kind === 'zipper' ? cells.slice(0, Math.ceil(cells.length / 2)).map((first, i) =>
          [...new Set([first, cells[cells.length - 1 - i]])]) :
          boxes.map((box) => cells.filter((each) => shape.box(each) === box));
  const sumOf = (side) => (side === pill ? new Set((own.get(side[0]) ?? scene.left(side[0])).flatMap((tens) =>
    (own.get(side[1]) ?? scene.left(side[1])).map((ones) => 10 * tens + ones))) : sumsOf(scene, side, own));
  const mine = sides.find((side) => side.includes(cell));
  return sides.filter((side) => side !== mine).map((side) => [sumOf(mine), sumOf(side)]);
}
