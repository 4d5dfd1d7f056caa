/** The frame of every page: a word that passes, the state of the network, menus that close. */
import {byId} from './dom.js';

const SAID_MS = 4000;

/** Until what was said is gone. */
let saying = 0;

/** Tells something that passes. @param {string} message */
export function say(message) {
  const toast = byId('toast');
  toast.textContent = message;
  clearTimeout(saying);
  saying = setTimeout(() => toast.replaceChildren(), SAID_MS);
}

/** Says so while there is no network. */
export function watchNetwork() {
  const offline = byId('offline');
  for (const event of ['online', 'offline']) addEventListener(event, () => (offline.hidden = navigator.onLine));
  offline.hidden = navigator.onLine;
}

/** Closes the menus that were not pressed. @param {Element} pressed */
export function closeMenus(pressed) {
  for (const menu of document.querySelectorAll('details.menu')) {
    if (!menu.contains(pressed)) menu.removeAttribute('open');
  }
}
