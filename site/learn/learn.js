/** The tutorial: the element, as any author would use it, and exercises once somebody answers one. */
import {define} from '../../web/src/index.js';
import {spokenLanguage} from '../../web/src/language/catalogue.js';
import {closeMenus, watchNetwork} from '../common/frame.js';
import {inLanguage} from '../common/language.js';
import {tellFailures} from '../common/reload-bar.js';
import {keepForOfflineSoon} from '../common/versions.js';
import {offerCode} from './code.js';

const checking = () => import('./checking.js');

document.addEventListener('click', async ({target}) => {
  const pressed = /** @type {Element} */ (target);
  closeMenus(pressed);
  const prover = /** @type {HTMLButtonElement | null} */ (pressed.closest('[data-prove]'));
  if (prover) (await checking()).takeProof(prover);
  if (pressed.closest('[data-do=new]')) (await import('../opening/new-puzzle-to-play.js')).newPuzzleToPlay('../');
});
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const {check} = await (form.matches('.checker') ? checking() : import('./exercise.js'));
  check(form);
});

inLanguage(async () => {
  const inOwn = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[hreflang=${spokenLanguage()}]`));
  if (inOwn) return location.replace(inOwn.href + location.hash);
  // Grids speak the page's language, the prose round them may be in English.
  if (spokenLanguage() !== 'en') await (await import('./frame-words.js')).sayFrame().catch(() => {});
  define();
  offerCode();
  watchNetwork();
  tellFailures();
  keepForOfflineSoon('../sw.js');
});
