/** The sheet for choosing a solver: a few named ones, and each setting by itself. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {DEFAULT_STRATEGY, formatStrategy, parseStrategy} from '../../links/links.js';
import {PROPAGATOR_IDS, propagatorName, strategyName, variableNames} from '../../words/strategy-names.js';
import {element} from '../dom.js';
import {icon} from '../icons.js';

/** @typedef {import('../../links/links.js').LinkStrategy} Strategy */

const say = speaker('panels', panels);

/** The orders of digits. @type {Strategy['value'][]} */
const VALUES = ['ascending', 'lcv', 'random'];

/** Ways of branching, and of going back after a contradiction. */
const BRANCHINGS = /** @type {const} */ (['values', 'two-way', 'split']);
const LOOK_BACKS = /** @type {const} */ (['backtracking', 'backjumping', 'learning']);

/** The named solvers; each is a strategy as in links. */
const PRESETS = /** @type {const} */ ([
  ['solver.people', ['techniques']],
  ['solver.computer', [
    'only-choice.mrv.ascending', 'eliminate.mrv.ascending', 'forward-checking.mrv.ascending', 'ac3.mrv.ascending',
    'none.first.ascending', 'only-choice.mrv.ascending.alone', 'eliminate.mrv.ascending.alone',
    'ac3.mrv.ascending.alone',
  ]],
]);

/** The propagation of human techniques, which have their own order of guesses. */
const TECHNIQUES = 'techniques';

/** Search and the order of cells are one setting, because the order only matters with search. */
const NO_GUESS = 'alone';

export class SolverSheet {
  #rules = select(say('solver.rules'), [...PROPAGATOR_IDS, TECHNIQUES].map((id) => [id, propagatorName(id)]));
  #cell = select(say('solver.then'), [...variableNames(), [NO_GUESS, say('solver.no-guess')]]);
  #digit = select(say('solver.digits'), VALUES.map((order) => [order, say(`solver.${order}`)]));
  #branching = select(say('solver.branching'), BRANCHINGS.map((way) => [way, say(`solver.${way}`)]));
  #lookBack = select(say('solver.look-back'), LOOK_BACKS.map((way) => [way, say(`solver.${way}`)]));
  #until = select(say('solver.until'), [['1', say('solver.first')], ['2', say('solver.proved')]]);
  #presets = element('div', {class: 'presets'});
  root = element('div', {class: 'sheet', id: 'solver', tabindex: -1}, this.#presets, element('div', {class: 'choices'},
    this.#rules.root, this.#cell.root, this.#digit.root, this.#branching.root, this.#lookBack.root, this.#until.root));
  #strategy = /** @type {Strategy} */ (parseStrategy(''));

  /**
   * @param {(strategy: Strategy) => void} choose
   * @param {() => void} close
   */
  constructor(choose, close) {
    for (const [who, codes] of PRESETS) {
      this.#presets.append(element('p', {class: 'caption'}, say(who)));
      for (const code of codes) this.#presets.append(this.#item(code, choose, close));
    }
    const selects = [this.#rules, this.#cell, this.#digit, this.#branching, this.#lookBack, this.#until];
    for (const {control} of selects) {
      control.addEventListener('change', () => choose(this.#chosen()));
    }
  }

  /** @param {string} code @param {(strategy: Strategy) => void} choose @param {() => void} close */
  #item(code, choose, close) {
    const preset = /** @type {Strategy} */ (parseStrategy(code));
    const item = element('button', {type: 'button', value: formatStrategy(preset)}, strategyName(preset));
    item.addEventListener('click', () => {
      choose({...preset, solutions: this.#strategy.solutions});
      close();
    });
    return item;
  }

  /** @param {Strategy} strategy */
  show(strategy) {
    this.#strategy = strategy;
    const code = formatStrategy({...strategy, solutions: 1, seed: 0});
    for (const item of this.#presets.querySelectorAll('button')) {
      item.setAttribute('aria-pressed', String(item.value === code));
    }
    this.#rules.show(strategy.propagation);
    this.#cell.show(strategy.search ? strategy.variable : NO_GUESS);
    this.#digit.show(strategy.value);
    this.#branching.show(strategy.branching ?? 'values');
    this.#lookBack.show(strategy.lookBack ?? 'backtracking');
    this.#until.show(String(Math.min(2, strategy.solutions)));
    const isOfPeople = strategy.propagation === TECHNIQUES;
    for (const {control} of [this.#digit, this.#branching, this.#lookBack]) {
      control.disabled = !strategy.search || isOfPeople;
    }
    const isTwoWay = strategy.lookBack === 'learning';
    if (isTwoWay) this.#branching.show('two-way');
    this.#branching.control.disabled ||= isTwoWay || strategy.propagation === 'none';
    const [, , learning] = this.#lookBack.control.options;
    learning.disabled = strategy.propagation === 'none';
    for (const option of this.#cell.control.options) {
      option.disabled = isOfPeople && ![DEFAULT_STRATEGY.variable, NO_GUESS].includes(option.value);
    }
  }

  /** @returns {Strategy} */
  #chosen() {
    const cell = this.#cell.control.value;
    const propagation = this.#rules.control.value;
    const variable = /** @type {Strategy['variable']} */ (cell === NO_GUESS ? this.#strategy.variable : cell);
    const {variable: fewest, value: lowest} = DEFAULT_STRATEGY;
    const {branching, lookBack, ...others} = this.#strategy;
    return {
      ...others, propagation, variable, search: cell !== NO_GUESS,
      value: /** @type {Strategy['value']} */ (this.#digit.control.value), solutions: Number(this.#until.control.value),
      ...this.#ways(propagation),
      ...(propagation === TECHNIQUES ? {variable: fewest, value: lowest} : {}),
    };
  }

  /**
   * The chosen branching and look-back, unless they are the default.
   * @param {string} propagation
   * @returns {Pick<Strategy, 'branching' | 'lookBack'>}
   */
  #ways(propagation) {
    if (propagation === TECHNIQUES) return {};
    const chosen = this.#lookBack.control.value;
    const lookBack = chosen === 'learning' && propagation === 'none' ? 'backjumping' : chosen;
    const branching = BRANCHINGS.find((way) => way === this.#branching.control.value);
    const isChosen = !this.#branching.control.disabled && branching !== 'values';
    const branches = isChosen && propagation !== 'none' && lookBack !== 'learning';
    return {
      ...branches && branching ? {branching} : {},
      ...lookBack === 'backjumping' || lookBack === 'learning' ? {lookBack} : {},
    };
  }
}

/** @param {string} words @param {[string, string][]} choices */
function select(words, choices) {
  const control = element('select', {}, ...choices.map(([value, name]) => element('option', {value}, name)));
  return {
    control,
    root: element('label', {}, element('span', {}, words), element('span', {class: 'select'}, control, icon('down'))),
    show: (/** @type {string} */ value) => {
      const isListed = [...control.options].some((option) => option.value === value);
      if (!isListed) control.append(element('option', {value}, value));
      control.value = value;
    },
  };
}
