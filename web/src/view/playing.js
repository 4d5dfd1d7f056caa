/** What a page needs on which a puzzle is filled. */

export {PlayBoard, playScene} from './play-board.js';
export {COLOUR_NAMES, swatch} from './play-colours.js';
export {COLOUR_CSS} from './play-css.js';
export {wordNodes} from './sentence.js';
export {adopt} from './style-sheet.js';
export {WORDS_CSS} from './words-css.js';
