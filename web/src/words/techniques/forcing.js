/** Forcing chains: every case leads to the same, or a candidate that is tried leads to a contradiction. */
import {casesOf} from './reason-parts.js';
import {allOf} from './vocabulary.js';

/** @typedef {import('./reason-parts.js').StepCase} StepCase */
/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

/** More steps than these get numbers, and some of them make a line. */
const MOST_UNNUMBERED = 4;
const STEPS_A_LINE = 5;

/** Whatever a cell is, or wherever a digit is in a unit. @type {StepNarrator} */
export function forcing(words) {
  const cases = casesOf(words.step);
  const starts = cases.map(({start}) => start);
  const [unit] = words.reason.units;
  const {placements: [placed], eliminations: [gone]} = words.step;
  const [cell, digit] = placed ?? gone;
  const result = `${words.cell(cell)} is ${placed ? '' : 'not '}${words.symbol(digit)}`;
  const isRegion = unit !== undefined;
  const pattern = isRegion ?
    `In ${words.unit(unit)}, ${words.symbol(starts[0].digit)} is in ${words.anyOf(starts.map((each) => each.cell))}.` :
    `${words.cell(starts[0].cell)} is ${words.anyDigit(starts.map((each) => each.digit))}.`;
  return {
    label: isRegion ? `wherever ${words.symbol(starts[0].digit)} is in ${words.unit(unit)}` :
      `whatever ${words.cell(starts[0].cell)} is`,
    pattern: `${pattern} Every case leads to the same result.`,
    cases: cases.map((each) => caseWords(words, each, result)),
    why: `${pattern} In ${allOf(cases.length)} cases, ${result}.`,
  };
}

/** @type {StepNarrator} */
export function contradiction(words) {
  const [[cell, digit]] = words.step.eliminations;
  const {roles, links, units} = words.reason;
  const last = roles[roles.length - 1];
  const deadEnd = units.length ? `${words.unit(units[0])} has no place for ${words.symbol(last.digit)}` :
    `${words.cell(last.cell)} has no candidate left`;
  return {
    label: `otherwise ${deadEnd}`,
    pattern: `One candidate leads to a contradiction: ${deadEnd}.`,
    chain: caseWords(words, {start: {cell, digit}, roles, links}, deadEnd),
    why: `If ${words.cell(cell)} were ${words.symbol(digit)}, there would be a contradiction: ${deadEnd}. ` +
      `So ${words.cell(cell)} can't be ${words.symbol(digit)}.`,
  };
}

/**
 * "If E5 is 2, D5 is 7. Then A5 is 4. So D9 is not 7." In a long case each step has a number, and five make a line. A
 * step gives its reason in brackets.
 * @param {StepVocabulary} words @param {StepCase} own @param {string} end
 */
function caseWords(words, {start, roles, links}, end) {
  const on = roles.filter(({role, cell, digit}) => role === 'on' && (cell !== start.cell || digit !== start.digit));
  const steps = on.map(({cell, digit}) =>
    `${words.cell(cell)} is ${words.symbol(digit)}${whyOn(words, links, cell, digit)}`)
    .filter((step) => !step.startsWith(end));
  const head = `If ${words.cell(start.cell)} is ${words.symbol(start.digit)}`;
  if (!steps.length) return [`${head}, ${end}.`];
  if (steps.length <= MOST_UNNUMBERED) return [`${head}, ${steps.join('. Then ')}. So ${end}.`];
  const numbered = [...steps, end].map((step, i) => `(${i + 1}) ${step}`);
  const lines = [];
  for (let first = 0; first < numbered.length; first += STEPS_A_LINE) {
    const line = numbered.slice(first, first + STEPS_A_LINE).join('. ');
    lines.push(first ? `Then ${line}.` : `${head}: ${line}.`);
  }
  return lines;
}

/**
 * Why a digit comes to be in a cell.
 * @param {StepVocabulary} words @param {StepCase['links']} links @param {number} cell @param {number} digit
 */
function whyOn(words, links, cell, digit) {
  const cause = links.find(({to, strong}) => strong && to.digit === digit && to.cells[0] === cell);
  if (!cause) return '';
  if (cause.unit !== undefined) return ` (the only place in ${words.unit(cause.unit)})`;
  return cause.from.cells[0] === cell ? ' (its last candidate)' : '';
}
