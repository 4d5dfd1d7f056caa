// The pages about techniques: they read without scripts, stay still while they load, fit a phone, and move their grids.
import assert from 'node:assert/strict';
import test from 'node:test';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {gridsInSight, shiftsIn} from '../../support/page/chapter.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const pages = ['', 'full-house.html', 'als-chain.html'].map((page) => `techniques/${page}`);

const LOOKS = /** @type {const} */ ([[320, 'dark'], [1280, 'light']]);

for (const [turn, path] of pages.entries()) {
  for (const [width, colorScheme] of inTurn(LOOKS, turn)) {
    test(`${path} at ${width} px, ${colorScheme}`, needsBrowser, async (t) => {
      const viewport = {width, height: 823};
      const {page, problems} = await openSite(t, {path, context: {viewport, colorScheme, reducedMotion: 'reduce'}});
      await gridsInSight(page);
      await page.waitForLoadState('networkidle');
      await t.test('the layout does not shift, and fits', async () => {
        await eventually.ok(async () => await shiftsIn(page) < 0.001);
        await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      });
      await t.test('no violation', () => eventually.deepEqual(() => violations(page), []));
      assert.deepEqual(problems, []);
    });
  }
}

test('a page shows its position, and its links move the grid', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'techniques/x-wing.html'});
  await gridsInSight(page);
  const links = page.locator('a[data-scope-step]');
  await eventually.ok(async () => await links.count() >= 2);
  await links.nth(1).click();
  await page.waitForFunction(() => document.querySelector('#grid').step > 0);
  await links.nth(0).click();
  await page.waitForFunction(() => document.querySelector('#grid').step === 0);
});

test('the player shows the step with its pattern, and goes on as people do', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'techniques/x-wing.html'});
  const player = page.locator('#steps');
  const told = await page.locator('.text b').first().textContent();
  await player.locator('.words').filter({hasText: told.split(':')[1].trim()}).waitFor();
  await player.locator('.unit.cover').first().waitFor({state: 'attached'});
  await player.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('#steps').step > 1);
});

test('round an English article, a German page speaks German', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'techniques/full-house.html?lang=de'});
  await page.getByRole('heading', {name: 'In diesem Gitter'}).waitFor();
  const play = page.getByRole('link', {name: 'Von hier an spielen'});
  await eventually.match(() => play.getAttribute('href'), /^\.\.\/play\.html#/);
  await page.getByText('Drücke Schritt: Zuerst kommt Letzte offene Zelle').waitFor();
  const conclusion = page.getByRole('link', {name: 'darauf kommt'});
  await eventually.match(() => conclusion.getAttribute('data-scope-step'), /^place /);
  await eventually.match(() => page.locator('[data-learn=alone]').textContent(), /: [\wäöü-]+( [\wäöü-]+)*\.$/i);
  // The article itself is English, and says so.
  await eventually.equal(() => page.locator('main').getAttribute('lang'), 'en');
  await eventually.equal(() => page.getByText('Why it holds').evaluate((each) => each.closest('[lang]').lang), 'en');
});

test('without scripts the position stands there as text', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'techniques/x-wing.html', context: {javaScriptEnabled: false}});
  await eventually.ok(() => page.locator('sudoku-scope > svg').isVisible());
  await eventually.ok(() => page.locator('sudoku-scope > pre').isVisible());
});

test('the list leads to a page for every technique, and from one to the next', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'techniques/'});
  const addresses = await page.locator('.techniques a').evaluateAll((links) => links.map(({href}) => href));
  await eventually.equal(() => page.locator('.techniques li').count(), addresses.length);
  for (const address of addresses) assert.equal((await page.request.get(address)).status(), 200, address);
  await page.getByRole('link', {name: 'Full house'}).click();
  await page.getByRole('heading', {level: 1, name: 'Full house'}).waitFor();
  await page.getByRole('link', {name: /^Harder/}).click();
  await page.getByRole('heading', {level: 1, name: 'Hidden single in a box'}).waitFor();
});
