/**
 * Scales of the chart. A value may be Infinity: of a run that was stopped only a lower bound is known, and it stands at
 * the edge. On a scale of counts, nought has a place of its own before one.
 */

/**
 * @typedef {object} Scale
 * @property {(value: number) => number} xOf
 * @property {{value: number, x: number}[]} ticks powers of ten and nought
 * @property {number} edge where stopped runs stand; they have a place of their own only where there are any
 * @property {number | null} break where the scale is broken, between all else and the edge
 */

/** Nought is this far before one, in powers of ten. */
const NOUGHT = 0.58;
/** The edge is so far beyond all else. */
const EDGE_ROOM = 28;
/** The break is so far before the edge: nearer to it than to the last dot, whose radius needs room. */
const BREAK_BEFORE = 14;

/**
 * A logarithmic scale that has room for all of some values.
 * @param {number[]} values
 * @param {{from: number, to: number, counts: boolean}} room `counts`: whole numbers from nought on
 * @returns {Scale}
 */
export function logScale(values, {from, to, counts}) {
  const finite = values.filter((value) => Number.isFinite(value) && value > 0);
  const isStopped = values.includes(Infinity);
  const low = counts ? -NOUGHT : Math.floor(Math.log10(finite.reduce((a, b) => Math.min(a, b), 1)));
  const top = Math.log10(finite.reduce((a, b) => Math.max(a, b), counts ? 10 : 10 ** (low + 1)));
  const end = isStopped ? to - EDGE_ROOM : to;
  const place = (/** @type {number} */ power) => from + (power - low) / (top - low) * (end - from);
  const xOf = (/** @type {number} */ value) => {
    if (value === Infinity) return to;
    return value > 0 ? Math.max(from, place(Math.log10(value))) : from;
  };
  const powers = [];
  for (let power = counts ? 0 : low; power <= top + 1e-9; power += 1) powers.push(10 ** power);
  const ticks = [...(counts ? [0] : []), ...powers].map((value) => ({value, x: xOf(value)}));
  return {xOf, ticks, edge: to, break: isStopped ? to - BREAK_BEFORE : null};
}

/**
 * The value below which a share of the values lies; Infinity counts as the largest.
 * @param {number[]} values
 * @param {number} share 0.5 for the median
 */
export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below === above ? below : below + (above - below) * (at - Math.floor(at));
}

/** @param {number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * Dots as a swarm: those that would cover each other stand in a column, from the middle outwards.
 * @param {number[]} xs
 * @param {{gap: number, height: number}} room the distance of dots, and how high a column may be
 * @returns {{x: number, y: number}[]} y from the middle
 */
export function swarm(xs, {gap, height}) {
  /** @type {Map<number, number>} */
  const columns = new Map();
  for (const x of xs) {
    const column = Math.round(x / gap) * gap;
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  return [...columns].flatMap(([x, count]) => {
    const apart = count > 1 ? Math.min(gap, height / (count - 1)) : 0;
    return Array.from({length: count}, (_, i) => ({x, y: (i - (count - 1) / 2) * apart}));
  });
}
