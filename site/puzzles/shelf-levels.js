/** Puzzles by level, each a small picture to press. Loaded when somebody looks for more than samples. */
import {plural} from '../../web/src/index.js';
import {element} from '../common/dom.js';
import {action, openSheet} from '../common/sheet.js';
import {shelves} from './shelves.js';
import {puzzlePicture} from './small-picture.js';

const LEVELS_CSS = `
.levels section {
  display: grid; grid-template-columns: 1fr auto; gap: 4px 8px; align-items: center; margin-top: 12px;
  padding-top: 12px; border-top: 1px solid var(--rule);
}
.levels section:first-child { border-top: 0; }
.levels h4 { margin: 0; font-size: 14px; line-height: 44px; font-weight: 600; }
.levels ol {
  grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fill, minmax(88px, 1fr)); gap: 8px; margin: 0;
  padding: 0; list-style: none;
}
.levels li button {
  display: block; width: 100%; height: 100%; padding: 6px; border-color: transparent; background: none;
  text-align: left; font-weight: 400;
}
.levels li button:hover { background: var(--sunk); }
.levels li .line { display: block; margin-top: 4px; font-size: 13px; line-height: 18px; color: var(--ink-3); }
.levels li b { color: var(--ink); font-weight: 600; }
`;

/** All of the shelf are of this shape. */
const SHAPE = {boxRows: 3, boxCols: 3};

/**
 * @param {(puzzle: string, name: string) => void} onTake gets what it is called, too: "Easy 3"
 * @param {(name: string, puzzles: string[]) => HTMLElement[]} [beside] what else is offered for all of a level
 */
export function shelfLevels(onTake, beside = () => []) {
  adoptLevelLooks();
  return element('div', {class: 'levels'}, ...shelves.map(({name, puzzles}) => element('section', {},
    element('h4', {}, name), ...beside(name, puzzles),
    element('ol', {}, ...puzzles.map((puzzle, index) =>
      element('li', {}, shown(name, index + 1, puzzle, onTake)))))));
}

/**
 * @param {string} level @param {number} number @param {string} puzzle
 * @param {(puzzle: string, name: string) => void} onTake
 */
function shown(level, number, puzzle, onTake) {
  const name = `${level} ${number}`;
  return element('button', {type: 'button', onclick: () => onTake(puzzle, name)},
    puzzlePicture(puzzle, SHAPE), element('span', {class: 'line'},
      element('span', {class: 'hidden'}, `${level} `), element('b', {}, String(number)),
      `, ${plural(puzzle.replaceAll('.', '').length, 'given')}`));
}

const sheet = new CSSStyleSheet();

/** Gives these looks to the page, once. */
function adoptLevelLooks() {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  sheet.replaceSync(LEVELS_CSS);
  document.adoptedStyleSheets.push(sheet);
}

/** @param {(text: string) => void} take gets a puzzle, or many */
export function openLevels(take) {
  const {body} = openSheet('Puzzles by level');
  const choose = (/** @type {string} */ text) => {
    /** @type {HTMLDialogElement} */ (body.closest('dialog')).close();
    take(text);
  };
  body.append(
    element('p', {class: 'note'}, 'Fifteen of each level, by what they need: full houses and hidden singles of boxes;' +
      ' any singles; locked candidates and subsets; patterns such as fish and wings.'),
    shelfLevels(choose, (name, puzzles) => [
      action('As a list', `of ${name.toLowerCase()} puzzles`, () => choose(puzzles.join('\n'))),
    ]));
}
