/** The answerers of questions beside solving and runs: each is loaded when the first of its kind is asked. */

import {once} from '../common/once.js';

/** @typedef {(...question: any[]) => Generator<void, any>} Answerer */

/**
 * Answers by the name of what is asked: `prove`, or about how people solve.
 * @param {string | BufferSource} [wasm] of the core
 */
export function createHelp(wasm) {
  /** @type {() => Promise<Answerer>} */
  const people = once(async () => (await import('./people.js')).createPeople(wasm));
  /** @type {() => Promise<Answerer>} */
  const proving = once(async () => (await import('./proving.js')).createProving(wasm));
  /**
   * @param {import('./turns.js').Job} job @param {(progress: any) => void} tell
   * @param {import('./host.js').Input} input @param {string} name @param {any[]} args
   */
  return async (job, tell, input, name, ...args) =>
    (await (name === 'prove' ? proving : people)())(job, tell, input, name, ...args);
}
