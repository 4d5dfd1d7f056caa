/** What is said beside the board: one message at a time, each a headline, a sentence, and what one may do. */
import {plural} from '../../web/src/index.js';
import {button, byId, element, svg} from '../common/dom.js';
import {timeWords} from './timer.js';
import {cellList, digitRange} from './words.js';

/** @typedef {import('./game.js').Game} Game */

/** A button of a message. @typedef {[words: string, act: () => void]} Action */

/**
 * Shows something beside the board, or over the pad where there is little room. Focus that was in what it replaces
 * stays there.
 * @param {Node[]} nodes
 * @param {{isIdle?: boolean}} [how] isIdle: nobody asked for it, so that it can be left out where there is no room
 */
export function show(nodes, {isIdle = false} = {}) {
  const place = byId('status-panel');
  const hadFocus = place.contains(document.activeElement);
  place.classList.toggle('told', !isIdle);
  place.replaceChildren(...nodes, ...(isIdle ? [] : [closeButton()]));
  place.scrollTop = 0;
  if (hadFocus) (place.querySelector('button') ?? place).focus();
}

/** Leaves what is told. */
function closeButton() {
  return element('button', {'type': 'button', 'class': 'quiet icon-only close', 'data-do': 'leave'},
    svg('svg', {'aria-hidden': 'true'}, svg('use', {href: '#icon-cross'})),
    element('span', {class: 'hidden'}, 'Close'));
}

/**
 * Shows a message.
 * @param {{title: string, words?: string, actions?: Action[], more?: Node[], isPlain?: boolean,
 *   isIdle?: boolean}} message
 *   isPlain: its first button is one of many
 */
export function showMessage({title, words = '', actions = [], more = [], isPlain = false, isIdle = false}) {
  show([
    element('h2', {}, title), ...(words ? [element('p', {class: 'lead'}, words)] : []), ...more,
    ...(actions.length ? [element('div', {class: 'actions'}, ...actions.map(([name, act], i) =>
      button(name, act, i || isPlain ? '' : 'primary')))] : []),
  ], {isIdle});
}

/** What there is to do. @param {Game} game @param {boolean} hasKeys whether there is a keyboard to speak of */
export function idleMessage(game, hasKeys) {
  return {
    title: `Fill every row, column and box with ${digitRange(game)}.`,
    words: hasKeys ? 'Type digits, or use the pad. Shift adds corner marks, Ctrl centre marks.' :
      'Tap a cell, or drag across several. Use the pad for digits and marks.',
    isIdle: true,
  };
}

/** @param {number} milliseconds @param {{startNew: () => void, review: () => void}} actions */
export function solvedMessage(milliseconds, {startNew, review}) {
  return {
    title: 'Solved.', words: `In ${timeWords(milliseconds)}. Every row, column and box has each digit once.`,
    actions: /** @type {Action[]} */ ([['New puzzle', startNew], ['Start again', review]]),
  };
}

/** All cells filled, and yet no solution. @param {() => void} show */
export function fullMessage(show) {
  return {title: 'Filled, but not solved.', words: 'A digit occurs twice in a row, column or box.',
    actions: /** @type {Action[]} */ ([['Show where', show]])};
}

/**
 * Whether it is right so far; where it is not, only on a further request.
 * @param {Game} game
 * @param {{digits: number[], marks: number[]}} wrong
 * @param {(cells: number[]) => void} showWhere
 * @param {Action[]} more what else there is where a digit is wrong
 */
export function checkedMessage(game, {digits, marks}, showWhere, more) {
  const open = game.cells - game.filled;
  if (digits.length) {
    return {title: 'There is a mistake.', words: 'At least one digit is wrong.',
      actions: /** @type {Action[]} */ ([['Show where', () => showWhere(digits)], ...more])};
  }
  if (marks.length) {
    return {title: 'The digits are right, but some marks are wrong.',
      words: 'The centre marks of at least one cell don’t include its digit.',
      actions: /** @type {Action[]} */ ([['Show where', () => showWhere(marks)]])};
  }
  return {title: 'Correct so far.', words: `${plural(open, 'cell')} to go.`};
}

/**
 * The answer for a puzzle that has not one solution.
 * @param {string} status of the puzzle
 * @param {string} here of the puzzle with what was put
 */
export function openMessage(status, here) {
  if (status === 'none') return {title: 'No solution.', words: 'The givens themselves allow none.'};
  if (here === 'unknown') return {title: 'Not known.', words: 'This puzzle takes too long to solve here.'};
  return here === 'none' ? {title: 'There is a mistake.', words: 'The digits you entered allow no solution.'} :
    {title: 'Correct so far.', words: 'This puzzle has several solutions; one of them can still be reached.'};
}

/** @param {Game} game @param {number[]} cells */
export function whereMessage(game, cells) {
  return {title: `Wrong: ${cellList(game, cells)}.`,
    words: cells.length > 1 ? 'They are marked until the next change.' : 'It is marked until the next change.'};
}
