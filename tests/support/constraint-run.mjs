/** A recorded run on a puzzle with constraints of many kinds, made by hand: it needs no engine. */

import {rulesOf} from './rules.mjs';

/** "A1 B2" as cells of a 9x9. @param {string} names */
export function cellsOf(names) {
  return names.split(' ').map((name) => (name.charCodeAt(0) - 65) * 9 + Number(name[1]) - 1);
}

/** All hold on the solution of the page's first puzzle. */
export const constraints = [
  {kind: 'cage', cells: cellsOf('A1 A2'), value: 12},
  {kind: 'thermometer', cells: cellsOf('A6 A5 B4 B5 C5')},
  {kind: 'whisper', cells: cellsOf('D3 D4 E5'), value: 5},
  {kind: 'arrow', cells: cellsOf('E3 E2 E1')},
  {kind: 'difference', cells: cellsOf('F5 F6'), value: 1},
  {kind: 'ratio', cells: cellsOf('F7 F8'), value: 2},
  {kind: 'x', cells: cellsOf('G1 G2')},
  {kind: 'v', cells: cellsOf('G8 G9')},
  {kind: 'sandwich', cells: cellsOf('H1 H2 H3 H4 H5 H6 H7 H8 H9'), value: 27, outside: {row: 7, column: -1}},
  {kind: 'little-killer', cells: cellsOf('A8 B9'), value: 6, outside: {row: -1, column: 6}},
  {kind: 'renban', cells: cellsOf('I3 I4')},
  {kind: 'quadruple', cells: cellsOf('B7 B8 C7 C8'), values: [2, 4, 8]},
];

/** @type {[string, number, number][]} a cell, a digit that it can't be, and the number of the constraint */
const removals = [['A1', 1, 0], ['A1', 6, 0], ['A2', 3, 0], ['A1', 9, 0], ['C5', 1, 1], ['B5', 9, 1], ['B4', 8, 1],
  ['D4', 5, 2], ['E3', 1, 3], ['F7', 5, 5], ['G1', 5, 6], ['G8', 5, 7], ['H5', 1, 8], ['A8', 6, 9], ['B7', 1, 11]];

/** The file of the run; its last event is a contradiction in the cage. */
export function constraintRun() {
  const events = removals.map(([name, digit, constraint]) =>
    ({kind: 'eliminate', cause: 'constraint', cell: cellsOf(name)[0], digit, constraint}));
  return {
    format: 'sudokuscope-trace', version: 2, status: 'stuck', strategy: {propagation: 'only-choice'},
    puzzle: {boxRows: 3, boxCols: 3, givens: new Array(81).fill(0), rules: rulesOf({constraints})},
    events: [...events, {kind: 'conflict', cause: 'constraint', constraint: 0}],
  };
}
