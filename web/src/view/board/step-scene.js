/** Makes the scene of a step. */

import {allWrong, deadEnd} from '../../grid/final-check.js';
import {isOfPattern} from '../../words/pattern-words-loader.js';
import {causingCells} from '../../words/reason.js';
import {marksIn} from '../../links/state-code-loader.js';
import {techniqueWords} from '../../words/technique-words-loader.js';
import {kindsOf} from './scene.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * @typedef {object} SceneOptions
 * @property {'auto' | 'all' | 'focus' | 'none'} candidates which candidates are shown; auto: before the first step
 *   only marks that came with the puzzle, and none if the solver keeps none
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
export function sceneOf(geometry, givens, {event, before, state, together, clause}, options) {
  const {kind, cell = -1, digit = 0, other, unit = -1, constraint} = event ?? {};
  const isEnd = kind === 'done' && options.failed;
  const found = constraint !== undefined ? {} : unit < 0 ? {cell} : {unit, digit};
  const conflict = kind === 'conflict' ? found : isEnd ? deadEnd(geometry, state.candidates) : null;
  const wrong = conflict ? allWrong(geometry, state) : {clashes: [], deadEnds: []};
  /** @type {Scene} */
  const scene = {
    digits: state.values, kinds: kindsOf(givens, state), levels: state.levels, candidates: state.candidates,
    depth: state.path.length,
    struck: kind === 'eliminate' ? {cell, digit} : null, struckToo: together,
    ringed: kind === 'eliminate' && other !== undefined ? [other] : [],
    unit: kind === 'eliminate' && other !== undefined ? sharedBy(geometry, [cell, ...together ?? []], other) :
      kind === 'place' || kind === 'eliminate' ? unit : -1,
    used: constraint === undefined ? [] : [constraint],
    written: kind === 'place' || (kind === 'decide' && !event?.half) ? cell : -1,
    conflict, deadEnds: wrong.deadEnds, clashing: wrong.clashes.flatMap(({cells}) => cells),
    returned: kind === 'refute',
  };
  if (clause) scene.ringed = clause.map((guess) => guess.cell ?? 0);
  if (kind === 'decide' && event?.half) scene.ringed = [cell];
  if (kind === 'revise' || kind === 'enqueue') scene.ringed = [other ?? cell];
  const lost = conflict && {index: 0, kind: 'conflict', depth: 0, digit, constraint, ...conflict};
  const explained = lost ?? (event && isOfPattern(event) ? event : null);
  if (explained) scene.ringed = causingCells(geometry, explained, lost ? state : before);
  if (event?.found) scene.pattern = techniqueWords().pattern(geometry, event.found);
  const isAuto = options.candidates === 'auto';
  const hidden = options.candidates === 'none' || (isAuto && event && !options.keepsCandidates);
  // A split shows only in the candidates of its cell.
  if (hidden) scene.candidates = onlyOf(state.candidates, isAuto && event?.half && kind === 'decide' ? [cell] : []);
  else if (isAuto && !event) scene.candidates = marksIn(state.candidates, geometry.size);
  else if (options.candidates === 'focus') {
    scene.candidates = onlyOf(state.candidates, [cell, ...scene.ringed, ...cellsOfStep(event?.found)]);
  }
  return scene;
}

/**
 * The unit in which all these cells see another one; -1 where they do so in several.
 * @param {Geometry} geometry @param {number[]} cells @param {number} other
 */
function sharedBy(geometry, [first, ...more], other) {
  const unit = geometry.sharedUnit(first, other);
  return unit >= 0 && more.every((cell) => geometry.cellsOf(unit).includes(cell)) ? unit : -1;
}

/** @param {import('../../protocol/people.js').FoundStep} [step] */
function cellsOfStep(step) {
  if (!step) return [];
  const changed = [...step.placements, ...step.eliminations].map(([cell]) => cell);
  return [...changed, ...step.reason.roles.map(({cell}) => cell)];
}

/** @param {Uint32Array} candidates @param {number[]} cells */
function onlyOf(candidates, cells) {
  const shown = new Uint32Array(candidates.length);
  for (const cell of cells) {
    if (cell >= 0) shown.set(candidates.subarray(2 * cell, 2 * cell + 2), 2 * cell);
  }
  return shown;
}
