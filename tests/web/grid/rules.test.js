// Puzzles with other rules: their geometry, clashes, sentences, links, drawings and files, without an engine.
import assert from 'node:assert/strict';
import test from 'node:test';
import {clashes} from '../../../web/src/grid/check.js';
import {isSolution} from '../../../web/src/grid/constraint-check.js';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {speak} from '../../../web/src/language/catalogue.js';
import {formatLink} from '../../../web/src/links/links.js';
import {parseLink} from '../../../web/src/links/reading.js';
import {initialState} from '../../../web/src/run/replay.js';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {frame} from '../../../web/src/view/board/frame.js';
import {ROOMS, layoutOf} from '../../../web/src/view/board/layout.js';
import {ruleMarks} from '../../../web/src/view/board/rules/rule-marks.js';
import {stepMarks} from '../../../web/src/view/board/marks.js';
import {unitMarks} from '../../../web/src/view/board/unit-marks.js';
import {puzzlePicture} from '../../../web/src/view/picture/picture.js';
import {xml} from '../../../web/src/view/picture/xml.js';
import {clashWords} from '../../../web/src/words/clash-words.js';
import {rulesAt} from '../../../web/src/words/constraint-words.js';
import {plainSentence} from '../../../web/src/words/narrate.js';
import {textOf} from '../../../web/src/words/numbers.js';
import {ruleSummary, rulesOf as rulesIn} from '../../../web/src/words/rule-words.js';
import {JIGSAW, rulesOf} from '../../support/rules.mjs';

/** A puzzle without givens. */
const puzzleOf = (wish, size = 9, [boxRows, boxCols] = [3, 3]) =>
  ({boxRows, boxCols, size, givens: new Uint8Array(size * size), rules: rulesOf({size, ...wish})});
const shapeOf = (wish, ...rest) => geometryOf(puzzleOf(wish, ...rest));

const crossed = shapeOf({diagonals: '/\\', moves: ['knight']});
const jigsaw = shapeOf({boxes: JIGSAW});

test('a puzzle without other rules has the geometry of its boxes', () => {
  assert.equal(geometryOf({boxRows: 2, boxCols: 3, rules: null}), geometry(2, 3));
  const told = shapeOf({});
  for (let cell = 0; cell < 81; cell += 1) assert.deepEqual(told.peers(cell), geometry(3, 3).peers(cell));
});

test('units of other rules make peers, too', () => {
  assert.equal(crossed.units, 29);
  const more = crossed.peers(40).filter((peer) => !geometry(3, 3).peers(40).includes(peer));
  const onDiagonals = [0, 8, 10, 16, 20, 24, 56, 60, 64, 70, 72, 80];
  const byKnight = [21, 23, 29, 33, 47, 51, 57, 59];
  assert.deepEqual(more, [...onDiagonals, ...byKnight].sort((a, b) => a - b));
  assert.equal(crossed.pairKind(40, 57), 'knight');
  assert.equal(crossed.pairKind(57, 40), 'knight');
  assert.equal(crossed.sharedUnit(40, 57), -1);
});

test('regions take the place of boxes, and no boxes are none', () => {
  assert.equal(jigsaw.unitKind(18), 'jigsaw');
  assert.equal(jigsaw.unitName(18), 'region A1');
  assert.equal(jigsaw.unitName(18, 'r1c1'), 'region r1c1');
  assert.equal(jigsaw.box(3), 0);
  assert.ok(jigsaw.peers(3).includes(27));
  const open = shapeOf({size: 5, boxes: null}, 5, [0, 0]);
  assert.deepEqual([open.size, open.units, open.box(7), open.boxRows, open.boxCols], [5, 10, -1, 2, 3]);
  assert.equal(open.peers(0).length, 8);
});

test('a cell tells its region beside its digits, and its constraints, in each language', async (t) => {
  t.after(() => speak('en'));
  assert.deepEqual(rulesAt(jigsaw, 0), ['region A1']);
  assert.deepEqual(rulesAt(crossed, 0), ['diagonal \\']);
  assert.deepEqual(rulesAt(geometry(3, 3), 0), []);
  await speak('de');
  assert.deepEqual(rulesAt(jigsaw, 0), ['Region A1']);
  await speak('es');
  assert.deepEqual(rulesAt(jigsaw, 0), ['en la región A1']);
});

test('names of units', () => {
  const all = shapeOf({
    diagonals: '/\\', windows: true, groups: true, regions: [[0, 12, 24, 36, 48, 60, 72, 8, 79].sort((a, b) => a - b)],
    cages: [[4, 5, 13]],
  });
  const names = Array.from({length: all.units}, (_, unit) => all.unitName(unit));
  assert.deepEqual(names.slice(27), [
    'diagonal \\', 'diagonal /', 'window 1', 'window 2', 'window 3', 'window 4', 'extra region A1',
    ...Array.from({length: 9}, (_, i) => `disjoint group ${i + 1}`), 'cage A5',
  ]);
  assert.equal(all.complete, all.units - 1);
});

test('equal digits clash on a diagonal, in a cage, and a move apart', () => {
  const caged = shapeOf({cages: [[4, 5, 13]], moves: ['knight', 'king']});
  const at = (cells) => Uint8Array.from({length: 81}, (_, cell) => Number(cells.includes(cell)));
  const said = (shape, cells) => clashes(shape, at(cells)).map((clash) => textOf(clashWords(shape, clash, 'A1')));
  assert.deepEqual(said(crossed, [0, 80]), ['Diagonal \\ holds 1 twice: A1 and I9.']);
  assert.deepEqual(said(caged, [29, 48]), ['D3 and F4 are both 1, a knight\'s move apart.']);
  assert.deepEqual(said(caged, [20, 30]), ['C3 and D4 are both 1, a king\'s move apart.']);
  assert.deepEqual(said(geometry(3, 3), [0, 80]), []);
});

test('a grid that breaks another rule is no solution', () => {
  const full = Uint8Array.from({length: 81}, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    return (3 * (row % 3) + Math.floor(row / 3) + column) % 9 + 1;
  });
  const givens = new Uint8Array(81);
  assert.ok(isSolution(geometry(3, 3), givens, full));
  assert.equal(isSolution(crossed, givens, full), false);
});

const run = (puzzle, status = 'solved') => ({
  puzzle, strategy: {propagation: 'forward-checking', variable: 'mrv', value: 'ascending'}, status,
  stats: {guesses: 0, backtracks: 0}, solutions: [], length: 9,
});
const momentOf = (event, puzzle) => {
  const state = initialState(puzzle.size, puzzle.givens);
  return {index: 1, event: {index: 0, depth: 0, ...event}, before: state, state, together: []};
};

test('a step says what it rests on', () => {
  const puzzle = puzzleOf({diagonals: '/\\', moves: ['knight'], windows: true});
  const say = (event) => plainSentence(momentOf(event, puzzle), run(puzzle));
  assert.equal(say({kind: 'eliminate', cell: 0, digit: 5, other: 80}), 'A1 can\'t be 5: I9 on the same diagonal is 5.');
  assert.equal(say({kind: 'eliminate', cell: 2, digit: 5, other: 13}),
    'A3 can\'t be 5: B5, a knight\'s move away, is 5.');
  assert.equal(say({kind: 'eliminate', cell: 12, digit: 5, other: 10}), 'B4 can\'t be 5: B2 in the same row is 5.');
  assert.equal(say({kind: 'eliminate', cell: 10, digit: 5, other: 30}),
    'B2 can\'t be 5: D4 on the same diagonal is 5.');
  assert.equal(say({kind: 'place', cell: 8, digit: 4, unit: 28}), 'A9 is 4: no other cell in diagonal / can be 4.');
});

test('the final check names what it checked', () => {
  const puzzle = puzzleOf({boxes: JIGSAW, moves: ['king']});
  const end = plainSentence(momentOf({kind: 'done'}, puzzle), run(puzzle));
  assert.match(end, /not every row, column or region has each digit once, or another rule is broken/);
});

test('rules are named, and each is told', () => {
  assert.equal(ruleSummary(crossed), 'Rules: diagonals and anti-knight');
  assert.equal(ruleSummary(shapeOf({diagonals: '/'})), 'Rules: diagonal /');
  const open = shapeOf({size: 5, boxes: null, moves: ['king']}, 5, [0, 0]);
  assert.equal(ruleSummary(open), 'Rules: no boxes and anti-king');
  assert.deepEqual(rulesIn(jigsaw).map(({text}) => text),
    ['In place of boxes, each region inside a thick border has every digit once.']);
  assert.deepEqual(rulesIn(geometry(3, 3)), []);
});

test('a cage with a total that has every digit is a cage, and no extra region', () => {
  const cells = [0, 1, 2, 3, 13, 14, 15, 25, 26];
  const other = [1, 9, 19, 27, 37, 45, 55, 63, 73];
  const shape = shapeOf({regions: [cells, other], constraints: [{kind: 'cage', cells, value: 45}]});
  assert.equal(ruleSummary(shape), 'Rules: extra region and 1 killer cage');
  assert.deepEqual([27, 28].map((unit) => shape.unitName(unit)), ['cage A1', 'extra region A2']);
  assert.deepEqual([27, 28].map((unit) => shape.isTotalled(unit)), [true, false]);
  const {below: [{children: shades}]} = ruleMarks(shape, layoutOf(shape, 590, Infinity, ROOMS.wide), xml);
  assert.equal(shades.length, 1);
});

test('a link keeps rules, with a version that older copies refuse', () => {
  const puzzle = puzzleOf({text: '.AntiKnight.Diagonal~1'});
  const link = formatLink({...puzzle, puzzle: '.'.repeat(81), strategy: {propagation: 'ac3'}, step: 12});
  assert.equal(link, `#p=${'.'.repeat(81)}&rules=.AntiKnight.Diagonal%7E1&s=ac3.mrv.ascending&step=12&v=2`);
  const read = parseLink(link);
  assert.equal(read.ok && read.link.rules?.text, '.AntiKnight.Diagonal~1');
  assert.equal(read.ok && formatLink(read.link), link);
  assert.equal(formatLink({...puzzle, rules: null, puzzle: '1.......'}), '#p=1.......&v=1');
});

test('a link that has lost its rules is not read as if it had none', () => {
  for (const link of ['#p=1...............&v=2', '#p=1...............&rules=&v=2', '#p=1...............&rules=%&v=2']) {
    const read = parseLink(link);
    assert.equal(!read.ok && read.error.message, 'The rules of this puzzle are damaged, or missing from its link.');
  }
});

/** Paths of a class among drawn elements. */
const ofClass = (elements, name) => elements.filter(({attributes}) => attributes.class === name);

test('the frame follows regions', () => {
  const drawn = (shape) => frame(shape, layoutOf(shape, 590, Infinity, ROOMS.wide), 'A1', xml).lines.children
    .map(({attributes}) => String(attributes.d));
  const [thin, thick] = drawn(jigsaw);
  // Between A4 and A5 a border, between A5 and A6 none.
  const {left, top, side} = layoutOf(jigsaw, 590, Infinity, ROOMS.wide);
  assert.ok(thick.includes(`M${left + 4 * side} ${top}V${top + side + 1}`));
  assert.ok(thin.includes(`M${left + 5 * side + 0.5} ${top}V`));
  const [, usual] = drawn(geometry(3, 3));
  assert.equal(usual.split('M').length, 6, 'a rim and four lines');
  const none = shapeOf({size: 5, boxes: null}, 5, [0, 0]);
  assert.equal(drawn(none)[1].split('M').length, 2, 'a rim');
});

test('windows are shaded, diagonals lines, cages dashed', () => {
  const shape = shapeOf({diagonals: '/\\', windows: true, cages: [[4, 5, 13]]});
  const layout = layoutOf(shape, 590, Infinity, ROOMS.wide);
  const {below: [{attributes, children: shades}, ...lines]} = ruleMarks(shape, layout, xml);
  assert.deepEqual([attributes.class, ofClass(shades, 'rule-area').length], ['rule-tint', 4]);
  assert.deepEqual(['rule-line', 'rule-edge'].map((name) => ofClass(lines, name).length), [2, 1]);
  assert.deepEqual(ruleMarks(geometry(3, 3), layoutOf(shape, 590, Infinity, ROOMS.wide), xml), {below: [], above: []});
});

test('a unit that is no rectangle is outlined along its cells', () => {
  const layout = layoutOf(jigsaw, 590, Infinity, ROOMS.wide);
  assert.deepEqual(unitMarks(jigsaw, layout, 18, 'unit', xml).map(({attributes}) => attributes.class),
    ['unit fill', 'unit line']);
  assert.deepEqual(unitMarks(jigsaw, layout, 0, 'unit', xml).map(({tag}) => tag), ['rect']);
});

test('the way of a move is drawn from the cause to what it rules out', () => {
  const layout = layoutOf(crossed, 590, Infinity, ROOMS.wide);
  const scene = {ringed: [13], unit: -1, clashing: [], conflict: null, struck: {cell: 2, digit: 5}};
  assert.equal(ofClass(stepMarks(crossed, layout, scene, xml).cause, 'move').length, 1);
  const sharing = {...scene, ringed: [3]};
  assert.equal(ofClass(stepMarks(crossed, layout, sharing, xml).cause, 'move').length, 0);
});

test('a picture has the rules below the digits, without a style sheet', () => {
  const picture = puzzlePicture({...puzzleOf({windows: true, diagonals: '/'}), candidates: null});
  assert.match(picture, /<g opacity="0.3"><path [^>]*fill-opacity="0.5"/);
  assert.ok(!picture.includes('class='));
  assert.match(picture, /<title>9×9 with no givens\. Rules: diagonal \/ and windoku<\/title>/);
});

/** A run of no events, as far as a file needs it. */
const emptyRun = (puzzle) => ({
  puzzle, strategy: {propagation: 'none', variable: 'first', value: 'ascending'}, status: 'stuck', length: 0,
  events: async () => [],
});

test('a file keeps rules, and what is none is refused', async () => {
  const puzzle = puzzleOf({diagonals: '/', moves: ['knight'], cages: [[4, 5, 13]]});
  const written = await formatTrace(emptyRun(puzzle));
  assert.ok(written.ok);
  const read = parseTrace(written.text);
  assert.ok(read.ok);
  assert.deepEqual(read.run.puzzle.rules, puzzle.rules);
  const file = JSON.parse(written.text);
  assert.equal(file.version, 2);
  const wrong = [
    (rules) => { rules.units[0].cells[0] = 81; }, (rules) => { rules.units.length = 3; },
    (rules) => { rules.units[27].kind = 'row'; }, (rules) => { rules.units[0].cells = [8, 7, 6, 5, 4, 3, 2, 1, 0]; },
    (rules) => { rules.pairs[0].cells[0] = [5, 5]; }, (rules) => { rules.sets[0].kind = 'thermo'; },
    (rules) => { delete rules.text; }, (rules) => { rules.sets = null; },
  ];
  for (const spoil of wrong) {
    const copy = structuredClone(file);
    spoil(copy.puzzle.rules);
    assert.equal(parseTrace(JSON.stringify(copy)).ok, false, String(spoil));
  }
  const plain = await formatTrace(emptyRun({...puzzle, rules: null}));
  assert.ok(plain.ok && plain.text.includes('"version":1') && !plain.text.includes('rules'));
});
