/** The sentence of a step, in the marks of the grid, and below it the guesses that the step assumes. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {element, svg} from '../dom.js';
import {icon} from '../icons.js';

/** @typedef {import('../../words/narrate.js').Part} Part */
/** @typedef {import('../../words/techniques/step-pattern.js').DrawnCase} DrawnCase */
/** @typedef {{number: number, text: string, step: number}} Pill an open guess */

const say = speaker('panels', panels);

/** The first choice of cases. */
const caseRow = () => import('./case-row.js');

/** More open guesses than this are counted, and only the latest shown. */
const MOST_PILLS = 4;

/** Longer sentences are set smaller, so that two lines of them fit where one was. */
const LONG = 50;
/** The sign before words of an error, and of success: name and path. @type {Record<string, [string, string]>} */
const SIGNS = {error: ['cross', 'm5 5 10 10M15 5 5 15'], solved: ['diamond', 'M10 2l8 8-8 8-8-8z']};

/** @param {Part[]} parts @returns {(Node | string)[]} */
export function wordNodes(parts) {
  return parts.map(({text, mark}) => {
    if (!mark) return text;
    return element('span', {class: mark}, text, ...(mark === 'struck' ? [strike()] : []));
  });
}

/**
 * The words of the cases, below room for the row that chooses among them.
 * @param {DrawnCase[]} cases
 */
export function caseNodes(cases) {
  if (!cases.length) return [];
  const row = element('div', {'class': 'case-row', 'role': 'radiogroup', 'aria-label': say('cases')});
  return [row, ...cases.map(({lines}) =>
    element('div', {class: 'case'}, ...lines.map((line) => element('div', {}, line))))];
}

export class Sentence {
  #words = element('p', {class: 'words'});
  #why = element('p', {class: 'reason'});
  #cases = element('div', {class: 'cases'});
  #rest = element('div', {class: 'rest'});
  #intro = element('span', {class: 'intro'});
  /** The number of guesses that alone cause the contradiction; 0 if it isn't known, or the step is another. */
  #enough = 0;
  root = element('div', {class: 'sentence', part: 'status'}, this.#words, this.#why,
    this.#cases);

  /** @param {(step: number) => void} seek @param {HTMLElement} offers beside the guesses */
  constructor(seek, offers) {
    this.root.append(element('div', {class: 'under'}, this.#rest, offers));
    this.#rest.addEventListener('click', (event) => {
      const step = /** @type {Element} */ (event.target).closest('button')?.value;
      if (step) seek(Number(step));
    });
    new ResizeObserver(() => this.#fit()).observe(this.#rest);
  }

  /**
   * @param {Part[]} parts
   * @param {'none' | 'error' | 'solved'} [sign] stands before the words
   */
  say(parts, sign = 'none') {
    const signs = sign === 'none' ? [] : [icon(...SIGNS[sign])];
    this.#words.replaceChildren(...signs, ...wordNodes(parts));
    this.#words.classList.toggle('long', parts.reduce((length, {text}) => length + text.length, 0) > LONG);
  }

  /**
   * Says more on why a step holds.
   * @param {string} text empty if there is no more
   * @param {DrawnCase[]} [cases] to choose from
   * @param {import('./case-row.js').CaseCommands & {load: import('../later.js').Load}} [commands]
   */
  explain(text, cases = [], commands) {
    this.#why.textContent = text;
    this.#why.hidden = !text;
    const nodes = caseNodes(cases);
    this.#cases.replaceChildren(...nodes);
    if (commands && nodes.length) {
      commands.load(caseRow).then((part) => part?.fillCaseRow(nodes, cases, commands));
    }
  }

  /**
   * @param {Pill[]} pills
   * @param {string} note if there are none
   * @param {boolean} [areEnough] whether these guesses alone cause the contradiction
   */
  rest(pills, note, areEnough) {
    this.#enough = areEnough ? pills.length : 0;
    if (!pills.length) {
      this.#rest.replaceChildren(note);
      return;
    }
    const shown = pills.length > MOST_PILLS ? pills.slice(1 - MOST_PILLS) : pills;
    const {length} = pills;
    this.#intro.textContent = shown.length === length ? say('assuming') : say('assuming.last', {count: length});
    this.#intro.dataset.short = say(areEnough ? 'enough.short' : 'assuming.short', {count: length});
    const buttons = shown.map(({number, text, step}) => element('button', {
      type: 'button', class: 'pill', value: step,
    }, element('span', {class: 'pill-number'}, String(number)), text));
    // The latest first: what there is no room for is left out as a whole.
    this.#rest.replaceChildren(this.#intro, ...buttons.reverse());
    this.#fit();
  }

  /**
   * Says of the guesses that are enough whether all are seen, or the last ones. Only these are measured: other steps
   * may follow each other fast.
   */
  #fit() {
    const count = this.#enough;
    if (!count) return;
    this.#intro.textContent = say('enough', {count});
    const {bottom} = this.#rest.getBoundingClientRect();
    const seen = Array.from(this.#rest.querySelectorAll('.pill'), (pill) => pill.getBoundingClientRect())
      .filter(({top, height}) => height && top < bottom);
    if (seen.length < count && count > 1) this.#intro.textContent = say('enough.last', {count});
  }
}

/** The line through a digit that is ruled out, as in the grid. */
function strike() {
  return svg('svg', {viewBox: '0 0 40 16', class: 'strike-word', 'aria-hidden': 'true', preserveAspectRatio: 'none'},
    svg('path', {d: 'M1 15 39 1'}));
}
