// The claims of sentences about constraints, in runs on small puzzles of every kind: each is true and enough, and no
// sentence has more than 25 words in any language. Words are counted one by one, lists of cells included.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {languages} from '../../../web/languages/index.js';
import {speak} from '../../../web/src/language/catalogue.js';
import {formatLink} from '../../../web/src/links/links.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {plainSentence} from '../../../web/src/words/narrate.js';
import {loadWordsOf} from '../../../web/src/words/pattern-words-loader.js';
import {wrongInConstraint} from '../../support/claims/constraint-claims.mjs';
import {constraintSample, sampledKinds} from '../../support/constraint-samples.mjs';
import {testOrSoak} from '../../support/page/soak.mjs';
import {ODD_WORDS, longSentences} from '../../support/plain-words.mjs';
import {engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);

/** How many steps of each kind are read: SUDOKUSCOPE_POSITIONS=10000 takes minutes. */
const STEPS = Math.ceil(Number(process.env.SUDOKUSCOPE_POSITIONS ?? 500) / sampledKinds.length);
/** At most this share of a kind's sentences may say no more than that the other cells don't allow it. */
const MOST_LEFT = 0.3;

/** The steps of a run by constraints. @param {any} input */
async function* stepsOf(input) {
  const run = await runOf(engine, input, {propagation: 'only-choice'}, {maxEvents: 2000});
  await loadWordsOf('only-choice', run.puzzle.rules);
  const timeline = new Timeline(run);
  for (let step = 1; step <= run.length; step += 1) {
    const moment = await timeline.at(step);
    if (moment.event?.constraint !== undefined) yield {run, moment, words: plainSentence(moment, run)};
  }
  run.dispose();
}

/** @param {string} words */
function assertPlain(words) {
  assert.doesNotMatch(words, ODD_WORDS);
  assert.deepEqual(longSentences(words), [], words);
}

test('a cell that loses its last candidate to a constraint in AC-3 is told', async () => {
  const run = await runOf(engine, '.Shape~6x6.SlowThermo~R1C1~R2C1~R2C2~R3C3.Between~R4C1~R4C2~R5C3' +
    '.Lockout~2~R6C1~R6C2~R5C2.~R3C3_3.~R4C1_2', {propagation: 'ac3'}, {maxEvents: 200});
  const events = await run.events(0, run.length);
  const emptied = events.filter(({kind, cause, cell}) => kind === 'conflict' && cause === 'constraint' && cell >= 0);
  assert.ok(emptied.length > 0);
  for (const {index, constraint} of emptied) {
    assert.equal(constraint, undefined);
    assert.match(await run.describe(index), /has no candidate left/);
  }
  run.dispose();
});

for (const kind of sampledKinds) {
  test(`${kind}: what a sentence claims is true and enough`, async () => {
    let [read, left] = [0, 0];
    for (let seed = 1; read < STEPS && seed < 40 * STEPS; seed += 1) {
      const sample = constraintSample(kind, seed);
      if (!sample.rules) continue;
      for await (const {run, moment, words} of stepsOf(sample)) {
        assertPlain(words);
        if (moment.event.kind !== 'eliminate') continue;
        const wrong = wrongInConstraint(run.puzzle, moment, words);
        read += 1;
        if (wrong === 'left') left += 1;
        else assert.equal(wrong, null, `${words}\n${JSON.stringify(sample)}`);
      }
    }
    assert.ok(left <= MOST_LEFT * read, `${left} of ${read} say little`);
  });
}

test('the checker finds what is untrue, and what is not enough', async () => {
  const seen = {cut: 0, missed: 0, changed: 0, found: 0};
  for (const kind of sampledKinds) {
    for await (const {run, moment, words} of stepsOf(constraintSample(kind, 5))) {
      const {puzzle} = run;
      if (moment.event.kind !== 'eliminate' || wrongInConstraint(puzzle, moment, words) === 'left') continue;
      const cut = words.replace(/, and (?:[A-Z]\d(?: in its \w+)?|its other \w+) (?:is|can't|sum)[^.]*\.$/, '.');
      seen.cut += Number(cut !== words);
      seen.missed += Number(cut !== words && wrongInConstraint(puzzle, moment, cut) === null);
      const other = words.replace(/\d+(?=\.$)/, (number) => String(Number(number) + 1));
      if (other === words || !/, (?:and|but)/.test(words)) continue;
      seen.changed += 1;
      seen.found += Number(wrongInConstraint(puzzle, moment, other) !== null);
    }
  }
  // Some sums of few cells are impossible on a small grid, whatever the other cells are.
  assert.ok(seen.cut > 300 && seen.missed < 0.15 * seen.cut, JSON.stringify(seen));
  assert.ok(seen.changed > 200 && seen.found > 0.9 * seen.changed, JSON.stringify(seen));
});

test('sentences on the puzzles of the shelf have at most 25 words, too', async () => {
  for (const sample of ruleSamples) {
    const link = formatLink({puzzle: sample.puzzle, rules: {text: sample.rules}});
    for await (const {words} of stepsOf(link)) assertPlain(words);
  }
});

for (const code of Object.keys(languages)) {
  test(`${code}: sentences are as short`, async (t) => {
    t.after(() => speak('en'));
    await speak(code);
    for (const kind of sampledKinds) {
      for (let seed = 1; seed <= testOrSoak(6, 60); seed += 1) {
        const sample = constraintSample(kind, seed);
        if (!sample.rules) continue;
        for await (const {words} of stepsOf(sample)) {
          assert.deepEqual(longSentences(words), [], words);
          assert.doesNotMatch(words, /[{}]|undefined/);
        }
      }
    }
  });
}
