/** The messages beside the board: one at a time, each a headline, a sentence, and what one may do. */
import messages from '../../web/languages/en/site/play.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {button, byId, element, svg} from '../common/dom.js';
import {timeWords} from './timer.js';

/** @typedef {import('./game.js').Game} Game */

const say = speaker('site/play', messages);

/** A button of a message. @typedef {[words: string, act: () => void]} Action */

/**
 * The kind of a message, which decides what room it takes.
 * @typedef {object} How
 * @property {boolean} [isIdle] nobody asked for it, so that it can be left out where there is no room
 * @property {boolean} [isHint] it grows rung by rung, so that it has all the room from its first one
 * @property {boolean} [isForPad] it is answered on the pad, which stays in sight
 */

/**
 * Shows something beside the board, or over the pad where there is little room. Focus that was in what it replaces or
 * hides goes to its first button.
 * @param {Node[]} nodes
 * @param {How} [how]
 */
export function show(nodes, {isIdle = false, isHint = false, isForPad = false} = {}) {
  const place = byId('status-panel');
  const held = document.activeElement;
  const hadFocus = place.contains(held);
  place.classList.toggle('told', !isIdle);
  place.classList.toggle('steps', isHint);
  place.classList.toggle('for-pad', isForPad);
  place.classList.remove('long');
  place.replaceChildren(...nodes, ...(isIdle ? [] : [closeButton()]));
  place.scrollTop = 0;
  // A line that is cut looks like the end of the message, as nothing tells on a phone that it scrolls.
  place.classList.toggle('long', !isIdle && !isForPad && place.scrollHeight > place.clientHeight + 1);
  const isHidden = held && getComputedStyle(held).visibility === 'hidden';
  if (hadFocus || isHidden) place.querySelector('button')?.focus();
}

/** Leaves what is told. */
function closeButton() {
  return element('button', {'type': 'button', 'class': 'quiet icon-only close', 'data-do': 'leave'},
    svg('svg', {'aria-hidden': 'true'}, svg('use', {href: '#icon-cross'})),
    element('span', {class: 'hidden'}, say('close')));
}

/**
 * Shows a message.
 * @param {{title: string, words?: string, actions?: Action[], more?: Node[], isPlain?: boolean} & How} message
 *   isPlain: its first button is one of many
 */
export function showMessage({title, words = '', actions = [], more = [], isPlain = false, ...how}) {
  show([
    element('h2', {}, title), ...(words ? [element('p', {class: 'lead'}, words)] : []), ...more,
    ...(actions.length ? [element('div', {class: 'actions'}, ...actions.map(([name, act], i) =>
      button(name, act, i || isPlain ? '' : 'primary')))] : []),
  ], how);
}

/** The things one can do. @param {Game} game @param {boolean} hasKeys whether there is a keyboard to speak of */
export function idleMessage({shape}, hasKeys) {
  return {
    title: say(shape.rules ? 'idle.rules' : 'idle', {last: shape.symbol(shape.size)}),
    words: say(hasKeys ? 'idle.keys' : 'idle.touch'),
    isIdle: true,
  };
}

/**
 * @param {Game} game @param {number} milliseconds @param {{startNew: () => void, review: () => void}} actions
 */
export function solvedMessage({shape}, milliseconds, {startNew, review}) {
  return {
    title: say('solved'),
    words: say(shape.rules ? 'solved.words.rules' : 'solved.words', {time: timeWords(milliseconds)}),
    actions: /** @type {Action[]} */ ([[say('new-puzzle'), startNew], [say('start-again'), review]]),
  };
}

/**
 * The way from a message that drawings are in the way of to the questions what they mean.
 * @param {(() => void) | null} ask null where there are none
 * @returns {Action[]}
 */
export function unreadActions(ask) {
  return ask ? [[say('unread.ask'), ask]] : [];
}

/** All cells filled, and no telling if that is the solution. @param {(() => void) | null} ask what drawings mean */
export function untoldMessage(ask) {
  return {title: say('full.unread'), words: say('full.words.unread'), actions: unreadActions(ask)};
}

/**
 * All cells filled, and yet no solution.
 * @param {Game} game @param {(() => void) | null} show null if the page can't tell where a rule is broken
 */
export function fullMessage({shape}, show) {
  return {title: say('full'), words: say(shape.rules ? 'full.words.rules' : 'full.words'),
    actions: /** @type {Action[]} */ (show ? [[say('show-where'), show]] : [])};
}
