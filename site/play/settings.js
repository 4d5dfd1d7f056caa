/** How a player likes it, kept between visits. Storage may be missing; then it holds until the page is left. */
import {element} from '../common/dom.js';
import {checkField, choiceField} from '../common/fields.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {openSheet} from '../common/sheet.js';

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
  const {body} = openSheet('Settings');
  body.append(element('div', {class: 'settings'},
    choiceField('Entry', [['cell', 'Cell first, then digit'], ['digit', 'Digit first, then cells']], settings.entry,
      set('entry')),
    choiceField('Centre marks', [['free', 'In a row'], ['boxed', 'In a grid, each in its place']], settings.marks,
      set('marks')),
    choiceField('Conflicts', [['always', 'Shown at once'], ['asked', 'Shown on request'], ['never', 'Never shown']],
      settings.conflicts, set('conflicts')),
    choiceField('Colours', [['paper', 'Paper'], ['sepia', 'Sepia'], ['slate', 'Slate'], ['contrast', 'High contrast']],
      settings.look, set('look')),
    checkField('Highlight equal digits', settings.same, set('same')),
    checkField('Highlight row, column and box', settings.peers, set('peers')),
    checkField('Keep marks tidy', settings.tidy, set('tidy')),
    checkField('Show the time', settings.timed, set('timed'))),
  element('p', {class: 'note'}, 'Tidy marks disappear where a digit rules them out. Settings stay in this browser.'));
}
