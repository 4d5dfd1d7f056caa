// The link to the example of a technique, from the `#` on.

/**
 * An entry of site/techniques/examples.json: codes of a puzzle and of a state of it, and what rules it has beyond rows,
 * columns and boxes.
 * @typedef {{puzzle: string, state: string, rules?: string}} KeptExample
 */

/** @param {KeptExample} example */
export function exampleLink({puzzle, state, rules}) {
  const ruled = rules ? `&rules=${encodeURIComponent(rules)}&v=2` : '';
  return `#z=${puzzle}&state=${state}${ruled}`;
}
