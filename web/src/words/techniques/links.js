/** Patterns of a few links: skyscraper and its kin, wings, colours, remote pairs. */
import {list, sortedUnique} from '../numbers.js';
import {midSentence} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').Words} Words */
/** @typedef {import('./words.js').Teller} Teller */

/** Two units with two places each, joined: skyscraper, two-string kite, turbot fish. @type {Teller} */
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
      `in ${either(across, other)}. ${words.cells([near, across])} share ${joined}.`,
    why: `${words.cells([near, across])} can't both be ${digit}, so ${words.anyOf(ends)} is. ` +
      `What sees ${words.cells(ends)} is not.`,
  };
}

/** @type {Teller} */
export function emptyRectangle(words) {
  const {digit} = words;
  const [box, pair, near, far] = words.reason.units;
  const [end] = words.cellsOf('pincer');
  const [joint] = words.cellsOf('member', 1);
  return {
    label: `the empty rectangle in ${words.unit(box)}`,
    pattern: `In ${words.unit(box)}, ${digit} is only in ${words.unit(near)} or ${words.unit(far)}; ` +
      `in ${words.unit(pair)}, only in ${words.anyOf([joint, end])}.`,
    why: `If ${words.cell(end)} is not ${digit}, ${words.cell(joint)} is, and takes it from ${words.unit(near)}, so ` +
      `${words.unit(box)} has it in ${words.unit(far)}. Either way it leaves what sees ` +
      `${words.cell(end)} and ${words.unit(far)}.`,
  };
}

/** @type {Teller} */
export function xyWing(words) {
  const [first, second, common] = words.reason.digits.map((digit) => words.symbol(digit));
  const [pivot] = words.cellsOf('pivot');
  const [p] = words.cellsOf('pincer', 0);
  const [q] = words.cellsOf('pincer', 1);
  return {
    label: wingLabel(words, 'XY-wing'), pattern: wingPattern(words),
    why: `If ${words.cell(pivot)} is ${first}, ${words.cell(p)} is ${common}; if it is ${second}, ` +
      `${words.cell(q)} is. So ${words.anyOf([p, q])} is ${common}, and what sees both is not.`,
  };
}

/** @type {Teller} */
export function xyzWing(words) {
  const pivot = words.cell(words.cellsOf('pivot')[0]);
  const [p] = words.cellsOf('pincer', 0);
  const [q] = words.cellsOf('pincer', 1);
  const [ofP, ofQ] = [words.digitsOf('pincer', 0), words.digitsOf('pincer', 1)];
  const common = ofP.find((digit) => ofQ.includes(digit)) ?? 0;
  const other = (/** @type {number[]} */ digits) => words.anyDigit(digits.filter((digit) => digit !== common));
  return {
    label: wingLabel(words, 'XYZ-wing'), pattern: wingPattern(words),
    why: `If ${pivot} is ${other(ofP)}, ${words.cell(p)} is ${words.symbol(common)}; if it is ${other(ofQ)}, ` +
      `${words.cell(q)} is; else it is ${words.symbol(common)} itself. What sees all three is not.`,
  };
}

/** @param {Words} words @param {string} name */
function wingLabel(words, name) {
  return `the ${name} ${words.cells([...words.cellsOf('pivot'), ...words.cellsOf('pincer')])}`;
}

/** @param {Words} words */
function wingPattern(words) {
  const [pivot] = words.cellsOf('pivot');
  const pincers = [0, 1].map((group) => {
    const [cell] = words.cellsOf('pincer', group);
    return `${words.cell(cell)} is ${words.anyDigit(words.digitsOf('pincer', group))}`;
  });
  return `${words.cell(pivot)} is ${words.anyDigit(words.digitsOf('pivot'))}; it sees two cells: ${list(pincers)}.`;
}

/** @type {Teller} */
export function wWing(words) {
  const [joint, digit] = words.reason.digits.map((each) => words.symbol(each));
  const [p, q] = [words.cellsOf('pincer', 0)[0], words.cellsOf('pincer', 1)[0]];
  const [near, far] = [words.cellsOf('member', 0)[0], words.cellsOf('member', 1)[0]];
  const unit = words.unit(words.reason.units[0]);
  const two = words.anyDigit(sortedUnique(words.reason.digits));
  return {
    label: `the W-wing ${words.cells([p, q])}`,
    pattern: `${words.cells([p, q])} are both ${two}. In ${unit}, ${joint} is in ` +
      `${words.anyOf([near, far])}, and each of them sees one of the two.`,
    why: `If ${words.cell(near)} is ${joint}, ${words.cell(p)} is ${digit}; if ${words.cell(far)} is, ` +
      `${words.cell(q)} is ${digit}. So one of the two is ${digit}, and what sees both is not.`,
  };
}

/** @type {Teller} */
export function colours(words) {
  const {digit} = words;
  const [a, b] = coloursOf(words);
  const joined = words.step.eliminations.length > 1 ? 'the cells see' : 'the cell sees';
  return {
    label: `${joined} both colours`, pattern: colourPattern(words),
    why: `${words.cells(a)} are ${digit}, or ${words.cells(b)} are, one colour or the other. ` +
      'A cell that sees one of each is it in neither case.',
  };
}

/** The false colour is the one that goes. @type {Teller} */
export function falseColour(words) {
  const {digit} = words;
  const wrong = words.cellsOf('off');
  const [first, second] = wrong.flatMap((cell) => wrong.filter((other) => other > cell &&
    words.unitAround([cell, other]) >= 0).map((other) => [cell, other]))[0];
  const unit = words.unit(words.unitAround([first, second]));
  return {
    label: `two of their colour are in ${unit}`, pattern: colourPattern(words),
    why: `${words.cells(wrong)} are all ${digit} or none of them is. ${words.cells([first, second])} lie in ${unit} ` +
      'both, which takes it once: so none is.',
  };
}

/** The colours in the order of the grid, so that nothing tells the true one. @param {Words} words */
function coloursOf(words) {
  return [words.cellsOf('on'), words.cellsOf('off')].sort(([a], [b]) => a - b);
}

/** @param {Words} words */
function colourPattern(words) {
  const [a, b] = coloursOf(words);
  return `Either ${words.cells(a)} hold ${words.digit}, or ${words.cells(b)} do: the units between them have two ` +
    'places for it.';
}

/** @type {Teller} */
export function remotePairs(words) {
  const {digits, links} = words.reason;
  const cells = [links[0].from, ...links.map(({to}) => to)].map(({cells: [cell]}) => cell);
  const ends = [cells[0], cells[cells.length - 1]];
  return {
    label: `the remote pair ${words.cells(ends)}`,
    pattern: `${words.cells(cells)}, each of which sees the next, are all ${words.anyDigit(digits)}.`,
    why: `They hold ${words.digits(digits)} in turn, so ${words.cells(ends)} differ: one is ` +
      `${words.symbol(digits[0])}, the other ${words.symbol(digits[1])}. What sees both can be neither.`,
  };
}
