/** The solver's name above the grid; its sheet comes when it is opened. */

import {strategyNameParts} from '../../words/strategy-names.js';
import {element} from '../dom.js';
import {icon} from '../icons.js';
import {firstStep} from '../moments.js';
import {adopt} from '../style-sheet.js';

/** @typedef {import('../../links/links.js').LinkStrategy} Strategy */
/** @typedef {import('./solver-sheet.js').SolverSheet} SolverSheet */

/** A name with more characters takes room from that of the puzzle, on a phone. */
const LONG = 40;

export class SolverPicker {
  #name = element('span', {class: 'name'});
  #button = element('button', {type: 'button', class: 'picker', 'aria-expanded': 'false', 'aria-controls': 'solver'},
    this.#name, icon('down'));
  root = element('div', {class: 'solver'}, this.#button);
  /** @type {SolverSheet | null} */
  #sheet = null;
  /** @type {Strategy | null} */
  #strategy = null;

  /** @param {(strategy: Strategy) => void} choose @param {import('../later.js').Load} load */
  constructor(choose, load) {
    this.choose = choose;
    this.load = load;
    this.#button.addEventListener('click', () => this.#open(!this.root.classList.contains('open')));
    this.root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      this.#open(false);
      this.#button.focus();
    });
    this.root.addEventListener('focusout', ({relatedTarget}) => {
      if (!this.root.contains(/** @type {Node | null} */ (relatedTarget))) this.#open(false);
    });
  }

  /** @param {Strategy} strategy */
  show(strategy) {
    if (strategy === this.#strategy) return;
    this.#strategy = strategy;
    // The choices that do not fit on a phone stand in a part of their own.
    const parts = strategyNameParts(strategy);
    this.#name.replaceChildren(...parts.map(({text, mark}) =>
      (mark === 'where' ? element('span', {class: 'more-words'}, text) : text)));
    this.root.classList.toggle('long', parts[0].text.length > LONG);
    this.#sheet?.show(strategy);
  }

  /** @param {boolean} isOpen */
  async #open(isOpen) {
    if (isOpen && !this.#sheet) {
      const part = await this.load(firstStep);
      // Pressed again meanwhile: the first press opens it.
      if (!part || this.#sheet) return;
      adopt(/** @type {ShadowRoot} */ (this.root.getRootNode()), part.SOLVER_CSS);
      this.#sheet = new part.SolverSheet((strategy) => this.choose(strategy), () => {
        this.#open(false);
        this.#button.focus();
      });
      this.root.append(this.#sheet.root);
      if (this.#strategy) this.#sheet.show(this.#strategy);
    }
    this.root.classList.toggle('open', isOpen);
    this.#button.setAttribute('aria-expanded', String(isOpen));
  }
}
