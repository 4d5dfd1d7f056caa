// Browsers and pages that lack something: no worker, no WebAssembly; and pages with more than one player.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {
  firstPuzzle, firstSolution, gridLine, hardPuzzle, isReady, isShown, openPage, press, seek,
} from '../../support/page/page.mjs';

test('without workers it solves in the page', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {prepare: (page) => page.addInitScript(() => delete window.Worker)});
  await seek(page, 'end');
  await eventually.equal(() => gridLine(page), firstSolution);
  assert.equal(page.workers().length, 0);
  await press(page, 'Help');
  await eventually.match(() => page.getByRole('dialog').textContent(), /engine in the page/);
  assert.deepEqual(problems, []);
});

test('without WebAssembly it says so and shows the puzzle', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {
    prepare: (page) => page.addInitScript(() => {
      delete window.WebAssembly;
      delete window.Worker;
    }),
  });
  await page.getByText('WebAssembly can\'t run here', {exact: false}).first().waitFor();
  await isShown(page, firstPuzzle);
  await page.locator('#paste').fill('12');
  await page.locator('#verdict', {hasText: 'can’t run WebAssembly'}).waitFor();
  await press(page, 'Help');
  await eventually.match(() => page.getByRole('dialog').textContent(), /without its engine/);
  assert.deepEqual(problems.filter((problem) => problem.startsWith('uncaught')), []);
});

test('without scripts it says so and keeps the room of the grid', needsBrowser, async (t) => {
  const {page} = await openSite(t, {context: {javaScriptEnabled: false}});
  await eventually.ok(() => page.locator('main > noscript .notice').isVisible());
  await eventually.ok(() => page.locator('sudoku-scope pre').isVisible());
  await eventually.ok(async () => (await page.locator('sudoku-scope').boundingBox()).height > 400);
});

test('two players on one page keep apart and share one engine', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await page.evaluate((puzzle) => {
    const second = document.createElement('sudoku-scope');
    second.id = 'second';
    second.puzzle = puzzle;
    second.strategy = 'eliminate.first.ascending';
    document.querySelector('main').append(second);
  }, hardPuzzle);
  await page.waitForFunction(() => document.querySelector('#second').length > 0);
  await page.evaluate(() => document.querySelector('#second').seek(25));
  await page.waitForFunction(() => document.querySelector('#second').step === 25);
  const first = page.locator('#scope');
  await first.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('#scope').step > 0);
  const [one, two] = await page.evaluate(() => ['#scope', '#second'].map((id) => document.querySelector(id).step));
  assert.ok(one < 25);
  assert.equal(two, 25);
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
});

test('on a phone, a sample from the shelf brings the grid into view', needsBrowser, async (t) => {
  const {page} = await openPage(t, {context: {viewport: {width: 360, height: 700}, hasTouch: true}});
  await page.locator('#shelf').getByRole('button', {name: '6×6'}).tap();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.puzzle.size === 6);
  await page.waitForFunction(() => window.scrollY === 0);
});

test('nothing moves while the page comes up', needsBrowser, async (t) => {
  const {page} = await openPage(t, {
    prepare: (page) => page.addInitScript(() => {
      window.shifted = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted.push(entry.value);
      }).observe({type: 'layout-shift', buffered: true});
    }),
  });
  await isReady(page);
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => window.shifted.reduce((sum, value) => sum + value, 0));
  assert.ok(shift < 0.01, `layout shift ${shift}`);
});

for (const width of [320, 640, 960, 1920]) {
  test(`nothing is wider than a window of ${width}`, needsBrowser, async (t) => {
    const {page} = await openPage(t, {context: {viewport: {width, height: 800}}});
    await eventually.ok(async () => await page.evaluate(() => document.documentElement.scrollWidth) <= width);
  });
}

test('what the network did not bring for taking over is fetched again', needsBrowser, async (t) => {
  let asked = 0;
  const {page} = await openPage(t, {
    hash: `#p=${hardPuzzle}&step=290`,
    prepare: (page) => page.route('**/element-what-if-*.js', (route) => {
      asked += 1;
      return asked > 1 ? route.continue() : route.abort();
    }),
  });
  await eventually.ok(() => asked > 0);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 290);
  await page.evaluate(() => document.querySelector('sudoku-scope').takeOver());
  await page.getByRole('group', {name: 'Your turn'}).getByText('Search would try G2 = 8').waitFor();
});
