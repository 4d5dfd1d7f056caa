/** What is said of a puzzle that comes with digits set and marks: the solver goes on from there. */
import {puzzleOf, settled} from '../common/shown-puzzle.js';
import {button, element} from '../common/dom.js';

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

/** More tries than any puzzle of people takes. */
const MOST_NODES = 200_000;

/**
 * @param {Engine} engine
 * @param {Puzzle} puzzle
 * @param {Pick<import('./outcomes.js').Actions, 'startAt' | 'showContradiction'>} actions
 * @returns {Promise<Node[] | null>} null where nothing came with it
 */
export async function positionMessage(engine, puzzle, {startAt, showContradiction}) {
  const what = [digitsIn(puzzle), marksIn(puzzle)].filter(Boolean).join(' and ');
  if (!what) return null;
  const givens = puzzleOf(puzzle);
  const start = puzzle.givens.some(Boolean) ? [button('Start from the givens', () => startAt(givens))] : [];
  const isLost = await statusOf(engine, settled(puzzle)) === 'none';
  if (!isLost) {
    return [
      element('h2', {}, 'Starting from this position.'),
      element('p', {class: 'lead'}, `It came with ${what}. The solver starts from them.`),
      element('div', {class: 'actions'}, ...start),
    ];
  }
  const alone = await statusOf(engine, givens);
  const rest = alone === 'none' ? 'The givens alone have none either.' :
    alone === 'unique' ? 'The givens alone have one solution.' : '';
  return [
    element('h2', {}, 'No solution from here.'),
    element('p', {class: 'lead'}, `It came with ${what}, which allow no solution. ${rest}`.trim()),
    element('div', {class: 'actions'}, ...start, button('Show the contradiction', showContradiction)),
  ];
}

/** @param {Engine} engine @param {Puzzle} puzzle */
async function statusOf(engine, puzzle) {
  const outcome = await engine.solve(puzzle, {limit: 2, maxNodes: MOST_NODES});
  return outcome.ok ? outcome.status : 'none';
}

/** @param {Puzzle} puzzle */
function digitsIn({values}) {
  return counted(values?.filter(Boolean).length ?? 0, 'digit set', 'digits set');
}

/** Cells with marks: where all digits are left, nothing was marked. @param {Puzzle} puzzle */
function marksIn({size, givens, values, candidates}) {
  const all = 2n ** BigInt(size) - 1n;
  const isMarked = (/** @type {bigint} */ mask, /** @type {number} */ cell) =>
    !givens[cell] && !values?.[cell] && mask !== all;
  return counted(candidates?.filter(isMarked).length ?? 0, 'marked cell', 'marked cells');
}

/** @param {number} number @param {string} one @param {string} many */
function counted(number, one, many) {
  return number ? `${number.toLocaleString('en')} ${number === 1 ? one : many}` : '';
}
