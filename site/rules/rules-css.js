/** The looks of the sheet of rules. */

import {looks} from '../common/looks.js';

const RULES_CSS = `
.rules-columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(320px, 400px); gap: 0 32px; }
.rules-left { position: sticky; top: 0; align-self: start; padding-top: 16px; }
.rules-board {
  width: 100%; height: min(100vh - 300px, 640px); min-height: 260px;
  --pen-1: var(--ink-2); --given: var(--ink); --candidate: var(--ink-2);
}
.rules-verdict { margin-top: 8px; font-weight: 600; }
.rules-fault { color: var(--ink); }
.rules-fault:not(:empty) { margin-top: 8px; padding-left: 12px; border-left: 3px solid var(--conflict); }
.rules-left .note { min-height: 1.25rem; overflow-wrap: anywhere; }
.kind-form > .setting, .kind-fields > .setting { margin-top: 8px; }
.rules-right .entries { max-height: 320px; overflow: auto; }
.rules-right .entries li { min-height: 2.75rem; }
.rules-right .entries .name { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.rules-right fieldset .check { flex: 1 0 100%; min-height: 2.25rem; }
@media (max-width: 54.9375em) {
  .rules-columns { grid-template-columns: minmax(0, 1fr); }
  .rules-left { z-index: 1; padding-bottom: 8px; border-bottom: 1px solid var(--rule); background: var(--surface); }
  .rules-board { height: min(100vw - 64px, 46vh); min-height: 200px; }
  .rules-left .note { max-height: 2.5rem; overflow: auto; }
}
`;

/** Gives these looks to the page, once. */
export const adoptRulesLooks = looks(RULES_CSS);
