/** The parts of an element that is not an embed: the styles of a page, the choice of a solver, and more settings. */

export {SpeedControls} from './controls/speed.js';
export {LAYOUT_CSS} from './layout-css.js';
export {Skips} from './controls/skips.js';
export {SolverPicker} from './controls/solver-picker.js';
