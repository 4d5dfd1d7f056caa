import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {logPage} from '../../../web/src/words/log-lines.js';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {loadPatternWords} from '../../../web/src/words/pattern-words-loader.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {sceneOf} from '../../../web/src/view/board/step-scene.js';
import {layoutTree} from '../../../web/src/run/tree-layout.js';
import {nodeNote} from '../../../web/src/words/tree-words.js';
import {backtrackingEvents, traceText} from '../../web/sample-run.js';
import {askOf, engineFor} from '../engine.mjs';

const engine = await engineFor(after);

await loadPatternWords();

/** Takes digits from cells of an empty grid, so that a pattern is left; then come the events themselves. */
function runWith({box = 2, gone, events}) {
  const givens = new Array((2 * box) ** 2).fill(0);
  const marks = Object.entries(gone).flatMap(([cell, digits]) =>
    digits.map((digit) => ({kind: 'eliminate', cell: Number(cell), digit, cause: 'a student'})));
  return parseTrace(traceText(2, box, givens, [...marks, ...events]), askOf(engine));
}

const gone = (cells, digits) => Object.fromEntries(cells.map((cell) => [cell, digits]));
const removal = (digit, cell, cause, unit) => ({kind: 'eliminate', cell, digit, cause, unit});
const ROW_A = 0;
const BOX_1 = 8;
const patterns = {
  'pointing': {
    gone: {4: [1], 5: [1]}, events: [removal(1, 2, 'locked-candidates', BOX_1)], kind: 'locked', members: [0, 1],
    units: ['box 1', 'row A'], says: 'A3 can\'t be 1: in box 1, 1 has to be in row A.',
  },
  'pointing down a column': {
    gone: {1: [1], 5: [1]}, events: [removal(1, 8, 'locked-candidates', BOX_1)], kind: 'locked', members: [0, 4],
    units: ['box 1', 'column 1'], says: 'C1 can\'t be 1: in box 1, 1 has to be in column 1.',
  },
  'claiming': {
    gone: {2: [1], 3: [1]}, events: [removal(1, 4, 'locked-candidates', ROW_A)], kind: 'locked', members: [0, 1],
    units: ['row A', 'box 1'], says: 'B1 can\'t be 1: in row A, 1 has to be in box 1.',
  },
  'a naked pair': {
    gone: {0: [3, 4], 1: [3, 4]}, events: [removal(1, 2, 'naked-subsets', ROW_A)], kind: 'naked-subset',
    members: [0, 1], units: ['row A'], says: 'A3 can\'t be 1: A1 and A2 take 1 and 2 between them.',
  },
  'a hidden pair': {
    gone: {2: [1, 2], 3: [1, 2]}, events: [removal(3, 1, 'hidden-subsets', ROW_A)], kind: 'hidden-subset',
    members: [0, 1], units: ['row A'], says: 'A2 can\'t be 3: in row A, 1 and 2 have to be in A1 and A2.',
  },
  'the smallest Hall set': {
    gone: {0: [3, 4], 1: [3, 4], 2: [1, 2, 3]}, events: [removal(4, 3, 'all-different', ROW_A)], kind: 'hall-set',
    members: [2], units: ['row A'], says: 'A4 can\'t be 4: A3 is 4.',
  },
  'a Hall set of all cells but one': {
    box: 3, gone: {0: [6], 1: [6], 2: [6], 3: [6], 4: [6]}, events: [removal(1, 5, 'all-different', ROW_A)],
    kind: 'hall-set', members: [0, 1, 2, 3, 4], units: ['row A'],
    says: 'A6 can\'t be 1: in row A, 6 has to be in A6.',
  },
  'a Hall set of all cells but a few': {
    box: 4, gone: gone([0, 1, 2, 3, 4], [6, 7, 8]), events: [removal(1, 5, 'all-different', ROW_A)],
    kind: 'hall-set', members: [0, 1, 2, 3, 4], units: ['row A'],
    says: 'A6 can\'t be 1: in row A, 6, 7 and 8 have to be in A6, A7 and A8.',
  },
  'a Hall set of half the cells': {
    box: 5, gone: gone([0, 1, 2, 3, 4], [6, 7, 8, 9, 10]), events: [removal(1, 5, 'all-different', ROW_A)],
    kind: 'hall-set', members: [0, 1, 2, 3, 4], units: ['row A'],
    says: 'A6 can\'t be 1: 5 other cells in row A take 1 and 4 other digits between them.',
  },
  'a trial': {
    gone: {}, events: [{kind: 'eliminate', cell: 5, digit: 3, cause: 'singleton-ac3'}], kind: 'refuted', members: [],
    units: [], says: 'B2 can\'t be 3: tried, and it led to a contradiction.',
  },
  'too few digits': {
    gone: {0: [3, 4], 1: [3, 4], 3: [3, 4]}, events: [{kind: 'conflict', cause: 'all-different', unit: ROW_A}],
    kind: 'hall-violation', members: [0, 1, 3], units: ['row A'],
    says: 'Contradiction: A1, A2 and A4 have only 1 and 2 between them.',
  },
};

for (const [name, {says, kind, members, units, ...given}] of Object.entries(patterns)) {
  test(`${name}: the sentence, the reason, and the cells that are ringed`, async () => {
    const {run} = runWith(given);
    const last = run.length - 1;
    assert.equal(await run.describe(last), says);
    const reason = await run.reason(last);
    assert.equal(reason.kind, kind);
    assert.deepEqual(reason.units, units);
    const cellsOf = (role) => [...new Set(reason.roles.filter((each) => each.role === role).map(({cell}) => cell))];
    assert.deepEqual(cellsOf('member'), members);
    const event = given.events[0];
    assert.deepEqual(cellsOf('target'), event.cell === undefined ? [] : [event.cell]);
    const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
    const options = {candidates: 'all', keepsCandidates: true, failed: false};
    const scene = sceneOf(shape, run.puzzle.givens, await new Timeline(run).at(run.length), options);
    assert.deepEqual(scene.ringed, members);
    if (event.kind === 'eliminate') assert.equal(scene.unit, event.unit ?? -1);
  });
}

test('what is written of patterns is read again', async () => {
  const {run} = runWith(patterns['too few digits']);
  const read = parseTrace((await formatTrace(run)).text);
  assert.deepEqual(await read.run.events(0, run.length), await run.events(0, run.length));
});

test('too few digits are only claimed where a unit cannot be filled', () => {
  const conflict = {kind: 'conflict', cause: 'all-different', unit: ROW_A};
  const {error} = runWith({gone: {0: [3, 4], 1: [3, 4]}, events: [conflict]});
  assert.equal(error.message, 'Event 4 says that row A has too few digits, but it can be filled.');
});

test('a pattern that is not there has no cells', async () => {
  for (const cause of ['locked-candidates', 'naked-subsets', 'hidden-subsets', 'all-different']) {
    const {run} = runWith({gone: {}, events: [removal(1, 0, cause, 15 - 4)]});
    assert.match(await run.describe(0), /^A1 can't be 1: /);
    assert.deepEqual((await run.reason(0)).roles.filter(({role}) => role === 'target').map(({cell}) => cell), [0]);
  }
});

test('the log joins what is ruled out for one reason, and says it first', () => {
  const {run} = runWith({
    gone: {4: [1], 5: [1]},
    events: [2, 3].map((cell) => removal(1, cell, 'locked-candidates', BOX_1))
      .concat(removal(1, 8, 'locked-candidates', 10)),
  });
  const timeline = new Timeline(run);
  return timeline.at(1).then(() => {
    const lines = logPage(timeline, 0, 'A1').slice(-2);
    const heads = lines.map(({head}) => head.map(({text}) => text).join(''));
    assert.equal(heads[0], '1 is locked in row A of box 1: not in ');
    assert.deepEqual(lines.map(({cells}) => cells.map(({name}) => name)), [['A3', 'A4'], ['C1']]);
  });
});

test('passes say what they go through', async () => {
  const {run} = runWith({gone: {}, events: [
    {kind: 'pass', cause: 'naked-subsets', count: 12}, {kind: 'pass', cause: 'singleton-ac3', count: 16},
  ]});
  assert.equal(await run.describe(0), 'Naked subsets: checking every unit.');
  assert.equal(await run.describe(1), 'Singleton AC-3: trying the candidates of 16 open cells.');
});

test('a failed leaf of the tree says by which cells', async () => {
  const givens = new Array(16).fill(0);
  const {run} = parseTrace(traceText(2, 2, givens, backtrackingEvents(2, 2, givens)), askOf(engine));
  const tree = await run.tree();
  const layout = layoutTree(tree);
  const leaf = [...tree.parent.keys()].find((row) => tree.outcome[row] === 1 && !layout.below[row]);
  const note = await nodeNote({shape: geometry(2, 2), notation: 'A1'}, new Timeline(run), tree, layout, leaf);
  assert.match(note, / has no candidate left\. Its candidates are in A\d, /);
});
