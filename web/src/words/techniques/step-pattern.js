/**
 * The drawing of a step on a grid, as plain objects: the candidates, cells, units and links to emphasise, by their
 * roles in the reason.
 */
import legend from '../../../languages/en/techniques/legend.js';
import {speaker} from '../../language/catalogue.js';
import {sortedUnique} from '../numbers.js';
import {casesOf, fishUnits} from './reason-parts.js';
import {familyOf} from './step-pattern-families.js';

/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').HumanReason} HumanReason */

const say = speaker('techniques/legend', legend);

/**
 * How a candidate is emphasised. member: a part of the pattern; on: the other one of two that alternate, or a digit
 * that sets share; end: one of several candidates, one of which is true; beside: an extra candidate, such as a fin.
 * @typedef {'member' | 'on' | 'end' | 'beside'} Look
 */

/** @typedef {{cell: number, digit: number}} Candidate */
/** @typedef {Candidate & {look: Look}} Marked */

/**
 * @typedef {object} StepPattern
 * @property {{unit: number, isCover: boolean}[]} units the units of the pattern; the covers of a fish, too
 * @property {number[]} ringed cells whose digits are causes
 * @property {Marked[]} candidates each once
 * @property {{cells: number[], name: string}[]} sets cells that belong together; the name may be empty
 * @property {HumanReason['links']} links
 * @property {Candidate[]} struck removed candidates
 * @property {Candidate[]} written placed digits
 */

/** A case of a step, with its own words and drawing. @typedef {{lines: string[], pattern: StepPattern}} DrawnCase */

/** @type {Readonly<StepPattern>} */
const NOTHING = Object.freeze({
  units: [], ringed: [], candidates: [], sets: [], links: [], struck: [], written: [],
});

/** If a candidate has two looks, the later one is shown. @type {Look[]} */
const LOOKS = ['member', 'beside', 'on', 'end'];

/** A pattern of units only. @param {number[]} units @returns {StepPattern} */
export function patternOfUnits(units) {
  return {...NOTHING, units: units.map((unit) => ({unit, isCover: false}))};
}

/** The pattern without its conclusions. @param {FoundStep} step @returns {StepPattern} */
export function patternOf(step) {
  const {seen} = familyOf(step);
  return {...NOTHING, units: unitsOf(step), ...seen, candidates: onceEach(seen.candidates ?? [])};
}

/** The pattern with its conclusions and links. @param {FoundStep} step
 * @returns {StepPattern} */
export function wholePatternOf(step) {
  const {seen, followed = {}} = familyOf(step);
  const [written, struck] = [step.placements, step.eliminations].map((pairs) =>
    pairs.map(([cell, digit]) => ({cell, digit})));
  const isConcluded = (/** @type {Candidate} */ {cell, digit}) =>
    [...written, ...struck].some((each) => each.cell === cell && each.digit === digit);
  const candidates = onceEach([...seen.candidates ?? [], ...followed.candidates ?? []]);
  return {
    ...patternOf(step), ...followed, written, struck,
    candidates: candidates.filter((candidate) => !isConcluded(candidate)),
  };
}

/**
 * Each case as text and drawing, with the conclusions of all cases; empty for fewer than two cases.
 * @param {FoundStep} step @param {string[][]} sentences the sentences of each case
 * @returns {DrawnCase[]}
 */
export function drawnCases(step, sentences) {
  const cases = casesOf(step);
  if (cases.length < 2) return [];
  return cases.map(({roles, links}, i) =>
    ({lines: sentences[i], pattern: wholePatternOf({...step, reason: {...step.reason, roles, links}})}));
}

/** All cells with an emphasis. @param {StepPattern} pattern */
export function cellsOfPattern({ringed, candidates, sets, struck, written}) {
  return sortedUnique([...ringed, ...sets.flatMap(({cells}) => cells),
    ...[...candidates, ...struck, ...written].map(({cell}) => cell)]);
}

/** @param {FoundStep} step */
function unitsOf(step) {
  const {technique, reason: {units}} = step;
  const covers = fishUnits(step)?.covers.flat() ??
    (technique === 'empty-rectangle' ? units.slice(2) : /^(pointing|claiming)$/.test(technique) ? units.slice(1) : []);
  return sortedUnique(units).map((unit) => ({unit, isCover: covers.includes(unit)}));
}

/** @param {Marked[]} candidates @returns {Marked[]} */
function onceEach(candidates) {
  /** @type {Map<string, Marked>} */
  const once = new Map();
  for (const candidate of candidates) {
    const name = `${candidate.cell} ${candidate.digit}`;
    const known = once.get(name);
    if (!known || LOOKS.indexOf(candidate.look) > LOOKS.indexOf(known.look)) once.set(name, candidate);
  }
  return [...once.values()];
}

/** @type {[applies: (pattern: StepPattern) => boolean, id: keyof typeof legend][]} */
const MEANINGS = [
  [hasCover, 'cover'],
  [(pattern) => hasExtra(pattern) && hasCover(pattern), 'fin'],
  [(pattern) => hasExtra(pattern) && !hasCover(pattern), 'extra'],
  [isEitherOr, 'either-or'],
  [({links}) => links.some(({strong}) => strong), 'strong'],
  [({links}) => links.some(({strong}) => !strong), 'weak'],
  [({candidates}) => candidates.some(({look}) => look === 'end'), 'end'],
];

/** @param {StepPattern} pattern */
function hasCover({units}) {
  return units.some(({isCover}) => isCover);
}

/** @param {StepPattern} pattern */
function hasExtra({candidates}) {
  return candidates.some(({look}) => look === 'beside');
}

/** Two sides, one of them true. @param {StepPattern} pattern */
function isEitherOr({candidates, sets, links}) {
  return !sets.length && candidates.some(({look}) => look === 'on') && !links.some(({strong}) => strong);
}

/** The messages that say what its marks mean, by id. @param {StepPattern} pattern */
export function meaningsOf(pattern) {
  return MEANINGS.filter(([applies]) => applies(pattern)).map(([, id]) => id);
}

/** @param {StepPattern} pattern @returns {string} a sentence for each mark; may be empty */
export function legendOf(pattern) {
  return meaningsOf(pattern).map((id) => say(id)).join(' ');
}
