// The pages about techniques: each technique has one, with an example in which it finds a step that holds.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import test, {after} from 'node:test';
import {createEngine} from '../../web/src/index.js';
import {LEVELS, levelOf} from '../../web/src/levels.js';
import {exampleStep} from '../../tools/example-step.mjs';
import {patternOf} from '../../web/src/step-pattern.js';
import {readArticles} from '../../tools/techniques.mjs';
import {plain} from '../support/learn.mjs';

const folder = fileURLToPath(new URL('../../site/techniques', import.meta.url));
const examples = JSON.parse(readFileSync(`${folder}/examples.json`, 'utf8'));
const articles = await readArticles(folder);
const engine = await createEngine();
after(() => engine.dispose());
const techniques = engine.techniques();
const ids = techniques.map(({id}) => id);

/** The technique of the first step that people take. */
async function firstOf(position) {
  const {run} = await engine.explain(position);
  const [{cause}] = await run.events(0, 1);
  run.dispose();
  return cause;
}

test('in every example the pattern is drawn', async () => {
  for (const id of ids) {
    const {puzzle} = await engine.parse(`#z=${examples[id].puzzle}&state=${examples[id].state}`);
    const {step} = await exampleStep(engine, puzzle, id);
    const {units, ringed, candidates, sets} = patternOf(step);
    const drawn = units.length + ringed.length + candidates.length + sets.length;
    assert.ok(drawn > 0, `${id}: web/src/step-pattern.js draws nothing of it`);
  }
});

test('in every example the technique finds a step, and its conclusions are those of the solution', async () => {
  for (const id of ids) {
    const {puzzle} = await engine.parse(`#z=${examples[id].puzzle}&state=${examples[id].state}`);
    const {status, solutions: [solution]} = await engine.solve({...puzzle, values: undefined, candidates: null});
    assert.equal(status, 'unique', id);
    const digits = Uint8Array.from(solution, Number);
    puzzle.candidates.forEach((mask, cell) => assert.ok(mask >> BigInt(digits[cell] - 1) & 1n, `${id}: cell ${cell}`));
    const found = await exampleStep(engine, puzzle, id);
    assert.equal(found?.step.technique, id);
    // What the player on the page shows as its first step.
    if (found.easiest.technique === id) assert.equal(await firstOf(puzzle), id);
    const {placements, eliminations} = found.step;
    assert.ok(placements.length + eliminations.length > 0, id);
    for (const [cell, digit] of placements) assert.equal(digits[cell], digit, id);
    for (const [cell, digit] of eliminations) assert.notEqual(digits[cell], digit, id);
  }
});

test('every technique is told of, at some length and with a proof', () => {
  for (const [id, {lead, people, machine}] of articles) {
    const words = plain(`${lead} ${people} ${machine}`).split(/\s+/).length;
    assert.ok(words >= 80 && words <= 280, `${id}: ${words} words`);
    for (const [, other] of (people + machine).matchAll(/href="([\w-]+)\.html"/g)) {
      assert.ok(ids.includes(other), `${id}: ${other}`);
    }
    assert.match(people, /^<h2>Why it holds<\/h2>/, id);
    assert.match(machine, /^<h2>To a machine<\/h2>\s*<p>/, id);
  }
});

test('levels are those that the engine rates by', () => {
  const source = readFileSync(new URL('../../engine/src/human/rate.cpp', import.meta.url), 'utf8');
  const numbers = /kHardest\{([^}]+)\}/.exec(source)[1].split(',').map(Number).slice(0, -1);
  assert.deepEqual(LEVELS.slice(0, -1).map(({upTo}) => upTo), numbers);
  const names = [.../kLevels\{([^}]+)\}/.exec(source)[1].matchAll(/"([\w-]+)"/g)].map(([, id]) => id);
  assert.deepEqual(LEVELS.map(({id}) => id), names);
  assert.equal(levelOf(12).id, 'very-easy');
  assert.equal(levelOf(13).id, 'easy');
});
