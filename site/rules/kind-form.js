/** The form in which a rule for some cells is made: its kind, and the number, digits or side that it needs. */
import {choiceField, field} from '../common/fields.js';
import {element} from '../common/dom.js';
import {KINDS, hasDigits, indexLetter, kindOf, usualNumber} from './kinds.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/rules.js';

/** @typedef {import('../../web/src/index.js').Geometry} Geometry */
/** @typedef {import('./kinds.js').Side} Side */

const words = speaker('site/rules', english);

/** @type {readonly (keyof typeof KINDS)[]} */
const GROUPS = ['areas', 'lines', 'borders', 'outside'];
/** @type {Side[]} */
const SIDES = ['left', 'right', 'top', 'bottom'];

export class KindForm {
  root = element('div', {class: 'kind-form'});
  kind = kindOf('cage');
  /** The number of each kind, as it was typed last. @type {Map<string, string>} */
  #numbers = new Map();
  #digits = '';
  /** @type {Side} */
  #side = 'left';
  #select;
  #fields = element('div', {class: 'kind-fields'});
  #meaning = element('p', {class: 'note', id: 'kind-meaning'});
  #shape;

  /**
   * @param {Geometry} shape
   * @param {(kind: string, value: number | string) => string} meaningOf a sentence on a kind, with its number; or none
   * @param {() => void} changed another kind is chosen
   */
  constructor(shape, meaningOf, changed) {
    this.#shape = shape;
    this.meaningOf = meaningOf;
    const groups = GROUPS.map((group) => element('optgroup', {label: words(`group.${group}`)},
      ...KINDS[group].map(({id}) => element('option', {value: id}, words(`kind.${id}`)))));
    this.#select = /** @type {HTMLSelectElement} */ (element('select', {
      'aria-describedby': this.#meaning.id, 'onchange': () => {
        this.choose(this.#select.value);
        changed();
      },
    }, ...groups));
    this.root.append(field(words('kind'), this.#select), this.#meaning, this.#fields);
    this.choose(this.kind.id);
  }

  /** A sentence on the kind, and how its cells are chosen. */
  get meaning() {
    return this.#meaning.textContent ?? '';
  }

  /** All that was chosen beside cells. */
  get chosen() {
    return {
      value: this.#value, side: this.#side,
      digits: this.#typed.flatMap((digit) => digit ?? []).sort((a, b) => a - b),
    };
  }

  /** The digits that were typed: undefined for a sign that is none. */
  get #typed() {
    const {size, symbol} = this.#shape;
    const digits = Array.from({length: size}, (_, i) => i + 1);
    return Array.from(this.#digits.toUpperCase().replace(/[\s,;_]/g, ''), (sign) =>
      digits.find((digit) => symbol(digit) === sign));
  }

  /** A message on a number or digits that can't be meant, or nothing. */
  get fault() {
    const {value, form} = this.kind;
    const {size, symbol} = this.#shape;
    if (hasDigits(form) && this.#typed.includes(undefined)) {
      return words('missing.other-digits', {least: symbol(1), most: symbol(size)});
    }
    if (!value) return '';
    const bounds = {least: value.least, most: value.most(this.#shape)};
    const isRight = this.#number.trim() && Number.isInteger(this.#value) && this.#value >= bounds.least &&
      this.#value <= bounds.most;
    return isRight ? '' : words('missing.number', bounds);
  }

  get #number() {
    return this.#numbers.get(this.kind.id) ?? String(usualNumber(this.kind, this.#shape));
  }

  get #value() {
    return Number(this.#number);
  }

  /** @param {string} id */
  choose(id) {
    this.kind = kindOf(id);
    this.#select.value = id;
    this.#fields.replaceChildren(...this.#fieldsOf());
    this.#tell();
  }

  /**
   * Fills the form with what a rule was made of.
   * @param {import('./kinds.js').RuleKind} kind
   * @param {Pick<import('./kinds.js').Chosen, 'value' | 'digits' | 'side'>} chosen
   */
  take({id}, {value, digits, side}) {
    this.#numbers.set(id, String(value));
    this.#digits = digits.map(this.#shape.symbol).join('');
    this.#side = side;
    this.choose(id);
  }

  /** Into the field where most is changed: the first of the kind, or the kind. */
  focus() {
    (this.#fields.querySelector('input') ?? this.#select).focus();
  }

  #tell() {
    const {id, form} = this.kind;
    const how = words(`how.${id === 'greater' || id === 'count-distinct' ? id : form}`, {size: this.#shape.size});
    const number = this.fault ? usualNumber(this.kind, this.#shape) : this.#value;
    const value = form === 'index' ? indexLetter(this.#side) : number;
    this.#meaning.replaceChildren([this.meaningOf(id, value), how].filter(Boolean).join(' '));
  }

  #fieldsOf() {
    const {form, value, id} = this.kind;
    const fields = [];
    if (value) {
      const input = /** @type {HTMLInputElement} */ (element('input', {
        type: 'number', inputmode: 'numeric', min: value.least, max: value.most(this.#shape), value: this.#number,
        oninput: () => {
          this.#numbers.set(id, input.value);
          this.#tell();
        },
      }));
      fields.push(field(words(id === 'cage' ? 'total.free' : 'number'), input));
    }
    if (hasDigits(form)) {
      const input = /** @type {HTMLInputElement} */ (element('input', {
        type: 'text', value: this.#digits, autocomplete: 'off', spellcheck: 'false',
        oninput: () => { this.#digits = input.value; },
      }));
      fields.push(field(words('digits'), input));
    }
    if (form === 'side' || form === 'index') {
      fields.push(form === 'side' ? this.#sideField('clue', ['left', 'top']) :
        this.#sideField('index', ['left', 'top', 'box']));
    }
    if (form === 'ends') fields.push(this.#sideField('seen', SIDES));
    return fields;
  }

  /** @param {'clue' | 'index' | 'seen'} name @param {Side[]} sides */
  #sideField(name, sides) {
    if (!sides.includes(this.#side)) this.#side = 'left';
    return choiceField(words(name), sides.map((side) => /** @type {const} */ ([side, words(
      name === 'seen' || side === 'box' ? `side.${side}` : side === 'left' ? 'side.row' : 'side.column')])),
    this.#side, (side) => {
      this.#side = side;
      this.#tell();
    });
  }
}
