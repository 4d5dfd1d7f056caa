// The step that the page of a technique shows at its example: what the page says, and what the test holds it to.

/** @typedef {import('../web/src/protocol/people.js').FoundStep} FoundStep */

/**
 * Where the technique is the easiest that finds anything, the step that is found there; else of all its steps the
 * plainest.
 * @param {import('../web/src/client/engine.js').Engine} engine
 * @param {import('../web/src/grid/plain-puzzle.js').Puzzle} position
 * @param {string} technique its id
 * @returns {Promise<{step: FoundStep, easiest: FoundStep} | null>} with the easiest step of any technique
 */
export async function exampleStep(engine, position, technique) {
  const next = await engine.nextStep(position);
  if (!next.ok || !next.step) return null;
  if (next.step.technique === technique) return {step: next.step, easiest: next.step};
  const all = await engine.steps(position, {technique});
  const steps = all.ok ? all.steps.map(({found}) => found).sort((a, b) => weightOf(a) - weightOf(b)) : [];
  return steps.length ? {step: steps[0], easiest: next.step} : null;
}

/**
 * How much there is to see in a step: the less, the plainer.
 * @param {FoundStep} step
 */
export function weightOf({difficulty, reason, eliminations, placements}) {
  const said = eliminations.length + 2 * placements.length;
  return 10 * difficulty + 3 * reason.roles.length + 4 * reason.links.length + 5 * Math.abs(said - 2);
}
