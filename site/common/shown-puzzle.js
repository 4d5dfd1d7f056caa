/** The board that is shown, as a puzzle: what is given, what was set since, and what is left as candidates. */
import {digitsOf} from '../../web/src/index.js';

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

/**
 * The current board at the step that is shown.
 * @param {import('../../web/src/index.js').SudokuScope} scope with a run
 * @returns {Promise<Puzzle>}
 */
export async function boardOf({run, step}) {
  const {boxRows, boxCols, size, rules, givens} = run.puzzle;
  if (step === 0) return run.puzzle;
  const state = await run.stateAt(step);
  const values = state.values.map((/** @type {number} */ digit, /** @type {number} */ cell) =>
    (givens[cell] ? 0 : digit));
  return {boxRows, boxCols, size, rules, givens, values, candidates: state.candidates};
}

/** The puzzle alone, without what was set since. @param {Puzzle} board @returns {Puzzle} */
export function puzzleOf({boxRows, boxCols, size, rules, givens}) {
  return {boxRows, boxCols, size, rules, givens, candidates: null};
}

/** True if the board is more than its puzzle. @param {Puzzle} board */
export function hasMoved({values, candidates}) {
  return Boolean(values?.some(Boolean) || candidates);
}

/**
 * Digits that a player has set count as given: for notations that know no difference.
 * @param {Puzzle} board
 * @returns {Puzzle}
 */
export function settled({values, ...board}) {
  return {...board, givens: digitsOf({...board, values})};
}
