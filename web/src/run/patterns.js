/**
 * The reason why a pattern rules out a digit: the places that lock it, the subset or Hall set that needs it. The engine
 * gives the same reason; this one is for the sentence and the picture of a step, which are shown at once, and for
 * recorded runs, which are checked and shown without WebAssembly. Loaded with the first run that may have patterns.
 */

import {reasonOfRemoval} from '../protocol/kinds.js';
import {candidatesOf} from './replay.js';
import {tridagonBehind} from './tridagon.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./replay.js').RunEvent} RunEvent */
/** @typedef {import('./replay.js').State} State */

/**
 * @typedef {object} Pattern
 * @property {string} kind of the reason, as the engine names it
 * @property {number[]} cells of the pattern
 * @property {number[]} digits that it holds
 * @property {number[]} units first the one that it is in; second, of a locked digit, the one that it is removed from;
 *   of a tridagon its four boxes
 */

/** Subsets are looked for up to this size. */
const LARGEST_SUBSET = 4;

/**
 * The pattern behind an `eliminate` without a cause in a cell, or a `conflict` of too few digits.
 * @param {Geometry} shape
 * @param {RunEvent} event
 * @param {State} before
 * @returns {Pattern} without cells if there is no such pattern
 */
export function patternOf(shape, {cause, cell = -1, digit = 0, unit}, before) {
  if (unit === undefined) return {kind: 'refuted', cells: [], digits: [digit], units: []};
  const inUnit = shape.cellsOf(unit);
  const candidates = inUnit.map((each) => candidatesOf(before.candidates, each));
  const own = inUnit.indexOf(cell);
  const pattern = (/** @type {string} */ kind, /** @type {number[]} */ at, /** @type {number[]} */ digits) => (
    {kind, cells: at.map((each) => inUnit[each]), digits: [...digits].sort((a, b) => a - b), units: [unit]});
  if (cell < 0) {
    const at = matchingOf(candidates).violator;
    return pattern('hall-violation', at, union(at.map((each) => candidates[each])));
  }
  switch (reasonOfRemoval(cause)) {
    case 'locked': {
      const cells = inUnit.filter((_, at) => candidates[at].includes(digit));
      return {kind: 'locked', cells, digits: [digit], units: [unit, ...otherUnits(shape, unit, cell, cells)]};
    }
    case 'naked_subset': {
      const {chosen, members} = subset(candidates, (at, digits) => !at.includes(own) && digits.includes(digit));
      return pattern('naked-subset', chosen, members);
    }
    case 'hidden_subset': {
      const {chosen, members} = subset(placesOf(candidates, shape.size),
        (digits, at) => at.includes(own) && !digits.includes(digit - 1));
      return pattern('hidden-subset', members, chosen.map((each) => each + 1));
    }
    case 'tridagon': return tridagon(shape, cell, digit, unit, before);
    default: {
      const {cellOf} = matchingOf(candidates);
      const digits = smallestHallSet(candidates, cellOf, digit);
      return pattern('hall-set', digits.map((each) => cellOf.get(each) ?? -1).sort((a, b) => a - b), digits);
    }
  }
}

/**
 * The tridagon that takes the digit from its guardian.
 * @param {Geometry} shape @param {number} cell @param {number} digit @param {number} unit @param {State} before
 * @returns {Pattern}
 */
function tridagon(shape, cell, digit, unit, before) {
  const found = tridagonBehind(shape, (each) => candidatesOf(before.candidates, each), cell, digit);
  return found ? {kind: 'tridagon', cells: found.cells, digits: found.digits, units: found.boxes} :
    {kind: 'tridagon', cells: [], digits: [], units: [unit]};
}

/**
 * The cells of the pattern that can be some of its digits: those of the engine's reason.
 * @param {Geometry} shape @param {RunEvent} event @param {State} before
 */
export function cellsOfPattern(shape, event, before) {
  const {cells, digits} = patternOf(shape, event, before);
  return cells.filter((cell) => candidatesOf(before.candidates, cell).some((digit) => digits.includes(digit)));
}

/**
 * Cells of a unit that have fewer digits together than they are; none if the unit can be filled.
 * @param {Geometry} shape @param {number} unit @param {State} state
 */
export function tooFewDigits(shape, unit, state) {
  return patternOf(shape, {index: 0, depth: 0, kind: 'conflict', unit}, state).cells;
}

/**
 * The unit of `cell` from which a digit with these places in `unit` is removed, its box first; none if they keep it
 * out by several.
 * @param {Geometry} shape @param {number} unit @param {number} cell @param {number[]} places
 */
function otherUnits({unitsOf}, unit, cell, places) {
  return unitsOf(cell).filter((other) => other !== unit && places.every((place) => unitsOf(place).includes(other)))
    .slice(0, 1);
}

/** @param {number[][]} sets */
function union(sets) {
  return [...new Set(sets.flat())];
}

/** The places of each digit, by the digit minus 1. @param {number[][]} candidates @param {number} size */
function placesOf(candidates, size) {
  return Array.from({length: size}, (_, at) =>
    candidates.flatMap((digits, cell) => (digits.includes(at + 1) ? cell : [])));
}

/**
 * The first of the smallest choices of sets that have as many members together as they are.
 * @param {number[][]} sets
 * @param {(chosen: number[], members: number[]) => boolean} fits
 * @returns {{chosen: number[], members: number[]}}
 */
function subset(sets, fits) {
  /** @type {(size: number, from: number, chosen: number[]) => {chosen: number[], members: number[]} | null} */
  const search = (size, from, chosen) => {
    const members = union(chosen.map((at) => sets[at]));
    if (members.length > size) return null;
    if (chosen.length === size) return members.length === size && fits(chosen, members) ? {chosen, members} : null;
    for (let at = from; at < sets.length; at += 1) {
      const found = sets[at].length > 1 && search(size, at + 1, [...chosen, at]);
      if (found) return found;
    }
    return null;
  };
  for (let size = 2; size <= LARGEST_SUBSET; size += 1) {
    const found = search(size, 0, []);
    if (found) return found;
  }
  return {chosen: [], members: []};
}

/**
 * A matching of the cells of a unit with digits, as large as their candidates allow.
 * @param {number[][]} candidates
 * @returns {{cellOf: Map<number, number>, violator: number[]}} violator: cells with fewer digits than they are
 */
function matchingOf(candidates) {
  /** @type {Map<number, number>} */
  const cellOf = new Map();
  const augment = (/** @type {number} */ cell, /** @type {Set<number>} */ reached) => {
    for (const digit of candidates[cell]) {
      if (reached.has(digit)) continue;
      reached.add(digit);
      const holder = cellOf.get(digit);
      if (holder !== undefined && !augment(holder, reached)) continue;
      cellOf.set(digit, cell);
      return true;
    }
    return false;
  };
  for (const cell of candidates.keys()) {
    const reached = new Set();
    if (augment(cell, reached)) continue;
    const cells = [cell, ...[...reached].map((digit) => cellOf.get(digit) ?? -1)];
    return {cellOf, violator: cells.sort((a, b) => a - b)};
  }
  return {cellOf, violator: []};
}

/** @param {number[][]} candidates @param {Map<number, number>} cellOf @param {number} digit */
function smallestHallSet(candidates, cellOf, digit) {
  const digits = new Set([digit]);
  for (const each of digits) {  // which grows meanwhile
    for (const other of candidates[cellOf.get(each) ?? -1] ?? []) digits.add(other);
  }
  return [...digits];
}
