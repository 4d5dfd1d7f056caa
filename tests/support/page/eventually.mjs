// Assertions about what comes in its own time. A page has a worker, fonts and animations, and the machine has other
// work: the answer to a question right after a click may be the state before it.
import assert from 'node:assert/strict';
import {setTimeout as sleep} from 'node:timers/promises';

/** Far longer than a page takes on a machine that is busy: who waits for so long waits for what doesn't come. */
const mostMs = 30_000;
const betweenMs = 40;

/**
 * Checks again and again until it passes; if it never does, it fails as it did last.
 * @param {() => unknown} check throws for as long as what it is about has not come
 * @param {number} [forMs] so long at most
 */
export async function passes(check, forMs = mostMs) {
  for (const end = Date.now() + forMs; ;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await sleep(betweenMs);
  }
}

/**
 * The assertions of node:assert on what is read anew each time, until they hold: `await eventually.equal(step, 12)`.
 * What must NOT happen is asserted after something that comes later, or it would hold before there was time for it.
 */
export const eventually = {
  /** @param {() => unknown} read @param {string} [message] */
  ok: (read, message = `${read}`) => passes(async () => assert.ok(await read(), message)),
  /** @param {() => unknown} read @param {unknown} wanted @param {string} [message] */
  equal: (read, wanted, message) => passes(async () => assert.equal(await read(), wanted, message)),
  /** @param {() => unknown} read @param {unknown} wanted @param {string} [message] */
  deepEqual: (read, wanted, message) => passes(async () => assert.deepEqual(await read(), wanted, message)),
  /** @param {() => unknown} read @param {unknown} unwanted @param {string} [message] */
  notEqual: (read, unwanted, message) => passes(async () => assert.notEqual(await read(), unwanted, message)),
  /** @param {() => unknown} read @param {RegExp} wanted @param {string} [message] */
  match: (read, wanted, message) => passes(async () => assert.match(String(await read()), wanted, message)),
  /** @param {() => unknown} read @param {RegExp} unwanted @param {string} [message] */
  doesNotMatch: (read, unwanted, message) =>
    passes(async () => assert.doesNotMatch(String(await read()), unwanted, message)),
};
