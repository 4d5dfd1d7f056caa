/** What an element has that is no embed: the looks of a page, the choice of a solver, and more dials. */

export {Dials} from './dials.js';
export {LAYOUT_CSS} from './layout-css.js';
export {Skips} from './skips.js';
export {SolverPicker} from './solver-picker.js';
