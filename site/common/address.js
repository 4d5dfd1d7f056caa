/**
 * The address of what is shown. It is written when the player pauses, and only now and then while it plays, since
 * browsers limit how often it may change.
 */

const PAUSE = 400;
/** While it plays. */
const NOW_AND_THEN = 5000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** The link that waits. @type {(() => string) | null} */
let waiting = null;

/**
 * Puts a link in place of the current one, after a moment without a further change, or while it plays, now and then.
 * @param {() => string} link
 * @param {boolean} [isPlaying]
 */
export function writeSoon(link, isPlaying) {
  if (isPlaying && waiting) return;
  clearTimeout(timer);
  waiting = link;
  timer = setTimeout(() => write(link()), isPlaying ? NOW_AND_THEN : PAUSE);
}

/** Puts the link that waits in its place now: what it leads to is about to be left. */
export function settle() {
  if (waiting) write(waiting());
}

/** Puts a link in place of the current one. @param {string} link */
export function write(link) {
  clearTimeout(timer);
  waiting = null;
  if (link !== location.hash) history.replaceState(null, '', link || location.pathname + location.search);
}

/** Goes on to another puzzle, so that the browser's Back returns to this one. @param {string} link */
export function push(link) {
  clearTimeout(timer);
  waiting = null;
  if (link !== location.hash) history.pushState(null, '', link || location.pathname + location.search);
}
