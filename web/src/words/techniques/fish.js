/** Fish: one digit, some units against as many others; fins are places that do not fit. */
import {fishUnits} from './reason-parts.js';
import {sortedUnique} from '../numbers.js';
import {midSentence, sentenceCase} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const TIMES = ['', '', 'twice', 'three times', 'four times'];

/** @type {StepNarrator} */
export function fish(words, technique) {
  const {digit} = words;
  const {bases, covers, places} = partsOf(words);
  const [inBases, inCovers] = [words.units(bases), words.units(covers[0])];
  const label = `the ${midSentence(technique.name)} in ${inBases}`;
  if (covers.length > 1) return twoFish(words, label);
  const fins = finsOf(words, bases, covers[0], places);
  const count = TIMES[bases.length];
  if (!fins.length) {
    return {
      label,
      pattern: `In ${inBases}, ${digit} can only be in ${inCovers}. Its places are ${words.cells(places)}.`,
      why: `${sentenceCase(inBases)} need ${digit} ${count}, and ${inCovers} can each have it only once. ` +
        `So no other cell of ${inCovers} can be ${digit}.`,
    };
  }
  const isOne = fins.length === 1;
  return {
    label, pattern: finned(words, bases, covers[0], places),
    why: `If ${isOne ? 'the fin is not' : 'no fin is'} ${digit}, the fish is complete, and no other cell of ` +
      `${inCovers} can be ${digit}. If ${isOne ? 'the' : 'a'} fin is ${digit}, no cell that sees ` +
      `${isOne ? 'it' : 'all the fins'} can be ${digit}. ${eitherWay(words)}`,
  };
}

/** @param {StepVocabulary} words @param {number[]} bases @param {number[]} covers @param {number[]} places */
function finned(words, bases, covers, places) {
  const fins = finsOf(words, bases, covers, places);
  return `In ${words.units(bases)}, ${words.digit} can only be in ${words.units(covers)} or in the ` +
    `fin${fins.length > 1 ? 's' : ''} ${words.cells(fins)}.`;
}

/** @param {StepVocabulary} words */
function eitherWay(words) {
  const cells = words.step.eliminations.map(([cell]) => cell);
  return `Either way, ${words.cells(cells)} can't be ${words.digit}.`;
}

/** Two fish on the same bases, told as one. @param {StepVocabulary} words @param {string} label */
function twoFish(words, label) {
  const {digit} = words;
  const {bases, covers, places} = partsOf(words);
  return {
    label: `${label}, twice`,
    pattern: covers.map((units) => finned(words, bases, units, places)).join(' '),
    why: `These are two fish. If no fin of one is ${digit}, that fish is complete. ` +
      `If a fin is ${digit}, no cell that sees all the fins of that fish can be ${digit}. ${eitherWay(words)}`,
  };
}

/** @param {StepVocabulary} words */
function partsOf(words) {
  const units = /** @type {NonNullable<ReturnType<typeof fishUnits>>} */ (fishUnits(words.step));
  return {...units, places: sortedUnique([...words.cellsOf('member'), ...words.cellsOf('fin')])};
}

/** Places outside of the covers, or in two bases at once. */
function finsOf(/** @type {StepVocabulary} */ {shape}, /** @type {number[]} */ bases, /** @type {number[]} */ covers,
  /** @type {number[]} */ places) {
  const count = (/** @type {number[]} */ units, /** @type {number} */ cell) =>
    units.filter((unit) => shape.cellsOf(unit).includes(cell)).length;
  return places.filter((cell) => !count(covers, cell) || count(bases, cell) > 1);
}
