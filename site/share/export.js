/**
 * The Export sheet: groups of what can be saved, copied or opened elsewhere, each made from the board as it stands.
 * `GROUPS` lists them. Loaded when it is first asked for.
 */
import {element, nodesOf} from '../common/dom.js';
import {action, entry, group, list, openSheet} from '../common/sheet.js';
import {boardOf, hasMoved, puzzleOf, settled} from '../common/shown-puzzle.js';
import {saveRun} from '../opening/saved-runs.js';
import {textGroup} from './export-text.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/export.js';

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

const words = speaker('site/export', english);

/**
 * The parts of a board that a site keeps: digits and candidates; candidates, with all digits as givens; digits as
 * givens.
 * @typedef {'keeps' | 'givens' | 'digits'} Kept
 */

/**
 * The board and the page that a group is made from.
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
  const {body, say, closed} = openSheet(words('export'));
  const place = element('div');
  const board = await boardOf(scope);
  const puzzle = puzzleOf(board);
  const fill = async (/** @type {import('../../web/src/index.js').Puzzle} */ taken) => {
    const made = GROUPS.map((make) => make({engine, scope, board: taken, say, closed}));
    place.replaceChildren(...await Promise.all(made));
  };
  if (board.rules?.unread) body.append(element('p', {class: 'note'}, words('unread')));
  if (hasMoved(board)) body.append(choice(scope.step, () => fill(board), () => fill(puzzle)));
  body.append(place);
  await fill(board);
}

/** The choice of the step now or the start. @param {number} step @param {() => void} now @param {() => void} start */
function choice(step, now, start) {
  const option = (/** @type {string} */ text, /** @type {boolean} */ checked, /** @type {() => void} */ onchange) =>
    element('label', {}, element('input', {type: 'radio', name: 'taken', checked, onchange}), text);
  return element('fieldset', {}, element('legend', {class: 'hidden'}, words('which')),
    option(step ? words('which.step', {step}) : words('which.current'), true, now),
    option(words('which.original'), false, start));
}

/** @param {Taken} taken */
export function runGroup({scope, say}) {
  const embed = element('a', {class: 'open', href: `embedding.html${scope.toLink()}`},
    ...nodesOf(words.parts('run.embed')));
  return group(words('run'), list(
    entry(words('run.recording'), words('run.recording.note'),
      action(words.parts('run.save'), () => saveRun(scope.run, say))),
    entry(words('run.page'), words('run.page.note'), embed)));
}

/** @param {Taken} taken */
export function pictureGroup({scope}) {
  return group(words('pictures'), list(
    entry(words('picture'), words('picture.note'),
      action(words.parts('picture.open'), async () => (await import('./step-picture.js')).openStepPicture(scope))),
    entry(words('lesson'), words('lesson.note'),
      action(words.parts('lesson.open'), async () => (await import('./lesson.js')).openLesson(scope))),
    entry(words('animation'), words('animation.note'),
      action(words.parts('animation.open'), async () => (await import('./animation.js')).openAnimation(scope)))));
}

/** Sites, and what of a board their links keep. @type {{name: string, format: string, keeps: Kept}[]} */
const SITES = [
  {name: 'SudokuWiki', format: 'sudokuwiki', keeps: 'keeps'},
  {name: 'SudokuPad', format: 'sudokupad', keeps: 'keeps'},
  {name: 'f-puzzles', format: 'fpuzzles', keeps: 'keeps'},
  {name: 'Interactive Sudoku Solver', format: 'iss', keeps: 'givens'},
  {name: 'sudoku.coach', format: 'sudokucoach', keeps: 'digits'},
  {name: 'SudokuExchange', format: 'scf', keeps: 'digits'},
];

/** @param {Taken} taken */
export async function siteGroup({engine, board}) {
  const moved = hasMoved(board);
  const entries = await Promise.all(SITES.map(async ({name, format, keeps}) => {
    const link = await engine.format(keeps === 'digits' ? settled(board) : board, format);
    if (!link.ok) return entry(name, link.error.message);
    const open = element('a', {class: 'open', href: link.text, target: '_blank', rel: 'noopener noreferrer'},
      ...nodesOf(words.parts('site.open', {site: name})));
    return entry(name, moved ? words(`site.${keeps}`) : '', open);
  }));
  return group(words('sites'), list(...entries));
}
