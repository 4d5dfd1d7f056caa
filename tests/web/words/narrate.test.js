import assert from 'node:assert/strict';
import {test} from 'node:test';
import {plainSentence, sentence, severalSolutions} from '../../../web/src/words/narrate.js';
import {textOf} from '../../../web/src/words/numbers.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {grouped, logPage} from '../../../web/src/words/log-lines.js';
import {parseTrace} from '../../../web/src/traces/format.js';
import {loadPatternWords} from '../../../web/src/words/pattern-words-loader.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {SMALL_EVENTS, backtrackingEvents, longRun, smallRun, traceText} from '../sample-run.js';

await loadPatternWords();

test('each kind of step in its own words', async () => {
  const run = smallRun();
  const said = await Promise.all(SMALL_EVENTS.map((_, index) => run.describe(index)));
  assert.deepEqual(said, [
    'Elimination: checking 4 solved cells.',
    'A2 can\'t be 1: A1 in the same box is 1.',
    'B1 can\'t be 1: A1 in the same box is 1.',
    'C1 can\'t be 1: A1 in the same column is 1.',
    'A3 is 2: no other cell in box 3 can be 2.',
    'Guess: B1 is 4 (the first open cell; 2 or 4).',
    'B2 can\'t be 4: B1 in the same box is 4.',
    'B1 can\'t be 4: that guess led to a contradiction.',
    'Propagation has stalled: 11 cells are still open.',
  ]);
});

test('the other notation', async () => {
  const timeline = new Timeline(smallRun());
  assert.equal(plainSentence(await timeline.at(2), timeline.run, 'r1c1'),
    'r1c2 can\'t be 1: r1c1 in the same box is 1.');
});

test('what is struck, ringed or guessed is marked in the words', async () => {
  const timeline = new Timeline(smallRun());
  const marks = async (step) => sentence(await timeline.at(step), timeline.run).filter(({mark}) => mark)
    .map(({text, mark}) => `${mark} ${text}`);
  assert.deepEqual(await marks(2), 
    ['name A2', 'strong  can\'t be ', 'struck 1', 'ringed A1', 'where  in the same box']);
  assert.deepEqual(await marks(5), ['logic A3 is 2']);
  assert.deepEqual(await marks(6), ['strong Guess: ', 'guess B1 is 4']);
});

test('the ends of a run', async () => {
  const givens = [1, 0, 0, 4, 0, 4, 1, 0, 2, 0, 4, 3, 4, 3, 0, 1];
  const events = backtrackingEvents(2, 2, givens);
  const end = (status, more = events) => {
    const {run} = parseTrace(traceText(2, 2, givens, more, {status}));
    return run.describe(run.length - 1);
  };
  const stopped = [...events.slice(0, events.findIndex(({kind}) => kind === 'solution') + 1), {kind: 'done'}];
  assert.match(await end('solved', stopped),
    /^Solved\. Every row, column and box has each digit once\.$/);
  assert.match(await end('unique'), /^Exactly one solution\. Search made \d+ guess(es)? and undid \d+ of them\.$/);
  const failing = events.filter(({kind}) => kind === 'nothing').concat({kind: 'done'});
  assert.match(await end('none', failing), /^No solution\./);
  assert.match(await end('limit', failing), /^Stopped at the limit\./);
  assert.match(await end('cancelled', failing), /^Cancelled\./);
});

test('two solutions first differ somewhere', () => {
  assert.equal(textOf(severalSolutions(geometry(2, 2), ['1234341221434321', '1234341241232341'])),
    'At least two solutions; they first differ in C1');
  assert.equal(textOf(severalSolutions(geometry(2, 2), ['1234341221434321'])), 'At least two solutions');
});

test('the log has a line a cause', async () => {
  const timeline = new Timeline(smallRun());
  assert.equal(logPage(timeline, 0, 'A1'), null);
  await timeline.at(0);
  const lines = logPage(timeline, 0, 'A1').map(({first, head, tail, cells, depth}) =>
    [first, depth, head.map(({text}) => text).join('') + cells.map(({name}) => name).join(', '), tail]);
  assert.deepEqual(lines, [
    [1, 0, 'Elimination: checking 4 solved cells', ''],
    [2, 0, 'A1 = 1 rules out 1 in A2, B1, C1', ''],
    [5, 0, 'A3 = 2,', 'only place in box 3'],
    [6, 1, 'Guess 1: B1 = 4,', 'of 2 and 4'],
    [7, 1, 'B1 = 4 rules out 4 in B2', ''],
    [8, 1, 'Undo guess 1: B1 = 4', ''],
    [9, 0, 'Propagation has stalled: 11 cells are still open', ''],
  ]);
});

test('grouping keeps order and loses nothing', async () => {
  const events = await longRun().events(0, 500);
  assert.deepEqual(grouped(events).flat(), events);
});
