/**
 * What stands at the head of the start panel where a puzzle is more than the welcome: what it turned out to be. Loaded
 * when there is such a puzzle.
 */
import {button, element, svg} from '../common/dom.js';
import {download} from '../common/download.js';
import {puzzlePicture} from '../puzzles/small-picture.js';
import {nameOf} from '../common/opened.js';
import {positionMessage} from './positions.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {sampleOf} from '../puzzles/shelf.js';
import {geometry, puzzlePicture as drawnPuzzle} from '../../web/src/index.js';

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {Awaited<ReturnType<Engine['solve']>>} Outcome */
/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../puzzles/samples.js').Contrast} Contrast */

/**
 * The page that a message is for.
 * @typedef {object} Page
 * @property {import('../../web/src/index.js').SudokuScope} scope
 * @property {() => void} edit lets the grid be typed into
 * @property {(opened: Opened) => void} watch
 * @property {(text: string, what: string) => void} copy
 */

/** What the buttons of messages do. @typedef {ReturnType<typeof actionsFor>} Actions */

/** The most digits that are drawn in a picture. */
const MOST_DRAWN = 25;
/** More tries than any puzzle of people takes; what takes more is watched without being told its outcome first. */
const MOST_NODES = 200_000;

/**
 * The message for a puzzle that is more than its run: no solution, several, two strategies to compare, a position.
 * @param {Engine} engine
 * @param {Opened} opened
 * @param {Page} page
 * @returns {Promise<Node[] | null>} null where there is nothing to add
 */
export async function outcomeMessage(engine, opened, page) {
  const {puzzle, line} = opened;
  const actions = actionsFor(opened, page);
  const position = puzzle.size > MOST_DRAWN ? null : await positionMessage(engine, puzzle, actions);
  if (position) return position;
  const contrast = sampleOf(line)?.contrast;
  const outcome = await engine.solve(puzzle, {limit: 2, keep: 2, maxNodes: MOST_NODES});
  adoptRareLooks();
  if (contrast) return contrastMessage(contrast, actions);
  if (!outcome.ok) return null;
  if (puzzle.size > MOST_DRAWN) return largeMessage(puzzle, outcome, actions);
  if (outcome.status === 'none') return noSolution(await firstContradiction(engine, puzzle), actions);
  return outcome.status === 'multiple' ? several(puzzle, outcome.solutions, actions) : null;
}

/** @param {Opened} opened @param {Page} page */
function actionsFor(opened, {scope, edit, watch, copy}) {
  return {
    edit,
    watch: (/** @type {string} */ strategy) => watch({...opened, strategy, step: 0}),
    /** Without what a player has done. */
    startAt: (/** @type {Puzzle} */ puzzle) => watch({...opened, puzzle, step: 0}),
    take: (/** @type {string} */ solution) => copy(solution, 'Solution'),
    showContradiction() {
      scope.next('conflict');
      scope.focus();
      scrollTo(0, 0);
    },
  };
}

/** A sample that is best watched in two ways. @param {Contrast} contrast @param {Actions} actions */
function contrastMessage({title, text, choices}, {watch}) {
  return [
    element('h2', {}, title),
    element('p', {class: 'lead'}, text),
    element('div', {class: 'actions'}, ...choices.map(({name, strategy}) => button(name, () => watch(strategy)))),
  ];
}

/** Solved, but not drawn. @param {Puzzle} puzzle @param {Outcome & {ok: true}} outcome @param {Actions} actions */
function largeMessage(puzzle, {status, solutions}, {take}) {
  /** @type {Record<string, string>} */
  const outcomes = {
    unique: 'It has one solution.', multiple: 'It has at least two solutions.', none: 'It has no solution.',
  };
  const outcome = outcomes[status] ?? 'It was not solved in 200,000 tries.';
  return [
    element('h2', {}, 'Too large to draw.'),
    element('p', {class: 'lead'}, `${nameOf(puzzle)}. Up to 25×25 is drawn. ${outcome}`),
    element('div', {class: 'actions'},
      ...solutions.slice(0, 1).map((solution) => button('Copy the solution', () => take(solution))),
      button('Save a picture', () => savePicture(puzzle))),
  ];
}

/** The page has no room for it, a file has. @param {Puzzle} puzzle */
async function savePicture(puzzle) {
  download(new Blob([await drawnPuzzle(puzzle)], {type: 'image/svg+xml'}), 'sudoku.svg');
}

/**
 * @param {Engine} engine @param {Puzzle} puzzle
 * @returns {Promise<{what: string, place: string, rest: string, guesses: number}>}
 */
async function firstContradiction(engine, puzzle) {
  const answer = await engine.run(puzzle, {}, {maxEvents: 1e7});
  if (!answer.ok) return {what: '', place: '', rest: '', guesses: 1};
  const {run} = answer;
  const [event] = await run.events(await run.next(0, 'conflict'), 1);
  const {guesses} = run.stats;
  run.dispose();
  const {cellName, unitName, symbol} = geometry(puzzle.boxRows, puzzle.boxCols);
  if (event?.cell !== undefined) {
    return {what: '', place: cellName(event.cell), rest: ' has no candidate left', guesses};
  }
  if (event?.unit === undefined) return {what: '', place: '', rest: '', guesses};
  return {what: `${symbol(event.digit ?? 0)} has no place left in `, place: unitName(event.unit), rest: '', guesses};
}

/** @param {{what: string, place: string, rest: string, guesses: number}} contradiction @param {Actions} actions */
function noSolution({what, place, rest, guesses}, {showContradiction, edit}) {
  const lead = element('p', {class: 'lead'});
  if (guesses) lead.append(`Every guess leads to a contradiction: ${guesses.toLocaleString('en')} were tried.`);
  else lead.append(what, element('b', {}, place), `${rest}. No guess was needed: the givens contradict each other.`);
  return [
    element('div', {class: 'titled'}, filledCross(), element('h2', {}, 'No solution.')),
    lead,
    element('div', {class: 'actions'},
      button('Show the contradiction', showContradiction), button('Edit', edit, 'quiet')),
  ];
}

/** @param {Puzzle} puzzle @param {string[]} solutions two @param {Actions} actions */
function several(puzzle, solutions, {edit}) {
  const [first, second] = solutions.map((line) => puzzle.size > 35 ? line.split(' ') : [...line]);
  const differ = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  const {cellName} = geometry(puzzle.boxRows, puzzle.boxCols);
  return [
    element('h2', {}, 'At least two solutions.'),
    element('p', {class: 'lead'}, `They first differ in ${cellName(differ[0])}: ` +
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
