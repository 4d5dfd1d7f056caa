/** What the board is to show at a step, as a plain object: the cells, and the marks of the step on them. */

import {clashes, deadEnd} from '../check.js';
import {isOfPattern} from '../pattern-hook.js';
import {digitsOf} from '../plain-puzzle.js';
import {reasonOf} from '../reason.js';
import {marksIn} from '../state-hook.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('../replay.js').State} State */
/** @typedef {import('../timeline.js').Moment} Moment */

/** What a digit on the board is. */
export const GIVEN = 1;
export const LOGIC = 2;
export const GUESS = 3;

/**
 * @typedef {object} Scene
 * @property {Uint8Array} digits 0 = open
 * @property {Uint8Array} kinds GIVEN, LOGIC or GUESS where there is a digit
 * @property {Uint16Array} levels how many guesses the digit rests on
 * @property {Uint32Array} candidates the ones that are shown, two words a cell
 * @property {number} depth open guesses
 * @property {{cell: number, digit: number} | null} struck the candidate that has just left
 * @property {number[]} ringed the cells that cause it
 * @property {number} unit the unit in which they do, or -1
 * @property {number} written the cell that was just written, or -1
 * @property {{cell?: number, unit?: number, digit?: number} | null} conflict what is impossible
 * @property {number[]} clashing cells that hold the same digit in a unit
 * @property {boolean} returned whether a guess was just taken back
 */

/**
 * @typedef {object} SceneOptions
 * @property {'auto' | 'all' | 'focus' | 'none'} candidates which candidates are shown; auto: before the first step
 *   only marks that came with the puzzle, and none where the solver keeps none
 * @property {boolean} keepsCandidates whether the solver rules candidates out
 * @property {boolean} failed whether the run ended without solution
 */

/**
 * @param {Geometry} geometry
 * @param {Uint8Array} givens
 * @param {Moment} moment
 * @param {SceneOptions} options
 * @returns {Scene}
 */
export function sceneOf(geometry, givens, {event, before, state}, options) {
  const {kind, cell = -1, digit = 0, other, unit = -1} = event ?? {};
  const isEnd = kind === 'done' && options.failed;
  const found = unit < 0 ? {cell} : {unit, digit};
  const conflict = kind === 'conflict' ? found : isEnd ? deadEnd(geometry, state.candidates) : null;
  /** @type {Scene} */
  const scene = {
    digits: state.values, kinds: kindsOf(givens, state), levels: state.levels, candidates: state.candidates,
    depth: state.path.length,
    struck: kind === 'eliminate' ? {cell, digit} : null,
    ringed: kind === 'eliminate' && other !== undefined ? [other] : [],
    unit: kind === 'eliminate' && other !== undefined ? geometry.sharedUnit(cell, other) :
      kind === 'place' || kind === 'eliminate' ? unit : -1,
    written: kind === 'place' || kind === 'decide' ? cell : -1,
    conflict, clashing: [], returned: kind === 'refute',
  };
  if (kind === 'revise' || kind === 'enqueue') scene.ringed = [other ?? cell];
  const lost = conflict && {index: 0, kind: 'conflict', depth: 0, digit, ...conflict};
  const explained = lost ?? (event && isOfPattern(event) ? event : null);
  if (explained) {
    const {roles} = reasonOf(geometry, explained, lost ? state : before);
    scene.ringed = [...new Set(roles.filter(({role}) => role !== 'target').map((role) => role.cell))];
  }
  const isAuto = options.candidates === 'auto';
  const hidden = options.candidates === 'none' || (isAuto && event && !options.keepsCandidates);
  if (hidden) scene.candidates = new Uint32Array(state.candidates.length);
  else if (isAuto && !event) scene.candidates = marksIn(state.candidates, geometry.size);
  else if (options.candidates === 'focus') scene.candidates = onlyOf(state.candidates, [cell, ...scene.ringed]);
  return scene;
}

/**
 * The scene of a puzzle without a run, as it is typed or was handed over: its digits, and clashes marked.
 * @param {Geometry} geometry
 * @param {import('../plain-puzzle.js').Puzzle} puzzle
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
 * What each digit on the board is.
 * @param {Uint8Array} givens
 * @param {{values: Uint8Array, path: {cell: number}[]}} state
 */
export function kindsOf(givens, {values, path}) {
  const kinds = values.map((digit, cell) => (givens[cell] ? GIVEN : digit ? LOGIC : 0));
  for (const {cell} of path) kinds[cell] = GUESS;
  return kinds;
}

/** @param {Uint32Array} candidates @param {number[]} cells */
function onlyOf(candidates, cells) {
  const shown = new Uint32Array(candidates.length);
  for (const cell of cells) {
    if (cell >= 0) shown.set(candidates.subarray(2 * cell, 2 * cell + 2), 2 * cell);
  }
  return shown;
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
