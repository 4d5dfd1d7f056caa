/** Steps of techniques in the form of the package: units by name, links between candidates, and a sentence. */
import {sortedUnique} from '../numbers.js';
import {tellStep} from './words.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').LinkNode} LinkNode */
/** @typedef {import('../../protocol/people.js').Technique} Technique */

/**
 * @typedef {object} StepReason
 * @property {string} kind the technique's id
 * @property {number[]} cells the cells of the pattern, ascending
 * @property {number[]} digits
 * @property {string[]} units `row A`, `column 1`, `box 1`
 * @property {{role: string, cell: number, digit: number, group: number}[]} roles
 * @property {{from: [cell: number, digit: number], to: [cell: number, digit: number], strong: boolean,
 *             fromCells: number[], toCells: number[]}[]} links in the order in which they are followed; the link of a
 *   group has all of its cells, and the first of them represents the group
 */

/**
 * @typedef {object} Step
 * @property {string} technique its id
 * @property {StepReason} reason
 * @property {[cell: number, digit: number][]} eliminations
 * @property {[cell: number, digit: number][]} placements
 * @property {string} text a sentence
 * @property {number} difficulty
 * @property {FoundStep} found the same in the engine's form: units by number
 */

/**
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} found
 * @returns {Step}
 */
export function stepInWords(shape, technique, found) {
  const {technique: id, eliminations, placements, difficulty} = found;
  const {short, why} = tellStep(shape, technique, found);
  return {
    technique: id, reason: reasonInWords(shape, found), eliminations, placements, text: `${short} ${why}`, difficulty,
    found,
  };
}

/** @param {Geometry} shape @param {FoundStep} found @returns {StepReason} */
export function reasonInWords(shape, {technique, reason: {digits, units, roles, links}}) {
  /** @param {LinkNode} node @returns {[number, number]} */
  const end = ({digit, cells}) => [cells[0], digit];
  return {
    kind: technique, cells: sortedUnique(roles.map(({cell}) => cell)), digits, roles,
    units: units.map((unit) => shape.unitName(unit)),
    links: links.map(({from, to, strong}) =>
      ({from: end(from), to: end(to), strong, fromCells: from.cells, toCells: to.cells})),
  };
}
