// Steps of techniques in words: on thousands of real ones, every sentence is whole, and no rung tells of a later one.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {makePuzzle} from '../../../site/speed/grids.js';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {RUNGS, hintsUpTo} from '../../../web/src/words/hints.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';
import {tellStep} from '../../../web/src/words/techniques/words.js';
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
/** The share of the cells that is given, by size. */
const GIVEN = {4: 0.3, 6: 0.35, 8: 0.37, 9: 0.36, 10: 0.42, 12: 0.45, 16: 0.5};

/** So many units are a place to look. */
const MOST_UNITS = 3;

/** Four times as many puzzles and steps where many positions are asked for, as `./dev soak` does. */
const TIMES = process.env.SUDOKUSCOPE_POSITIONS ? 4 : 1;
/** So many steps of a technique are looked at, and no more. */
const ENOUGH = 5 * TIMES;

/** Cells by their names, wherever they stand in a text. */
const namesIn = (text) => text.match(/\b[A-Z]\d{1,2}\b/g) ?? [];
const isWhole = (text) => /^[A-Z0-9].*\.$/.test(text) && !/undefined|NaN|null|  | [.,;:]|\.\.|,,/.test(text);

function check(shape, step) {
  const technique = techniques.find(({id}) => id === step.technique);
  const {short, conclusion, pattern, why, chain} = tellStep(shape, technique, step);
  const about = `${technique.id}: ${JSON.stringify(step)}`;
  assert.ok(short.startsWith(`${conclusion.map(({text}) => text).join('')}: `), about);
  const marked = (mark) => [...new Set(conclusion.filter((part) => part.mark === mark).map(({text}) => text))].sort();
  const named = (pairs, text) => [...new Set(pairs.map(text))].sort();
  assert.deepEqual(marked('struck'), named(step.eliminations, ([, digit]) => shape.symbol(digit)), about);
  assert.deepEqual(marked('name'), named(step.eliminations, ([cell]) => shape.cellName(cell)), about);
  for (const text of [short, pattern, why, ...chain]) assert.ok(isWhole(text), `${text}\n${about}`);
  const concluded = [...step.placements, ...step.eliminations];
  for (const [cell, digit] of concluded) {
    assert.ok(namesIn(short).includes(shape.cellName(cell)), `${short}\n${about}`);
    assert.ok(new RegExp(`\\b${shape.symbol(digit)}\\b`).test(short), `${short}\n${about}`);
  }
  checkRungs(shape, technique, step, about);
}

function checkRungs(shape, technique, step, about) {
  const hints = hintsUpTo(shape, technique, step, RUNGS);
  const [where, unit, name, pattern, last] = hints.map(({text, note}) => `${text} ${note}`.trim());
  assert.match(where, /^(Look at the [a-z ]+|The pattern spans the grid\. Look at [a-z ]+)\.$/, about);
  assert.match(unit, /^Look at (rows?|columns?|box(es)?) [\w, ]+\.$/, about);
  assert.deepEqual([where, unit, name].flatMap(namesIn), [], about);
  assert.deepEqual(hints.slice(0, 3).flatMap(({cells}) => cells), [], about);
  assert.doesNotMatch(pattern, / can't be |removed/, about);
  for (const [cell, digit] of step.placements) {
    assert.ok(!pattern.includes(`${shape.cellName(cell)} is ${shape.symbol(digit)}.`), `${pattern}\n${about}`);
  }
  assert.ok(last.startsWith(tellStep(shape, technique, step).short), about);
  assert.deepEqual(hints.map(({apply}) => Boolean(apply)), [false, false, false, false, true], about);
  checkUnits(unit, hints[3].text, about);
  const inPattern = step.reason.roles.map(({cell}) => cell);
  const beside = [...step.placements, ...step.eliminations].filter(([cell]) =>
    /hidden-single|full-house/.test(technique.id) || !inPattern.includes(cell)).map(([cell]) => cell);
  for (const cell of beside) {
    assert.ok(!namesIn(pattern).includes(shape.cellName(cell)), `${pattern}\n${about}`);
    assert.ok(!hints[3].cells.includes(cell), about);
  }
  checkPatterns(shape, step, hints.map((hint) => hint.pattern), about);
}

/** The kinds of units that a text names. */
const kindsIn = (text) => new Set(text.toLowerCase().match(/\b(row|column|box)(?=s? |es )/g) ?? []);

/** The second rung names a few units, of kinds that the fourth names too. */
function checkUnits(unit, pattern, about) {
  assert.ok(unit.split(/,| and /).length <= MOST_UNITS, `${unit}\n${about}`);
  const [first, later] = [kindsIn(unit), kindsIn(pattern)];
  assert.ok(!later.size || [...first].every((kind) => later.has(kind)), `${unit} ${pattern}\n${about}`);
}

/** Checks that each rung draws no more than it tells. */
function checkPatterns(shape, step, [where, unit, name, pattern, whole], about) {
  const drawn = ({units, ringed, candidates, sets, links}) =>
    [units, ringed, candidates, sets, links].map((marks) => marks.length).reverse().join(' ');
  assert.equal(drawn(where), '0 0 0 0 0', about);
  for (const seen of [unit, name]) assert.match(drawn(seen), /^0 0 0 0 [1-9]/, about);
  assert.notEqual(drawn(pattern), '0 0 0 0 0', about);
  for (const seen of [where, unit, name, pattern]) assert.deepEqual([seen.struck, seen.written], [[], []], about);
  const told = (candidates) => candidates.map(({cell, digit}) => [cell, digit]);
  assert.deepEqual([told(whole.struck), told(whole.written)], [step.eliminations, step.placements], about);
  const isCell = (cell) => cell >= 0 && cell < shape.cells;
  for (const {cell, digit} of [...whole.candidates, ...whole.struck, ...whole.written]) {
    assert.ok(isCell(cell) && digit >= 1 && digit <= shape.size, about);
  }
  const nodes = whole.links.flatMap(({from, to}) => [from, to]);
  assert.ok(nodes.every(({cells, digit}) => cells.length > 0 && cells.every(isCell) && digit > 0), about);
}

test('on the way through puzzles of all kinds, every sentence is whole and every rung keeps to itself', async () => {
  let told = 0;
  const puzzles = Object.entries({hard: 6, few: 4, easy: 2}).flatMap(([name, count]) =>
    corpus(name).slice(0, TIMES * count));
  for (const puzzle of puzzles) {
    for await (const {step} of easiestSteps(engine, puzzle)) {
      check(geometry(3, 3), step);
      told += 1;
    }
  }
  assert.ok(told > 500 * TIMES, String(told));
});

test('every technique there is is told, at the example of its page', async () => {
  const examples = JSON.parse(readFileSync(new URL('../../../site/techniques/examples.json', import.meta.url), 'utf8'));
  for (const {id} of techniques) {
    const {puzzle} = await engine.parse(exampleLink(examples[id]));
    const {steps} = await engine.steps(puzzle, {technique: id});
    assert.ok(steps.length > 0, id);
    for (const {found} of steps.slice(0, ENOUGH)) check(geometryOf(puzzle), found);
  }
});

test('so are many steps that are not the easiest', async () => {
  const seen = new Map(techniques.map(({id}) => [id, 0]));
  for (const puzzle of corpus('hard').slice(24, TIMES > 1 ? 34 : 26)) {
    let before = '';
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      const isNew = step.eliminations.length > 0 && step.technique !== before;
      before = step.technique;
      if (!isNew) continue;
      for (const {id} of techniques.filter((each) => seen.get(each.id) < ENOUGH)) {
        const {steps} = await engine.steps(position, {technique: id});
        for (const {found} of steps.slice(0, ENOUGH)) check(geometry(3, 3), found);
        seen.set(id, seen.get(id) + Math.min(ENOUGH, steps.length));
      }
    }
  }
  assert.ok([...seen.values()].filter((steps) => steps >= ENOUGH).length > 40);
});

test('on generated positions of all shapes, too', async () => {
  let told = 0;
  for (let seed = 1; told < POSITIONS; seed += 1) {
    const [boxRows, boxCols] = SHAPES[seed % SHAPES.length];
    const size = boxRows * boxCols;
    const {puzzle} = await engine.parse(makePuzzle({boxRows, boxCols}, GIVEN[size], seed), {boxRows, boxCols});
    for await (const {step} of easiestSteps(engine, puzzle)) {
      check(geometry(boxRows, boxCols), step);
      told += 1;
    }
  }
});
