/**
 * The parts of a technique's reason that its words and its drawing both need: the almost locked sets (cells with one
 * digit more than there are cells), the bases and covers of a fish, the cases of a forcing chain.
 */
import {sortedUnique} from '../numbers.js';

/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').HumanReason} HumanReason */

/**
 * @typedef {object} AlsSet
 * @property {string} name the letter that sentences call it by, and its drawing wears
 * @property {number} group
 * @property {number[]} cells ascending
 * @property {number[]} digits ascending
 * @property {number[]} shared digits that link it to others
 */

/** In the order in which they are linked. @param {HumanReason} reason @returns {AlsSet[]} */
export function setsOf({roles}) {
  const marks = roles.filter(({role}) => role === 'set' || role === 'shared');
  return sortedUnique(marks.map(({group}) => group)).map((group) => {
    const own = marks.filter((mark) => mark.group === group);
    return {
      name: String.fromCharCode(97 + (group % 26)), group,
      cells: sortedUnique(own.map(({cell}) => cell)), digits: sortedUnique(own.map(({digit}) => digit)),
      shared: sortedUnique(own.filter(({role}) => role === 'shared').map(({digit}) => digit)),
    };
  });
}

/** The digits between sets in a chain: of each, the other one than it was reached by. @param {AlsSet[]} sets */
export function linksBetween(sets) {
  /** @type {number[]} */
  const links = [];
  for (const {shared} of sets.slice(0, -1)) {
    const before = links[links.length - 1];
    links.push(shared.find((digit) => digit !== before) ?? shared[0]);
  }
  return links;
}

/** How many units each kind has. @type {[name: string, units: number][]} */
const SIZES = [['x-wing', 2], ['swordfish', 3], ['jellyfish', 4]];

/**
 * @param {import('../../protocol/people.js').FoundStep} step of any technique
 * @returns {{bases: number[], covers: number[][]} | null} covers of one fish, or of two on the same bases; null if
 *   it is none
 */
export function fishUnits({technique, reason: {units}}) {
  const [, size] = SIZES.find(([name]) => technique.endsWith(name)) ?? ['', 0];
  if (!size) return null;
  const covers = [];
  for (let first = size; first < units.length; first += size) {
    covers.push(units.slice(first, first + size).sort((a, b) => a - b));
  }
  return {bases: units.slice(0, size), covers};
}

/**
 * @typedef {object} StepCase
 * @property {{cell: number, digit: number}} start the assumption
 * @property {HumanReason['roles']} roles
 * @property {HumanReason['links']} links
 */

/**
 * The cases of a step in their order; empty for techniques without cases.
 * @param {FoundStep} step
 * @returns {StepCase[]}
 */
export function casesOf({technique, reason: {roles, links}}) {
  if (!technique.endsWith('forcing-chain')) return [];
  return roles.filter(({role}) => role === 'pivot').map(({cell, digit, group}) => ({
    start: {cell, digit}, roles: roles.filter((mark) => mark.group === group),
    links: links.filter((link) => link.group === group),
  }));
}
