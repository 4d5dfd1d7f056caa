/** The vocabulary of sentences about a step of a technique: its cells, digits and units in words. */
import {speaker} from '../../language/catalogue.js';
import vocabulary from '../../../languages/en/techniques/vocabulary.js';
import {either, list, listParts, neither, sortedUnique} from '../numbers.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('../narrate.js').Part} Part */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */

const say = speaker('techniques/vocabulary', vocabulary);

/** "two", "12" @param {number} number */
export function numberWord(number) {
  return say('number', {number: String(number)});
}

/** Units of other kinds are called by their own names. @param {string} kind */
function isUsual(kind) {
  return ['row', 'column', 'box'].includes(kind);
}

/** A step, and how what it is made of is called. */
export class StepVocabulary {
  /** @param {Geometry} shape @param {FoundStep} step @param {Notation} [notation] */
  constructor(shape, step, notation = 'A1') {
    this.shape = shape;
    this.step = step;
    this.reason = step.reason;
    this.notation = notation;
  }

  /** The first digit of the pattern. */
  get digit() {
    return this.symbol(this.reason.digits[0]);
  }

  /** @param {number} digit */
  symbol(digit) {
    return this.shape.symbol(digit);
  }

  /** @param {number} cell */
  cell(cell) {
    return this.shape.cellName(cell, this.notation);
  }

  /** "A1, A3 and B5" @param {number[]} cells */
  cells(cells) {
    return list(cells.map((cell) => this.cell(cell)));
  }

  /** "A1 A3 B5", for several sets. @param {number[]} cells */
  set(cells) {
    return cells.map((cell) => this.cell(cell)).join(' ');
  }

  /** "A1, A3 or B5" @param {number[]} cells */
  anyOf(cells) {
    return either(cells.map((cell) => this.cell(cell)));
  }

  /** "2, 5 and 9" @param {number[]} digits */
  digits(digits) {
    return list(digits.map((digit) => this.symbol(digit)));
  }

  /** After "can't be": "2, 5 or 9" @param {number[]} digits */
  noDigit(digits) {
    return neither(digits.map((digit) => this.symbol(digit)));
  }

  /** "2, 5 or 9" @param {number[]} digits */
  anyDigit(digits) {
    return either(digits.map((digit) => this.symbol(digit)));
  }

  /** @param {number} unit */
  unit(unit) {
    return this.shape.unitName(unit, this.notation);
  }

  /** "rows C and G", "column 2 and box 5", "rows C and G and box 5" @param {number[]} units */
  units(units) {
    return this.#units(units, 'units', 'units');
  }

  /** "in rows C and G" @param {number[]} units */
  within(units) {
    return this.#units(units, 'units.in', 'units.more');
  }

  /**
   * @param {number[]} units
   * @param {'units' | 'units.in'} first the message of the first kind @param {'units' | 'units.more'} others of others
   */
  #units(units, first, others) {
    /** @type {Map<string, string[]>} */
    const kinds = new Map();
    for (const unit of units) {
      const kind = this.shape.unitKind(unit);
      const name = isUsual(kind) ? this.shape.unitLabel(unit, this.notation) : this.unit(unit);
      kinds.set(kind, [...kinds.get(kind) ?? [], name]);
    }
    const inside = first === 'units.in' ? 'units.named.in' : 'units.named';
    const named = [...kinds].map(([kind, names], i) => (isUsual(kind) ?
      say(i ? others : first, {kind, count: names.length, names: list(names)}) :
      say(i ? 'units.named' : inside, {names: list(names)})));
    return units.length > kinds.size && kinds.size > 1 ?
      say('units.with', {first: named[0], others: list(named.slice(1))}) : list(named);
  }

  /**
   * Two cells see each other in a unit, boxes first, or by a move in chess: the slots of a message.
   * @param {number[]} cells
   */
  bond([a, b]) {
    const unit = this.shape.sharedUnit(a, b);
    return {bond: unit < 0 ? this.shape.pairKind(a, b) ?? 'other' : 'unit', unit: unit < 0 ? '' : this.unit(unit)};
  }

  /** The cells that have a role, ascending. @param {string} role @param {number} [group] of one group only */
  cellsOf(role, group) {
    return sortedUnique(this.#marks(role, group).map(({cell}) => cell));
  }

  /** The digits that have a role, ascending. @param {string} role @param {number} [group] */
  digitsOf(role, group) {
    return sortedUnique(this.#marks(role, group).map(({digit}) => digit));
  }

  /** @param {string} role @param {number} [group] */
  #marks(role, group) {
    return this.reason.roles.filter((mark) => mark.role === role && (group === undefined || mark.group === group));
  }

  /** The conclusion of the step, in the marks of the grid: "E5 is 1", "A3 can't be 2 or 9". @returns {Part[]} */
  get conclusion() {
    const {placements, eliminations} = this.step;
    if (placements.length) {
      return listParts(placements.map(([cell, digit]) =>
        ({text: say('is', {cell: this.cell(cell), digit: this.symbol(digit)}), mark: 'logic', cell})), 'and');
    }
    const byDigit = this.#together(eliminations.map(([cell, digit]) => ({key: digit, other: cell})))
      .map(({keys, others}) => [keys, others]);
    const byCell = this.#together(eliminations.map(([cell, digit]) => ({key: cell, other: digit})))
      .map(({keys, others}) => [others, keys]);
    const shorter = byCell.length < byDigit.length ? byCell : byDigit;
    return shorter.map(([digits, cells]) => say.parts('cannot', {
      count: cells.length,
      cells: listParts(cells.map((cell) => ({text: this.cell(cell), mark: 'name', cell})), 'and'),
      digits: listParts(digits.map((digit) => ({text: this.symbol(digit), mark: 'struck'})), 'nor'),
    })).reduce((first, last) => say.parts('conclusions', {first, last}));
  }

  /** Keys that have the same others, in one group. @param {{key: number, other: number}[]} pairs */
  #together(pairs) {
    /** @type {Map<number, number[]>} */
    const byKey = new Map();
    for (const {key, other} of pairs) byKey.set(key, [...byKey.get(key) ?? [], other]);
    /** @type {Map<string, {keys: number[], others: number[]}>} */
    const together = new Map();
    for (const [key, others] of [...byKey].sort(([a], [b]) => a - b)) {
      const name = sortedUnique(others).join();
      const known = together.get(name) ?? {keys: [], others: sortedUnique(others)};
      known.keys.push(key);
      together.set(name, known);
    }
    return [...together.values()];
  }
}
