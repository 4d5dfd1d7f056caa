/** Patterns of a few links: skyscraper and its kin, wings, colours, remote pairs. */
import {list, sortedUnique} from '../numbers.js';
import {allOf, midSentence} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

/** Two units with two places each, joined: skyscraper, two-string kite, turbot fish. @type {StepNarrator} */
export function turbot(words, technique) {
  const {digit} = words;
  const {units, links: [first, joint, last]} = words.reason;
  const [end, near, across, other] = [first.from, joint.from, joint.to, last.to].map(({cells: [cell]}) => cell);
  const joined = words.unit(words.unitAround([near, across]));
  const either = (/** @type {number[]} */ ...cells) => words.anyOf(sortedUnique(cells));
  const ends = sortedUnique([end, other]);
  return {
    label: `the ${midSentence(technique.name)} in ${words.units(units)}`,
    pattern: `In ${words.unit(units[0])}, ${digit} is in ${either(end, near)}; in ${words.unit(units[1])}, ` +
      `it is in ${either(across, other)}. ${words.cells([near, across])} share ${joined}.`,
    why: `${words.cells([near, across])} can't both be ${digit}. ${oneOf(words, ends, digit)}`,
  };
}

/** @type {StepNarrator} */
export function emptyRectangle(words) {
  const {digit} = words;
  const [box, pair, near, far] = words.reason.units;
  const [end] = words.cellsOf('pincer');
  const [joint] = words.cellsOf('member', 1);
  return {
    label: `the empty rectangle in ${words.unit(box)}`,
    pattern: `In ${words.unit(box)}, ${digit} can only be in ${words.unit(near)} or ${words.unit(far)}; ` +
      `in ${words.unit(pair)}, only in ${words.anyOf([joint, end])}.`,
    why: `If ${words.cell(end)} is not ${digit}, ${words.cell(joint)} is, and ${words.unit(box)} can't have it in ` +
      `${words.unit(near)}. Then ${words.unit(box)} has its ${digit} in ${words.unit(far)}. Either way, cells of ` +
      `${words.unit(far)} outside ${words.unit(box)} that see ${words.cell(end)} can't be ${digit}.`,
  };
}

/** @type {StepNarrator} */
export function xyWing(words) {
  const [first, second, common] = words.reason.digits.map((digit) => words.symbol(digit));
  const [pivot] = words.cellsOf('pivot');
  const [p] = words.cellsOf('pincer', 0);
  const [q] = words.cellsOf('pincer', 1);
  return {
    label: wingLabel(words, 'XY-wing'), pattern: wingPattern(words),
    why: `If ${words.cell(pivot)} is ${first}, ${words.cell(p)} is ${common}; if it is ${second}, ` +
      `${words.cell(q)} is ${common}. ${oneOf(words, [p, q], common)}`,
  };
}

/** @type {StepNarrator} */
export function xyzWing(words) {
  const [cell] = words.cellsOf('pivot');
  const pivot = words.cell(cell);
  const [p] = words.cellsOf('pincer', 0);
  const [q] = words.cellsOf('pincer', 1);
  const [ofP, ofQ] = [words.digitsOf('pincer', 0), words.digitsOf('pincer', 1)];
  const common = ofP.find((digit) => ofQ.includes(digit)) ?? 0;
  const other = (/** @type {number[]} */ digits) => words.anyDigit(digits.filter((digit) => digit !== common));
  return {
    label: wingLabel(words, 'XYZ-wing'), pattern: wingPattern(words),
    why: `If ${pivot} is ${other(ofP)}, ${words.cell(p)} is ${words.symbol(common)}; if it is ${other(ofQ)}, ` +
      `${words.cell(q)} is ${words.symbol(common)}; otherwise ${pivot} is ${words.symbol(common)}. ` +
      oneOf(words, [cell, p, q], words.symbol(common)),
  };
}

/** @param {StepVocabulary} words @param {string} name */
function wingLabel(words, name) {
  return `the ${name} ${words.cells([...words.cellsOf('pivot'), ...words.cellsOf('pincer')])}`;
}

/** @param {StepVocabulary} words */
function wingPattern(words) {
  const [pivot] = words.cellsOf('pivot');
  const pincers = [0, 1].map((group) => {
    const [cell] = words.cellsOf('pincer', group);
    return `${words.cell(cell)} (${words.anyDigit(words.digitsOf('pincer', group))})`;
  });
  return `${words.cell(pivot)} (${words.anyDigit(words.digitsOf('pivot'))}) sees ${list(pincers)}.`;
}

/** @type {StepNarrator} */
export function wWing(words) {
  const [joint, digit] = words.reason.digits.map((each) => words.symbol(each));
  const [p, q] = [words.cellsOf('pincer', 0)[0], words.cellsOf('pincer', 1)[0]];
  const [near, far] = [words.cellsOf('member', 0)[0], words.cellsOf('member', 1)[0]];
  const unit = words.unit(words.reason.units[0]);
  const two = words.digits(sortedUnique(words.reason.digits));
  return {
    label: `the W-wing ${words.cells([p, q])}`,
    pattern: `${words.cells([p, q])} both have the candidates ${two}. In ${unit}, ${joint} is in ` +
      `${words.anyOf([near, far])}; ${words.cell(near)} sees ${words.cell(p)}, and ${words.cell(far)} sees ` +
      `${words.cell(q)}.`,
    why: `If ${words.cell(near)} is ${joint}, ${words.cell(p)} is ${digit}; if ${words.cell(far)} is ${joint}, ` +
      `${words.cell(q)} is ${digit}. ${oneOf(words, [p, q], digit)}`,
  };
}

/** @type {StepNarrator} */
export function colours(words) {
  const {digit} = words;
  return {
    label: `${words.step.eliminations.length > 1 ? 'they see' : 'it sees'} both colours`,
    pattern: colourPattern(words),
    why: `All cells of one colour are ${digit}. A cell that sees both colours can't be ${digit} in either case.`,
  };
}

/** The false colour is the one that is removed. @type {StepNarrator} */
export function falseColour(words) {
  const {digit} = words;
  const wrong = words.cellsOf('off');
  const [first, second] = wrong.flatMap((cell) => wrong.filter((other) => other > cell &&
    words.unitAround([cell, other]) >= 0).map((other) => [cell, other]))[0];
  const unit = words.unit(words.unitAround([first, second]));
  return {
    label: `two cells of their colour are in ${unit}`, pattern: colourPattern(words),
    why: `Either all of ${words.cells(wrong)} are ${digit}, or none of them is. ${words.cells([first, second])} are ` +
      `both in ${unit}, so they can't both be ${digit}. So none of them is.`,
  };
}

/** The colours in the order of the grid, so that nothing tells the true one. @param {StepVocabulary} words */
function coloursOf(words) {
  return [words.cellsOf('on'), words.cellsOf('off')].sort(([a], [b]) => a - b);
}

/** @param {StepVocabulary} words */
function colourPattern(words) {
  const [a, b] = coloursOf(words);
  return `Either all of ${words.cells(a)} are ${words.digit}, or all of ${words.cells(b)} are. ` +
    `Each unit that links them has only two places for ${words.digit}.`;
}

/** @type {StepNarrator} */
export function remotePairs(words) {
  const {digits, links} = words.reason;
  const cells = [links[0].from, ...links.map(({to}) => to)].map(({cells: [cell]}) => cell);
  const ends = [cells[0], cells[cells.length - 1]];
  return {
    label: `the remote pair ${words.cells(ends)}`,
    pattern: `${words.cells(cells)} all have the candidates ${words.digits(digits)}. Each of them sees the next.`,
    why: `They alternate between ${words.digits(digits)}, so ${words.cells(ends)} differ: one is ` +
      `${words.symbol(digits[0])}, the other ${words.symbol(digits[1])}. ` +
      `A cell that sees both can't be ${words.anyDigit(digits)}.`,
  };
}

/** What follows where one of these cells has to be this digit. @param {StepVocabulary} words @param {number[]} cells
 * @param {string} digit */
export function oneOf(words, cells, digit) {
  return `So at least one of ${words.cells(cells)} is ${digit}. A cell that sees ${allOf(cells.length)} can't be ` +
    `${digit}.`;
}
