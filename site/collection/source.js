/** The places of the puzzles in a text, and their names there. No document is needed. */

const LONGEST_NAME = 60;
/** A column of a table that is itself a grid: a solution. */
const GRID = /^[\d.]{16,}$/;
const NOWHERE = 0xffffffff;

export class Source {
  /** The line that each puzzle begins in, from 1; 0 where it was not found. */
  lines;
  #text;
  #puzzles;
  #starts;
  #hasNames;

  /** @param {string} text @param {string[]} puzzles parts of it, in their order */
  constructor(text, puzzles) {
    this.lines = new Uint32Array(puzzles.length);
    this.#text = text;
    this.#puzzles = puzzles;
    this.#starts = new Uint32Array(puzzles.length).fill(NOWHERE);
    // Of markup, what stands round a puzzle is no name.
    this.#hasNames = !/^\s*</.test(text);
    this.#find();
  }

  #find() {
    let at = 0;
    let line = 1;
    let nextBreak = this.#text.indexOf('\n');
    for (let index = 0; index < this.#puzzles.length; index += 1) {
      const start = this.#text.indexOf(this.#puzzles[index], at);
      if (start < 0) continue;
      for (; nextBreak >= 0 && nextBreak < start; nextBreak = this.#text.indexOf('\n', nextBreak + 1)) line += 1;
      this.#starts[index] = start;
      this.lines[index] = line;
      at = start + this.#puzzles[index].length;
    }
  }

  /**
   * The text beside a puzzle on its line; the heading above one that has lines of its own. Empty if it has none.
   * @param {number} index
   */
  nameOf(index) {
    const start = this.#starts[index];
    if (start === NOWHERE || !this.#hasNames) return '';
    const text = this.#text;
    const puzzle = this.#puzzles[index];
    const before = index > 0 && this.#starts[index - 1] !== NOWHERE ?
      this.#starts[index - 1] + this.#puzzles[index - 1].length : 0;
    if (puzzle.includes('\n')) return shortName(text.slice(before, start).trim().split('\n').at(-1) ?? '');
    const end = text.indexOf('\n', start);
    const left = text.slice(Math.max(before, text.lastIndexOf('\n', start) + 1), start);
    return shortName(`${left}\t${text.slice(start + puzzle.length, end < 0 ? text.length : end)}`);
  }
}

/** @param {string} words */
function shortName(words) {
  const columns = words.split(/[\t,;|]/).map((column) => column.replace(/^[\s#]+|\s+$/g, ''));
  const name = columns.filter((column) => column && !GRID.test(column)).join(', ');
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
