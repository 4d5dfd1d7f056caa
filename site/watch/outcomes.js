/**
 * The head of the start panel if a puzzle is more than the welcome: how it turned out. Loaded
 * when there is such a puzzle.
 */
import {copy} from '../common/clipboard.js';
import {button, element, nodesOf, svg} from '../common/dom.js';
import {saveFile} from '../../web/src/common/save-file.js';
import {puzzlePicture} from '../puzzles/small-picture.js';
import {nameOf} from '../common/opened.js';
import {drawings} from './moments.js';
import {positionMessage} from './positions.js';
import {adoptRareLooks} from '../common/rare-css.js';
import {sampleOf} from '../puzzles/shelf.js';
import {geometryOf, puzzlePicture as drawnPuzzle} from '../../web/src/index.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/outcomes.js';

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {Awaited<ReturnType<Engine['solve']>>} Outcome */
/** @typedef {import('../../web/src/language/catalogue.js').Part} Part */
/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../puzzles/samples.js').Contrast} Contrast */

const words = speaker('site/outcomes', english);

/**
 * The page that a message is for.
 * @typedef {object} Page
 * @property {import('../../web/src/index.js').SudokuScope} scope
 * @property {() => void} edit lets the grid be typed into
 * @property {(opened: Opened) => void} watch
 * @property {(text: string) => Promise<Opened | import('../../web/src/index.js').Failure>} read
 * @property {(message: string) => void} say
 */

/** The actions behind the buttons of messages. @typedef {ReturnType<typeof actionsFor>} Actions */

/** The most digits that are drawn in a picture. */
const MOST_DRAWN = 25;
/** More tries than any puzzle of people takes; what takes more is watched without being told its outcome first. */
const MOST_NODES = 200_000;
/** Nodes of plain backtracking on the sample that takes most. */
const TRIES_TO_PROVE = 69_207_226;

/**
 * The message for a puzzle that is more than its run: no solution, several, two strategies to compare, a position.
 * @param {Engine} engine
 * @param {Opened} opened
 * @param {Page} page
 * @returns {Promise<Node[] | null>} null where there is nothing to add
 */
export async function outcomeMessage(engine, opened, page) {
  const {puzzle} = opened;
  const actions = actionsFor(opened, page);
  if (puzzle.rules?.unread) return unreadMessage(opened, actions);
  const position = puzzle.size > MOST_DRAWN ? null : await positionMessage(engine, puzzle, actions);
  if (position) return position;
  const contrast = sampleOf(opened)?.contrast;
  const outcome = await engine.solve(puzzle, {limit: 2, keep: 2, maxNodes: MOST_NODES});
  adoptRareLooks();
  if (contrast) return contrastMessage(contrast, actions);
  if (!outcome.ok) return null;
  if (puzzle.size > MOST_DRAWN) return largeMessage(puzzle, outcome, actions);
  if (outcome.status === 'none') return noSolution(await firstContradiction(engine, puzzle), actions);
  return outcome.status === 'multiple' ? several(puzzle, outcome.solutions, actions) : null;
}

/**
 * Something is drawn that may be a rule; the solutions without it are none of the puzzle's.
 * @param {Opened} opened @param {Actions} actions
 */
function unreadMessage({proposals}, {askDrawings}) {
  adoptRareLooks();
  return [
    element('h2', {}, words('unread')), element('p', {class: 'lead'}, words('unread.text')),
    ...(proposals ? [element('div', {class: 'actions'}, button(words('unread.ask'), askDrawings, 'primary'))] : []),
  ];
}

/** @param {Opened} opened @param {Page} page */
function actionsFor(opened, {scope, edit, watch, read, say}) {
  return {
    edit,
    askDrawings: async () =>
      (await drawings()).askDrawings({opened, read, open: watch, say}),
    watch: (/** @type {string} */ strategy) => watch({...opened, strategy, step: 0}),
    /** Without what a player has done. */
    startAt: (/** @type {Puzzle} */ puzzle) => watch({...opened, puzzle, step: 0}),
    take: (/** @type {string} */ solution) => copy(solution, words('solution'), say),
    showContradiction() {
      scope.next('conflict');
      scope.focus();
      scrollTo(0, 0);
    },
  };
}

/** A sample that is best watched in two ways. @param {Contrast} contrast @param {Actions} actions */
function contrastMessage(contrast, {watch}) {
  const choices = /** @type {(keyof Contrast)[]} */ (['tries', 'rules']);
  return [
    element('h2', {}, words('contrast')),
    element('p', {class: 'lead'}, words('contrast.text', {tries: TRIES_TO_PROVE})),
    element('div', {class: 'actions'},
      ...choices.map((id) => button(words(`contrast.${id}`), () => watch(contrast[id])))),
  ];
}

/** Solved, but not drawn. @param {Puzzle} puzzle @param {Outcome & {ok: true}} outcome @param {Actions} actions */
function largeMessage(puzzle, {status, solutions}, {take}) {
  const outcome = words.has(`large.${status}`) ? /** @type {'large.none'} */ (`large.${status}`) : 'large.unsolved';
  return [
    element('h2', {}, words('large')),
    element('p', {class: 'lead'}, words(outcome, {puzzle: nameOf(puzzle), tries: MOST_NODES})),
    element('div', {class: 'actions'},
      ...solutions.slice(0, 1).map((solution) => button(words('copy-solution'), () => take(solution))),
      button(words('save-picture'), () => savePicture(puzzle))),
  ];
}

/** The page has no room for it, a file has. @param {Puzzle} puzzle */
async function savePicture(puzzle) {
  saveFile(new Blob([await drawnPuzzle(puzzle)], {type: 'image/svg+xml'}), 'sudoku.svg');
}

/**
 * The first contradiction, as a sentence.
 * @param {Engine} engine @param {Puzzle} puzzle
 */
async function firstContradiction(engine, puzzle) {
  const answer = await engine.run(puzzle, {}, {maxEvents: 1e7});
  if (!answer.ok) return words.parts('none.guesses', {guesses: 1});
  const {run} = answer;
  const [event] = await run.events(await run.next(0, 'conflict'), 1);
  const {guesses} = run.stats;
  run.dispose();
  const {cellName, unitName, symbol} = geometryOf(puzzle);
  if (guesses) return words.parts('none.guesses', {guesses});
  if (event?.cell !== undefined) return words.parts('none.cell', {cell: cellName(event.cell)});
  if (event?.unit === undefined) return words.parts('none.givens');
  return words.parts('none.unit', {digit: symbol(event.digit ?? 0), unit: unitName(event.unit)});
}

/** @param {Part[]} contradiction @param {Actions} actions */
function noSolution(contradiction, {showContradiction, edit}) {
  return [
    element('div', {class: 'titled'}, filledCross(), element('h2', {}, words('none'))),
    element('p', {class: 'lead'}, ...nodesOf(contradiction)),
    element('div', {class: 'actions'},
      button(words('show-contradiction'), showContradiction), button(words('edit'), edit, 'quiet')),
  ];
}

/** @param {Puzzle} puzzle @param {string[]} solutions two @param {Actions} actions */
function several(puzzle, solutions, {edit}) {
  const [first, second] = solutions.map((line) => puzzle.size > 35 ? line.split(' ') : [...line]);
  const differ = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  const {cellName} = geometryOf(puzzle);
  return [
    element('h2', {}, words('several')),
    element('p', {class: 'lead'}, words('several.differ',
      {cell: cellName(differ[0]), first: first[differ[0]], second: second[differ[0]]})),
    element('div', {class: 'pair'}, ...[first, second].map((symbols, i) => element('figure', {},
      puzzlePicture(symbols, puzzle, {marked: differ.slice(0, 1)}),
      element('figcaption', {}, words(i ? 'several.second' : 'several.first'))))),
    element('div', {class: 'actions'}, button(words('edit'), edit, 'quiet')),
  ];
}

function filledCross() {
  return svg('svg', {class: 'failure', viewBox: '0 0 28 36', 'aria-hidden': 'true'},
    svg('rect', {x: 2, y: 6, width: 24, height: 24, rx: 3}), svg('path', {d: 'M9 13l10 10M19 13 9 23'}));
}
