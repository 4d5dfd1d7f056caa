/**
 * What the first picture of a puzzle does not need, loaded together when the first of it is wanted: the column beside
 * the board, the marks of steps, the solver's sheet, typing without a keyboard, and what only grids above 9x9 have.
 */

export {clashWords, typedWords} from '../clash-words.js';
export {BANDS_CSS, bands} from './bands.js';
export {CanvasCells} from './cells-canvas.js';
export {COLUMN_CSS} from './column-css.js';
export {Column} from './column.js';
export {Lens} from './lens.js';
export {MARKS_CSS} from './marks-css.js';
export {stepMarks} from './marks.js';
export {markPattern} from './pattern-later.js';
export {playBeats} from './motion.js';
export {PAD_CSS, Pad} from './pad.js';
export {Skips} from './skips.js';
export {SOLVER_CSS} from './solver-css.js';
export {SolverSheet} from './solver-sheet.js';
