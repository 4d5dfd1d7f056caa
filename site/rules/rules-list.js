/** The rules that a puzzle has: those about the whole grid as boxes to tick, the others as a list to change. */
import {element, nodesOf} from '../common/dom.js';
import {GLOBALS, constraintParts, hasGlobal, hasRegions, withoutConstraint, withoutRegions} from './rule-text.js';
import {choicesOf} from './rule-choices.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/rules.js';

/** @typedef {import('../../web/src/index.js').Geometry} Geometry */
/** @typedef {import('../../web/src/index.js').Constraint} Constraint */
/** @typedef {import('./rule-text.js').Global} Global */

const words = speaker('site/rules', english);

export class RulesList {
  root = element('div');
  /** @type {Map<Global, HTMLInputElement>} */
  #boxes = new Map();
  #words;
  #acts;

  /**
   * @param {Pick<import('../../web/src/words/rule-editing.js'), 'labelOf' | 'isBare'>} ruleWords
   * @param {{remove: (without: (text: string) => string, label: string) => void,
   *   change: (part: string, label: string) => void, left: () => void}} acts `remove` gets how to take a rule out of
   *   the text, and its name; `change` a rule as it is written; `left` takes the focus of the last rule, when it is
   *   removed
   */
  constructor(ruleWords, acts) {
    this.#words = ruleWords;
    this.#acts = acts;
  }

  /**
   * A box to tick for a rule about the whole grid.
   * @param {Global} rule @param {(isTicked: boolean) => void} changed
   */
  check(rule, changed) {
    const box = /** @type {HTMLInputElement} */ (element('input', {
      type: 'checkbox', onchange: () => changed(box.checked),
    }));
    this.#boxes.set(rule, box);
    return element('label', {class: 'check'}, box, words(`global.${rule}`));
  }

  /** @param {Geometry} shape @param {string} text of its rules */
  show(shape, text) {
    for (const [rule, box] of this.#boxes) {
      box.checked = hasGlobal(text, rule);
      // Nobody adds it; once all that was drawn has been entered, it can be taken away.
      if (rule === 'unread') box.parentElement?.toggleAttribute('hidden', !box.checked);
      box.disabled = rule === 'no-boxes' && hasRegions(text);
    }
    const constraints = constraintParts(text).map((part, number) => this.#entry(
      this.#named(shape, shape.constraints[number]), (rules) => withoutConstraint(rules, part),
      choicesOf(part, shape) ? part : ''));
    const regions = hasRegions(text) ? [this.#entry(words('regions'), withoutRegions)] : [];
    const entries = [...regions, ...constraints];
    const focused = [...this.root.querySelectorAll('li')].findIndex((entry) => entry.contains(document.activeElement));
    this.root.replaceChildren(entries.length ? element('ul', {class: 'entries'}, ...entries) :
      element('p', {class: 'note'}, words('list.none')));
    if (focused >= 0) this.#focus(focused);
  }

  /** The names of the rules that can be removed. */
  get names() {
    return [...this.root.querySelectorAll('.name')].map(({textContent}) => textContent ?? '');
  }

  /** The rule at this place now, or the last one. @param {number} place */
  #focus(place) {
    const buttons = [...this.root.querySelectorAll('button')].filter(({nextSibling}) => !nextSibling);
    if (buttons.length) buttons[Math.min(place, buttons.length - 1)].focus();
    else this.#acts.left();
  }

  /**
   * @param {string} label @param {(text: string) => string} without takes it from the text of rules
   * @param {string} [part] as it is written, if it can be changed
   */
  #entry(label, without, part) {
    const act = (/** @type {'rule.change' | 'remove'} */ id, /** @type {() => void} */ onclick) =>
      element('button', {type: 'button', class: 'quiet', onclick}, ...nodesOf(words.parts(id, {rule: label})));
    return element('li', {}, element('span', {class: 'name'}, label), element('span', {class: 'acts'},
      ...part ? [act('rule.change', () => this.#acts.change(part, label))] : [],
      act('remove', () => this.#acts.remove(without, label))));
  }

  /** A name that no other of its rules has. @param {Geometry} shape @param {Constraint} constraint */
  #named(shape, constraint) {
    const {kind, cells, value} = constraint;
    const names = cells.map((cell) => shape.cellName(cell));
    if (kind === 'all-different') {
      return words(cells.length === shape.size ? 'extra-region' : 'differing-cells', {cells: names.join(' ')});
    }
    if (kind === 'cage' && !value) return words('free-cage', {cells: names.join(' ')});
    const rule = this.#words.labelOf(shape, constraint);
    return this.#words.isBare(kind) ? words('with-cells', {rule, cells: names.join(' ')}) : rule;
  }
}
