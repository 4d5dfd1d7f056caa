/**
 * What the engine answers about techniques of people.
 *
 * @typedef {object} Technique
 * @property {string} id
 * @property {string} code under which collections of cases list it; empty where they don't
 * @property {string} name what people call it
 * @property {string} conceptName what it is to constraint processing
 * @property {string} summary
 * @property {number} difficulty
 * @property {boolean} needsUniqueness
 *
 * @typedef {object} HumanReason what a step rests on; units by number, as geometry.js has them
 * @property {number[]} digits
 * @property {number[]} units
 * @property {{role: string, cell: number, digit: number, group: number}[]} roles
 * @property {{from: LinkNode, to: LinkNode, strong: boolean, group: number}[]} links
 *
 * @typedef {{digit: number, cells: number[]}} LinkNode
 *
 * @typedef {object} FoundStep
 * @property {string} technique
 * @property {number} difficulty
 * @property {[cell: number, digit: number][]} placements
 * @property {[cell: number, digit: number][]} eliminations
 * @property {HumanReason} reason
 *
 * @typedef {object} Impossible
 * @property {'none' | 'entries' | 'givens' | 'unknown'} blame none: there is a solution
 * @property {number} firstWrong where entries are to blame: the place of the first in the order
 * @property {number[]} clash places of entries without a solution, with one where any of them is left out
 * @property {boolean} isMinimal whether that was tried to the end for each
 */

export {};
