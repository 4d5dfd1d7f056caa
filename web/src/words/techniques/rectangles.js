/** What rests on the puzzle having one solution: rectangles and loops whose digits could be swapped, and BUG+1. */
import {sortedUnique} from '../numbers.js';
import {allOf, midSentence, numberWord} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').Words} Words */
/** @typedef {import('./words.js').Teller} Teller */

/** @param {Words} words @param {import('../../protocol/people.js').Technique} technique */
function partsOf(words, technique) {
  const [floor, roof] = [words.cellsOf('floor'), roofOf(words)];
  const corners = [...floor, ...roof].sort((a, b) => a - b);
  const two = words.digits(words.reason.digits);
  const either = words.anyDigit(words.reason.digits);
  const isLoop = corners.length > 4;
  const cells = isLoop ? `${numberWord(corners.length)} cells` : 'four corners';
  return {
    floor, roof, two: either,
    label: `the ${midSentence(technique.name.replace(/,.*/, ''))} ${words.cells(corners)}`,
    /** What makes a loop of the cells, behind the pattern. */
    loop: isLoop ? ` Each row, column and box that has one of these ${cells} has two of them.` : '',
    part: isLoop ? 'cell' : 'corner',
    corners: `${words.cells(corners)} make a rectangle in two boxes, and all can be ${either}.`,
    deadly: `With only ${two} in all ${cells}, the two could be swapped, and there would be a second solution.`,
  };
}

/** The corners that can be more: one of the two digits may have left them. @param {Words} words */
function roofOf(words) {
  return sortedUnique([...words.cellsOf('roof'), ...words.cellsOf('extra')]);
}

/** @type {Teller} */
export function uniqueRectangle1(words, technique) {
  const {floor, roof, two, label, deadly, loop, part} = partsOf(words, technique);
  const last = words.cell(roof[0]);
  return {
    label, why: `${deadly} So ${last}, the one ${part} that can be more, is more.`,
    pattern: `${words.cells(floor)} can only be ${two}` +
      (loop ? `; ${last} can be more.${loop}` : `, in two rows, two columns and two boxes with ${last}.`),
  };
}

/** One more digit in the roof: types 2 and 5. @type {Teller} */
export function uniqueRectangleExtra(words, technique) {
  const {floor, roof, two, label, deadly, loop} = partsOf(words, technique);
  const extra = words.digits(words.digitsOf('extra'));
  const holders = words.cellsOf('extra');
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}; ${words.cells(roof)} can be ${two} and have ${extra} besides.` +
      loop,
    why: `${deadly} So ${words.anyOf(holders)} is ${extra}, and what sees ${allOf(holders.length)} is not.`,
  };
}

/** @type {Teller} */
export function uniqueRectangle3(words, technique) {
  const {floor, roof, two, label, deadly, loop} = partsOf(words, technique);
  const extras = words.digitsOf('extra');
  const members = words.cellsOf('member');
  const unit = words.unit(words.reason.units[0]);
  const count = numberWord(members.length + 1);
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}; ${words.cells(roof)} can be ${words.anyDigit(extras)} ` +
      `besides, and ${words.cells(members)} of ${unit} can only be ${words.anyDigit(words.digitsOf('member'))}.${loop}`,
    why: `${deadly} So ${words.anyOf(roof)} is ${words.anyDigit(extras)}: with ${words.cells(members)}, ${count} ` +
      `cells for ${count} digits of ${unit}, which are used up there.`,
  };
}

/** @type {Teller} */
export function uniqueRectangle4(words, technique) {
  const {floor, roof, two, label, deadly, loop, part} = partsOf(words, technique);
  const gone = words.step.eliminations[0][1];
  const locked = words.digits(words.reason.digits.filter((digit) => digit !== gone));
  const unit = words.unit(words.reason.units[0]);
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}; in ${unit}, ${locked} can only be in ${words.anyOf(roof)}.` +
      loop,
    why: `${words.anyOf(roof)} is ${locked}. Were the other ${words.symbol(gone)}, only these two digits would be in ` +
      `the ${part}s. ${deadly}`,
  };
}

/** @type {Teller} */
export function uniqueRectangle6(words, technique) {
  const {floor, roof, two, label, deadly} = partsOf(words, technique);
  const gone = words.symbol(words.step.eliminations[0][1]);
  const other = words.digits(words.reason.digits.filter((digit) => words.symbol(digit) !== gone));
  const units = words.units(words.reason.units);
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}; in ${units}, ${gone} can only be in the corners, ` +
      `${words.cells(roof)} among them.`,
    why: `Were ${words.anyOf(roof)} ${gone}, both would be, and ${words.cells(floor)} would be ${other}. ${deadly}`,
  };
}

/** @type {Teller} */
export function hiddenRectangle(words, technique) {
  const {floor, roof, corners, label, deadly} = partsOf(words, technique);
  const [corner, gone] = words.step.eliminations[0];
  const {row, column} = words.shape;
  const others = [...floor, ...roof].filter((cell) => cell !== corner).sort((a, b) => a - b);
  const isBeside = (/** @type {number} */ cell) => row(cell) === row(corner) || column(cell) === column(corner);
  const beside = others.filter(isBeside);
  const across = others.filter((cell) => !isBeside(cell));
  const locked = words.digits(words.reason.digits.filter((digit) => digit !== gone));
  return {
    label,
    pattern: `${corners} In ${words.units(words.reason.units)}, ${locked} can only be in them.`,
    why: `Were ${words.cell(corner)} ${words.symbol(gone)}, ${words.cells(beside)} would be ${locked}, and ` +
      `${words.cells(across)} ${words.symbol(gone)}. ${deadly}`,
  };
}

/** @type {Teller} */
export function avoidableRectangle1(words) {
  const floor = words.cellsOf('floor');
  const [[corner, digit]] = words.step.eliminations;
  const two = words.digits(words.reason.digits);
  return {
    label: `the avoidable rectangle with ${words.cells(floor)}`,
    pattern: `${words.cells(floor)} were not given and hold ${two}: three corners of a rectangle in two boxes.`,
    why: `Were ${words.cell(corner)} ${words.symbol(digit)}, ${two} could be swapped in all four corners: ` +
      'there would be a second solution.',
  };
}

/** @type {Teller} */
export function avoidableRectangle2(words) {
  const [floor, roof] = [words.cellsOf('floor'), roofOf(words)];
  const extra = words.digits(words.digitsOf('extra'));
  const two = words.digits(words.reason.digits);
  return {
    label: `the avoidable rectangle with ${words.cells(floor)}`,
    pattern: `${words.cells(floor)} were not given and hold ${two}; ${words.cells(roof)}, the other corners, ` +
      `could be the other way round, or ${extra}.`,
    why: `Without ${extra} in ${words.anyOf(roof)}, ${two} could be swapped in all four corners: there would be a ` +
      `second solution. So one of them is ${extra}, and what sees both is not.`,
  };
}

/** @type {Teller} */
export function bugPlusOne(words) {
  const [[cell, digit]] = words.step.placements;
  const others = words.anyDigit(words.digitsOf('roof'));
  return {
    label: 'all other open cells have two candidates',
    pattern: `All open cells but ${words.cell(cell)} have two candidates, and ${words.cell(cell)} has three.`,
    why: `Were ${words.cell(cell)} ${others}, all digits would have two places in each unit, and a second solution ` +
      `would come with the first. So it is ${words.symbol(digit)}.`,
  };
}
