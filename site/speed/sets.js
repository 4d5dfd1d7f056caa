/** The sets to measure: groups of rows, each row a set of puzzles of one kind. */
import messages from '../../web/languages/en/site/speed.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {makePuzzle} from './grids.js';
import {puzzles} from './puzzles.js';

const say = speaker('site/speed', messages);

/**
 * A set of puzzles with what was measured of them.
 * @typedef {object} Row
 * @property {string[]} name of the set, and a word on it
 * @property {string[]} puzzles
 * @property {number[]} times microseconds each, Infinity where one was stopped
 * @property {number[]} guesses
 * @property {Rates} rates
 */

/**
 * Puzzles a second, in passes over a whole set: by the solver alone with either build, and from a call of the page to
 * its last result, on one thread and on all.
 * @typedef {{simd?: number, plain?: number, one?: number, all?: number}} Rates
 */

/** @typedef {'difficulty' | 'size' | 'share'} GroupId */
/** @typedef {{id: GroupId, title: string, rows: Row[]}} Group */

/** A large puzzle is stopped after so long, and said to be. */
export const MOST_MS = 2000;

const SIZES = [[2, 2], [2, 3], [3, 3], [3, 4], [4, 4], [4, 5], [5, 5], [5, 6], [6, 6]];
const SIZE_SHARE = 70;
const SHARES = [90, 80, 70, 60, 55, 50, 45, 40];
const SHARE_BOX = {boxRows: 5, boxCols: 5};
/** An odd number, so that the median is one of them. */
const PER_ROW = 7;

/** With their names, so that it comes after the language. @returns {Group[]} */
export function makeGroups() {
  return [
    {id: 'difficulty', title: say('group.difficulty'), rows: puzzles.map(({id, lines}) =>
      rowOf([say(`set.${id}`), say(`set-note.${id}`)], lines))},
    {id: 'size', title: say('group.size', {share: SIZE_SHARE}), rows: SIZES.map(([boxRows, boxCols]) => {
      const size = boxRows * boxCols;
      return rowOf([`${size}×${size}`, ''], several({boxRows, boxCols}, SIZE_SHARE));
    })},
    {id: 'share', title: say('group.share'), rows: SHARES.map((share) =>
      rowOf([say('share', {share}), ''], several(SHARE_BOX, share)))},
  ];
}

/** @param {string[]} name @param {string[]} lines @returns {Row} */
function rowOf(name, lines) {
  return {name, puzzles: lines, times: [], guesses: [], rates: {}};
}

/** @param {{boxRows: number, boxCols: number}} shape @param {number} share in per cent */
function several(shape, share) {
  return Array.from({length: PER_ROW}, (_, i) => makePuzzle(shape, share / 100, 1000 * share + i + 1));
}
