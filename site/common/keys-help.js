/** The help: the keys, and what is running. Loaded when it is first asked for. */
import {copy} from './clipboard.js';
import {button, element} from './dom.js';
import {legendList} from './legend.js';
import {adoptRareLooks} from './rare-css.js';
import {KEYS} from '../../web/src/index.js';
import {keepEverything} from './versions.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/sheets.js';

const words = speaker('site/sheets', english);

/** The signs on keys that have no letter. @type {Record<string, string>} */
export const KEY_CAPS = {
  'ArrowRight': '→', 'ArrowLeft': '←',
  get ' '() { return words('key.space'); },
  get 'Home'() { return words('key.home'); },
  get 'End'() { return words('key.end'); },
};

/**
 * @param {import('../../web/src/index.js').SolvingEngine | null} engine null where there is none
 * @param {(message: string) => void} say
 * @param {...Node} more what a page has beside, below the keys
 */
export function showHelp(engine, say, ...more) {
  adoptRareLooks();
  const running = engine ? describe(engine.info()) : [words('no-engine')];
  const report = [...running, navigator.userAgent, location.href].join('\n');
  const dialog = /** @type {HTMLDialogElement} */ (element('dialog', {'aria-labelledby': 'help-title'},
    element('h2', {id: 'help-title', tabindex: -1, autofocus: true}, words('keys')),
    element('dl', {}, ...[...KEYS, ['?', words('this-help')]].flatMap(([key, meaning]) => [
      element('dt', {}, element('kbd', {}, KEY_CAPS[key] ?? key)), element('dd', {}, meaning)])),
    ...more, legendList(),
    element('p', {class: 'note'}, words('local', {engine: running[0]})),
    element('div', {class: 'actions'},
      button(words('close'), () => dialog.close()), button(words('keep-offline'), () => keep(say), 'quiet'),
      button(words('copy-report'), () => copy(report, words('report'), say), 'quiet'))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** Keeps the whole site for when there is no network. @param {(message: string) => void} say */
async function keep(say) {
  say(words('keeping'));
  say(await keepEverything() ? words('kept') : words('not-kept'));
}

/** @param {ReturnType<import('../../web/src/index.js').SolvingEngine['info']>} info */
function describe({version, mode, simd, memoryBytes}) {
  const engine = words(mode === 'worker' ? 'engine.worker' : 'engine.page', {version});
  return [
    simd ? words('engine.simd', {engine}) : engine,
    words('memory', {size: Math.round(memoryBytes / 1024 / 1024)}),
  ];
}
