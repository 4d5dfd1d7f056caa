/** The help: the keys, and what is running. Loaded when it is first asked for. */
import {copy} from './clipboard.js';
import {button, element} from './dom.js';
import {legendList} from './legend.js';
import {KEYS} from '../../web/src/index.js';
import {keepEverything} from './versions.js';

/** What stands on keys that have no letter. @type {Record<string, string>} */
export const KEY_CAPS = {'ArrowRight': '→', 'ArrowLeft': '←', ' ': 'Space'};

/**
 * @param {import('../../web/src/index.js').SolvingEngine | null} engine null where there is none
 * @param {(message: string) => void} say
 * @param {...Node} more what a page has beside, below the keys
 */
export function showHelp(engine, say, ...more) {
  const running = engine ? describe(engine.info()) : ['Sudokuscope without its engine'];
  const report = [...running, navigator.userAgent, location.href].join('\n');
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'help-title'},
    element('h2', {id: 'help-title'}, 'Keys'),
    element('dl', {}, ...[...KEYS, ['?', 'This help']].flatMap(([key, words]) => [
      element('dt', {}, element('kbd', {}, KEY_CAPS[key] ?? key)), element('dd', {}, words)])),
    ...more, legendList(),
    element('p', {class: 'note'},
      `${running[0]}. Everything is worked out in this browser; nothing is sent.`),
    element('div', {class: 'actions'},
      button('Close', () => dialog.close()), button('Keep for offline', () => keep(say), 'quiet'),
      button('Copy a report', () => copy(report, 'Report', say), 'quiet'))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Keeps the whole site for when there is no network. @param {(message: string) => void} say */
async function keep(say) {
  say('Keeping all pages for offline use…');
  say(await keepEverything() ? 'All pages now work without a network.' : 'Not everything could be kept.');
}

/** @param {ReturnType<import('../../web/src/index.js').SolvingEngine['info']>} info */
function describe({version, mode, simd, memoryBytes}) {
  return [
    `Sudokuscope ${version}, engine in the ${mode === 'worker' ? 'worker' : 'page'}${simd ? ', SIMD' : ''}`,
    `${Math.round(memoryBytes / 1024 / 1024)} MiB of WebAssembly memory`,
  ];
}
