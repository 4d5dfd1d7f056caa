/** The sheet of new puzzles: one is made as soon as it opens, another is taken from the shelf, or brought along. */
import {Engine, createEngine} from '../../web/src/index.js';
import {button, element} from '../common/dom.js';
import {PuzzleMaker} from './new-puzzle-maker.js';
import {opened, sentence} from '../common/opened.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {shelfLevels} from './shelf-levels.js';
import {group, openSheet} from '../common/sheet.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').SolvingEngine} SolvingEngine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

/** What makes puzzles, where the page's own engine only solves. @type {Promise<Engine> | null} */
let maker = null;

/**
 * @param {SolvingEngine} engine
 * @param {(opened: Opened, words: string) => void} onChoose gets the puzzle, and what there is to say of it
 * @param {() => void} bring where one is brought along
 * @param {string} [verb] what is done with it, on the button
 */
export async function openNewPuzzle(engine, onChoose, bring, verb = 'Play it') {
  adoptPictureLooks();
  const making = await (engine instanceof Engine ? engine : maker ??= createEngine());
  const {body, say, closed} = openSheet('New puzzle');

  const dialog = /** @type {HTMLDialogElement} */ (body.closest('dialog'));

  /** @param {Puzzle} puzzle @param {string} words */
  function choose(puzzle, words) {
    dialog.close();
    onChoose(opened(puzzle, {understood: sentence(puzzle)}), words);
  }

  const made = new PuzzleMaker(making, {verb, choose, say, closed});
  body.append(made.root,
    group('Your own', element('div', {class: 'actions'}, button('Paste or open one', () => {
      // Once the focus has returned to where it was, so that it can go where one brings it.
      dialog.addEventListener('close', bring, {once: true});
      dialog.close();
    }))),
    group('Samples', shelfLevels(async (text, name) => {
      const read = await engine.parse(text);
      if (read.ok) choose(read.puzzle, `${name}.`);
    })));
  made.make();
}
