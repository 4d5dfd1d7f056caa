// The Embed page: what is chosen is seen at once, and each snippet, put into a page of somebody else, does what it did
// there.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {violations} from '../../support/page/axe.mjs';
import {collectProblems, needsBrowser, openSite} from '../../support/page/browser.mjs';
import {html, startHost} from '../../support/host.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {areHeld, canHold, hold, release} from '../../support/page/held.mjs';
import {hardPuzzle} from '../../support/page/page.mjs';
import {inTurn} from '../../support/page/soak.mjs';
import {takeWindow} from '../../support/page/windows.mjs';

const context = {permissions: ['clipboard-read', 'clipboard-write']};
const isReady = (page) => page.waitForFunction(() => document.querySelector('#preview').length > 0);
const snippet = (page, id) => page.locator(`#${id}`).textContent();
const step = (page, wanted) => page.waitForFunction((at) => {
  const {run, step} = document.querySelector('#preview');
  return run && step === at;
}, wanted);

/** Opens the page and chooses a hard puzzle that stands at step 306, in dark and 320 pixels wide. */
async function openMaker(t, options = {}) {
  const site = await openSite(t, {path: 'embedding.html', context: {...context, ...options.context}});
  const {page} = site;
  await isReady(page);
  await page.locator('#puzzle').fill(hardPuzzle);
  await page.waitForFunction((line) => document.querySelector('#preview').run?.puzzle.givens.join('') ===
    line.replaceAll('.', '0'), hardPuzzle);
  await page.locator('#step').fill('306');
  await page.locator('#theme').selectOption('dark');
  await page.locator('#width').selectOption('320');
  await step(page, 306);
  await page.waitForFunction(() => ['step="306"', 'theme="dark"', 'max-width: 320px'].every((part) =>
    document.querySelector('#element').textContent.includes(part)));
  return site;
}

/** Puts a snippet into a page of another origin. */
async function openForeign(t, body, files = {}) {
  const host = await startHost({'': {body: html(body)}, ...files});
  const window = await takeWindow({});
  t.after(async () => {
    await window.leave();
    await host.close();
  });
  const {page} = window;
  const problems = collectProblems(page);
  await page.goto(host.url);
  return {page, problems};
}

/** A player that is at step 306, in dark, goes on. @param {import('playwright-core').Page | Frame} page */
async function plays(page) {
  await page.waitForFunction(() => {
    const scope = document.querySelector('sudoku-scope');
    return scope?.run && scope.step === 306;
  });
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').theme), 'dark');
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 306);
}

test('each snippet, in a page of somebody else', needsBrowser, async (t) => {
  const {page: maker, url} = await openMaker(t);
  const text = await snippet(maker, 'element');

  await t.test('the element solves and steps', async (t) => {
    assert.match(text, /src="[^"]*\/sudoku-scope-\d+\.\d+\.\d+-\w{8}\.js"\s+integrity="sha384-/);
    assert.ok(text.includes(`src="${url}sudoku-scope-`), text);
    const {page, problems} = await openForeign(t, text);
    await plays(page);
    await eventually.equal(() =>
      page.evaluate(() => document.querySelector('sudoku-scope').getBoundingClientRect().width), 320);
    assert.deepEqual(problems, []);
  });

  await t.test('what is not as its hash says does not run, in neither of both files', async (t) => {
    const hashes = [...text.matchAll(/sha384-[\w+/=]+/g)].map(([hash]) => hash);
    assert.equal(hashes.length, 2);
    for (const hash of hashes) {
      const {page, problems} = await openForeign(t, text.replace(hash, `sha384-${'A'.repeat(64)}`));
      await page.waitForLoadState('networkidle');
      await eventually.match(() => problems.join(), /integrity/);
      await eventually.equal(() => page.evaluate(() => customElements.get('sudoku-scope')), undefined);
    }
  });

  await t.test('the iframe does, and needs no scroll bar', async (t) => {
    const {page, problems} = await openForeign(t, await snippet(maker, 'iframe'));
    const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
    await plays(frame);
    await eventually.ok(() => frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight));
    assert.deepEqual(problems, []);
  });

  await t.test('the link becomes a player where its script runs', async (t) => {
    const {page, problems} = await openForeign(t, await snippet(maker, 'loader'));
    await page.locator('iframe').waitFor();
    await plays(await (await page.locator('iframe').elementHandle()).contentFrame());
    assert.deepEqual(problems, []);
  });

  await t.test('one may take the newest instead, whose address stays', async (t) => {
    await maker.getByText('This fixes a version.').waitFor();
    await maker.locator('#scripts').selectOption('newest');
    await maker.waitForFunction(() => !document.querySelector('#element').textContent.includes('integrity'));
    const newest = await snippet(maker, 'element');
    assert.ok(newest.includes(`<script type="module" src="${url}sudoku-scope.js"></script>`), newest);
    await eventually.ok(async () =>
      (await snippet(maker, 'loader')).includes(`<script src="${url}embed.js" async></script>`));
    await eventually.equal(() => maker.getByText('This fixes a version.').isVisible(), false);
    const {page, problems} = await openForeign(t, newest);
    await plays(page);
    assert.deepEqual(problems, []);
  });

  await t.test('techniques are among its solvers, and go into the snippet', async (t) => {
    await maker.locator('#strategy').selectOption({label: 'Like a person, by techniques'});
    await maker.waitForFunction(() => document.querySelector('#element').textContent.includes('strategy="techniques"'));
    const {page} = await openForeign(t, await snippet(maker, 'element'));
    await page.waitForFunction(() =>
      document.querySelector('sudoku-scope').run?.strategy.propagation === 'techniques');
  });
});

test('a choice whose step is described late does not replace a newer one', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'embedding.html', prepare: canHold});
  await isReady(page);
  const choose = async (at) => {
    await page.locator('#step').fill(at);
    await page.locator('#step').press('Tab');
  };
  await hold(page, '"id"');
  await choose('20');
  await areHeld(page);
  await choose('0');
  await eventually.equal(() => page.locator('#preview').getAttribute('step'), '0');
  await page.evaluate(() => {
    const preview = document.querySelector('#preview');
    globalThis.steps = [];
    new MutationObserver(() => globalThis.steps.push(preview.getAttribute('step')))
      .observe(preview, {attributeFilter: ['step']});
  });
  await release(page);
  // It is described after the one that was late.
  await choose('30');
  await eventually.match(() => snippet(page, 'element'), /step="30"/);
  await eventually.deepEqual(() => page.evaluate(() => [...new Set(globalThis.steps)]), ['30']);
});

test('the picture of the Markdown shows, and links to the step', needsBrowser, async (t) => {
  const {page: maker} = await openMaker(t);
  const text = await snippet(maker, 'markdown');
  const [, alt, file, link] = /^\[!\[(.*)\]\((.*)\)\]\((.*)\)\n$/.exec(text);
  const [download] = await Promise.all([maker.waitForEvent('download'), maker.locator('#save-svg').click()]);
  assert.equal(download.suggestedFilename(), file);
  const svg = await readFile(await download.path(), 'utf8');
  const {page} = await openForeign(t, `<a href="${link}"><img src="${file}" alt="${alt}"></a>`,
    {[file]: {body: svg, headers: {'content-type': 'image/svg+xml'}}});
  await eventually.ok(async () => await page.locator('img').evaluate(async (image) => {
    await image.decode();
    return image.naturalWidth;
  }) > 200);
  await page.locator('a').click();
  await page.waitForFunction(() => {
    const scope = document.querySelector('sudoku-scope');
    return scope?.run && scope.step === 306;
  });
});

test('a PNG of the step is saved under the name that the Markdown then has', needsBrowser, async (t) => {
  const {page} = await openMaker(t);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#save-png').click()]);
  const bytes = await readFile(await download.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  await page.waitForFunction((name) => document.querySelector('#markdown').textContent.includes(`(${name})`),
    download.suggestedFilename());
});

test('by keyboard: a snippet is copied, and the step that the player shows is taken', needsBrowser, async (t) => {
  const {page} = await openMaker(t);
  await page.locator('#preview').getByRole('button', {name: 'Step', exact: true}).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#preview').step > 306);
  const shown = await page.evaluate(() => document.querySelector('#preview').step);
  await page.locator('#here').focus();
  await page.keyboard.press('Enter');
  await eventually.equal(() => page.locator('#step').inputValue(), String(shown));
  await page.waitForFunction((at) => document.querySelector('#element').textContent.includes(`step="${at}"`), shown);
  await page.locator('[data-copy=element]').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Snippet copied.').waitFor();
  await eventually.equal(() => page.evaluate(() => navigator.clipboard.readText()), await snippet(page, 'element'));
});

test('a link brings its puzzle, its strategy and its step along', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'embedding.html', hash: `#p=${hardPuzzle}&s=ac3.mrv.ascending&step=40`});
  await step(page, 40);
  await eventually.equal(() => page.locator('#strategy').inputValue(), 'ac3.mrv.ascending');
  await eventually.equal(() => page.evaluate(() => document.querySelector('#preview').run.strategy.propagation), 'ac3');
});

test('the solver is named from the start, and the first of the list can be taken again', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'embedding.html'});
  await isReady(page);
  const solver = page.locator('#strategy');
  const name = () => solver.evaluate((list) => list.selectedOptions[0].text);
  await eventually.equal(name, 'Only choice, then guess by fewest candidates');
  const propagation = (wanted) => page.waitForFunction((id) =>
    document.querySelector('#preview').run?.strategy.propagation === id, wanted);
  await solver.selectOption('ac3.mrv.ascending');
  await propagation('ac3');
  await solver.selectOption({label: 'Only choice, then guess by fewest candidates'});
  await propagation('only-choice');
});

test('a text that is no puzzle is told, and what stood there stays', needsBrowser, async (t) => {
  const {page} = await openMaker(t);
  const before = await snippet(page, 'element');
  await page.locator('#puzzle').fill('<b>'.repeat(30));
  await page.waitForFunction(() => document.querySelector('#parse-error').textContent);
  await eventually.equal(() => snippet(page, 'element'), before);
});

const LOOKS = /** @type {const} */ ([[768, 'dark'], [320, 'light'], [1280, 'light']]);
for (const [width, colorScheme] of inTurn(LOOKS, 0)) {
  test(`at ${width} px nothing is too wide, and axe finds nothing, ${colorScheme}`, needsBrowser, async (t) => {
    const {page, problems} = await openMaker(t, {context: {viewport: {width, height: 800}, colorScheme}});
    await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    await eventually.deepEqual(() => violations(page), []);
    assert.deepEqual(problems, []);
  });
}
