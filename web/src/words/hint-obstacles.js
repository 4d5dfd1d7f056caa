/**
 * Obstacles to a hint: the grid is solved, or something in it is wrong. Told a rung at a time, as
 * hints are: how much is wrong, in which boxes, in which cells, which digits, what is right.
 */
import {hasCandidate} from '../grid/candidates.js';
import messages from '../../languages/en/obstacles.js';
import {kindName, list, sortedUnique} from './numbers.js';
import {isCheckable, isSolution} from '../grid/constraint-check.js';
import {clashes} from '../grid/check.js';
import {geometryOf} from '../grid/geometry.js';
import {digitsOf} from '../grid/plain-puzzle.js';
import {startState} from '../run/replay.js';
import {speaker} from '../language/catalogue.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../protocol/kinds.js').Puzzle} Puzzle */
/** @typedef {{text: string, cells: number[]}} HintText */
/** @typedef {{cell: number, digit: number, right: number}} Wrong a digit, or 0 if the right one was ruled out */

const say = speaker('obstacles', messages);

/** A puzzle that takes more is helped with all the same, without a word on what is wrong. */
const MOST_NODES = 100_000;

/**
 * @param {import('../client/engine-client.js').SolvingEngine} engine @param {Puzzle} puzzle @param {number} rung
 * @param {import('../protocol/kinds.js').Signal} [signal]
 * @returns {Promise<HintText | null>} null if nothing stands in the way
 */
export async function obstacle(engine, puzzle, rung, signal) {
  if (puzzle.rules?.unread) return null;  // nothing is known of its solutions
  const shape = geometryOf(puzzle);
  const digits = digitsOf(puzzle);
  const {values: _values, candidates: _candidates, ...given} = puzzle;
  const isAccepted = async () => {
    const checked = await engine.check(given, digits);
    return checked.ok && checked.constraintsHold;
  };
  if (isSolution(shape, puzzle.givens, digits) && (isCheckable(shape) || await isAccepted())) {
    return {text: say('solved', {units: list(['row', 'column', 'box'].map(kindName))}), cells: []};
  }
  const limits = {signal, maxNodes: MOST_NODES};
  const whole = await engine.solve(given, limits);
  if (whole.ok && whole.status === 'unique') {
    return wrongEntriesHint(shape, mistakes(puzzle, digitsIn(whole.solutions[0], puzzle.size)), rung);
  }
  const twice = sortedUnique(clashes(shape, digits).flatMap(({cells}) => cells)).filter((cell) => !puzzle.givens[cell]);
  if (twice.length) return clashHint(shape, twice, digits, rung);
  const here = await engine.solve({...given, givens: digits}, limits);
  const isLost = !here.ok || here.status === 'none';
  return isLost ? {text: say('no-solution'), cells: []} : null;
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
function wrongEntriesHint(shape, wrong, rung) {
  if (!wrong.length) return null;
  const names = (/** @type {Wrong} */ {cell, digit, right}) =>
    ({cell: shape.cellName(cell), digit: shape.symbol(digit), right: shape.symbol(right)});
  const cells = list(wrong.map(({cell}) => shape.cellName(cell)));
  const boxes = boxesOf(shape, wrong.map(({cell}) => cell));
  const count = wrong.length;
  const texts = wrong[0].digit > 0 ? [
    say('digits.1', {count}), say('digits.2', {count, boxes}), say('digits.3', {count, cells}),
    say('digits.4', {digits: list(wrong.map((each) => say('digit.not', names(each))))}),
    say('digits.5', {digits: wrong.map((each) => say('digit.is', names(each))).join('; ')}),
  ] : [
    say('marks.1', {count}), say('marks.2', {count, boxes}), say('marks.3', {cells}), say('marks.4', {count, cells}),
    say('marks.5', {digits: list(wrong.map((each) => say('mark.is', names(each))))}),
  ];
  return {text: texts[rung - 1], cells: rung > 2 ? wrong.map(({cell}) => cell) : []};
}

/** Digits that occur twice, if the solution is not known. @param {Geometry} shape @param {number[]} cells
 * @param {ArrayLike<number>} digits @param {number} rung @returns {HintText} */
function clashHint(shape, cells, digits, rung) {
  const count = cells.length;
  const names = cells.map((cell) => shape.cellName(cell));
  const assignments = list(cells.map((cell, i) => `${names[i]} = ${shape.symbol(digits[cell])}`));
  const texts = [
    say('clash.1'), say('clash.2', {boxes: boxesOf(shape, cells)}), say('clash.3', {count, cells: list(names)}),
  ];
  return {text: texts[rung - 1] ?? say('clash.4', {count, assignments}), cells: rung > 2 ? cells : []};
}

/** "box 2", "boxes 2 and 5" @param {Geometry} shape @param {number[]} cells */
function boxesOf(shape, cells) {
  const boxes = sortedUnique(cells.map((cell) => shape.box(cell)));
  const names = list(boxes.map((box) => shape.unitLabel(2 * shape.size + box)));
  return say('boxes', {count: boxes.length, names});
}

/** The digits of a solution. @param {string} text as `solve` writes it @param {number} size */
function digitsIn(text, size) {
  return (size > 35 ? text.split(' ') : [...text]).map((symbol) => parseInt(symbol, size > 35 ? 10 : 36));
}
