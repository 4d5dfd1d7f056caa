/**
 * The engine's answers about human techniques and new puzzles.
 *
 * @typedef {object} Technique
 * @property {string} id
 * @property {string} family techniques of a family share their words
 * @property {string} code its number in collections of cases; empty if they don't list it
 * @property {string} name its usual name
 * @property {string} conceptName its name in constraint processing
 * @property {string} summary
 * @property {number} difficulty
 * @property {boolean} needsUniqueness true if it assumes a unique solution
 * @property {boolean} needsBoxes true if it finds nothing with only rows and columns
 * @property {boolean} [needsConstraints] true if it finds nothing without constraints on chosen cells
 * @property {boolean} [needsRules] true if it finds nothing in classic Sudoku
 *
 * @typedef {object} HumanReason the reason for a step; units by number, as in geometry.js
 * @property {number[]} digits
 * @property {number[]} units
 * @property {{role: string, cell: number, digit: number, group: number}[]} roles
 * @property {{from: LinkNode, to: LinkNode, strong: boolean, group: number, unit?: number}[]} links in their order;
 *   in forcing chains, `unit` is the unit in which `to` is the only place, if this is its reason
 * @property {number} [constraint] the number of the constraint that the step uses
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
 * @property {boolean} isLimited true if there may be more, because the search stopped at a limit; never up to 9x9
 *
 * @typedef {{technique: string, tried: number, of: number}} Trying the progress of a search for a step: the
 *   technique that is being tried, its place, and the number of techniques
 *
 * @typedef {object} Rated the result of rating a puzzle; `none`, `multiple` and `limit` are as for `solve`
 * @property {'running' | 'rated' | 'none' | 'multiple' | 'limit'} status
 * @property {{level: string, hardest: number, sum: number, isLimited: boolean, path: PathStep[]} | null} rating
 *
 * @typedef {object} RatingForPeople
 * @property {string} level `very-easy`, `easy`, `medium`, `hard`, `fiendish` or `extreme`, by the hardest step
 * @property {number} hardest the difficulty of the hardest step
 * @property {number} sum the difficulties of all steps, added up
 * @property {boolean} isLimited true if a technique stopped at its limit; never up to 9x9
 * @property {PathStep[]} path the steps of the easiest path
 *
 * @typedef {object} RatingForComputers
 * @property {string | null} weakestConsistency id of the weakest propagator that solves it without search
 * @property {number} guesses guesses of the default search; Infinity above a million
 *
 * @typedef {RatingForPeople & RatingForComputers} Rating
 *
 * @typedef {{technique: string, difficulty: number}} PathStep `technique` is `guess` if none found anything
 *
 * @typedef {object} Impossible
 * @property {'none' | 'entries' | 'givens' | 'unknown'} blame none: there is a solution
 * @property {number} firstWrong if entries are to blame: the index of the first wrong entry
 * @property {number[]} clash indices of entries that contradict each other: none of them can be omitted
 * @property {boolean} isMinimal false if it is not certain that no entry of the clash can be omitted
 *
 * @typedef {{cell: number, digit: number, isPlacement: boolean}} Conclusion a cell is a digit, or can't be it
 *
 * @typedef {{cell: number} | {unit: number, digit: number} | {constraint: number}} Statement a cell has one of its
 *   candidates, a digit has one of its places in a unit, or the cells of a constraint, by its number in `rules`, are
 *   filled with candidates that satisfy it
 *
 * @typedef {object} FewestFound a smallest reason
 * @property {'smallest' | 'small' | 'not-forced' | 'unknown'} status `smallest`: no fewer statements force the
 *   conclusion; `small`: none can be omitted, but a smaller set may exist; `not-forced`: there is a solution without
 *   it; `unknown`: the search ended before any set was found
 * @property {Statement[]} statements cells first, then units, then constraints
 *
 * @typedef {object} Wish the options for a new puzzle as numbers: indices of levels, techniques and symmetries, or -1
 *   for any
 * @property {number} boxRows
 * @property {number} boxCols
 * @property {number} size 0: as the boxes say
 * @property {number} rules a bit for each kind
 * @property {number} level
 * @property {number} technique
 * @property {boolean} onPath
 * @property {number} symmetry
 * @property {boolean} minimal
 * @property {string} seed
 *
 * @typedef {object} Made the result of generating a puzzle
 * @property {'running' | 'made' | 'not-found' | 'refused'} status
 * @property {number} [boxRows] of the puzzle, if it was made
 * @property {number} [boxCols]
 * @property {number[]} [givens]
 * @property {import('../grid/geometry.js').Rules} [rules]
 * @property {string} [code] the code of the error, if the options were refused
 * @property {string} [message]
 * @property {import('../language/failures.js').Said} [said] the message for the catalogue
 */

/** @param {any} puzzle as the host sends it @returns {import('./kinds.js').Puzzle} */
export function withMasks(puzzle) {
  const bytes = puzzle.candidates;
  return {...puzzle, candidates: bytes && new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8)};
}
