// Constraints that are broken while cells are still open: the cases that players meet, and no false alarm at all.
import assert from 'node:assert/strict';
import test from 'node:test';
import {brokenBy, holds} from '../../../web/src/grid/constraint-check.js';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {brokenSoFar} from '../../../web/src/grid/partial-check.js';
import {one, rulesOf, shapeOf} from '../../support/rules.mjs';
import {makeRandom} from '../random.js';

/** The cells that are marked where the first cells have these digits, `.` for none. */
function marked(constraint, digits) {
  const values = new Uint8Array(81);
  for (const [at, cell] of constraint.cells.entries()) values[cell] = Number(digits[at]) || 0;
  const places = brokenSoFar(shapeOf([constraint]), values).flatMap(({cells}) => cells)
    .map((cell) => constraint.cells.indexOf(cell));
  return [...new Set(places)].sort((a, b) => a - b).join('');
}

test('a constraint that can hold no more is found before its last cell is filled', () => {
  const line = (kind, more) => one(kind, 'A1 A2 A3 B4 C5', more);
  const either = one('or', 'A1 A2 A3', {parts: [one('cage', 'A1 A2 A3', {value: 6}), one('odd', 'A1')]});
  const both = one('and', 'A1 A2 A3', {parts: [one('thermometer', 'A1 A2 A3'), one('even', 'A3')]});
  /** @type {[constraint: object, digits: string, cells: string][]} */
  const cases = [
    [line('thermometer'), '76', '01'], [line('thermometer'), '3..5', '03'], [line('thermometer'), '3..6', ''],
    [line('thermometer'), '..2', '2'], [line('thermometer'), '6', '0'], [line('slow-thermometer'), '.4..3', '14'],
    [line('whisper', {value: 5}), '.5', '1'], [line('whisper', {value: 5}), '14', '01'],
    [line('whisper', {value: 5}), '1.9', '02'], [line('whisper', {value: 5}), '1.2', ''],
    [one('cage', 'A1 A2', {value: 3}), '5', '0'], [one('cage', 'A1 A2 A3', {value: 24}), '6', '0'],
    [one('cage', 'A1 A2 A3', {value: 24}), '7', ''], [one('cage', 'A1 A2 A3', {value: 6}), '1.4', '02'],
    [one('arrow', 'A1 A2 B3 C4'), '2.6', '02'], [one('arrow', 'A1 A2 B3 C4'), '9.8', '02'],
    [one('arrow', 'A1 A2 B3'), '9.8', ''], [one('arrow', 'A1 A2 A3 A4'), '5.', '0'],
    [line('palindrome'), '12.3', '13'], [line('renban'), '1...6', '04'], [line('renban'), '1...1', '04'],
    [line('renban'), '1...5', ''], [line('between'), '2.1', '02'], [line('between'), '1...2', '04'],
    [line('between'), '..9', '2'], [line('lockout', {value: 4}), '3.4.7', '024'],
    [line('lockout', {value: 4}), '3...6', '04'], [line('lockout', {value: 4}), '5.5', '02'],
    [one('little-killer', 'A1 B2 C3 D4', {value: 8}), '.7', '1'],
    [one('little-killer', 'A1 B2 C3 D4', {value: 7}), '', ''],
    [one('quadruple', 'A1 A2 B1 B2', {values: [1, 2, 3, 4]}), '5', '0'],
    [one('quadruple', 'A1 A2 B1 B2', {values: [1, 2, 3]}), '5', ''],
    [one('contain-exact', 'A1 A2 B4', {values: [4]}), '4.4', '02'],
    [line('entropic'), '1..4', '03'], [line('modular', {value: 3}), '14', '01'],
    [one('region-sum', 'A1 A2 A3 A4'), '..92', '23'], [one('zipper', 'A1 A2 A3 B5 C7'), '99', '01'],
    [one('x-sum', 'A1 A2 A3 A4', {value: 20}), '2', '0'], [one('double-arrow', 'A1 A2 B4'), '9.1', '02'],
    [one('clone', 'A1 A5 B7'), '1.2', '02'], [one('counting-circles', 'A1 B4 C7'), '4', '0'],
    [one('count-distinct', 'A1 A5 B7'), '3', '0'], [either, '2.5', '02'], [either, '2.3', ''], [both, '2.5', '2'],
    [{...line('regex'), machine: {starts: [0], accepts: [5], moves: [0, 1, 2, 2, 2, 5]}}, '.3', '1'],
  ];
  for (const [constraint, digits, cells] of cases) {
    assert.equal(marked(constraint, digits), cells, `${constraint.kind} ${digits}`);
  }
});

const KINDS = ['cage', 'sum', 'little-killer', 'thermometer', 'slow-thermometer', 'whisper', 'palindrome', 'difference',
  'ratio', 'greater', 'clone', 'same-sets', 'pair', 'pair-all', 'modular', 'entropic', 'arrow', 'pill-arrow',
  'double-arrow', 'region-sum', 'sum-line', 'sum-loop', 'zipper', 'between', 'lockout', 'renban', 'sandwich', 'x-sum',
  'skyscraper', 'numbered-room', 'quadruple', 'contain', 'contain-exact', 'count-distinct', 'counting-circles'];

/** A constraint of a kind with random cells and numbers. */
function madeUp(kind, size, random) {
  const count = 2 + random(kind === 'same-sets' ? 3 : 4);
  const many = kind === 'same-sets' ? 2 * Math.max(1, count >> 1) : Math.max(count, kind === 'pill-arrow' ? 3 : 2);
  const start = random(size * size);
  const cells = [];
  while (cells.length < many) {
    const cell = random(2) ? (start + cells.length) % (size * size) : random(size * size);
    if (!cells.includes(cell)) cells.push(cell);
  }
  const sums = ['cage', 'sum', 'little-killer', 'sum-line', 'sum-loop', 'sandwich', 'x-sum'];
  const value = sums.includes(kind) ? 1 + random(3 * size) : kind === 'same-sets' || kind === 'pill-arrow' ? 2 :
    kind === 'modular' ? 2 + random(2) : 1 + random(3);
  const values = kind.startsWith('pair') ? Array.from({length: size}, () => random(2 ** size)) : kind === 'sum' ?
    cells.map(() => random(5) - 2) : Array.from({length: 1 + random(3)}, () => 1 + random(size));
  return {kind, cells, value, values};
}

/** True if some digits of the open cells, different where they must be, make the constraint hold. */
function hasCompletion(shape, values, constraint) {
  const open = constraint.cells.filter((cell) => !values[cell]);
  const tried = values.slice();
  const fill = (at) => {
    if (at === open.length) return holds(shape, tried, constraint) && !brokenBy(shape, tried, constraint).length;
    for (let digit = 1; digit <= shape.size; digit += 1) {
      if (constraint.cells.some((other) => tried[other] === digit && shape.peers(open[at]).includes(other))) continue;
      tried[open[at]] = digit;
      if (fill(at + 1)) return true;
    }
    tried[open[at]] = 0;
    return false;
  };
  return fill(0);
}

test('nothing is called broken that can still be completed, of any kind and size', () => {
  const {below: random} = makeRandom(11);
  const [broken, told] = [new Map(), new Map()];
  for (let round = 0; round < 3500; round += 1) {
    const kind = KINDS[round % KINDS.length];
    const size = [4, 6, 9][random(3)];
    const constraint = madeUp(kind, size, random);
    const shape = geometryOf({boxRows: size === 9 ? 3 : 2, boxCols: size === 4 ? 2 : 3,
      rules: rulesOf({size, constraints: [constraint]})});
    const values = new Uint8Array(size * size);
    let left = random(Math.min(4, constraint.cells.length));
    for (const cell of constraint.cells) {
      const free = Array.from({length: size}, (_, at) => at + 1).filter((digit) =>
        !shape.peers(cell).some((other) => values[other] === digit));
      if (left > 0 && random(2)) left -= 1;
      else values[cell] = free[random(free.length)] ?? 0;
    }
    const isTold = brokenSoFar(shape, values).length > 0;
    const canHold = hasCompletion(shape, values, constraint);
    const digits = constraint.cells.map((cell) => values[cell]);
    assert.ok(!isTold || !canHold, `${size} ${JSON.stringify(constraint)} ${digits}`);
    if (!canHold && digits.some(Boolean)) broken.set(kind, (broken.get(kind) ?? 0) + 1);
    if (isTold) told.set(kind, (told.get(kind) ?? 0) + 1);
  }
  for (const kind of KINDS) assert.ok(told.get(kind) >= 0.9 * broken.get(kind), kind);
});
