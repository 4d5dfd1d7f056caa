/** A rating in words and numbers. Knows no document. */
import {count, levelOf, plural, propagatorName} from '../../web/src/index.js';

/** @typedef {import('../../web/src/index.js').Rating} Rating */
/** @typedef {import('../../web/src/index.js').Technique} Technique */

/**
 * Steps of one technique, one after the other.
 * @typedef {object} Stretch
 * @property {number} from the place of the first, from 1
 * @property {number} to
 * @property {string} id of the technique
 * @property {string} name
 * @property {number} difficulty of the hardest of them
 */

/** "XY-chain", "Guess" @param {Technique[]} techniques @param {string} id */
function nameOf(techniques, id) {
  return techniques.find((technique) => technique.id === id)?.name ?? 'Guess';
}

/**
 * The path, shorter: steps of one technique that follow one another are one stretch.
 * @param {Pick<Rating, 'path'>} rating @param {Technique[]} techniques @returns {Stretch[]}
 */
export function stretchesOf({path}, techniques) {
  /** @type {Stretch[]} */
  const stretches = [];
  for (const [i, {technique: id, difficulty}] of path.entries()) {
    const last = stretches.at(-1);
    const place = i + 1;
    if (last?.id !== id) stretches.push({from: place, to: place, id, name: nameOf(techniques, id), difficulty});
    else Object.assign(last, {to: place, difficulty: Math.max(last.difficulty, difficulty)});
  }
  return stretches;
}

/** "7", "8 to 12" @param {Stretch} stretch */
export function placeOf({from, to}) {
  return from === to ? count(from) : `${count(from)} to ${count(to)}`;
}

/** @param {Rating} rating @returns {{title: string, words: string}} */
export function headline({hardest}) {
  const {name, rule} = levelOf(hardest);
  return {title: `${name}.`, words: `This level needs ${rule}.`};
}

/**
 * Names and values of the numbers.
 * @param {Rating} rating of at least one step
 * @param {Technique[]} techniques
 * @returns {[name: string, value: string][]}
 */
export function figuresOf({hardest, sum, path, weakestConsistency, guesses}, techniques) {
  const peak = path.findIndex(({difficulty}) => difficulty === hardest);
  return [
    ['Hardest step', `${nameOf(techniques, path[peak].technique)}, ${hardest}`],
    ['All steps together', `${count(sum)} in ${plural(path.length, 'step')}`],
    ['Weakest propagation that needs no guess', weakestConsistency ? propagatorName(weakestConsistency) : 'None here'],
    ['Guesses by search', Number.isFinite(guesses) ? count(guesses) : 'More than a million'],
  ];
}

/** What the curve shows, for who can't see it. @param {Rating} rating @param {Technique[]} techniques */
export function curveWords({hardest, path}, techniques) {
  const peaks = stretchesOf({path}, techniques).filter(({difficulty}) => levelOf(difficulty) === levelOf(hardest));
  const named = peaks.slice(0, 3).map((peak) => `${peak.name} at ${placeOf(peak)}`);
  const more = peaks.length > 3 ? ` and ${plural(peaks.length - 3, 'time')} more` : '';
  return `Difficulty of ${plural(path.length, 'step')}, one after the other. ${levelOf(hardest).name} steps: ` +
    `${named.join(', ')}${more}.`;
}
