/**
 * The engine's answers about techniques of people.
 *
 * @typedef {object} Technique
 * @property {string} id
 * @property {string} family that has the same words
 * @property {string} code under which collections of cases list it; empty where they don't
 * @property {string} name what people call it
 * @property {string} conceptName what it is to constraint processing
 * @property {string} summary
 * @property {number} difficulty
 * @property {boolean} needsUniqueness
 * @property {boolean} needsBoxes finds nothing where units are rows and columns alone
 * @property {boolean} [needsConstraints] finds nothing in a puzzle without constraints on chosen cells
 *
 * @typedef {object} HumanReason what a step rests on; units by number, as geometry.js has them
 * @property {number[]} digits
 * @property {number[]} units
 * @property {{role: string, cell: number, digit: number, group: number}[]} roles
 * @property {{from: LinkNode, to: LinkNode, strong: boolean, group: number, unit?: number}[]} links of a forcing chain
 *   with the unit in which a digit has no other place, if that is why it goes there
 * @property {number} [constraint] the number of the one that it rests on
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
 * @typedef {object} FoundSteps
 * @property {FoundStep[]} steps
 * @property {boolean} isLimited whether something was passed over because it would have taken too much work; never so
 *   up to 9x9
 *
 * @typedef {{technique: string, tried: number, of: number}} Trying how far the search for a step is: the technique that
 *   is being tried, its place, and how many there are
 *
 * @typedef {object} Rated how rating a puzzle ended: `none`, `multiple` and `limit` are those of `solve`
 * @property {'running' | 'rated' | 'none' | 'multiple' | 'limit'} status
 * @property {{level: string, hardest: number, sum: number, isLimited: boolean, path: PathStep[]} | null} rating
 *
 * @typedef {object} Rating
 * @property {string} level `very-easy`, `easy`, `medium`, `hard`, `fiendish` or `extreme`, by the hardest step
 * @property {number} hardest difficulty of the hardest step
 * @property {number} sum of all steps
 * @property {boolean} isLimited whether a technique gave up for some step: never so up to 9x9
 * @property {PathStep[]} path the curve: one step after the other
 * @property {string | null} weakestConsistency id of the weakest propagator that solves it without search
 * @property {number} guesses of the default search; Infinity above a million
 *
 * @typedef {{technique: string, difficulty: number}} PathStep its technique is `guess` where none found anything
 *
 * @typedef {object} Impossible
 * @property {'none' | 'entries' | 'givens' | 'unknown'} blame none: there is a solution
 * @property {number} firstWrong where entries are to blame: the place of the first in the order
 * @property {number[]} clash places of entries without a solution, with one where any of them is left out
 * @property {boolean} isMinimal whether that was tried to the end for each
 *
 * @typedef {{cell: number, digit: number, isPlacement: boolean}} Conclusion that a cell is a digit, or can't be
 *
 * @typedef {{cell: number} | {unit: number, digit: number}} Statement that a cell has one of its candidates, or that a
 *   digit has one of its places in a unit
 *
 * @typedef {object} FewestFound a smallest reason
 * @property {'smallest' | 'small' | 'not-forced' | 'unknown'} status smallest: no fewer statements force the
 *   conclusion; small: none of them can be left out, and the search ended before it was known if fewer others do;
 *   not-forced: there is a solution without it; unknown: the search ended before any set was found
 * @property {Statement[]} statements cells first, then units
 *
 * @typedef {object} Wish what a puzzle is to be, in numbers: places in the lists of levels, techniques and symmetries;
 *   -1 for any
 * @property {number} boxRows
 * @property {number} boxCols
 * @property {number} size 0 where the boxes tell
 * @property {number} rules a bit for each kind
 * @property {number} level
 * @property {number} technique
 * @property {boolean} onPath
 * @property {number} symmetry
 * @property {boolean} minimal
 * @property {string} seed
 *
 * @typedef {object} Made what came of it
 * @property {'running' | 'made' | 'not-found' | 'refused'} status
 * @property {number} [boxRows] of the puzzle, if it was made
 * @property {number} [boxCols]
 * @property {number[]} [givens]
 * @property {import('../grid/geometry.js').Rules} [rules]
 * @property {string} [code] why it was refused
 * @property {string} [message]
 * @property {import('../language/failures.js').Said} [said] the same as a message of the catalogue
 */

/** @param {any} puzzle as the host tells it @returns {import('./kinds.js').Puzzle} */
export function withMasks(puzzle) {
  const bytes = puzzle.candidates;
  return {...puzzle, candidates: bytes && new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8)};
}
