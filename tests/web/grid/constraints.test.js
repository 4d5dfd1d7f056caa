// Constraints as plain data, without an engine: where they are drawn, what they are called, what a step by one of them
// says.
import assert from 'node:assert/strict';
import test from 'node:test';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {decodeEvents} from '../../../web/src/protocol/events.js';
import {initialState} from '../../../web/src/run/replay.js';
import {constraintReason} from '../../../web/src/run/constraint-reason.js';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {cellMarks} from '../../../web/src/view/board/cell-marks.js';
import {
  LEAST_TYPE, ROOMS, TOTAL_HEIGHT, candidateSize, candidateSpot, layoutOf, totalSize,
} from '../../../web/src/view/board/layout.js';
import {GUESS} from '../../../web/src/view/board/scene.js';
import {totalIn} from '../../../web/src/view/board/rules/cell-forms.js';
import {RULES_CSS, ruleMarks} from '../../../web/src/view/board/rules/rule-marks.js';
import {sceneOf} from '../../../web/src/view/board/step-scene.js';
import {tokensOf} from '../../../web/src/view/picture/inline-styles.js';
import {puzzlePicture} from '../../../web/src/view/picture/picture.js';
import {xml} from '../../../web/src/view/picture/xml.js';
import {plainSentence} from '../../../web/src/words/narrate.js';
import {loadWordsOf, reasonWords} from '../../../web/src/words/pattern-words-loader.js';
import {constraintsAt} from '../../../web/src/words/constraint-words.js';
import {ruleSummary, rulesOf as rulesIn} from '../../../web/src/words/rule-words.js';
import {FULL, cellsOf, one, puzzleOf, shapeOf} from '../../support/rules.mjs';

const layout = (shape) => layoutOf(shape, 590, Infinity, ROOMS.wide);
/** All marks of a class, at any depth. */
const ofClass = (marks, name) => marks.flatMap((mark) => (typeof mark === 'string' ? [] :
  [...String(mark.attributes.class ?? '').split(' ').includes(name) ? [mark] : [], ...ofClass(mark.children, name)]));

/** A state with these candidates: {A1: '19'}. */
function stateWith(shape, candidates) {
  const state = initialState(9, new Uint8Array(81));
  for (const [name, digits] of Object.entries(candidates)) {
    const [cell] = cellsOf(name);
    state.candidates[2 * cell] = [...digits].reduce((mask, digit) => mask | 1 << Number(digit) - 1, 0);
    if (digits.length === 1) state.values[cell] = Number(digits);
  }
  return state;
}

/** The sentence of "this cell can't be this digit" by the first constraint. */
async function told(constraint, [name, digit], candidates) {
  const puzzle = puzzleOf([constraint]);
  await loadWordsOf('', puzzle.rules);
  const before = stateWith(geometryOf(puzzle), candidates);
  const event = name ?
    {kind: 'eliminate', cause: 'constraint', cell: cellsOf(name)[0], digit: Number(digit), constraint: 0, depth: 0} :
    {kind: 'conflict', cause: 'constraint', constraint: 0, depth: 0};
  const run = {puzzle, strategy: {propagation: 'elimination'}, status: 'solved', stats: {}, length: 9};
  return plainSentence({index: 1, event: {index: 0, ...event}, before, state: before, previous: null}, run);
}

const ten = one('cage', 'A1 A2', {value: 10});
const three = one('cage', 'A1 A2 B1', {value: 20});
const rising = one('thermometer', 'A1 A2 A3 A4');

test('cages are dashed once, with their total in the corner, and candidates leave room for it', () => {
  const shape = shapeOf([ten], {cages: [cellsOf('A1 A2')]});
  const {below, above} = ruleMarks(shape, layout(shape), xml);
  assert.equal(ofClass(below, 'rule-edge').length, 1);
  assert.deepEqual(ofClass(above, 'rule-total').map(({children}) => children), [['10']]);
  assert.ok(candidateSpot(shape, 60, 1).y > candidateSpot(geometry(3, 3), 60, 1).y + 5);
  assert.deepEqual(candidateSpot(shapeOf([rising]), 60, 1), candidateSpot(geometry(3, 3), 60, 1));
});

test('below totals, candidates are digits from cells of 26 pixels on, and no row of them touches the next', () => {
  const shape = shapeOf([ten]);
  assert.ok(candidateSize(shape, 25) < LEAST_TYPE);
  for (let side = 26; side <= 80; side += 1) {
    const type = candidateSize(shape, side);
    assert.ok(type >= LEAST_TYPE, `${type} in ${side}`);
    assert.ok(candidateSpot(shape, side, 4).y - candidateSpot(shape, side, 1).y > 0.8 * type, `${side} px`);
  }
});

test('parts of a cage that touch at a corner, or not at all, are linked by the shortest lines', () => {
  const lines = (cells) => {
    const shape = shapeOf([one('cage', cells, {value: 20})]);
    const [link] = ofClass(ruleMarks(shape, layout(shape), xml).below, 'rule-shaft');
    return (link?.attributes.d ?? '').split('M').slice(1).map((line) => line.split('L').map((point) =>
      point.split(' ').map(Number)));
  };
  assert.deepEqual(lines('A1 A2 B2 C2'), []);
  const [[from, to], ...more] = lines('A1 A2 B3');
  assert.deepEqual(more, []);
  assert.ok(Math.abs(to[0] - from[0] - (to[1] - from[1])) < 1e-6, 'from A2 to B3 by their corner');
  assert.ok(to[0] - from[0] < layout(shapeOf([ten])).side / 2);
  const [[left, right]] = lines('A1 A9');
  assert.deepEqual([left[1], right[1] > left[1], right[0] > left[0]], [right[1], false, true]);
  assert.equal(lines('A1 B2 C3 D4').length, 3);
});

test('a cage without a total is the set that it is', () => {
  const shape = shapeOf([one('cage', 'A1 A2', {value: 0}), one('all-different', 'B1 C5')], {cages: [cellsOf('A1 A2')]});
  const {below, above} = ruleMarks(shape, layout(shape), xml);
  assert.deepEqual([ofClass(below, 'rule-edge').length, above.length, shape.hasTotals], [1, 0, false]);
  assert.equal(ruleSummary(shape), 'Rules: 1 cage');
  assert.deepEqual(constraintsAt(shape, 0), []);
});

test('sums in which digits may repeat are told apart from cages', () => {
  const sums = [one('sum', 'B1 C5', {value: 9}), one('sum', 'E6 D5', {value: 7})];
  const said = (constraints) => rulesIn(shapeOf(constraints)).map(({text}) => text).at(-1);
  assert.match(said(sums), /in its corner\. They may repeat\.$/);
  const mixed = said([one('cage', 'A1 A2', {value: 4}), ...sums]);
  assert.match(mixed, /in its corner\. They may repeat where this number is in B1 or D5\.$/);
  assert.equal(totalIn(one('sum', 'A1 A2', {value: -3, values: [-2, 1]}), 0), '−3 ×−2');
});

test('lines have a number that isn\'t usual on a border without a mark, areas their digits above them', () => {
  const numbersOf = (...constraints) => {
    const shape = shapeOf(constraints);
    const {left, top, side} = layout(shape);
    const marks = ruleMarks(shape, layout(shape), xml).above.flatMap(({children}) => ofClass(children, 'rule-total'));
    return marks.map(({children, attributes: {x, y}}) =>
      `${children[0]} at ${Math.round(10 * (x - left) / side) / 10}, ${Math.round((y - top) / side)}`);
  };
  const usual = [['whisper', 5], ['lockout', 4], ['modular', 3]].map(([kind, value]) => one(kind, 'A1 A2 A3', {value}));
  assert.deepEqual(numbersOf(...usual), []);
  for (const [kind, value] of [['whisper', 4], ['lockout', 3], ['modular', 4], ['sum-line', 10], ['sum-loop', 8]]) {
    assert.deepEqual(numbersOf(one(kind, 'B1 B2 C2 C1', {value})), [`${value} at 1, 2`], kind);
  }
  const [, second] = numbersOf(one('whisper', 'B1 B2 B3', {value: 4}), one('whisper', 'B2 B1 C1', {value: 3}));
  assert.equal(second, '3 at 0.5, 2');
  assert.deepEqual(numbersOf(one('whisper', 'B1 B2 B3', {value: 4}), one('x', 'B2 B1')), ['4 at 2, 2']);
  assert.deepEqual(numbersOf(one('contain', 'B1 A1', {values: [1, 2]}), one('contain-exact', 'C1 C2', {values: [3]}),
    one('contain', 'D1 D2 D3 D4 D5', {values: [1, 2, 3, 4, 5]})),
  ['1 2 at 0.5, 0', '=3 at 0.5, 2', '1 2 3 4 … at 0.5, 3']);
});

test('clues of several kinds are told apart by signs, those of one kind need none', () => {
  const beside = (kind, row, value) =>
    one(kind, 'A1 A2 A3 A4 A5 A6 A7 A8 A9', {value, outside: {row, column: -1}});
  const signsOf = (...constraints) => {
    const shape = shapeOf(constraints);
    return ruleMarks(shape, layout(shape), xml).above.flatMap(({children}) => ofClass(children, 'rule-shaft'))
      .map(({attributes}) => attributes.d.replace(/[^MLZ]/g, ''));
  };
  const kinds = ['sandwich', 'x-sum', 'skyscraper', 'numbered-room'];
  for (const kind of kinds) assert.deepEqual(signsOf(beside(kind, 0, 3), beside(kind, 2, 12)), [], kind);
  const mixed = signsOf(...kinds.map((kind, row) => beside(kind, row, 5)));
  assert.deepEqual(mixed.sort(), ['MLL', 'MLLLZ', 'MLML', 'MLML']);
});

test('the ring of a guess leaves the total of a cage its corner', () => {
  const shape = shapeOf([one('cage', 'A1 A2', {value: 15})]);
  const scene = {kinds: [GUESS], levels: [1], conflict: null, clashing: []};
  const {cx, r, 'stroke-width': width} = cellMarks(shape, scene, 0, 52, (name, attributes) => attributes)[0];
  const total = {x: 0.04 * 52 + 1.2 * totalSize(52), y: TOTAL_HEIGHT * totalSize(52)};
  assert.ok(Math.hypot(cx - total.x, cx - total.y) > r + width);
});

test('lines and shapes lie below the digits, dots and signs above the lines of the grid', () => {
  const below = [rising, one('arrow', 'B1 B2 B3'), one('whisper', 'C1 C2', {value: 5}), one('odd', 'D1'),
    one('between', 'E1 E2 E3'), one('lockout', 'F1 F2 F3', {value: 4}), one('pill-arrow', 'G1 G2 G3', {value: 2}),
    one('double-arrow', 'H1 H2 H3')];
  const above = [one('difference', 'A8 A9', {value: 1}), one('ratio', 'B8 B9', {value: 3}), one('x', 'C8 C9'),
    one('greater', 'D8 D9'), one('quadruple', 'E8 E9 F8 F9', {values: [1, 2]})];
  for (const constraint of below) {
    const marks = ruleMarks(shapeOf([constraint]), layout(shapeOf([constraint])), xml);
    assert.deepEqual([marks.below.length, marks.above.length], [1, 0], constraint.kind);
  }
  for (const constraint of above) {
    const marks = ruleMarks(shapeOf([constraint]), layout(shapeOf([constraint])), xml);
    assert.deepEqual([marks.below.length, marks.above.length], [0, 1], constraint.kind);
  }
});

test('the shaft of a pill begins in the cell beside it, not in one that touches by a corner', () => {
  const startOf = (cells) => {
    const shape = shapeOf([one('pill-arrow', cells, {value: 2})]);
    const [{children}] = ruleMarks(shape, layout(shape), xml).below;
    return ofClass(children, 'rule-shaft')[0].attributes.d.match(/[\d.]+/g).slice(0, 4).map(Number);
  };
  const [x, , nextX] = startOf('A1 A2 B2 C2');
  assert.equal(x, nextX, 'straight down from A2');
  const [, y, , nextY] = startOf('A2 A1 A3 A4');
  assert.equal(y, nextY);
});

test('a minimum and a maximum have signs only towards cells that they are compared with', () => {
  const signs = (...constraints) => ruleMarks(shapeOf(constraints), layout(shapeOf(constraints)), xml).below
    .flatMap(({children}) => ofClass(children, 'rule-shaft')).map(({attributes}) => attributes.d.split('M').length - 1);
  assert.deepEqual(signs(one('minimum', 'E5')), [4]);
  assert.deepEqual(signs(one('minimum', 'I9'), one('maximum', 'A5')), [2, 3]);
  assert.deepEqual(signs(one('minimum', 'E5'), one('minimum', 'E6'), one('maximum', 'E7')), [3, 3, 4]);
});

test('shades of areas that overlap cover no more than one: they are one group', () => {
  const shape = shapeOf([one('contain', 'A1 A2', {values: [1]}), one('contain', 'A2 A3', {values: [2]}),
    one('minimum', 'A2')]);
  const {below} = ruleMarks(shape, layout(shape), xml);
  const tints = ofClass(below, 'rule-tint');
  assert.deepEqual([tints.length, tints[0].children.length], [1, 3]);
  assert.ok(below.slice(1).every(({children}) => ofClass(children, 'rule-tint').length === 0));
});

test('candidates have a contrast of 4.5 on every soft colour, light and dark', () => {
  const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const linear = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (rgb) => rgb.map((part) => linear(part / 255))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0.05);
  const hues = [...RULES_CSS.matchAll(/\.hue-\w+\{fill:(#\w{6})/g)].map(([, hue]) => channels(hue));
  const tint = Number(/\.rule-tint\{opacity:([\d.]+)\}/.exec(RULES_CSS)[1]);
  assert.ok(hues.length > 5);
  for (const theme of ['light', 'dark']) {
    const {surface, candidate} = tokensOf(theme);
    const full = surface.length < 7 ? surface.replace(/\w/g, '$&$&') : surface;
    for (const hue of hues) {
      const ground = channels(full).map((part, i) => part + tint * (hue[i] - part));
      const [low, high] = [light(ground), light(channels(candidate))].sort((a, b) => a - b);
      assert.ok(high / low >= 4.5, `${theme} ${hue}: ${high / low}`);
    }
  }
});

test('clues beside the grid get room on their side, within the names of rows', () => {
  const clue = one('sandwich', 'A1 A2 A3 A4 A5 A6 A7 A8 A9', {value: 12, outside: {row: 0, column: -1}});
  const shape = shapeOf([clue]);
  const [wide, plain] = [layout(shape), layout(geometry(3, 3))];
  assert.ok(wide.clues.left > 0.5 * wide.side && !wide.clues.top && !wide.clues.right);
  assert.ok(wide.width <= 590 && wide.left - wide.clues.left === plain.left);
  const [text] = ofClass(ruleMarks(shape, wide, xml).above, 'rule-clue');
  assert.ok(text.attributes.x < wide.left && text.attributes.x > wide.left - wide.clues.left);
  const part = {row: 0, column: 0, rows: 5, columns: 5};
  assert.deepEqual(ruleMarks(shape, layoutOf(shape, 300, Infinity, ROOMS.lens, part), xml).above, []);
});

test('clues above the grid are part of its height', () => {
  const clue = one('sandwich', 'A1 B1 C1 D1 E1 F1 G1 H1 I1', {value: 12, outside: {row: -1, column: 0}});
  const [tall, plain] = [shapeOf([clue]), geometry(3, 3)].map((shape) => layoutOf(shape, 590, 500, ROOMS.wide));
  assert.ok(tall.clues.top > 0 && tall.side < plain.side, `${tall.side} and ${plain.side}`);
  for (const {height} of [tall, plain]) assert.ok(height > 480 && height <= 500, `${height}`);
});

test('clues at one place stand in lanes; one of a diagonal next to the grid', () => {
  const outside = {row: -1, column: 4};
  const sum = one('x-sum', 'A5 B5 C5 D5 E5 F5 G5 H5 I5', {value: 20, outside});
  const shape = shapeOf([sum, one('little-killer', 'A6 B7 C8 D9', {value: 10, outside})]);
  const [single, two] = [layout(shapeOf([sum])), layout(shape)];
  assert.ok(two.clues.top / two.side > 1.9 * single.clues.top / single.side && two.clues.bottom === 0);
  const [far, near] = ofClass(ruleMarks(shape, two, xml).above.flatMap(({children}) => children), 'rule-clue');
  assert.deepEqual([far.children, near.children], [['20'], ['10']]);
  assert.ok(far.attributes.y < near.attributes.y - 0.4 * two.side);
  assert.ok(far.attributes.y > two.top - two.clues.top && near.attributes.y < two.top);
});

test('the constraint of a step is emphasised, the rest recedes; in pictures, too', () => {
  const shape = shapeOf([rising, ten]);
  const marks = ruleMarks(shape, layout(shape), xml, [1]);
  assert.equal(ofClass(marks.below, 'rule-rest').length, 1);
  assert.equal(ofClass(marks.below, 'rule-edge')[0].attributes.class, 'rule-edge used');
  const scene = sceneOf(shape, new Uint8Array(81), {
    event: {index: 0, kind: 'eliminate', cause: 'constraint', cell: 0, digit: 9, constraint: 1, depth: 0},
    before: stateWith(shape, {}), state: stateWith(shape, {}),
  }, {candidates: 'all', keepsCandidates: true, failed: false});
  assert.deepEqual(scene.used, [1]);
  assert.match(puzzlePicture(puzzleOf([rising, ten])), /Rules: 1 thermometer and 1 killer cage/);
});

test('the line of rules counts constraints by kind', () => {
  assert.equal(ruleSummary(shapeOf([ten, rising, one('thermometer', 'C1 C2'), three])),
    'Rules: 2 killer cages and 2 thermometers');
  assert.equal(ruleSummary(shapeOf([one('something-new', 'A1 A2')])), 'Rules: 1 other rule');
  assert.equal(ruleSummary(shapeOf([{kind: 'non-consecutive', cells: []}])), 'Rules: non-consecutive');
});

test('a choice of few rules is called after them', () => {
  const parts = [one('cage', 'A1 A2', {value: 5}), one('thermometer', 'A1 A2')];
  assert.deepEqual(constraintsAt(shapeOf([one('or', 'A1 A2', {parts})]), 0),
    ['cage of 5 at A1 or thermometer from A1 to A2']);
  assert.deepEqual(constraintsAt(shapeOf([one('or', 'A1 A2', {parts: [...parts, one('odd', 'A1')]})]), 0),
    ['choice of rules at A1']);
});

test('the reason by a choice of few rules says what each of them says', async () => {
  const given = (cell) => one('given', cell, {values: [1]});
  const parts = [given('A1'), given('A2')];
  assert.equal(await told(one('or', 'A1 A2', {parts}), ['A1', 3], {A2: '23456789'}),
    'A1 can\'t be 3: either A1 is 1 or A2 is 1, and A2 is at least 2.');
  const many = [...parts, given('A3'), given('A4')];
  assert.match(await told(one('or', 'A1 A2 A3 A4', {parts: many}), ['A1', 3], {A2: '2', A3: '5', A4: '4'}),
    /in the outlined area at A1, one of several rules holds/);
});

test('a choice of rules with a mark that isn\'t drawn in it is told by its area', async () => {
  const given = one('given', 'A1', {values: [1]});
  const untold = /: in the outlined area at A1, one of several rules holds[,.]/;
  for (const part of [one('odd', 'A2'), one('indexer', 'A2', {value: 'R'}), one('minimum', 'A2'), one('clone', 'A2 B1'),
    one('quadruple', 'A1 A2 B1 B2', {values: [3]}), one('pair-all', 'A1 A2', {values: []})]) {
    const choice = one('or', 'A1 A2 B1 B2', {parts: [given, part]});
    assert.deepEqual(constraintsAt(shapeOf([choice]), 0), ['choice of rules at A1'], part.kind);
    assert.match(await told(choice, ['A1', 3], {A2: '24'}), untold);
  }
  const whisper = one('or', 'A1 A2', {parts: [given, one('whisper', 'A1 A2', {value: 5})]});
  assert.deepEqual(constraintsAt(shapeOf([whisper]), 0), ['A1 with 1 or whisper line from A1 to A2']);
  assert.match(await told(whisper, ['A1', 3], {A2: '24'}), untold);
  const sum = one('or', 'A1 A2', {parts: [given, one('sum', 'A1 A2', {value: 1, values: [2, -1]})]});
  assert.match(await told(sum, ['A1', 4], {A2: '24'}), /: either A1 is 1 or the weighted sum at A1 is 1[,.]/);
});

test('cells tell their constraints', () => {
  const shape = shapeOf([ten, rising, one('difference', 'A1 B1', {value: 1})]);
  assert.deepEqual(constraintsAt(shape, 0),
    ['cage of 10 at A1', 'thermometer from A1 to A4', 'white dot between A1 and B1']);
  assert.deepEqual(constraintsAt(shape, 40), []);
  const ends = ['A1 A2 A3', 'A3 A2 A1'];
  for (const [kind, name] of [['x-sum', 'X-sum of 6 in row A'], ['skyscraper', 'skyscraper clue 6 of row A'],
    ['numbered-room', 'numbered room 6 of row A']]) {
    assert.deepEqual(constraintsAt(shapeOf(ends.map((cells) => one(kind, cells, {value: 6}))), 1),
      [`${name} from A1`, `${name} from A3`]);
  }
});

test('sentences of steps say what the constraint is and what the other cells have', async () => {
  assert.equal(await told(ten, ['A1', 9], {A2: '23456789'}),
    'A1 can\'t be 9: the cage with A2 sums to 10, and A2 can\'t be 1.');
  assert.equal(await told(three, ['A1', 2], {}),
    'A1 can\'t be 2: the cage with A1, A2 and B1 sums to 20, and its other digits sum to at most 17.');
  assert.equal(await told(three, ['A1', 5], {A2: '1234', B1: '9'}),
    'A1 can\'t be 5: the cage with A1, A2 and B1 sums to 20, and its other digits sum to at most 13.');
  assert.equal(await told(three, ['A1', 5], {A2: '135', B1: '37'}),
    'A1 can\'t be 5: the cage with A1, A2 and B1 sums to 20, and its other digits sum to at most 10.');
  assert.equal(await told(one('cage', 'A1 A2 A3', {value: 12}), ['A1', 4], {A2: '135', A3: '246'}),
    'A1 can\'t be 4: the cage with A1, A2 and A3 sums to 12, and its other digits can\'t sum to 8.');
  assert.equal(await told(one('cage', 'A1 A2 B1 B2', {value: 29}), ['A1', 2], {}),
    'A1 can\'t be 2: the cage at A1 sums to 29, and its other digits sum to at most 24.');
  assert.equal(await told(one('sum', 'A1 C4', {value: 10}), ['A1', 9], {C4: '23456789'}),
    'A1 can\'t be 9: the sum of A1 and C4 is 10, and C4 can\'t be 1.');
  assert.equal(await told(one('sum', 'A1 C4', {value: -3, values: [1, -1]}), ['A1', 5], {C4: '1234567'}),
    'A1 can\'t be 5: the weighted sum at A1 is −3, and C4 can\'t be 8.');
  assert.equal(await told(one('contain-exact', 'A1 B5 C8', {values: [4, 5, 5]}), ['A1', 4], {B5: '4'}),
    'A1 can\'t be 4: the area at A1 has exactly one 4 and two 5s, and B5 is 4.');
  assert.equal(await told(rising, ['A3', 2], {}),
    'A3 can\'t be 2: on the thermometer from A1 to A4, 2 smaller digits must come first.');
  assert.equal(await told(rising, ['A3', 3], {A2: '3456789'}),
    'A3 can\'t be 3: digits rise along the thermometer from A1 to A4, and A2 is at least 3.');
  assert.equal(await told(rising, ['A1', 9], {}),
    'A1 can\'t be 9: on the thermometer from A1 to A4, 3 larger digits must follow.');
  // A digit that is there is said first, also where others would have to follow.
  assert.equal(await told(rising, ['A1', '8'], {A2: '7'}),
    'A1 can\'t be 8: digits rise along the thermometer from A1 to A4, and A2 is 7.');
  assert.equal(await told(rising, ['A4', '3'], {A3: '4'}),
    'A4 can\'t be 3: digits rise along the thermometer from A1 to A4, and A3 is 4.');
  assert.equal(await told(one('whisper', 'A1 A2', {value: 5}), ['A1', 4], {A2: '12345678'}),
    'A1 can\'t be 4: neighbours on the whisper line differ by at least 5, and A2 can\'t be 9.');
  assert.equal(await told(one('whisper', 'A1 A2', {value: 5}), ['A1', 5], {}),
    'A1 can\'t be 5: neighbours on the whisper line differ by at least 5, and no digit is that far from 5.');
  assert.equal(await told(one('difference', 'A1 A2', {value: 1}), ['A1', 4], {A2: '8'}),
    'A1 can\'t be 4: A1 and A2 differ by 1, and A2 is 8.');
  assert.equal(await told(one('x', 'A1 A2'), ['A1', 5], {}),
    'A1 can\'t be 5: A1 and A2 sum to 10, and both would be 5.');
  assert.equal(await told(one('ratio', 'A1 A2', {value: 2}), ['A1', 5], {}),
    'A1 can\'t be 5: one of A1 and A2 is twice the other.');
  assert.equal(await told({kind: 'non-consecutive', cells: []}, ['A1', 4], {A2: '5'}),
    'A1 can\'t be 4: cells side by side don\'t have consecutive digits, and A2 is 5.');
  assert.equal(await told(ten, ['', 0], {A1: '1', A2: '2'}), 'Contradiction: the cage with A1 and A2 sums to 10, but ' +
    'the digits that are left don\'t allow that.');
});

test('sentences of lines and clues say which cells or sums are in the way', async () => {
  assert.equal(await told(one('arrow', 'A1 A2 A3'), ['A1', 9], {A2: '12', A3: '123'}),
    'A1 can\'t be 9: the digits on the arrow sum to its circle, and with 9 there, they sum to at most 5.');
  assert.equal(await told(one('arrow', 'A1 A2 A3'), ['A2', 7], {A1: '678', A3: '23'}),
    'A2 can\'t be 7: with 7, the digits on the arrow sum to at least 9, but its circle A1 is at most 8.');
  assert.equal(await told(one('renban', 'A1 A2 A3'), ['A1', 4], {A2: '789'}),
    'A1 can\'t be 4: the renban line from A1 has 3 consecutive digits, and A2 is at least 7.');
  assert.equal(await told(one('renban', 'A1 A2 A3'), ['A1', 4], {A2: '1246789', A3: '12346789'}),
    'A1 can\'t be 4: the renban line from A1 has 3 consecutive digits, and the other cells don\'t allow 4.');
  assert.equal(await told(one('between', 'A1 A2 A3'), ['A2', 6], {A1: '123', A3: '456'}),
    'A2 can\'t be 6: the line\'s digits lie between its circles A1 and A3, A1 is at most 3, and A3 is at most 6.');
  assert.equal(await told(one('zipper', 'A1 A2 A3'), ['A1', 7], {A2: '89', A3: '34'}),
    'A1 can\'t be 7: with 7, A1 and A3 sum to at least 10 on the zipper, but A2 is at most 9.');
  assert.equal(await told(one('zipper', 'A1 A2 A3'), ['A2', 5], {A1: '67', A3: '34'}),
    'A2 can\'t be 5: it is the sum of pairs on the zipper, and with 5, A1 and A3 sum to at least 9.');
  assert.equal(await told(one('entropic', 'A1 A2 A3'), ['A1', 2], {A2: '13'}),
    'A1 can\'t be 2: three neighbours on the line are low, middle and high, and A2 is at most 3.');
  assert.equal(await told(one('palindrome', 'A1 B2 C3 D4'), ['A1', 2], {D4: '345'}),
    'A1 can\'t be 2: the palindrome has the same digit in A1 and D4, and D4 can\'t be 2.');
  assert.equal(await told(one('indexer', 'A1', {value: 'C'}), ['A1', 4], {A4: '345'}),
    'A1 can\'t be 4: A1 says where 1 is in row A, and A4 can\'t be 1.');
  assert.equal(await told(one('quadruple', 'A1 A2 B1 B2', {values: [4, 5]}), ['A1', 3], {A2: '1', B1: '2'}),
    'A1 can\'t be 3: the cells round the circle have 4 and 5, A2 is 1, and B1 is 2.');
});

test('a closed sum line, and a cell that counts digits, say what follows', async () => {
  assert.equal(await told(one('sum-loop', 'A1 A2 B2 B1', {value: 10}), ['A1', 9], {A2: '2', B1: '3'}),
    'A1 can\'t be 9: the closed line divides into groups that sum to 10, A2 is 2, and B1 is 3.');
  assert.equal(await told(one('count-distinct', 'A1 A2 A3 A4'), ['A1', 3], {A2: '2', A3: '2'}),
    'A1 can\'t be 3: A1 counts the different digits of the others, and they can have only 2.');
  assert.equal(await told(one('count-distinct', 'A1 A2 A3 A4'), ['A4', 3], {A1: '2', A2: '2', A3: '7'}),
    'A4 can\'t be 3: A1 counts the different digits of the others, it is 2, ' +
    'and the others already have 2 different digits.');
  assert.equal(await told(one('count-distinct', 'A1 A2 A3 A4'), ['A4', 7], {A1: '34', A2: '2', A3: '27'}),
    'A4 can\'t be 7: A1 counts the different digits of the others, it is at least 3, and with 7 they can have only 2.');
  assert.equal(await told(one('count-distinct', 'A1 A2 A3 A4'), ['A1', 1], {A2: '2', A3: '7'}),
    'A1 can\'t be 1: A1 counts the different digits of the others, and they already have 2 different digits.');
});

test('no sentence has more than 25 words, whatever the kind', async () => {
  const kinds = ['cage', 'arrow', 'pill-arrow', 'double-arrow', 'little-killer', 'region-sum', 'sum-line', 'sandwich',
    'sum-loop', 'count-distinct',
    'x-sum', 'skyscraper', 'numbered-room', 'thermometer', 'slow-thermometer', 'palindrome', 'renban', 'between',
    'lockout', 'entropic', 'modular', 'zipper', 'indexer', 'counting-circles', 'pair', 'pair-all', 'sum', 'clone',
    'contain', 'contain-exact', 'or', 'and', 'quadruple', 'nfa', 'strict-kropki', 'strict-xv'];
  for (const kind of kinds) {
    const words = await told(one(kind, 'A1 A2 A3 A4', {value: 3, values: [1, 2, 3, 4]}), ['A1', 5], {});
    assert.ok(words.split(' ').length <= 25 && words.startsWith('A1 can\'t be 5: '), `${kind}: ${words}`);
  }
});

test('of a sum of very many cells, none are ringed', () => {
  const names = Array.from({length: 40}, (_, cell) => `${'ABCDE'[Math.floor(cell / 9)]}${cell % 9 + 1}`);
  const pill = one('pill-arrow', names.join(' '), {value: 2});
  const shape = shapeOf([pill]);
  const reason = constraintReason(shape, pill, {cell: 0, digit: 1}, stateWith(shape, {A2: '9'}));
  assert.deepEqual([reason.kind, reason.cells], ['less', []]);
});

test('the reason names the cells that force it', () => {
  const shape = shapeOf([rising, three]);
  const before = stateWith(shape, {A2: '9', B1: '1'});
  assert.deepEqual(constraintReason(shape, rising, {cell: 2, digit: 5}, before), {kind: 'is', cells: [1], digits: [9]});
  assert.deepEqual(constraintReason(shape, three, {cell: 0, digit: 5}, before).cells, [1, 9]);
});

test('events keep the number of their constraint, from the engine and in a recorded run', async () => {
  const bytes = Uint8Array.of(1, 255, 9, 0, 0, 0, 3, 0);
  assert.equal(decodeEvents(bytes, 0, 0)[0].constraint, undefined, 'an unknown cause');
  const puzzle = puzzleOf([ten, rising]);
  const event = {kind: 'eliminate', cause: 'constraint', cell: 0, digit: 9, constraint: 1};
  const file = {
    format: 'sudokuscope-trace', version: 2, puzzle: {...puzzle, givens: [...puzzle.givens]}, events: [event],
  };
  const read = parseTrace(JSON.stringify(file));
  assert.ok(read.ok);
  assert.equal((await read.run.events(0, 1))[0].constraint, 1);
  assert.deepEqual(read.run.puzzle.rules.constraints, [ten, rising]);
  assert.equal(JSON.parse((await formatTrace(read.run)).text).events[0].constraint, 1);
  const wrong = (constraints) => parseTrace(JSON.stringify({...file, events: [], puzzle: {
    ...file.puzzle, rules: {...puzzle.rules, constraints},
  }})).ok;
  assert.ok(wrong([ten]));
  for (const bad of [{kind: 'cage'}, {kind: 'cage', cells: [81]}, {kind: 1, cells: [1]}, null,
    {kind: 'x', cells: [0, 1], value: 'A'}, {kind: 'x', cells: [0], outside: {row: 99, column: 0}},
    {kind: 'sum', cells: [0], values: [-101]}, {kind: 'pair', cells: [0], values: [512]},
    ...[null, {}, {starts: [0], accepts: [0], moves: [0, 1]},
      {starts: [0], accepts: [0], moves: [0, 10, 0]}, {starts: [-1], accepts: [0], moves: []}]
      .map((machine) => ({kind: 'nfa', cells: [0], machine}))]) {
    assert.ok(!wrong([bad]), JSON.stringify(bad));
  }
});

test('a recorded run keeps the parts of a choice, and is wrong where a solution breaks a constraint', async () => {
  const choice = one('or', 'A1 A2', {parts: [one('odd', 'A1'), one('odd', 'A2')]});
  const read = (constraints) => {
    const puzzle = {...puzzleOf(constraints), givens: [...FULL]};
    const events = [{kind: 'solution'}];
    return parseTrace(JSON.stringify({format: 'sudokuscope-trace', version: 2, puzzle, events}));
  };
  assert.deepEqual(read([choice]).run.puzzle.rules.constraints, [choice]);
  assert.ok(!read([{...choice, parts: [{kind: 1}]}]).ok);
  assert.match(read([{...choice, parts: [one('odd', 'A2')]}]).error.message, /solution|solved/i);
});

test('the words of constraints are loaded with a puzzle that has some', () => {
  assert.notEqual(reasonWords({kind: 'eliminate', constraint: 0}).log, reasonWords({kind: 'eliminate'}).log);
});

test('a cell that rules a digit out by its unit, not by the rule, is told as that', async () => {
  const xv = {kind: 'strict-xv', cells: []};
  assert.equal(await told(xv, ['A1', 1], {A2: '1'}), 'A1 can\'t be 1: A2 in the same box is 1.');
  assert.equal(await told(xv, ['A1', 2], {B1: '23'}),
    'A1 can\'t be 2: without X or V, neighbours don\'t sum to 10 or 5, and B1 in its box is 2 or 3.');
  assert.equal(await told(xv, ['A3', 4], {A4: '6'}),
    'A3 can\'t be 4: without X or V, neighbours don\'t sum to 10 or 5, and A4 is 6.');
  const row = {...one('x-sum', 'A1 A2 A3 A4 A5 A6 A7 A8 A9', {value: 6}), outside: {row: 0, column: -1}};
  assert.equal(await told(row, ['A5', 2], {A4: '2'}), 'A5 can\'t be 2: A4 in the same box is 2.');
  assert.equal(await told(row, ['A1', 5], {}),
    'A1 can\'t be 5: row A\'s first X digits from A1 sum to 6, and no other digits go with 5.');
});

test('a digit that two cells of a unit would both have is told as that', async () => {
  assert.equal(await told(one('cage', 'A1 A2', {value: 10}), ['A1', 5], {}),
    'A1 can\'t be 5: the cage with A2 sums to 10, and both would be 5.');
  assert.equal(await told(one('slow-thermometer', 'A1 A2 A3'), ['A1', 9], {}),
    'A1 can\'t be 9: digits never fall along the slow thermometer from A1 to A3, and A2 in its box would be 9, too.');
});
