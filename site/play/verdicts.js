/** The words of a check about a game. Loaded with the first check. */
import {list} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/play-check.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {digitsOf} from './content.js';
import {possible} from './edits.js';
import {cellList} from './words.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('./status.js').Action} Action */

const say = speaker('site/play-check', messages);

/** Cells whose outdated marks are named; the others are counted. */
const MOST_NAMED = 3;

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

/**
 * The centre marks that are out of date, by their cells: they do no harm, so they are not called wrong.
 * @param {Game} game @param {number[]} cells
 */
export function outdatedMessage(game, cells) {
  const {cellName, symbol} = game.shape;
  const named = cells.slice(0, cells.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const rest = cells.length - named.length;
  const marks = named.map((cell) => say('outdated.mark', {
    cell: cellName(cell), digits: list(digitsOf(game.content(cell).centre & ~possible(game, cell)).map(symbol)),
  }));
  return {
    title: say('outdated', {marks: [...marks, ...rest ? [say('outdated.more', {count: rest})] : []].join('; ')}),
    words: say('outdated.words', {count: cells.length}),
  };
}
