/** The looks of the sheets that make pictures, lessons and animations. */

import {looks} from './looks.js';

const PICTURES_CSS = `
dialog.over.wide { width: min(1120px, calc(100vw - 32px)); height: calc(100vh - 32px); }
.settings {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(116px, 1fr)); gap: 12px 16px; align-items: end;
  margin-top: 16px;
}
.settings.roomy { grid-template-columns: repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr)); }
.settings .broad { grid-column: span 2; }
.settings.roomy .broad { grid-column: auto; }
.settings .full, .settings .check { grid-column: 1 / -1; }
.setting { display: block; }
.over .setting :is(input, select, textarea) { width: 100%; }
.over .setting select { padding: 0 8px; }
.setting label { display: block; margin-bottom: 4px; font-size: .8125rem; line-height: 1.25rem; color: var(--ink-3); }
.over .setting :is(input, textarea) {
  min-height: 2.75rem; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: 400 .875rem/1.375rem var(--font);
}
.over .setting textarea { margin: 0; }
.over .check { display: inline-flex; align-items: center; gap: 8px; min-height: 2.75rem; }
.shot { display: block; max-width: 100%; max-height: min(52vh, 620px); margin: 16px auto 0; }
.shot + .note, .settings + .note, .level-choice + .note { margin-top: 8px; }
.shot-frame { min-height: 7.5rem; }
.over progress {
  display: block; width: 100%; height: 4px; margin-top: 16px; border: 0; appearance: none; background: var(--rule);
}
.over progress::-webkit-progress-bar { background: var(--rule); }
.over progress::-webkit-progress-value { background: var(--ink); }
.over progress::-moz-progress-bar { background: var(--ink); }
.maker { margin-top: 16px; }
.level-choice { display: flex; flex-wrap: wrap; gap: 8px; }
.level-choice button[aria-pressed=true] { border-color: var(--ink); background: var(--ink); color: var(--surface); }
.made { display: flex; gap: 20px; align-items: center; margin: 16px 0; }
.made > div:last-child { flex: 1; min-width: 0; }
.made .preview { flex: none; width: 200px; min-height: 200px; }
.made .lead { min-height: 44px; overflow-wrap: anywhere; }
[aria-busy=true] .preview { opacity: .5; }
.maker summary { width: max-content; max-width: 100%; min-height: 44px; padding: 0; }
.maker summary::after {
  content: ""; width: 6px; height: 6px; margin: -4px 0 0 2px; border: solid currentcolor; border-width: 0 1.5px 1.5px 0;
  rotate: 45deg;
}
.maker [open] summary::after { margin-top: 4px; rotate: 225deg; }
@media (max-width: 479px) {
  .made { align-items: start; gap: 16px; }
  .made .preview { width: 120px; min-height: 120px; }
}
@media (max-height: 479px) {
  .level-choice button { padding: 0 10px; }
  .made { margin: 8px 0; }
  .made .preview { width: 100px; min-height: 100px; }
}
@media (forced-colors: active) { .level-choice button[aria-pressed=true] { forced-color-adjust: none; } }
.tally { margin-top: 12px; color: var(--ink-2); }
`;

/** Gives these looks to the page, once. */
export const adoptPictureLooks = looks(PICTURES_CSS);
