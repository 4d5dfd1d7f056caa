/**
 * The Export sheet: groups of what can be saved, copied or opened elsewhere, each made from the board as it stands.
 * `GROUPS` lists them. Loaded when it is first asked for.
 */
import {element} from '../common/dom.js';
import {action, entry, group, list, openSheet} from '../common/sheet.js';
import {boardOf, hasMoved, puzzleOf, settled} from '../common/shown-puzzle.js';
import {saveRun} from '../opening/saved-runs.js';
import {textGroup} from './export-text.js';

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

/**
 * What a group is made from.
 * @typedef {object} Taken
 * @property {import('../../web/src/index.js').SolvingEngine} engine
 * @property {import('../../web/src/index.js').SudokuScope} scope
 * @property {import('../../web/src/index.js').Puzzle} board what is taken: givens, what was set since, and candidates
 * @property {(message: string) => void} say tells what was done
 * @property {AbortSignal} closed aborted when the sheet closes
 */

/** In the order of the sheet. @type {((taken: Taken) => Promise<HTMLElement> | HTMLElement)[]} */
const GROUPS = [textGroup, pictureGroup, siteGroup, runGroup];

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {import('../../web/src/index.js').SudokuScope} scope with a run
 */
export async function openExport(engine, scope) {
  const {body, say, closed} = openSheet('Export');
  const place = element('div');
  const board = await boardOf(scope);
  const puzzle = puzzleOf(board);
  const fill = async (/** @type {import('../../web/src/index.js').Puzzle} */ taken) => {
    const made = GROUPS.map((make) => make({engine, scope, board: taken, say, closed}));
    place.replaceChildren(...await Promise.all(made));
  };
  if (hasMoved(board)) body.append(choice(scope.step, () => fill(board), () => fill(puzzle)));
  body.append(place);
  await fill(board);
}

/** Which of the two is taken. @param {number} step @param {() => void} now @param {() => void} start */
function choice(step, now, start) {
  const option = (/** @type {string} */ text, /** @type {boolean} */ checked, /** @type {() => void} */ onchange) =>
    element('label', {}, element('input', {type: 'radio', name: 'taken', checked, onchange}), text);
  return element('fieldset', {}, element('legend', {class: 'hidden'}, 'Which position'),
    option(step ? `The board at step ${step.toLocaleString('en')}` : 'The current board', true, now),
    option('The original puzzle', false, start));
}

/** @param {Taken} taken */
export function runGroup({scope, say}) {
  const embed = element('a', {class: 'open', href: `embedding.html${scope.toLink()}`},
    'Embed', element('span', {class: 'hidden'}, ' in your own page'));
  return group('The run', list(
    entry('Recording', 'Every step, in a file that can be replayed here.',
      action('Save', 'the run', () => saveRun(scope.run, say))),
    entry('In your own page', 'As an element, an iframe, or a picture that links.', embed)));
}

/** @param {Taken} taken */
export function pictureGroup({scope}) {
  return group('As pictures', list(
    entry('Picture', 'This step as a PNG or SVG picture.',
      action('Open', 'the picture', async () => (await import('./step-picture.js')).openStepPicture(scope))),
    entry('Lesson', 'Chosen steps, each with its picture and its sentence, to print or to save.',
      action('Open', 'the lesson', async () => (await import('./lesson.js')).openLesson(scope))),
    entry('Animation', 'The run, or a part of it, as a GIF.',
      action('Open', 'the animation', async () => (await import('./animation.js')).openAnimation(scope)))));
}

const KEPT = 'Keeps digits and candidates.';
const AS_GIVENS = 'Keeps candidates. Placed digits become givens.';
const DIGITS = 'Digits only: placed digits become givens, candidates are left out.';

/** @type {{name: string, format: string, holds: string}[]} */
const SITES = [
  {name: 'SudokuWiki', format: 'sudokuwiki', holds: KEPT},
  {name: 'SudokuPad', format: 'sudokupad', holds: KEPT},
  {name: 'f-puzzles', format: 'fpuzzles', holds: KEPT},
  {name: 'Interactive Sudoku Solver', format: 'iss', holds: AS_GIVENS},
  {name: 'sudoku.coach', format: 'sudokucoach', holds: DIGITS},
  {name: 'SudokuExchange', format: 'scf', holds: DIGITS},
];

/** @param {Taken} taken */
export async function siteGroup({engine, board}) {
  const moved = hasMoved(board);
  const entries = await Promise.all(SITES.map(async ({name, format, holds}) => {
    const link = await engine.format(holds === DIGITS ? settled(board) : board, format);
    if (!link.ok) return entry(name, link.error.message);
    const open = element('a', {class: 'open', href: link.text, target: '_blank', rel: 'noopener noreferrer'},
      'Open', element('span', {class: 'hidden'}, ` in ${name}, in a new tab`));
    return entry(name, moved ? holds : '', open);
  }));
  return group('On another site', list(...entries));
}
