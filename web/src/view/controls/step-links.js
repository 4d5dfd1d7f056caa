/**
 * Links in the text that drive an element: `<a href="#demo" data-scope-step="guess 3">`. One listener for the whole
 * document knows them; what they do is loaded with the first that is followed. Without scripts they are links to the
 * element.
 */

import {notLoaded} from '../later.js';

/** The links that drive an element, by what they say. */
const LINKS = 'a[data-scope-step],a[data-scope-strategy],a[data-scope-puzzle]';

/** Loads the function that follows such a link, and waits until its step is shown. */
export const loadSteering = () => import('./steering.js');

/** Listens for such links, however often it is called. */
export function followLinks() {
  document.addEventListener('click', follow);
}

/** @param {MouseEvent} event a press with a key held opens the link elsewhere, as ever */
function follow(event) {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button || isElsewhere) return;
  const link = event.composedPath().find((target) => target instanceof HTMLElement && target.matches(LINKS));
  if (!link) return;
  event.preventDefault();
  const anchor = /** @type {HTMLAnchorElement} */ (link);
  loadSteering().then(({steer}) => steer(anchor), () => {
    // Without that code, it is an ordinary link.
    location.assign(anchor.href);
    const scope = /** @type {Document | ShadowRoot} */ (anchor.getRootNode()).getElementById(anchor.hash.slice(1));
    scope?.dispatchEvent(new CustomEvent('error', {detail: notLoaded().error}));
  });
}
