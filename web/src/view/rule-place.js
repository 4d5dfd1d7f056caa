/** Lists the rules of a puzzle in an element of the page. The words are loaded with the first puzzle that has some. */

import {directly} from './later.js';
import {otherRules} from './moments.js';

/**
 * Lists the rules besides rows, columns and rectangular boxes; for a classic puzzle, the element stays empty. For
 * others, it has its height from the start, so that nothing moves when the words are loaded.
 * @param {HTMLElement} place
 * @param {import('../grid/geometry.js').Geometry} shape
 */
export const showRules = (place, shape) => listRules(place, shape, directly);

/**
 * The same in a player, which tells what can't be loaded.
 * @param {HTMLElement} place
 * @param {import('../grid/geometry.js').Geometry} shape
 * @param {import('./later.js').Load} load
 */
export async function listRules(place, shape, load) {
  const asked = new Text();
  place.replaceChildren(asked);
  place.style.minHeight = shape.rules ? '24px' : '';
  if (!shape.rules) return;
  const part = await load(otherRules);
  if (part && asked.parentNode) part.showRuleLine(place, shape);
}
