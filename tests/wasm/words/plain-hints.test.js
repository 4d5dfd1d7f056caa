// Hints and the sentences of technique steps are plain: short, and without the turns of phrase that readers stumble on.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {makePuzzle} from '../../../site/speed/grids.js';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {RUNGS, hintsUpTo} from '../../../web/src/words/hints.js';
import {tellStep} from '../../../web/src/words/techniques/words.js';
import {engineFor} from '../engine.mjs';
import {easiestSteps} from '../walking.mjs';
import {exampleLink} from '../../../tools/example-link.mjs';

const engine = await engineFor(after);
const techniques = engine.techniques();

/** How many positions: `SUDOKUSCOPE_POSITIONS=10000` takes minutes. */
const POSITIONS = Number(process.env.SUDOKUSCOPE_POSITIONS ?? 400);
const SHAPES = [[3, 3], [2, 3], [3, 3], [2, 4], [3, 3], [3, 4]];
const GIVEN = {6: 0.35, 8: 0.37, 9: 0.33, 12: 0.45};
/** So many steps of a technique are looked at in a position, and no more. */
const ENOUGH = 3;
/** Every so often a position is asked for steps of all techniques. */
const OFTEN = 40;

const MOST_WORDS = 25;

/** A list of names is read at a glance, like one word: "A1, A3 and B5", "2, 5 or 9", "rows A and B and box 3". */
const NAME = '(?:(?:[Rr]ows?|[Cc]olumns?|[Bb]ox(?:es)?) )?(?:[A-Z]{1,2}\\d{1,2}|[0-9A-Z]{1,2})';
const LIST = new RegExp(`\\b${NAME}(?:(?:, | and | or | with | nor | )${NAME}\\b)+`, 'g');

const TELLTALE = [
  /\bleaves? [A-Z0-9]/, /\bcom(?:es?|ing) to\b/, /\bis told/, /\bhas its say/, /\bstands?\b/,
  /(?:^|[.;:] )What\b/, /(?:^|[.;:] )Whether\b/, /\bbut for\b/, /(?:^|[.;:] )[Oo]f (?:any )?two\b/,
  /\bof (?:which|whom)\b/, /\bis to be\b/, /\bwhat (?:sees|clashes|goes|leaves)\b/, /\bgoes\b/, /\ball the same\b/,
  /\blies? (?:in|where)\b/, /\bholds?\b/, /\bthe one\b/, /\bWere [A-Z]/, /\bone too many\b/,
];

/** @param {string} text */
const sentencesOf = (text) => text.split(/(?<=[.?!]) (?=[A-Z0-9(])/);

/** The faults of a text, a line each. @param {string} text */
function faults(text) {
  const long = sentencesOf(text).filter((sentence) =>
    sentence.replace(LIST, 'list').split(/\s+/).length > MOST_WORDS);
  const odd = TELLTALE.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern} in ${text}`);
  return [...long, ...odd];
}

/** Faults in all that is told of a step. */
function faultsOf(shape, step) {
  const technique = techniques.find(({id}) => id === step.technique);
  const {short, pattern, why, chain} = tellStep(shape, technique, step);
  const hints = hintsUpTo(shape, technique, step, RUNGS).flatMap(({text, note}) => [text, note]);
  return [short, pattern, why, ...chain, ...hints].filter(Boolean).flatMap(faults);
}

function check(shape, step, seen) {
  assert.deepEqual(faultsOf(shape, step), [], step.technique);
  seen.add(step.technique);
}

test('hints and technique sentences have at most 25 words and none of the turns that readers stumble on', async () => {
  const seen = new Set();
  let positions = 0;
  for (let seed = 1; positions < POSITIONS; seed += 1) {
    const [boxRows, boxCols] = SHAPES[seed % SHAPES.length];
    const shape = geometry(boxRows, boxCols);
    const {puzzle} = await engine.parse(makePuzzle({boxRows, boxCols}, GIVEN[shape.size], seed), {boxRows, boxCols});
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      check(shape, step, seen);
      positions += 1;
      if (positions % OFTEN || shape.size > 9) continue;
      for (const {id} of techniques) {
        const {steps} = await engine.steps(position, {technique: id});
        for (const {found} of steps.slice(0, ENOUGH)) check(shape, found, seen);
      }
    }
  }
  assert.ok(seen.size > 25, [...seen].join());
});

test('so have the examples of all techniques, and what a technique says of itself', async () => {
  const examples = JSON.parse(readFileSync(new URL('../../../site/techniques/examples.json', import.meta.url), 'utf8'));
  const seen = new Set();
  for (const {id, summary} of techniques) {
    assert.deepEqual(faults(summary), [], id);
    const {puzzle} = await engine.parse(exampleLink(examples[id]));
    const {steps} = await engine.steps(puzzle, {technique: id});
    for (const {found} of steps.slice(0, ENOUGH)) check(geometryOf(puzzle), found, seen);
  }
  assert.equal(seen.size, techniques.length);
});

test('what propagators say of themselves is as plain', () => {
  for (const {id, summary} of engine.propagators()) assert.deepEqual(faults(summary), [], id);
});

test('the measure itself: a long sentence and a turn of phrase are found', () => {
  const long = `${Array.from({length: MOST_WORDS + 1}, () => 'Word').join(' ')}.`;
  assert.deepEqual(faults(long), [long]);
  assert.deepEqual(faults(`Short. ${long} Short.`), [long]);
  assert.equal(faults('8 leaves I6.').length, 1);
  assert.equal(faults('What sees both is not.').length, 1);
  assert.deepEqual(faults(`${Array.from({length: 40}, (_, i) => `A${i + 1}`).join(', ')} can't be 8.`), []);
});
