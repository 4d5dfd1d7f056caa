/** Settings with their names before them. */
import {element} from './dom.js';

/** Values with more letters than these are cut off where a setting has one column. */
const MOST_LETTERS = 8;

/**
 * A setting with one of several values; long ones get more room.
 * @template {string} Value
 * @param {string} name
 * @param {readonly (readonly [Value, string, boolean?])[]} options values, what they are called, and whether they
 *   can't be chosen
 * @param {Value} value
 * @param {(value: Value) => void} onchange
 */
export function choiceField(name, options, value, onchange) {
  const select = /** @type {HTMLSelectElement} */ (element('select', {
    onchange: () => onchange(/** @type {Value} */ (select.value)),
  }, ...options.map(([id, text, disabled]) => element('option', {value: id, selected: id === value, disabled}, text))));
  const setting = field(name, select);
  setting.classList.toggle('broad', options.some(([, text]) => text.length > MOST_LETTERS));
  return setting;
}

/**
 * A whole number within bounds; what is typed outside of them is brought to the nearest.
 * @param {string} name
 * @param {{least: number, most: number, value: number}} bounds
 * @param {(value: number) => void} onchange
 */
export function numberField(name, {least, most, value}, onchange) {
  const input = /** @type {HTMLInputElement} */ (element('input', {
    type: 'number', inputmode: 'numeric', min: least, max: most, value,
    onchange: () => {
      const wanted = Math.min(most, Math.max(least, Math.round(Number(input.value)) || least));
      input.value = String(wanted);
      onchange(wanted);
    },
  }));
  return field(name, input);
}

/** @param {string} name @param {boolean} checked @param {(checked: boolean) => void} onchange */
export function checkField(name, checked, onchange) {
  const box = /** @type {HTMLInputElement} */ (element('input', {
    type: 'checkbox', checked, onchange: () => onchange(box.checked),
  }));
  return element('label', {class: 'check'}, box, name);
}

let made = 0;

/** @param {string} name @param {HTMLElement} control */
export function field(name, control) {
  made += 1;
  control.id = `field-${made}`;
  return element('div', {class: 'setting'}, element('label', {for: control.id}, name), control);
}
