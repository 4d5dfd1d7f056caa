/** A set of puzzles from lines of text. */

/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */

/**
 * @typedef {object} Lines
 * @property {Puzzle[]} puzzles
 * @property {{line: number, message: string}[]} bad lines that can't be read, by their number from 1
 * @property {number} left lines beyond those that are taken
 */

/** More puzzles than a chart of dots tells apart. */
export const MOST_LINES = 2000;

/**
 * Reads one puzzle a line; blank lines, and those that begin with a `#`, say nothing.
 * @param {{parse: import('../../web/src/index.js').SolvingEngine['parse']}} engine
 * @param {string} text
 * @param {() => boolean} [isOver] whether nobody waits any more
 * @returns {Promise<Lines>}
 */
export async function readLines(engine, text, isOver = () => false) {
  const all = text.split(/\r\n?|\n/).map((words, i) => ({line: i + 1, words: words.trim()}))
    .filter(({words}) => words && !words.startsWith('#'));
  /** @type {Lines} */
  const lines = {puzzles: [], bad: [], left: Math.max(0, all.length - MOST_LINES)};
  for (const {line, words} of all.slice(0, MOST_LINES)) {
    if (isOver()) break;
    const read = await engine.parse(words);
    if (read.ok) lines.puzzles.push(read.puzzle);
    else lines.bad.push({line, message: read.error.message});
  }
  return lines;
}
