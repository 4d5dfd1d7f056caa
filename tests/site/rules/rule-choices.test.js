// The choices that made a rule, read from its text.
import assert from 'node:assert/strict';
import test from 'node:test';
import {KINDS, hasDigits, textOf, usualNumber} from '../../../site/rules/kinds.js';
import {choicesOf} from '../../../site/rules/rule-choices.js';
import {geometry} from '../../../web/src/grid/geometry.js';

const shape = geometry(3, 3);

/** Cells with which each form makes a rule. */
const CELLS = {loop: [0, 1, 10, 9], pairs: [0, 1], corner: [0, 1, 9, 10], diagonal: [2, 10, 18], side: [0], ends: [0]};
const SIDES = {side: ['left', 'top'], index: ['left', 'top', 'box'], ends: ['left', 'right', 'top', 'bottom']};

test('a rule of each kind, at each side, is read as it was made', () => {
  for (const kind of Object.values(KINDS).flat().filter(({form}) => form !== 'region')) {
    for (const side of SIDES[kind.form] ?? ['left']) {
      const chosen = {cells: CELLS[kind.form] ?? [40, 41, 42], value: kind.value ? usualNumber(kind, shape) : 0,
        digits: hasDigits(kind.form) ? [2, 7] : [], side};
      const {text} = textOf(kind, chosen, shape);
      const found = choicesOf(text.slice(1), shape);
      assert.equal(found?.kind.id, kind.id, text);
      assert.deepEqual(found?.chosen.cells, chosen.cells, text);
      assert.equal(textOf(found.kind, found.chosen, shape).text, text);
      if (kind.value) assert.equal(found.chosen.value, chosen.value, text);
    }
  }
});

test('what can\'t be made by choosing cells isn\'t read: two clues in one, a choice of rules, other texts', () => {
  for (const part of ['Skyscraper~R1~3~4', 'Or.Cage~3~R1C1~R1C2.End', 'Cage~3~R1C1~R12C1', 'Thermo~R1C1~R1C3', 'Cage',
    'Quad~R9C9~1', 'Sandwich~10~R0', 'Jigsaw~012', 'Regex~12~R1C1~R1C2']) {
    assert.equal(choicesOf(part, shape), null, part);
  }
});
