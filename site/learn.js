/** The tutorial: the element, as any author would use it, and exercises once somebody answers one. */
import {define} from '../web/src/index.js';
import {closeMenus, keepForOffline, watchNetwork} from './frame.js';

/** Milliseconds that the page has the network for itself. */
const OFFLINE_AFTER = 2000;

define();
watchNetwork();
setTimeout(() => keepForOffline('../sw.js'), OFFLINE_AFTER);

document.addEventListener('click', ({target}) => closeMenus(/** @type {Element} */ (target)));
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const {check} = await import('./learn-exercise.js');
  check(/** @type {HTMLFormElement} */ (event.target));
});
