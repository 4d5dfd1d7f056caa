/** Techniques that assume one solution: rectangles and loops whose digits could be swapped, and BUG+1. */
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/rectangles.js';
import {stepName} from './names.js';
import {sentenceCase, sortedUnique} from '../numbers.js';
import {oneOf} from './links.js';
import {numberWord} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const say = speaker('techniques/rectangles', messages);

/** @param {StepVocabulary} words @param {import('../../protocol/people.js').Technique} technique */
function partsOf(words, technique) {
  const [floor, roof] = [words.cellsOf('floor'), roofOf(words)];
  const corners = [...floor, ...roof].sort((a, b) => a - b);
  const digits = words.digits(words.reason.digits);
  const isLoop = corners.length > 4;
  const number = numberWord(corners.length);
  return {
    floor, roof, corners, isLoop,
    /** The sentence of most patterns. */
    two: {floor: words.cells(floor), any: words.anyDigit(words.reason.digits)},
    label: say('label', {technique: stepName(technique), cells: words.cells(corners)}),
    /** The words after the pattern if its cells form a loop. */
    loop: isLoop ? [say('loop', {number})] : [],
    deadly: isLoop ? say('deadly.loop', {number, digits}) : say('deadly', {digits}),
  };
}

/** The corners with other candidates; they may lack one of the two digits. @param {StepVocabulary} words */
function roofOf(words) {
  return sortedUnique([...words.cellsOf('roof'), ...words.cellsOf('extra')]);
}

/** @type {StepNarrator} */
export function uniqueRectangle1(words, technique) {
  const {roof, two, label, deadly, loop, isLoop} = partsOf(words, technique);
  const slots = {...two, cell: words.cell(roof[0])};
  const not = {...slots, any: words.noDigit(words.reason.digits)};
  return {
    label, why: `${deadly} ${say(isLoop ? 'type-1.why.loop' : 'type-1.why', not)}`,
    pattern: [say(isLoop ? 'type-1.pattern.loop' : 'type-1.pattern', slots), ...loop].join(' '),
  };
}

/** One more digit in the roof: types 2 and 5. @type {StepNarrator} */
export function uniqueRectangleExtra(words, technique) {
  const {roof, two, label, deadly, loop} = partsOf(words, technique);
  const extra = words.digits(words.digitsOf('extra'));
  const holders = words.cellsOf('extra');
  return {
    label,
    pattern: [say('type-2.pattern', {...two, roof: words.cells(roof), digit: extra}), ...loop].join(' '),
    why: `${deadly} ${oneOf(words, holders, extra)}`,
  };
}

/** @type {StepNarrator} */
export function uniqueRectangle3(words, technique) {
  const {roof, two, label, deadly, loop} = partsOf(words, technique);
  const members = words.cellsOf('member');
  const slots = {roof: words.cells(roof), extra: words.anyDigit(words.digitsOf('extra')), cells: words.cells(members)};
  const pattern = say('type-3.pattern', {
    ...slots, ...two, unit: words.unit(words.reason.units[0]), members: words.anyDigit(words.digitsOf('member')),
  });
  return {
    label, pattern: [pattern, ...loop].join(' '),
    why: `${deadly} ${say('type-3.why', {...slots, number: numberWord(members.length + 1)})}`,
  };
}

/** @type {StepNarrator} */
export function uniqueRectangle4(words, technique) {
  const {roof, two, label, deadly, loop, isLoop} = partsOf(words, technique);
  const gone = words.step.eliminations[0][1];
  const locked = words.digits(words.reason.digits.filter((digit) => digit !== gone));
  const slots = {...two, locked, roof: words.anyOf(roof), unit: words.unit(words.reason.units[0])};
  const digit = words.symbol(gone);
  return {
    label,
    pattern: [say('type-4.pattern', slots), ...loop].join(' '),
    why: `${say(isLoop ? 'type-4.why.loop' : 'type-4.why', {...slots, digit})} ${deadly}`,
  };
}

/** @type {StepNarrator} */
export function uniqueRectangle6(words, technique) {
  const {roof, two, label, deadly} = partsOf(words, technique);
  const gone = words.symbol(words.step.eliminations[0][1]);
  const other = words.digits(words.reason.digits.filter((digit) => words.symbol(digit) !== gone));
  return {
    label,
    pattern: say('type-6.pattern', {
      ...two, 'in-units': sentenceCase(words.within(words.reason.units)), 'digit': gone, 'roof': words.cells(roof),
    }),
    why: `${say('type-6.why', {...two, roof: words.anyOf(roof), digit: gone, other})} ${deadly}`,
  };
}

/** @type {StepNarrator} */
export function hiddenRectangle(words, technique) {
  const {floor, roof, corners, two, label, deadly} = partsOf(words, technique);
  const [corner, gone] = words.step.eliminations[0];
  const {row, column} = words.shape;
  const others = [...floor, ...roof].filter((cell) => cell !== corner).sort((a, b) => a - b);
  const isBeside = (/** @type {number} */ cell) => row(cell) === row(corner) || column(cell) === column(corner);
  const beside = others.filter(isBeside);
  const across = others.filter((cell) => !isBeside(cell));
  const locked = words.digits(words.reason.digits.filter((digit) => digit !== gone));
  return {
    label,
    pattern: say('hidden.pattern', {
      ...two, 'corners': words.cells(corners), 'in-units': sentenceCase(words.within(words.reason.units)),
      'locked': locked,
    }),
    why: [say('hidden.why', {
      cell: words.cell(corner), digit: words.symbol(gone), beside: words.cells(beside), locked,
      across: words.cells(across),
    }), deadly].join(' '),
  };
}

/** @type {StepNarrator} */
export function avoidableRectangle1(words) {
  const floor = words.cellsOf('floor');
  const [[corner, digit]] = words.step.eliminations;
  const slots = {cells: words.cells(floor), digits: words.digits(words.reason.digits)};
  return {
    label: say('avoidable.label', slots), pattern: say('avoidable-1.pattern', slots),
    why: say('avoidable-1.why', {...slots, cell: words.cell(corner), digit: words.symbol(digit)}),
  };
}

/** @type {StepNarrator} */
export function avoidableRectangle2(words) {
  const [floor, roof] = [words.cellsOf('floor'), roofOf(words)];
  const extra = words.digits(words.digitsOf('extra'));
  const slots = {cells: words.cells(floor), digits: words.digits(words.reason.digits), extra};
  return {
    label: say('avoidable.label', slots),
    pattern: say('avoidable-2.pattern', {...slots, others: words.cells(roof)}),
    why: `${say('avoidable-2.why', {...slots, any: words.anyOf(roof)})} ${oneOf(words, roof, extra)}`,
  };
}

/** @type {StepNarrator} */
export function bugPlusOne(words) {
  const [[cell, digit]] = words.step.placements;
  const slots = {cell: words.cell(cell), any: words.anyDigit(words.digitsOf('roof')), digit: words.symbol(digit)};
  return {label: say('bug.label'), pattern: say('bug.pattern', slots), why: say('bug.why', slots)};
}
