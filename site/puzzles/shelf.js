/** The shelf: a picture, a name and a line for each sample. */
import {element} from '../common/dom.js';
import {puzzlePicture} from './small-picture.js';
import {lineOfSample, nameOfSample, samples} from './samples.js';

/** @typedef {import('./samples.js').Sample} Sample */

/**
 * Fills the shelf.
 * @param {HTMLElement} shelf
 * @param {(sample: Sample) => void} onTake
 */
export function fillShelf(shelf, onTake) {
  const items = samples.map((sample) => {
    const symbols = sample.puzzle.replaceAll(' ', '').replaceAll('0', '.');
    return element('li', {}, element('button', {type: 'button', onclick: () => onTake(sample)},
      puzzlePicture(symbols, sample),
      element('span', {class: 'name'}, nameOfSample(sample)),
      element('span', {class: 'line'}, lineOfSample(sample))));
  });
  shelf.querySelector('ul')?.replaceChildren(...items);
}

/**
 * The sample that was opened, if it is one.
 * @param {Pick<import('../common/opened.js').Opened, 'line' | 'puzzle'>} opened
 * @returns {Sample | undefined}
 */
export function sampleOf({line, puzzle: {rules}}) {
  return rules ? undefined : samples.find(({puzzle}) => puzzle.replaceAll(' ', '').replaceAll('0', '.') === line);
}
