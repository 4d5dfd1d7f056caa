/**
 * Games as text, so that they outlast a reload, each under its puzzle. What is kept is bounded: of a long game the
 * oldest edits are forgotten, of many games those that were not played for longest. Works without storage.
 */
import {keepsItsOwn} from './borders.js';
import {EMPTY, decode, encode, isSame} from './content.js';
import {Game} from './game.js';
import {fits} from './lines.js';

/** @typedef {import('./content.js').Content} Content */

export const KEY = 'sudokuscope.games';
/** Characters of all games, and of one. */
const MOST_TEXT = 400_000;
const MOST_OF_GAME = 120_000;
const MOST_GAMES = 20;

/**
 * A game as it is kept.
 * @typedef {object} Saved
 * @property {string} puzzle its line and box, by which it is found again
 * @property {string} start what the cells held before the first edit that is kept
 * @property {string[]} deeds the edits, under the name that stored games have; each as "cell=content" with commas
 * @property {number} at how many of them are in force
 * @property {number} ms played
 */

/** @typedef {Pick<Storage, 'getItem' | 'setItem'>} Store */

/**
 * @param {Game} game
 * @param {string} puzzle
 * @param {number} ms
 * @returns {Saved}
 */
export function save(game, puzzle, ms) {
  const {entries, at} = game.history;
  const edits = entries.map((entry) => entry.map(({cell, after}) => `${cell}=${encode(after)}`).join());
  let first = 0;
  let length = edits.reduce((sum, edit) => sum + edit.length + 3, 0);
  while (length > MOST_OF_GAME && first < at) length -= edits[first++].length + 3;
  const start = Array.from({length: game.cells}, (_, cell) => game.content(cell));
  for (const entry of entries.slice(first, at).reverse()) for (const {cell, before} of entry) start[cell] = before;
  return {puzzle, start: start.map(encode).join(), deeds: edits.slice(first), at: at - first, ms: Math.round(ms)};
}

/**
 * The game that was saved; a fresh one where that can't be read.
 * @param {import('../../web/src/index.js').Puzzle} puzzle
 * @param {Saved} saved
 * @returns {Game}
 */
export function restore(puzzle, saved) {
  const fresh = new Game(puzzle);
  const start = saved.start.split(',').map((word) => decode(word, puzzle.size));
  const edits = saved.deeds.map((text) => readEdit(text, fresh));
  const isGood = start.length === fresh.cells && start.every((content, cell) => isAllowed(fresh, cell, content)) &&
    edits.every(Boolean);
  if (!isGood) return fresh;
  const game = new Game(puzzle, /** @type {Content[]} */ (start));
  for (const edit of edits) game.change(/** @type {[number, Content][]} */ (edit));
  while (game.history.at > saved.at && game.canUndo) game.undo();
  return game;
}

/** @param {string} text @param {Game} game @returns {[number, Content][] | null} */
function readEdit(text, game) {
  /** @type {[number, Content][]} */
  const changes = [];
  for (const change of text.split(',')) {
    const [, cell, word] = /^(\d{1,3})=(.*)$/.exec(change) ?? [];
    const content = cell && Number(cell) < game.cells ? decode(word, game.shape.size) : null;
    if (!content || !isAllowed(game, Number(cell), content)) return null;
    changes.push([Number(cell), content]);
  }
  return changes;
}

/**
 * A given may have a colour and what is drawn, and nothing else; no line leads out of the grid.
 * @param {Game} game @param {number} cell @param {Content | null} content
 */
function isAllowed(game, cell, content) {
  if (content === null || !fits(game.shape, cell, content.lines)) return false;
  const {colour, lines, borders, spot} = content;
  return keepsItsOwn(game.shape, cell, borders) &&
    (!game.isGiven(cell) || isSame(content, {...EMPTY, colour, lines, borders, spot}));
}

/** The games that are kept, the latest first. */
export class GameStore {
  /** The state of a game that was found or kept here last: another one in its place is of another tab. */
  #known = '';

  /** @param {() => Store} open may throw, as storage does where it is forbidden */
  constructor(open) {
    this.open = open;
  }

  /** @returns {Saved[]} */
  get all() {
    try {
      const games = JSON.parse(this.open().getItem(KEY) ?? '[]');
      return Array.isArray(games) ? games.filter(isSaved) : [];
    } catch {
      return [];
    }
  }

  /** @param {string} puzzle */
  find(puzzle) {
    const found = this.all.find((saved) => saved.puzzle === puzzle) ?? null;
    this.#known = stateOf(found);
    return found;
  }

  /**
   * The game that another tab has made of this one since it was found or kept here. `goesOn`: from this one, so that it
   * can take its place; otherwise both have changed it.
   * @param {Saved} own
   * @returns {{saved: Saved, goesOn: boolean} | null}
   */
  news(own) {
    const saved = this.all.find(({puzzle}) => puzzle === own.puzzle);
    const [state, mine] = [stateOf(saved ?? null), stateOf(own)];
    if (!saved || state === mine || state === this.#known) return null;
    const isKept = !own.deeds.length || mine === this.#known;
    return {saved, goesOn: isKept && saved.start === own.start};
  }

  /**
   * Keeps a game, in place of an older state of it. A game that nobody has gone on with here does not replace what
   * another tab has made of it.
   * @param {Saved} saved
   */
  put(saved) {
    const before = this.all;
    const state = stateOf(saved);
    const stored = before.find(({puzzle}) => puzzle === saved.puzzle);
    if (stored && state === this.#known && stateOf(stored) !== state) return;
    this.#known = state;
    const games = [saved, ...before.filter((each) => each !== stored)].slice(0, MOST_GAMES);
    let text = JSON.stringify(games);
    while (text.length > MOST_TEXT && games.length > 1) {
      games.pop();
      text = JSON.stringify(games);
    }
    try {
      this.open().setItem(KEY, text);
    } catch {
      // No storage, or none left: the game goes on, and is gone with the page.
    }
  }
}

/** A game without its time, to be compared. @param {Saved | null} saved */
function stateOf(saved) {
  return saved ? JSON.stringify([saved.puzzle, saved.start, saved.deeds, saved.at]) : '';
}

/** @param {any} saved @returns {saved is Saved} */
function isSaved(saved) {
  const isText = (/** @type {unknown} */ value) => typeof value === 'string';
  return isText(saved?.puzzle) && isText(saved.start) && Array.isArray(saved.deeds) && saved.deeds.every(isText) &&
    Number.isInteger(saved.at) && Number.isFinite(saved.ms) && saved.ms >= 0;
}
