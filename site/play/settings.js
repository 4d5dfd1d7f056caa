/** How a player likes it, kept between visits. Storage may be missing; then it holds until the page is left. */
import messages from '../../web/languages/en/site/play-settings.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {element} from '../common/dom.js';
import {checkField, choiceField} from '../common/fields.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {openSheet} from '../common/sheet.js';

const say = speaker('site/play-settings', messages);

const KEY = 'sudokuscope.play';

/**
 * @typedef {object} Settings
 * @property {import('./judge.js').Conflicts} conflicts when clashes are shown
 * @property {'cell' | 'digit'} entry which is chosen first
 * @property {'free' | 'boxed'} marks centre marks in a row, or each in its place in the box
 * @property {'paper' | 'sepia' | 'slate' | 'contrast'} look colours of the page
 * @property {boolean} same whether equal digits are highlighted
 * @property {boolean} peers whether the row, column and box of the cursor are
 * @property {boolean} tidy whether marks leave as digits come
 * @property {boolean} timed whether the time is seen
 */

/** The values of each setting, the first of them unless it was changed. */
export const CHOICES = Object.freeze({
  conflicts: /** @type {const} */ (['always', 'asked', 'never']), entry: /** @type {const} */ (['cell', 'digit']),
  marks: /** @type {const} */ (['free', 'boxed']), look: /** @type {const} */ (['paper', 'sepia', 'slate', 'contrast']),
  same: [true, false], peers: [true, false], tidy: [false, true], timed: [true, false],
});

/** @returns {Settings} */
export function recallSettings() {
  let kept = /** @type {any} */ ({});
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // Storage that is forbidden, or holds anything at all.
  }
  const known = Object.entries(CHOICES).map(([name, values]) =>
    [name, values.find((value) => value === kept[name]) ?? values[0]]);
  return Object.fromEntries(known);
}

/** @param {Settings} settings */
export function rememberSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The page works without.
  }
}

/** @param {Settings} settings changed in place @param {(name: keyof Settings) => void} changed */
export function openSettings(settings, changed) {
  adoptPictureLooks();
  const set = (/** @type {keyof Settings} */ name) => (/** @type {any} */ value) => {
    Object.assign(settings, {[name]: value});
    changed(name);
  };
  const choice = (/** @type {'entry' | 'marks' | 'conflicts' | 'look'} */ name) => choiceField(say(name),
    CHOICES[name].map((value) => [value, say(/** @type {any} */ (`choice.${name}.${value}`))]), settings[name],
    set(name));
  const check = (/** @type {'same' | 'peers' | 'tidy' | 'timed'} */ name) =>
    checkField(say(name), settings[name], set(name));
  const {body} = openSheet(say('settings'));
  body.append(element('div', {class: 'settings roomy'},
    choice('entry'), choice('marks'), choice('conflicts'), choice('look'),
    check('same'), check('peers'), check('tidy'), check('timed')),
  element('p', {class: 'note'}, say('note')));
}
