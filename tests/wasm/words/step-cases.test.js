// The cases of forcing chains, on real steps: each hangs together by its own links, and what is told of it and what is
// drawn of it go through the same cells.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {makePuzzle} from '../../../site/speed/grids.js';
import {geometry, geometryOf} from '../../../web/src/grid/geometry.js';
import {hintOf} from '../../../web/src/words/hints.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';
import {casesOf} from '../../../web/src/words/techniques/reason-parts.js';
import {drawnCases, wholePatternOf} from '../../../web/src/words/techniques/step-pattern.js';
import {tellStep} from '../../../web/src/words/techniques/words.js';
import {engineFor} from '../engine.mjs';
import {easiestSteps} from '../walking.mjs';
import {exampleLink} from '../../../tools/example-link.mjs';

const engine = await engineFor(after);
const techniques = engine.techniques();
const withCases = techniques.filter(({id}) => id.endsWith('forcing-chain'));
const SHAPES = [[2, 3], [3, 2], [2, 4], [3, 3], [3, 4]];
const GIVEN = {6: 0.33, 8: 0.34, 9: 0.31, 12: 0.42};
const POSITIONS = Number(process.env.SUDOKUSCOPE_POSITIONS ?? 40);
/** So many steps of a technique are looked at in a position, and no more. */
const ENOUGH = 12;

const key = (cell, digit) => `${cell} ${digit}`;
const keysOf = (node) => node.cells.map((cell) => key(cell, node.digit));
const keysIn = (candidates) => candidates.map(({cell, digit}) => key(cell, digit));

/** From what is assumed, all that the links of a case come to. */
function reached({start, links}) {
  const known = new Set([key(start.cell, start.digit)]);
  for (let before = 0; before < known.size;) {
    before = known.size;
    for (const {from, to} of links) {
      if (keysOf(from).some((each) => known.has(each))) for (const each of keysOf(to)) known.add(each);
    }
  }
  return known;
}

/** "If A1 is 5": the cells and digits that a case is told to fill. */
function toldIn(shape, text) {
  const cellOf = new Map(Array.from({length: shape.cells}, (_, cell) => [shape.cellName(cell), cell]));
  const digitOf = new Map(Array.from({length: shape.size}, (_, i) => [shape.symbol(i + 1), i + 1]));
  return [...text.matchAll(/\b([A-Z]\d+) is (?:not )?(\w+)/g)].map(([, cell, digit]) =>
    key(cellOf.get(cell), digitOf.get(digit)));
}

function check(shape, step) {
  const about = JSON.stringify(step);
  const {cases, chain, pattern} = tellStep(shape, techniques.find(({id}) => id === step.technique), step);
  const own = casesOf(step);
  const drawn = drawnCases(shape, step, cases);
  const whole = wholePatternOf(shape, step);
  assert.deepEqual([cases.length, drawn.length], [own.length, own.length], about);
  assert.deepEqual(drawn.flatMap(({lines}) => lines), chain, about);
  assert.equal(drawn.reduce((sum, each) => sum + each.pattern.links.length, 0), whole.links.length, about);
  for (const [i, {start, links, roles}] of own.entries()) {
    const text = cases[i].join(' ');
    const marks = drawn[i].pattern;
    assert.ok(text.startsWith(`If ${shape.cellName(start.cell)} is ${shape.symbol(start.digit)}`), about);
    assert.ok(pattern.includes(shape.cellName(start.cell)) && pattern.includes(shape.symbol(start.digit)), about);
    assert.deepEqual([marks.struck, marks.written], [whole.struck, whole.written], about);
    assert.deepEqual(marks.links, links, about);
    // Every link starts from what the case comes to, and all that is drawn is part of it.
    const known = reached(own[i]);
    assert.ok(links.every(({from}) => keysOf(from).every((each) => known.has(each))), `${text}\n${about}`);
    assert.ok(keysIn(marks.candidates).every((each) => known.has(each)), `${text}\n${about}`);
    const [[...conclusion]] = [...step.placements, ...step.eliminations];
    assert.ok(known.has(key(...conclusion)), `${text}\n${about}`);
    // The digits put on the way are told, and nothing else: the start, each digit, the conclusion.
    const put = roles.filter(({role}) => role === 'on').map(({cell, digit}) => key(cell, digit));
    const told = new Set([...put, key(start.cell, start.digit), key(...conclusion)]);
    assert.deepEqual(new Set(toldIn(shape, text)), told, `${text}\n${about}`);
    const seen = new Set([...keysIn(marks.candidates), ...keysIn(marks.struck), ...keysIn(marks.written)]);
    assert.ok([...told].every((each) => seen.has(each)), `${text}\n${about}`);
  }
  return own.length;
}

async function checkAll(shape, position) {
  let cases = 0;
  for (const {id} of withCases) {
    const {steps} = await engine.steps(position, {technique: id});
    for (const {found} of steps.slice(0, ENOUGH)) cases += check(shape, found) > 1;
  }
  return cases;
}

test('at the examples of their pages', async () => {
  const examples = JSON.parse(readFileSync(new URL('../../../site/techniques/examples.json', import.meta.url), 'utf8'));
  assert.equal(withCases.length, 4);
  for (const {id} of withCases) {
    const {puzzle} = await engine.parse(exampleLink(examples[id]));
    assert.ok(await checkAll(geometryOf(puzzle), puzzle) > 0, id);
  }
});

test('on generated positions of several shapes', async () => {
  let looked = 0;
  let found = 0;
  for (let seed = 1; looked < POSITIONS; seed += 1) {
    const [boxRows, boxCols] = SHAPES[seed % SHAPES.length];
    const {puzzle} = await engine.parse(makePuzzle({boxRows, boxCols}, GIVEN[boxRows * boxCols], seed),
      {boxRows, boxCols});
    let at = 0;
    for await (const {position} of easiestSteps(engine, puzzle)) {
      if ((at += 1) % 8) continue;
      looked += 1;
      found += await checkAll(geometry(boxRows, boxCols), position);
    }
  }
  assert.ok(found > POSITIONS, String(found));
});

test('steps of one case, or none, have nothing to choose from', async () => {
  const {step} = await engine.nextStep(readPlain(`12345678.${'.'.repeat(72)}`));
  const technique = techniques.find(({id}) => id === step.technique);
  assert.deepEqual(hintOf(geometry(3, 3), technique, step, 5).cases, []);
  const nishio = {
    technique: 'nishio', difficulty: 1, eliminations: [[13, 7]], placements: [], reason: {
      digits: [7], units: [10], roles: [{role: 'on', cell: 13, digit: 7, group: 0}], links: [],
    },
  };
  assert.deepEqual(drawnCases(geometry(3, 3), nishio, []), []);
  const lone = {...nishio, technique: 'cell-forcing-chain',
    reason: {...nishio.reason, roles: [{role: 'pivot', cell: 3, digit: 4, group: 0}]}};
  assert.deepEqual(drawnCases(geometry(3, 3), lone, [['If A4 is 4, B5 is not 7.']]), []);
});
