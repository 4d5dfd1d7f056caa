/** The answerers of questions beside solving and runs: each is loaded when the first of its kind is asked. */

/** @typedef {(...question: any[]) => Generator<void, any>} Answerer */

/**
 * Answers by the name of what is asked: `prove`, or about how people solve.
 * @param {string | BufferSource} [wasm] of the core
 */
export function createHelp(wasm) {
  const load = {
    people: async () => (await import('./people.js')).createPeople(wasm),
    proving: async () => (await import('./proving.js')).createProving(wasm),
  };
  /** @type {Partial<Record<keyof typeof load, Promise<Answerer>>>} */
  const loaded = {};
  /** @param {keyof typeof load} who */
  const answerer = (who) => loaded[who] ??= load[who]().catch((error) => {
    delete loaded[who];
    throw error;
  });
  /**
   * @param {import('./turns.js').Job} job @param {(progress: any) => void} tell
   * @param {import('./host.js').Input} input @param {string} name @param {any[]} args
   */
  return async (job, tell, input, name, ...args) =>
    (await answerer(name === 'prove' ? 'proving' : 'people'))(job, tell, input, name, ...args);
}
