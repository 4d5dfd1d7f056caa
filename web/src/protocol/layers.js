/** The layers of a constraint, as in engine/include/sudoku/layers.hpp. */

/**
 * A state between two cells. `says` and `numbers` are what it stands for, such as `sum` and `[6]`.
 * @typedef {{says: string, numbers: number[], isAlive: boolean}} LayerState
 */

/**
 * A digit of a cell that leads from a state to another; without `to`, no state comes after.
 * @typedef {{from: number, digit: number, to?: number, isAlive: boolean}} LayerEdge
 */

/**
 * The layers along some cells.
 * @typedef {object} LayerLine
 * @property {number[]} cells in the order in which they are read
 * @property {LayerState[][]} states that can be reached: before each cell, and at last
 * @property {LayerEdge[][]} edges of each cell, those of its candidates
 */

/**
 * @typedef {object} ConstraintLayers
 * @property {number} constraint its number
 * @property {LayerLine[] | null} lines one for each sum that the constraint is made of; none if it has no layers, null
 *   if there are too many states
 */

export {};
