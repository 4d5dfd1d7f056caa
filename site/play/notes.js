/**
 * The notes of a player in the cells beside digits and centre marks, as a code, `notes` in links to this page: no other
 * has it. It begins with its version; behind it stand bits: for each kind of note whether there are any; then for each
 * cell and each kind that there is, 0, or 1 and the note.
 */
import {BitReader, BitWriter, linkField} from '../../web/src/index.js';
import {keepsItsOwn} from './borders.js';
import {COLOURS, LETTERS, LINES_END, SPOTS_END} from './content.js';
import {Game} from './game.js';
import {fits} from './lines.js';

/** @typedef {import('./content.js').Content} Content */

/**
 * A kind of note: how many bits it takes, and the numbers below which it stays.
 * @typedef {object} Kind
 * @property {'corner' | 'colour' | 'letter' | 'lines' | 'borders' | 'spot'} part
 * @property {(size: number) => number} width
 * @property {number} [end]
 * @property {boolean} [isOnGivens] whether givens may have it
 */

/** @type {Kind} */
const CORNERS = {part: 'corner', width: (size) => size};
/** @type {Kind[]} */
const WITH_LINES = [
  CORNERS, {part: 'colour', width: () => 4, end: COLOURS + 1, isOnGivens: true},
  {part: 'letter', width: () => 5, end: LETTERS + 1},
  {part: 'lines', width: () => 14, end: LINES_END, isOnGivens: true},
];
/** The kinds that the codes of each version have. @type {Record<string, Kind[]>} */
const VERSIONS = {
  1: [CORNERS, {part: 'colour', width: () => 3, end: 7, isOnGivens: true}],
  2: WITH_LINES,
  3: [
    ...WITH_LINES, {part: 'borders', width: () => 14, end: LINES_END, isOnGivens: true},
    {part: 'spot', width: () => 5, end: SPOTS_END, isOnGivens: true},
  ],
};

/** The version that is written: an older page reads all but what it lacks. @param {Content[]} contents */
function versionFor(contents) {
  return contents.some(({borders, spot}) => borders || spot) ? '3' : '2';
}

/** Empty where there are none. @param {Game} game @param {string} [as] version @returns {string} */
export function formatNotes(game, as) {
  const contents = Array.from({length: game.cells}, (_, cell) => game.content(cell));
  const version = as ?? versionFor(contents);
  const kinds = VERSIONS[version];
  const used = kinds.filter(({part}) => contents.some((content) => content[part]));
  if (!used.length) return '';
  const bits = new BitWriter();
  for (const kind of kinds) bits.write(Number(used.includes(kind)), 1);
  for (const [cell, content] of contents.entries()) {
    for (const {part, width} of used.filter(({isOnGivens}) => isOnGivens || !game.isGiven(cell))) {
      // The bit for 0 would always be 0: no digit is 0.
      const note = part === 'corner' ? content.corner >> 1 : content[part];
      bits.write(note ? 1 : 0, 1);
      if (note) bits.write(note, width(game.shape.size));
    }
  }
  return version + bits.text;
}

/**
 * The game with the notes of a link; as it is, where there are none or they can't be read.
 * @param {Game} game @param {string} link
 * @returns {Game}
 */
export function withNotes(game, link) {
  const code = linkField(link, 'notes');
  const version = code.slice(0, 1);
  if (!Object.hasOwn(VERSIONS, version)) return game;
  const bits = new BitReader(code.slice(1));
  const used = VERSIONS[version].filter(() => bits.read(1));
  let isPossible = true;
  const contents = Array.from({length: game.cells}, (_, cell) => {
    const content = {...game.content(cell)};
    for (const {part, width, end = Infinity} of used.filter(({isOnGivens}) => isOnGivens || !game.isGiven(cell))) {
      const note = bits.read(1) ? bits.read(width(game.shape.size)) : 0;
      isPossible &&= note < end;
      content[part] = part === 'corner' ? note << 1 : note;
    }
    isPossible &&= fits(game.shape, cell, content.lines) && keepsItsOwn(game.shape, cell, content.borders);
    return content;
  });
  const noted = new Game(game.puzzle, contents);
  return isPossible && !bits.failed && formatNotes(noted, version) === code ? noted : game;
}
