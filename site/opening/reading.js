/**
 * Reads a text as one of our links, a saved run, or a puzzle in any notation that the engine reads. Nothing here throws
 * for what was typed.
 */
import {formatStrategy, isLink, linkField, parseLink} from '../../web/src/index.js';
import {lineOf, opened, sentence} from '../common/opened.js';
import {goToLastUnchanged, goToNearestGuess} from './older-link.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/reading.js';

/** @typedef {import('../../web/src/index.js').Failure} Failure */
/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../common/opened.js').Shape} Shape */

const words = speaker('site/reading', english);

/**
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {string} text
 * @param {Partial<Shape>} [shape] where the reader has chosen one
 * @returns {Promise<Opened | Failure>}
 */
export async function readText(engine, text, shape = {}) {
  if (/^\s*\{/.test(text) && text.includes('"events"')) return (await import('./saved-runs.js')).readSavedRun(text);
  if (isLink(text)) return readLink(engine, text, shape);
  if (text.length > MAX_TEXT) return {ok: false, error: {code: 'too-long', message: tooLong(text)}};
  const read = await engine.parse(text, boxes(shape));
  if (!read.ok) return read;
  if (read.link) return readLink(engine, read.link, shape);
  const notes = [...formatOf(read.format), ...read.notes, ...marksIn(read.puzzle)];
  const {puzzle, puzzles, proposals} = read;
  const drawn = proposals && text.length <= MOST_DRAWN ? text.trim() : undefined;
  return opened(puzzle, {understood: sentence(puzzle, notes), puzzles, proposals, drawn});
}

/** The note on a format, if the look of a text does not say it. @param {string} id */
function formatOf(id) {
  const name = /** @type {'format.sdk'} */ (`format.${id}`);
  return words.has(name) ? [words('format', {format: words(name)})] : [];
}

/** The note on pencil marks. @param {import('../../web/src/index.js').Puzzle} puzzle */
function marksIn({givens, values, candidates, size}) {
  const all = 2n ** BigInt(size) - 1n;
  const isMarked = (/** @type {bigint} */ mask, /** @type {number} */ cell) =>
    mask !== all && !givens[cell] && !values?.[cell];
  const marked = candidates?.filter(isMarked).length;
  return marked ? [words('marks', {cells: marked})] : [];
}

/**
 * Reads one of our links.
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {string} text
 * @param {Partial<Shape>} [shape] where the reader has chosen one
 * @returns {Promise<Opened | Failure>}
 */
export async function readLink(engine, text, shape = {}) {
  const read = parseLink(text);
  if (!read.ok) return /** @type {Failure} */ (read);
  const {strategy, step, speed, view, isOlder} = read.link;
  const parsed = await engine.parse(text, boxes(shape));
  if (!parsed.ok) return parsed;
  return opened(parsed.puzzle, {
    ...(parsed.puzzle.rules?.unread ? await drawnIn(engine, text, parsed.puzzle) : {}),
    understood: `${words('link', {step})} ${sentence(parsed.puzzle, parsed.notes)}`,
    strategy: formatStrategy(strategy), step, speed, panel: view,
    afterwards: isOlder && (strategy.propagation === 'techniques' ? goToLastUnchanged : goToNearestGuess),
  });
}

/**
 * Asks again about the drawings of a puzzle, whose text its link keeps until their meaning is known.
 * @param {import('../../web/src/index.js').SolvingEngine} engine
 * @param {string} link
 * @param {import('../../web/src/index.js').Puzzle} puzzle
 * @returns {Promise<Partial<Opened>>} nothing where the text is of another puzzle
 */
async function drawnIn(engine, link, puzzle) {
  const drawn = decoded(linkField(link, 'drawn'));
  const read = drawn && drawn.length <= MOST_DRAWN ? await engine.parse(drawn) : null;
  const isOfIt = read?.ok && lineOf(read.puzzle) === lineOf(puzzle);
  return isOfIt && read.proposals ? {proposals: read.proposals, drawn} : {};
}

/** @param {string} text @returns {string} empty if it is no percent encoding */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** @param {Partial<Shape>} shape */
function boxes({boxRows, boxCols}) {
  return boxRows && boxCols ? {boxRows, boxCols} : {};
}

/** @param {string} text */
function tooLong(text) {
  return words('too-long', {length: text.length, most: MAX_TEXT});
}

/** Longest text with drawings that an address keeps: links may have twice as many characters. */
const MOST_DRAWN = 8192;

/** Longest text that is looked at, in characters: some 200,000 puzzles. */
export const MAX_TEXT = 1 << 24;
