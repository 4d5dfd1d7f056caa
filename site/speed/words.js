/** The words of the bench: times, rates, machine, how far it is. */
import {count} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/speed.js';
import {speaker, writeNumber} from '../../web/src/language/catalogue.js';

const say = speaker('site/speed', messages);

/** @typedef {import('./run.js').SpeedRun} SpeedRun */
/** @typedef {{threads: number, simd: boolean, mode: 'worker' | 'main'}} Machine what solves here */

/** Three digits at most. @param {number} value */
const short = (value) => (value < 9.95 ? writeNumber(value, 1) : count(Math.round(value)));

/** A time as people read it: 0.7 µs, 21 µs, 3.9 ms, 2 s. @param {number} us microseconds */
export function timeWords(us) {
  if (us < 999.5) return `${short(us)} µs`;
  return us < 999_500 ? `${short(us / 1000)} ms` : `${short(us / 1_000_000)} s`;
}

/** A power of ten on an axis: 1 µs, 10 ms. @param {number} us */
export function tickWords(us) {
  const round = (/** @type {number} */ value) => writeNumber(Number(value.toPrecision(1)));
  if (us < 1000) return `${round(us)} µs`;
  return us < 1_000_000 ? `${round(us / 1000)} ms` : `${round(us / 1e6)} s`;
}

/** 590,000 or 1.6 million @param {number} perSecond */
export function rateWords(perSecond) {
  if (perSecond >= 999_500) return say('million', {number: short(perSecond / 1e6)});
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(perSecond)) - 2);
  return count(Math.round(perSecond / unit) * unit);
}

/** Two threads and SIMD, in a sentence. @param {Machine} machine */
export function machineWords({threads, simd, mode}) {
  return say('machine', {mode, threads, simd: simd ? 'yes' : 'no'});
}

/** The headline: of the first set, once it is measured. @param {SpeedRun} run */
export function titleWords({groups, threads}) {
  const [{name, rates}] = groups[0].rows;
  const one = rates.simd ?? rates.plain;
  if (!one || !rates.all) return say('title');
  return say('title.measured', {name: name[0], time: timeWords(1e6 / one), rate: rateWords(rates.all), threads});
}

/** How far it is, or how it ended. @param {SpeedRun} run */
export function progressWords({state, done, total, ms}) {
  switch (state) {
    case 'running': return say('progress.running', {done, total});
    case 'cancelled': return say('progress.cancelled', {done, total});
    case 'failed': return say('progress.failed', {done, total});
    case 'done': return say('progress.done', {done, total, time: timeWords(1000 * ms)});
    default: return say('progress', {total});
  }
}
