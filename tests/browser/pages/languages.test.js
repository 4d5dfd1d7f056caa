// The page in other languages: chosen in the menu, asked for by the address, remembered; all of Watch is in it.
import assert from 'node:assert/strict';
import test from 'node:test';
import {samples} from '../../../site/puzzles/samples.js';
import {languages} from '../../../web/languages/index.js';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {englishFinder} from '../../support/languages.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {gridLine, hardPuzzle, isAt, isReady, openPage, paste, seek} from '../../support/page/page.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const impossible = samples.find(({id}) => id === 'none');

/** A browser that wants a language. @param {string} locale */
const wanting = (locale) => ({context: {locale}});
const language = (page) => page.locator('html').getAttribute('lang');
/** True if a file is what is loaded of a language. @param {string} path */
const isVolume = (path) => /\/(volumes|[a-z]{2})-(element|site|techniques)-\w+\.js$/.test(path);

/** Chooses in the menu. @param {import('playwright-core').Page} page @param {string} name as the language has it */
async function choose(page, name) {
  await page.locator('#menu summary').click();
  const reloaded = page.waitForEvent('load');
  await page.locator('#menu .languages').getByRole('button', {name}).click();
  await reloaded;
  await isReady(page);
}

test('English needs no words but its own', needsBrowser, async (t) => {
  const {page, sent} = await openPage(t, {isOwn: true});
  await page.waitForLoadState('networkidle');
  await eventually.equal(() => language(page), 'en');
  assert.deepEqual(sent.filter(({path}) => isVolume(path)), []);
  // The subject of the tests below is there.
  await eventually.ok(async () => (await (await englishFinder('de'))(page)).length > 40);
});

test('a language is chosen in the menu: same puzzle, same step; and it is remembered', needsBrowser, async (t) => {
  const {page, context, url} = await openPage(t, {hash: `#p=${hardPuzzle}`});
  const line = await gridLine(page);
  await seek(page, 77);
  await choose(page, 'Deutsch');
  await isAt(page, 77);
  await eventually.equal(() => gridLine(page), line);
  await eventually.equal(() => language(page), 'de');
  assert.equal(new URL(page.url()).search, '');
  await page.locator('#menu summary').click();
  const pressed = page.locator('#menu .languages [aria-pressed=true]');
  await eventually.deepEqual(() => pressed.allTextContents(), ['Deutsch']);

  const later = await context.newPage();
  await later.goto(url);
  await isReady(later);
  await eventually.equal(() => language(later), 'de');
  await choose(later, 'English');
  await eventually.equal(() => language(later), 'en');
  await eventually.equal(() =>
    later.locator('.lead').first().textContent().then((text) => /Press Step/.test(text)), true);
});

test('a run that plays is at its step again', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}&step=300`});
  await isAt(page, 300);
  await page.evaluate(() => document.querySelector('sudoku-scope').play());
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 301);
  await choose(page, 'Español');
  await eventually.ok(async () => await page.evaluate(() => document.querySelector('sudoku-scope').step) > 301);
});

test('the address asks for a language; one that we don’t have is English', needsBrowser, async (t) => {
  const {page, url, sent} = await openPage(t, {...wanting('de-AT'), path: '?lang=es', isOwn: true});
  await eventually.equal(() => language(page), 'es');
  assert.equal(sent.filter(({path}) => isVolume(path)).length, 2);
  await page.goto(`${url}?lang=tlh`);
  await isReady(page);
  await eventually.equal(() => language(page), 'en');
});

test('what the address asks for holds in its tab: for pages opened from there, and for no other tab', needsBrowser,
  async (t) => {
    const {page, context, url} = await openPage(t, {...wanting('en-GB'), path: '?lang=es'});
    await page.getByRole('link', {name: 'Jugar'}).first().click();
    await page.waitForURL(/play/);
    await page.locator('html[lang=es]').waitFor();
    await page.goto(`${url}compare.html`);
    await page.locator('html[lang=es]').waitFor();

    const other = await context.newPage();
    await other.goto(url);
    await isReady(other);
    await eventually.equal(() => language(other), 'en');
    await other.goto(`${url}?lang=de`);
    await isReady(other);
    await eventually.equal(() => language(other), 'de');
    await page.reload();
    await page.locator('html[lang=es]').waitFor();
  });

test('what was chosen in the menu goes before the address, in every tab', needsBrowser, async (t) => {
  const {page, context, url} = await openPage(t, wanting('en-GB'));
  await choose(page, 'Deutsch');
  const other = await context.newPage();
  await other.goto(`${url}?lang=es`);
  await isReady(other);
  await eventually.equal(() => language(other), 'de');
});

test('without either, it is the browser’s language', needsBrowser, async (t) => {
  const {page} = await openPage(t, wanting('de-AT'));
  await eventually.equal(() => language(page), 'de');
});

const codes = Object.keys(languages);

for (const code of inTurn(codes, 0)) {
  test(`${code}: head, start and menu`, needsBrowser, async (t) => {
    const {page, problems} = await openPage(t, wanting(`${code}-XX`));
    const englishIn = await englishFinder(code);
    await eventually.deepEqual(() => englishIn(page), []);
    await page.locator('#menu summary').click();
    await page.locator('#menu [data-do=theme]').evaluate((button) => button.click());
    await eventually.deepEqual(() => englishIn(page), []);
    await page.locator('[data-do=help]').first().evaluate((button) => button.click());
    await page.locator('dialog[open]').waitFor();
    await eventually.deepEqual(() => englishIn(page), []);
    assert.deepEqual(problems, []);
  });
}

for (const code of inTurn(codes, 1)) {
  test(`${code}: the paste box, and a text that can't be read`, needsBrowser, async (t) => {
    const {page} = await openPage(t, wanting(`${code}-XX`));
    const englishIn = await englishFinder(code);
    await paste(page, hardPuzzle);
    await page.locator('#verdict', {hasText: '9×9'}).waitFor();
    await eventually.deepEqual(() => englishIn(page), []);
    await paste(page, `33${hardPuzzle.slice(2)}`);
    await page.locator('#parse-error mark').nth(1).waitFor();
    await eventually.deepEqual(() => englishIn(page), []);
    await eventually.doesNotMatch(() => page.locator('#parse-error').innerText(), /holds 3 twice/);
    await page.keyboard.press('Escape');
    await page.locator('[data-do=edit]').click();
    await page.locator('.shape').waitFor();
    await eventually.deepEqual(() => englishIn(page), []);
  });
}

for (const code of inTurn(codes, 2)) {
  test(`${code}: what a puzzle turned out to be, and the list of many`, needsBrowser, async (t) => {
    const {page} = await openPage(t, wanting(`${code}-XX`));
    const englishIn = await englishFinder(code);
    for (const [text, selector] of [
      [impossible.puzzle, '#status-panel .titled'], ['.'.repeat(81), '#status-panel .pair'],
      [`${hardPuzzle}\n${hardPuzzle}`, '#collection'],
    ]) {
      await paste(page, text);
      await page.locator(selector).waitFor();
      await eventually.deepEqual(() => englishIn(page), []);
    }
  });
}

for (const code of inTurn(codes, 3)) {
  test(`${code}: sharing, exporting, new puzzles`, needsBrowser, async (t) => {
    const {page} = await openPage(t, {...wanting(`${code}-XX`), hash: `#p=${hardPuzzle}&step=77`});
    const englishIn = await englishFinder(code);
    const sheet = page.locator('dialog[open]');
    await isAt(page, 77);
    for (const name of ['share', 'export', 'new', 'levels']) {
      await page.locator(`[data-do=${name}]`).first().evaluate((button) => button.click());
      await sheet.locator('.body :is(h3, h4)').first().waitFor();
      await eventually.deepEqual(() => englishIn(page), [], name);
      await page.keyboard.press('Escape');
    }
    for (const [at, part] of [[0, '.shot[src]'], [1, '.lesson-form'], [2, '.tally']]) {
      await page.locator('[data-do=export]').first().evaluate((button) => button.click());
      await sheet.locator('.entries').first().getByRole('button').nth(at).click();
      await sheet.locator(part).first().waitFor();
      await eventually.deepEqual(() => englishIn(page), [], part);
      await page.keyboard.press('Escape');
    }
  });
}

for (const code of inTurn(codes, 0)) {
  test(`${code}: the page that makes snippets, and what they show`, needsBrowser, async (t) => {
    const {page, context, url} = await openSite(t, {path: `embedding.html?lang=${code}`});
    const englishIn = await englishFinder(code);
    await page.locator('#iframe', {hasText: '<iframe'}).waitFor();
    await eventually.deepEqual(() => englishIn(page), []);
    await eventually.ok(async () => (await page.locator('#element').textContent()).includes(`lang="${code}"`));

    const embedded = await context.newPage();
    await embedded.goto(/src="([^"]+)"/.exec(await page.locator('#iframe').textContent())[1].replaceAll('&amp;', '&'));
    await isReady(embedded);
    await eventually.equal(() => language(embedded), code);
    await eventually.deepEqual(() => englishIn(embedded), []);
    await embedded.goto(`${url}embed.html#p=${hardPuzzle}`);
    await embedded.reload();
    await isReady(embedded);
    await eventually.equal(() => language(embedded), 'en');
  });
}
