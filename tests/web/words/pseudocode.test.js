// The code view on runs from files, which may come from any program and say anything.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {codeOf, kindsOf, lineOf, valuesAt, VOCABULARIES, vocabularyOf} from '../../../web/src/words/code/pseudocode.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {changedRun, longRun, smallRun} from '../sample-run.js';

test('every step of a recorded run has a line in all vocabularies', async () => {
  for (const run of [smallRun(), longRun()]) {
    const timeline = new Timeline(run);
    for (const vocabulary of VOCABULARIES) {
      const code = codeOf(run.strategy, vocabulary);
      for (let step = 1; step <= 60 && step <= run.length; step += 1) {
        const moment = await timeline.at(step);
        const line = lineOf(code, moment.event, run.status);
        assert.ok(line, `${vocabulary.name}: ${JSON.stringify(moment.event)}`);
        assert.ok(kindsOf(line).includes(moment.event.kind));
      }
    }
  }
});

test('before the first step no line is executed and nothing is known', async () => {
  const run = smallRun();
  const code = codeOf(run.strategy, vocabularyOf('aima'));
  const moment = await new Timeline(run).at(0);
  assert.equal(lineOf(code, moment.event, run.status), null);
  assert.equal(valuesAt(code, moment, run, 'A1').size, 0);
});

test('a strategy that nobody knows has code all the same', async () => {
  for (const word of ['my-solver', 'constructor', '__proto__', '', 'singleton-', 'strong-strong-']) {
    const strategy = {propagation: word, variable: word, value: word, search: true};
    const run = changedRun(smallRun(), {strategy});
    const timeline = new Timeline(run);
    for (const vocabulary of VOCABULARIES) {
      const code = codeOf(strategy, vocabulary);
      assert.deepEqual(code.map(({number}) => number), code.map((_, i) => i + 1));
      assert.ok(code.every(({text}) => typeof text === 'string' && text && !/undefined|function|native/.test(text)));
      for (let step = 0; step <= run.length; step += 1) valuesAt(code, await timeline.at(step), run, 'r1c1');
    }
  }
  assert.equal(vocabularyOf('constructor').id, 'aima');
});

test('values are named as the page names cells', async () => {
  const run = smallRun();
  const code = codeOf(run.strategy, vocabularyOf('norvig'));
  const values = valuesAt(code, await new Timeline(run).at(2), run, 'r1c1');
  assert.ok([...values.values()].includes('1 removed from r1c2'), [...values.values()].join());
});
