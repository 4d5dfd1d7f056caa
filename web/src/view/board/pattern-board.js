/** What draws patterns of techniques, loaded together when the first is shown. */

export {PATTERN_CSS} from './marks-css.js';
export {patternMarks} from './pattern-marks.js';
export {usualSpots} from './pattern-spots.js';
