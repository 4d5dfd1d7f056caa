/** Tabs and their panels. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {count} from '../../words/numbers.js';
import {element, setText} from '../dom.js';

/** @typedef {import('./panels.js').Word} Word */

const say = speaker('panels', panels);

/** Each is told by its word in the attribute `view`. */
export class Tabs {
  #list = element('div', {class: 'tabs', role: 'tablist', 'aria-label': say('details')});
  #aside = element('div', {class: 'tab-aside'});
  #row = element('div', {class: 'tab-row'}, this.#list, this.#aside);
  #panel = element('div', {class: 'panel', role: 'tabpanel', id: 'panel'});
  nodes = [this.#row, this.#panel];
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  current = '';

  /** @param {(word: string) => void} onChange */
  constructor(onChange) {
    this.#list.addEventListener('click', (event) => {
      const word = /** @type {Element} */ (event.target).closest('button')?.value;
      if (word) onChange(word);
    });
    this.#list.addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      const at = this.#buttons.findIndex(({value}) => value === this.current);
      const next = this.#buttons[(at + by + this.#buttons.length) % this.#buttons.length];
      onChange(next.value);
      next.focus();
    });
  }

  /** @param {(Word | 'lens')[]} words */
  offer(words) {
    if (words.join() === this.#buttons.map(({value}) => value).join()) return;
    this.#buttons = words.map((word) =>
      element('button', {type: 'button', role: 'tab', value: word, 'aria-controls': 'panel'},
        nameOf(word), ' ', element('span', {class: 'tally'})));
    this.#list.replaceChildren(...this.#buttons);
  }

  /**
   * Marks the tab of what is open.
   * @param {Word | 'lens' | ''} word
   * @param {string} also what is seen too, below it
   */
  show(word, also) {
    this.current = word;
    for (const button of this.#buttons) {
      button.setAttribute('aria-selected', String(button.value === word));
      button.classList.toggle('also', button.value === also);
      button.tabIndex = button.value === word ? 0 : -1;
    }
    this.#panel.ariaLabel = word && nameOf(word);
  }

  /**
   * Puts into the panel what the open tab stands for.
   * @param {Node} content
   * @param {Node} [aside] stands at the end of the tabs
   */
  fill(content, aside) {
    if (this.#panel.firstChild === content) return;
    this.#panel.ariaBusy = 'false';
    this.#panel.replaceChildren(content);
    this.#aside.replaceChildren(...(aside ? [aside] : []));
    this.#reveal();
  }

  /** Takes away what another tab stands for. @param {boolean} isBusy true while the open one's content is coming */
  empty(isBusy) {
    this.#panel.ariaBusy = String(isBusy);
    this.#panel.replaceChildren();
    this.#aside.replaceChildren();
  }

  /** Keeps the open tab in view if there is no room for all. */
  #reveal() {
    const open = this.#buttons.find(({value}) => value === this.current);
    if (!open || this.#list.scrollWidth <= this.#list.clientWidth) return;
    const left = open.offsetLeft - this.#list.offsetLeft;
    this.#list.scrollLeft = left - (this.#list.clientWidth - open.offsetWidth) / 2;
  }

  /** A number beside a name; 0 takes it away. @param {string} word @param {number} number */
  tally(word, number) {
    const tally = this.#buttons.find(({value}) => value === word)?.lastElementChild;
    if (tally) setText(tally, number ? count(number) : '');
  }
}

/** The label of a tab. @param {Word | 'lens'} word */
function nameOf(word) {
  return word === 'lens' ? say('lens') : say(`tab.${word}`);
}
