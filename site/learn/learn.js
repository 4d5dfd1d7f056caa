/** The tutorial: the element, as any author would use it, and exercises once somebody answers one. */
import {define} from '../../web/src/index.js';
import {closeMenus, watchNetwork} from '../common/frame.js';
import {keepForOffline, tellFailures} from '../common/versions.js';

/** Milliseconds that the page has the network for itself. */
const OFFLINE_AFTER = 2000;

define();
watchNetwork();
tellFailures();
setTimeout(() => keepForOffline('../sw.js'), OFFLINE_AFTER);

document.addEventListener('click', async ({target}) => {
  const pressed = /** @type {Element} */ (target);
  closeMenus(pressed);
  if (pressed.closest('[data-do=new]')) (await import('../opening/new-puzzle-to-play.js')).newPuzzleToPlay('../');
});
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const {check} = await import('./exercise.js');
  check(/** @type {HTMLFormElement} */ (event.target));
});
