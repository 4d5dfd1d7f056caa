/** The looks of sheets over the page, and of texts in any dialog. */

import {looks} from './looks.js';

const SHEET_CSS = `
dialog textarea {
  width: 100%; margin-top: 12px; padding: 10px; border: 1px solid var(--edge); border-radius: 6px;
  font: .8125rem/1.25rem var(--mono); background: var(--page); color: var(--ink);
}
dialog.over { width: min(640px, calc(100vw - 32px)); padding: 0; overflow: hidden; }
dialog.over[open] { display: flex; flex-direction: column; }
.over h2 { padding: 24px 24px 0; }
.over .body {
  position: relative; flex: 1; min-height: 0; padding: 0 24px 24px; overflow: auto; overscroll-behavior: contain;
}
.over .foot {
  display: flex; align-items: center; gap: 16px; padding: 12px 24px; border-top: 1px solid var(--rule);
}
.over .said { flex: 1; min-width: 0; overflow-wrap: anywhere; color: var(--ink-2); }
.group { margin-top: 24px; }
.group > .note { margin-top: 4px; }
#notation-note { min-height: 1.25rem; }
.entries { margin-top: 4px; list-style: none; }
.entries li { display: flex; align-items: center; gap: 8px; min-height: 3.5rem; border-top: 1px solid var(--rule); }
.entries li:first-child { border-top: 0; }
.entries p { flex: 1; min-width: 0; padding: 8px 0; }
.entries .name { display: block; font-weight: 500; }
.entries .note { display: block; }
.over a.open {
  display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 14px; border: 1px solid var(--edge);
  border-radius: 6px; color: var(--ink); font-weight: 500; text-decoration: none;
}
.over a.open:hover { background: var(--sunk); }
.over fieldset { display: flex; flex-wrap: wrap; gap: 0 24px; margin: 8px 0 0; padding: 0; border: 0; }
.over fieldset label { display: flex; align-items: center; gap: 8px; min-height: 2.75rem; }
.over input:is([type=radio], [type=checkbox]) {
  flex: none; width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--ink);
}
.over select { max-width: 100%; }
.over textarea { display: block; resize: vertical; overflow-wrap: anywhere; }
.over .actions { margin-top: 12px; align-items: center; }
.over .field { display: flex; gap: 8px; margin-top: 8px; }
.over input.link {
  flex: 1; min-width: 0; height: 2.75rem; padding: 0 12px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--page); color: var(--ink); font: .8125rem/1.25rem var(--mono);
}
.over .code { display: flex; flex-wrap: wrap; align-items: end; gap: 16px; margin-top: 8px; }
.over .qr { width: 240px; height: 240px; border-radius: 6px; border: 1px solid var(--rule); }
@media (max-width: 39.9375em) {
  #notation-note { min-height: 3.75rem; }
  .over .field { flex-wrap: wrap; }
  .over input.link { flex: 1 0 100%; }
  .over h2 { padding: 16px 16px 0; }
  .over .body { padding: 0 16px 16px; }
  .over .foot { padding: 8px 16px; }
}
`;

/** Gives these looks to the page, once. */
export const adoptSheetLooks = looks(SHEET_CSS);
