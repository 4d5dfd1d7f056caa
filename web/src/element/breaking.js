/** What a session needs of breakpoints, once there are any. */
import {Brake} from './brake.js';
import {hitWords, readBreakpoints, wantedByAny} from '../traces/breakpoints.js';
import {geometry} from '../grid/geometry.js';
import {count} from '../words/numbers.js';

/** @typedef {import('../run/timeline.js').Run} Run */

/** @param {Run} run */
function shapeOf({puzzle}) {
  return geometry(puzzle.boxRows, puzzle.boxCols);
}

/** @param {Run} run @param {string} text the breakpoints @returns {Brake | null} null where none is switched on */
export function brakeFor(run, text) {
  const breakpoints = readBreakpoints(text, shapeOf(run));
  return breakpoints.some(({isOn}) => isOn) ? new Brake(run, wantedByAny(breakpoints)) : null;
}

/**
 * "Stopped at step 314: B3 loses 4."
 * @param {import('../run/player.js').Player} player
 * @param {{breakpoints: string, notation: import('../grid/geometry.js').Notation}} host
 * @param {import('../view/stage.js').Stage} stage where it is said
 */
export function tellStop({run, moment}, {breakpoints, notation}, stage) {
  if (!run || !moment) return;
  const {index, event} = moment;
  const hit = event && hitWords(readBreakpoints(breakpoints, shapeOf(run)), event, run.puzzle, notation);
  stage.tellStop(`Stopped at step ${count(index)}${hit ? `: ${hit}` : ''}.`);
}
