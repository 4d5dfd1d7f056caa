/** Steps that use constraints on chosen cells. */
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/constraint.js';
import {constraintNoun, why} from '../constraint-words.js';
import {list, sentenceCase, sortedUnique, textOf} from '../numbers.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../run/replay.js').State} State */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const say = speaker('techniques/constraint', messages);

/** A constraint that rules out some digits of one cell, each for a reason of its own. @type {StepNarrator} */
export function oneConstraint({shape, step, reason, notation}) {
  const number = reason.constraint ?? 0;
  const slots = {constraint: constraintNoun(shape, shape.constraints[number], notation)};
  const before = stateOf(shape, step);
  /** @type {Map<string, number[]>} the digits of each reason */
  const reasons = new Map();
  for (const [cell, digit] of step.eliminations) {
    const event = {kind: /** @type {const} */ ('eliminate'), index: 0, depth: 0, cell, digit, constraint: number};
    const text = textOf(why(shape, event, before, notation));
    reasons.set(text, [...reasons.get(text) ?? [], digit]);
  }
  const told = [...reasons].map(([text, digits]) => (reasons.size === 1 ? `${sentenceCase(text)}.` :
    say('for', {digits: list(sortedUnique(digits).map(shape.symbol)), why: text})));
  return {label: say('label', slots), pattern: sentenceCase(say('pattern', slots)), why: told.join(' ')};
}

/** Dots from cell to cell, which can't all be filled with a digit. @type {StepNarrator} */
export function dotChain(words) {
  const {reason, step} = words;
  const slots = {
    cells: words.cells([...new Set(reason.roles.map(({cell}) => cell))]),
    cell: words.cell(step.eliminations[0][0]), any: words.anyDigit(reason.digits),
  };
  return {label: say('dots', slots), pattern: say('dots.pattern', slots), why: say('dots.why', slots)};
}

/** A digit that says which cells of a whisper are low, and which are high. @type {StepNarrator} */
export function whisperParity(words) {
  const {shape, reason, step, notation} = words;
  const {cells, value} = shape.constraints[reason.constraint ?? 0];
  const [[target]] = step.eliminations;
  const turn = cells.indexOf(target) % 2;
  const isLow = reason.digits[0] <= shape.size - Number(value);
  const [like, unlike] = [turn, 1 - turn].map((each) => words.cells(cells.filter((_, i) => i % 2 === each)));
  const slots = {
    constraint: constraintNoun(shape, shape.constraints[reason.constraint ?? 0], notation),
    cell: words.cell(target), any: words.anyDigit(reason.digits), low: isLow ? like : unlike,
    high: isLow ? unlike : like,
    most: words.symbol(shape.size - Number(value)), least: words.symbol(1 + Number(value)),
  };
  return {
    label: say('label', slots), pattern: say('parity.pattern', slots), why: say('parity.why', slots),
  };
}

/** A digit that every filling of a cage has. @type {StepNarrator} */
export function cageCrossing(words) {
  const {shape, reason, notation} = words;
  const [digit] = reason.digits;
  const places = reason.roles.filter((mark) => mark.role === 'member' && mark.digit === digit).map(({cell}) => cell);
  const slots = {
    constraint: constraintNoun(shape, shape.constraints[reason.constraint ?? 0], notation), digit: words.digit,
    any: words.anyOf(places), count: places.length,
  };
  return {
    label: say('label', slots), pattern: sentenceCase(say('pattern', slots)),
    why: sentenceCase(say('crossing.why', slots)),
  };
}

/** The sum that cages leave for cells that they miss in units, or have outside of them. @type {StepNarrator} */
export function inniesAndOuties(words) {
  const {shape, reason: {units, roles}} = words;
  const cells = sortedUnique([...words.cellsOf('member'), ...words.cellsOf('blocker')]);
  const isInside = units.some((unit) => shape.cellsOf(unit).includes(cells[0]));
  const groups = sortedUnique(roles.filter(({role}) => role === 'set').map(({group}) => group));
  const cages = groups.map((group) => totalOf(shape, words.cellsOf('set', group))).reduce((sum, each) => sum + each, 0);
  const total = units.length * shape.size * (shape.size + 1) / 2;
  const slots = {
    units: words.units(units), total, cages, cells: words.cells(cells), count: cells.length,
    sum: isInside ? total - cages : cages - total,
  };
  return {
    label: say(isInside ? 'innies' : 'outies', slots), pattern: say('sum.pattern', slots),
    why: say(isInside ? 'innies.why' : 'outies.why', slots),
  };
}

/** The total of the cage with just these cells. @param {Geometry} shape @param {number[]} cells */
function totalOf({constraints}, cells) {
  const cage = constraints.find(({kind, value, cells: own}) => kind === 'cage' && value &&
    own.length === cells.length && own.every((cell) => cells.includes(cell)));
  return Number(cage?.value);
}

/**
 * The digits and candidates of the constraint's cells; of others, nothing is known.
 * @param {Geometry} shape @param {FoundStep} step @returns {State}
 */
function stateOf(shape, {reason: {roles}}) {
  const all = new BigUint64Array(shape.cells).fill((1n << BigInt(shape.size)) - 1n);
  const values = new Uint8Array(shape.cells);
  for (const {cell} of roles) all[cell] = 0n;
  for (const {role, cell, digit} of roles) {
    all[cell] |= 1n << BigInt(digit - 1);
    if (role === 'blocker') values[cell] = digit;
  }
  return {
    values, candidates: new Uint32Array(all.buffer), levels: new Uint16Array(shape.cells), path: [], ruledOut: 0,
    changes: null,
  };
}
