/** What the host does with the module that helps people. Loaded, with it, when the first of that is wanted. */
import {failure, quoted} from './core-bytes.js';
import {natural} from './host-input.js';
import {loadHuman} from './human.js';

/** @typedef {import('./engine-host.js').Input} Input */
/** @typedef {import('./engine-host.js').Job} Job */

const SLICE_MS = 6;
/** Nodes that a trial of what is impossible may take. */
const MOST_NODES = 20_000;

/** @type {import('./protocol-human.js').Impossible} */
const CANCELLED = {blame: 'unknown', firstWrong: 0, clash: [], isMinimal: false};

/** @param {string | BufferSource} [wasm] of the core */
export async function createHelp(wasm) {
  const human = await loadHuman(wasm);
  return {
    techniques: () => ({ok: true, techniques: human.techniques}),
    /** @param {Input} input @param {any} options */
    nextStep: (input, options) =>
      (input.ok ? {ok: true, step: human.nextStep(input.bytes, options?.uniqueness !== false)} : input),
    /** @param {Input} input @param {any} options */
    steps(input, options) {
      if (!input.ok) return input;
      const id = String(options?.technique);
      const technique = human.techniques.findIndex((each) => each.id === id);
      if (technique < 0) return failure('technique', `There is no technique ${quoted(id)}.`);
      return {ok: true, steps: human.allSteps(input.bytes, technique, options?.uniqueness !== false)};
    },
    /** @param {Job} job @param {Input} input @param {any} order cells in the order in which their values were put */
    * impossible(job, input, order) {
      if (!input.ok) return input;
      const cells = Array.from(Array.isArray(order) ? order : [], (cell) => natural(cell, 0xffff) & 0xffff);
      const search = human.impossible(input.bytes, cells.slice(0, input.bytes.length), MOST_NODES);
      for (let end = performance.now() + SLICE_MS, next = search.next(); ; next = search.next()) {
        if (next.done) return {ok: true, ...next.value};
        if (performance.now() < end) continue;
        if (job.cancelled) {
          search.return(CANCELLED);
          return {ok: true, ...CANCELLED};
        }
        yield;
        end = performance.now() + SLICE_MS;
      }
    },
  };
}
