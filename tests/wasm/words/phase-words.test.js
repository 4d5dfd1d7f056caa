// The words of the queue panel at a step, on a run that is short enough to be checked by eye.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {pictureOf} from '../../../web/src/words/phase-words.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {smallRun} from '../../web/sample-run.js';
import {askOf, engineFor} from '../engine.mjs';

const engine = await engineFor(after);

/** A picture as lines: what is in hand, then the groups. */
async function linesAt(step) {
  const run = smallRun(askOf(engine));
  const moment = await new Timeline(run).at(step);
  const phase = await run.phase(step);
  const {caption, hand, note, groups} = pictureOf(phase, moment, geometry(2, 2), 'A1', 3);
  return [[caption, hand?.text ?? '', note].join('; '), ...groups.map((group) =>
    `${group.strong}${group.caption}: ${group.chips.map(({text}) => text).join(' | ')} of ${group.total}`)];
}

test('before the first step', async () => {
  assert.deepEqual(await linesAt(0), ['Before the first step; ; ', 'No guess is open:  of 0']);
});

test('a pass that has just begun lists the solved cells', async () => {
  assert.deepEqual(await linesAt(1), [
    'Pass 1: elimination; ; checking 4 solved cells', 'First: A1 = 1 | B3 = 3 | C2 = 4 of 4']);
});

test('a cell in hand: who loses its digit next, which cells come next, what is done', async () => {
  assert.deepEqual(await linesAt(3), [
    'Pass 1: elimination; A1 = 1; checking 4 solved cells', '1 will be removed from: A3 | A4 | B2 | C1 | D1 of 5',
    'Next: B3 = 3 | C2 = 4 | D4 = 2 of 3', 'Done in this pass: A2 ≠ 1 | B1 ≠ 1 of 2']);
});

test('search: the open guess, and none when it is undone', async () => {
  assert.deepEqual(await linesAt(6), ['Search; B1 = 4; a guess', 'Open guesses, latest first: 1. B1 = 4 of 1']);
  assert.deepEqual(await linesAt(8), ['Search; B1 = 4; undone', 'No guess is open:  of 0']);
});

test('a rule whose pass was never told is no pass', async () => {
  assert.deepEqual((await linesAt(5))[0], 'Search; A3 = 2; the last candidate');
});
