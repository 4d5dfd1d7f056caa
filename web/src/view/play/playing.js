/** Views for pages on which people fill in a puzzle. */

export {fillCaseRow} from '../panels/case-row.js';
export {CASES_CSS} from '../panels/words-css.js';
export {PlayBoard, playScene} from './board.js';
export {colourNames, stroke, swatch} from './colours.js';
export {COLOUR_CSS} from './css.js';
export {caseNodes, wordNodes} from '../panels/sentence.js';
export {adopt} from '../style-sheet.js';
export {WORDS_CSS} from '../panels/words-css.js';

/** Loads the module with words for making rules. */
export const loadRuleWords = () => import('../../words/rule-editing.js');
