/** Patterns of a few links: skyscraper and its kin, wings, colours, remote pairs. */
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/links.js';
import {stepName} from './names.js';
import {list, sortedUnique} from '../numbers.js';
import {numberWord} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const say = speaker('techniques/links', messages);

/** Two units with two places each, joined: skyscraper, two-string kite, turbot fish. @type {StepNarrator} */
export function turbot(words, technique) {
  const {digit} = words;
  const {units, links: [first, joint, last]} = words.reason;
  const [end, near, across, other] = [first.from, joint.from, joint.to, last.to].map(({cells: [cell]}) => cell);
  const {bond, unit: joined} = words.bond([near, across]);
  const either = (/** @type {number[]} */ ...cells) => words.anyOf(sortedUnique(cells));
  const ends = sortedUnique([end, other]);
  return {
    label: say('turbot.label', {'technique': stepName(technique), 'in-units': words.within(units)}),
    pattern: say('turbot.pattern', {
      unit: words.unit(units[0]), digit, first: either(end, near), other: words.unit(units[1]),
      second: either(across, other), cells: words.cells([near, across]), bond, joined,
    }),
    why: `${say('turbot.why', {cells: words.cells([near, across]), digit})} ${oneOf(words, ends, digit)}`,
  };
}

/** @type {StepNarrator} */
export function emptyRectangle(words) {
  const {digit} = words;
  const [box, pair, near, far] = words.reason.units;
  const [end] = words.cellsOf('pincer');
  const [joint] = words.cellsOf('member', 1);
  const slots = {box: words.unit(box), digit, near: words.unit(near), far: words.unit(far)};
  return {
    label: say('empty-rectangle.label', slots),
    pattern: say('empty-rectangle.pattern', {...slots, unit: words.unit(pair), any: words.anyOf([joint, end])}),
    why: say('empty-rectangle.why', {...slots, end: words.cell(end), joint: words.cell(joint)}),
  };
}

/** @type {StepNarrator} */
export function xyWing(words) {
  const [first, second, digit] = words.reason.digits.map((each) => words.symbol(each));
  const [pivot] = words.cellsOf('pivot');
  const [p] = words.cellsOf('pincer', 0);
  const [q] = words.cellsOf('pincer', 1);
  return {
    label: say('xy-wing.label', {cells: wingCells(words)}), pattern: wingPattern(words),
    why: [say('xy-wing.why', {
      pivot: words.cell(pivot), first, left: words.cell(p), digit, second, right: words.cell(q),
    }), oneOf(words, [p, q], digit)].join(' '),
  };
}

/** @type {StepNarrator} */
export function xyzWing(words) {
  const [cell] = words.cellsOf('pivot');
  const [p] = words.cellsOf('pincer', 0);
  const [q] = words.cellsOf('pincer', 1);
  const [ofP, ofQ] = [words.digitsOf('pincer', 0), words.digitsOf('pincer', 1)];
  const common = ofP.find((digit) => ofQ.includes(digit)) ?? 0;
  const other = (/** @type {number[]} */ digits) => words.anyDigit(digits.filter((digit) => digit !== common));
  return {
    label: say('xyz-wing.label', {cells: wingCells(words)}), pattern: wingPattern(words),
    why: [say('xyz-wing.why', {
      pivot: words.cell(cell), first: other(ofP), left: words.cell(p), digit: words.symbol(common),
      second: other(ofQ), right: words.cell(q),
    }), oneOf(words, [cell, p, q], words.symbol(common))].join(' '),
  };
}

/** @param {StepVocabulary} words */
function wingCells(words) {
  return words.cells([...words.cellsOf('pivot'), ...words.cellsOf('pincer')]);
}

/** @param {StepVocabulary} words */
function wingPattern(words) {
  const [pivot] = words.cellsOf('pivot');
  const pincers = [0, 1].map((group) => {
    const [cell] = words.cellsOf('pincer', group);
    return say('wing.pincer', {cell: words.cell(cell), any: words.anyDigit(words.digitsOf('pincer', group))});
  });
  const any = words.anyDigit(words.digitsOf('pivot'));
  return say('wing.pattern', {pivot: words.cell(pivot), any, pincers: list(pincers)});
}

/** @type {StepNarrator} */
export function wWing(words) {
  const [joint, digit] = words.reason.digits.map((each) => words.symbol(each));
  const [p, q] = [words.cellsOf('pincer', 0)[0], words.cellsOf('pincer', 1)[0]];
  const [near, far] = [words.cellsOf('member', 0)[0], words.cellsOf('member', 1)[0]];
  const unit = words.unit(words.reason.units[0]);
  const two = words.digits(sortedUnique(words.reason.digits));
  const slots = {
    near: words.cell(near), far: words.cell(far), joint, left: words.cell(p), right: words.cell(q),
  };
  return {
    label: say('w-wing.label', {cells: words.cells([p, q])}),
    pattern: say('w-wing.pattern', {
      ...slots, cells: words.cells([p, q]), digits: two, unit, any: words.anyOf([near, far]),
    }),
    why: `${say('w-wing.why', {...slots, digit})} ${oneOf(words, [p, q], digit)}`,
  };
}

/** @type {StepNarrator} */
export function colours(words) {
  const {digit} = words;
  return {
    label: say('colours.label', {count: words.step.eliminations.length}),
    pattern: colourPattern(words), why: say('colours.why', {digit}),
  };
}

/** The false colour is the one that is removed. @type {StepNarrator} */
export function falseColour(words) {
  const {digit} = words;
  const wrong = words.cellsOf('off');
  const two = clashIn(words, wrong);
  const slots = words.bond(two);
  return {
    label: say('false-colour.label', slots), pattern: colourPattern(words),
    why: say('false-colour.why', {...slots, cells: words.cells(wrong), digit, two: words.cells(two)}),
  };
}

/** Two of these cells that see each other, in one unit if there are such. @param {StepVocabulary} words
 * @param {number[]} cells */
function clashIn({shape}, cells) {
  const pairs = cells.flatMap((cell) => cells.filter((other) => other > cell).map((other) => [cell, other]));
  return pairs.find(([a, b]) => shape.sharedUnit(a, b) >= 0) ??
    pairs.find(([a, b]) => shape.pairKind(a, b)) ?? cells.slice(0, 2);
}

/** The colours in the order of the grid, so that nothing tells the true one. @param {StepVocabulary} words */
function coloursOf(words) {
  return [words.cellsOf('on'), words.cellsOf('off')].sort(([a], [b]) => a - b);
}

/** @param {StepVocabulary} words */
function colourPattern(words) {
  const [a, b] = coloursOf(words);
  return say('colours.pattern', {cells: words.cells(a), others: words.cells(b), digit: words.digit});
}

/** @type {StepNarrator} */
export function remotePairs(words) {
  const {digits, links} = words.reason;
  const cells = [links[0].from, ...links.map(({to}) => to)].map(({cells: [cell]}) => cell);
  const ends = [cells[0], cells[cells.length - 1]];
  return {
    label: say('remote-pairs.label', {ends: words.cells(ends)}),
    pattern: say('remote-pairs.pattern', {cells: words.cells(cells), digits: words.digits(digits)}),
    why: say('remote-pairs.why', {
      digits: words.digits(digits), ends: words.cells(ends), first: words.symbol(digits[0]),
      second: words.symbol(digits[1]), any: words.noDigit(digits),
    }),
  };
}

/** The conclusion from one of these cells being this digit. @param {StepVocabulary} words @param {number[]} cells
 * @param {string} digit */
export function oneOf(words, cells, digit) {
  const number = numberWord(cells.length);
  return say('one-of', {cells: words.cells(cells), digit, count: String(cells.length), number});
}
