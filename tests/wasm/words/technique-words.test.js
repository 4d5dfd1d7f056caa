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

/** Cells by their names, wherever they stand in a text. A region is named after a cell, which isn't meant. */
const namesIn = (text) => text.replace(/\bregion [A-Z]\d\b/g, 'region').match(/\b[A-Z]\d{1,2}\b/g) ?? [];
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
  // Of two cells, "all" isn't said, and a list of units doesn't seem to be where they cross.
  assert.doesNotMatch(`${pattern} ${why}`, / in [A-Z]\d+ or [A-Z]\d+, and no cell that sees all|\d with (box|row|col)/);
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
  assert.match(unit, /^Look at (rows?|columns?|box(es)?|region|disjoint group|diagonal) [\w, \\/]+\.$/, about);
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

/** With rules by which cells see each other that share no unit, or units are no rows, columns and boxes. */
const RULED = [
  '.AntiKnight.~R1C2_3~R1C6_7~R1C7_9~R1C8_8~R2C4_9~R2C8_3~R4C4_8~R7C2_7~R7C3_1~R7C5_2~R7C6_6~R7C7_3~R8C3_5~R9C6_5' +
    '~R9C7_1',
  '.Shape~7x7.Jigsaw~0011111001222100023223333332455555544446654466666.AntiKing.NoBoxes' +
    '.~R2C1_3~R2C4_5~R3C3_2~R5C2_1~R5C6_6~R6C5_7~R7C5_5',
  '.Shape~6x6.AntiKing.Cage~0~R1C1~R2C2~R3C3~R4C4.~R1C2_2~R1C4_1~R1C5_5~R3C3_1~R4C1_5~R5C5_6~R6C5_4',
  '.DisjointSets.~R1C3_9~R1C4_4~R1C9_5~R2C1_5~R3C4_6~R3C8_2~R4C8_1~R4C9_6~R5C1_2~R5C3_3~R5C9_8~R6C1_8~R6C6_5~R7C3_4' +
    '~R7C8_6~R8C2_6~R8C8_7~R9C7_1',
];
/** That of the hardest pattern that is asked for under rules, besides the easiest steps: chains take long. */
const HARDEST_PATTERN = 59;

test('under rules, cells that see each other without a unit are told as what they are', async () => {
  const texts = [];
  for (const text of RULED) {
    const {puzzle} = await engine.parse(text);
    const shape = geometryOf(puzzle);
    const seen = new Map(techniques.map(({id}) => [id, 0]));
    const tell = (step) => {
      check(shape, step);
      const {short, pattern, why} = tellStep(shape, techniques.find(({id}) => id === step.technique), step);
      texts.push(`${short} ${pattern} ${why}`);
    };
    for await (const {step, position} of easiestSteps(engine, puzzle)) {
      tell(step);
      if (!step.eliminations.length) continue;
      const asked = techniques.filter((each) => each.difficulty <= HARDEST_PATTERN && seen.get(each.id) < ENOUGH);
      for (const {id} of asked) {
        const {steps} = await engine.steps(position, {technique: id});
        for (const {found} of steps.slice(0, ENOUGH)) tell(found);
        seen.set(id, seen.get(id) + Math.min(ENOUGH, steps.length));
      }
    }
  }
  for (const told of [
    /turbot fish .* are a knight's move apart\./, /: two cells of their colour are a knight's move apart\./,
    /turbot fish .* touch at a corner\./, /disjoint group \d/, /: every place for \d in .* rules it out\./,
  ]) assert.ok(texts.some((text) => told.test(text)), String(told));
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
