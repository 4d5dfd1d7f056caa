/** What every page has round it: a word that passes, whether there is a network, a copy for when there is none. */
import {byId} from './dom.js';

const SAID_MS = 4000;

/** Tells something that passes. @param {string} message */
export function say(message) {
  const toast = byId('toast');
  toast.textContent = message;
  setTimeout(() => toast.textContent === message && toast.replaceChildren(), SAID_MS);
}

/** Says so while there is no network. */
export function watchNetwork() {
  const offline = byId('offline');
  for (const event of ['online', 'offline']) addEventListener(event, () => (offline.hidden = navigator.onLine));
  offline.hidden = navigator.onLine;
}

/**
 * Keeps everything that the site may need, for when there is no network.
 * @param {string} [worker] its address, seen from the page
 */
export function keepForOffline(worker = './sw.js') {
  navigator.serviceWorker?.register(worker).catch(() => {
    // A sandboxed frame, or a host without https: the page works, but only online.
  });
}

/** Closes the menus that were not pressed. @param {Element} pressed */
export function closeMenus(pressed) {
  for (const menu of document.querySelectorAll('details.menu')) {
    if (!menu.contains(pressed)) menu.removeAttribute('open');
  }
}
