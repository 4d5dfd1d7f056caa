import assert from 'node:assert/strict';
import {test} from 'node:test';
import {picture, pictures, puzzlePicture} from '../../../web/src/view/picture/pictures.js';
import {parseTrace} from '../../../web/src/traces/format.js';
import {one, puzzleOf, rulesOf} from '../../support/rules.mjs';
import {findAll, parseXml} from '../../support/xml.mjs';
import {SMALL_GIVENS, backtrackingEvents, smallRun, traceText} from '../sample-run.js';

/** The elements drawn with these attributes. */
const having = (root, wanted) => findAll(root, ({attributes}) =>
  Object.entries(wanted).every(([name, value]) => attributes[name] === value));
const INK = '#111';
const LOGIC = '#004BE0';
const GUESS = '#8B5218';
const CONFLICT = '#E00087';

async function drawn(step, options) {
  return parseXml(await picture(smallRun(), step, options));
}

test('a picture is well-formed, names what it shows, and needs nothing from elsewhere', async () => {
  for (let step = 0; step <= 9; step += 1) {
    const text = await picture(smallRun(), step, {caption: true});
    assert.equal(parseXml(text).tag, 'svg');
    assert.doesNotMatch(text.replace('xmlns="http://www.w3.org/2000/svg"', ''), /http|url\(|href|class=|style|var\(/);
  }
  const root = await drawn(2);
  assert.equal(root.children.find(({tag}) => tag === 'title').text, '4×4 with 4 givens, Step 2 of 9');
  assert.equal(root.children.find(({tag}) => tag === 'desc').text, 'A2 can\'t be 1: A1 in the same box is 1.');
});

test('givens are black and bold, digits that follow blue, a guess amber in a ring with its number', async () => {
  const root = await drawn(7);
  const digits = (fill, weight) => having(root, {fill, 'font-weight': weight}).map(({text}) => text).join('');
  assert.equal(digits(INK, '700'), '1342');
  assert.equal(digits(LOGIC, '400'), '2');
  assert.equal(digits(GUESS, '500'), '4');
  assert.equal(having(root, {stroke: GUESS}).filter(({tag}) => tag === 'circle').length, 1);
  assert.equal(digits(GUESS, '650'), '1');
});

test('a removal strikes the candidate in magenta, rings the cause, outlines their unit and names it bold', async () => {
  const root = await drawn(2);
  const struck = having(root, {fill: CONFLICT, 'font-weight': '650'});
  assert.deepEqual(struck.map(({text}) => text), ['1']);
  assert.equal(having(root, {stroke: INK, fill: 'none'}).filter(({tag}) => tag === 'rect').length, 1);
  assert.equal(having(root, {stroke: INK, 'stroke-width': '3'}).length, 1);
  const rowOutlined = await drawn(4);
  assert.deepEqual(having(rowOutlined, {'font-size': '12px', 'font-weight': '700'}).map(({text}) => text), ['1']);
});

test('each candidate is at its place, and only where the page shows some', async () => {
  const symbols = (root) => having(root, {fill: '#5C5C5C'}).map(({text}) => text).join('');
  assert.equal(symbols(await drawn(0)), '');
  assert.equal(symbols(await drawn(2)).length, 4 * 12 - 1);
  assert.equal(symbols(await drawn(2, {candidates: 'none'})), '');
  const [cell] = findAll(await drawn(2), ({attributes}) => attributes.x?.split(' ').length === 3);
  assert.deepEqual([cell.text, new Set(cell.attributes.x.split(' ')).size], ['234', 2]);
});

test('one frame stands for each open guess, and none at the start', async () => {
  const frames = (root) => having(root, {stroke: GUESS, 'stroke-width': '2.5'}).length;
  assert.deepEqual([frames(await drawn(0)), frames(await drawn(6)), frames(await drawn(8))], [0, 1, 0]);
});

test('an impossible cell is outlined, tinted and crossed out in magenta, its takers ringed', async () => {
  const givens = [1, 2, 3, 0, 0, 0, 0, 4, ...new Array(8).fill(0)];
  const trace = parseTrace(traceText(2, 2, givens, backtrackingEvents(2, 2, givens), {status: 'none'}));
  const root = parseXml(await picture(trace.run, 1));
  assert.equal(having(root, {stroke: CONFLICT, 'stroke-width': '3.5'}).length, 1);
  assert.equal(having(root, {stroke: CONFLICT, 'stroke-width': '1.75'}).length, 1);
  assert.equal(having(root, {fill: CONFLICT}).length, 1);
  assert.equal(having(root, {stroke: INK, fill: 'none'}).filter(({tag}) => tag === 'rect').length, 4);
});

test('dark and light are the colours of the two themes', async () => {
  const ground = (root) => root.children.find(({tag}) => tag === 'rect').attributes.fill;
  assert.equal(ground(await drawn(3)), '#F5F4F1');
  assert.equal(ground(await drawn(3, {theme: 'dark'})), '#0F1114');
  assert.equal(ground(await drawn(3, {ground: '#fff'})), '#fff');
  assert.equal(having(await drawn(7, {theme: 'dark'}), {fill: '#13A4EC'}).length, 1);
});

test('hostile labels and colours are text', async () => {
  const label = '</title><script>alert(1)</script>"&\u0000\ud800 ]]>';
  const root = await drawn(2, {label, caption: true, ground: '"/><script/>'});
  assert.equal(findAll(root, ({tag}) => tag === 'script').length, 0);
  assert.match(root.children[0].text, /^<\/title><script>alert\(1\)<\/script>"& \]\]>, Step 2 of 9$/);
});

test('steps outside of the run are brought to its ends', async () => {
  for (const [asked, shown] of [[-5, 0], [NaN, 0], [1e9, 9], [3.7, 3]]) {
    assert.equal((await (await pictures(smallRun())).at(asked)).step, shown);
  }
});

test('all steps of a run have one size, with the sentence below too, and any width is kept to', async () => {
  for (const width of [1, 320, 641, 5000]) {
    const shots = await pictures(smallRun(), {width, caption: true});
    const sizes = await Promise.all([0, 2, 7, 9].map(async (step) => {
      const shot = await shots.at(step);
      const {attributes} = parseXml(shot.svg);
      assert.deepEqual([attributes.width, attributes.height], [String(shot.width), String(shot.height)]);
      return `${shot.width} ${shot.height}`;
    }));
    assert.equal(new Set(sizes).size, 1);
    if (width === 320 || width === 641) assert.equal(Number.parseInt(sizes[0], 10), width);
  }
});

test('the sentence below is whole, in lines that fit', async () => {
  const root = await drawn(6, {width: 320, caption: true});
  const lines = findAll(root, ({tag, children}) => tag === 'text' && children[0]?.tag === 'tspan');
  assert.ok(lines.length > 1);
  assert.equal(lines.map(({text}) => text).join(''), 'Guess: B1 is 4 (the first open cell; 2 or 4).');
});

test('the name of a puzzle with many rules is whole, in lines beside the step', async () => {
  const label = `9×9 with no givens. Rules: ${Array.from({length: 14}, (_, i) => `${i + 2} rules`).join(', ')}`;
  const sizes = [];
  for (const step of [0, 6]) {
    const root = await drawn(step, {width: 400, label, caption: true});
    const small = findAll(root, ({tag, attributes}) => tag === 'text' && attributes['font-size'] === '12');
    const [place] = small.splice(-1);
    assert.equal(place.text, step ? `Step ${step} of 9` : 'Start');
    assert.equal(small.map(({text}) => text).join(' '), label);
    assert.ok(small.length > 2);
    assert.ok(small.every(({attributes}) => Number(attributes.y) <= Number(place.attributes.y)));
    sizes.push(root.attributes.height);
  }
  assert.equal(sizes[0], sizes[1]);
});

test('of more rules than there is room for, the caption says how many it leaves out', async () => {
  const kinds = ['cage', 'arrow', 'thermometer', 'slow-thermometer', 'whisper', 'renban', 'palindrome', 'region-sum',
    'between', 'lockout', 'zipper', 'modular', 'entropic', 'difference', 'ratio', 'x', 'v', 'greater', 'odd', 'even'];
  const puzzle = puzzleOf(kinds.map((kind) => one(kind, 'A1 A2 A3', {value: 6})));
  const captionAt = async (width) => findAll(parseXml(await puzzlePicture(puzzle, {width, caption: true})),
    ({tag, attributes}) => tag === 'text' && attributes['font-size'] === '12').map(({text}) => text).join(' ').trim();
  assert.match(await captionAt(590), / and even cells$/);
  assert.match(await captionAt(320), /^9×9 with no givens\. Rules: 1 killer cage, 1 arrow, .* and \d more$/);
});

for (const [boxRows, boxCols] of [[2, 2], [2, 3], [3, 3], [3, 4], [4, 4], [5, 5], [6, 6]]) {
  const size = boxRows * boxCols;
  test(`a puzzle of ${size}×${size} has all its givens and lines`, async () => {
    const givens = Uint8Array.from({length: size * size}, (_, cell) => (cell % size === 1 ? 1 + cell / size : 0));
    const root = parseXml(await puzzlePicture({boxRows, boxCols, size, givens}));
    const written = having(root, {'font-weight': '700', 'fill': INK}).map(({text}) => text);
    const last = size > 35 ? String(size) : size.toString(36).toUpperCase();
    assert.deepEqual([written.length, written[0], written.at(-1)], [size, '1', last]);
    const [thin] = having(root, {'stroke-width': '1'});
    const [thick] = having(root, {'stroke-width': '2'});
    const lines = (path) => path.attributes.d.match(/M/g).length;
    assert.equal(lines(thin) + lines(thick), 2 * (size - 1) + 1);
  });
}

test('a puzzle with digits that a player set and pencil marks shows them', async () => {
  const values = Uint8Array.from(SMALL_GIVENS);
  values[2] = 2;
  const candidates = new BigUint64Array(16);
  candidates[1] = 0b1100n;
  const givens = Uint8Array.from(SMALL_GIVENS);
  const root = parseXml(await puzzlePicture({boxRows: 2, boxCols: 2, size: 4, givens, values, candidates}));
  assert.deepEqual(having(root, {fill: LOGIC}).map(({text}) => text), ['2']);
  assert.deepEqual(having(root, {fill: '#5C5C5C'}).map(({text}) => text), ['34']);
});

test('a step of a technique is drawn with its pattern, and what is ruled out is struck', async () => {
  const candidates = new BigUint64Array(16).fill(0b1111n);
  const step = {
    technique: 'naked-pair', difficulty: 30, placements: [], eliminations: [[2, 1]],
    reason: {digits: [1, 2], units: [0], links: [], roles: [0, 1].flatMap((cell) =>
      [1, 2].map((digit) => ({role: 'member', cell, digit, group: 0})))},
  };
  const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: new Uint8Array(16), candidates};
  const root = parseXml(await puzzlePicture(puzzle, {step}));
  assert.deepEqual(having(root, {'font-weight': '650', 'fill': INK}).map(({text}) => text), ['1', '2', '1', '2']);
  assert.deepEqual(having(root, {fill: CONFLICT}).map(({text}) => text), ['1']);
  const inPage = await puzzlePicture(puzzle, {step, theme: 'page'});
  assert.match(inPage, /fill="var\(--ink\)"/);
  assert.doesNotMatch(inPage, /#\w{6}/);
});

test('digits are set off from a line that a step uses, in the colour of their cells', async () => {
  const constraints = [{kind: 'whisper', cells: [0, 1, 6], value: '2'}, {kind: 'cage', cells: [8, 9], value: '3'}];
  const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: new Uint8Array(16), rules: rulesOf({size: 4, constraints}),
    candidates: new BigUint64Array(16).fill(0b1111n)};
  const drawnWith = async (used, theme) => having(parseXml(await puzzlePicture(puzzle, {theme, pattern: {
    units: [], ringed: [], candidates: [], sets: [], constraints: used, links: [], struck: [], written: [],
  }, step: {}})), {'paint-order': 'stroke'}).map(({attributes}) => attributes.stroke);
  assert.deepEqual(await drawnWith([1], 'light'), []);
  assert.deepEqual(await drawnWith([0], 'light'), ['#FFF', '#FFF']);
  assert.equal(new Set(await drawnWith([0], 'dark')).has('#FFF'), false);
});

test('a sign on the edge of the unit that a step uses is not crossed by its outline', async () => {
  const run = smallRun();
  run.puzzle = {...run.puzzle, rules: rulesOf({size: 4, constraints: [{kind: 'v', cells: [1, 2]}]})};
  const root = parseXml(await picture(run, 2));
  const drawnInOrder = findAll(root, () => true);
  const outline = drawnInOrder.findIndex(({attributes}) => attributes['stroke-width'] === '3');
  const sign = drawnInOrder.findIndex(({text}) => text === 'V');
  assert.ok(outline >= 0 && sign > outline, `${sign} after ${outline}`);
});

test('large grids: digits of candidates where they can be read, dots where there is no room', async () => {
  const givens = new Array(256).fill(0);
  const {run} = parseTrace(traceText(4, 4, givens, [{kind: 'done'}], {
    strategy: {propagation: 'only-choice', variable: 'first', value: 'ascending'}, status: 'stuck',
  }));
  const readable = parseXml(await picture(run, 1));
  assert.equal(findAll(readable, ({text, tag}) => tag === 'text' && text === '123456789ABCDEFG').length, 256);
  const small = parseXml(await picture(run, 1, {width: 480}));
  assert.equal(having(small, {'stroke-linecap': 'round', 'stroke': '#5C5C5C'}).length, 256);
});
