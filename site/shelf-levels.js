/** Puzzles by level, each a number to press. Loaded when somebody looks for more than samples. */
import {element} from './dom.js';
import {shelves} from './shelves.js';

const LEVELS_CSS = `
.levels section {
  display: grid; grid-template-columns: 1fr auto; gap: 4px 8px; align-items: center; margin-top: 12px;
  padding-top: 12px; border-top: 1px solid var(--rule);
}
.levels section:first-child { border-top: 0; }
.levels h4 { margin: 0; font-size: 14px; line-height: 22px; font-weight: 500; }
.levels ol {
  grid-column: 1 / -1; display: grid; grid-template-columns: repeat(5, 44px); gap: 4px; margin: 0; padding: 0;
  list-style: none;
}
.levels li button {
  width: 44px; min-width: 44px; padding: 0; justify-content: center; font-variant-numeric: tabular-nums;
}
@media (min-width: 640px) {
  .levels section { grid-template-columns: 96px auto; grid-template-rows: 44px 44px; justify-content: start; }
  .levels ol { grid-area: 1 / 2 / 3 / 3; grid-template-columns: repeat(8, 44px); }
}
`;

/**
 * @param {(puzzle: string, name: string) => void} onTake gets what it is called, too: "Easy 3"
 * @param {(name: string, puzzles: string[]) => HTMLElement[]} [beside] what else is offered for all of a level
 */
export function shelfLevels(onTake, beside = () => []) {
  adoptLevelLooks();
  return element('div', {class: 'levels'}, ...shelves.map(({name, puzzles}) => element('section', {},
    element('h4', {}, name), ...beside(name, puzzles),
    element('ol', {}, ...puzzles.map((puzzle, index) =>
      element('li', {}, numbered(name, index + 1, puzzle, onTake)))))));
}

/**
 * @param {string} level @param {number} number @param {string} puzzle
 * @param {(puzzle: string, name: string) => void} onTake
 */
function numbered(level, number, puzzle, onTake) {
  const name = `${level} ${number}`;
  return element('button', {type: 'button', onclick: () => onTake(puzzle, name)},
    element('span', {class: 'hidden'}, `${level} `), String(number));
}

const sheet = new CSSStyleSheet();

/** Gives these looks to the page, once. */
function adoptLevelLooks() {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  sheet.replaceSync(LEVELS_CSS);
  document.adoptedStyleSheets.push(sheet);
}
