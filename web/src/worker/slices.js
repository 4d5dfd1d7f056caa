/** Work that is a generator, done in slices. */

const SLICE_MS = 6;

/**
 * @template Done
 * @template Each
 * @param {import('./host.js').Job} job
 * @param {Generator<Each, Done, void>} work
 * @param {(done: Each) => void} each
 * @returns {Generator<void, Done | null, void>} null where it was cancelled
 */
export function* inSlices(job, work, each) {
  for (let end = performance.now() + SLICE_MS; ;) {
    const next = work.next();
    if (next.done) return next.value;
    each(next.value);
    if (performance.now() < end) continue;
    yield;
    if (job.cancelled) break;
    end = performance.now() + SLICE_MS;
  }
  work.return(/** @type {any} */ (null));
  return null;
}
