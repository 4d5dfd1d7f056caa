// The words of real runs, by every propagator and on several shapes: short sentences, without turns of phrase that
// nobody uses, the same in parts and as a whole. Reasons, the queue and the tree are read too.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {layoutTree} from '../../../web/src/run/tree-layout.js';
import {tell} from '../../../web/src/words/chain.js';
import {logPage} from '../../../web/src/words/log-lines.js';
import {plainSentence, sentence} from '../../../web/src/words/narrate.js';
import {pictureOf} from '../../../web/src/words/phase-words.js';
import {loadPatternWords} from '../../../web/src/words/pattern-words-loader.js';
import {nodeNote} from '../../../web/src/words/tree-words.js';
import {ODD_WORDS, longSentences} from '../../support/plain-words.mjs';
import {HARD, SIX, UNSOLVABLE, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
await loadPatternWords();
const TEN = '..........9...7.2..3A.4.9.5....16.3.......2.4..8.1.8.36..5..5.......A8.....14.25.....91A8.6.91..72..';
const PUZZLES = [HARD, SIX, UNSOLVABLE, TEN, '1.....3..4.....2'];
/** Steps of a run that are read: so many from all over it, and so many of each kind of event. */
const READ = process.env.SUDOKUSCOPE_SOAK ? {most: 120, each: 5} : {most: 50, each: 3};
/** In trials within trials, every phase is searched for anew, up to half a second each: `./dev soak` reads as many. */
const READ_OF_TRIALS = process.env.SUDOKUSCOPE_SOAK ? READ : {most: 8, each: 1};

/** "A1 = 4, B2 = 3 and C3 = 1" */
const GUESSES = /[A-I]\d = \d(?:(?:, | and )[A-I]\d = \d)*/g;

/** @param {string} words */
function assertPlain(words) {
  assert.doesNotMatch(words, ODD_WORDS);
  assert.deepEqual(longSentences(words), [], words);
}

/** The steps of a run that are read. */
async function stepsOf(run, {most, each}) {
  const steps = new Set([0, run.length]);
  for (let step = 1; step <= run.length; step += Math.max(1, Math.floor(run.length / most))) steps.add(step);
  for (const kind of ['decide', 'refute', 'conflict', 'solution', 'place', 'pass', 'enqueue', 'revise']) {
    for (let at = await run.next(0, kind), left = each; at < run.length && left; left -= 1) {
      steps.add(at + 1).add(Math.min(run.length, at + 2));
      at = await run.next(at + 1, kind);
    }
  }
  return [...steps].sort((a, b) => a - b);
}

for (const {id} of engine.propagators()) {
  test(`${id}: every sentence is short and plain`, async () => {
    for (const puzzle of PUZZLES) {
      const run = await runOf(engine, puzzle, {propagation: id, solutions: 2}, {maxEvents: 4000});
      const timeline = new Timeline(run);
      const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
      for (const step of await stepsOf(run, id.startsWith('strong-') ? READ_OF_TRIALS : READ)) {
        const moment = await timeline.at(step);
        const words = plainSentence(moment, run);
        assert.equal(sentence(moment, run).map(({text}) => text).join(''), words);
        assert.match(words, /^[A-Z0-9(].*\.$/s);
        assertPlain(words);
        const {caption, note, groups} = pictureOf(await run.phase(step), moment, shape, 'A1', 4);
        for (const each of [caption, note, ...groups.map((group) => group.strong + group.caption)]) assertPlain(each);
      }
      await timeline.at(0);
      for (const {head, tail} of logPage(timeline, 0, 'A1') ?? []) {
        assertPlain(`${head.map(({text}) => text).join('')} ${tail}`);
      }
      run.dispose();
    }
  });
}

test('a contradiction names the guesses that are enough, a digit those that it assumes', async () => {
  const run = await runOf(engine, HARD, {});
  const timeline = new Timeline(run);
  const footing = async (kind, from) => {
    const {footing: words} = await tell(timeline, await run.reason(await run.next(from, kind)), 'A1');
    if (words) assertPlain(words.replace(GUESSES, 'guesses'));
    return words;
  };
  const first = await run.next(0, 'decide');
  assert.equal(await footing('place', 0), 'No guess is needed.');
  assert.equal(await footing('decide', 0), '', 'a guess assumes nothing but itself');
  assert.match(await footing('place', first), /^Assuming 2 guesses: G2 = 8 and G1 = 2\.$/);
  assert.match(await footing('conflict', 0),
    /^Assuming 8 guesses: .*\. By other steps, 3 of them are enough: H2 = 6, A8 = 2, A5 = 6\. Fewer guesses are not/);
  run.dispose();
});

test('the lines below a contradiction have exactly the guesses that are named as assumed', async () => {
  const name = /[A-I]\d = \d/g;
  const seen = {smaller: 0, same: 0};
  for (const strategy of [{}, {propagation: 'forward-checking'}]) {
    const run = await runOf(engine, HARD, strategy);
    const timeline = new Timeline(run);
    for (let at = await run.next(0, 'conflict'), left = 8; at < run.length && left; left -= 1) {
      const {footing, lines} = await tell(timeline, await run.reason(at), 'A1');
      const guesses = lines.filter(({isGuess}) => isGuess).map(({parts}) =>
        parts.map(({text}) => text).join('').match(/[A-I]\d is \d/)?.[0].replace('is', '='));
      const [, assumed = footing, enough] = /^(Assuming [^.]*)\. (By other steps, .*)$/.exec(footing) ?? [];
      assert.deepEqual((assumed.match(name) ?? []).sort(), guesses.sort(), footing);
      assert.ok((enough?.match(name) ?? []).every((guess) => guesses.includes(guess)), footing);
      assertPlain(footing.replace(GUESSES, 'guesses'));
      seen[enough ? 'smaller' : 'same'] += 1;
      at = await run.next(at + 1, 'conflict');
    }
    run.dispose();
  }
  assert.ok(seen.smaller && seen.same, JSON.stringify(seen));
});

test('the tree says in plain words what came of a node', async () => {
  const run = await runOf(engine, HARD, {});
  const timeline = new Timeline(run);
  const tree = await run.tree();
  const layout = layoutTree(tree);
  const naming = {shape: geometry(3, 3), notation: 'A1'};
  for (let node = 0; node < layout.count; node += 1) {
    assertPlain(await nodeNote(naming, timeline, tree, layout, node));
  }
  run.dispose();
});
