/**
 * Hints from the player's own digits and marks, a rung at a time. What is wrong with those is told first: that there is
 * something on the first rung, where on the others.
 */
import {techniques} from '#techniques';
import {hasCandidate} from './candidates.js';
import {digitsOf} from './plain-puzzle.js';
import {geometry} from './geometry.js';
import {RUNGS, hintOf} from './hints.js';
import {withMasks} from './protocol-human.js';
import {startState} from './replay.js';
import {toldStep} from './told-steps.js';

/** @typedef {import('./protocol.js').Failure} Failure */
/** @typedef {import('./protocol.js').Puzzle} Puzzle */

/**
 * @typedef {object} ToldHint
 * @property {number} rung
 * @property {string} text
 * @property {string} note more on it; may be empty
 * @property {string} [technique] its id, from the third rung on
 * @property {number[]} cells to point out
 * @property {import('./told-steps.js').Step} [apply] the step, on the last rung
 */

/**
 * @param {import('./engine-client.js').SolvingEngine} engine @param {import('./engine-help.js').Ask} ask
 * @param {{rung?: number, uniqueness?: boolean}} options
 * @returns {Promise<{ok: true, hint: ToldHint} | Failure>}
 */
export async function hinted(engine, ask, options) {
  const answer = await ask(['nextStep', options]);
  if (!answer.ok) return answer;
  const puzzle = withMasks(answer.puzzle);
  const rung = Math.min(RUNGS, Math.max(1, Math.floor(Number(options.rung)) || 1));
  const wrong = await obstacle(engine, puzzle);
  if (wrong) return {ok: true, hint: {rung, note: '', text: wrong.text, cells: rung > 1 ? wrong.cells : []}};
  const technique = techniques.find(({id}) => id === answer.step?.technique);
  if (!technique) return {ok: true, hint: {rung, note: '', text: NO_TECHNIQUE, cells: []}};
  const shape = geometry(puzzle.boxRows, puzzle.boxCols);
  const {text, note, chain, cells, technique: id} = hintOf(shape, technique, answer.step, rung);
  return {ok: true, hint: {
    rung, text, note: [note, ...chain].filter(Boolean).join(' '), cells, ...(id ? {technique: id} : {}),
    ...(rung === RUNGS ? {apply: toldStep(shape, technique, answer.step)} : {}),
  }};
}

const NO_TECHNIQUE = 'No technique helps here: it takes a guess to go on.';

/**
 * What has to be put right before a hint is any good.
 * @param {import('./engine-client.js').SolvingEngine} engine @param {Puzzle} puzzle
 * @returns {Promise<{text: string, cells: number[]} | null>}
 */
async function obstacle(engine, puzzle) {
  const {values, candidates: _, ...given} = puzzle;
  const whole = await engine.solve(given);
  if (!whole.ok || whole.status !== 'unique') {
    const here = await engine.solve({...given, givens: digitsOf(puzzle)});
    const isLost = !here.ok || here.status === 'none';
    return isLost ? {text: 'No hint: what stands there allows no solution.', cells: []} : null;
  }
  const solution = digitsIn(whole.solutions[0], puzzle.size);
  const cells = solution.map((_digit, cell) => cell);
  const digits = cells.filter((cell) => values?.[cell] && values[cell] !== solution[cell]);
  if (digits.length) return {text: 'Some digit is not right: take it back before the next hint.', cells: digits};
  const {candidates} = startState(puzzle);
  const marks = cells.filter((cell) => !values?.[cell] && !hasCandidate(candidates, cell, solution[cell]));
  return marks.length ?
    {text: 'Some marks leave the right digit out: put it back before the next hint.', cells: marks} : null;
}

/** The digits of a solution. @param {string} text as `solve` writes it @param {number} size */
function digitsIn(text, size) {
  return (size > 35 ? text.split(' ') : [...text]).map((symbol) => parseInt(symbol, size > 35 ? 10 : 36));
}
