/** The legend of a board that a player fills: small pictures of its colours and signs, with their meanings. */
import messages from '../../web/languages/en/site/play-help.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {svg} from '../common/dom.js';
import {COLOURS, box, cell, digit, listOf} from '../common/legend.js';

const say = speaker('site/play-help', messages);

/** Pictures of 28 by 28, by the message that says what they mean; shades as in `web/src/view/play/css.js`. */
const SIGNS = /** @type {const} */ ([
  ['sign.given', () => [cell(), digit('5', COLOURS.ink, 700)]],
  ['sign.entry', () => [cell(), digit('5', COLOURS.logic)]],
  ['sign.corner', () => [cell(), mark('1', 6, 11), mark('2', 22, 11)]],
  ['sign.centre', () => [cell(), mark('12', 14, 17.5)]],
  ['sign.clash', () => [cell(), shade(COLOURS.conflict, 0.14), digit('5', COLOURS.conflict)]],
  ['sign.selected', () => [cell(), shade(COLOURS.logic, 0.12), box(2, COLOURS.logic, 3)]],
  ['sign.same', () => [cell(), shade(COLOURS.logic, 0.24), digit('5', COLOURS.ink, 700)]],
  ['sign.peers', () => [cell(), shade(COLOURS.ink, 0.07)]],
  ['sign.can', () => [cell(), shade(COLOURS.logic, 0.1)]],
]);

/** The signs of the board, with their meanings. */
export function playLegend() {
  return listOf(SIGNS.map(([id, draw]) => [draw(), say(id)]));
}

/** @param {string} colour @param {number} opacity */
function shade(colour, opacity) {
  return svg('rect', {'x': 1, 'y': 1, 'width': 26, 'height': 26, 'fill': colour, 'fill-opacity': opacity});
}

/** @param {string} text @param {number} x @param {number} y */
function mark(text, x, y) {
  const made = svg('text', {x, y, 'text-anchor': 'middle', 'font-size': 9, 'fill': 'var(--candidate, #55524b)'});
  made.append(text);
  return made;
}
