// The pages about techniques: each technique has one, with an example in which it finds a step that holds.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import test, {after} from 'node:test';
import {createEngine, parseStrategy} from '../../../web/src/index.js';
import {LEVELS, levelOf} from '../../../web/src/words/levels.js';
import {exampleStep, fitsPage, openCells} from '../../../tools/example-step.mjs';
import {patternOf} from '../../../web/src/words/techniques/step-pattern.js';
import {readArticles, techniquePages} from '../../../tools/pages/techniques.mjs';
import {plain} from '../../support/learn.mjs';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {exampleLink} from '../../../tools/example-link.mjs';

const folder = fileURLToPath(new URL('../../../site/techniques', import.meta.url));
const examples = JSON.parse(readFileSync(`${folder}/examples.json`, 'utf8'));
const articles = await readArticles(`${folder}/en`);
const engine = await createEngine();
after(() => engine.dispose());
const techniques = engine.techniques();
const ids = techniques.map(({id}) => id);
const pages = await techniquePages(folder, '{{content}}');

/** The example of each technique, and what its page shows of it: found once, since that takes most of the time. */
const shown = new Map();
for (const id of ids) {
  const {puzzle} = await engine.parse(exampleLink(examples[id]));
  shown.set(id, {puzzle, found: await exampleStep(engine, puzzle, id)});
}

/** The technique of the first step that people take. */
async function firstOf(position) {
  const {run} = await engine.explain(position);
  const [{cause}] = await run.events(0, 1);
  run.dispose();
  return cause;
}

test('in every example the pattern is drawn', async () => {
  for (const id of ids) {
    const {puzzle, found: {step}} = shown.get(id);
    const {units, ringed, candidates, sets} = patternOf(geometryOf(puzzle), step);
    const drawn = units.length + ringed.length + candidates.length + sets.length;
    assert.ok(drawn > 0, `${id}: web/src/words/techniques/step-pattern.js draws nothing of it`);
  }
});

test('in every example the technique finds a step, and its conclusions are those of the solution', async () => {
  for (const id of ids) {
    const {puzzle, found} = shown.get(id);
    const {status, solutions: [solution]} = await engine.solve({...puzzle, values: undefined, candidates: null});
    assert.equal(status, 'unique', id);
    const digits = Uint8Array.from(solution, Number);
    puzzle.candidates.forEach((mask, cell) => assert.ok(mask >> BigInt(digits[cell] - 1) & 1n, `${id}: cell ${cell}`));
    assert.equal(found?.step.technique, id);
    // The first step that the player on the page shows.
    if (found.easiest.technique === id) assert.equal(await firstOf(puzzle), id);
    const {placements, eliminations} = found.step;
    assert.ok(placements.length + eliminations.length > 0, id);
    for (const [cell, digit] of placements) assert.equal(digits[cell], digit, id);
    for (const [cell, digit] of eliminations) assert.notEqual(digits[cell], digit, id);
  }
});

test('what a page says of its example is true of it', async () => {
  for (const id of ids) {
    const {puzzle, found: {step, easiest}} = shown.get(id);
    assert.ok(fitsPage(step, puzzle, easiest), id);
    const shape = geometryOf(puzzle);
    const seen = (role) => step.reason.roles.filter((mark) => mark.role === role).map(({cell}) => cell);
    const digits = (cell) => puzzle.givens[cell] || puzzle.values?.[cell];
    if (id.startsWith('hidden-single')) {
      // Cross-hatching: the ringed digits alone bar all other open cells of the unit.
      const [[target, digit]] = step.placements;
      const others = shape.cellsOf(step.reason.units[0]).filter((cell) => cell !== target && !digits(cell));
      assert.ok(others.length >= 4, id);
      for (const cell of others) {
        assert.ok(seen('blocker').some((by) => digits(by) === digit && shape.peers(cell).includes(by)), id);
      }
    }
    if (id === 'naked-single') {
      const [[target]] = step.placements;
      assert.equal(new Set(shape.peers(target).map(digits).filter(Boolean)).size, 8);
    }
    if (/^(full-house|hidden-single|naked-single)/.test(id)) assert.ok(openCells(puzzle).length >= 45, id);
    if (id === 'bug-plus-one') {
      const counts = openCells(puzzle).map((cell) => puzzle.candidates[cell].toString(2).replaceAll('0', '').length);
      assert.deepEqual(counts.filter((count) => count !== 2), [3]);
      const [[target, digit]] = step.placements;
      const units = Array.from({length: 27}, (_, unit) => unit).filter((unit) => shape.cellsOf(unit).includes(target));
      for (const unit of units) {
        const isPlace = (cell) => !digits(cell) && puzzle.candidates[cell] >> BigInt(digit - 1) & 1n;
        const places = shape.cellsOf(unit).filter(isPlace);
        assert.equal(places.length, 3);
      }
    }
    if (id === 'simple-colours-wrap') assert.ok(seen('on').length && seen('off').length);
  }
});

test('each page shows its step in a player that begins with it; drawn beside it where that starts before', async () => {
  for (const id of ids) {
    const html = pages.get(`${id}.html`);
    const player = /<sudoku-scope id="steps"[^>]* strategy="([^"]+)"\s+step="(\d)" puzzle="([^"]+)"/;
    const [, code, step, link] = player.exec(html);
    const {puzzle} = await engine.parse(link.replaceAll('&amp;', '&'));
    const {run} = await engine.run(puzzle, parseStrategy(code));
    const [first] = await run.events(0, 1);
    run.dispose();
    const wanted = (await exampleStep(engine, puzzle, id)).step;
    assert.equal(first.cause, id);
    assert.deepEqual([first.found.placements, first.found.eliminations], [wanted.placements, wanted.eliminations], id);
    assert.ok(step === '1' || /<div class="demo">\s*<figure>\s*<svg/.test(html), id);
    assert.doesNotMatch(html, /\{\{|rarely the easiest/, id);
    // No sentence twice in what is said of the grid.
    const told = plain(/<h2[^>]*>In this grid<\/h2>\s*<p>([\s\S]*?)<\/p>/.exec(html)[1]).split(/(?<=[.!?]) /);
    assert.equal(new Set(told).size, told.length, id);
  }
});

test('each page shows a propagation that finds the same: alone, or by a trial of a candidate that goes', async () => {
  for (const id of ids) {
    const [, code] = /<sudoku-scope id="grid"[^>]* strategy="([^"]+)"/.exec(pages.get(`${id}.html`));
    const strategy = parseStrategy(code);
    const {puzzle, found: {step: {placements, eliminations}}} = shown.get(id);
    const {run} = await engine.run(puzzle, strategy);
    await run.finished;
    if (strategy.search) {
      const [{cell, digit, index}] = await run.events(await run.next(0, 'decide'), 1);
      assert.ok(placements.some(([at, other]) => at === cell && other !== digit) ||
        eliminations.some(([at, gone]) => at === cell && gone === digit), id);
      assert.ok(await run.next(index + 1, 'conflict') < await run.next(index + 1, 'decide'), id);
    } else {
      const {values, candidates} = await run.stateAt(run.length);
      for (const [cell, digit] of placements) assert.equal(values[cell], digit, id);
      for (const [cell, digit] of eliminations) assert.ok(!(candidates[cell] >> BigInt(digit - 1) & 1n), id);
    }
    run.dispose();
  }
});

/** The sentences of some markup. @param {string} html */
function sentencesOf(html) {
  const texts = [...html.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)].map(([, text]) => plain(text).replace(/\s+/g, ' '));
  return texts.flatMap((text) => text.split(/(?<=[.!?:;]) (?=[A-Z0-9“])/));
}

/** Words that nobody says in English, or says only in another sense. */
const ODD = /\b(leaves? [A-I]\d|comes? to (this|it|the same|exactly)|is told|has its say|to a machine|stands? in)\b/i;

test('sentences are short, and in plain words', () => {
  for (const [id, {lead, people, machine}] of articles) {
    for (const sentence of sentencesOf(lead + people + machine)) {
      assert.ok(sentence.split(' ').length <= 25, `${id}: ${sentence}`);
      assert.doesNotMatch(sentence, ODD, id);
    }
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
    assert.match(machine, /^<h2 class="machine">In constraint terms<\/h2>\s*<p>/, id);
  }
});

test('levels are those that the engine rates by', () => {
  const source = readFileSync(new URL('../../../engine/src/human/core/rate.cpp', import.meta.url), 'utf8');
  const numbers = /kHardest\{([^}]+)\}/.exec(source)[1].split(',').map(Number).slice(0, -1);
  assert.deepEqual(LEVELS.slice(0, -1).map(({upTo}) => upTo), numbers);
  const names = [.../kLevels\{([^}]+)\}/.exec(source)[1].matchAll(/"([\w-]+)"/g)].map(([, id]) => id);
  assert.deepEqual(LEVELS.map(({id}) => id), names);
  assert.equal(levelOf(12).id, 'very-easy');
  assert.equal(levelOf(13).id, 'easy');
});
