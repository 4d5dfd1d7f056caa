/**
 * The cases of a step one after another: a row of buttons chooses the one that is drawn on the board, and frames what
 * is told of it. Loaded with the first step that has some.
 */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {element} from '../dom.js';

/** @typedef {import('../../words/techniques/step-pattern.js').DrawnCase} DrawnCase */
/** @typedef {import('../../words/techniques/step-pattern.js').StepPattern} StepPattern */

/**
 * The effect of choosing a case; of all of them the pattern is null.
 * @typedef {object} CaseCommands
 * @property {(pattern: StepPattern | null) => void} draw
 * @property {(text: string) => void} speak
 */

const say = speaker('panels', panels);

/** Pixels between the row and the text below it. */
const GAP = 4;

/** How arrows move in the row. @type {Record<string, number>} */
const MOVES = {ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1};

/**
 * Fills the row of `caseNodes`: all of them first, then one after another. Tab comes to the one that is chosen.
 * @param {HTMLElement[]} nodes the row, and what is told of each case
 * @param {DrawnCase[]} cases
 * @param {CaseCommands} commands
 */
export function fillCaseRow([row, ...texts], cases, {draw, speak}) {
  const count = cases.length;
  const buttons = [radio(say('cases.all'), say('cases.all-cases')),
    ...cases.map((_, i) => radio(String(i + 1), say('cases.one', {number: i + 1, count})))];
  const choose = (/** @type {number} */ at) => {
    const chosen = cases[at - 1];
    mark(buttons, texts, at);
    draw(chosen?.pattern ?? null);
    speak(chosen ? chosen.lines.join(' ') : say('cases.drawn', {count}));
    if (chosen) reveal(texts[at - 1], row);
  };
  mark(buttons, texts, 0);
  row.replaceChildren(element('span', {'aria-hidden': 'true'}, say('cases.case')), ...buttons);
  row.addEventListener('click', ({target}) => {
    const at = buttons.findIndex((button) => button === target);
    if (at >= 0) choose(at);
  });
  row.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((button) => button === event.target);
    const by = MOVES[event.key];
    if (at < 0 || !by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (at + by + buttons.length) % buttons.length;
    buttons[next].focus();
    choose(next);
  });
}

/** @param {string} words @param {string} name */
function radio(words, name) {
  return element('button', {'type': 'button', 'role': 'radio', 'aria-label': name}, words);
}

/** @param {HTMLButtonElement[]} buttons @param {HTMLElement[]} texts @param {number} chosen 0: all */
function mark(buttons, texts, chosen) {
  for (const [i, button] of buttons.entries()) {
    button.setAttribute('aria-checked', String(i === chosen));
    button.tabIndex = i === chosen ? 0 : -1;
  }
  for (const [i, text] of texts.entries()) text.classList.toggle('drawn', i === chosen - 1);
}

/**
 * If the told text scrolls by itself, it comes below the row; the page stays where it is.
 * @param {HTMLElement} text @param {HTMLElement} row
 */
function reveal(text, row) {
  let place = text.parentElement;
  while (place && !(place.scrollHeight > place.clientHeight && /auto|scroll/.test(getComputedStyle(place).overflowY))) {
    place = place.parentElement;
  }
  if (!place || place === document.documentElement || place === document.body) return;
  const under = place.getBoundingClientRect().top + row.offsetHeight;
  place.scrollTop += text.getBoundingClientRect().top - under - GAP;
}
