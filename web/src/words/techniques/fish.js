/** Fish: one digit, some units against as many others; fins are places that do not fit. */
import {fishUnits} from './reason-parts.js';
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/fish.js';
import {stepName} from './names.js';
import {sentenceCase, sortedUnique} from '../numbers.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */

const say = speaker('techniques/fish', messages);

/** @type {StepNarrator} */
export function fish(words, technique) {
  const {digit} = words;
  const {bases, covers, places} = partsOf(words);
  const named = {'technique': stepName(technique), 'in-bases': words.within(bases)};
  if (covers.length > 1) return twoFish(words, say('label.two', named));
  const label = say('label', named);
  const fins = finsOf(words, bases, covers[0], places);
  const slots = {bases: words.units(bases), covers: words.units(covers[0]), digit};
  if (!fins.length) {
    return {
      label,
      pattern: sentenceCase(say('pattern', {
        'in-bases': words.within(bases), 'digit': digit, 'in-covers': words.within(covers[0]),
        'cells': words.cells(places),
      })),
      why: sentenceCase(say('why', {...slots, count: String(bases.length)})),
    };
  }
  return {
    label, pattern: finned(words, bases, covers[0], places),
    why: `${say(fins.length === 1 ? 'why.one-fin' : 'why.fins', slots)} ${eitherWay(words)}`,
  };
}

/** @param {StepVocabulary} words @param {number[]} bases @param {number[]} covers @param {number[]} places */
function finned(words, bases, covers, places) {
  const fins = finsOf(words, bases, covers, places);
  return sentenceCase(say('pattern.finned', {
    'in-bases': words.within(bases), 'digit': words.digit, 'in-covers': words.within(covers), 'count': fins.length,
    'cells': words.cells(fins),
  }));
}

/** @param {StepVocabulary} words */
function eitherWay(words) {
  const cells = words.step.eliminations.map(([cell]) => cell);
  return say('either-way', {count: cells.length, cells: words.cells(cells), digit: words.digit});
}

/** Two fish on the same bases, told as one. @param {StepVocabulary} words @param {string} label */
function twoFish(words, label) {
  const {digit} = words;
  const {bases, covers, places} = partsOf(words);
  return {
    label,
    pattern: covers.map((units) => finned(words, bases, units, places)).join(' '),
    why: `${say('why.two', {digit})} ${eitherWay(words)}`,
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
