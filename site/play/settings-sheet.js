/** The sheet of how one likes to play. What is changed there is seen behind it at once. Loaded when first opened. */
import {element} from '../common/dom.js';
import {checkField, choiceField} from '../common/fields.js';
import {adoptPictureLooks} from '../common/picture-sheets-css.js';
import {openSheet} from '../common/sheet.js';

/** @typedef {import('./settings.js').Settings} Settings */

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
