/**
 * The places of runs in a race: all at the same step, or each at its share of the same time. A position is a step,
 * or milliseconds; a run of so many steps in so many milliseconds is taken to go evenly.
 */

/** @typedef {'steps' | 'time'} Unit */
/** @typedef {{length: number, ms: number}} Runner */

/** Floating point may leave a position a hair below the step that it was made of. */
const HAIR = 1e-6;

/** How fast a race may go, in steps or milliseconds a second. @type {Record<Unit, number[]>} */
export const RATES = {
  steps: [10, 100, 1000, 10_000, 100_000, 1_000_000],
  time: [0.1, 1, 10, 100, 1000],
};

/** The rate of a race that nobody has set. @type {Record<Unit, number>} */
export const FIRST_RATE = {steps: 100, time: 1};

/**
 * The step of a run.
 * @param {Unit} unit
 * @param {number} position
 * @param {Runner} runner
 */
export function stepAt(unit, position, {length, ms}) {
  if (unit === 'steps') return Math.min(length, position);
  return ms > 0 ? Math.min(length, Math.floor(position / ms * length + HAIR)) : length;
}

/**
 * The position at which a run reaches a step.
 * @param {Unit} unit
 * @param {number} step
 * @param {Runner} runner
 */
export function positionOf(unit, step, {length, ms}) {
  if (unit === 'steps') return step;
  return length ? step / length * ms : 0;
}

/** The position at which the last one ends. @param {Unit} unit @param {Runner[]} runners */
export function endOf(unit, runners) {
  return Math.max(0, ...runners.map((runner) => positionOf(unit, runner.length, runner)));
}
