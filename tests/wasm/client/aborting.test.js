// Whatever is asked about whatever grid: a signal ends it. The engine works in this very thread, so a call that held it
// would keep the signal from coming, and the test would run into its time.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {askingOf, hostileGrids, questionsOf} from '../../support/asking.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
/** Several slices of the engine's work; `./dev soak` waits for what comes later, too. */
const SIGNAL_AFTER_MS = process.env.SUDOKUSCOPE_SOAK ? 300 : 10;
/** Far more than any call takes after its signal; far less than those that did not listen. */
const options = {timeout: 60_000};

for (const [method, ask] of Object.entries(askingOf(engine))) {
  test(`${method} ends at its signal, on all kinds of grids`, options, async () => {
    for (const [name, puzzle] of Object.entries(hostileGrids)) {
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), SIGNAL_AFTER_MS);
      const answer = await ask(puzzle, controller.signal);
      clearTimeout(timer);
      assert.ok(answer.ok || ['cancelled', 'puzzle', 'none', 'multiple', 'format', 'length', 'limit', 'clash', 'size',
        'too-short']
          .includes(answer.error.code), `${name}: ${JSON.stringify(answer.error)}`);
      answer.run?.dispose();
    }
  });
}

/** Functions that answer from what is there already; and those that tests of their own ask. */
const ANSWERED_AT_ONCE = [
  'constructor', 'parse', 'format', 'check', 'propagators', 'techniques', 'info', 'dispose', 'run',
];
const ASKED_ELSEWHERE = ['generate'];
/** With which an engine is made of its parts: no functions of the API. */
const INNER = ['help', 'tell', 'solveChunk'];

/** All methods of an object of a class. @param {object} object */
function methodsOf(object) {
  const names = [];
  for (let each = Object.getPrototypeOf(object); each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    names.push(...Object.getOwnPropertyNames(each));
  }
  return new Set(names);
}

test('every function of the API that can take long is among those that are asked here', async () => {
  const asked = Object.keys(askingOf(engine));
  const left = [...methodsOf(engine)].filter((name) =>
    ![...asked, ...ANSWERED_AT_ONCE, ...ASKED_ELSEWHERE, ...INNER].includes(name));
  assert.deepEqual(left, []);
  const {run} = await engine.run(hostileGrids['a hard 16x16']);
  const questions = Object.keys(questionsOf(run));
  const still = ['constructor', 'update', 'describe', 'overview', 'dispose'];
  assert.deepEqual([...methodsOf(run)].filter((name) => ![...questions, ...still].includes(name)), []);
  run.dispose();
});

/** Of those that try candidates, the one that takes longest; and some that don't. */
for (const propagation of ['none', 'ac3', 'all-different', 'singleton-ac3', 'strong-singleton-all-different']) {
  test(`every question to a run by ${propagation} ends at its signal, on all kinds of grids`, options, async () => {
    for (const [name, puzzle] of Object.entries(hostileGrids)) {
      const {run} = await engine.run(puzzle, {propagation}, {signal: AbortSignal.timeout(SIGNAL_AFTER_MS)});
      if (!run) continue;  // no puzzle
      for (const [question, ask] of Object.entries(questionsOf(run))) {
        const controller = new AbortController();
        const timer = setTimeout(() => controller.abort(), SIGNAL_AFTER_MS);
        await ask(run.length, {signal: controller.signal}).then(() => {}, (error) => {
          assert.ok(controller.signal.aborted, `${question}, ${name}: ${error}`);
          assert.equal(error, controller.signal.reason, `${question}, ${name}`);
        });
        clearTimeout(timer);
      }
      run.dispose();
    }
  });
}

test('puzzles are made until the signal comes', options, async () => {
  const minimal = {boxRows: 4, boxCols: 4, minimal: true, symmetry: 'rotational180'};
  for (const wish of [{technique: 'mutant-jellyfish'}, minimal]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), SIGNAL_AFTER_MS);
    const answer = await engine.generate({...wish, seed: '1', signal: controller.signal});
    assert.ok(answer.ok || answer.error.code === 'cancelled', JSON.stringify(answer.error));
  }
});

test('a question about a run that was cancelled does not go on with its trials', options, async () => {
  const strategy = {propagation: 'strong-singleton-all-different'};
  const {run} = await engine.run(hostileGrids['half a 36x36'], strategy, {signal: AbortSignal.timeout(1000)});
  const middle = Math.floor(run.length / 2);
  assert.ok((await run.stateAt(middle)).candidates.length > 0);
  assert.equal((await run.reason(middle)).kind, 'hall-set');
  run.dispose();
});
