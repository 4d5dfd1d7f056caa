/** The note on a puzzle that comes with digits set and marks: the solver goes on from there. */
import {puzzleOf, settled} from '../common/shown-puzzle.js';
import {button, element} from '../common/dom.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/outcomes.js';

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

const words = speaker('site/outcomes', english);

/** More tries than any puzzle of people takes. */
const MOST_NODES = 200_000;

/**
 * @param {Engine} engine
 * @param {Puzzle} puzzle
 * @param {Pick<import('./outcomes.js').Actions, 'startAt' | 'showContradiction'>} actions
 * @returns {Promise<Node[] | null>} null where nothing came with it
 */
export async function positionMessage(engine, puzzle, {startAt, showContradiction}) {
  const what = contentOf(puzzle);
  if (!what) return null;
  const givens = puzzleOf(puzzle);
  const start = puzzle.givens.some(Boolean) ? [button(words('start-from-givens'), () => startAt(givens))] : [];
  const isLost = await statusOf(engine, settled(puzzle)) === 'none';
  if (!isLost) {
    return [
      element('h2', {}, words('position')),
      element('p', {class: 'lead'}, words('position.came', {what})),
      element('div', {class: 'actions'}, ...start),
    ];
  }
  const alone = await statusOf(engine, givens);
  const lost = alone === 'none' ? 'position.lost.givens-none' :
    alone === 'unique' ? 'position.lost.givens-one' : 'position.lost.came';
  return [
    element('h2', {}, words('position.lost')),
    element('p', {class: 'lead'}, words(lost, {what})),
    element('div', {class: 'actions'}, ...start, button(words('show-contradiction'), showContradiction)),
  ];
}

/** @param {Engine} engine @param {Puzzle} puzzle */
async function statusOf(engine, puzzle) {
  if (puzzle.rules?.unread) return 'unknown';
  const outcome = await engine.solve(puzzle, {limit: 2, maxNodes: MOST_NODES});
  return outcome.ok ? outcome.status : 'none';
}

/** "1 digit set and 50 marked cells"; empty where nothing came. @param {Puzzle} puzzle */
function contentOf(puzzle) {
  const [set, cells] = [puzzle.values?.filter(Boolean).length ?? 0, marksIn(puzzle)];
  const digits = set ? words('digits', {digits: set}) : '';
  const marks = cells ? words('marks', {cells}) : '';
  return digits && marks ? words('digits-and-marks', {digits, marks}) : digits || marks;
}

/** How many cells have marks: where all digits are left, nothing was marked. @param {Puzzle} puzzle */
function marksIn({size, givens, values, candidates}) {
  const all = 2n ** BigInt(size) - 1n;
  const isMarked = (/** @type {bigint} */ mask, /** @type {number} */ cell) =>
    !givens[cell] && !values?.[cell] && mask !== all;
  return candidates?.filter(isMarked).length ?? 0;
}
