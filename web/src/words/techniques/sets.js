/** Singles, locked candidates, subsets, and sets of a line and a box together. */
import {speaker} from '../../language/catalogue.js';
import sets from '../../../languages/en/techniques/sets.js';
import {list, sentenceCase} from '../numbers.js';
import {numberWord} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const say = speaker('techniques/sets', sets);

/** @type {StepNarrator} */
export function fullHouse(words) {
  const [cell] = words.step.placements[0];
  const unit = words.unit(words.reason.units[0]);
  return {
    label: say('full-house.label', {unit}),
    pattern: sentenceCase(say('full-house.pattern', {unit})),
    why: sentenceCase(say('full-house.why', {unit, digit: words.digit, cell: words.cell(cell)})),
  };
}

/** @type {StepNarrator} */
export function hiddenSingle(words) {
  const {digit} = words;
  const unit = words.unit(words.reason.units[0]);
  const [cell] = words.step.placements[0];
  const pattern = whyNowhereElse(words, unit);
  return {
    label: say('hidden-single.label', {digit, unit}), pattern,
    why: `${pattern} ${say('hidden-single.why', {digit, unit, cell: words.cell(cell)})}`,
  };
}

/** Says why a digit is in no other cell of a unit. @param {StepVocabulary} words @param {string} unit */
function whyNowhereElse(words, unit) {
  const {digit} = words;
  const [blockers, lost] = [words.cellsOf('blocker'), words.cellsOf('lost')];
  const slots = {cells: words.cells(blockers), count: blockers.length, digit, unit};
  if (!lost.length) {
    return blockers.length ? say('hidden-single.all', slots) : say('hidden-single.filled', {unit});
  }
  const ruledOut = say('hidden-single.lost', {digit, cells: words.cells(lost)});
  return blockers.length ? `${say('hidden-single.some', slots)} ${ruledOut}` : ruledOut;
}

/** @type {StepNarrator} */
export function nakedSingle(words) {
  const [cell, digit] = words.step.placements[0];
  const seen = words.digitsOf('blocker');
  const blockers = words.cellsOf('blocker');
  const all = seen.length === words.shape.size - 1;
  const slots = {cell: words.cell(cell), digits: words.digits(seen), digit: words.symbol(digit)};
  return {
    label: say('naked-single.label'),
    pattern: all ? say('naked-single.pattern.all', {...slots, cells: words.cells(blockers)}) :
      say('naked-single.pattern', slots),
    why: say(all ? 'naked-single.all' : seen.length ? 'naked-single.some' : 'naked-single.none', slots),
  };
}

/** Pointing and claiming: the first unit has the digit on the second only. @type {StepNarrator} */
export function locked(words) {
  const {digit} = words;
  const [from, to] = words.reason.units.map((unit) => words.unit(unit));
  const places = words.cellsOf('member');
  const slots = {from, to, digit, any: words.anyOf(places)};
  return {
    label: say('locked.label', slots), pattern: say('locked.pattern', slots),
    why: sentenceCase(say('locked.why', slots)),
  };
}

/** All places of a digit in a unit, and a cell outside that sees them. @type {StepNarrator} */
export function commonPeers(words) {
  const places = words.cellsOf('member');
  const slots = {
    unit: words.unit(words.reason.units[0]), digit: words.digit, any: words.anyOf(places), count: places.length,
    number: numberWord(places.length),
  };
  return {
    label: say('common-peers.label', slots), pattern: sentenceCase(say('common-peers.pattern', slots)),
    why: sentenceCase(say('common-peers.why', slots)),
  };
}

/** Cells of a unit; under other rules, also cells that see each other in no unit. @type {StepNarrator} */
export function nakedSubset(words) {
  const {digits, units} = words.reason;
  const slots = {cells: words.cells(words.cellsOf('member')), digits: words.digits(digits)};
  const size = {count: digits.length, number: numberWord(digits.length)};
  return {
    label: say('naked-subset.label', slots), pattern: say('naked-subset.pattern', slots),
    why: units.length ? say('naked-subset.why', {...size, units: words.units(units), any: words.anyDigit(digits)}) :
      say('naked-subset.seen', size),
  };
}

/** @type {StepNarrator} */
export function hiddenSubset(words) {
  const {digits, units: [unit]} = words.reason;
  const cells = words.cells(words.cellsOf('member'));
  const slots = {unit: words.unit(unit), digits: words.digits(digits), cells};
  return {
    label: say('hidden-subset.label', slots), pattern: say('hidden-subset.pattern', slots),
    why: say('hidden-subset.why', {
      count: digits.length, number: numberWord(digits.length), cells, any: words.anyDigit(digits),
    }),
  };
}

/** @type {StepNarrator} */
export function sueDeCoq(words) {
  const [box, line] = words.reason.units.map((unit) => words.unit(unit));
  const [core, onLine, inBox] = [words.cellsOf('member'), words.cellsOf('set', 0), words.cellsOf('set', 1)];
  const [lineDigits, boxDigits] = [words.digitsOf('set', 0), words.digitsOf('set', 1)];
  const twice = lineDigits.filter((digit) => boxDigits.includes(digit));
  const counted = words.reason.digits.map((digit) => (twice.includes(digit) ?
    say('sue-de-coq.twice', {digit: words.symbol(digit)}) : words.symbol(digit)));
  const number = numberWord(core.length + onLine.length + inBox.length);
  const cells = words.cells(core);
  const only = words.digitsOf('member').filter((digit) => !lineDigits.includes(digit) && !boxDigits.includes(digit));
  const rest = (/** @type {string[]} */ units, /** @type {number[]} */ digits) =>
    (digits.length ? [say('sue-de-coq.rest', {units: list(units), any: words.noDigit(digits)})] : []);
  return {
    label: say('sue-de-coq.label', {cells, others: words.cells([...onLine, ...inBox])}),
    pattern: say('sue-de-coq.pattern', {
      'cells': cells, 'line': line, 'box': box, 'on-line': words.cells(onLine), 'in-box': words.cells(inBox),
    }),
    why: [
      say('sue-de-coq.room', {number, digits: list(counted)}), say('sue-de-coq.used'),
      ...rest([line], lineDigits), ...rest([box], boxDigits), ...rest([line, box], only),
      ...(twice.length ? [say('sue-de-coq.core', {cells, any: words.anyDigit(twice)})] : []),
    ].join(' '),
  };
}
