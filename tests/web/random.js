// A small generator with a fixed seed (Lehmer), so that a failure comes again.

/** @param {number} seed */
export function makeRandom(seed) {
  let state = seed;
  const below = (bound) => {
    state = state * 48271 % 2147483647;
    return state % bound;
  };
  return {below, pick: (list) => list[below(list.length)]};
}
