/** A scene: everything that the board shows, as a plain object: the cells, and the marks of a step on them. */

import {clashes} from '../../grid/check.js';
import {digitsOf} from '../../grid/plain-puzzle.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */

/** The kind of a digit on the board. */
export const GIVEN = 1;
export const LOGIC = 2;
export const GUESS = 3;

/**
 * @typedef {object} Scene
 * @property {Uint8Array} digits 0 = open
 * @property {Uint8Array} kinds GIVEN, LOGIC or GUESS where there is a digit
 * @property {Uint16Array} levels how many guesses the digit rests on
 * @property {Uint32Array} candidates the ones that are shown, two words per cell
 * @property {number} depth open guesses
 * @property {{cell: number, digit: number} | null} struck the candidate that has just left
 * @property {number[]} [struckToo] the other cells that have lost the same digit
 * @property {number[]} ringed the cells that cause it
 * @property {number} unit the unit in which they do, or -1
 * @property {number[]} [used] the numbers of the constraints that the step uses, unless it is one of a technique
 * @property {number} written the cell that was just written, or -1
 * @property {{cell?: number, unit?: number, digit?: number} | null} conflict what is impossible
 * @property {import('../../grid/final-check.js').DeadEnd[]} [deadEnds] all that is seen to be impossible
 * @property {number[]} clashing cells that hold the same digit in a unit
 * @property {boolean} returned whether a guess was just taken back
 * @property {import('../../words/techniques/step-pattern.js').StepPattern | null} [pattern] of a step of a technique
 */

/**
 * The scene of a puzzle without a run, as it is typed or was handed over: its digits, and clashes marked.
 * @param {Geometry} geometry
 * @param {import('../../grid/plain-puzzle.js').Puzzle} puzzle
 * @returns {Scene}
 */
export function sceneOfPuzzle(geometry, puzzle) {
  const {givens} = puzzle;
  const digits = digitsOf(puzzle);
  return {
    digits, kinds: kindsOf(givens, {values: digits, path: []}), levels: new Uint16Array(givens.length),
    candidates: new Uint32Array(2 * givens.length),
    depth: 0, struck: null, ringed: [], unit: -1, written: -1, conflict: null,
    clashing: [...new Set(clashes(geometry, digits).flatMap(({cells}) => cells))], returned: false,
  };
}

/**
 * The kind of each digit on the board.
 * @param {Uint8Array} givens
 * @param {{values: Uint8Array, path: {cell: number}[]}} state
 */
export function kindsOf(givens, {values, path}) {
  const kinds = values.map((digit, cell) => (givens[cell] ? GIVEN : digit ? LOGIC : 0));
  for (const {cell} of path) kinds[cell] = GUESS;
  return kinds;
}

/** How strongly a filled cell is tinted: one sees what a backtrack will take. @param {number} level */
export function tintOf(level) {
  return level ? Math.min(0.16, 0.02 + 0.05 * level) : 0;
}

/** Remembers what was shown, and tells which cells differ from it. */
export class SceneDiff {
  /** @type {Scene | null} */
  #shown = null;

  /** Nothing is shown any more: all cells are to be drawn. */
  reset() {
    this.#shown = null;
  }

  /** @param {Scene} scene @param {number[]} cells @returns {number[]} */
  changed(scene, cells) {
    const shown = this.#shown;
    this.#shown = {...scene, kinds: scene.kinds.slice()};
    if (!shown || shown.digits.length !== scene.digits.length) return cells;
    return cells.filter((cell) => shown.digits[cell] !== scene.digits[cell] ||
      shown.kinds[cell] !== scene.kinds[cell] ||
      shown.levels[cell] !== scene.levels[cell] || shown.candidates[2 * cell] !== scene.candidates[2 * cell] ||
      shown.candidates[2 * cell + 1] !== scene.candidates[2 * cell + 1] ||
      (shown.conflict?.cell === cell) !== (scene.conflict?.cell === cell) ||
      shown.clashing.includes(cell) !== scene.clashing.includes(cell));
  }
}
