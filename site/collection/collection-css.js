/** The looks of a collection: the list, and the line above a puzzle that was picked from it. */

import {looks} from '../common/looks.js';

const COLLECTION_CSS = `
.collection {
  display: flex; flex-direction: column; height: calc(100vh - 56px); height: calc(100dvh - 56px); min-height: 420px;
  padding: 24px var(--margin) 0;
}
.collection .top { display: flex; align-items: flex-start; gap: 16px; }
.collection .top > div { flex: 1; min-width: 0; }
.collection .top .lead { overflow-wrap: anywhere; }
.collection .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 16px 0 12px; }
.collection .bar .said { flex: 1 1 180px; min-width: 0; padding: 0 8px; color: var(--ink-2); }
.collection .bar .primary { min-width: 124px; justify-content: center; font-weight: 600; }
.collection :is(select, [type=search]) { max-width: 100%; }
.collection [type=search] {
  min-width: 0; height: 44px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: 14px/22px var(--font);
}
.collection .check { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; }
.collection .check input { width: 18px; height: 18px; margin: 0; accent-color: var(--ink); }
.collection progress {
  display: block; width: 100%; height: 6px; margin-top: 4px; border: 0; border-radius: 3px; overflow: hidden;
  appearance: none; background: var(--sunk); color: var(--ink);
}
.collection progress::-webkit-progress-bar { background: var(--sunk); }
.collection progress::-webkit-progress-value { background: var(--ink); }
.collection progress::-moz-progress-bar { background: var(--ink); }
.list {
  --row: 44px; --columns: 72px minmax(0, 1fr) 72px 132px 88px 116px;
  position: relative; flex: 1; min-height: 0; margin: 0 calc(-1 * var(--margin)); padding: 0 var(--margin);
  overflow-y: auto; overflow-x: hidden; border-top: 1px solid var(--edge); background: var(--surface);
  overscroll-behavior: contain; contain: strict;
}
.list .names { position: sticky; top: 0; z-index: 10; background: var(--surface); }
.list .names > div, .entry {
  display: grid; grid-template-columns: var(--columns); column-gap: 16px; align-items: center;
}
.list .names > div { min-height: 44px; border-bottom: 1px solid var(--rule); }
.list .names button {
  width: 100%; padding: 0; border: 0; background: none; color: var(--ink-3); font-size: 13px; font-weight: 400;
  white-space: nowrap;
}
.list .names button:hover { text-decoration: underline; }
.list .names .plain { color: var(--ink-3); font-size: 13px; }
.list [aria-sort=ascending] button, .list [aria-sort=descending] button { color: var(--ink); font-weight: 600; }
.list [aria-sort=ascending] button::after, .list [aria-sort=descending] button::after {
  content: ""; width: 5px; height: 5px; margin-bottom: -3px; border: solid currentcolor; border-width: 1.5px 1.5px 0 0;
  rotate: -45deg;
}
.list [aria-sort=descending] button::after { margin-bottom: 3px; rotate: 135deg; }
.rows { position: relative; }
.entry {
  position: absolute; inset: 0 -8px auto; height: var(--row); padding: 0 8px; border-bottom: 1px solid var(--rule);
  cursor: pointer;
}
.entry:hover { background: var(--sunk); }
.entry:focus-visible { outline-offset: -2px; border-radius: 3px; }
.entry > * { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.list .number, .list .number button { justify-content: flex-end; text-align: end; }
.entry .unit { display: none; }
.entry .place { color: var(--ink-3); text-align: end; }
.entry .text { font: 13px/20px var(--mono); }
.entry .text b { font: 500 14px/20px var(--font); }
.entry .problem { font-family: var(--font); color: var(--ink); }
.list .nothing { padding: 24px 0; color: var(--ink-2); }
.picked {
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 4px; min-height: 44px; margin: 0;
  padding: 0 var(--margin); border-bottom: 1px solid var(--rule);
}
.picked > :first-child { margin-inline-start: -15px; }
.picked > :last-child { margin-inline-end: -15px; }
.picked span { flex: 1; min-width: 0; padding: 0 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  color: var(--ink-2); }
.picked button:disabled { border-color: transparent; background: none; }
@media (max-width: 719px) {
  .collection { padding-top: 16px; }
  .collection .bar { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 12px 0; }
  .collection .bar .said { grid-column: 1 / -1; order: 2; padding: 0; }
  .collection .bar button { justify-content: center; }
  .collection .bar :is(select, [type=search], .check) { order: 1; width: 100%; }
  .collection .bar select { padding: 0 8px; font-size: 13px; }
  .list { --row: 64px; --columns: var(--place, 28px) auto minmax(0, 1fr) auto; }
  .list .names > div { display: flex; flex-wrap: wrap; gap: 0 16px; }
  .list .names .plain { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .list .names button { width: auto; }
  .entry { grid-template: 1fr 1fr / var(--columns); gap: 0 8px; padding: 8px; font-size: 13px; }
  .entry .unit { display: inline; color: var(--ink-3); }
  .entry .place { grid-row: 1 / 3; align-self: start; text-align: start; }
  .entry .text { grid-column: 2 / 4; grid-row: 1; }
  .entry .difficulty { grid-column: 4; grid-row: 1; text-align: end; }
  .entry .givens { grid-column: 2; grid-row: 2; text-align: start; }
  .entry .outcome { grid-column: 3; grid-row: 2; }
  .entry .guesses { grid-column: 4; grid-row: 2; }
  .picked span { order: 3; flex-basis: 100%; padding: 0 0 8px; }
}
@media (max-width: 399px) { .collection .bar select { grid-column: 1 / -1; } }
@media (forced-colors: active) {
  .collection progress { border: 1px solid ButtonBorder; }
  .collection progress::-webkit-progress-value { background: Highlight; forced-color-adjust: none; }
  .collection .primary:disabled { border-color: GrayText; background: Canvas; color: GrayText; }
  .entry:hover { outline: 1px solid Highlight; outline-offset: -1px; }
}
`;

/** Gives these looks to the page, once. */
export const adoptCollectionLooks = looks(COLLECTION_CSS);
