// The words of the queue panel at a step, on a run that is short enough to be checked by eye.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {pictureOf} from '../../../web/src/words/phase-words.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {loadWordsOf} from '../../../web/src/words/pattern-words-loader.js';
import {smallRun} from '../../web/sample-run.js';
import {languages} from '../../../web/languages/index.js';
import {speak} from '../../../web/src/language/catalogue.js';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {formatLink} from '../../../web/src/links/links.js';
import {askOf, engineFor, runOf} from '../engine.mjs';

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

/** Cages, one of them without a total, and a thermometer. */
const RULED = {
  puzzle: '.'.repeat(16), rules: {text: '.Cage~3~R1C1~R1C2.Cage~0~R3C3~R3C4.Thermo~R4C1~R4C2~R4C3.Cage~7~R2C3~R2C4'}};

test('a pass through constraints: their names, the one in hand, and where each leads to', async () => {
  const run = await runOf(engine, formatLink(RULED), {propagation: 'only-choice', variable: 'first'});
  await loadWordsOf('only-choice', run.puzzle.rules);
  const events = await run.events(0, run.length);
  const shape = geometryOf(run.puzzle);
  const at = events.findIndex(({kind, cause}) => kind === 'eliminate' && cause === 'constraint') + 1;
  const moment = await new Timeline(run).at(at);
  const {hand, note, groups} = pictureOf(await run.phase(at), moment, shape, 'A1', 9);
  assert.equal(hand.text, 'Cage of 3 at A1');
  assert.equal(note, 'checking 4 constraints');
  assert.deepEqual(groups[0].chips.map(({text}) => text),
    ['Cage of 7 at B3', 'Outlined area at C3', 'Thermometer from D1 to D3']);
  const {kinds, matches} = hand.goal;
  assert.ok(kinds.includes('eliminate') && matches(events[at - 1]));
  assert.ok(!matches({...events[at - 1], constraint: events[at - 1].constraint + 1}));
  run.dispose();
});

test('every phase of runs on the puzzles of the shelf is worded in every language', async (t) => {
  t.after(() => speak('en'));
  const seen = [];
  for (const [i, {puzzle, rules}] of ruleSamples.entries()) {
    const propagation = ['eliminate', 'only-choice', 'ac3', 'hidden-subsets'][i % 4];
    const run = await runOf(engine, formatLink({puzzle, rules: {text: rules}}), {propagation}, {maxEvents: 200});
    const timeline = new Timeline(run);
    for (let step = 0; step <= run.length; step += 9) {
      seen.push([await run.phase(step), await timeline.at(step), geometryOf(run.puzzle), 'A1', 30]);
    }
    run.dispose();
  }
  assert.ok(seen.some(([{through}]) => through === 'constraints'));
  for (const code of ['en', ...Object.keys(languages)]) {
    await speak(code);
    for (const each of seen) assert.doesNotMatch(JSON.stringify(pictureOf(...each)), /\{[a-z]+[,}]|undefined/);
  }
});
