/** Puzzles with other rules on the shelf: their pictures show regions, diagonals, shaded areas, cages and lines. */
import {formatLink, geometryOf, loadComparing} from '../../web/src/index.js';
import {element} from '../common/dom.js';
import {ruleSamples} from './rule-samples.js';
import {puzzlePicture} from './small-picture.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/puzzles.js';

/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

const words = speaker('site/puzzles', english);

/** All of them are of this shape. */
const SHAPE = {boxRows: 3, boxCols: 3};

/**
 * @param {Engine} engine reads their rules, which are then drawn
 * @param {(puzzle: string, name: string) => void} onTake gets a link, and what it is called
 * @returns {HTMLElement}
 */
export function ruleShelf(engine, onTake) {
  const items = ruleSamples.map((sample) => {
    const link = formatLink({...SHAPE, puzzle: sample.puzzle, rules: {text: sample.rules}});
    const name = words(`rules.${sample.id}`, {place: 'start'});
    const picture = element('div', {class: 'ruled'}, puzzlePicture(sample.puzzle, SHAPE));
    engine.parse(link).then(async (read) => read.ok && picture.replaceChildren(await ruledPicture(read.puzzle)));
    return element('li', {}, element('button', {type: 'button', onclick: () => onTake(link, name)},
      picture, element('span', {class: 'line'}, name)));
  });
  return element('section', {}, element('h4', {}, words('other-rules')), element('ol', {}, ...items));
}

/**
 * The puzzle as its board draws it, made small.
 * @param {Puzzle} puzzle
 */
export async function ruledPicture(puzzle) {
  const {SmallBoard} = await loadComparing();
  const board = new SmallBoard(geometryOf(puzzle), puzzle.givens);
  board.show({values: puzzle.givens, levels: new Uint16Array(puzzle.givens.length), path: []});
  return board.root;
}
