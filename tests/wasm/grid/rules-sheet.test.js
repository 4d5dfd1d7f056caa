// The engine reads every rule that the sheet of rules can make, as the kind that was chosen.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {GLOBALS, constraintParts, hasGlobal, withGlobal, withoutConstraint} from '../../../site/rules/rule-text.js';
import {KINDS, kindOf, textOf} from '../../../site/rules/kinds.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {formatLink} from '../../../web/src/links/links.js';
import {meaningOf} from '../../../web/src/words/rule-editing.js';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
const shape = geometry(3, 3);
const empty = '.'.repeat(81);
const kinds = Object.values(KINDS).flat();
/** Of these, cells that see each other would have to be equal on a line with three in a row, or add up to too much. */
const APART = {'clone': [2, 12, 32], 'palindrome': [2, 12, 22, 32, 42], 'pill-arrow': [2, 12, 22, 32, 42]};
/** Cells that fit a kind: a line with a corner in it, of as many cells as it wants. */
const cellsFor = ({id, form, least}) => APART[id] ?? (['corner', 'loop'].includes(form) ? [0, 1, 9, 10] :
  form === 'diagonal' ? [2] : form === 'pairs' ? [3, 4] : [0, 1, 2, 12, 22].slice(0, Math.max(least, 3)));
const chosenFor = (kind) => ({
  cells: cellsFor(kind), digits: [2, 5], side: 'left', value: kind.value ? Math.max(kind.value.usual, 1) : 0,
});
const read = (text) => engine.parse(formatLink({puzzle: empty, rules: {text}}));

for (const kind of kinds.filter(({form}) => form !== 'region')) {
  test(`${kind.id} is read as what it is`, async () => {
    const {text} = textOf(kind, kind.id === 'cage' ? {...chosenFor(kind), value: 12} : chosenFor(kind), shape);
    const {ok, error, puzzle} = await read(text);
    assert.ok(ok, error?.message);
    assert.equal(puzzle.rules.constraints.length, 1);
    assert.equal(puzzle.rules.constraints[0].kind, kind.id);
    assert.equal(constraintParts(puzzle.rules.text).length, 1);
  });
}

test('every number that the sheet offers for lines and dots is read, on small and on large grids', async () => {
  const wanted = ['whisper', 'lockout', 'modular', 'difference', 'ratio', 'sum-line', 'sum-loop'].map(kindOf);
  for (const [boxRows, boxCols] of [[2, 2], [2, 3], [3, 3], [4, 4]]) {
    const grid = geometry(boxRows, boxCols);
    const line = [0, 1, grid.size, grid.size + 1];
    for (const kind of wanted) {
      const loop = [line[0], line[1], line[3], line[2]];
      const cells = kind.id === 'sum-loop' ? loop : line.slice(0, Math.max(2, kind.least));
      for (let value = kind.value.least; value <= kind.value.most(grid); value += 1) {
        const {text} = textOf(kind, {...chosenFor(kind), cells, value}, grid);
        const {error} = await engine.parse(formatLink({...grid, puzzle: '.'.repeat(grid.cells), rules: {text}}));
        // A number of the right kind may still be one that no digits fit.
        assert.doesNotMatch(error?.message ?? '', /valid number/, `${text}: ${error?.message}`);
      }
    }
  }
});

test('rules about the whole grid are read', async () => {
  for (const part of Object.values(GLOBALS)) {
    const {ok, puzzle} = await read(`.${part}`);
    assert.ok(ok, part);
    assert.equal(puzzle.rules.text, `.${part}`);
  }
});

test('parts of a text stand in the order of the constraints that they are', async () => {
  const text = '.Thermo~R5C5~R5C6.Cage~9~R1C1~R1C2.AntiKnight.WhiteDot~R2C2~R2C3.Cage~0~R9C1~R9C2.StrictXV' +
    '.UnmarkedRatio.Unread';
  const {puzzle: {rules}} = await read(text);
  const parts = constraintParts(rules.text);
  const names = {'cage': 'Cage', 'thermometer': 'Thermo', 'difference': 'WhiteDot'};
  assert.deepEqual(parts.map((part) => part.split('~')[0]), rules.constraints.slice(0, 4).map(({kind}) => names[kind]));
});

test('choices and groups of rules are one part each, with all that is in them', async () => {
  const first = 'Or.And.X~R1C1~R1C2.V~R2C1~R2C2.End.Or.Thermo~R5C5~R5C6.Odd~R1C1.End.End';
  const second = 'And.X~R8C1~R8C2.Odd~R5C5.End';
  const {ok, error, puzzle} = await read(`.AntiKing.${first}.Cage~9~R1C1~R1C2.${second}`);
  assert.ok(ok, error?.message);
  const {text, constraints} = puzzle.rules;
  const parts = constraintParts(text);
  assert.deepEqual(parts.map((part) => part.split(/[.~]/)[0]), ['Cage', 'Or', 'And']);
  assert.deepEqual(constraints.map(({kind}) => kind).slice(0, 3), ['cage', 'or', 'and']);
  assert.equal(withoutConstraint(text, parts[1]), `.AntiKing.${parts[0]}.${parts[2]}`);
  assert.equal(withGlobal(text, 'king', false), parts.map((part) => `.${part}`).join(''));
  assert.ok(hasGlobal(text, 'king'));
  for (const part of parts) assert.ok((await read(withoutConstraint(text, part))).ok, part);
});

test('every kind says what it means, or shows it: only regions and cells that differ have no sentence', () => {
  assert.deepEqual(kinds.filter(({id}) => !meaningOf(id, 5)).map(({id}) => id), ['all-different', 'region']);
});
