/** Singles, locked candidates, subsets, and sets of a line and a box together. */
import {allOf, numberWord, sentenceCase} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').Words} Words */
/** @typedef {import('./words.js').Teller} Teller */

/** @type {Teller} */
export function fullHouse(words) {
  const [cell] = words.step.placements[0];
  const unit = words.unit(words.reason.units[0]);
  return {
    label: `the last open cell of ${unit}`, pattern: `${sentenceCase(unit)} has one open cell left.`,
    why: `Every digit but ${words.digit} stands in ${unit}, and every cell but ${words.cell(cell)} is filled.`,
  };
}

/** @type {Teller} */
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

/** What keeps a digit out of the other cells of a unit. @param {Words} words @param {string} unit */
function whyNowhereElse(words, unit) {
  const {digit} = words;
  const [blockers, lost] = [words.cellsOf('blocker'), words.cellsOf('lost')];
  const keep = `${words.cells(blockers)} ${blockers.length > 1 ? 'keep' : 'keeps'} ${digit} out of`;
  const ruledOut = `In ${words.cells(lost)}, ${digit} was ruled out before.`;
  if (!lost.length) {
    return blockers.length ? `${keep} all other open cells of ${unit}.` : `All other cells of ${unit} are filled.`;
  }
  return blockers.length ? `${keep} other open cells of ${unit}. ${ruledOut}` : ruledOut;
}

/** @type {Teller} */
export function nakedSingle(words) {
  const [cell, digit] = words.step.placements[0];
  const seen = words.digitsOf('blocker');
  const blockers = words.cellsOf('blocker');
  const all = seen.length === words.shape.size - 1;
  const sees = seen.length ? `${words.cell(cell)} sees ${words.digits(seen)}` : '';
  const rest = `${sees ? `${sees}, and its` : `In ${words.cell(cell)}, all`} other candidates were ruled out before`;
  return {
    label: 'nothing else is left there',
    pattern: all ? `One cell sees ${words.cells(blockers)}, which hold all digits but one.` :
      'One cell has a single candidate left.',
    why: `${all ? sees : rest}. Only ${words.symbol(digit)} is left.`,
  };
}

/** Pointing and claiming: the first unit has the digit on the second only. @type {Teller} */
export function locked(words) {
  const {digit} = words;
  const [from, to] = words.reason.units.map((unit) => words.unit(unit));
  const places = words.cellsOf('member');
  return {
    label: `in ${from} it is in ${to}`,
    pattern: `In ${from}, ${digit} can only be in ${words.anyOf(places)}, which lie in ${to} too.`,
    why: `${sentenceCase(from)} has its ${digit} in ${words.anyOf(places)}, so ${to} has its own there. ` +
      `It leaves the other cells of ${to}.`,
  };
}

/** @type {Teller} */
export function nakedSubset(words) {
  const {digits, units} = words.reason;
  const cells = words.cellsOf('member');
  const [count, named, number] = [digits.length, words.digits(digits), numberWord(digits.length)];
  return {
    label: `${words.cells(cells)} need ${count === 2 ? 'both' : 'them all'}`,
    pattern: `${words.cells(cells)} have no candidates but ${named}.`,
    why: `${sentenceCase(number)} cells with ${number} digits between them take ${allOf(count)}. ` +
      `So ${named} leave the other cells of ${words.units(units)}.`,
  };
}

/** @type {Teller} */
export function hiddenSubset(words) {
  const {digits, units: [unit]} = words.reason;
  const cells = words.cells(words.cellsOf('member'));
  const [count, named, number] = [digits.length, words.digits(digits), numberWord(digits.length)];
  return {
    label: `in ${words.unit(unit)}, ${named} have no other place`,
    pattern: `In ${words.unit(unit)}, ${named} can only be in ${cells}.`,
    why: `${sentenceCase(number)} digits with ${number} places between them take ${allOf(count)}. ` +
      `So nothing but ${named} can be in ${cells}.`,
  };
}

/** @type {Teller} */
export function sueDeCoq(words) {
  const [box, line] = words.reason.units.map((unit) => words.unit(unit));
  const [core, onLine, inBox] = [words.cellsOf('member'), words.cellsOf('set', 0), words.cellsOf('set', 1)];
  const [lineDigits, boxDigits] = [words.digitsOf('set', 0), words.digitsOf('set', 1)];
  const twice = lineDigits.filter((digit) => boxDigits.includes(digit));
  const cells = numberWord(core.length + onLine.length + inBox.length);
  const only = words.digitsOf('member').filter((digit) => !lineDigits.includes(digit) && !boxDigits.includes(digit));
  const both = only.length ? `, ${words.digits(only)} the rest of both` : '';
  const again = twice.length ? `; of these ${words.digits(twice)} twice` : '';
  const counted = `${words.digits(words.reason.digits)}${again}`;
  return {
    label: `${words.cells(core)} with ${words.cells([...onLine, ...inBox])}`,
    pattern: `${words.cells(core)} lie where ${line} and ${box} cross; ${words.cells(onLine)} of ${line} and ` +
      `${words.cells(inBox)} of ${box} share their digits.`,
    why: `These ${cells} cells can hold ${cells} digits at most (${counted}), so each of them is there. ` +
      `${words.digits(lineDigits)} leave the rest of ${line}, ${words.digits(boxDigits)} the rest of ${box}${both}` +
      `${twice.length ? `; ${words.digits(twice)} the crossing` : ''}.`,
  };
}
