/**
 * The drawing of a step on a grid, as plain objects: the candidates, cells, units and links to emphasise, by their
 * roles in the reason.
 */
import legend from '../../../languages/en/techniques/legend.js';
import {speaker} from '../../language/catalogue.js';
import {sortedUnique} from '../numbers.js';
import {casesOf, fishUnits} from './reason-parts.js';
import {familyOf, setCellsOf} from './step-pattern-families.js';

/** @typedef {import('../../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
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
 * @property {number[]} constraints the numbers of those that the step uses
 * @property {HumanReason['links']} links
 * @property {Candidate[]} struck removed candidates
 * @property {Candidate[]} written placed digits
 */

/** A case of a step, with its own words and drawing. @typedef {{lines: string[], pattern: StepPattern}} DrawnCase */

/** @type {Readonly<StepPattern>} */
const NOTHING = Object.freeze({
  units: [], ringed: [], candidates: [], sets: [], constraints: [], links: [], struck: [], written: [],
});

/** Kinds of constraints that are drawn as dots. */
const DOTS = ['difference', 'ratio'];

/** If a candidate has two looks, the later one is shown. @type {Look[]} */
const LOOKS = ['member', 'beside', 'on', 'end'];

/** A pattern of units only. @param {number[]} units @returns {StepPattern} */
export function patternOfUnits(units) {
  return {...NOTHING, units: units.map((unit) => ({unit, isCover: false}))};
}

/** The pattern without its conclusions. @param {Geometry} shape @param {FoundStep} step @returns {StepPattern} */
export function patternOf(shape, step) {
  const {seen} = familyOf(step);
  return {
    ...NOTHING, units: unitsOf(step), constraints: constraintsOf(shape, step), ...seen,
    candidates: onceEach(seen.candidates ?? []),
  };
}

/** With its conclusions and links. @param {Geometry} shape @param {FoundStep} step @returns {StepPattern} */
export function wholePatternOf(shape, step) {
  const {seen, followed = {}} = familyOf(step);
  const [written, struck] = [step.placements, step.eliminations].map((pairs) =>
    pairs.map(([cell, digit]) => ({cell, digit})));
  const isConcluded = (/** @type {Candidate} */ {cell, digit}) =>
    [...written, ...struck].some((each) => each.cell === cell && each.digit === digit);
  const candidates = onceEach([...seen.candidates ?? [], ...followed.candidates ?? []]);
  return {
    ...patternOf(shape, step), ...followed, written, struck,
    candidates: candidates.filter((candidate) => !isConcluded(candidate)),
  };
}

/**
 * Each case as text and drawing, with the conclusions of all cases; empty for fewer than two cases.
 * @param {Geometry} shape @param {FoundStep} step @param {string[][]} sentences the sentences of each case
 * @returns {DrawnCase[]}
 */
export function drawnCases(shape, step, sentences) {
  const cases = casesOf(step);
  if (cases.length < 2) return [];
  return cases.map(({roles, links}, i) =>
    ({lines: sentences[i], pattern: wholePatternOf(shape, {...step, reason: {...step.reason, roles, links}})}));
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

/**
 * The constraint of a reason; the dots along a chain; the cages whose sums leave that of other cells.
 * @param {Geometry} shape @param {FoundStep} step
 */
function constraintsOf({constraints}, {technique, reason: {constraint, roles}}) {
  if (constraint !== undefined) return [constraint];
  const isUsed = technique === 'dot-chains' ? isDotAlong([...new Set(roles.map(({cell}) => cell))]) :
    technique === 'innies-and-outies' ? isCageOf(setCellsOf(roles)) : () => false;
  return constraints.flatMap((each, number) => (isUsed(each) ? [number] : []));
}

/** @param {number[]} chain cells @returns {(constraint: Constraint) => boolean} a dot between two that follow */
function isDotAlong(chain) {
  return ({kind, cells}) => DOTS.includes(kind) &&
    chain.some((cell, i) => i > 0 && cells.includes(cell) && cells.includes(chain[i - 1]));
}

/** @param {number[][]} sets of cells @returns {(constraint: Constraint) => boolean} a sum of cells of one of them */
function isCageOf(sets) {
  return ({cells, value}) => Boolean(value) && sets.some((set) => cells.every((cell) => set.includes(cell)));
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
