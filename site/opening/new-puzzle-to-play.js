/** New puzzles on pages that show none of their own: what is chosen is played. Loaded when first asked for. */
import {formatLink, sharedEngine} from '../../web/src/index.js';
import {puzzleDialog} from './puzzle-dialog.js';
import {openNewPuzzle} from '../puzzles/new-puzzle.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/opening.js';

const words = speaker('site/opening', english);

/** @param {string} [root] where the pages are, seen from this one */
export async function newPuzzleToPlay(root = './') {
  const engine = await sharedEngine();
  const play = (/** @type {import('../common/opened.js').Opened} */ {line, puzzle}) =>
    location.assign(`${root}play.html${formatLink({...puzzle, puzzle: line})}`);
  await openNewPuzzle(engine, play, () => puzzleDialog(engine, play, words('play-this')));
}
