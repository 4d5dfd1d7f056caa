/** The almost locked sets of a step: cells with one digit more than there are cells, and what links one to the next. */
import {distinct} from '../../grid/sets.js';

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
  return distinct(marks.map(({group}) => group)).map((group) => {
    const own = marks.filter((mark) => mark.group === group);
    return {
      name: String.fromCharCode(97 + (group % 26)), group,
      cells: distinct(own.map(({cell}) => cell)), digits: distinct(own.map(({digit}) => digit)),
      shared: distinct(own.filter(({role}) => role === 'shared').map(({digit}) => digit)),
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
