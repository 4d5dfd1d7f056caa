/** How much of a scrolling panel is seen: on a phone the transport hides the lower part of it. */

/** What the transport covers, and what is seen at least. */
const TRANSPORT = 156;
const LEAST_SEEN = 40;

/** @param {HTMLElement} root */
export function seenHeight(root) {
  const above = innerHeight - TRANSPORT - root.getBoundingClientRect().top;
  return Math.min(root.clientHeight, Math.max(LEAST_SEEN, above));
}
