/**
 * Work in slices of a few milliseconds, as generators: each yield ends a slice, and the host looks at other requests
 * before it begins the next.
 */

/** @typedef {import('./turns.js').Job} Job */

/** A slice, in milliseconds: a page draws every 16, and the engine may be in the page. */
export const SLICE_MS = 6;
const PROGRESS_MS = 100;
/** Steps between two looks at the clock: few at first, since those of large grids take long; then as many as fit. */
const FIRST_STEPS = 32;
const BETWEEN_LOOKS_MS = 1;

/**
 * Calls `advance` with a number of steps until it answers false or the job is cancelled.
 * @param {Job} job
 * @param {(steps: number) => boolean} advance
 * @param {(ms: number) => void} [afterSlice] gets the milliseconds worked so far
 * @returns {Generator<void, number, void>} milliseconds worked
 */
export function* inSlices(job, advance, afterSlice) {
  let steps = FIRST_STEPS;
  let worked = 0;
  for (;;) {
    const start = performance.now();
    let ms = 0;
    let more = !job.cancelled;
    while (more && ms < SLICE_MS) {
      more = advance(steps);
      const taken = performance.now() - start - ms;
      ms += taken;
      if (taken < BETWEEN_LOOKS_MS / 2) steps *= 2;
      if (taken > BETWEEN_LOOKS_MS * 2 && steps > 1) steps /= 2;
    }
    worked += ms;
    if (!more) return worked;
    afterSlice?.(worked);
    yield;
  }
}

/**
 * The same for work that is a generator itself.
 * @template Done
 * @template Each
 * @param {Job} job
 * @param {Generator<Each, Done, void>} work
 * @param {(done: Each) => void} [each]
 * @param {(ms: number) => void} [afterSlice]
 * @returns {Generator<void, Done | null, void>} null if it was cancelled
 */
export function* drained(job, work, each = () => {}, afterSlice = undefined) {
  /** @type {Done | null} */
  let result = null;
  yield* inSlices(job, () => {
    const next = work.next();
    if (next.done) result = next.value;
    else each(next.value);
    return !next.done;
  }, afterSlice);
  work.return(/** @type {any} */ (null));
  return result;
}

/**
 * @template {any[]} News
 * @param {(...news: News) => void} tell
 * @returns {(...news: News) => void} that tells at most every PROGRESS_MS
 */
export function nowAndThen(tell) {
  let last = performance.now();
  return (...news) => {
    if (performance.now() - last < PROGRESS_MS) return;
    last = performance.now();
    tell(...news);
  };
}
