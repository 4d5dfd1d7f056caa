// How a benchmark tells what it measured; tools/bench.mjs reads these lines.

/**
 * @param {string} figure what was measured
 * @param {string} wanted what is promised
 * @param {string} got what came out, with its unit
 * @param {boolean} ok whether the promise holds
 */
export function report(figure, wanted, got, ok) {
  console.log(JSON.stringify({figure, wanted, got, ok}));
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
