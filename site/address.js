/**
 * The address of what is shown. It is written when the player pauses, not while it plays, since browsers limit how
 * often it may change.
 */

const PAUSE = 400;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Puts a link in place of the current one, after a moment without a further change.
 * @param {() => string} link
 */
export function writeSoon(link) {
  clearTimeout(timer);
  timer = setTimeout(() => write(link()), PAUSE);
}

/** Puts a link in place of the current one. @param {string} link */
export function write(link) {
  clearTimeout(timer);
  if (link !== location.hash) history.replaceState(null, '', link || location.pathname + location.search);
}

/** Goes on to another puzzle, so that the browser's Back returns to this one. @param {string} link */
export function push(link) {
  clearTimeout(timer);
  if (link !== location.hash) history.pushState(null, '', link || location.pathname + location.search);
}
