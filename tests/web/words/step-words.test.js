import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findStep, readStepWords} from '../../../web/src/words/step-words.js';
import {smallRun} from '../sample-run.js';

/** The steps that words lead to in the sample run. */
const stepOf = (run, words) => findStep(run, readStepWords(words));

test('steps by their number and ends of the run', () => {
  assert.deepEqual(readStepWords(' 12 '), {step: 12});
  assert.deepEqual(readStepWords('Start'), {step: 'start'});
  assert.deepEqual(readStepWords('end'), {step: 'end'});
});

test('commands, with a kind where they take one', () => {
  assert.deepEqual(readStepWords('play'), {command: 'play'});
  assert.deepEqual(readStepWords('next'), {command: 'next'});
  assert.deepEqual(readStepWords('previous guess'), {command: 'previous', kind: 'decide'});
});

test('what is no step is none', () => {
  const hostile = ['', ' ', 'guess 0', 'guess -1', 'guess 3 4 5', 'pass A3', 'constructor', '__proto__ 1', 'next now',
    '1e9', '9'.repeat(99), 'place ZZZ1', 'play it', 'start 3', '<b>', 'guess '.repeat(1000)];
  for (const words of hostile) assert.equal(readStepWords(words), null, words.slice(0, 40));
});

test('the n-th of a kind, and the one in a cell', async () => {
  const run = smallRun();
  const events = await run.events(0, run.length);
  const places = events.filter(({kind}) => kind === 'place');
  assert.equal(await stepOf(run, 'digit'), places[0].index + 1);
  assert.equal(await stepOf(run, `digit ${places.length}`), places.at(-1).index + 1);
  assert.equal(await stepOf(run, `digit ${places.length + 1}`), null);
  const {cell, digit, index} = places.at(-1);
  const name = `r${Math.floor(cell / 4) + 1}c${(cell % 4) + 1}`;
  assert.equal(await stepOf(run, `place ${name} ${digit}`), index + 1);
  assert.equal(await stepOf(run, `place ${name} ${(digit % 4) + 1}`), null);
});

test('a pass is what stands after it', async () => {
  const run = smallRun();
  const passes = (await run.events(0, run.length)).filter(({kind}) => kind === 'pass');
  assert.equal(await stepOf(run, 'pass 1'), passes[1]?.index ?? run.length);
  assert.equal(await stepOf(run, `pass ${passes.length}`), run.length);
  assert.equal(await stepOf(run, `pass ${passes.length + 1}`), null);
});
