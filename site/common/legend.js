/** The legend of colours and signs: small pictures of what the board and the tree draw, with what each means. */
import legend from '../../web/languages/en/site/legend.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {element, svg} from './dom.js';

const say = speaker('site/legend', legend);

/** A drawing outside our pages, as in a printed lesson, is light. */
export const COLOURS = {
  ink: 'var(--ink, #111)', logic: 'var(--logic, #004be0)', guess: 'var(--guess, #8b5218)',
  conflict: 'var(--conflict, #e00087)', line: 'var(--cell-line, #949188)', surface: 'var(--surface, #fff)',
};

/** Pictures of 28 by 28, by the message that says what they mean. */
const SIGNS = {
  'given': () => [cell(), digit('5', COLOURS.ink, 700)],
  'logic': () => [cell(), digit('5', COLOURS.logic)],
  'guess': guessed,
  'guess.small': guessed,
  'tint': () => [cell(), svg('rect', {
    'x': 1, 'y': 1, 'width': 26, 'height': 26, 'fill': COLOURS.guess, 'fill-opacity': 0.2,
  })],
  'bands': bands,
  'bands.small': bands,
  'struck': () => [cell(), svg('rect', {
    'x': 6, 'y': 5, 'width': 16, 'height': 18, 'rx': 3, 'fill': 'none', 'stroke': COLOURS.conflict, 'stroke-width': 1.5,
  }), digit('5', COLOURS.conflict, 600, 13), line('M4 19 24 9', COLOURS.conflict, 1.5)],
  'ringed': () => [cell(), svg('rect', {
    'x': 3, 'y': 3, 'width': 22, 'height': 22, 'rx': 5, 'fill': 'none', 'stroke': COLOURS.ink, 'stroke-width': 2.5,
  }), digit('5', COLOURS.logic, 400, 15)],
  'unit': () => [cell(), line('M10 1v26M19 1v26M1 10h26M1 19h26', COLOURS.line, 1), box(1.5, COLOURS.ink, 2.5)],
  'conflict': () => [cell(), svg('rect', {
    'x': 1, 'y': 1, 'width': 26, 'height': 26, 'fill': COLOURS.conflict, 'fill-opacity': 0.14,
  }), box(2, COLOURS.conflict, 2)],
  'node-open': () => [line('M2 14h12', COLOURS.guess, 2.5), svg('circle', {cx: 14, cy: 14, r: 6, fill: COLOURS.guess})],
  'node-failed': () => [line('M1 14h6', COLOURS.ink, 1.25), svg('rect', {
    'x': 7, 'y': 7, 'width': 14, 'height': 14, 'rx': 3, 'fill': 'none', 'stroke': COLOURS.ink, 'stroke-width': 1.25,
  }), line('m11 11 6 6M17 11l-6 6', COLOURS.ink, 1.5)],
  'node-solution': () => [line('M1 14h4', COLOURS.guess, 2.5), line('m4 14 10-10 10 10-10 10z', COLOURS.guess, 2),
    line('m10 14 3 3 5-6', COLOURS.guess, 2)],
  'strip-jump': () => [line('M2 6h10v16h14', COLOURS.guess, 1.5), line('M18 4v14m-4-4 4 4 4-4', COLOURS.ink, 1.5)],
  'strip-clause': () => [line('M2 22h24', COLOURS.line, 1.5), svg('rect', {
    'x': 11, 'y': 5, 'width': 6, 'height': 6, 'fill': COLOURS.ink,
  })],
  'strip-restart': () => [line('M2 8h12v14h12', COLOURS.guess, 1.5), svg('path', {
    'd': 'M18 3v20', 'fill': 'none', 'stroke': COLOURS.ink, 'stroke-dasharray': '3 3',
  })],
};

/** @typedef {keyof typeof SIGNS} Sign */

const ALL = /** @type {Sign[]} */ (Object.keys(SIGNS).filter((id) => !id.endsWith('.small')));

/** Those of a board alone, as pictures of steps have them. */
export const OF_BOARD = ALL.filter((id) => !/^(strip|node)/.test(id));

/**
 * The signs of the player.
 * @param {number} [level] of its heading
 * @param {readonly Sign[]} [ids] those that a page has
 */
export function legendList(level = 3, ids = ALL) {
  return listOf(ids.map((id) => [SIGNS[id](), say(id)]), level);
}

/** A legend. @param {[drawing: Node[], meaning: string][]} signs @param {number} [level] of its heading */
export function listOf(signs, level = 3) {
  return element('section', {class: 'legend'}, element(`h${level}`, {}, say('title')),
    element('dl', {class: 'signs'}, ...signs.flatMap(([drawing, meaning]) => [
      element('dt', {}, svg('svg', {'viewBox': '0 0 28 28', 'width': 28, 'height': 28, 'aria-hidden': 'true'},
        .../** @type {Element[]} */ (drawing))),
      element('dd', {}, meaning)])));
}

function guessed() {
  return [cell(), digit('5', COLOURS.guess), svg('circle', {
    'cx': 14, 'cy': 14, 'r': 10, 'fill': 'none', 'stroke': COLOURS.guess, 'stroke-width': 2,
    'stroke-dasharray': '.1 3.5', 'stroke-linecap': 'round',
  })];
}

function bands() {
  return [0, 3, 6].map((inset) => box(inset + 2, COLOURS.guess, 1.25));
}

export function cell() {
  return svg('rect', {x: 0.5, y: 0.5, width: 27, height: 27, fill: COLOURS.surface, stroke: COLOURS.line});
}

/** @param {number} inset @param {string} colour @param {number} width */
export function box(inset, colour, width) {
  const side = 28 - 2 * inset;
  return svg('rect', {
    'x': inset, 'y': inset, 'width': side, 'height': side, 'fill': 'none', 'stroke': colour, 'stroke-width': width,
  });
}

/** @param {string} path @param {string} colour @param {number} width */
function line(path, colour, width) {
  return svg('path', {'d': path, 'fill': 'none', 'stroke': colour, 'stroke-width': width});
}

/** @param {string} text @param {string} colour @param {number} [weight] @param {number} [size] */
export function digit(text, colour, weight = 400, size = 18) {
  const made = svg('text', {
    'x': 14, 'y': 14 + size * 0.36, 'text-anchor': 'middle', 'font-size': size, 'font-weight': weight, 'fill': colour,
  });
  made.append(text);
  return made;
}
