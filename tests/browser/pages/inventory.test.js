// All that somebody can rely on: what the pages offer, at which addresses, with which keys; what links hold; what the
// package exports. It is read off what was built, and held against tests/data/inventory.json, so that a change inside
// can't take anything away unnoticed. After a change that is meant:
// UPDATE_INVENTORY=1 node --test tests/browser/pages/inventory.test.js
import assert from 'node:assert/strict';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {controlsOf, watchRequests} from '../../support/page/controls.mjs';
import {cell, setTo} from '../../support/page/game.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {differences, write} from '../../support/inventory/inventory.mjs';
import {offeredByPackage} from '../../support/inventory/offered.mjs';
import {pages} from '../../support/page/page-states.mjs';
import {firstPuzzle, hardPuzzle, isAt, withSmallSet} from '../../support/page/page.mjs';

const site = new URL('../../../build/site/', import.meta.url);
const kept = new URL('../../data/inventory.json', import.meta.url);
const inventory = JSON.parse(readFileSync(kept, 'utf8'));
const context = {viewport: {width: 1280, height: 900}, permissions: ['clipboard-read', 'clipboard-write']};
/** Names that a build makes anew. */
const HASHED = /-[0-9a-z]{8}\.(js|css|wasm)$/;
const found = /** @type {Record<string, any>} */ ({});

/** @param {string} path of a page @param {RegExp} what with a group */
const allIn = (path, what) => [...readFileSync(new URL(path, site), 'utf8').matchAll(what)].map(([, name]) => name);

/** The keys of a link. @param {string} link */
const keysOf = (link) => [...link.slice(link.indexOf('#')).matchAll(/[#&](\w+)=/g)].map(([, key]) => key).sort();

test('addresses', () => {
  const all = readdirSync(site, {recursive: true}).map(String);
  const files = all.filter((path) => path.includes('.') && !HASHED.test(path));
  const htmls = files.filter((path) => path.endsWith('.html')).sort();
  const content = htmls.filter((path) => /^(learn|techniques)\//.test(path));
  found['files with a name that stays'] = files.sort();
  found['titles of pages'] = htmls.map((path) => `${path}: ${allIn(path, /<title[^>]*>([^<]*)</g)[0]}`);
  found['places within pages'] = content.flatMap((path) =>
    allIn(path, /<(?:h\d|section|div|ol|figure|sudoku-scope)[^>]* id="([^"]+)"/g).map((id) => `${path}#${id}`)).sort();
  const {shortcuts, share_target: share, file_handlers: handlers = [], ...manifest} =
    JSON.parse(readFileSync(new URL('manifest.webmanifest', site), 'utf8'));
  found['the installed app'] = [...Object.keys(manifest), ...shortcuts.map(({name, url}) => `shortcut ${name}: ${url}`),
    `shared to ${share?.action}: ${Object.keys(share?.params ?? {})}`,
    ...handlers.flatMap(({action, accept}) => `files to ${action}: ${Object.values(accept).flat()}`)].sort();
});

for (const [name, {path, hash, ready, states = {}}] of Object.entries(pages)) {
  test(`page: ${name}`, needsBrowser, async (t) => {
    const {page, problems} = await openSite(t, {path, hash, context, isOwn: false, prepare: watchRequests});
    await ready?.(page);
    const noted = inventory[`page: ${name}`] ?? {};
    const first = await controlsAs(noted['at first'], () => controlsOf(page));
    const all = {'at first': first};
    for (const [state, reach] of Object.entries(states)) {
      await reach(page);
      const {key: _, ...wanted} = noted[state] ?? {};
      all[state] = await controlsAs(wanted, async () => added(await controlsOf(page), first));
      const keys = await page.locator('dialog[open] dt:has(kbd)').evaluateAll((terms) =>
        terms.map((term) => `${term.textContent}: ${term.nextElementSibling.textContent}`));
      if (keys.length > 0) all[state].key = keys;
    }
    found[`page: ${name}`] = all;
    assert.deepEqual(problems, []);
  });
}

/** The controls of a page once they are as noted; where they don't become so, those that there are. */
async function controlsAs(wanted, read) {
  let now;
  await passes(async () => {
    now = await read();
    if (!process.env.UPDATE_INVENTORY) assert.deepEqual(now, wanted);
  }, 10_000).catch(() => {});
  return now;
}

/** The parts beside those that were there at first. */
function added(now, first) {
  const more = Object.entries(now).map(([role, names]) =>
    [role, names.filter((name) => !first[role]?.includes(name))]);
  return Object.fromEntries(more.filter(([, names]) => names.length > 0));
}

test('links that pages write, and what they keep', needsBrowser, async (t) => {
  const links = found['keys of links that are written'] = {};
  const stored = new Set();
  const open = async (path, hash, act) => {
    const {page, url} = await openSite(t, {...withSmallSet, path, hash, context});
    const link = await act(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: /^Theme/}).filter({visible: true}).click();
    await page.goto(`${url}speed.html`);  // what is left is kept
    const names = await page.evaluate(async () => [...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({name}) => `database ${name}`)]);
    for (const name of names) stored.add(name);
    return keysOf(link);
  };
  const share = async (page, name) => {
    await isAt(page, 12);
    await page.locator('#menu summary').click();
    await page.getByRole('button', {name: 'Share', exact: true}).click();
    const field = page.getByRole('dialog').getByRole('textbox', {name});
    await eventually.match(() => field.inputValue(), /#/);
    return field.inputValue();
  };
  const watched = `#p=${hardPuzzle}&s=eliminate.mrv.ascending&step=12&view=code&speed=4`;
  links.readable = await open('', watched, (page) => share(page, 'Readable link'));
  links.short = await open('', watched, (page) => share(page, 'Short link'));
  links.compare = await open('compare.html', `#p=${hardPuzzle}&c=ac3,none&ms=5`, async (page) => {
    await page.locator('#progress[data-state=done]').waitFor();
    return page.evaluate(() => location.hash);
  });
  links.play = await open('play.html', `#p=${firstPuzzle}`, async (page) => {
    for (const [at, key] of [[0, '4'], [1, 'Shift+Digit4'], [3, 'Control+Digit7'], [5, 'Alt+Digit2']]) {
      await cell(page, at).click();
      await page.keyboard.press(key);
    }
    await page.getByRole('button', {name: 'Copy link'}).click();
    await page.getByText('Link copied').waitFor();
    await setTo(page, 'Colours', 'Sepia');
    return page.evaluate(() => navigator.clipboard.readText());
  });
  found['kept in the browser'] = [...stored].sort();
});

test('what an iframe takes from its address, and tells its page', needsBrowser, async (t) => {
  const settings = 'controls=full&view=log,tree&theme=dark&candidates=all&notation=r1c1&vocabulary=norvig&label=A&' +
    'from=1&to=9&autoplay=1&speed=2&s=ac3.mrv.ascending&step=2&box=2x2';
  const site = await openSite(t, {path: 'speed.html'});
  const page = await site.context.newPage();
  await page.evaluate((src) => {
    addEventListener('message', ({data}) => { window.told = data; });
    document.body.append(Object.assign(document.createElement('iframe'), {src}));
  }, `${site.url}embed.html#p=1.....3..4.....2&${settings}`);
  found['told by an iframe'] = await (await page.waitForFunction(() => window.told)).evaluate((told) =>
    Object.entries(told).map(([name, value]) => (name === 'height' ? name : `${name}: ${value}`)).sort());
  const element = page.frames()[1].locator('sudoku-scope');
  found['attributes that an iframe sets'] = await element.evaluate(({attributes}) =>
    [...attributes].map(({name, value}) => `${name}: ${value}`).sort());
  found['put into pages by embed.js'] = await page.evaluate(async (src) => {
    const before = new Set(Object.keys(globalThis));
    const script = Object.assign(document.createElement('script'), {src});
    document.body.append(script);
    await new Promise((loaded) => { script.onload = loaded; });
    const names = Object.keys(globalThis).filter((name) => !before.has(name) && Number.isNaN(Number(name)));
    return names.flatMap((name) => [name, ...Object.keys(globalThis[name]).map((key) => `${name}.${key}`)]);
  }, `${site.url}embed.js`);
});

test('the package', async () => {
  found.package = await offeredByPackage();
});

test('nothing that somebody relies on has gone, and what is new is noted', needsBrowser, () => {
  const lacking = Object.keys(pages).filter((name) => !found[`page: ${name}`]);
  assert.deepEqual(lacking, [], 'these pages could not be read');
  if (process.env.UPDATE_INVENTORY) writeFileSync(kept, write(found));
  const {gone, added: fresh} = differences(JSON.parse(readFileSync(kept, 'utf8')), found);
  const tell = (words, list) => (list.length > 0 ? `${words}\n${list.map((each) => `  ${each}`).join('\n')}\n` : '');
  assert.ok(gone.length + fresh.length === 0, `${tell('This was there, and is not any more:', gone)}${
    tell('This is new:', fresh)}If that is meant: UPDATE_INVENTORY=1 node --test ${process.argv[1]}`);
});
