/**
 * What a text is: one of our links, a saved run, or a puzzle in any notation that the engine reads. Nothing here throws
 * for what was typed.
 */
import {formatStrategy, geometry, isLink, parseLink} from '../web/src/index.js';

/** Longest text that is looked at; a larger one stays out of the page. */
export const MAX_TEXT = 1 << 20;

/**
 * @typedef {object} Shape
 * @property {number} boxRows
 * @property {number} boxCols
 */

/**
 * Something to watch.
 * @typedef {object} Opened
 * @property {true} ok
 * @property {import('../web/src/index.js').Puzzle} puzzle
 * @property {string} line the puzzle as links have it
 * @property {string} understood one sentence on what the text was read as
 * @property {string} strategy as `s` in links
 * @property {number} step
 * @property {number} speed
 * @property {import('../web/src/index.js').TraceRun} [run] a run that was saved
 * @property {string} [text] its file, where that is short enough to be remembered
 */

/** @typedef {import('../web/src/index.js').Failure} Failure */

/**
 * @param {import('../web/src/index.js').Engine} engine
 * @param {string} text
 * @param {Partial<Shape>} [shape] where the reader has chosen one
 * @returns {Promise<Opened | Failure>}
 */
export async function readText(engine, text, shape = {}) {
  if (/^\s*\{/.test(text)) return (await import('./saved-runs.js')).readSavedRun(text);
  if (isLink(text)) return readLink(engine, text, shape);
  if (text.length > MAX_TEXT) return {ok: false, error: {code: 'too-long', message: tooLong(text)}};
  const read = await engine.parse(text, boxes(shape));
  return read.ok ? opened(read.puzzle, {understood: sentence(read.puzzle, read.notes)}) : read;
}

/**
 * Reads one of our links.
 * @param {import('../web/src/index.js').Engine} engine
 * @param {string} text
 * @param {Partial<Shape>} [shape] where the reader has chosen one
 * @returns {Promise<Opened | Failure>}
 */
export async function readLink(engine, text, shape = {}) {
  const read = parseLink(text);
  if (!read.ok) return /** @type {Failure} */ (read);
  const {puzzle, strategy, step, speed, boxRows, boxCols} = read.link;
  const parsed = await engine.parse(puzzle, boxes({boxRows, boxCols, ...shape}));
  if (!parsed.ok) {
    const at = text.indexOf(puzzle);
    const {offset, ...error} = parsed.error;
    return {ok: false, error: at < 0 || offset === undefined ? error : {...error, offset: at + offset}};
  }
  return opened(parsed.puzzle, {
    understood: `A link to step ${step.toLocaleString('en')}. ${sentence(parsed.puzzle, parsed.notes)}`,
    strategy: formatStrategy(strategy), step, speed,
  });
}

/**
 * @param {import('../web/src/index.js').Puzzle} puzzle
 * @param {Partial<Opened> & {understood: string}} rest
 * @returns {Opened}
 */
export function opened(puzzle, rest) {
  return {ok: true, puzzle, line: lineOf(puzzle), strategy: '', step: 0, speed: 1, ...rest};
}

/** A puzzle as links have it. @param {import('../web/src/index.js').Puzzle} puzzle */
export function lineOf({boxRows, boxCols, size, givens}) {
  const {symbol} = geometry(boxRows, boxCols);
  if (size > 35) return Array.from(givens).join(',');
  return Array.from(givens, (digit) => digit ? symbol(digit) : '.').join('');
}

/** A puzzle's name where it has none: "9×9 with 17 givens". @param {import('../web/src/index.js').Puzzle} puzzle */
export function nameOf({boxRows, boxCols, size, givens}) {
  const boxesOf = boxRows === boxCols ? '' : `, boxes of ${boxRows}×${boxCols},`;
  return `${size}×${size}${boxesOf} with ${givens.filter(Boolean).length.toLocaleString('en')} givens`;
}

/** What a puzzle was read as. @param {import('../web/src/index.js').Puzzle} puzzle @param {string[]} [notes] */
export function sentence(puzzle, notes = []) {
  return [`Read as a ${nameOf(puzzle)}.`, ...notes].join(' ');
}

/** @param {Partial<Shape>} shape */
function boxes({boxRows, boxCols}) {
  return boxRows && boxCols ? {boxRows, boxCols} : {};
}

/** @param {string} text */
function tooLong(text) {
  return `${text.length.toLocaleString('en')} characters are more than any puzzle has; at most 1,048,576 are read.`;
}
