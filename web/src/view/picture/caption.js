/** The caption below the grid of a picture: the step's sentence in the marks of the grid, and which step it is. */

import {xml} from './xml.js';

/** @typedef {import('../../words/narrate.js').Part} Part */
/** @typedef {import('../board/layout.js').Layout} Layout */

const LINE = 24;
const SMALL = 12;
const SMALL_LINE = 16;
const BELOW = 28;
/** Characters that the longest usual sentence has, and the longest of a step by a constraint. */
const LONGEST = 84;
const LONGEST_OF_RULES = 140;
const MOST_LINES = 4;
const MOST_LINES_OF_RULES = 6;
/** Of the puzzle's name with its rules, which nobody can unfold in a picture; and the least room beside the step. */
const MOST_LINES_OF_LABEL = 8;
const LEAST_BESIDE = 12;
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
 * The text of the caption. `labels`: the puzzle's name with its rules, then shorter ones; the first that fits is taken.
 * `widest`: the longest of the places of one run.
 * @typedef {{labels: string[], place: string, widest?: string, words: Part[]}} Text
 */

/**
 * The same for every step, so that pictures of one run are of one size.
 * @param {Pick<Text, 'labels' | 'widest'>} text
 * @param {Layout} layout
 * @param {boolean} hasConstraints whether steps may rest on constraints
 */
export function captionHeight(text, layout, hasConstraints) {
  const {lines, isBelow} = labelOf(text, layout);
  return mostLines(layout.width, hasConstraints) * LINE + BELOW + (lines.length - 1 + Number(isBelow)) * SMALL_LINE;
}

/**
 * The lines of the puzzle's name: beside the place of the step, or where that leaves little room, above it.
 * @param {Pick<Text, 'labels' | 'widest'>} text @param {Layout} layout
 */
function labelOf({labels, widest = ''}, {side, part}) {
  const room = side * part.columns / SMALL;
  const beside = widest ? room - widthOf(widest) - 2 : room;
  const isBelow = beside < LEAST_BESIDE && widthOf(labels[0]) > beside;
  const wanted = isBelow ? room : beside;
  const broken = labels.map((label) =>
    linesOf([{text: label}], wanted - 1).map((parts) => parts.map(({text}) => text).join('').trimEnd()));
  const all = broken.find(({length}) => length <= MOST_LINES_OF_LABEL) ?? broken[broken.length - 1];
  const [lines, rest] = [all.slice(0, MOST_LINES_OF_LABEL), all.slice(MOST_LINES_OF_LABEL)];
  if (rest.length) lines.push(`${lines.pop()} ${rest.join(' ')}`);
  return {lines: lines.map((line) => shortened(line, wanted)), isBelow};
}

/**
 * @param {Text} text
 * @param {Layout} layout
 * @param {Record<string, string>} tokens
 * @param {boolean} hasConstraints
 */
export function captionOf(text, layout, tokens, hasConstraints) {
  const {place, words} = text;
  const {left, width, height, side, part} = layout;
  const right = left + side * part.columns;
  const type = typeOf(width);
  const lines = linesOf(words, (right - left) / type).slice(0, mostLines(width, hasConstraints));
  const foot = height + captionHeight(text, layout, hasConstraints) - 12;
  const label = labelOf(text, layout);
  const top = foot - (label.lines.length - 1 + Number(label.isBelow)) * SMALL_LINE;
  const start = {'x': left, 'text-anchor': 'start'};
  const small = {'font-size': SMALL, 'fill': tokens['ink-3']};
  return xml('g', {'fill': tokens.ink, 'font-size': type},
    ...lines.map((parts, i) => xml('text', {...start, y: height + type + i * LINE},
      ...parts.map(({text: word, mark}) => xml('tspan', lookOf(mark, tokens), word)))),
    ...label.lines.map((line, i) => xml('text', {...small, ...start, y: top + i * SMALL_LINE}, line)),
    xml('text', {...small, 'x': right, 'y': foot, 'text-anchor': 'end'}, place));
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
