/** The vocabulary of sentences about a step of a technique: its cells, digits and units in words. */
import {list, sortedUnique} from '../numbers.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('../narrate.js').Part} Part */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "two", "12" @param {number} number */
export function numberWord(number) {
  return NUMBERS[number] ?? String(number);
}

/** "both", "all three" @param {number} number */
export function allOf(number) {
  return number === 2 ? 'both' : `all ${numberWord(number)}`;
}

/** "2 or 9", "2, 5 or 9" @param {string[]} words */
export function either(words) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** @param {string} text */
export function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name where no sentence starts: "finned X-wing", "X-wing", "Sue de Coq". @param {string} name */
export function midSentence(name) {
  return /^(Sue|Nishio|[A-Z]+\b)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** With commas, and a word before the last. @param {Part[]} parts @param {'and' | 'or'} [word] @returns {Part[]} */
function listed(parts, word = 'and') {
  return parts.flatMap((part, i) =>
    (i ? [{text: i < parts.length - 1 ? ', ' : ` ${word} `}, part] : [part]));
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

  /** "A1 A3 B5", where several sets are told of. @param {number[]} cells */
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

  /** "2, 5 or 9" @param {number[]} digits */
  anyDigit(digits) {
    return either(digits.map((digit) => this.symbol(digit)));
  }

  /** @param {number} unit */
  unit(unit) {
    return this.shape.unitName(unit, this.notation);
  }

  /** "rows C and G", "column 2 and box 5", "rows C and G with box 5" @param {number[]} units */
  units(units) {
    /** @type {Map<string, string[]>} */
    const kinds = new Map();
    for (const unit of units) {
      const [kind, name] = this.unit(unit).split(' ');
      kinds.set(kind, [...kinds.get(kind) ?? [], name]);
    }
    const named = [...kinds].map(([kind, names]) => {
      const plural = kind === 'box' ? 'boxes' : `${kind}s`;
      return `${names.length > 1 ? plural : kind} ${list(names)}`;
    });
    return units.length > kinds.size && kinds.size > 1 ? `${named[0]} with ${list(named.slice(1))}` : list(named);
  }

  /** A unit that holds all of these cells, the box first; -1 where there is none. @param {number[]} cells */
  unitAround(cells) {
    const {size, row, column, box} = this.shape;
    const unitsOf = (/** @type {number} */ cell) => [2 * size + box(cell), row(cell), size + column(cell)];
    return unitsOf(cells[0]).find((unit) => cells.every((cell) => unitsOf(cell).includes(unit))) ?? -1;
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

  /** What the step does, in the marks of the grid: "E5 is 1", "A3 can't be 2 or 9". @returns {Part[]} */
  get conclusion() {
    const {placements, eliminations} = this.step;
    if (placements.length) {
      return listed(placements.map(([cell, digit]) =>
        ({text: `${this.cell(cell)} is ${this.symbol(digit)}`, mark: 'logic', cell})));
    }
    const byDigit = this.#together(eliminations.map(([cell, digit]) => ({key: digit, other: cell})))
      .map(({keys, others}) => [keys, others]);
    const byCell = this.#together(eliminations.map(([cell, digit]) => ({key: cell, other: digit})))
      .map(({keys, others}) => [others, keys]);
    const shorter = byCell.length < byDigit.length ? byCell : byDigit;
    return shorter.flatMap(([digits, cells], i) => [
      ...(i ? [{text: '; '}] : []),
      ...listed(cells.map((cell) => ({text: this.cell(cell), mark: 'name', cell}))),
      {text: ' can\'t be '},
      ...listed(digits.map((digit) => ({text: this.symbol(digit), mark: 'struck'})), 'or'),
    ]);
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
