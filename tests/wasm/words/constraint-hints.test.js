// Hints by a constraint of any kind say of which kind it is, from the third rung on.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {hintOf} from '../../../web/src/words/hints.js';
import {tellStep} from '../../../web/src/words/techniques/words.js';
import {EMPTY, engineFor} from '../engine.mjs';

const engine = await engineFor(after);

test('the third rung says the rule before the technique, with the number of this line', async () => {
  const {puzzle} = await engine.parse(`#p=${EMPTY}&v=2&rules=.Lockout~4~R1C1~R1C2~R1C3.Lockout~5~R3C1~R3C2~R3C3`);
  const {steps} = await engine.steps(puzzle, {technique: 'one-constraint'});
  const shape = geometryOf(puzzle);
  const technique = engine.techniques().find(({id}) => id === 'one-constraint');
  const notes = steps.map(({found}) => [found.reason.constraint, hintOf(shape, technique, found, 3).note]);
  assert.deepEqual([...new Set(notes.map(([number]) => number))], [0, 1]);
  for (const [number, note] of notes) {
    assert.equal(note, `The ends of a lockout line differ by at least ${4 + number}; digits between them lie outside ` +
      'of that range. If one of its cells had a certain digit, the other cells of this constraint could no longer ' +
      'satisfy it. The digit can be removed there.');
  }
});

test('the third rung speaks of a box and a line only where the units are these', async () => {
  const ring = '.23......4.5......67.'.padEnd(81, '.');
  const noteOf = async (/** @type {string} */ rules, /** @type {string} */ cells, /** @type {string} */ id) => {
    const {puzzle} = await engine.parse(`#p=${cells}&v=2&rules=${rules}`);
    const shape = geometryOf(puzzle);
    const technique = engine.techniques().find((each) => each.id === id);
    const {steps} = await engine.steps(puzzle, {technique: id});
    return steps.map(({found}) => [found.reason.units.map((unit) => shape.unitKind(unit)).join(),
      hintOf(shape, technique, found, 3).note]);
  };
  const boxLine = 'In a box, a digit fits on one line only. It can be removed from the rest of that line.';
  const overlap = 'In a unit, a digit fits only where another unit crosses it. It can be removed from the rest of ' +
    'that other unit.';
  const pointing = await noteOf('.Diagonal~-1', ring, 'pointing');
  assert.ok(pointing.some(([kinds]) => kinds === 'box,diagonal'), pointing.join('\n'));
  for (const [kinds, note] of pointing) assert.equal(note, /diagonal/.test(kinds) ? overlap : boxLine, kinds);
  const inBox = '..........234......567.'.padEnd(81, '.');
  for (const [kinds, note] of await noteOf('.AntiKnight', inBox, 'pointing')) assert.equal(note, boxLine, kinds);
  const twos = `1.3......4.5...2..67.......${'.'.repeat(27)}..2......`.padEnd(81, '.');
  const pair = await noteOf('.Diagonal~-1', twos, 'locked-pair');
  assert.deepEqual(pair, [['box,diagonal', 'Two cells in the same units share two digits. These can be removed from ' +
    'the rest of all these units.']]);
});

test('the third rung says the rule where the summary of the technique is about another kind', async () => {
  const notes = [];
  for (const [rules, id] of [['.Sum~3~R1C1~R2C4', 'cage-combinations'], ['.Cage~3~R1C1~R1C2', 'cage-combinations'],
    ['.SlowThermo~R1C1~R2C4', 'thermometer-bounds'], ['.DoubleArrow~R1C1~R2C4~R7C7', 'arrow-bounds']]) {
    const given = `5${'.'.repeat(80)}`;
    const {puzzle} = await engine.parse(`#p=${rules.includes('~R1C2') || rules.includes('Sum') ? EMPTY : given}` +
      `&v=2&rules=${rules}`);
    const technique = engine.techniques().find((each) => each.id === id);
    const {steps: [{found}]} = await engine.steps(puzzle, {technique: id});
    notes.push(hintOf(geometryOf(puzzle), technique, found, 3).note);
  }
  const [sum, cage, slow, double] = notes;
  assert.doesNotMatch(sum, /differ/);
  assert.match(cage, /^The digits of a cage are different and have a given sum\./);
  assert.match(slow, /^Digits never fall along a slow thermometer, .+ The digit can be removed there\.$/);
  assert.match(double, /^Digits between two circles sum to the same as the circles\. If one of its cells had/);
});

test('a constraint is a noun in every sentence, whatever it is called in a list', async () => {
  const five = `${'.'.repeat(40)}5${'.'.repeat(40)}`;
  const named = {
    '.GreaterThan~R1C1~R1C2': 'the sign between A1 and A2', '.Odd~R1C1': 'the odd mark', '.Even~R1C1': 'the even mark',
    '.AntiConsecutive': 'the rule about consecutive digits', '.X~R1C1~R1C2': 'the X between A1 and A2',
  };
  for (const [rules, name] of Object.entries(named)) {
    const {puzzle} = await engine.parse(`#p=${rules === '.AntiConsecutive' ? five : EMPTY}&v=2&rules=${rules}`);
    const shape = geometryOf(puzzle);
    const wanted = rules.startsWith('.X') ? 'xv-pairs' : 'one-constraint';
    const technique = engine.techniques().find(({id}) => id === wanted);
    const {steps: [{found}]} = await engine.steps(puzzle, {technique: technique.id});
    const {label, pattern} = tellStep(shape, technique, found);
    assert.equal(label, name);
    assert.equal(pattern, `${name[0].toUpperCase()}${name.slice(1)} limits the digits of its cells.`);
  }
});
