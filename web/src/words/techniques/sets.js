/** Singles, locked candidates, subsets, and sets of a line and a box together. */
import {allOf, numberWord, sentenceCase} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

/** @type {StepNarrator} */
export function fullHouse(words) {
  const [cell] = words.step.placements[0];
  const unit = words.unit(words.reason.units[0]);
  return {
    label: `the last open cell of ${unit}`, pattern: `${sentenceCase(unit)} has one open cell left.`,
    why: `${sentenceCase(unit)} has every digit except ${words.digit}, and ${words.cell(cell)} is its only open cell.`,
  };
}

/** @type {StepNarrator} */
export function hiddenSingle(words) {
  const {digit} = words;
  const unit = words.unit(words.reason.units[0]);
  const [cell] = words.step.placements[0];
  const pattern = whyNowhereElse(words, unit);
  return {
    label: `the only place for ${digit} in ${unit}`, pattern,
    why: `${pattern} ${digit} has to be somewhere in ${unit}, and ${words.cell(cell)} is the only place left.`,
  };
}

/** What keeps a digit out of the other cells of a unit. @param {StepVocabulary} words @param {string} unit */
function whyNowhereElse(words, unit) {
  const {digit} = words;
  const [blockers, lost] = [words.cellsOf('blocker'), words.cellsOf('lost')];
  const keep = `${words.cells(blockers)} ${blockers.length > 1 ? 'keep' : 'keeps'} ${digit} out of`;
  const ruledOut = `${digit} was already ruled out in ${words.cells(lost)}.`;
  if (!lost.length) {
    return blockers.length ? `${keep} all other open cells of ${unit}.` : `All other cells of ${unit} are filled.`;
  }
  return blockers.length ? `${keep} other open cells of ${unit}. ${ruledOut}` : ruledOut;
}

/** @type {StepNarrator} */
export function nakedSingle(words) {
  const [cell, digit] = words.step.placements[0];
  const seen = words.digitsOf('blocker');
  const blockers = words.cellsOf('blocker');
  const all = seen.length === words.shape.size - 1;
  const name = words.cell(cell);
  const sees = `${name} sees ${words.digits(seen)}.`;
  const some = seen.length ? `${sees} Its other candidates were already ruled out.` :
    `All other candidates of ${name} were already ruled out.`;
  return {
    label: 'it has no other candidate',
    pattern: all ? `${name} sees ${words.cells(blockers)}, which have every digit except one.` :
      `${name} has one candidate left.`,
    why: `${all ? sees : some} Only ${words.symbol(digit)} is left.`,
  };
}

/** Pointing and claiming: the first unit has the digit on the second only. @type {StepNarrator} */
export function locked(words) {
  const {digit} = words;
  const [from, to] = words.reason.units.map((unit) => words.unit(unit));
  const places = words.cellsOf('member');
  return {
    label: `in ${from}, ${digit} has to be in ${to}`,
    pattern: `In ${from}, ${digit} can only be in ${words.anyOf(places)}. These cells are also in ${to}.`,
    why: `${sentenceCase(from)} has its ${digit} in ${words.anyOf(places)}, so ${to} has its ${digit} there too. ` +
      `The other cells of ${to} can't be ${digit}.`,
  };
}

/** @type {StepNarrator} */
export function nakedSubset(words) {
  const {digits, units} = words.reason;
  const cells = words.cellsOf('member');
  const [count, named, number] = [digits.length, words.digits(digits), numberWord(digits.length)];
  return {
    label: `${words.cells(cells)} take ${named} between them`,
    pattern: `${words.cells(cells)} have no candidates except ${named}.`,
    why: `These ${number} cells have only ${number} digits between them, so they need ${allOf(count)}. ` +
      `The other cells of ${words.units(units)} can't be ${words.anyDigit(digits)}.`,
  };
}

/** @type {StepNarrator} */
export function hiddenSubset(words) {
  const {digits, units: [unit]} = words.reason;
  const cells = words.cells(words.cellsOf('member'));
  const [count, named, number] = [digits.length, words.digits(digits), numberWord(digits.length)];
  return {
    label: `in ${words.unit(unit)}, ${named} have no other place`,
    pattern: `In ${words.unit(unit)}, ${named} can only be in ${cells}.`,
    why: `These ${number} digits have only ${number} places between them, so they fill ${allOf(count)}. ` +
      `So ${cells} can only be ${words.anyDigit(digits)}.`,
  };
}

/** @type {StepNarrator} */
export function sueDeCoq(words) {
  const [box, line] = words.reason.units.map((unit) => words.unit(unit));
  const [core, onLine, inBox] = [words.cellsOf('member'), words.cellsOf('set', 0), words.cellsOf('set', 1)];
  const [lineDigits, boxDigits] = [words.digitsOf('set', 0), words.digitsOf('set', 1)];
  const twice = lineDigits.filter((digit) => boxDigits.includes(digit));
  const cells = numberWord(core.length + onLine.length + inBox.length);
  const only = words.digitsOf('member').filter((digit) => !lineDigits.includes(digit) && !boxDigits.includes(digit));
  const cannot = (/** @type {string} */ where, /** @type {number[]} */ digits) =>
    (digits.length ? [`${where} can't be ${words.anyDigit(digits)}.`] : []);
  return {
    label: `the Sue de Coq ${words.cells(core)} with ${words.cells([...onLine, ...inBox])}`,
    pattern: `${words.cells(core)} are in both ${line} and ${box}. They share digits with ` +
      `${words.cells(onLine)} of ${line} and ${words.cells(inBox)} of ${box}.`,
    why: [
      `These ${cells} cells have room for at most ${cells} digits: ${words.digits(words.reason.digits)}.`,
      ...(twice.length ? [`That counts ${words.digits(twice)} twice.`] : []), 'So each of these digits is used.',
      ...cannot(`The rest of ${line}`, lineDigits), ...cannot(`The rest of ${box}`, boxDigits),
      ...cannot(`The rest of ${line} and ${box}`, only), ...cannot(words.cells(core), twice),
    ].join(' '),
  };
}
