/** What rests on the puzzle having one solution: rectangles and loops whose digits could be swapped, and BUG+1. */
import {sortedUnique} from '../numbers.js';
import {oneOf} from './links.js';
import {midSentence, numberWord} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

/** @param {StepVocabulary} words @param {import('../../protocol/people.js').Technique} technique */
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
    deadly: `If all ${cells} had only ${two}, the two digits could be swapped, giving a second solution.`,
  };
}

/** The corners with other candidates; they may lack one of the two digits. @param {StepVocabulary} words */
function roofOf(words) {
  return sortedUnique([...words.cellsOf('roof'), ...words.cellsOf('extra')]);
}

/** @type {StepNarrator} */
export function uniqueRectangle1(words, technique) {
  const {floor, roof, two, label, deadly, loop, part} = partsOf(words, technique);
  const last = words.cell(roof[0]);
  return {
    label, why: `${deadly} So ${last}, the only ${part} with other candidates, can't be ${two}.`,
    pattern: `${words.cells(floor)} can only be ${two}` +
      (loop ? `; ${last} has other candidates too.${loop}` : `. With ${last} they make a rectangle in two boxes.`),
  };
}

/** One more digit in the roof: types 2 and 5. @type {StepNarrator} */
export function uniqueRectangleExtra(words, technique) {
  const {floor, roof, two, label, deadly, loop} = partsOf(words, technique);
  const extra = words.digits(words.digitsOf('extra'));
  const holders = words.cellsOf('extra');
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}; ${words.cells(roof)} can also be ${extra}.` +
      loop,
    why: `${deadly} ${oneOf(words, holders, extra)}`,
  };
}

/** @type {StepNarrator} */
export function uniqueRectangle3(words, technique) {
  const {floor, roof, two, label, deadly, loop} = partsOf(words, technique);
  const extras = words.digitsOf('extra');
  const members = words.cellsOf('member');
  const unit = words.unit(words.reason.units[0]);
  const count = numberWord(members.length + 1);
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}; ${words.cells(roof)} can also be ${words.anyDigit(extras)}. ` +
      `In ${unit}, ${words.cells(members)} can only be ${words.anyDigit(words.digitsOf('member'))}.${loop}`,
    why: `${deadly} So one of ${words.cells(roof)} is ${words.anyDigit(extras)}. With ${words.cells(members)}, that ` +
      `makes ${count} cells for ${count} digits. These digits can be removed from every cell that sees all their ` +
      'places here.',
  };
}

/** @type {StepNarrator} */
export function uniqueRectangle4(words, technique) {
  const {floor, roof, two, label, deadly, loop, part} = partsOf(words, technique);
  const gone = words.step.eliminations[0][1];
  const locked = words.digits(words.reason.digits.filter((digit) => digit !== gone));
  const unit = words.unit(words.reason.units[0]);
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}; in ${unit}, ${locked} can only be in ${words.anyOf(roof)}.` +
      loop,
    why: `${words.anyOf(roof)} is ${locked}. If the other were ${words.symbol(gone)}, the ${part}s would have only ` +
      `these two digits. ${deadly}`,
  };
}

/** @type {StepNarrator} */
export function uniqueRectangle6(words, technique) {
  const {floor, roof, two, label, deadly} = partsOf(words, technique);
  const gone = words.symbol(words.step.eliminations[0][1]);
  const other = words.digits(words.reason.digits.filter((digit) => words.symbol(digit) !== gone));
  const units = words.units(words.reason.units);
  return {
    label,
    pattern: `${words.cells(floor)} can only be ${two}. In ${units}, ${gone} can only be in the corners, ` +
      `including ${words.cells(roof)}.`,
    why: `If ${words.anyOf(roof)} were ${gone}, both would be, and ${words.cells(floor)} would be ${other}. ${deadly}`,
  };
}

/** @type {StepNarrator} */
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
    pattern: `${corners} In ${words.units(words.reason.units)}, ${locked} can only be in these corners.`,
    why: `If ${words.cell(corner)} were ${words.symbol(gone)}, ${words.cells(beside)} would be ${locked}, and ` +
      `${words.cells(across)} would be ${words.symbol(gone)}. ${deadly}`,
  };
}

/** @type {StepNarrator} */
export function avoidableRectangle1(words) {
  const floor = words.cellsOf('floor');
  const [[corner, digit]] = words.step.eliminations;
  const two = words.digits(words.reason.digits);
  return {
    label: `the avoidable rectangle with ${words.cells(floor)}`,
    pattern: `${words.cells(floor)} were not given. They have ${two}, in three corners of a rectangle in two boxes.`,
    why: `If ${words.cell(corner)} were ${words.symbol(digit)}, ${two} could be swapped in all four corners, ` +
      'giving a second solution.',
  };
}

/** @type {StepNarrator} */
export function avoidableRectangle2(words) {
  const [floor, roof] = [words.cellsOf('floor'), roofOf(words)];
  const extra = words.digits(words.digitsOf('extra'));
  const two = words.digits(words.reason.digits);
  return {
    label: `the avoidable rectangle with ${words.cells(floor)}`,
    pattern: `${words.cells(floor)} were not given and have ${two}. ` +
      `The other corners, ${words.cells(roof)}, can only be ${two} the other way round, or ${extra}.`,
    why: `Without ${extra} in ${words.anyOf(roof)}, ${two} could be swapped in all four corners, giving a second ` +
      `solution. ${oneOf(words, roof, extra)}`,
  };
}

/** @type {StepNarrator} */
export function bugPlusOne(words) {
  const [[cell, digit]] = words.step.placements;
  const others = words.anyDigit(words.digitsOf('roof'));
  return {
    label: 'every other open cell has two candidates',
    pattern: `${words.cell(cell)} has three candidates, and every other open cell has two.`,
    why: `If ${words.cell(cell)} were ${others}, every digit would have two places in each unit. ` +
      `Then there would be a second solution. So it has to be ${words.symbol(digit)}.`,
  };
}
