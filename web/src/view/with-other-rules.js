/** Loaded with the first puzzle that has rules besides rows, columns and rectangular boxes. */

export {RULES_CSS} from './board/rules/rule-marks.js';
export {RuleLayers} from './board/rules/rule-layers.js';
export {rulesAt} from '../words/constraint-words.js';
export {showRuleLine} from './rule-line.js';
