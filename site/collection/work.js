/** The long work on a collection: reading every puzzle, and solving them, in pieces that leave the page free. */
import {createEngine} from '../../web/src/index.js';
import {plainGivens} from './data.js';
import {once} from '../../web/src/common/once.js';
import {textOf} from '../common/opened.js';

/** @typedef {import('./data.js').Collection} Collection */
/** @typedef {import('../../web/src/index.js').SolvingEngine} Engine */

/** Milliseconds that a piece of work on the page's own thread takes. */
const PIECE_MS = 12;
/** Texts that the engine reads between two looks at whether anybody waits. */
const READ_AT_ONCE = 100;
/** Puzzles that are solved at first, until it is known how long they take. */
const FIRST_SLICE = 200;
const SLICE_MS = 250;
const MOST_IN_SLICE = 5000;

/** Lets the page do what it has to. */
export function breathe() {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Reads all puzzles that nobody has read: how many givens, or what is wrong.
 * @param {Collection} collection
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {() => void} tell called now and then
 */
export async function readAll(collection, engine, signal, tell) {
  /** @type {number[]} */
  const others = [];
  let end = performance.now() + PIECE_MS;
  for (const [index, text] of collection.texts.entries()) {
    const givens = plainGivens(text);
    if (givens < 0) others.push(index);
    else collection.setRead(index, 9, givens);
    if (performance.now() < end) continue;
    tell();
    await breathe();
    if (signal.aborted) return;
    end = performance.now() + PIECE_MS;
  }
  tell();
  for (let at = 0; at < others.length && !signal.aborted; at += READ_AT_ONCE) {
    await Promise.all(others.slice(at, at + READ_AT_ONCE).map(async (index) => {
      const read = await engine.parse(collection.texts[index]);
      if (read.ok) {
        collection.setRead(index, read.puzzle.size, read.puzzle.givens.filter(Boolean).length, textOf(read.puzzle));
      } else {
        collection.setWrong(index, read.error.message);
      }
    }));
    tell();
  }
}

/** More engines than this gain little, and take memory. */
const MOST_ENGINES = 4;
/** Engines that rate, each in a worker of its own where there can be workers. */
const raters = once(async () => {
  const first = await createEngine();
  const more = first.info().mode === 'worker' ? Math.min(MOST_ENGINES, navigator.hardwareConcurrency || 1) - 1 : 0;
  return [first, ...await Promise.all(Array.from({length: more}, () => createEngine()))];
});

/**
 * Rates all that nobody has rated, or until it is stopped; what has come stays.
 * @param {Collection} collection
 * @param {AbortSignal} signal
 * @param {(done: number, total: number) => void} tell
 * @returns {Promise<number>} how many
 */
export async function rateAll(collection, signal, tell) {
  const waiting = collection.unrated();
  const total = waiting.length;
  let done = 0;
  await Promise.all((await raters()).map(async (engine) => {
    for (let index = waiting.shift(); index !== undefined && !signal.aborted; index = waiting.shift()) {
      const read = await engine.parse(collection.texts[index]);
      const rated = read.ok ? await engine.rate(read.puzzle, {signal}) : read;
      if (signal.aborted) return;
      collection.setRated(index, rated.ok ? rated.rating.hardest : null);
      done += 1;
      tell(done, total);
    }
  }));
  return done;
}

/**
 * Finds what all guises of each puzzle have in common; unless it is stopped.
 * @param {Collection} collection
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {(done: number, total: number) => void} tell
 */
export async function findForms(collection, engine, signal, tell) {
  // A line tells the boxes of 9x9; of other sizes the text may.
  const texts = collection.texts.map((text, index) =>
    (collection.sizes[index] === 9 ? collection.lineOf(index) : text));
  const found = await engine.canonical(texts, {signal, onProgress: tell});
  if (found.ok && !signal.aborted) collection.forms = found.forms;
}

/**
 * Solves all that are open, or until it is stopped; what has come stays.
 * @param {Collection} collection
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {(done: number, total: number) => void} tell
 * @returns {Promise<{done: number, ms: number, threads: number}>}
 */
export async function solveAll(collection, engine, signal, tell) {
  const open = collection.open();
  const start = performance.now();
  let done = 0;
  let threads = 0;
  let size = FIRST_SLICE;
  while (done < open.length && !signal.aborted) {
    const part = open.slice(done, done + size);
    const before = done;
    const onProgress = (/** @type {number} */ solved) => tell(before + solved, open.length);
    const many = await engine.solveMany(part.map((index) => collection.texts[index]), {signal, onProgress});
    if (!many.ok) break;
    part.forEach((index, i) => collection.setSolved(index, many.results[i]));
    done += part.length;
    threads = Math.max(threads, many.threads);
    size = Math.min(MOST_IN_SLICE, 2 * size, Math.max(FIRST_SLICE, Math.ceil(part.length * SLICE_MS / many.ms)));
    tell(done, open.length);
    await breathe();
  }
  // A puzzle whose drawings were not read has an answer, and no solution.
  const solved = open.filter((index) => collection.isSolved(index)).length;
  return {done: solved, ms: performance.now() - start, threads};
}
