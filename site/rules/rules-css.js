/**
 * The looks of the sheet of rules. The board stays where it is when something is refused: a message takes the place of
 * the note on cells, and may reach into the space at the end of the sheet. On a phone, what is said of the solutions
 * has two lines from the beginning, or three, so that no button moves away from under a finger.
 */

import {looks} from '../common/looks.js';

const RULES_CSS = `
.rules-columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(320px, 400px); gap: 0 32px; }
.rules-left { position: sticky; top: 0; align-self: start; margin-bottom: -24px; padding-top: 16px; }
.rules-board {
  width: 100%; height: min(100vh - 300px, 640px); min-height: 260px;
  --pen-1: var(--ink-2); --given: var(--ink); --candidate: var(--ink-2);
}
.rules-verdict { margin-top: 8px; font-weight: 600; }
:is(.rules-fault, .rules-unused) { color: var(--ink); }
:is(.rules-fault, .rules-unused):not(:empty) {
  margin-top: 8px; padding-left: 12px; border-left: 3px solid var(--conflict);
}
.rules-fault:not(:empty) + .note { display: none; }
.rules-left .note { min-height: 1.25rem; overflow-wrap: anywhere; }
.kind-form > .setting, .kind-fields > .setting { margin-top: 8px; }
.rules-right .entries { max-height: 330px; margin: -1px -5px -5px; padding: 5px; overflow: auto; }
.rules-right .entries li { flex-wrap: wrap; gap: 0 8px; min-height: 2.75rem; }
.rules-right .entries .name { flex: 1 1 10rem; overflow-wrap: anywhere; }
.rules-right .entries .acts { display: flex; margin-left: auto; }
.rules-columns :is(button, input, select, textarea) { scroll-margin: 16px; }
.rules-right fieldset .check { flex: 1 0 100%; min-height: 2.25rem; }
@media (max-width: 54.9375em) {
  .rules-columns { grid-template-columns: minmax(0, 1fr); }
  .rules-left { display: contents; --board-height: max(min(100vw - 48px, 42vh), 200px); }
  .rules-board {
    position: sticky; top: 0; z-index: 1; box-sizing: border-box; height: var(--board-height); min-height: 0;
    padding: 8px 0; border-bottom: 1px solid var(--rule); background: var(--surface);
  }
}
@media (max-width: 39.9375em) {
  .rules-verdict { box-sizing: content-box; min-height: 2.5rem; }
}
@media (max-width: 22.4375em) { .rules-verdict { min-height: 3.75rem; } }
@media (max-width: 54.9375em) and (min-height: 30em) {
  .rules-columns :is(button, input, select, textarea, .rules-fault) { scroll-margin: calc(42vh + 5rem) 0 16px; }
}
@media (max-width: 54.9375em) and (max-height: 29.9375em) {
  .rules-left, .rules-board { position: static; margin: 0; }
}
@media (min-width: 30em) and (max-height: 29.9375em), (min-width: 55em) and (max-height: 35.9375em) {
  .rules-left {
    --board-height: max(100vh - 190px, 160px);
    display: grid; grid-template: repeat(3, auto) 1fr / var(--board-height) minmax(0, 1fr); gap: 0 16px;
  }
  .rules-board {
    grid-row: 1 / span 4; height: var(--board-height); min-height: 0; padding: 0; border: 0;
  }
}
@media (min-width: 55em) and (max-height: 35.9375em) {
  .rules-columns { grid-template-columns: minmax(0, 1fr) 320px; }
}
@media (max-width: 54.9375em) and (min-height: 43em) {
  .rules-verdict {
    position: sticky; top: var(--board-height); z-index: 1; margin: 0; padding: 8px 0; background: var(--surface);
  }
}
`;

/** Gives these looks to the page, once. */
export const adoptRulesLooks = looks(RULES_CSS);
