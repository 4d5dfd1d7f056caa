/** The puzzle that is opened, and the notes on it. */
import {formatLink, writePlain} from '../../web/src/index.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/common.js';

const words = speaker('site/common', english);

/**
 * @typedef {object} Shape
 * @property {number} boxRows
 * @property {number} boxCols
 */

/**
 * Something to watch.
 * @typedef {object} Opened
 * @property {true} ok
 * @property {import('../../web/src/index.js').Puzzle} puzzle
 * @property {string} line the puzzle as links have it
 * @property {string} understood one sentence on what the text was read as
 * @property {string} strategy as `s` in links
 * @property {number} step
 * @property {number} speed
 * @property {string} [panel] the one to open, as `view` in links
 * @property {(scope: import('../../web/src/index.js').SudokuScope, say: (message: string) => void) => void}
 *   [afterwards]
 *   what is to be done once the player has been told to show it
 * @property {import('../../web/src/index.js').TraceRun} [run] a run that was saved
 * @property {string[]} [puzzles] the texts of all, where there are several; this is the first
 * @property {import('../../web/src/index.js').Proposal[]} [proposals] what its drawings may mean
 * @property {string} [drawn] the text with these drawings, where it is short enough for an address
 * @property {string} [answered] the same, once it is known what they mean
 * @property {string} [text] its file, where that is short enough to be remembered
 */

/**
 * @param {import('../../web/src/index.js').Puzzle} puzzle
 * @param {Partial<Opened> & {understood: string}} rest
 * @returns {Opened}
 */
export function opened(puzzle, rest) {
  return {ok: true, puzzle, line: lineOf(puzzle), strategy: '', step: 0, speed: 1, ...rest};
}

/** A puzzle as links have it. @param {import('../../web/src/index.js').Puzzle} puzzle */
export function lineOf(puzzle) {
  return writePlain(puzzle).replaceAll(' ', ',');
}

/**
 * A puzzle as a text that is read as the same: a line, or a link where it has other rules.
 * @param {import('../../web/src/index.js').Puzzle} puzzle
 */
export function textOf(puzzle) {
  return puzzle.rules ? formatLink({...puzzle, puzzle: lineOf(puzzle)}) : lineOf(puzzle);
}

/** A puzzle's name where it has none: "9×9 with 17 givens". @param {import('../../web/src/index.js').Puzzle} puzzle */
export function nameOf({boxRows, boxCols, size, rules, givens}) {
  return words(rules || boxRows === boxCols ? 'puzzle' : 'puzzle.boxes', {
    size: String(size), rows: String(boxRows), columns: String(boxCols), givens: givens.filter(Boolean).length,
  });
}

/**
 * The notation in which a puzzle was read.
 * @param {import('../../web/src/index.js').Puzzle} puzzle
 * @param {string[]} [notes]
 */
export function sentence(puzzle, notes = []) {
  return [words('read', {puzzle: nameOf(puzzle)}), ...notes].join(' ');
}
