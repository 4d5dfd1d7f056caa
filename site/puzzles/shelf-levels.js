/** Puzzles by level, each a small picture to press. Loaded when somebody looks for more than samples. */
import {element, nodesOf} from '../common/dom.js';
import {action, openSheet} from '../common/sheet.js';
import {levelName} from './new-puzzle-wish.js';
import {shelves} from './shelves.js';
import {ruleShelf} from './rule-shelf.js';
import {puzzlePicture} from './small-picture.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/puzzles.js';

const words = speaker('site/puzzles', english);

const LEVELS_CSS = `
.levels section {
  display: grid; grid-template-columns: 1fr auto; gap: 4px 8px; align-items: center; margin-top: 12px;
  padding-top: 12px; border-top: 1px solid var(--rule);
}
.levels section:first-child { border-top: 0; }
.levels h4 { margin: 0; font-size: 14px; line-height: 44px; font-weight: 600; }
.levels ol {
  grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); gap: 8px; margin: 0;
  padding: 0; list-style: none;
}
.levels li button {
  display: flex; flex-direction: column; align-items: stretch; justify-content: start; width: 100%; height: 100%;
  padding: 6px; border-color: transparent; background: none; text-align: left; font-weight: 400;
}
.levels li button:hover { background: var(--sunk); }
.levels li .line { display: block; margin-top: 4px; font-size: 13px; line-height: 18px; color: var(--ink-3); }
.levels .ruled { --given: var(--ink); --candidate: var(--ink-2); }
.levels li b { color: var(--ink); font-weight: 600; }
`;

/** All of the shelf are of this shape. */
const SHAPE = {boxRows: 3, boxCols: 3};

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {(puzzle: string, name: string) => void} onTake gets what it is called, too: "Easy 3"
 * @param {(level: string, puzzles: string[]) => HTMLElement[]} [beside] what else is offered for all of a level
 */
export function shelfLevels(engine, onTake, beside = () => []) {
  adoptLevelLooks();
  return element('div', {class: 'levels'}, ...shelves.map(({level, puzzles}) => element('section', {},
    element('h4', {}, levelName(level)), ...beside(level, puzzles),
    element('ol', {}, ...puzzles.map((puzzle, index) =>
      element('li', {}, shown(level, index + 1, puzzle, onTake)))))), ruleShelf(engine, onTake));
}

/**
 * @param {string} level @param {number} number @param {string} puzzle
 * @param {(puzzle: string, name: string) => void} onTake
 */
function shown(level, number, puzzle, onTake) {
  const name = words('numbered', {level: levelName(level), number});
  return element('button', {type: 'button', onclick: () => onTake(puzzle, name)},
    puzzlePicture(puzzle, SHAPE), element('span', {class: 'line'}, ...nodesOf(words.parts('shelf',
      {level: levelName(level), number, givens: puzzle.replaceAll('.', '').length}))));
}

const sheet = new CSSStyleSheet();

/** Gives these looks to the page, once. */
function adoptLevelLooks() {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  sheet.replaceSync(LEVELS_CSS);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {(text: string) => void} take gets a puzzle, or many
 */
export function openLevels(engine, take) {
  const {body} = openSheet(words('by-level'));
  const choose = (/** @type {string} */ text) => {
    /** @type {HTMLDialogElement} */ (body.closest('dialog')).close();
    take(text);
  };
  body.append(
    element('p', {class: 'note'}, words('by-level.about')),
    shelfLevels(engine, choose, (level, puzzles) => [
      action(words.parts('as-list', {level}), () => choose(puzzles.join('\n'))),
    ]));
}
