/**
 * The questions about drawings of a puzzle that may be rules: what each group of them is, with a picture of it. Once
 * all are answered, the puzzle is opened with the rules that were chosen. Loaded when there is such a puzzle.
 */
import {formatLink} from '../../web/src/index.js';
import {button, element, svg} from '../common/dom.js';
import {looks} from '../common/looks.js';
import {lineOf, sentence} from '../common/opened.js';
import {openSheet} from '../common/sheet.js';
import {puzzlePicture} from '../puzzles/small-picture.js';
import {answeredText} from './drawn-rules.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/drawings.js';
import ruleNames from '../../web/languages/en/site/rules.js';

/** @typedef {import('../common/opened.js').Opened} Opened */
/** @typedef {import('../../web/src/index.js').Failure} Failure */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {import('../../web/src/index.js').Proposal} Proposal */
/** @typedef {import('../../web/src/index.js').Meaning} Meaning */
/** @typedef {import('./drawn-rules.js').Answer} Answer */

const words = speaker('site/drawings', english);
const names = speaker('site/rules', ruleNames);

const adoptLooks = looks(`
.drawn { display: grid; grid-template-columns: 132px minmax(0, 1fr); gap: 4px 16px; margin-top: 24px; }
.over fieldset.drawn { display: grid; }
.drawn legend { padding: 0; font-weight: 600; overflow-wrap: anywhere; }
.drawn .picture { grid-row: span 9; width: 132px; height: 132px; margin-top: 8px; }
.drawn .picture .ground { fill: var(--surface); }
.drawn .picture :is(.thin, .thick) { fill: none; stroke: var(--cell-line); }
.drawn .picture .thick { stroke: var(--ink-2); }
.drawn .picture .marked { fill: var(--sunk); }
.drawn .picture .drawing {
  fill: none; stroke: var(--ink); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round;
}
.drawn .picture text { fill: var(--ink-2); text-anchor: middle; }
.drawn label { min-height: 2.25rem; }
.drawn label > select { flex: 1; min-width: 0; }
.drawings-left { margin-top: 16px; font-weight: 600; }
@media (max-width: 29.9375em) {
  .over fieldset.drawn { grid-template-columns: minmax(0, 1fr); }
  .drawn .picture { grid-row: auto; }
  .drawn label { flex-wrap: wrap; }
  .drawn label > select { flex-basis: 100%; }
}
`);

/**
 * Opens the sheet of questions.
 * @param {object} page
 * @param {Opened} page.opened a puzzle with proposals
 * @param {(text: string) => Promise<Opened | Failure>} page.read
 * @param {(opened: Opened) => void} page.open gets the puzzle with the rules that were chosen
 * @param {(message: string) => void} page.say
 */
export function askDrawings({opened, read, open, say}) {
  adoptLooks();
  new DrawingsSheet(opened, read, (answered) => {
    open(answered);
    say(words(answered.puzzle.rules?.unread ? 'opened.unread' : 'opened'));
  }).show();
}

class DrawingsSheet {
  #puzzle;
  #opened;
  #read;
  #open;
  #sheet = openSheet(words('title'), 'wide');
  /** @type {Question[]} */
  #questions;
  #left = element('p', {class: 'drawings-left', role: 'status'});
  #fault = element('p', {role: 'alert'});
  #use = button(words('use'), () => this.#take(), 'primary');

  /**
   * @param {Opened} opened
   * @param {(text: string) => Promise<Opened | Failure>} read
   * @param {(opened: Opened) => void} open
   */
  constructor(opened, read, open) {
    this.#opened = opened;
    this.#puzzle = opened.puzzle;
    this.#read = read;
    this.#open = open;
    this.#questions = (opened.proposals ?? []).map((proposal, number) =>
      new Question(this.#puzzle, proposal, number, () => this.#heard()));
  }

  show() {
    const guessed = this.#questions.filter(({hasGuess}) => hasGuess);
    const yesToAll = button(words('yes-to-all'), () => guessed.forEach((question) => question.accept()), '');
    this.#sheet.body.append(element('p', {class: 'lead'}, words('lead')),
      ...(guessed.length > 1 ? [element('div', {class: 'actions'}, yesToAll)] : []),
      ...this.#questions.map(({root}) => root), this.#left, this.#fault,
      element('div', {class: 'actions'}, this.#use));
    this.#heard();
  }

  /** Answers have changed. */
  #heard() {
    const open = this.#questions.filter(({answer}) => !answer).length;
    this.#left.textContent = open ? words('left', {count: open}) :
      this.#questions.some(({answer}) => answer?.is === 'unlisted') ? words('unlisted.then') : words('left.none');
    this.#use.toggleAttribute('disabled', open > 0);
    this.#fault.textContent = '';
  }

  /** Opens the puzzle with the rules, unless something is wrong with them. */
  async #take() {
    const {boxRows, boxCols, rules} = this.#puzzle;
    const text = answeredText(rules?.text ?? '', this.#questions.flatMap(({answer}) => answer ?? []));
    const line = lineOf(this.#puzzle);
    const read = await this.#read(formatLink({puzzle: line, boxRows, boxCols, rules: text ? {text} : null}));
    if (!read.ok) {
      this.#fault.textContent = words('fault', {why: read.error.message});
      return;
    }
    const {puzzle} = read;
    const {values, candidates} = this.#puzzle;
    this.#sheet.close();
    const answered = {...puzzle, values, candidates};
    this.#open({
      ...this.#opened, proposals: undefined, drawn: undefined, step: 0, puzzle: answered,
      understood: sentence(answered), answered: this.#opened.drawn,
    });
  }
}

/** One group of drawings, with the answers that one can choose. */
class Question {
  root;
  hasGuess;
  /** The answer that is chosen. @type {Answer | null} */
  answer = null;
  #meanings;
  #changed;
  /** @type {Map<string, HTMLInputElement>} */
  #choices = new Map();
  #others = /** @type {HTMLSelectElement} */ (element('select', {onchange: () => this.#pickOther()}));
  #name;

  /** @param {Puzzle} puzzle @param {Proposal} proposal @param {number} number @param {() => void} changed */
  constructor(puzzle, {sentence, items, meanings, isGuess}, number, changed) {
    this.hasGuess = isGuess;
    this.#meanings = meanings;
    this.#changed = changed;
    this.#name = `drawn-${number}`;
    const [first] = meanings;
    const others = isGuess ? meanings.slice(1) : meanings;
    const offer = words(isGuess ? 'another' : 'this-rule');
    this.#others.setAttribute('aria-label', offer);
    this.#others.append(...others.map((meaning) =>
      element('option', {value: meanings.indexOf(meaning)}, nameOf(meaning))));
    this.root = element('fieldset', {class: 'drawn'},
      element('legend', {}, isGuess ? words('question', {drawings: sentence, kind: nameOf(first)}) :
        words('question.open', {drawings: sentence})),
      pictureOf(puzzle, items),
      ...(isGuess ? [this.#choice('yes', words('yes'), () => this.#settle(first))] : []),
      ...(others.length ? [this.#choice('another', offer, () => this.#pickOther(), this.#others)] : []),
      this.#choice('nothing', words('nothing'), () => this.#settle('nothing')),
      this.#choice('unlisted', words('unlisted'), () => this.#settle('unlisted')));
  }

  /** Answers with the guess. */
  accept() {
    const choice = this.#choices.get('yes');
    if (choice) choice.checked = true;
    this.#settle(this.#meanings[0]);
  }

  /** @param {string} id @param {string} label @param {() => void} onchange @param {...Node} more */
  #choice(id, label, onchange, ...more) {
    const input = /** @type {HTMLInputElement} */ (element('input', {
      type: 'radio', name: this.#name, value: id, onchange,
    }));
    this.#choices.set(id, input);
    return element('label', {}, input, element('span', {}, label), ...more);
  }

  #pickOther() {
    const choice = this.#choices.get('another');
    if (choice) choice.checked = true;
    this.#settle(this.#meanings[Number(this.#others.value)]);
  }

  /** @param {Meaning | 'nothing' | 'unlisted'} what */
  #settle(what) {
    this.answer = typeof what === 'string' ? {is: what} : {is: 'rule', rules: what.rules};
    this.#changed();
  }
}

/** @param {Meaning} meaning */
function nameOf({kind, value}) {
  const id = [`kind.${kind}`, `global.${kind}`].find((each) => names.has(each));
  const name = id ? names(/** @type {'kind.cage'} */ (id)) : words('diagonals');
  return value ? words('with-number', {kind: name, number: value}) : name;
}

/** The puzzle with these drawings. @param {Puzzle} puzzle @param {number[][]} items */
function pictureOf(puzzle, items) {
  const {size, givens} = puzzle;
  const symbols = Array.from(givens, (digit) => (digit ? digit.toString(36).toUpperCase() : ''));
  const isLine = (/** @type {number[]} */ cells) => cells.length > 1 && cells.length < size * size;
  const marked = new Set(items.filter((cells) => !isLine(cells)).flat());
  const picture = puzzlePicture(symbols, puzzle, {marked});
  const middle = (/** @type {number} */ cell) =>
    [cell % size, Math.floor(cell / size)].map((place) => (1 + (place + 0.5) * 90 / size).toFixed(1)).join(' ');
  const lines = items.filter(isLine).map((cells) => `M${cells.map(middle).join('L')}`);
  if (lines.length) picture.append(svg('path', {class: 'drawing', d: lines.join('')}));
  return picture;
}
