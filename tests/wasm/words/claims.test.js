// The claims of sentences about steps are true: a checker of its own works each of them out again, on thousands of
// positions. A sentence that it does not know fails.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {makePuzzle} from '../../../site/speed/grids.js';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';
import {tellStep} from '../../../web/src/words/techniques/words.js';
import {wrongClaims} from '../../support/claims/claims.mjs';
import {wrongInConstraintStep} from '../../support/claims/constraint-step-claims.mjs';
import {engineFor} from '../engine.mjs';
import {easiestSteps} from '../walking.mjs';
import {exampleLink} from '../../../tools/example-link.mjs';

const engine = await engineFor(after);
const techniques = engine.techniques();
const corpus = (name) => readFileSync(new URL(`../../data/corpora/${name}.txt`, import.meta.url), 'utf8').trim()
  .split('\n').filter((line) => !line.startsWith('#')).map((line) => readPlain(line.split(/\s/)[0]));

/** Of several shapes: `SUDOKUSCOPE_POSITIONS=100000` takes minutes. */
const POSITIONS = Number(process.env.SUDOKUSCOPE_POSITIONS ?? 150);
const SHAPES = [[2, 2], [2, 3], [3, 2], [2, 4], [3, 3], [2, 5], [3, 4], [4, 4]];
const GIVEN = {4: 0.3, 6: 0.35, 8: 0.37, 9: 0.36, 10: 0.42, 12: 0.45, 16: 0.5};
/** Four times as many puzzles and steps where many positions are asked for, as `./dev soak` does. */
const TIMES = process.env.SUDOKUSCOPE_POSITIONS ? 4 : 1;
/** So many steps of a technique are looked at, and no more. */
const ENOUGH = 10 * TIMES;

const nameOf = (id) => techniques.find((technique) => technique.id === id);

/** The sentences of a step, with what is wrong in them. */
function wrongIn(shape, position, step) {
  const technique = nameOf(step.technique);
  if (technique.needsConstraints) return wrongInConstraintStep(position, step, tellStep(shape, technique, step));
  return wrongClaims(shape, position, step, tellStep(shape, technique, step), technique.name);
}

function check(shape, position, step) {
  const wrong = wrongIn(shape, position, step);
  assert.deepEqual(wrong, [], `${step.technique}: ${JSON.stringify(step)}\n${JSON.stringify(plain(position))}`);
}

const plain = ({givens, values, candidates}) =>
  ({givens: givens.join(''), values: values?.join(''), candidates: Array.from(candidates ?? [], Number).join(' ')});

/** A puzzle's marks where it has none of its own. */
function withMarks(shape, puzzle) {
  if (puzzle.candidates) return puzzle;
  const value = (cell) => puzzle.givens[cell] || puzzle.values?.[cell] || 0;
  const candidates = BigUint64Array.from(puzzle.givens, (_, cell) => {
    let mask = 0n;
    for (let digit = 1; digit <= shape.size; digit += 1) {
      if (!shape.peers(cell).some((peer) => value(peer) === digit)) mask |= 1n << BigInt(digit - 1);
    }
    return mask;
  });
  return {...puzzle, candidates};
}

test('on the way through puzzles, every sentence is true', async () => {
  let told = 0;
  const puzzles = Object.entries({hard: 6, few: 4, easy: 2}).flatMap(([name, count]) =>
    corpus(name).slice(0, TIMES * count));
  for (const puzzle of puzzles) {
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      check(geometry(3, 3), position, step);
      told += 1;
    }
  }
  assert.ok(told > 500 * TIMES, String(told));
});

test('so is it for every technique, at the example of its page', async () => {
  const examples = JSON.parse(readFileSync(new URL('../../../site/techniques/examples.json', import.meta.url), 'utf8'));
  for (const {id} of techniques) {
    const {puzzle} = await engine.parse(exampleLink(examples[id]));
    const {steps} = await engine.steps(puzzle, {technique: id});
    const shape = geometryOf(puzzle);
    for (const {found} of steps.slice(0, ENOUGH)) check(shape, withMarks(shape, puzzle), found);
  }
});

test('sentences about constraints are true on the way through puzzles with other rules', async () => {
  const lines = readFileSync(new URL('../../data/generated-rules.txt', import.meta.url), 'utf8').trim().split('\n');
  const seen = new Map();
  for (const line of lines.filter((each) => / (?=\S*https:)/.test(each))) {
    const {puzzle} = await engine.parse(line.split(' ').at(-1));
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      if (!nameOf(step.technique).needsConstraints) continue;
      check(geometryOf(puzzle), position, step);
      seen.set(step.technique, (seen.get(step.technique) ?? 0) + 1);
    }
  }
  const wanted = ['cage-combinations', 'thermometer-bounds', 'arrow-bounds', 'dot-partners', 'whisper-partners',
    'renban-windows'];
  for (const id of wanted) assert.ok(seen.get(id) >= 5, `${id}: ${seen.get(id)}`);
});

test('and for many steps that are not the easiest', async () => {
  const seen = new Map(techniques.map(({id}) => [id, 0]));
  for (const puzzle of corpus('hard').slice(24, TIMES > 1 ? 36 : 26)) {
    let before = '';
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      const isNew = step.eliminations.length > 0 && step.technique !== before;
      before = step.technique;
      if (!isNew) continue;
      for (const {id} of techniques.filter((each) => seen.get(each.id) < ENOUGH)) {
        const {steps} = await engine.steps(position, {technique: id});
        for (const {found} of steps.slice(0, ENOUGH)) check(geometry(3, 3), position, found);
        seen.set(id, seen.get(id) + Math.min(ENOUGH, steps.length));
      }
    }
  }
  assert.ok([...seen.values()].filter((steps) => steps >= ENOUGH).length > 40);
});

test('and on generated positions of all shapes', async () => {
  let told = 0;
  for (let seed = 1; told < POSITIONS; seed += 1) {
    const [boxRows, boxCols] = SHAPES[seed % SHAPES.length];
    const size = boxRows * boxCols;
    const {puzzle} = await engine.parse(makePuzzle({boxRows, boxCols}, GIVEN[size], seed), {boxRows, boxCols});
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      check(geometry(boxRows, boxCols), position, step);
      told += 1;
    }
  }
});

test('the checker finds what is untrue, and fails what it does not know', async () => {
  const shape = geometry(3, 3);
  let changed = 0;
  for (const puzzle of corpus('hard').slice(0, TIMES > 1 ? 6 : 2)) {
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      const technique = nameOf(step.technique);
      const told = tellStep(shape, technique, step);
      const wrong = (other) => wrongClaims(shape, position, step, {...told, ...other}, technique.name);
      assert.notDeepEqual(wrong({why: `${told.why} Everything is fine.`}), []);
      // Another digit in place of each one that a sentence about the pattern names can't be true, too.
      const digit = /(?<![A-Z\d])[1-9](?!\d)/.exec(told.pattern)?.[0];
      if (!digit || /^(box|column)/.test(told.pattern.slice(told.pattern.indexOf(digit) - 4))) continue;
      const other = told.pattern.replace(digit, String(Number(digit) % 9 + 1));
      if (other !== told.pattern) changed += Number(wrong({pattern: other}).length > 0);
    }
  }
  assert.ok(changed > (TIMES > 1 ? 100 : 33), String(changed));
});
