/**
 * The line that names what other rules a puzzle has; pressed, or on paper, it says what each of them means. Of many
 * names, two lines are shown, or one on a phone that lies, so that the board keeps its room.
 */

import {ruleSummary, rulesOf} from '../words/rule-words.js';
import {element, setAttributes} from './dom.js';
import {adopt} from './style-sheet.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */

const LINE_CSS = `
:host(:is([controls=compact],[controls=none])) .rules{padding-inline:24px}
.rules{position:relative;font-size:14px;line-height:20px;color:var(--ink-2)}
.rules summary{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;
width:fit-content;padding:2px 0;border:0;cursor:pointer;text-decoration:underline dotted;text-underline-offset:3px}
@media (orientation:landscape) and (max-height:420px){.rules summary{-webkit-line-clamp:1}}
@container (min-width:75em){.scope:not(.presenting):has(.rules){--left:max(590px,min(50cqw - 60px,100vh - 290px))}}
.rules ul{position:absolute;z-index:20;inset-inline:0;max-width:440px;max-height:max(200px,100vh - 280px);
overflow:auto;margin:4px 0 0;padding:12px 16px 12px 32px;
border:1px solid var(--edge);border-radius:6px;background:var(--surface);color:var(--ink)}
@media print{
.rules summary{display:block;text-decoration:none}
.rules::details-content{content-visibility:visible}
.rules ul{position:static;max-width:none;max-height:none;margin:0;padding-block:0;border:0;background:none}
}
`;

const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Puts the line into its place, which is emptied for a classic puzzle.
 * @param {Element} place
 * @param {Geometry} shape
 */
export function showRuleLine(place, shape) {
  const rules = rulesOf(shape);
  const tree = place.getRootNode();
  if (rules.length && (tree instanceof ShadowRoot || tree instanceof Document)) adopt(tree, LINE_CSS);
  place.replaceChildren(...rules.length ? [closing(lineOf(shape, rules))] : []);
}

/** A long list scrolls, with the keyboard, too. @param {Geometry} shape @param {{text: string}[]} rules */
function lineOf(shape, rules) {
  const summary = ruleSummary(shape);
  const all = element('ul', {}, ...rules.map(({text}) => element('li', {}, text)));
  const line = element('details', {class: 'rules'}, element('summary', {}, summary), all);
  line.addEventListener('toggle', () => {
    if (all.scrollHeight > all.clientHeight) setAttributes(all, {'tabindex': '0', 'aria-label': summary});
  });
  return line;
}

/**
 * The open list lies over the board: it closes by Escape, and when the focus goes on.
 * @param {HTMLElement} line
 */
function closing(line) {
  const close = () => line.removeAttribute('open');
  line.addEventListener('keydown', (event) => {
    // In the list, these keys scroll; elsewhere, they may be those of a player.
    if (event.target instanceof HTMLUListElement && SCROLLING.has(event.key)) event.stopPropagation();
    if (event.key !== 'Escape' || !line.hasAttribute('open')) return;
    event.stopPropagation();
    close();
  });
  line.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget && !line.contains(/** @type {Node} */ (relatedTarget))) close();
  });
  return line;
}
