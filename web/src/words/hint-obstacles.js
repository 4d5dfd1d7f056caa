/**
 * What comes before a hint from a technique: the grid is solved, or something in it is wrong. Told a rung at a time, as
 * hints are: how much is wrong, in which boxes, in which cells, which digits, what is right.
 */
import {hasCandidate} from '../grid/candidates.js';
import {list, plural, sortedUnique} from './numbers.js';
import {isSolution} from '../grid/final-check.js';
import {clashes} from '../grid/check.js';
import {geometry} from '../grid/geometry.js';
import {digitsOf} from '../grid/plain-puzzle.js';
import {startState} from '../run/replay.js';
import {sentenceCase} from './techniques/vocabulary.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../protocol/kinds.js').Puzzle} Puzzle */
/** @typedef {{text: string, cells: number[]}} HintText */
/** @typedef {{cell: number, digit: number, right: number}} Wrong a digit, or 0 where the right one was ruled out */

/** A puzzle that takes more is helped with all the same, without a word on what is wrong. */
const MOST_NODES = 100_000;

/**
 * @param {import('../client/engine-client.js').SolvingEngine} engine @param {Puzzle} puzzle @param {number} rung
 * @param {import('../protocol/kinds.js').Signal} [signal]
 * @returns {Promise<HintText | null>} null where nothing stands in the way
 */
export async function obstacle(engine, puzzle, rung, signal) {
  const shape = geometry(puzzle.boxRows, puzzle.boxCols);
  const digits = digitsOf(puzzle);
  if (isSolution(shape, puzzle.givens, digits)) {
    return {text: 'Solved: every row, column and box has each digit once.', cells: []};
  }
  const {values: _values, candidates: _candidates, ...given} = puzzle;
  const limits = {signal, maxNodes: MOST_NODES};
  const whole = await engine.solve(given, limits);
  if (whole.ok && whole.status === 'unique') {
    return told(shape, mistakes(puzzle, digitsIn(whole.solutions[0], puzzle.size)), rung);
  }
  const twice = sortedUnique(clashes(shape, digits).flatMap(({cells}) => cells)).filter((cell) => !puzzle.givens[cell]);
  if (twice.length) return toldClash(shape, twice, digits, rung);
  const here = await engine.solve({...given, givens: digits}, limits);
  const isLost = !here.ok || here.status === 'none';
  return isLost ? {text: 'No hint: the digits in the grid allow no solution.', cells: []} : null;
}

/** Wrong digits, else marks that leave the right digit out. @param {Puzzle} puzzle @param {number[]} solution
 * @returns {Wrong[]} */
function mistakes(puzzle, solution) {
  const {values} = puzzle;
  const all = solution.map((right, cell) => ({cell, digit: values?.[cell] ?? 0, right}));
  const digits = all.filter(({digit, right}) => digit && digit !== right);
  if (digits.length) return digits;
  const {candidates} = startState(puzzle);
  return all.filter(({cell, digit, right}) => !digit && !hasCandidate(candidates, cell, right));
}

/** @param {Geometry} shape @param {Wrong[]} wrong @param {number} rung @returns {HintText | null} */
function told(shape, wrong, rung) {
  if (!wrong.length) return null;
  const [isDigit, isOne] = [wrong[0].digit > 0, wrong.length === 1];
  const name = (/** @type {Wrong} */ {cell}) => shape.cellName(cell);
  const names = list(wrong.map(name));
  const boxes = boxesOf(shape, wrong.map(({cell}) => cell));
  const count = sentenceCase(isOne ? 'one' : String(wrong.length));
  const texts = isDigit ? [
    `${count} ${isOne ? 'digit is' : 'digits are'} wrong. Correct ${isOne ? 'it' : 'them'} before the next hint.`,
    `${isOne ? 'The wrong digit is' : 'The wrong digits are'} in ${boxes}.`,
    `${names} ${isOne ? 'is' : 'are'} wrong.`,
    `${list(wrong.map((each) => `${name(each)} isn’t ${shape.symbol(each.digit)}`))}.`,
    `${wrong.map((each) => `${name(each)} is ${shape.symbol(each.right)}, not ${shape.symbol(each.digit)}`)
      .join('; ')}.`,
  ] : [
    `In ${plural(wrong.length, 'cell')}, the right digit is missing from the marks. Put it back before the next hint.`,
    `${isOne ? 'The cell is' : 'The cells are'} in ${boxes}.`,
    `The right digit is missing from the marks of ${names}.`,
    `Put back the missing ${isOne ? 'mark' : 'marks'} of ${names}.`,
    `${list(wrong.map((each) => `${name(each)} can be ${shape.symbol(each.right)}`))}: put that mark back.`,
  ];
  return {text: texts[rung - 1], cells: rung > 2 ? wrong.map(({cell}) => cell) : []};
}

/** Where it is not known what is right: what occurs twice. @param {Geometry} shape @param {number[]} cells
 * @param {ArrayLike<number>} digits @param {number} rung @returns {HintText} */
function toldClash(shape, cells, digits, rung) {
  const texts = [
    'A digit occurs twice in a row, column or box. Correct it before the next hint.',
    `Look at ${boxesOf(shape, cells)}: a digit there occurs twice in its row, column or box.`,
    `${cells.length > 1 ? 'At least one of ' : ''}${list(cells.map((cell) => shape.cellName(cell)))} is wrong.`,
  ];
  const named = `${list(cells.map((cell) => `${shape.cellName(cell)} = ${shape.symbol(digits[cell])}`))} ` +
    `${cells.length > 1 ? 'clash' : 'clashes'} with the same digit in a row, column or box.`;
  return {text: texts[rung - 1] ?? named, cells: rung > 2 ? cells : []};
}

/** "box 2", "boxes 2 and 5" @param {Geometry} shape @param {number[]} cells */
function boxesOf(shape, cells) {
  const names = sortedUnique(cells.map((cell) => shape.box(cell))).map((box) => shape.unitName(2 * shape.size + box));
  return names.length === 1 ? names[0] : `boxes ${list(names.map((name) => name.replace('box ', '')))}`;
}

/** The digits of a solution. @param {string} text as `solve` writes it @param {number} size */
function digitsIn(text, size) {
  return (size > 35 ? text.split(' ') : [...text]).map((symbol) => parseInt(symbol, size > 35 ? 10 : 36));
}
