/** What a page needs on which a puzzle is filled. */

export {fillCaseRow} from './case-row.js';
export {CASES_CSS} from './cases-css.js';
export {PlayBoard, playScene} from './play-board.js';
export {COLOUR_NAMES, stroke, swatch} from './play-colours.js';
export {COLOUR_CSS} from './play-css.js';
export {caseNodes, wordNodes} from './sentence.js';
export {adopt} from './style-sheet.js';
export {WORDS_CSS} from './words-css.js';
