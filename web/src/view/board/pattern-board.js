/** Draws patterns of techniques. Loaded when the first one is shown. */

export {PATTERN_CSS} from './marks-css.js';
export {patternMarks} from './pattern-marks.js';
export {usualSpots} from './pattern-spots.js';
