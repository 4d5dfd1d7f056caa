/** The board on other sites, by links that hold it. What they can't hold is said, and what can't be opened, why. */
import {hasMoved, settled} from '../common/shown-puzzle.js';
import {element} from '../common/dom.js';
import {entry, group, list} from '../common/sheet.js';

/** @typedef {import('./export.js').Taken} Taken */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

const KEPT = 'With digits and candidates as they stand.';
const AS_GIVENS = 'With candidates; digits that were set come as givens.';
const DIGITS = 'Digits alone: those that were set come as givens, candidates stay here.';

/** @type {{name: string, format: string, holds: string}[]} */
const SITES = [
  {name: 'SudokuWiki', format: 'sudokuwiki', holds: KEPT},
  {name: 'SudokuPad', format: 'sudokupad', holds: KEPT},
  {name: 'f-puzzles', format: 'fpuzzles', holds: KEPT},
  {name: 'Interactive Sudoku Solver', format: 'iss', holds: AS_GIVENS},
  {name: 'sudoku.coach', format: 'sudokucoach', holds: DIGITS},
  {name: 'SudokuExchange', format: 'scf', holds: DIGITS},
];

/** @param {Taken} taken */
export async function siteGroup({engine, board}) {
  const moved = hasMoved(board);
  const entries = await Promise.all(SITES.map(async ({name, format, holds}) => {
    const link = await engine.format(holds === DIGITS ? settled(board) : board, format);
    if (!link.ok) return entry(name, link.error.message);
    const open = element('a', {class: 'open', href: link.text, target: '_blank', rel: 'noopener noreferrer'},
      'Open', element('span', {class: 'hidden'}, ` in ${name}, in a new tab`));
    return entry(name, moved ? holds : '', open);
  }));
  return group('On another site', list(...entries));
}
