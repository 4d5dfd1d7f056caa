/** The looks of the sheets that make pictures, lessons and animations. */

const PICTURES_CSS = `
dialog.over.wide { width: min(1120px, calc(100vw - 32px)); height: calc(100vh - 32px); }
.settings {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(116px, 1fr)); gap: 12px 16px; align-items: end;
  margin-top: 16px;
}
.settings .full, .settings .check { grid-column: 1 / -1; }
.settings .broad { grid-column: span 2; }
.setting { display: block; }
.over .setting :is(input, select, textarea) { width: 100%; }
.over .setting select { padding: 0 8px; }
.setting label { display: block; margin-bottom: 4px; font-size: 13px; line-height: 20px; color: var(--ink-3); }
.over .setting :is(input, textarea) {
  min-height: 44px; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: 400 14px/22px var(--font);
}
.over .setting textarea { margin: 0; }
.over .check { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; }
.shot { display: block; max-width: 100%; max-height: min(52vh, 620px); margin: 16px auto 0; }
.shot + .note, .settings + .note { margin-top: 8px; }
.shot-frame { min-height: 120px; }
.over progress {
  display: block; width: 100%; height: 4px; margin-top: 16px; border: 0; appearance: none; background: var(--rule);
}
.over progress::-webkit-progress-bar { background: var(--rule); }
.over progress::-webkit-progress-value { background: var(--ink); }
.over progress::-moz-progress-bar { background: var(--ink); }
.tally { margin-top: 12px; color: var(--ink-2); }
`;

const sheet = new CSSStyleSheet();

/** Gives these looks to the page, once. */
export function adoptPictureLooks() {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  sheet.replaceSync(PICTURES_CSS);
  document.adoptedStyleSheets.push(sheet);
}
