/** What an element has that is no embed: the looks of a page, and the choice of a solver. */

export {LAYOUT_CSS} from './layout-css.js';
export {SolverPicker} from './solver-picker.js';
