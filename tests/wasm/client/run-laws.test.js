// The same questions to the three kinds of runs: of the engine, by techniques, and from a file. All answer beyond their
// ends as at them, end with a signal, and reject once they were disposed of.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {HARD, askOf, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
const reread = async (run) => parseTrace((await formatTrace(run)).text, askOf(engine)).run;
const cleared = (strategy, puzzle = HARD, options) => runOf(engine, puzzle, strategy, options);
const byGuessing = await cleared({propagation: 'only-choice'});
const byTechniques = await cleared({propagation: 'techniques'});
const without = await cleared({}, HARD, {maxEvents: 0});
/** Each with another kind that has the same events, or none. */
const pairs = {
  'a run': [byGuessing, await reread(byGuessing)],
  'a run by techniques': [byTechniques, await reread(byTechniques)],
  'a run without events': [without, await reread(without)],
};

/** Questions about a place. Only the engine's runs know chains, so these are no part of a reason here. */
const questions = {
  stateAt: (run, index, options) => run.stateAt(index, options),
  next: (run, index, options) => run.next(index, undefined, options),
  previous: (run, index, options) => run.previous(index, undefined, options),
  events: (run, index, options) => run.events(index, 2, options),
  phase: (run, index, options) => run.phase(index, undefined, options),
  layers: (run, index, options) => run.layers(index, 0, options),
  describe: (run, index) => run.describe(index),
  reason: async (run, index, options) => {
    const {kind, digits, units} = await run.reason(index, options);
    return {kind, digits, units};
  },
};

for (const [name, [run, other]] of Object.entries(pairs)) {
  for (const [question, ask] of Object.entries(questions)) {
    test(`${name} answers beyond its ends, as its file does: ${question}`, async () => {
      const {length} = run;
      const odd = [-1, -1e9, 0.5, 1.5, 2 ** 31, 1e300, Infinity, NaN, undefined, null, 'x'];
      for (const index of [...odd, length - 1, length, length + 1]) {
        const answers = [];
        for (const each of [run, other]) answers.push(await ask(each, index));
        assert.deepEqual(answers[1], answers[0], String(index));
      }
    });
  }
}

test('counts end where runs end', async () => {
  for (const run of [byGuessing, byTechniques]) {
    const {length} = run;
    for (const [index, same] of [[-1, 0], [1.5, 1], [length + 1, length], [1e300, length], [NaN, 0], ['x', 0]]) {
      assert.equal(await run.count(index), await run.count(same), String(index));
    }
  }
});

test('a signal that was aborted ends every question, with its reason', async () => {
  const options = {signal: AbortSignal.abort(new Error('enough'))};
  for (const [name, both] of Object.entries(pairs)) {
    for (const run of both) {
      /** @type {Record<string, any>} */
      const asked = {...questions, tree: () => run.tree(options)};
      if (run.count) asked.count = () => run.count(3, undefined, options);
      delete asked.describe;
      for (const [question, ask] of Object.entries(asked)) {
        await assert.rejects(ask(run, 1, options), /enough/, `${question} of ${name}`);
      }
    }
  }
});

test('a run that was disposed of rejects every question with a sentence', async () => {
  for (const [name, both] of Object.entries(pairs)) {
    for (const run of both) {
      run.dispose();
      const asked = {...questions, tree: () => run.tree(), overview: () => run.overview()};
      for (const [question, ask] of Object.entries(asked)) {
        await assert.rejects(ask(run, 0), /This run was disposed of\./, `${question} of ${name}`);
      }
    }
  }
});
