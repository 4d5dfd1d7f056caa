// The controls that one can press, choose and type into on a page, by role and accessible name, as assistive technology
// has it.
import {setTimeout as sleep} from 'node:timers/promises';

/** The roles of commands, choices and named places; cells, rows and texts are not among them. */
const ROLES = ['button', 'link', 'combobox', 'option', 'checkbox', 'radio', 'slider', 'spinbutton', 'textbox', 'switch',
  'tab', 'menuitem', 'tree', 'heading', 'dialog', 'region', 'group', 'navigation', 'toolbar'];
/** Names that tell of the puzzle, not of the page: cells, units, digits left, puzzles of a shelf, times. */
const CONTENT = [/\b[A-I][1-9]\b/, /^(row [A-Z]|column \d+|box \d+)$/, /^\d+ \d+ left$/, /\b\d+ of \d+\b/,
  /, \d+ givens$/, /\d\d:\d\d/, /^Why$/];
/** Of these, the lines are buttons: what the run or the code says, and not what the page offers. */
const LISTS = /^(tabpanel "(Log|Trace)"|group "Code in )/;
const LINE = /^(\s*)- (?:(\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: (.*))?|.*)/;

/** A page is noted as it stays; one that is held against what is noted is looked at again where it differs. */
const [NOTED_AFTER_MS, LOOKED_AT_EVERY_MS] = [2500, 80];

/**
 * Requests of a page that have no answer yet.
 * @type {WeakMap<import('playwright-core').Page, Set<import('playwright-core').Request>>}
 */
const underWay = new WeakMap();

/**
 * Notes what a page asks for, from before it is opened. A page that showed something before begins anew: what that
 * asked for may never be answered.
 * @param {import('playwright-core').Page} page
 */
export async function watchRequests(page) {
  const open = new Set();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/**
 * The controls that are there once nothing changes any more: by role, their names; of a choice, by its name, all that
 * it has. Where a dialog is open, those in it.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Record<string, string[]>>}
 */
export async function controlsOf(page) {
  const open = page.locator('dialog[open]');
  return controlsIn(await settled(page, await open.count() ? open.last() : page.locator('body')));
}

/**
 * The page as assistive technology has it, once nothing is under way and nothing changes.
 * @param {import('playwright-core').Page} page @param {import('playwright-core').Locator} part of it
 * @returns {Promise<string>} a line for each thing
 */
async function settled(page, part) {
  let [before, now] = ['', await part.ariaSnapshot()];
  for (const end = Date.now() + 20_000; (now !== before || underWay.get(page)?.size) && Date.now() < end;) {
    await sleep(process.env.UPDATE_INVENTORY ? NOTED_AFTER_MS : LOOKED_AT_EVERY_MS);
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, {timeout: 1000})));
    [before, now] = [now, await part.ariaSnapshot()];
  }
  return now;
}

/** @param {string} snapshot @returns {Record<string, string[]>} */
function controlsIn(snapshot) {
  /** @type {Record<string, Set<string>>} */
  const controls = {};
  let depthOfLines = Infinity;
  let choice = '';
  for (const line of snapshot.split('\n')) {
    const plain = line.replace(/^(\s*- )'(.*)'(:?)/, '$1$2$3').replaceAll("''", "'");
    const [, indent = '', role = '', quoted, text] = LINE.exec(plain) ?? [];
    if (indent.length > depthOfLines) continue;
    depthOfLines = LISTS.test(plain.trim().slice(2)) ? indent.length : Infinity;
    const name = (quoted ?? (role === 'group' ? text : '') ?? '').replaceAll('\\"', '"');
    if (!ROLES.includes(role) || !name || CONTENT.some((content) => content.test(name))) continue;
    if (role === 'combobox') choice = name;
    const list = role === 'option' ? `${choice} (choices)` : role;
    (controls[list] ??= new Set()).add(name.replace(/(?<=\D) \d+$/, ''));  // of a tab or a field, how many
  }
  return Object.fromEntries(Object.entries(controls).map(([role, names]) => [role, [...names].sort()]).sort());
}
