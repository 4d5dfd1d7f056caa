/**
 * Measuring and drawing in batches: first all elements of a page measure, then all draw. Were each to draw what it has
 * just measured, the next one would have the whole page laid out anew.
 */

/** Measures, and returns a function that then draws. @typedef {() => () => void} Measure */

/** @param {(run: () => void) => void} when a batch is due once the first is waiting for it */
function batch(when) {
  /** @type {Set<Measure>} */
  const waiting = new Set();
  const run = () => {
    const draws = [...waiting].map((measure) => measure());
    waiting.clear();
    for (const draw of draws) draw();
  };
  return (/** @type {Measure} */ measure) => {
    if (!waiting.size) when(run);
    waiting.add(measure);
  };
}

/** As soon as the script has ended, before anything is painted. However often one asks, it measures once. */
export const inThisTask = batch(queueMicrotask);
/** With the next picture. */
export const inNextFrame = batch((run) => requestAnimationFrame(run));
