/** The sheet of puzzles by level: one to watch, or all of a level as a list. Loaded when it is opened. */
import {element} from '../common/dom.js';
import {shelfLevels} from './shelf-levels.js';
import {action, openSheet} from '../common/sheet.js';

/** @param {(text: string) => void} take gets a puzzle, or many */
export function openLevels(take) {
  const {body} = openSheet('Puzzles by level');
  const choose = (/** @type {string} */ text) => {
    /** @type {HTMLDialogElement} */ (body.closest('dialog')).close();
    take(text);
  };
  body.append(
    element('p', {class: 'note'}, 'Fifteen of each level, by what they take: full houses and hidden singles of boxes;' +
      ' any singles; locked candidates and subsets; patterns such as fish and wings.'),
    shelfLevels(choose, (name, puzzles) => [
      action('As a list', `of ${name.toLowerCase()} puzzles`, () => choose(puzzles.join('\n'))),
    ]));
}
