/** Fish: one digit, some units against as many others; fins are places that do not fit. */
import {fishUnits} from './reason-parts.js';
import {sortedUnique} from '../numbers.js';
import {midSentence, sentenceCase} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').Words} Words */
/** @typedef {import('./words.js').Teller} Teller */

const TIMES = ['', '', 'twice', 'three times', 'four times'];

/** @type {Teller} */
export function fish(words, technique) {
  const {digit} = words;
  const {bases, covers, places} = partsOf(words);
  const [inBases, inCovers] = [words.units(bases), words.units(covers[0])];
  const label = `the ${midSentence(technique.name)} in ${inBases}`;
  if (covers.length > 1) return twoFish(words, label);
  const fins = finsOf(words, bases, covers[0], places);
  const count = TIMES[bases.length];
  const counting = `${sentenceCase(inBases)} hold ${digit} ${count}, and ${inCovers} have room for it once each. ` +
    `So they have it there, and it leaves the other cells of ${inCovers}.`;
  if (!fins.length) {
    return {label, why: counting,
      pattern: `In ${inBases}, ${digit} can only be in ${inCovers}: ${words.anyOf(places)}.`};
  }
  const named = words.cells(fins);
  return {
    label,
    pattern: `In ${inBases}, ${digit} can only be in ${inCovers}, but for ${named}.`,
    why: `If ${finless(words, fins)} ${digit}, ${inBases} hold it ${count} in ${inCovers}, and it leaves the rest of ` +
      `these. If ${words.anyOf(fins)} is, it leaves what sees ${allOfThem(fins.length, named)}. ` +
      `${goesBothWays(words)}`,
  };
}

/** "C9 is not", "neither H3 nor I3 is" @param {Words} words @param {number[]} fins */
function finless(words, fins) {
  if (fins.length === 1) return `${words.cell(fins[0])} is not`;
  if (fins.length > 2) return `none of ${words.cells(fins)} is`;
  return `neither ${words.cell(fins[0])} nor ${words.cell(fins[1])} is`;
}

/** @param {number} count @param {string} named */
function allOfThem(count, named) {
  return count === 1 ? named : `${count === 2 ? 'both' : 'all'} of them`;
}

/** @param {Words} words */
function goesBothWays(words) {
  const cells = words.step.eliminations.map(([cell]) => cell);
  return `Either way it leaves ${words.cells(cells)}.`;
}

/** Two fish on the same bases, told as one. @param {Words} words @param {string} label */
function twoFish(words, label) {
  const {digit} = words;
  const {bases, covers, places} = partsOf(words);
  const fins = covers.map((units) => words.cells(finsOf(words, bases, units, places)));
  const inCovers = covers.map((units) => words.units(units));
  return {
    label: `${label}, twice`,
    pattern: `In ${words.units(bases)}, ${digit} can only be in ${inCovers[0]}, but for ${fins[0]}; ` +
      `and only in ${inCovers[1]}, but for ${fins[1]}.`,
    why: `For each of the two: if none of the places beside is ${digit}, the others make the fish; if one is, it ` +
      `leaves what sees them all. ${goesBothWays(words)}`,
  };
}

/** @param {Words} words */
function partsOf(words) {
  const units = /** @type {NonNullable<ReturnType<typeof fishUnits>>} */ (fishUnits(words.step));
  return {...units, places: sortedUnique([...words.cellsOf('member'), ...words.cellsOf('fin')])};
}

/** Places outside of the covers, or in two bases at once. */
function finsOf(/** @type {Words} */ {shape}, /** @type {number[]} */ bases, /** @type {number[]} */ covers,
  /** @type {number[]} */ places) {
  const count = (/** @type {number[]} */ units, /** @type {number} */ cell) =>
    units.filter((unit) => shape.cellsOf(unit).includes(cell)).length;
  return places.filter((cell) => !count(covers, cell) || count(bases, cell) > 1);
}
