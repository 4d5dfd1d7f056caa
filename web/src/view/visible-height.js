/** How much of a scrolling panel is seen: on a phone the transport hides the lower part of it. */

/** The least height that is visible. */
const LEAST_SEEN = 40;

/** @param {HTMLElement} root */
export function seenHeight(root) {
  const tree = /** @type {ShadowRoot} */ (root.getRootNode());
  const bar = tree.querySelector('.transport')?.getBoundingClientRect().top ?? innerHeight;
  const end = Math.min(innerHeight, bar);
  return Math.min(root.clientHeight, Math.max(LEAST_SEEN, end - root.getBoundingClientRect().top));
}
