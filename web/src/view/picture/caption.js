/** The caption below the grid of a picture: the step's sentence in the marks of the grid, and which step it is. */

import {xml} from './xml.js';

/** @typedef {import('../../words/narrate.js').Part} Part */
/** @typedef {import('../board/layout.js').Layout} Layout */

const LINE = 24;
const SMALL = 12;
const BELOW = 28;
/** Characters that the longest usual sentence has, and the longest of a step by a constraint. */
const LONGEST = 84;
const LONGEST_OF_RULES = 140;
const MOST_LINES = 4;
const MOST_LINES_OF_RULES = 6;
/** Without a document nothing is measured: a character is taken to be as wide as in a wide font. */
const WIDTHS = [[/[ilj.,:;'|!()\s]/, 0.36], [/[mwMW—]/, 0.95], [/[A-Z0-9]/, 0.68], [/./u, 0.62]];

/** The size of its type. @param {number} width of the picture */
function typeOf(width) {
  return width < 480 ? 15 : 17;
}

/** @param {number} width @param {boolean} hasConstraints */
function mostLines(width, hasConstraints) {
  const [longest, most] = hasConstraints ? [LONGEST_OF_RULES, MOST_LINES_OF_RULES] : [LONGEST, MOST_LINES];
  return Math.min(most, Math.max(2, Math.ceil(longest * 0.6 * typeOf(width) / (width - 40))));
}

/**
 * The same for every step, so that pictures of one run are of one size.
 * @param {number} width @param {boolean} hasConstraints whether steps may rest on constraints
 */
export function captionHeight(width, hasConstraints) {
  return mostLines(width, hasConstraints) * LINE + BELOW;
}

/**
 * @param {{label: string, place: string, words: Part[]}} text
 * @param {Layout} layout
 * @param {Record<string, string>} tokens
 * @param {boolean} hasConstraints
 */
export function captionOf({label, place, words}, {left, width, height, side, part}, tokens, hasConstraints) {
  const right = left + side * part.columns;
  const type = typeOf(width);
  const lines = linesOf(words, (right - left) / type).slice(0, mostLines(width, hasConstraints));
  const foot = height + captionHeight(width, hasConstraints) - 12;
  const start = {'x': left, 'text-anchor': 'start'};
  const small = {'y': foot, 'font-size': SMALL, 'fill': tokens['ink-3']};
  const room = (right - left) / SMALL - widthOf(place) - 2;
  return xml('g', {'fill': tokens.ink, 'font-size': type},
    ...lines.map((parts, i) => xml('text', {...start, y: height + type + i * LINE},
      ...parts.map(({text, mark}) => xml('tspan', lookOf(mark, tokens), text)))),
    xml('text', {...small, ...start}, shortened(label, room)),
    xml('text', {...small, 'x': right, 'text-anchor': 'end'}, place));
}

/** @param {import('../../language/catalogue.js').Mark | undefined} mark @param {Record<string, string>} tokens */
function lookOf(mark, tokens) {
  if (!mark || mark === 'where') return {};
  if (mark === 'struck') return {'fill': tokens.conflict, 'font-weight': 600, 'text-decoration': 'line-through'};
  const fill = mark === 'guess' || mark === 'logic' ? tokens[mark] : undefined;
  return {fill, 'font-weight': 600};
}

/** Breaks between words. @param {Part[]} parts @param {number} room in type sizes @returns {Part[][]} */
function linesOf(parts, room) {
  /** @type {Part[][]} */
  const lines = [[]];
  let used = 0;
  for (const {text, mark} of parts) {
    for (const word of text.split(/(?<= )/)) {
      const width = widthOf(word);
      if (used + width > room && used > 0) {
        lines.push([]);
        used = 0;
      }
      used += width;
      const line = lines[lines.length - 1];
      const last = line.at(-1);
      if (last && last.mark === mark) last.text += word;
      else line.push({text: word, mark});
    }
  }
  return lines;
}

/** @param {string} text in type sizes */
function widthOf(text) {
  return [...text].reduce((sum, character) =>
    sum + /** @type {number} */ (WIDTHS.find(([sign]) => /** @type {RegExp} */ (sign).test(character))?.[1] ?? 1), 0);
}

/** @param {string} text @param {number} room */
function shortened(text, room) {
  let used = 0;
  const characters = [...text].filter((character) => (used += widthOf(character)) <= room - 1);
  return characters.length < [...text].length ? `${characters.join('').trimEnd()}…` : text;
}
