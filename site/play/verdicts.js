/** The words of a check about a game. Loaded with the first check. */
import messages from '../../web/languages/en/site/play-check.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {cellList} from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./status.js').Action} Action */

const say = speaker('site/play-check', messages);

/**
 * True if it is right so far; where it is not, only on a further request.
 * @param {Game} game
 * @param {{digits: number[], marks: number[]}} wrong
 * @param {(cells: number[]) => void} showWhere
 * @param {Action[]} more what else there is where a digit is wrong
 */
export function checkedMessage(game, {digits, marks}, showWhere, more) {
  const open = game.cells - game.filled;
  if (digits.length) {
    return {title: say('mistake'), words: say('mistake.digit'),
      actions: /** @type {Action[]} */ ([[say('show-where'), () => showWhere(digits)], ...more])};
  }
  if (marks.length) {
    return {title: say('marks'), words: say('marks.words'),
      actions: /** @type {Action[]} */ ([[say('show-where'), () => showWhere(marks)]])};
  }
  return {title: say('correct'), words: say('correct.open', {open})};
}

/**
 * The answer for a puzzle that has not one solution.
 * @param {string} status of the puzzle
 * @param {string} here of the puzzle with what was put
 */
export function openMessage(status, here) {
  if (status === 'none') return {title: say('none'), words: say('none.words')};
  if (here === 'unknown') return {title: say('unknown'), words: say('unknown.words')};
  return here === 'none' ? {title: say('mistake'), words: say('mistake.solution')} :
    {title: say('correct'), words: say('correct.several')};
}

/** @param {Game} game @param {number[]} cells */
export function whereMessage(game, cells) {
  return {title: say('wrong', {cells: cellList(game, cells)}), words: say('wrong.words', {count: cells.length})};
}
