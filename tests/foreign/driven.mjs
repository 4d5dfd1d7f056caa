// A browser for each test, or what is as good as one, so that none depends on what the last one left: WebKitGTK was
// seen to hang after a page with busy workers, and all later tests hung with it.
import {afterEach, beforeEach} from 'node:test';

/**
 * A browser that can open a page and run something in it.
 * @typedef {object} Driven
 * @property {(url: string) => Promise<void>} open
 * @property {(body: string) => Promise<any>} run the body of an async function, in the page; gives what it returns, as
 *   JSON has it
 * @property {() => Promise<void>} close
 * @property {string[]} [traces] what driving it leaves in a page
 */

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {{skip: string} | {timeout: number}} options of its tests
 * @property {() => Driven} driven once tests run
 */

/**
 * @param {string} name of the browser
 * @param {(() => Promise<Driven>) | string} start starts it; a text says why it can't be had
 * @returns {Browser}
 */
export function drive(name, start) {
  /** @type {Driven | undefined} */
  let driven;
  if (typeof start !== 'string') {
    beforeEach(async () => { driven = await start(); });
    afterEach(() => driven?.close());
  }
  const options = typeof start === 'string' ? {skip: start} : {timeout: 180_000};
  return {name, options, driven: () => /** @type {Driven} */ (driven)};
}

/**
 * Asks again and again until an answer is neither null nor false.
 * @template T
 * @param {() => Promise<T | null | false>} ask
 * @param {string} what is waited for, for the sentence where it does not come
 * @returns {Promise<T>}
 */
export async function until(ask, what) {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain: ${what}`);
}
