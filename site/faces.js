/**
 * What stands at the head of the start panel once a puzzle is open: what it turned out to be. Each face is made anew
 * from what it tells.
 */
import {button, element, svg} from './dom.js';
import {puzzlePicture} from './picture.js';
import {geometry} from '../web/src/index.js';

/** @typedef {import('../web/src/index.js').Engine} Engine */
/** @typedef {import('../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('./samples.js').Sample} Sample */

/** More than any puzzle of people takes; a grid that takes more is watched without being told its outcome first. */
const MOST_NODES = 200_000;

/**
 * Finds out how many solutions a puzzle has, and makes the face for none or several.
 * @param {Engine} engine
 * @param {Puzzle} puzzle
 * @param {{showContradiction: () => void, edit: () => void}} actions
 * @returns {Promise<Node[] | null>} null for one solution, or where it is not known
 */
export async function outcomeFace(engine, puzzle, actions) {
  const result = await engine.solve(puzzle, {limit: 2, keep: 2, maxNodes: MOST_NODES});
  if (!result.ok) return null;
  if (result.status === 'none') return noSolution(await firstContradiction(engine, puzzle), actions);
  if (result.status === 'multiple') return several(puzzle, result.solutions, actions);
  return null;
}

/**
 * The face of a puzzle that is solved, but not drawn.
 * @param {Engine} engine
 * @param {Puzzle} puzzle
 * @param {string} name
 * @param {(solution: string) => void} take
 * @returns {Promise<Node[]>}
 */
export async function largeFace(engine, puzzle, name, take) {
  const result = await engine.solve(puzzle, {limit: 2, keep: 1, maxNodes: MOST_NODES});
  const found = result.ok ? result.solutions[0] : undefined;
  const outcomes = {
    unique: 'It has one solution.', multiple: 'It has at least two solutions.', none: 'It has no solution.',
  };
  const outcome = result.ok && result.status in outcomes
    ? outcomes[/** @type {keyof typeof outcomes} */ (result.status)] : 'It was not solved in 200,000 tries.';
  return [
    element('h2', {}, 'Too large to draw.'),
    element('p', {class: 'lead'}, `${name}. Up to 25×25 is drawn. ${outcome}`),
    element('div', {class: 'actions'}, ...found ? [button('Copy the solution', () => take(found))] : []),
  ];
}

/**
 * The face of a sample that is best watched in two ways.
 * @param {Sample} sample
 * @param {(strategy: string) => void} watch
 */
export function contrastFace({name, contrast}, watch) {
  if (!contrast) return null;
  return [
    element('h2', {}, `${name}.`),
    element('p', {class: 'lead'}, contrast.text),
    element('div', {class: 'actions'}, ...contrast.choices.map((choice) =>
      button(choice.name, () => watch(choice.strategy)))),
  ];
}

/**
 * @param {Engine} engine @param {Puzzle} puzzle
 * @returns {Promise<{what: string, place: string, guesses: number}>}
 */
async function firstContradiction(engine, puzzle) {
  const answer = await engine.run(puzzle, {}, {maxEvents: 1e7});
  if (!answer.ok) return {what: '', place: '', guesses: 1};
  const {run} = answer;
  const [event] = await run.events(await run.next(0, 'conflict'), 1);
  const {guesses} = run.stats;
  run.dispose();
  const {cellName, unitName, symbol} = geometry(puzzle.boxRows, puzzle.boxCols);
  if (event?.cell !== undefined) return {what: 'Nothing is left for ', place: cellName(event.cell), guesses};
  if (event?.unit === undefined) return {what: '', place: '', guesses};
  return {what: `There is no place for ${symbol(event.digit ?? 0)} in `, place: unitName(event.unit), guesses};
}

/**
 * @param {{what: string, place: string, guesses: number}} contradiction
 * @param {{showContradiction: () => void, edit: () => void}} actions
 */
function noSolution({what, place, guesses}, {showContradiction, edit}) {
  const lead = element('p', {class: 'lead'});
  if (guesses) lead.append(`Every guess ends in a contradiction: ${guesses.toLocaleString('en')} were tried.`);
  else lead.append(what, element('b', {}, place), '. No guess was made: the givens contradict one another.');
  return [
    element('div', {class: 'titled'}, filledCross(), element('h2', {}, 'No solution.')),
    lead,
    element('div', {class: 'actions'},
      button('Show the contradiction', showContradiction), button('Edit', edit, 'quiet')),
  ];
}

/** @param {Puzzle} puzzle @param {string[]} solutions two @param {{edit: () => void}} actions */
function several(puzzle, solutions, {edit}) {
  const [first, second] = solutions.map((line) => puzzle.size > 35 ? line.split(' ') : [...line]);
  const differ = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  const {cellName} = geometry(puzzle.boxRows, puzzle.boxCols);
  return [
    element('h2', {}, 'At least two solutions.'),
    element('p', {class: 'lead'}, `They first differ at ${cellName(differ[0])}: ` +
      `${first[differ[0]]} in one, ${second[differ[0]]} in the other.`),
    element('div', {class: 'pair'}, ...[first, second].map((symbols, i) => element('figure', {},
      puzzlePicture(symbols, puzzle, {marked: differ.slice(0, 1)}),
      element('figcaption', {}, i ? 'The second' : 'The first')))),
    element('div', {class: 'actions'}, button('Edit', edit, 'quiet')),
  ];
}

function filledCross() {
  return svg('svg', {class: 'failure', viewBox: '0 0 28 36', 'aria-hidden': 'true'},
    svg('rect', {x: 2, y: 6, width: 24, height: 24, rx: 3}), svg('path', {d: 'M9 13l10 10M19 13 9 23'}));
}
