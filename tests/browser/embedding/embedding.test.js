// Players in iframes on a page of somebody else: put there by the loader, or by hand.
import assert from 'node:assert/strict';
import test from 'node:test';
import {collectProblems, needsBrowser, openSite} from '../../support/page/browser.mjs';
import {html, startHost} from '../../support/host.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle, hardPuzzle} from '../../support/page/page.mjs';
import {THEMES, inTurn} from '../../support/page/soak.mjs';
import {takeWindow} from '../../support/page/windows.mjs';

/**
 * Opens a page of another origin.
 * @param {import('node:test').TestContext} t
 * @param {(site: string) => string} body of the page, where the site is at this address
 * @param {{headers?: (site: string) => Record<string, string>, context?: object}} [options]
 */
async function openHost(t, body, {headers = () => ({}), context: contextOptions = {}} = {}) {
  const window = await takeWindow(contextOptions);
  const {page, url: site} = window;
  const host = await startHost({'': {body: html(body(site)), headers: headers(site)}});
  t.after(async () => {
    await window.leave();
    await host.close();
  });
  const problems = collectProblems(page);
  await page.goto(host.url);
  return {page, problems, site};
}

/** How often a frame is looked at: one of another origin that is out of view is given no frames to draw. */
const polling = 100;

/** The player's frame, once there is a run in it. @param {import('playwright-core').Page} page */
async function playerIn(page, nth = 0) {
  const frame = await (await page.locator('iframe').nth(nth).elementHandle()).contentFrame();
  await frame.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0, null, {polling});
  return frame;
}

/** Waits until an iframe is as high as the player in it. @param {import('playwright-core').Frame} frame */
function fits(frame) {
  return frame.waitForFunction(() => Math.abs(innerHeight - document.documentElement.scrollHeight) === 0 &&
    Math.abs(innerHeight - document.querySelector('main').getBoundingClientRect().height) < 1, null, {polling});
}

/** @param {import('playwright-core').Frame} frame */
async function step(frame) {
  const before = await frame.evaluate(() => document.querySelector('sudoku-scope').step);
  await frame.getByRole('button', {name: 'Step', exact: true}).click();
  await frame.waitForFunction((old) => document.querySelector('sudoku-scope').step > old, before);
}

/** Of text to the ground that it brings along, as WCAG counts it. @param {import('playwright-core').Locator} text */
async function contrastOf(text) {
  const [ink, ground] = await text.evaluate((element) => {
    const {color, backgroundColor} = getComputedStyle(element);
    return [color, backgroundColor].map((value) => value.match(/[\d.]+/g).map(Number));
  });
  assert.equal(ground.length, 3, 'the ground is opaque');
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const [light, dark] = [ink, ground].map((colour) => colour.slice(0, 3).map((part) => linear(part / 255)))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const loader = (site) => `<script src="${site}embed.js"></script>`;

test('the loader fills a marked element, a marked link, and the place of its own tag', needsBrowser, async (t) => {
  const {page, problems} = await openHost(t, (site) => `
    <div class="sudokuscope" data-puzzle="${firstPuzzle}" data-step="12" data-theme="dark"><pre>as text</pre></div>
    <p><a class="sudokuscope" href="${site}#p=${hardPuzzle}&s=ac3.mrv.ascending" data-label="AC-3">with AC-3</a></p>
    <script src="${site}embed.js" data-puzzle="${'.'.repeat(36)}" data-box="3x2" data-controls="none"></script>`);
  await page.waitForFunction(() => document.querySelectorAll('iframe').length === 3);
  const [marked, linked, own] = await Promise.all([0, 1, 2].map((nth) => playerIn(page, nth)));
  await marked.waitForFunction(() => document.querySelector('sudoku-scope').step === 12, null, {polling});
  await eventually.equal(() => marked.evaluate(() => document.querySelector('sudoku-scope').theme), 'dark');
  await eventually.equal(() =>
    linked.evaluate(() => document.querySelector('sudoku-scope').run.strategy.propagation), 'ac3');
  await eventually.equal(() => own.evaluate(() => document.querySelector('sudoku-scope').run.puzzle.boxRows), 3);
  await eventually.deepEqual(() => page.locator('iframe').evaluateAll((frames) => frames.map(({title}) => title)),
    ['A Sudoku, solved step by step', 'AC-3: A Sudoku, solved step by step', 'A Sudoku, solved step by step']);
  await eventually.equal(() => page.locator('pre').count(), 0);
  for (const frame of [marked, linked, own]) await fits(frame);
  assert.deepEqual(problems, []);
});

test('the loader finds what comes later: by itself, and in a shadow root when it is asked', needsBrowser, async (t) => {
  const {page, problems} = await openHost(t, (site) => `<main></main><p class="later" data-puzzle="${firstPuzzle}"></p>
    ${loader(site)}${loader(site)}<div id="host"></div>`);
  await page.evaluate((puzzle) => {
    const place = Object.assign(document.createElement('div'), {className: 'sudokuscope'});
    place.dataset.puzzle = puzzle;
    document.querySelector('main').append(place);
  }, hardPuzzle);
  await playerIn(page, 0);
  await page.locator('.later').evaluate((place) => place.classList.add('sudokuscope'));
  await page.waitForFunction(() => document.querySelectorAll('iframe').length === 2);
  const inShadow = await page.evaluate((puzzle) => {
    const root = document.querySelector('#host').attachShadow({mode: 'open'});
    root.innerHTML = `<div class="sudokuscope" data-puzzle="${puzzle}"></div>`;
    globalThis.Sudokuscope.scan(root);
    globalThis.Sudokuscope.scan();
    return root.querySelectorAll('iframe').length;
  }, firstPuzzle);
  assert.equal(inShadow, 1);
  await eventually.equal(() => page.locator('main iframe, .later iframe').count(), 2);
  assert.deepEqual(problems, []);
});

test('a page that changes is not looked through again, only what comes to it', needsBrowser, async (t) => {
  const {page} = await openHost(t, (site) => `<main></main>${loader(site)}`);
  const looked = await page.evaluate(async (puzzle) => {
    const main = document.querySelector('main');
    let count = 0;
    const {querySelectorAll} = Document.prototype;
    Document.prototype.querySelectorAll = function(...selectors) {
      count += 1;
      return querySelectorAll.apply(this, selectors);
    };
    for (let i = 0; i < 10; i += 1) {
      main.classList.toggle('busy');
      main.append('.');
      // Observers are called before this goes on.
      await null;
    }
    main.innerHTML = `<section><div class="sudokuscope" data-puzzle="${puzzle}"></div></section>`;
    await null;
    Document.prototype.querySelectorAll = querySelectorAll;
    return count;
  }, firstPuzzle);
  assert.equal(looked, 0);
  await page.waitForFunction(() => document.querySelectorAll('main iframe').length === 1);
});

for (const [turn, theme] of THEMES.entries()) {
  for (const colorScheme of inTurn(THEMES, turn + 1)) {
    test(`${theme} where the page around is ${colorScheme}: the link can be read`, needsBrowser, async (t) => {
      const {page} = await openHost(t, (site) => `<style>:root { color-scheme: ${colorScheme}; }</style>
        <div class="sudokuscope" data-puzzle="${firstPuzzle}" data-theme="${theme}"></div>${loader(site)}`,
      {context: {colorScheme}});
      const link = (await playerIn(page)).locator('#whole');
      await eventually.ok(async () => await contrastOf(link) >= 4.5);
      await link.hover();
      await eventually.ok(async () => await contrastOf(link) >= 4.5);
    });
  }
}

for (const width of inTurn([320, 640], 0)) {
  test(`at ${width} px an iframe stays as high as its player while one steps`, needsBrowser, async (t) => {
    const {page} = await openHost(t, (site) => `
      <div class="sudokuscope" data-puzzle="${hardPuzzle}"></div>${loader(site)}`,
    {context: {viewport: {width, height: 800}}});
    const frame = await playerIn(page);
    await fits(frame);
    for (let nth = 0; nth < 3; nth += 1) {
      await step(frame);
      await fits(frame);
    }
    await eventually.ok(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
}

test('an embed with all controls does not grow without end', needsBrowser, async (t) => {
  const {page} = await openHost(t, (site) => `
    <div class="sudokuscope" data-puzzle="${firstPuzzle}" data-controls="full"></div>${loader(site)}`);
  const frame = await playerIn(page);
  await fits(frame);
  await eventually.ok(async () => await frame.evaluate(() => innerHeight) < 1500);
});

test('the loader works under a policy that allows its address', needsBrowser, async (t) => {
  const {page, problems} = await openHost(t, (site) => `
    <div class="sudokuscope" data-puzzle="${firstPuzzle}"></div>${loader(site)}`,
  {headers: (site) => ({'content-security-policy': `default-src 'none'; script-src ${site}; frame-src ${site}`})});
  const frame = await playerIn(page);
  await step(frame);
  await fits(frame);
  assert.deepEqual(problems, []);
});

test('messages of others do not change its height', needsBrowser, async (t) => {
  const {page, site} = await openHost(t, (site) => `
    <div class="sudokuscope" data-puzzle="${firstPuzzle}"></div>${loader(site)}<iframe id="other"></iframe>`);
  await fits(await playerIn(page));
  const heights = await page.evaluate(async (origin) => {
    const frame = document.querySelector('.sudokuscope iframe');
    const before = frame.style.height;
    const data = {type: 'sudoku-scope:resize', height: 77};
    const heard = [{data, source: window, origin},
      {data, source: document.querySelector('#other').contentWindow, origin},
      {data, source: frame.contentWindow, origin: 'https://other.example'},
      {data: {...data, height: 1e9}, source: frame.contentWindow, origin},
      {data: {...data, height: '77px; color: red'}, source: frame.contentWindow, origin},
      {data: null, source: frame.contentWindow, origin}];
    for (const message of heard) window.dispatchEvent(new MessageEvent('message', message));
    const unchanged = frame.style.height;
    window.dispatchEvent(new MessageEvent('message', {data, source: frame.contentWindow, origin}));
    return {before, unchanged, after: frame.style.height};
  }, new URL(site).origin);
  assert.equal(heights.unchanged, heights.before);
  assert.equal(heights.after, '77px');
});

test('a player that is taken out and put back gets its height again', needsBrowser, async (t) => {
  const {page, site} = await openHost(t, (site) =>
    `<main><div class="sudokuscope" data-puzzle="${firstPuzzle}"></div></main>${loader(site)}`);
  await fits(await playerIn(page));
  const height = await page.evaluate(async (origin) => {
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    const main = document.querySelector('main');
    const place = main.firstElementChild;
    place.remove();
    await turn();
    main.append(place);
    await turn();
    const frame = place.querySelector('iframe');
    const data = {type: 'sudoku-scope:resize', height: 77};
    window.dispatchEvent(new MessageEvent('message', {data, source: frame.contentWindow, origin}));
    return frame.style.height;
  }, new URL(site).origin);
  assert.equal(height, '77px');
});

test('in a sandbox without an origin it solves all the same', needsBrowser, async (t) => {
  const {page} = await openHost(t, (site) => `
    <iframe sandbox="allow-scripts" width="400" height="600" src="${site}embed.html#p=${firstPuzzle}"></iframe>`);
  const frame = await playerIn(page);
  await eventually.equal(() => frame.evaluate(() => origin), 'null');
  await step(frame);
});

test('a link that cannot be read says why', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'embed.html', hash: '#p=12&box=9'});
  await eventually.match(() => page.getByRole('status').textContent(), /box shape/);
  await eventually.equal(() => page.locator('sudoku-scope').isVisible(), false);
});

test('what is wrong with a puzzle stands above the buttons, without a grid too', needsBrowser, async (t) => {
  for (const width of [320, 720]) {
    const context = {viewport: {width, height: 500}};
    const {page} = await openSite(t, {path: 'embed.html', hash: '#p=12', context});
    await page.locator('[part=status]', {hasText: '2 characters read'}).waitFor();
    await page.waitForFunction(() => {
      const [words, controls] = ['status', 'controls'].map((part) =>
        document.querySelector('sudoku-scope').shadowRoot.querySelector(`[part=${part}]`).getBoundingClientRect());
      return words.height > 0 && words.bottom <= controls.top;
    });
  }
});

test('another address is another puzzle, and the link to the page has the step', needsBrowser, async (t) => {
  const {page, url} = await openSite(t, {path: 'embed.html', hash: `#p=${firstPuzzle}`});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.evaluate((puzzle) => { location.hash = `#p=${puzzle}&step=5&theme=dark`; }, hardPuzzle);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 5);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').puzzle), hardPuzzle);
  const whole = page.getByRole('link', {name: 'Open in Sudokuscope'});
  await page.waitForFunction(() => document.querySelector('#whole').hash.includes('step=5'));
  await eventually.ok(async () => (await whole.evaluate(({href}) => href)).startsWith(`${url}#p=${hardPuzzle}`));
});

test('what a player has set and marked comes with the link', needsBrowser, async (t) => {
  const {page, url} = await openSite(t, {path: 'embed.html'});
  await page.waitForFunction(() => customElements.get('sudoku-scope'));
  const hash = await page.evaluate(async (puzzle) => {
    const scope = document.querySelector('sudoku-scope');
    const givens = Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0);
    const values = givens.slice();
    values[0] = 4;
    scope.hidden = false;
    scope.show({puzzle: {boxRows: 3, boxCols: 3, size: 9, givens, values}});
    while (!scope.length) await new Promise((resolve) => setTimeout(resolve, 20));
    return scope.toLink();
  }, firstPuzzle);
  assert.match(hash, /state=/);
  await page.goto('about:blank');
  await page.goto(`${url}embed.html${hash}`);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await eventually.match(() => page.getByRole('gridcell').first().textContent(), /^4/);
});

test('by keyboard: the grid, the buttons, the link', needsBrowser, async (t) => {
  const {page} = await openHost(t, (site) => `
    <button>before</button><div class="sudokuscope" data-puzzle="${firstPuzzle}"></div>${loader(site)}`,
  {context: {viewport: {width: 400, height: 700}}});
  const frame = await playerIn(page);
  await page.getByRole('button', {name: 'before'}).focus();
  await page.keyboard.press('Tab');
  await frame.waitForFunction(() => document.activeElement.shadowRoot?.activeElement?.role === 'gridcell');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await frame.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  for (let tabs = 0; tabs < 12; tabs += 1) {
    if (await frame.evaluate(() => document.activeElement.id === 'whole')) break;
    await page.keyboard.press('Tab');
  }
  await eventually.equal(() => frame.evaluate(() => document.activeElement.id), 'whole');
});
