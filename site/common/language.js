/**
 * The language of the page: the one that was chosen in the menu, else that of `?lang=de` in the address, which holds
 * for what is opened from there in the same tab, else the browser's, as far as there are words in it. Pages begin with
 * `inLanguage`, which waits until the words have come; for English it doesn't wait.
 */
import {languageFor, speak, speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/common.js';
import {languages} from '../../web/languages/index.js';
import {element} from './dom.js';
import {showTheme} from './theme-label.js';
import {translate} from './translate.js';

export {translate};

const KEY = 'sudokuscope.language';

const words = speaker('site/common', english);

const language = languageFor(chosen() || asked() || preferred());
document.documentElement.lang = language;
document.documentElement.dir = languages[language]?.direction ?? 'ltr';

/**
 * Begins what a page does, once it has the words for it.
 * @param {() => void} start
 * @param {() => void} [keep] puts into the address what is shown, before the page is opened in another language
 */
export async function inLanguage(start, keep = () => {}) {
  if (language !== 'en') {
    // Without a network they may not come: what has no words of its own language is said in English.
    await speak(language, ['element', 'site']).catch(() => {});
    translate(document);
  }
  addPicker(keep);
  showTheme();
  start();
}

/** The languages at the end of the menu; the one that is spoken is pressed. @param {() => void} keep */
function addPicker(keep) {
  const sheet = document.querySelector('#menu .sheet');
  if (!sheet || !Object.keys(languages).length) return;
  const all = [['en', 'English'], ...Object.entries(languages).map(([code, {name}]) => [code, name])];
  sheet.append(element('div', {'class': 'languages', 'role': 'group', 'aria-label': words('language')},
    ...all.map(([code, name]) => element('button', {
      'type': 'button', 'lang': code, 'aria-pressed': String(code === language), 'onclick': async () => {
        if (code !== language) (await import('./language-choice.js')).choose(code, KEY, keep);
      },
    }, name))));
}

/** @returns {string | undefined} */
function chosen() {
  try {
    return localStorage[KEY];
  } catch {
    // No storage in this frame.
  }
}

/** The language that this address asks for, else the last one in this tab. @returns {string} empty where none did */
function asked() {
  const tag = new URLSearchParams(location.search).get('lang') ?? '';
  try {
    return sessionStorage[KEY] = tag || sessionStorage[KEY] || '';
  } catch {
    return tag;
  }
}

/** The first of the browser's languages that has words here. */
function preferred() {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith('en') || languageFor(tag) !== 'en');
}
