/** The menu of a cell: breakpoints for what may become of it. It opens where the pointer is, or at the cursor. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {breakpointWords, withBreakpoint} from '../../traces/breakpoints.js';
import {hasCandidate} from '../../grid/candidates.js';
import {candidateAt} from './chain-marks.js';
import {element} from '../dom.js';
import {rove, setStop} from '../roving.js';
import {adopt} from '../style-sheet.js';

/** @typedef {import('../../traces/log.js').Filter} Filter */

const say = speaker('panels', panels);

const CSS = `
.break-menu{position:absolute;z-index:30;display:flex;flex-direction:column;max-width:calc(100% - 8px);
max-height:calc(320*var(--u));overflow-y:auto;padding:4px;border:1px solid var(--rule);border-radius:6px;
background:var(--surface);box-shadow:var(--shadow)}
.break-menu button{min-height:calc(32*var(--u));padding:2px 10px;border:0;border-radius:3px;background:none;
font-size:calc(14*var(--u));font-weight:400;text-align:left;color:inherit}
.break-menu button:is(:hover,:focus-visible){background:var(--sunk)}
`;

/**
 * The events that the menu offers to stop at: a candidate that is removed, anything in the cell, the depth.
 * @param {import('../../run/timeline.js').Moment} moment
 * @param {number} cell @param {number[]} digits those that may leave
 * @returns {Filter[]}
 */
export function offeredFilters({state}, cell, digits) {
  const open = digits.filter((digit) => !state.values[cell] && hasCandidate(state.candidates, cell, digit));
  const depth = state.path.length;
  return [
    ...open.map((digit) => ({level: 'everything', kind: 'eliminate', cell, digit, depth: null})),
    {level: 'everything', kind: '', cell, digit: null, depth: null},
    ...(depth ? [{level: 'everything', kind: '', cell: null, digit: null, depth}] : []),
  ];
}

/**
 * Opens it.
 * @param {MouseEvent} event that asked for it
 * @param {import('./board.js').Board} board
 * @param {number} cursor the cell where the grid's cursor is
 * @param {import('../../run/timeline.js').Moment} moment
 * @param {{notation: import('../../grid/geometry.js').Notation, setting: (name: string, value?: string) => string,
 *          speak: (text: string) => void}} context
 */
export function openBreakMenu(event, board, cursor, moment, {notation, setting, speak}) {
  const {geometry, layout} = board;
  if (!layout) return;
  adopt(/** @type {ShadowRoot} */ (board.root.getRootNode()), CSS);
  const box = board.root.getBoundingClientRect();
  const isByPointer = event.button === 2;
  const pointed = isByPointer ? candidateAt(geometry, layout, event.clientX - box.left, event.clientY - box.top) : null;
  const cell = pointed?.cell ?? cursor;
  const digits = pointed ? [pointed.digit] : Array.from({length: geometry.size}, (_, i) => i + 1);
  const back = /** @type {ShadowRoot} */ (board.root.getRootNode()).activeElement;
  const close = () => {
    menu.remove();
    if (back instanceof HTMLElement) back.focus();
  };
  const items = offeredFilters(moment, cell, digits).map((filter) => {
    const event = breakpointWords(filter, geometry, notation);
    const item = element('button', {type: 'button', role: 'menuitem'}, say('break', {event}));
    item.addEventListener('click', () => {
      setting('breakpoints', withBreakpoint(setting('breakpoints'), filter, geometry));
      close();
      speak(say('break.set', {event}));
    });
    return item;
  });
  const menu = element('div', {class: 'break-menu', role: 'menu', 'aria-label': say('break.list')}, ...items);
  rove(menu, () => items);
  setStop(items, items[0]);
  menu.addEventListener('keydown', (pressed) => {
    pressed.stopPropagation();
    if (pressed.key === 'Escape') close();
  });
  menu.addEventListener('focusout', ({relatedTarget}) => {
    if (!menu.contains(/** @type {Node | null} */ (relatedTarget))) menu.remove();
  });
  board.root.querySelector('.break-menu')?.remove();
  board.root.append(menu);
  place(menu, box, isByPointer ? [event.clientX - box.left, event.clientY - box.top] :
    [layout.left + geometry.column(cell) * layout.side, layout.top + (geometry.row(cell) + 1) * layout.side]);
  items[0].focus();
}

/** Within the board. @param {HTMLElement} menu @param {DOMRect} box @param {number[]} at */
function place(menu, {width, height}, [left, top]) {
  menu.style.left = `${Math.max(0, Math.min(left, width - menu.offsetWidth))}px`;
  menu.style.top = `${Math.max(0, Math.min(top, height - menu.offsetHeight))}px`;
}
