/** New puzzles on pages that show none of their own: what is chosen is played. Loaded when first asked for. */
import {formatLink, sharedEngine} from '../web/src/index.js';
import {puzzleDialog} from './compare-puzzle.js';
import {openNewPuzzle} from './new-puzzle.js';

/** @param {string} [root] where the pages are, seen from this one */
export async function newPuzzleToPlay(root = './') {
  const engine = await sharedEngine();
  const play = (/** @type {import('./opened.js').Opened} */ {line, puzzle: {boxRows, boxCols}}) =>
    location.assign(`${root}play.html${formatLink({puzzle: line, boxRows, boxCols})}`);
  await openNewPuzzle(engine, play, () => puzzleDialog(engine, play, 'Play this one'));
}
