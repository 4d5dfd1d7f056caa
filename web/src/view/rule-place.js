/** The place where a page names the rules of a puzzle; the words are loaded with the first that has some. */

/**
 * Names the rules beside rows, columns and rectangular boxes; the place of a classic puzzle stays empty. That of
 * another is as high as its line from the start, so that nothing moves when the words come.
 * @param {HTMLElement} place
 * @param {import('../grid/geometry.js').Geometry} shape
 */
export async function showRules(place, shape) {
  const asked = new Text();
  place.replaceChildren(asked);
  place.style.minHeight = shape.rules ? '24px' : '';
  if (!shape.rules) return;
  const {showRuleLine} = await import('./with-other-rules.js');
  if (asked.parentNode) showRuleLine(place, shape);
}
