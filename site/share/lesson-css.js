/** The looks of the lesson: as a page, which a file of its own has too, and of the sheet and the bar that make it. */

import {looks} from '../common/looks.js';

/** Light, since it is paper; no sign that means something in markup. */
export const LESSON_PAGE_CSS = `
.lesson-page {
  max-width: 210mm; margin: 0 auto; padding: 24px; background: #fff; color: #111;
  font: .9375rem/1.375rem system-ui, -apple-system, "Segoe UI", Roboto, Inter, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums; color-scheme: light;
}
.lesson-page .lesson-title { margin: 0; font-size: 1.75rem; line-height: 2.25rem; font-weight: 650;
  letter-spacing: -.022em; }
.lesson-page p { margin: 8px 0 0; overflow-wrap: anywhere; }
.lesson-page .of { color: #66645e; font-size: .8125rem; line-height: 1.25rem; }
.lesson-page p.rules-of { max-width: 68ch; font-weight: 600; }
.lesson-page ul.rules-of { max-width: 68ch; margin: 4px 0 0; padding: 0 0 0 1.2em; }
.lesson-page .own { max-width: 68ch; }
.lesson-page ol { margin: 16px -10px 0; padding: 0; list-style: none; font-size: 0; orphans: 1; widows: 1; }
.lesson-page ol > li {
  display: inline-block; width: 100%; padding: 0 10px; margin: 0 0 20px; vertical-align: top; font-size: .9375rem;
  break-inside: avoid; box-sizing: border-box;
}
.lesson-page.columns-2 ol > li { width: 50%; }
.lesson-page.columns-3 ol > li { width: 33.33%; font-size: .8125rem; line-height: 1.1875rem; }
.lesson-page li :is(h2, h4) {
  margin: 0; padding-top: 6px; border-top: 1px solid #dad7d0; font-size: .8125rem; line-height: 1.25rem;
  font-weight: 600;
  letter-spacing: 0; color: #45443f;
}
.lesson-page li :is(img, svg) { display: block; width: 100%; height: auto; max-height: 235mm; margin: 4px auto 0; }
.lesson-page.columns-1 li :is(img, svg) { width: 130mm; max-width: 100%; margin: 4px 0 0; }
.lesson-page .words { margin-top: 4px; }
.lesson-page :is(.name, .strong, .logic, .guess, .struck, .ringed) { font-weight: 600; }
.lesson-page .logic { color: #004be0; }
.lesson-page .guess { color: #8b5218; }
.lesson-page .struck {
  padding: 0 .25em; border: 1.5px solid #e00087; border-radius: .25em; color: #e00087; text-decoration: line-through;
}
.lesson-page .ringed { padding: 0 .25em; border: 2px solid #111; border-radius: .25em; }
.lesson-page .legend { margin-top: 20px; border-top: 1px solid #dad7d0; break-inside: avoid; }
.lesson-page .legend :is(h2, h3, h4) { margin: 6px 0 0; font-size: .8125rem; line-height: 1.25rem; font-weight: 600;
  letter-spacing: 0; color: #45443f; }
.lesson-page .signs { display: grid; grid-template-columns: repeat(4, 20px 1fr); gap: 4px 8px;
  align-items: center; margin: 6px 0 0; font-size: .75rem; line-height: .9375rem; }
.lesson-page .signs :is(dt, dd) { margin: 0; }
.lesson-page .signs svg { display: block; width: 20px; height: 20px; }
@page { margin: 14mm; }
@media print {
  .lesson-page { max-width: none; padding: 0; }
  .lesson-page * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@media screen and (max-width: 35em) { .lesson-page { padding: 16px; } .lesson-page ol > li { width: 100% !important; } }
`;

const LESSON_CSS = `
.lesson-print { display: none; }
@media print {
  body.at-lesson { min-height: 0; background: #fff; }
  body.at-lesson > :not(.lesson-print) { display: none !important; }
  body.at-lesson > .lesson-print { display: block; }
}
.lesson-sheet { display: grid; grid-template-columns: 320px minmax(0, 1fr); gap: 24px; align-items: start; }
.lesson-form { display: grid; gap: 16px; padding-top: 16px; }
.lesson-form .settings { margin-top: 0; }
.lesson-form .group { margin-top: 8px; }
.lesson-form .group .settings { margin-top: 8px; }
.lesson-view { margin-top: 16px; border: 1px solid var(--rule); background: #fff; }
.lesson-view .tools-of { display: flex; gap: 4px; margin: 4px 0 0 -10px; }
.lesson-view .tools-of button { padding: 0 10px; background: none; color: #45443f; font-size: .8125rem; }
.lesson-view .tools-of button:hover { background: #eceae5; }
.lesson-view .tools-of button:disabled { border-color: transparent; background: none; color: #8a877f; }
.lesson-view .tools-of button:focus-visible { outline-color: #111; }
.lesson-view .empty { padding: 24px; color: #66645e; }
.lesson-bar {
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 4px var(--margin);
  border-bottom: 1px solid var(--rule);
}
.lesson-bar p { margin-right: auto; }
@media (max-width: 49.9375em) {
  .lesson-sheet { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .lesson-bar p { flex: 1 0 100%; padding-top: 8px; }
  .lesson-bar button { padding: 0 12px; }
}
@media print { .lesson-bar { display: none; } }
`;

/** Gives these looks to the page, once. */
export const adoptLessonLooks = looks(LESSON_PAGE_CSS + LESSON_CSS);
