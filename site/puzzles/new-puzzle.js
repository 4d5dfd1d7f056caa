/** The sheet of new puzzles: one is made as soon as it opens, another is taken from the shelf, or brought along. */
import {Engine, createEngine} from '../../web/src/index.js';
import {button, element} from '../common/dom.js';
import {PuzzleMaker} from './new-puzzle-maker.js';
import {once} from '../../web/src/common/once.js';
import {opened, sentence} from '../common/opened.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {shelfLevels} from './shelf-levels.js';
import {group, openSheet} from '../common/sheet.js';
import {speaker, volume} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/puzzles.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').SolvingEngine} SolvingEngine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

const words = speaker('site/puzzles', english);

/** The engine that makes puzzles, if the page's own engine only solves. */
const maker = once(() => createEngine());

/**
 * @param {SolvingEngine} engine
 * @param {(opened: Opened, message: string) => void} onChoose gets the puzzle, and what there is to say of it
 * @param {() => void} bring where one is brought along
 * @param {string} [verb] what is done with it, on the button
 */
export async function openNewPuzzle(engine, onChoose, bring, verb = words('play-it')) {
  adoptPictureLooks();
  const [making] = await Promise.all(
    [engine instanceof Engine ? engine : maker(), volume('techniques')]);
  const {body, say, closed} = openSheet(words('new'));

  const dialog = /** @type {HTMLDialogElement} */ (body.closest('dialog'));

  /** @param {Puzzle} puzzle @param {string} message */
  function choose(puzzle, message) {
    dialog.close();
    onChoose(opened(puzzle, {understood: sentence(puzzle)}), message);
  }

  const made = new PuzzleMaker(making, {verb, choose, say, closed});
  body.append(made.root,
    group(words('your-own'), element('div', {class: 'actions'}, button(words('bring'), () => {
      // Once the focus has returned to where it was, so that it can go where one brings it.
      dialog.addEventListener('close', bring, {once: true});
      dialog.close();
    }))),
    group(words('samples'), shelfLevels(engine, async (text, name) => {
      const read = await engine.parse(text);
      if (read.ok) choose(read.puzzle, words('sample-taken', {name}));
    })));
  made.make();
}
