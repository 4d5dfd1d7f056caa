/** Forcing chains: every case leads to the same, or a candidate that is tried leads to a contradiction. */
import {casesOf} from './reason-parts.js';
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/forcing.js';
import {numberWord} from './vocabulary.js';

/** @typedef {import('./reason-parts.js').StepCase} StepCase */
/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */
/** @typedef {import('./chains.js').Order} Order */

/**
 * The result of a case: a clause, and the digit that is placed, if one is.
 * @typedef {{say: (order: Order) => string, cell?: number, digit?: number}} End
 */

const say = speaker('techniques/forcing', messages);

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
  const slots = {cell: words.cell(cell), digit: words.symbol(digit)};
  const isRegion = unit !== undefined;
  const pattern = isRegion ? say('region.pattern', {
    unit: words.unit(unit), digit: words.symbol(starts[0].digit), any: words.anyOf(starts.map((each) => each.cell)),
  }) : say('cell.pattern', {
    cell: words.cell(starts[0].cell), any: words.anyDigit(starts.map((each) => each.digit)),
  });
  /** @type {End} */
  const result = placed ? {say: (order) => say('is', {...slots, order}), cell, digit} :
    {say: (order) => say('is-not', {...slots, order})};
  const all = {count: String(cases.length), number: numberWord(cases.length), result: result.say('inverted')};
  return {
    label: isRegion ? say('region.label', {digit: words.symbol(starts[0].digit), unit: words.unit(unit)}) :
      say('cell.label', {cell: words.cell(starts[0].cell)}),
    pattern: `${pattern} ${say('same')}`,
    cases: cases.map((each) => caseWords(words, each, result)),
    why: `${pattern} ${say('why', all)}`,
  };
}

/** @type {StepNarrator} */
export function contradiction(words) {
  const [[cell, digit]] = words.step.eliminations;
  const {roles, links, units} = words.reason;
  const last = roles[roles.length - 1];
  /** @type {End} */
  const deadEnd = {say: (order) => (units.length ?
    say('no-place', {order, unit: words.unit(units[0]), digit: words.symbol(last.digit)}) :
    say('no-candidate', {order, cell: words.cell(last.cell)}))};
  const end = deadEnd.say('main');
  return {
    label: say('contradiction.label', {end: deadEnd.say('inverted')}),
    pattern: say('contradiction.pattern', {end}),
    chain: caseWords(words, {start: {cell, digit}, roles, links}, deadEnd),
    why: say('contradiction.why', {cell: words.cell(cell), digit: words.symbol(digit), end}),
  };
}

/**
 * "If E5 is 2, D5 is 7. Then A5 is 4. So D9 is not 7." In a long case each step has a number, and five make a line. A
 * step gives its reason in brackets.
 * @param {StepVocabulary} words @param {StepCase} own @param {End} end
 */
function caseWords(words, {start: assumed, roles, links}, end) {
  const isOf = (/** @type {{cell?: number, digit?: number}} */ a, /** @type {{cell: number, digit: number}} */ b) =>
    a.cell === b.cell && a.digit === b.digit;
  const on = roles.filter((mark) => mark.role === 'on' && !isOf(assumed, mark) && !isOf(end, mark));
  const step = (/** @type {typeof on[number]} */ {cell, digit}, /** @type {Order} */ order) =>
    stepWords(words, links, cell, digit, order);
  const start = say('is', {
    order: 'subordinate', cell: words.cell(assumed.cell), digit: words.symbol(assumed.digit),
  });
  const [first, ...more] = on;
  if (!first) return [say('case.first', {start, step: end.say('inverted')})];
  if (on.length <= MOST_UNNUMBERED) {
    return [[
      say('case.first', {start, step: step(first, 'inverted')}),
      ...more.map((mark) => say('case.then', {step: step(mark, 'inverted')})),
      say('case.so', {end: end.say('inverted')}),
    ].join(' ')];
  }
  const numbered = [...on.map((mark) => step(mark, 'main')), end.say('main')]
    .map((each, i) => say('case.number', {number: String(i + 1), step: each}));
  const lines = [];
  for (let at = 0; at < numbered.length; at += STEPS_A_LINE) {
    const steps = numbered.slice(at, at + STEPS_A_LINE).join('. ');
    lines.push(at ? say('case.numbered.more', {steps}) : say('case.numbered', {start, steps}));
  }
  return lines;
}

/**
 * "A5 is 4 (its last candidate)"
 * @param {StepVocabulary} words @param {StepCase['links']} links @param {number} cell @param {number} digit
 * @param {Order} order
 */
function stepWords(words, links, cell, digit, order) {
  const slots = {order, cell: words.cell(cell), digit: words.symbol(digit)};
  const cause = links.find(({to, strong}) => strong && to.digit === digit && to.cells[0] === cell);
  if (cause?.unit !== undefined) return say('is.only-place', {...slots, unit: words.unit(cause.unit)});
  return cause?.from.cells[0] === cell ? say('is.last-candidate', slots) : say('is', slots);
}
