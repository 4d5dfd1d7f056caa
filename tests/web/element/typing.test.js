// Typing a puzzle: what keys do, and that whatever was typed can be had back.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readPlain, writePlain} from '../../../web/src/grid/plain-puzzle.js';
import {Typing} from '../../../web/src/element/typing.js';

/** Types keys from a cell on. */
function typist(line, shape = {}, figures = 'letters') {
  const typing = new Typing();
  typing.figures = figures;
  const at = {puzzle: readPlain(line, shape), cell: 0};
  const take = (typed) => typed && Object.assign(at, typed);
  return {
    typing, at,
    press: (...keys) => keys.forEach((key) => take(typing.press(at.puzzle, at.cell, key))),
    undo: () => take(typing.undo()), redo: () => take(typing.redo()),
    line: () => writePlain(at.puzzle),
  };
}
const EMPTY = '.'.repeat(81);
const startsWith = (text) => text.padEnd(81, '.');

test('digits go from cell to cell; a point, 0 and a space leave one empty', () => {
  const {press, line, at} = typist(EMPTY);
  press('5', '.', '3', '0', '7', ' ', '9');
  assert.equal(line(), startsWith('5.3.7.9'));
  assert.equal(at.cell, 7);
});

test('a space over a digit empties it, and goes on', () => {
  const {press, line, at} = typist(startsWith('53'));
  press(' ');
  assert.equal(line(), startsWith('.3'));
  assert.equal(at.cell, 1);
});

test('Backspace goes back; on a digit it takes that', () => {
  const {press, line, at} = typist(EMPTY);
  press('1', '2', '3', 'Backspace', 'Backspace', '7');
  assert.equal(line(), startsWith('17'));
  assert.equal(at.cell, 2);
  at.cell = 0;
  press('Backspace');
  assert.equal(line(), startsWith('.7'));
  press('Backspace');
  assert.equal(at.cell, 0);
});

test('the last cell keeps the cursor, and Backspace takes what was typed there', () => {
  const {press, line, at} = typist(EMPTY);
  at.cell = 79;
  press('4', '6');
  assert.equal(at.cell, 80);
  press('Backspace');
  assert.equal(line(), EMPTY.slice(0, 79) + '4.');
});

test('everything typed can be undone and done again, with the cursor where it was', () => {
  const {press, undo, redo, line, at, typing} = typist(EMPTY);
  press('5', '3', 'Delete', '8', 'Backspace');
  const lines = [line()];
  while (typing.canUndo) {
    undo();
    lines.push(line());
  }
  assert.equal(lines.at(-1), EMPTY);
  assert.equal(at.cell, 0);
  for (const wanted of lines.slice(0, -1).reverse()) {
    redo();
    assert.equal(line(), wanted);
  }
  assert.equal(typing.redo(), null);
});

test('a grid that is emptied, or gets another shape, comes back with undo', () => {
  const {press, undo, line, at, typing} = typist(EMPTY);
  press('5', '3');
  const small = readPlain('.'.repeat(36), {boxRows: 2, boxCols: 3});
  typing.replace(small);
  Object.assign(at, {puzzle: small, cell: 0});
  press('6');
  undo();
  undo();
  assert.equal(line(), startsWith('53'));
});

test('what follows an undo replaces what was undone', () => {
  const {press, undo, redo, line} = typist(EMPTY);
  press('1', '2');
  undo();
  press('9');
  redo();
  assert.equal(line(), startsWith('19'));
});

test('above 9, letters', () => {
  const {press, line, at} = typist('.'.repeat(256), {boxRows: 4, boxCols: 4});
  press('g', 'A', '1', '0', 'h');
  assert.equal(line(), 'GA1.'.padEnd(256, '.'));
  assert.equal(at.cell, 4);
});

test('above 9, numbers: a figure waits for a second one only where a number goes on with it', () => {
  const {press, line, at} = typist('.'.repeat(256), {boxRows: 4, boxCols: 4}, 'numbers');
  press('1', '2', '1', ' ', '7', '1', '9', ' ', '1', '0', '1');
  assert.equal(line(), 'C1719.A1'.padEnd(256, '.'));
  assert.equal(at.cell, 7);
  press('6');
  assert.equal(line(), 'C1719.AG'.padEnd(256, '.'));
});

test('other keys mean nothing', () => {
  const {typing, at} = typist(EMPTY);
  for (const key of ['Enter', 'x', 'Tab', 'F5', '٣', '']) assert.equal(typing.press(at.puzzle, 0, key), null);
});
