/** The verdict on a game, as far as it can be told from the grid alone or from the solution. */
import {brokenSoFar, clashes, isCheckable, isSolution} from '../../web/src/index.js';
import {possible} from './edits.js';

/** @typedef {import('./game.js').Game} Game */

/** When clashes are shown. @typedef {'always' | 'asked' | 'never'} Conflicts */

/**
 * Cells that hold a digit which one of their peers holds too, and those of a constraint that can't hold any more.
 * @param {Game} game @returns {number[]}
 */
export function clashing(game) {
  const cells = [...clashes(game.shape, game.values), ...brokenSoFar(game.shape, game.values)]
    .flatMap((wrong) => wrong.cells);
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** The cells that a cell sees and that hold its digit. @param {Game} game @param {number} cell @returns {number[]} */
export function rivals(game, cell) {
  const digit = game.digit(cell);
  return game.shape.peers(cell).filter((peer) => digit > 0 && game.digit(peer) === digit).sort((a, b) => a - b);
}

/**
 * True if every unit holds every digit once, and all other rules, all of which were read, hold; those that can't be
 * checked without the engine, if it has accepted these digits.
 * @param {Game} game
 */
export function isSolved(game) {
  return seemsSolved(game) && (isCheckable(game.shape) || game.isAccepted);
}

/** The same, as far as it can be told without the engine. @param {Game} game */
export function seemsSolved(game) {
  return !game.puzzle.rules?.unread && breaksNothing(game);
}

/** True if a full grid breaks no rule that was read, but not all were: it may be solved or not. @param {Game} game */
export function isUntold(game) {
  return Boolean(game.puzzle.rules?.unread) && breaksNothing(game);
}

/** True if all cells are filled, and break no rule that the page can check. @param {Game} game */
function breaksNothing(game) {
  return game.isFull && isSolution(game.shape, game.puzzle.givens, game.values);
}

/**
 * Compares a game with a solution.
 * @param {Game} game
 * @param {ArrayLike<number>} solution a digit a cell
 * @returns {{digits: number[], marks: number[]}} cells with another digit; open cells whose centre marks leave the
 *   solution's digit out
 */
export function mistakes(game, solution) {
  const cells = Array.from({length: game.cells}, (_, cell) => cell);
  return {
    digits: cells.filter((cell) => game.digit(cell) && game.digit(cell) !== solution[cell]),
    marks: cells.filter((cell) => {
      const {centre} = game.content(cell);
      return !game.digit(cell) && centre !== 0 && (centre & (1 << solution[cell])) === 0;
    }),
  };
}

/** Open cells with a centre mark whose digit stands in a cell that they see. @param {Game} game */
export function outdated(game) {
  return Array.from({length: game.cells}, (_, cell) => cell).filter((cell) =>
    !game.digit(cell) && (game.content(cell).centre & ~possible(game, cell)) !== 0);
}
