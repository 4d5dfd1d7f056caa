/** For pages on which a puzzle is played. */

export {fillCaseRow} from '../panels/case-row.js';
export {CASES_CSS} from '../panels/words-css.js';
export {PlayBoard, playScene} from './board.js';
export {colourNames, stroke, swatch} from './colours.js';
export {COLOUR_CSS} from './css.js';
export {caseNodes, wordNodes} from '../panels/sentence.js';
export {adopt} from '../style-sheet.js';
export {WORDS_CSS} from '../panels/words-css.js';

/** Words for making rules, in a module of their own. */
export const loadRuleWords = () => import('../../words/rule-editing.js');
