/** What the bench says of itself: times, rates, machine, how far it is. */
import {count, plural} from '../../web/src/index.js';

/** @typedef {import('./run.js').SpeedRun} SpeedRun */
/** @typedef {{threads: number, simd: boolean, mode: 'worker' | 'main'}} Machine what solves here */

/** Three digits at most. @param {number} value */
const short = (value) => (value < 9.95 ? value.toFixed(1) : count(Math.round(value)));

/** A time as people read it: 0.7 µs, 21 µs, 3.9 ms, 2 s. @param {number} us microseconds */
export function timeWords(us) {
  if (us < 999.5) return `${short(us)} µs`;
  return us < 999_500 ? `${short(us / 1000)} ms` : `${short(us / 1_000_000)} s`;
}

/** A power of ten on an axis: 1 µs, 10 ms. @param {number} us */
export function tickWords(us) {
  if (us < 1000) return `${Number(us.toPrecision(1))} µs`;
  return us < 1_000_000 ? `${Number((us / 1000).toPrecision(1))} ms` : `${Number((us / 1e6).toPrecision(1))} s`;
}

/** 590,000 or 1.6 million @param {number} perSecond */
export function rateWords(perSecond) {
  if (perSecond >= 999_500) return `${short(perSecond / 1e6)} million`;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(perSecond)) - 2);
  return count(Math.round(perSecond / unit) * unit);
}

/** Two threads and SIMD, in a sentence. @param {Machine} machine */
export function machineWords({threads, simd, mode}) {
  const where = mode === 'worker' ? `on ${plural(threads, 'thread', 'threads')}` : 'in the page itself, on one thread';
  const build = simd ? 'with the SIMD build' : 'with the plain build, since this browser has no SIMD';
  return `WebAssembly ${where}, ${build}.`;
}

/** The headline: of the first set, once it is measured. @param {SpeedRun} run */
export function titleWords({groups, threads}) {
  const [{name, rates}] = groups[0].rows;
  const one = rates.simd ?? rates.plain;
  if (!one || !rates.all) return 'How fast is the solver in this browser?';
  const where = plural(threads, 'thread', 'threads');
  return `${name[0]}: ${timeWords(1e6 / one)} each, ${rateWords(rates.all)} a second on ${where}`;
}

/** How far it is, or how it ended. @param {SpeedRun} run */
export function progressWords({state, done, total, ms}) {
  const far = `${count(done)} of ${count(total)} puzzles`;
  switch (state) {
    case 'running': return `${far} measured`;
    case 'cancelled': return `Cancelled after ${far}. The results so far are kept.`;
    case 'failed': return `The engine gave no answer after ${far}.`;
    case 'done': return `${far} measured in ${timeWords(1000 * ms)}`;
    default: return `${count(total)} puzzles, under a minute`;
  }
}
