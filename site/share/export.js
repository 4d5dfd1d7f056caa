/**
 * Taking away what is shown: a sheet of groups, each made by a module of its own from the board as it stands. A further
 * group is one more name in `GROUPS`. Loaded when it is first asked for.
 */
import {boardOf, hasMoved, puzzleOf} from '../common/shown-puzzle.js';
import {element} from '../common/dom.js';
import {openSheet} from '../common/sheet.js';
import {pictureGroup} from './export-pictures.js';
import {runGroup} from './export-run.js';
import {siteGroup} from './export-sites.js';
import {textGroup} from './export-text.js';

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
export async function openTakeAway(engine, scope) {
  const {body, say, closed} = openSheet('Take away');
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
  return element('fieldset', {}, element('legend', {class: 'hidden'}, 'What is taken'),
    option(step ? `The board at step ${step.toLocaleString('en')}` : 'The board as it stands', true, now),
    option('The puzzle as given', false, start));
}
