/**
 * The pad below the grid while a puzzle is typed: digits for devices without a keyboard, undo and redo, and the
 * page's own buttons.
 */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {element} from '../dom.js';
import {QUIET_SELECT_CSS, quietSelect} from '../quiet-select.js';

const say = speaker('panels', panels);

export const PAD_CSS = `${QUIET_SELECT_CSS}
.pad-place{position:sticky;bottom:0;z-index:10}
.pad{padding:4px 0;background:var(--page)}
.digits-pad{display:none;grid-template-columns:repeat(auto-fit,minmax(44px,1fr));gap:4px;margin-bottom:4px}
.pad button{min-height:calc(44*var(--u));padding:0 12px;border:1px solid var(--edge);border-radius:6px;
background:var(--surface)}
.pad button:hover{background:var(--sunk)}
.pad button:disabled{border-color:var(--rule);color:var(--edge);background:none;cursor:default}
.pad .digits-pad button{padding:0}
.pad-row{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
@media (pointer:coarse){.digits-pad{display:grid}}
`;

/** Digits with a letter for a symbol begin here. */
const LAST_FIGURE = 9;

/**
 * @typedef {object} PadActions
 * @property {(key: string) => void} type
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(figures: import('../../element/typing.js').Figures) => void} setFigures
 */

export class TypingPad {
  #undo;
  #redo;

  /** @param {import('../../grid/geometry.js').Geometry} geometry @param {PadActions} actions */
  constructor({size, symbol}, {type, undo, redo, setFigures}) {
    const key = (/** @type {string} */ value, /** @type {string} */ words, label = words) => {
      const made = element('button', {type: 'button', 'aria-label': label}, words);
      made.addEventListener('click', () => type(value));
      return made;
    };
    const button = (/** @type {string} */ words, /** @type {() => void} */ act) => {
      const made = element('button', {type: 'button'}, words);
      made.addEventListener('click', act);
      return made;
    };
    const digits = Array.from({length: size}, (_, i) => key(symbol(i + 1), symbol(i + 1)));
    this.#undo = button(say('typing.undo'), undo);
    this.#redo = button(say('typing.redo'), redo);
    const figures = quietSelect(say('typing.ten'), [['letters', symbol(LAST_FIGURE + 1)], ['numbers', '1 0']],
      (value) => setFigures(value === 'numbers' ? 'numbers' : 'letters'));
    this.root = element('div', {class: 'pad', role: 'group', 'aria-label': say('typing')},
      element('div', {class: 'digits-pad'},
        ...digits, key('.', '·', say('typing.empty')), key('Backspace', '←', say('typing.backspace'))),
      element('div', {class: 'pad-row'}, this.#undo, this.#redo, ...(size > LAST_FIGURE ? [figures.root] : []),
        element('slot', {name: 'typing'})));
    // The cursor stays in the grid: what is pressed here is typed there.
    this.root.addEventListener('mousedown', (event) => {
      if (event.target instanceof HTMLButtonElement) event.preventDefault();
    });
  }

  /** @param {{canUndo: boolean, canRedo: boolean}} typing */
  show({canUndo, canRedo}) {
    this.#undo.disabled = !canUndo;
    this.#redo.disabled = !canRedo;
  }
}
