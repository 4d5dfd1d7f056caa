/**
 * Times of a run that is repeated: their median, and the range of their middle half. A browser's clock, and a machine
 * that does other things, make single times differ by a lot.
 */
import {writeNumber} from '../../web/src/language/catalogue.js';
import {median, quantile} from '../charts/scale.js';

/** A run that took longer than this once is not repeated. */
export const SHORT_MS = 1000;
/** A short one is repeated so often, or until it has taken so long in all. */
export const ROUNDS = 9;
const ALL_MS = 600;
/** How far off a time may be that was measured once. */
const SINGLE = 0.2;

/** @typedef {{ms: number, low: number, high: number, times: number}} Timing low, high: of the middle half */

/** True if another repetition is wanted. @param {number[]} times */
export function wantsMore(times) {
  return times.length < ROUNDS && times.reduce((sum, ms) => sum + ms, 0) < ALL_MS;
}

/** @param {number[]} times of one run, in milliseconds @returns {Timing} */
export function timingOf(times) {
  const [ms] = times;
  if (times.length === 1) return {ms, low: ms * (1 - SINGLE), high: ms * (1 + SINGLE), times: 1};
  return {ms: median(times), low: quantile(times, 0.25), high: quantile(times, 0.75), times: times.length};
}

/**
 * The one that is faster than all others beyond noise: the middle half of its times ends before any other's begins.
 * @param {(Timing | undefined)[]} timings undefined where a run has not come to its end
 * @returns {number} its index, -1 where there is none
 */
export function fastest(timings) {
  const known = timings.filter((timing) => timing !== undefined);
  const first = timings.findIndex((timing) => timing && known.every(({ms}) => timing.ms <= ms));
  const winner = timings[first];
  const isApart = winner && known.length > 1 && known.every((other) => other === winner || other.low > winner.high);
  return isApart ? first : -1;
}

/**
 * Half of the range, in the unit of the time beside it: "±0.1".
 * @param {Timing} timing
 * @returns {string} empty for a time that was measured once
 */
export function spreadWords({ms, low, high, times}) {
  if (times < 2) return '';
  const half = (high - low) / 2;
  if (ms < 9.95) return `±${writeNumber(half, 1)}`;
  return ms < 999.5 ? `±${Math.round(half)}` : `±${writeNumber(half / 1000, 1)}`;
}
