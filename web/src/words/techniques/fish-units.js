/** The units of a fish: those that have the digit, and those that it is in. */

/** How many units each kind has. @type {[name: string, units: number][]} */
const SIZES = [['x-wing', 2], ['swordfish', 3], ['jellyfish', 4]];

/**
 * @param {import('../../protocol/people.js').FoundStep} step of any technique
 * @returns {{bases: number[], covers: number[][]} | null} covers of one fish, or of two on the same bases; null where
 *   it is none
 */
export function fishUnits({technique, reason: {units}}) {
  const [, size] = SIZES.find(([name]) => technique.endsWith(name)) ?? ['', 0];
  if (!size) return null;
  const covers = [];
  for (let first = size; first < units.length; first += size) {
    covers.push(units.slice(first, first + size).sort((a, b) => a - b));
  }
  return {bases: units.slice(0, size), covers};
}
