// The look of a technique's step: which marks there are, that the pattern alone tells nothing of what follows,
// and that all of it stands on the board, at any size.
import assert from 'node:assert/strict';
import test from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {cellsOfPattern, legendOf, patternOf, wholePatternOf} from '../../../web/src/words/techniques/step-pattern.js';
import {ROOMS, layoutOf} from '../../../web/src/view/board/layout.js';
import {patternMarks} from '../../../web/src/view/board/pattern-marks.js';
import {usualSpots} from '../../../web/src/view/board/pattern-spots.js';
import {patternCells, patternSpots} from '../../../web/src/view/play/pattern.js';
import {xml} from '../../../web/src/view/picture/xml.js';

const shape = geometry(3, 3);
const cellAt = (name) => (name.charCodeAt(0) - 65) * 9 + Number(name[1]) - 1;
const marks = (role, group, text) => text.split(' ').map((word) => {
  const [cell, digit] = word.split('/');
  return {role, group, cell: cellAt(cell), digit: Number(digit)};
});
const node = (cell, digit) => ({cells: [cellAt(cell)], digit});
const pairs = (text) => (text ? text.split(' ').map((word) => [cellAt(word.slice(0, 2)), Number(word[3])]) : []);

function step(technique, {roles = [], units = [], digits = [], links = [], gone = '', put = ''}) {
  return {
    technique, difficulty: 1, eliminations: pairs(gone), placements: pairs(put),
    reason: {digits, units, roles, links: links.map(([from, to, strong]) => ({from, to, strong, group: 0}))},
  };
}

const single = step('hidden-single-box', {
  units: [18], digits: [1], put: 'A1/1', roles: [...marks('member', 0, 'A1/1'), ...marks('blocker', 0, 'B9/1 H2/1')],
});
const finned = step('finned-x-wing', {
  units: [0, 4, 9, 13], digits: [2], gone: 'B5/2',
  roles: [...marks('member', 0, 'A1/2 A5/2'), ...marks('member', 1, 'E1/2 E5/2'), ...marks('fin', 0, 'A6/2')],
});
const chain = step('xy-chain', {
  digits: [1, 2, 3], gone: 'A9/1', links: [
    [node('A1', 1), node('A1', 2), true], [node('A1', 2), node('B1', 2), false], [node('B1', 2), node('B1', 1), true]],
  roles: [...marks('pincer', 0, 'A1/1 B1/1'), ...marks('on', 0, 'A1/2'), ...marks('off', 0, 'B1/2')],
});
const sets = step('als-xz', {
  digits: [5], gone: 'B7/3', roles: [
    ...marks('set', 0, 'A8/3 A8/8'), ...marks('shared', 0, 'A9/5'),
    ...marks('set', 1, 'B5/3 B5/8'), ...marks('shared', 1, 'A4/5')],
});
const refuted = step('nishio', {
  digits: [7], units: [10], gone: 'B5/7', links: [[node('B5', 7), node('B2', 7), false]],
  roles: [...marks('on', 0, 'B5/7'), ...marks('off', 0, 'B2/7 C2/7')],
});
/** A step of a puzzle with these constraints. */
const under = (constraints, found) => patternOf({...shape, constraints}, found).constraints;
const constraint = (kind, names, value) => ({kind, cells: names.split(' ').map(cellAt), value});

test('the constraints that a step uses: one, the dots along a chain, the cages whose sums leave another', () => {
  const dots = [constraint('difference', 'A1 A2', 1), constraint('ratio', 'A3 A2', 2),
    constraint('difference', 'A1 B1', 1), constraint('thermometer', 'A1 A2'), constraint('difference', 'C1 C2', 1)];
  const along = step('dot-chains', {gone: 'A3/5', roles: marks('member', 0, 'A1/4 A1/5 A2/3 A3/5')});
  assert.deepEqual(under(dots, along), [0, 1]);

  const cages = [constraint('cage', 'A1 A2', 10), constraint('cage', 'A3 B3', 9), constraint('cage', 'A4 A5', 0),
    constraint('cage', 'A8 A9', 11)];
  const innie = step('innies-and-outies', {gone: 'A7/5', roles: [
    ...marks('set', 0, 'A1/1 A2/1'), ...marks('set', 1, 'A8/2 A9/2'), ...marks('set', 2, 'A4/3 A5/3'),
    ...marks('member', 0, 'A7/5')]});
  assert.deepEqual(under(cages, innie), [0, 3]);

  const bound = step('thermometer-bounds', {gone: 'A1/9', roles: marks('member', 0, 'A1/9')});
  assert.deepEqual(under(dots, {...bound, reason: {...bound.reason, constraint: 3}}), [3]);
  assert.deepEqual(under(dots, finned), []);
});

const all = {single, finned, chain, sets, refuted};

const looks = ({candidates}) => candidates.map(({cell, digit, look}) => `${shape.cellName(cell)}/${digit} ${look}`);

test('roles become looks: fins beside, the ends of a chain bold, what sets share filled', () => {
  assert.deepEqual(looks(patternOf(shape, finned)).slice(-1), ['A6/2 beside']);
  assert.deepEqual(patternOf(shape, finned).units.map(({isCover}) => isCover), [false, false, true, true]);
  assert.deepEqual(looks(patternOf(shape, chain)), ['A1/1 end', 'B1/1 end', 'A1/2 on', 'B1/2 member']);
  assert.deepEqual(patternOf(shape, sets).sets.map(({name}) => name), ['a', 'b']);
  assert.deepEqual(looks(patternOf(shape, sets)), ['A9/5 on', 'A4/5 on']);
  assert.deepEqual(patternOf(shape, sets).links.map(({from, to}) => [from.cells, to.cells]), [[[8], [3]]]);
});

test('the pattern alone shows nothing of what follows; the whole one all of it', () => {
  for (const [name, each] of Object.entries(all)) {
    const seen = patternOf(shape, each);
    assert.deepEqual([seen.struck, seen.written], [[], []], name);
    const ends = [...each.eliminations, ...each.placements];
    assert.ok(ends.every(([cell]) => !cellsOfPattern(seen).includes(cell)), name);
    const {struck, written} = wholePatternOf(shape, each);
    assert.deepEqual([...struck, ...written].map(({cell, digit}) => [cell, digit]), ends, name);
  }
  assert.deepEqual(looks(wholePatternOf(shape, sets)).slice(-2), ['A8/3 end', 'B5/3 end']);
  assert.deepEqual(patternOf(shape, refuted).links, []);
  assert.equal(wholePatternOf(shape, refuted).links.length, 1);
});

test('of two colours none is told to be the false one', () => {
  const colours = (on, off) => looks(patternOf(shape, step('simple-colours-wrap', {
    digits: [1], gone: 'A1/1 B5/1', roles: [...marks('on', 0, on), ...marks('off', 0, off)]})));
  const one = colours('A4/1 E5/1', 'A1/1 B5/1');
  const other = colours('A1/1 B5/1', 'A4/1 E5/1');
  assert.deepEqual([...one].sort(), [...other].sort());
});

test('the legend names the marks that there are, in whole sentences', () => {
  assert.equal(legendOf(patternOf(shape, single)), '');
  assert.equal(legendOf(patternOf(shape, finned)),
    'Dashed: the covering units. Dashed square: an extra candidate (a fin).');
  assert.match(legendOf(patternOf(shape, chain)), /^Solid line:.*Dotted line:.*bold circles is true\.$/);
});

/** The numbers of all that is drawn, those of paths too, as points. */
function pointsOf({attributes, children}) {
  const {x, y, width, height, cx, cy, r, d} = attributes;
  const own = width ? [[x, y], [x + width, y + height]] : r ? [[cx - r, cy - r], [cx + r, cy + r]] : x ? [[x, y]] : [];
  const isCurve = d && !/[HVhv]/.test(d);
  const path = isCurve ? [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((pair) => pair.slice(1).map(Number)) : [];
  return [...own, ...path, ...children.filter((child) => typeof child !== 'string').flatMap(pointsOf)];
}

for (const width of [200, 320, 614]) {
  test(`all of it stands on a board of ${width}, and each candidate in its cell`, () => {
    const layout = layoutOf(shape, width, Infinity, ROOMS.narrow);
    const spotOf = usualSpots(shape, layout);
    for (const [name, each] of Object.entries(all)) {
      const drawn = patternMarks(shape, layout, wholePatternOf(shape, each), spotOf, xml);
      assert.ok(drawn.length > 0, name);
      for (const [x, y] of drawn.flatMap(pointsOf)) {
        assert.ok(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height, `${name}: ${x} ${y}`);
      }
    }
    const {reach} = spotOf(0, 1);
    assert.ok(2 * reach <= spotOf(0, 2).x - spotOf(0, 1).x);
  });
}

test('where a part of the grid is drawn, what leads out of it ends at its edge', () => {
  const long = step('x-chain', {
    digits: [1], gone: 'I9/1', roles: [...marks('pincer', 0, 'A1/1 I1/1'), ...marks('on', 0, 'A9/1')],
    links: [[node('A1', 1), node('A9', 1), true], [node('A9', 1), node('I9', 1), false],
      [node('A2', 1), node('B2', 1), true]],
  });
  for (const part of [{row: 0, column: 0}, {row: 4, column: 4}, {row: 2, column: 0}]) {
    const layout = layoutOf(shape, 300, Infinity, ROOMS.lens, {...part, rows: 5, columns: 5});
    const drawn = patternMarks(shape, layout, patternOf(shape, long), usualSpots(shape, layout), xml);
    for (const [x, y] of drawn.flatMap(pointsOf)) {
      assert.ok(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height, `${x} ${y}`);
    }
    assert.equal(drawn.filter(({tag}) => tag === 'path').length, part.row === 0 ? 2 : part.row === 4 ? 1 : 0);
  }
});

test('where candidates would be too small, a cell shows those that count, larger', () => {
  const pattern = {...patternOf(shape, finned), sets: [{cells: [cellAt('B2')], name: ''}]};
  const cells = patternCells(pattern, () => [1, 2, 7, 9]);
  const board = (width) => patternSpots(shape, layoutOf(shape, width, Infinity, ROOMS.narrow), cells);
  assert.deepEqual(board(614).digitsIn(cellAt('A1')), [1, 2, 7, 9]);
  assert.deepEqual(board(320).digitsIn(cellAt('A1')), [2]);
  assert.deepEqual(board(320).digitsIn(cellAt('B2')), [1, 2, 7, 9]);
  const usual = usualSpots(shape, layoutOf(shape, 320, Infinity, ROOMS.narrow));
  assert.ok(board(320).spotOf(cellAt('A1'), 2).type > 1.5 * usual(cellAt('A1'), 2).type);
  const {spotOf} = board(320);
  assert.ok(spotOf(cellAt('B2'), 7).y > spotOf(cellAt('B2'), 1).y);
  assert.ok(spotOf(cellAt('B2'), 2).x > spotOf(cellAt('B2'), 1).x);
});
