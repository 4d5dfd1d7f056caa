/** Forcing chains: every case leads to the same, or a candidate that is tried leads to a contradiction. */
import {distinct} from './distinct.js';
import {allOf, sentenceCase} from './technique-text.js';

/** @typedef {import('./technique-text.js').Words} Words */
/** @typedef {import('./technique-words.js').Teller} Teller */
/** @typedef {import('./protocol-human.js').LinkNode} LinkNode */

/** Whatever a cell is, or wherever a digit is in a unit. @type {Teller} */
export function forcing(words) {
  const cases = words.reason.roles.filter(({role}) => role === 'pivot');
  const [unit] = words.reason.units;
  const {placements: [placed], eliminations: [gone]} = words.step;
  const [cell, digit] = placed ?? gone;
  const result = `${words.cell(cell)} is ${placed ? '' : 'not '}${words.symbol(digit)}`;
  const isRegion = unit !== undefined;
  const pattern = isRegion ?
    `In ${words.unit(unit)}, ${words.symbol(cases[0].digit)} is in ${words.anyOf(cases.map((each) => each.cell))}.` :
    `${words.cell(cases[0].cell)} is ${words.anyDigit(cases.map((each) => each.digit))}.`;
  return {
    label: isRegion ? `wherever ${words.symbol(cases[0].digit)} is in ${words.unit(unit)}` :
      `whatever ${words.cell(cases[0].cell)} is`,
    pattern: `${pattern} Each case leads to the same.`,
    chain: cases.map((start) => caseWords(words, start, result)),
    why: `${pattern} In ${allOf(cases.length)} cases ${result}, so it holds.`,
  };
}

/** @type {Teller} */
export function contradiction(words) {
  const [[cell, digit]] = words.step.eliminations;
  const {roles, units} = words.reason;
  const last = roles[roles.length - 1];
  const deadEnd = units.length ? `${words.unit(units[0])} has no place for ${words.symbol(last.digit)}` :
    `nothing is left for ${words.cell(last.cell)}`;
  return {
    label: `with it, ${deadEnd}`,
    pattern: `There is a candidate with which ${deadEnd}.`,
    chain: [caseWords(words, {cell, digit, group: 0}, deadEnd)],
    why: `Were ${words.cell(cell)} ${words.symbol(digit)}, it would come to this: ${deadEnd}. ` +
      `So ${words.cell(cell)} is not ${words.symbol(digit)}.`,
  };
}

/**
 * "If E5 is 2, D5 is 7, so A5 is 4: D9 is not 7." What is ruled out on the way stands behind what is put.
 * @param {Words} words @param {{cell: number, digit: number, group: number}} start @param {string} end
 */
function caseWords(words, start, end) {
  const on = words.reason.roles.filter(({role, group}) => role === 'on' && group === start.group)
    .filter(({cell, digit}) => cell !== start.cell || digit !== start.digit);
  const steps = on.map(({cell, digit}) => `${words.cell(cell)} is ${words.symbol(digit)}${whyOn(words, start.group,
    cell, digit)}`).filter((step) => !step.startsWith(end));
  const head = `If ${words.cell(start.cell)} is ${words.symbol(start.digit)}`;
  if (!steps.length) return `${head}, ${end}.`;
  return `${head}, ${steps.join('; so ')}; so ${end}.`;
}

/** Why a digit comes to be in a cell. @param {Words} words @param {number} group @param {number} cell
 * @param {number} digit */
function whyOn(words, group, cell, digit) {
  const causes = words.reason.links.filter(({to, strong, group: its}) => strong && its === group &&
    to.digit === digit && to.cells[0] === cell).map(({from}) => from);
  const cells = distinct(causes.flatMap((/** @type {LinkNode} */ cause) => cause.cells));
  if (!cells.length) return '';
  if (cells.length === 1 && cells[0] === cell) return ' (nothing else is left there)';
  const unit = words.unitAround([cell, ...cells]);
  return unit < 0 ? '' : ` (the only place in ${words.unit(unit)})`;
}
