// Runs that learn clauses, through the client with the real module: what they say, why, their file and their tree.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {parseStrategy} from '../../../web/src/links/links.js';
import {treeFromEvents} from '../../../web/src/run/tree-from-events.js';
import {formatTrace, readTrace} from '../../../web/src/traces/format.js';
import {implicationGraph} from '../../../web/src/words/implication-graph.js';

const hard = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

const engine = await createEngine({mode: 'main'});
after(() => engine.dispose());

/** @param {string} code */
async function runOf(code) {
  const {ok, run, error} = await engine.run(hard, parseStrategy(code));
  assert.ok(ok, error?.message);
  await run.finished;
  return {run, events: await run.events(0, run.length)};
}

const learning = await runOf('forward-checking.mrv.ascending.learning');
const {run, events} = learning;
const firstOf = (/** @type {(event: any) => boolean} */ isIt) => events.findIndex(isIt);

test('a clause is told guess by guess, and at last as a whole', async () => {
  const last = firstOf(({kind, clause, following}) => kind === 'learn' && clause > 1 && following === 0);
  const whole = await run.describe(last);
  const many = /^Learnt: not all of ([A-I]\d = \d(, )?)+ and [A-I]\d = \d can be true\.$/;
  assert.match(whole, many);
  const part = await run.describe(last - 1);
  assert.match(part, /^Learning: the contradiction depends on [A-I]\d = \d\.$/);
  const names = whole.match(/[A-I]\d = \d/g) ?? [];
  assert.equal(names.length, events.slice(0, last + 1).filter(({kind, clause}) =>
    kind === 'learn' && clause === events[last].clause).length);
});

test('what a clause rules out names it, and its reason has the other guesses', async () => {
  const at = firstOf(({kind, cause}) => kind === 'eliminate' && cause === 'learnt');
  const event = events[at];
  assert.match(await run.describe(at), /^[A-I]\d can't be \d: clause \d+, learnt before, rules it out\.$/);
  const reason = await run.reason(at);
  assert.equal(reason.kind, 'learnt');
  const clause = events.slice(0, at).filter(({kind, clause: own}) => kind === 'learn' && own === event.clause);
  const others = clause.filter(({cell, digit}) => cell !== event.cell || digit !== event.digit);
  const key = (/** @type {any} */ {cell, digit}) => `${cell}=${digit}`;
  assert.deepEqual(reason.roles.filter(({role}) => role === 'cause').map(key).sort(), others.map(key).sort());
});

test('a restart leaves no guess open, and says so', async () => {
  const at = firstOf(({kind}) => kind === 'restart');
  assert.equal(events[at].depth, 0);
  assert.equal(await run.describe(at), 'The search starts again. It keeps all that it has learnt.');
});

test('the grounds of a contradiction are guesses of the clause that follows', async () => {
  const at = firstOf(({kind}) => kind === 'conflict');
  const {guesses = []} = await run.reason(at);
  const number = events[at + 1].clause;
  const clause = events.filter(({kind, clause: own}) => kind === 'learn' && own === number);
  assert.ok(guesses.length <= clause.length);
  for (const guess of guesses) {
    assert.ok(clause.some(({cell, digit}) => cell === events[guess].cell && digit === events[guess].digit));
  }
});

test('the tree is that of the events, and states are those of a replay', async () => {
  const [tree, expected] = [await run.tree(), treeFromEvents(events)];
  for (const column of ['parent', 'cell', 'digit', 'first', 'last', 'outcome']) {
    assert.deepEqual([...tree[column]], [...expected[column]], column);
  }
});

test('its file says the same when it is read again', async () => {
  const written = await formatTrace(run);
  const read = await readTrace(written.text);
  assert.ok(read.ok, read.error?.message);
  assert.deepEqual(await read.run.events(0, run.length), events);
  const isOfLearning = (/** @type {any} */ {kind, cause}) => ['learn', 'restart'].includes(kind) || cause === 'learnt';
  for (const {index} of events.filter(isOfLearning)) {
    assert.equal(await read.run.describe(index), await run.describe(index));
  }
});

test('it finds the solution with fewer guesses than backtracking', async () => {
  const {run: plain} = await runOf('forward-checking.mrv.ascending');
  assert.deepEqual(run.solutions, plain.solutions);
  assert.ok(run.stats.guesses < plain.stats.guesses, `${run.stats.guesses} of ${plain.stats.guesses}`);
});

test('the graph of a contradiction leads from its guesses to it', async () => {
  const at = firstOf(({kind}) => kind === 'conflict');
  const reason = await run.reason(at);
  const {candidates, links, ringed} = implicationGraph(geometryOf(run.puzzle), reason);
  const guesses = candidates.filter(({look}) => look === 'end');
  const behind = reason.chain.filter(({kind}) => kind === 'decide');
  assert.deepEqual(guesses.map(({cell, digit}) => ({cell, digit})), behind.map(({cell, digit}) => ({cell, digit})));
  assert.ok(guesses.every(({cell}) => ringed.includes(cell)));
  const isDrawn = (/** @type {any} */ {digit, cells}) =>
    candidates.some((each) => each.digit === digit && cells.includes(each.cell));
  assert.ok(links.length > 0 && links.every(({from}) => isDrawn(from)));
  const ends = links.filter(({to}) => !isDrawn(to));
  assert.ok(ends.length > 0, 'no line leads to the contradiction');
});
