// Room: small windows and large type leave the page usable, large windows are used.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {hardPuzzle, openPage, seek, withSmallSet} from '../../support/page/page.mjs';
import {inTurn, testOrSoak} from '../../support/page/soak.mjs';

const pages = ['', 'play.html', 'compare.html', 'speed.html', 'embedding.html', 'learn/', 'learn/ac3.html',
  'techniques/', 'techniques/als-chain.html'];
const hard = `#p=${hardPuzzle}&step=760`;
const cage = `#p=${'.'.repeat(81)}&rules=.Cage~15~R1C1~R1C2~R2C1&v=2&step=3`;

/** Runs in the page: the share of the window's height that bars keep, and how far it scrolls sideways. */
function measure() {
  const inside = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
    [each, ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
  const bars = inside(document).filter((each) => {
    const {position, visibility} = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    return ['fixed', 'sticky'].includes(position) && visibility === 'visible' && box.height > 0 &&
      box.width > innerWidth / 3 && box.top < innerHeight && !each.closest('dialog');
  });
  const kept = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
  return {kept: kept / innerHeight, sideways: document.documentElement.scrollWidth - innerWidth};
}

/** The root's type as a reader has enlarged it. */
const enlarge = (page) => page.addInitScript(() => addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root{font-size:200%}');
  document.adoptedStyleSheets = [sheet];
}));

for (const path of pages) {
  test(`/${path} at 400 %: bars scroll away, nothing is cut off`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {...withSmallSet, path, context: {viewport: {width: 320, height: 256}}});
    await page.waitForLoadState('networkidle');
    await passes(async () => {
      const {kept, sideways} = await page.evaluate(measure);
      assert.ok(kept <= 0.3, `bars keep ${Math.round(100 * kept)} %`);
      assert.equal(sideways, 0);
    });
  });
}

const WIDTHS = [320, 480, 640, 960, 1280];
for (const [turn, path] of pages.entries()) {
  test(`/${path} with type twice as large: it grows, and nothing is cut off`, needsBrowser, async (t) => {
    const {page} = await openSite(t,
      {...withSmallSet, path, lasting: enlarge, context: {viewport: {width: 1280, height: 800}}});
    await page.waitForLoadState('networkidle');
    const sizes = () => page.evaluate(() => [document.body, ...document.querySelectorAll('.brand, button')]
      .filter((each) => each === document.body || each.checkVisibility())
      .map((each) => parseFloat(getComputedStyle(each).fontSize)));
    await eventually.deepEqual(async () => (await sizes()).filter((size) => size < 24), []);
    for (const width of inTurn(WIDTHS, turn)) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await eventually.equal(async () => (await page.evaluate(measure)).sideways, 0, `${width} px`);
    }
  });
}

test('the player’s type and controls follow the root, the board stays in sight', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: hard, lasting: enlarge, context: {viewport: {width: 1280, height: 800}}});
  const step = page.getByRole('button', {name: 'Step', exact: true});
  await eventually.ok(async () => (await step.boundingBox()).height >= 88);
  const words = page.locator('sudoku-scope .words').first();
  await eventually.ok(async () => await words.evaluate((each) => parseFloat(getComputedStyle(each).fontSize)) >= 36);
  await eventually.ok(async () => {
    const {height} = await page.locator('sudoku-scope').getByRole('grid').first().boundingBox();
    return height < 800 && height >= 340;
  });
});

for (const [width, height] of [[320, 568], [568, 320], [667, 375], [740, 360]]) {
  test(`on a phone of ${width}x${height}, grid, sentence and title are in sight`, needsBrowser, async (t) => {
    const context = {viewport: {width, height}, hasTouch: true, locale: 'de'};
    const {page} = await openPage(t, {hash: hard, context});
    await passes(async () => {
      const {grid, words, bar, label} = await page.evaluate(() => {
        const inside = (name) => document.querySelector('sudoku-scope').shadowRoot.querySelector(name);
        const cells = document.querySelector('sudoku-scope').shadowRoot.querySelectorAll('[role=gridcell]');
        const box = (each) => each.getBoundingClientRect().toJSON();
        const {scrollHeight, clientHeight} = inside('.title .label');
        return {grid: box(cells[80]), words: box(inside('.words')), bar: box(inside('.transport')),
          label: scrollHeight - clientHeight};
      });
      const end = (part) => (part.right > bar.left ? bar.top : height);
      assert.ok(grid.bottom <= end(grid), `grid: ${grid.bottom} of ${end(grid)}`);
      assert.ok(words.bottom <= end(words) && words.height > 0, `sentence: ${words.bottom} of ${end(words)}`);
      assert.ok(label <= 0, 'the title has no dots');
    });
  });
}

/** Clues above and below the grid, and more kinds of rules than a line has room for. */
const clues = `#p=${'.'.repeat(81)}&rules=.AntiKnight.LittleKiller~20~R1C4.LittleKiller~31~R9C3.Whisper~R4C4~R4C5` +
  '.Thermo~R7C1~R7C2.Renban~R8C7~R8C8.Cage~10~R5C5~R5C6&v=2&step=3';

for (const [width, height] of [[568, 320], [640, 360]]) {
  test(`on a phone of ${width}x${height}, a grid with clues around it is in sight`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {hash: clues, context: {viewport: {width, height}, hasTouch: true}});
    const last = page.locator('sudoku-scope').getByRole('gridcell').nth(80);
    await last.waitFor();
    await passes(async () => {
      const {y, height: side} = await last.boundingBox();
      assert.ok(y + side <= height, `the grid ends at ${y + side}`);
    });
  });
}

// As low as the page of a laptop often is: 1366x768, less what the browser and the system take.
for (const [width, height] of [[960, 500], [1280, 500], [1366, 620], [1366, 657], [1366, 661]]) {
  test(`in a window of ${width}x${height}, all of the grid is in sight, and the strip is wide`, needsBrowser,
    async (t) => {
      const {page} = await openPage(t, {hash: cage, context: {viewport: {width, height}, locale: 'de'}});
      await passes(async () => {
        const {grid, bar, strip, scrolls} = await page.evaluate(() => {
          const {shadowRoot} = document.querySelector('sudoku-scope');
          const box = (name) => shadowRoot.querySelector(name).getBoundingClientRect().toJSON();
          return {grid: box('[role=grid]'), bar: box('.transport'), strip: box('.strip'),
            scrolls: document.documentElement.scrollHeight - innerHeight};
        });
        const end = grid.right > bar.left ? bar.top : height;
        assert.ok(grid.bottom <= end, `the grid ends at ${grid.bottom} of ${end}`);
        assert.ok(strip.width > 140, `the strip is ${strip.width} px wide`);
        assert.ok(scrolls <= 0, `the page scrolls by ${scrolls} px`);
      });
    });
}

test('in the window of a laptop, the grid is as high as the window', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: hard, context: {viewport: {width: 1366, height: 657}}});
  const last = page.locator('sudoku-scope').getByRole('gridcell').nth(80);
  await eventually.ok(async () => {
    const {y, height} = await last.boundingBox();
    return y + height <= 657 && y + height > 657 - 30;
  });
});

test('at 400 % the board has the width of the window', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: hard, context: {viewport: {width: 320, height: 256}}});
  await eventually.ok(async () =>
    (await page.locator('sudoku-scope').getByRole('gridcell').first().boundingBox()).width >= 30);
});

test('the board grows with the window', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: hard, context: {viewport: {width: 1920, height: 1080}}});
  const grid = page.locator('sudoku-scope').getByRole('gridcell').first();
  const bar = page.locator('sudoku-scope .transport');
  const side = async () => 9 * (await grid.boundingBox()).width;
  await eventually.ok(async () => await side() >= 760);
  const last = page.locator('sudoku-scope').getByRole('gridcell').nth(80);
  await eventually.ok(async () => {
    const {y, height} = await last.boundingBox();
    return y + height <= (await bar.boundingBox()).y;
  }, 'all of it is above the transport');
  await page.setViewportSize({width: 820, height: 1180});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').shadowRoot
    .querySelector('[role=gridcell]').getBoundingClientRect().width > 75);
  await page.setViewportSize({width: 1280, height: 800});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').shadowRoot
    .querySelector('[role=gridcell]').getBoundingClientRect().width === 54);
});

test('the edge between two panels is dragged, and moved by keys', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: hard, context: {viewport: {width: 1280, height: 900}}});
  const panel = page.locator('sudoku-scope').getByRole('tabpanel');
  const edge = page.getByRole('separator', {name: 'Height of the panels'});
  const before = (await panel.boundingBox()).height;
  const {x, y, width} = await edge.boundingBox();
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 104, {steps: 4});
  await page.mouse.up();
  await eventually.ok(async () => Math.abs((await panel.boundingBox()).height - before - 100) < 12);
  const dragged = (await panel.boundingBox()).height;
  await edge.focus();
  await page.keyboard.press('ArrowUp');
  await eventually.ok(async () => (await panel.boundingBox()).height < dragged);
  await eventually.match(() => edge.getAttribute('aria-valuenow'), /^\d+$/);
});

test('a panel has the full height, and Trace and Queue fill it', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `${hard}&view=trace`, context: {viewport: {width: 1280, height: 900}}});
  const scope = page.locator('sudoku-scope');
  const list = scope.locator('.trace-list');
  const rows = () => list.evaluate((each) => Math.floor(each.clientHeight / each.querySelector('button').offsetHeight));
  await scope.locator('.trace-row.now').waitFor();
  const few = await rows();
  await page.getByRole('button', {name: 'Full height'}).click();
  await eventually.ok(async () => await rows() >= few + 6);
  await page.getByRole('tab', {name: /^Queue/}).click();
  await page.goto(`${page.url().split('#')[0]}#p=${hardPuzzle}&s=ac3.mrv.ascending&step=40&view=queue`);
  await seek(page, 40);
  await scope.locator('.queue .chip').first().waitFor();
  await eventually.ok(async () => await scope.locator('.queue .chip:visible').count() > 20);
});

// Seven tabs, where a puzzle has other rules; in little width they scroll.
for (const [width, height] of [[740, 360], [1024, 768]]) {
  test(`at ${width}x${height} the tabs have one line, with the button for the full height`, needsBrowser,
    async (t) => {
      const {page} = await openPage(t, {hash: cage, context: {viewport: {width, height}, locale: 'de'}});
      await passes(async () => {
        const {tabs, row, full} = await page.evaluate(() => {
          const {shadowRoot} = document.querySelector('sudoku-scope');
          const box = (name) => shadowRoot.querySelector(name).getBoundingClientRect().toJSON();
          return {tabs: box('.tabs'), row: box('.tab-row'), full: box('.full-height')};
        });
        assert.ok(tabs.height > 40 && row.height < 1.5 * tabs.height, `${row.height} px`);
        assert.ok(full.left >= tabs.right, `${full.left} after ${tabs.right}`);
      });
    });
}

test('on a 25x25 all of the lens is in sight, with the search tree in the run', needsBrowser, async (t) => {
  const {page} = await openPage(t, {context: {viewport: {width: 1280, height: 800}}});
  await page.getByRole('button', {name: /^25×25/}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.puzzle.size === 25);
  await page.evaluate(() => document.querySelector('sudoku-scope').strategy = 'none.first.ascending');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.stats.maxDepth > 3);
  await page.evaluate(() => document.querySelector('sudoku-scope').seek(50));
  // Nine figures are as long as the number of steps becomes while somebody watches.
  await page.waitForFunction((long) => document.querySelector('sudoku-scope').length >= long, testOrSoak(1e7, 1e8),
    {timeout: 180_000});
  await page.locator('sudoku-scope .lens .board').waitFor();
  for (const height of [800, 1080]) {
    await page.setViewportSize({width: 1280, height});
    await passes(async () => {
      const [lens, panel] = await page.evaluate(() => ['.lens .board', '.panel'].map((name) =>
        document.querySelector('sudoku-scope').shadowRoot.querySelector(name).getBoundingClientRect().toJSON()));
      assert.ok(lens.height >= 240, `${height}: ${lens.height}`);
      assert.ok(lens.bottom <= panel.bottom + 1, `${height}: ${lens.bottom} of ${panel.bottom}`);
    });
  }
});

test('the note on the arc in hand has a line of its own where the queue is below it', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${hardPuzzle}&s=ac3.mrv.ascending&step=400&view=queue`,
    context: {viewport: {width: 420, height: 900}}});
  const note = page.locator('sudoku-scope .queue-note');
  await eventually.equal(() => note.textContent(), '8 removed from B7');
  await eventually.ok(() => note.evaluate((each) =>
    each.getBoundingClientRect().height < 1.5 * parseFloat(getComputedStyle(each).lineHeight)));
});

for (const [width, height] of [[1024, 768], [1280, 720], [1280, 800], [1920, 1080]]) {
  test(`at ${width}x${height} a run has board and controls in sight, and nothing scrolls`, needsBrowser, async (t) => {
    for (const hash of [hard, cage]) {
      const {page} = await openPage(t, {hash, context: {viewport: {width, height}}});
      await eventually.equal(() => page.evaluate(() => document.documentElement.scrollHeight), height, hash);
      await eventually.ok(async () => {
        const grid = await page.locator('sudoku-scope').getByRole('grid').first().boundingBox();
        const bar = await page.locator('sudoku-scope').getByRole('slider').first().boundingBox();
        return grid.y + grid.height < bar.y;
      }, hash);
    }
  });
}
