/**
 * Links of Penpa-Edit (`…/penpa-edit/#m=edit&p=…`): lines of text, packed by raw deflate and written in base 64.
 * Loaded, with the library that inflates them, with the first such link. The content is hostile until it is read. The
 * result is JSON with cells in the form of f-puzzles, which the engine reads, and our own names of constraints.
 *
 * Penpa draws on a grid of points two wider than its cells on every side: a cell is known by the number of its centre,
 * a line of the grid by the corners that it joins (as the links of its pages show).
 */
import {Inflate} from '#fflate';
import reading from '../../languages/en/reading.js';
import {failing} from '../language/failures.js';

const failure = failing('reading', reading);

/** Characters of a packed drawing, and bytes of an unpacked one; the largest grids drawn there need some 40 KB. */
const MAX_CODE = 64_000;
const MAX_TEXT = 4_000_000;
/** The number of packed bytes at a time: few enough that they can't grow to more than a megabyte. */
const PIECE = 1_000;

/** Lines of the text. */
const [HEADER, QUESTION, ANSWER, CENTRES] = [0, 3, 4, 5];

/** Points beyond the cells: two at either side. */
const MARGIN = 4;

/** Line styles that part regions: thick, and thick and grey. */
const THICK = new Set([2, 21]);

/** Styles of a number that is a digit of its cell, and of one that is written in candidates. */
const DIGIT_STYLES = new Set(['1', '2', '4', '5', '6', '10']);
const CANDIDATES_STYLE = '7';

/** Names that Penpa shortens, of those that are looked at. @type {Record<string, string>} */
const SHORTENED = {
  zE: '"edge"', zN: '"number"', z1: '"sudoku"', zY: '"symbol"', zL: '"line"', zF: '"freeline"', zW: '"wall"',
  zC: '"cage"', zT: '"thermo"', z7: '"nobulbthermo"', z3: '"arrows"', zD: '"direction"', z6: '"killercages"',
  zS: '"surface"', zO: 'null', z_: '"__a"', zR: '"redo"', zU: '"undo"', z8: '"replay"', z2: '"freeedge"',
  z0: '"squareframe"', z5: '"polygon"', z4: '"deledge"',
};

/** The keys that may stand for a constraint, and its name. @type {Record<string, string>} */
const DRAWN = {
  thermo: 'thermometers', nobulbthermo: 'thermometers', arrows: 'arrows', direction: 'arrows', killercages: 'cages',
  cage: 'cages', line: 'lines', freeline: 'lines', wall: 'lines', symbol: 'symbols', sudoku: 'small digits',
  surface: 'shaded cells', polygon: 'shapes', squareframe: 'shapes',
};

/**
 * @param {string} text a link, of which `isPenpa` holds
 * @returns {import('./packed.js').Unpacked | ReturnType<typeof failure>}
 */
export function readPenpa(text) {
  const code = /[#&?]p=([\w+/=%-]*)/.exec(text)?.[1] ?? '';
  if (code.length > MAX_CODE) {
    return failure('too-long', 'packed.too-long', {length: String(code.length), most: String(MAX_CODE)});
  }
  const lines = unpack(code)?.split('\n') ?? [];
  const [kind, columns, rows] = (lines[HEADER] ?? '').split(',');
  const question = jsonOf(lines[QUESTION]);
  const centres = runningSums(jsonOf(lines[CENTRES]));
  if (!question || !centres) {
    return failure('link', 'packed.drawing-damaged');
  }
  const width = Number(columns) + MARGIN;
  const height = Number(rows) + MARGIN;
  const grid = kind === 'square' || kind === 'sudoku' ? squareOf(centres, width) : null;
  if (!grid) return failure('shape', 'packed.drawing-shape');
  const regions = regionsOf(grid, question.edge, width, width * height);
  const answer = jsonOf(lines[ANSWER]) ?? {};
  const cells = grid.map((row) => row.map((centre) => (
    {...cellOf(question.number?.[centre], answer.number?.[centre]), region: regions.get(centre)})));
  const unread = Object.fromEntries(unreadOf(question).map((name) => [name, true]));
  return {ok: true, texts: [JSON.stringify({grid: cells, ...unread})], format: 'penpa'};
}

/** @param {string} code base 64 @returns {string | undefined} nothing if it can't be unpacked */
function unpack(code) {
  try {
    const packed = Uint8Array.from(atob(decodeURIComponent(code)), (character) => character.charCodeAt(0));
    const text = new TextDecoder();
    let unpacked = '';
    const inflate = new Inflate((bytes, isLast) => {
      unpacked += text.decode(bytes, {stream: !isLast});
      if (unpacked.length > MAX_TEXT) throw new RangeError('too long');
    });
    for (let at = 0; at < packed.length; at += PIECE) {
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
    return unpacked;
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} line @returns {any} undefined if it is no JSON */
function jsonOf(line) {
  try {
    return JSON.parse((line ?? '').replace(/z[A-Z0-9_]/g, (name) => SHORTENED[name] ?? name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Centres are stored as differences from the previous one. @param {any} steps @returns {number[] | undefined} */
function runningSums(steps) {
  if (!Array.isArray(steps)) return undefined;
  let sum = 0;
  return steps.map((step) => sum += Number(step));
}

/**
 * The centres row by row, if they form a square. Everything outside of it is a clue of a variant.
 * @param {number[]} centres @param {number} width points in a row
 * @returns {number[][] | null}
 */
function squareOf(centres, width) {
  const size = Math.sqrt(centres.length);
  const first = centres[0];
  if (!Number.isInteger(size) || size < 1 || size > 36 || !Number.isInteger(width)) return null;
  const grid = Array.from({length: size}, (_, row) =>
    Array.from({length: size}, (_, column) => first + row * width + column));
  const all = new Set(centres);
  return grid.flat().every((centre) => all.has(centre)) ? grid : null;
}

/**
 * The cells that thick lines hold together. A corner's number is that of the cell above and left of it, behind all
 * centres.
 * @param {number[][]} grid @param {any} edges styles by the corners that they join @param {number} width
 * @param {number} corners number of the first corner
 * @returns {Map<number, number>} a cell's region; empty if thick lines make no regions of as many cells as rows
 */
function regionsOf(grid, edges, width, corners) {
  const isThick = (/** @type {number} */ from, /** @type {number} */ to) =>
    THICK.has(Number(edges?.[`${corners + from},${corners + to}`]));
  const cells = new Set(grid.flat());
  /** @type {Map<number, number>} */
  const regions = new Map();
  let count = 0;
  for (const start of cells) {
    if (regions.has(start)) continue;
    const region = [start];
    regions.set(start, count);
    for (const cell of region) {
      const [above, left] = [cell - width, cell - 1];
      const ways = [
        {to: cell + 1, isShut: isThick(above, cell)}, {to: left, isShut: isThick(above - 1, left)},
        {to: cell + width, isShut: isThick(left, cell)}, {to: above, isShut: isThick(above - 1, above)},
      ];
      for (const {to, isShut} of ways) {
        if (isShut || !cells.has(to) || regions.has(to)) continue;
        regions.set(to, count);
        region.push(to);
      }
    }
    if (region.length !== grid.length) return new Map();
    count += 1;
  }
  return regions;
}

/**
 * @param {any} asked `[digit, colour, style]` as the puzzle has it @param {any} answered as the player has it
 * @returns {{value?: any, given?: boolean, centerPencilMarks: number[]}}
 */
function cellOf(asked, answered) {
  const question = digitsOf(asked);
  const answer = digitsOf(answered);
  const isGiven = Boolean(question.digit);
  return {
    value: isGiven ? question.digit : answer.digit, given: isGiven,
    centerPencilMarks: question.marks.length ? question.marks : answer.marks,
  };
}

/** @param {any} number @returns {{digit?: any, marks: number[]}} */
function digitsOf(number) {
  const [written, , style] = Array.isArray(number) ? number : [];
  if (DIGIT_STYLES.has(String(style))) return {digit: written, marks: []};
  if (String(style) !== CANDIDATES_STYLE || !Array.isArray(written)) return {marks: []};
  const marks = written.flatMap((isOn, index) => (isOn ? [index + 1] : []));
  return marks.length === 1 ? {digit: marks[0], marks: []} : {marks};
}

/** The drawings that may be a constraint. @param {any} question @returns {string[]} */
function unreadOf(question) {
  const isDrawn = (/** @type {any} */ value) => value && typeof value === 'object' && Object.keys(value).length > 0;
  const names = Object.entries(DRAWN).filter(([key]) => isDrawn(question[key])).map(([, name]) => name);
  return [...new Set(names)];
}
