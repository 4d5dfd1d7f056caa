/**
 * A step of a technique in words: what it removes or places, its pattern, and why it holds, with the cells, digits and
 * units of this step. Each family has a narrator; a step's reason contains everything that it needs.
 */
import {alsChain, alsXz, deathBlossom} from './als.js';
import {chain, continuousLoop, discontinuousLoop} from './chains.js';
import {fish} from './fish.js';
import {cageCrossing, dotChain, inniesAndOuties, oneConstraint, whisperParity} from './constraint.js';
import {contradiction, forcing} from './forcing.js';
import {
  colours, emptyRectangle, falseColour, remotePairs, turbot, wWing, xyWing, xyzWing,
} from './links.js';
import * as rectangles from './rectangles.js';
import {
  commonPeers, fullHouse, hiddenSingle, hiddenSubset, locked, nakedSingle, nakedSubset, sueDeCoq,
} from './sets.js';
import {conceptName, stepName, techniqueName, techniqueSummary} from './names.js';
import {tridagon} from './tridagon.js';
import {StepVocabulary} from './vocabulary.js';
import {speaker} from '../../language/catalogue.js';
import {textOf} from '../numbers.js';
import vocabulary from '../../../languages/en/techniques/vocabulary.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../narrate.js').Part} Part */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').Technique} Technique */

/**
 * @typedef {object} StepWords
 * @property {string} label the words after the colon of the short sentence
 * @property {string} pattern a sentence about the visible pattern, without its conclusion
 * @property {string} why one to three sentences
 * @property {string[]} [chain] link by link
 * @property {string[][]} [cases] of a step that has some: the chain of each, in sentences
 */

/** @typedef {(words: StepVocabulary, technique: Technique) => StepWords} StepNarrator */

const say = speaker('techniques/vocabulary', vocabulary);

/** By the family of a technique. @type {Record<string, StepNarrator>} */
const NARRATORS = {
  'full-house': fullHouse,
  'hidden-single': hiddenSingle,
  'naked-single': nakedSingle,
  'locked-candidates': locked,
  'common-peers': commonPeers,
  'naked-subset': nakedSubset,
  'hidden-subset': hiddenSubset,
  'fish': fish,
  'turbot-fish': turbot,
  'empty-rectangle': emptyRectangle,
  'xy-wing': xyWing,
  'xyz-wing': xyzWing,
  'w-wing': wWing,
  'simple-colours-trap': colours,
  'simple-colours-wrap': falseColour,
  'remote-pairs': remotePairs,
  'unique-pattern-1': rectangles.uniqueRectangle1,
  'unique-pattern-2': rectangles.uniqueRectangleExtra,
  'unique-pattern-3': rectangles.uniqueRectangle3,
  'unique-pattern-4': rectangles.uniqueRectangle4,
  'unique-rectangle-6': rectangles.uniqueRectangle6,
  'hidden-rectangle': rectangles.hiddenRectangle,
  'avoidable-rectangle-1': rectangles.avoidableRectangle1,
  'avoidable-rectangle-2': rectangles.avoidableRectangle2,
  'bug-plus-one': rectangles.bugPlusOne,
  'chain': chain,
  'discontinuous-loop': discontinuousLoop,
  'continuous-loop': continuousLoop,
  'sue-de-coq': sueDeCoq,
  'als-xz': alsXz,
  'als-chain': alsChain,
  'death-blossom': deathBlossom,
  'forcing-chain': forcing,
  'contradiction': contradiction,
  'tridagon': tridagon,
  'one-constraint': oneConstraint,
  'dot-chain': dotChain,
  'whisper-parity': whisperParity,
  'cage-crossing': cageCrossing,
  'innies-and-outies': inniesAndOuties,
};

/** True if a technique has a narrator. @param {Technique} technique */
export function hasWords({family}) {
  return Object.hasOwn(NARRATORS, family);
}

/** The narrator of all other techniques: their names and short explanations. @type {StepNarrator} */
function namedOnly(_, technique) {
  const name = stepName(technique);
  return {label: name, pattern: say('unknown.pattern', {name}), why: techniqueSummary(technique)};
}

/**
 * A step in words.
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} step
 * @param {import('../../grid/geometry.js').Notation} [notation]
 * @returns {{short: string, parts: Part[], conclusion: Part[], label: string, pattern: string, why: string,
 *   chain: string[], cases: string[][]}} short: what it does, for the grid, which is the conclusion and, behind a
 *   colon, the label; parts: the same in the marks of the grid; chain: that of all cases, if there are some
 */
export function tellStep(shape, technique, step, notation) {
  const words = new StepVocabulary(shape, step, notation);
  const narrator = hasWords(technique) ? NARRATORS[technique.family] : namedOnly;
  const {label, pattern, why, cases = [], chain = cases.flat()} = narrator(words, technique);
  const {conclusion} = words;
  const parts = say.parts('short', {conclusion, label});
  return {short: textOf(parts), parts, conclusion, label, pattern, why, chain, cases};
}

/** Names by the number of cells. @type {Record<string, Record<number, keyof typeof vocabulary>>} */
const SIZED = {
  pointing: {2: 'pointing.pair', 3: 'pointing.triple'}, claiming: {2: 'claiming.pair', 3: 'claiming.triple'},
};

/** "Pointing pair (two all-differents that overlap)": the names of both worlds. @param {Geometry} shape
 * @param {Technique} technique @param {FoundStep} step */
export function bothNames(shape, technique, {reason}) {
  const {id} = technique;
  const unit = reason.units.length === 1 ? shape.unitName(reason.units[0]) : '';
  if (id.startsWith('hidden-single')) return say('hidden-single', {unit});
  const sized = SIZED[id]?.[reason.roles.length];
  const name = sized ? say(sized) : techniqueName(technique);
  return say('both-names', {name, concept: conceptName(technique)});
}
