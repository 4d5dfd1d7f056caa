/**
 * Loaded together with the first step, since the first picture of a puzzle does not need it: the column beside
 * the board, the marks of steps, the solver's sheet, typing without a keyboard, and what only grids above 9x9 have.
 */

export {clashWords, typedWords} from '../words/clash-words.js';
export {BANDS_CSS, bands} from './board/bands.js';
export {CanvasCells} from './board/cells-canvas.js';
export {Column} from './panels/column.js';
export {Lens} from './board/lens.js';
export {MARKS_CSS} from './board/marks-css.js';
export {markPattern, stepMarks} from './board/marks.js';
export {playBeats} from './board/motion.js';
export {PadPlace} from './controls/pad-place.js';
export {Skips} from './controls/skips.js';
export {SOLVER_CSS} from './controls/solver-css.js';
export {SolverSheet} from './controls/solver-sheet.js';
