/**
 * The way to what tells of steps of techniques. It is loaded with the first run by techniques; what is shown before,
 * and of other runs, needs none of it.
 */

/**
 * @typedef {object} TechniqueTeller
 * @property {(shape: import('../grid/geometry.js').Geometry, event: import('../run/replay.js').RunEvent,
 *             notation: import('../grid/geometry.js').Notation) => import('./narrate.js').Saying} saying
 * @property {(step: import('../protocol/people.js').FoundStep) =>
 *   import('./techniques/step-pattern.js').StepPattern | null} pattern what stands out on a board that shows the step
 *   done
 * @property {(id: string) => string} name of a technique
 * @property {(shape: import('../grid/geometry.js').Geometry, event: import('../run/replay.js').RunEvent,
 *             notation: import('../grid/geometry.js').Notation) => string} why sentences on why it holds, without its
 *   cases; may be empty
 * @property {(shape: import('../grid/geometry.js').Geometry, event: import('../run/replay.js').RunEvent,
 *             notation: import('../grid/geometry.js').Notation) =>
 *   import('./techniques/step-pattern.js').DrawnCase[]} cases to choose
 *   from, on a board that shows the step done
 */

/** As long as nothing is known of techniques, nothing is said of them. @type {TechniqueTeller} */
export let teller = {
  saying: () => ({head: [], tail: []}), pattern: () => null, name: (id) => id, why: () => '',
  cases: () => [],
};

/** @param {TechniqueTeller} loaded */
export function knowTechniques(loaded) {
  teller = loaded;
}
