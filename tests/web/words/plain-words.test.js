// The words of runs: short sentences, without the turns of phrase that nobody uses, the same in parts and as a whole.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {parseTrace} from '../../../web/src/traces/format.js';
import {loadPatternWords} from '../../../web/src/words/pattern-words-loader.js';
import {breakpointWords} from '../../../web/src/traces/breakpoints.js';
import {logPage} from '../../../web/src/words/log-lines.js';
import {plainSentence, sentence} from '../../../web/src/words/narrate.js';
import {ODD_WORDS, longSentences} from '../../support/plain-words.mjs';
import {backtrackingEvents, longRun, smallRun, traceText} from '../sample-run.js';

await loadPatternWords();

/** All steps of a run in words: each sentence, and each line of the log. */
async function wordsOf(run, notation) {
  const timeline = new Timeline(run);
  const told = [];
  for (let step = 0; step <= run.length; step += 1) {
    const moment = await timeline.at(step);
    const parts = sentence(moment, run, notation);
    const words = plainSentence(moment, run, notation);
    assert.equal(parts.map(({text}) => text).join(''), words);
    if (step && notation === 'A1') assert.equal(await run.describe(step - 1), words);
    told.push(words);
  }
  for (let page = 0; page * 128 < run.length; page += 1) {
    for (const {head, tail, cells} of logPage(timeline, page, notation) ?? []) {
      told.push(`${head.map(({text}) => text).join('')} ${tail}${cells.map(({name}) => name).join(', ')}`);
    }
  }
  return told;
}

/** Plain backtracking on a grid with a digit in each box but one. */
function largeRun(boxRows, boxCols) {
  const size = boxRows * boxCols;
  const givens = Array.from({length: size * size}, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return cell % 7 ? (row * boxCols + Math.floor(row / boxRows) + column) % size + 1 : 0;
  });
  return parseTrace(traceText(boxRows, boxCols, givens, backtrackingEvents(boxRows, boxCols, givens))).run;
}

const RUNS = {'4×4 by hand': smallRun(), 'every 4×4': longRun(), '6×6': largeRun(2, 3), '16×16': largeRun(4, 4)};

for (const [name, run] of Object.entries(RUNS)) {
  test(`${name}: sentences are short and plain, in both notations`, async () => {
    for (const notation of ['A1', 'r1c1']) {
      for (const words of await wordsOf(run, notation)) {
        assert.doesNotMatch(words, ODD_WORDS);
        assert.deepEqual(longSentences(words), [], words);
      }
    }
  });
}

test('a guess names what is left to try, and the last one says so', async () => {
  const givens = new Array(16).fill(0);
  const tries = [3, 1, 4, 2].flatMap((digit) =>
    [{kind: 'decide', cell: 0, digit}, {kind: 'refute', cell: 0, digit}]);
  const said = async (strategy, list) => {
    const {run} = parseTrace(traceText(2, 2, givens, list, {strategy}));
    return Promise.all(list.map((_, index) => run.describe(index)));
  };
  const ascending = [1, 2, 3, 4].flatMap((digit) =>
    [{kind: 'decide', cell: 0, digit}, {kind: 'refute', cell: 0, digit, outcome: 'exhausted'}]);
  assert.deepEqual(await said({propagation: 'none', variable: 'mrv', value: 'ascending'}, ascending), [
    'Guess: A1 is 1 (1, 2, 3 or 4; no cell has fewer candidates).', 'All solutions with A1 = 1 have been counted.',
    'Guess: A1 is 2 (2, 3 or 4; no cell has fewer candidates).', 'All solutions with A1 = 2 have been counted.',
    'Guess: A1 is 3 (3 or 4; no cell has fewer candidates).', 'All solutions with A1 = 3 have been counted.',
    'A1 is 4: the only digit left to try.', 'All solutions with A1 = 4 have been counted.',
  ]);
  const random = await said({propagation: 'none', variable: 'random', value: 'random'}, tries);
  assert.equal(random[0], 'Guess: A1 is 3 (chosen at random; 1, 2, 3 or 4).');
  assert.equal(random[2], 'Guess: A1 is 1 (chosen at random; 1, 2 or 4).');
});

test('the final check names the units of the shape', async () => {
  const givens = [1, 0, 0, 4, 0, 4, 1, 0, 2, 0, 4, 3, 4, 3, 0, 1];
  const {run} = parseTrace(traceText(2, 2, givens, backtrackingEvents(2, 2, givens), {status: 'solved'}));
  const at = await run.next(0, 'solution');
  assert.match(await run.describe(at), /^Solution 1\. Every row, column and box has each digit once\.$/);
});

test('arcs are written in one way, with what a revision does', async () => {
  const givens = new Array(16).fill(0);
  const list = [
    {kind: 'pass', cause: 'ac3', count: 3}, {kind: 'revise', cell: 0, other: 1},
    {kind: 'place', cell: 1, digit: 4, cause: 'ac3'}, {kind: 'revise', cell: 0, other: 1},
    {kind: 'eliminate', cell: 0, digit: 4, other: 1, cause: 'ac3'}, {kind: 'enqueue', cell: 2, other: 0},
    {kind: 'revise', cell: 0, other: 1},
  ];
  const {run} = parseTrace(traceText(2, 2, givens, list, {strategy: {propagation: 'ac3', search: false}}));
  const said = await Promise.all(list.map((_, index) => run.describe(index)));
  assert.deepEqual(said.filter((words) => words.startsWith('(')), [
    '(A1 → A2): nothing to remove, A2 still has several candidates.', '(A1 → A2): A2 is 4, so A1 can\'t be 4.',
    '(A3 → A1) goes back into the queue, because A1 changed.',
    '(A1 → A2): nothing to remove, A1 already can\'t be 4.',
  ]);
  const timeline = new Timeline(run);
  await timeline.at(0);
  assert.deepEqual(logPage(timeline, 0, 'A1').map(({head}) => head.map(({text}) => text).join('')), [
    'AC-3: putting 3 arcs into the queue', '(A1 → A2): no change', 'A2 = 4,', '(A1 → A2): 4 removed from A1',
    'A2 = 4 rules out 4 in ', '(A3 → A1) is back', '(A1 → A2): no change',
  ]);
});

test('breakpoints are named in the same words', () => {
  const shape = geometry(3, 3);
  for (const kind of ['', 'place', 'eliminate', 'pass', 'enqueue', 'revise', 'decide', 'refute', 'conflict', 'done']) {
    for (const [cell, digit, depth] of [[null, null, null], [9, null, null], [9, 4, 2]]) {
      const words = breakpointWords({level: 'everything', kind, cell, digit, depth}, shape, 'A1');
      assert.doesNotMatch(words, ODD_WORDS);
      assert.match(words, /^\S.*\S$/);
    }
  }
});
