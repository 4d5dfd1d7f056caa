/** Looks that are seldom needed: errors in a text, special outcomes of a puzzle, the sheet of keys with its legend. */

import {looks} from './looks.js';

const RARE_CSS = `
dialog h2:focus { outline: none; }
dialog dl { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 6px 16px; margin: 16px 0; }
dialog dd { margin: 0; color: var(--ink-2); }
dialog dl.long { grid-template-columns: auto 1fr; }
kbd {
  padding: 1px 6px; border: 1px solid var(--edge); border-radius: 4px; background: var(--page);
  font: .75rem/1.125rem var(--mono);
}
@media (max-width: 39.9375em) { dialog dl { grid-template-columns: auto 1fr; } }
dialog .legend h3 { margin: 16px 0 0; }
dialog .signs { grid-template-columns: 28px 1fr 28px 1fr; align-items: center; margin: 8px 0 16px; }
@media (max-width: 39.9375em) { dialog .signs { grid-template-columns: 28px 1fr; } }
dialog .signs svg { display: block; }
.head button:disabled { border-color: transparent; background: none; }
.switch { display: flex; align-items: center; gap: 10px; min-height: 44px; }
.titled { display: flex; align-items: flex-start; gap: 16px; }
.titled > svg {
  flex: none; width: 1.75rem; height: 2.25rem; fill: none; stroke: var(--conflict); stroke-width: 2.2;
  stroke-linecap: round;
}
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 220px)); gap: 24px; margin-top: 16px; }
.pair figcaption { margin-top: 6px; font-size: .8125rem; color: var(--ink-3); }
.pair figure { margin: 0; }
.titled > .failure rect { fill: var(--conflict); }
.titled > .failure path { stroke: var(--page); }
.shape { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-top: 16px; }
.pair .thin, .parse-error .thin { stroke: var(--cell-line); }
.pair .thick, .parse-error .thick { stroke-width: 2; }
.parse-error .marked { fill: var(--conflict-tint); stroke: var(--conflict); stroke-width: 2.5; }
.parse-error .wrong { fill: var(--conflict); font-weight: 700; }
/* A reading error: the text and the grid side by side, both marked */
.parse-error { max-width: 720px; padding: 60px var(--margin) 32px; }
.parse-error .body { padding-inline-start: 44px; }
.parse-error .sides { display: flex; flex-wrap: wrap; gap: 24px 36px; align-items: stretch; margin-top: 24px; }
.parse-error .picture { width: 362px; max-width: 100%; }
.marks {
  position: relative; flex: 1 1 230px; min-height: 180px; border: 2px solid var(--conflict); border-radius: 6px;
  background: var(--surface);
}
.marks textarea, .marks .behind {
  position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; padding: 16px 18px; border: 0;
  overflow: auto; resize: none;
  background: none; color: inherit; font: .9375rem/2.0625rem var(--mono); white-space: pre-wrap;
  overflow-wrap: anywhere;
  word-break: break-all;
}
.marks .behind {
  position: static; height: auto; min-height: 9.125rem; max-height: 346px; color: transparent; overflow: hidden;
}
.marks mark { border-bottom: 2px solid var(--conflict); background: var(--conflict-tint); color: transparent; }
.parse-error .actions a { padding: .75rem; color: inherit; }
.parse-error .note { margin-top: 12px; }
@media (max-width: 39.9375em) {
  .parse-error { padding-top: 24px; }
  .parse-error .body { padding-inline-start: 0; }
}
@media (forced-colors: active) { .marks { border-color: ButtonBorder; } }
`;

/** Gives these looks to the page, once. */
export const adoptRareLooks = looks(RARE_CSS);
