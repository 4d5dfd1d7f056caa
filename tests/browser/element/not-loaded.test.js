// Parts of the player that don't load: the element says so, once, and the next attempt tries again.
import assert from 'node:assert/strict';
import {fileURLToPath} from 'node:url';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle, hardPuzzle} from '../../support/page/page.mjs';

/** The package, as a page of others has it. */
const root = fileURLToPath(new URL('../../../build/package/', import.meta.url)).replace(/\/$/, '');

const MESSAGE = 'A part of the player could not be loaded.';

/**
 * A page with an element, which the network can lose parts of.
 * @param {import('node:test').TestContext} t
 * @param {RegExp} lost the names of the parts
 * @param {{attributes?: string, puzzle?: string, isLost?: boolean, before?: string}} [options] isLost: from the start
 */
async function openElement(t, lost, {attributes = '', puzzle = firstPuzzle, isLost = false, before = ''} = {}) {
  const html = `<!doctype html><meta charset="utf-8"><title>A text</title><body>
    <script>
      window.told = [];
      addEventListener('error', ({detail}) => detail && window.told.push(detail.code), true);
    </script>${before}
    <sudoku-scope id="demo" style="width:700px" puzzle="${puzzle}" ${attributes}></sudoku-scope>
    <script type="module" src="sudoku-scope.js"></script>`;
  const network = {isLost};
  const {page, problems} = await openSite(t, {
    path: 'text.html', server: {root, headers: {'content-security-policy': null}},
    context: {viewport: {width: 720, height: 900}},
    prepare: async (opened) => {
      await opened.route('**/text.html', (route) => route.fulfill({contentType: 'text/html', body: html}));
      await opened.route(lost, (route) => (network.isLost ? route.abort() : route.continue()));
    },
  });
  await page.waitForFunction(() => customElements.get('sudoku-scope'));
  const act = (how, ...more) => page.evaluate(how, ...more);
  const uncaught = () => problems.filter((problem) => problem.startsWith('uncaught'));
  return {
    page, network, act,
    isReady: () => page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0),
    /** Waits until the element has told that, once, in an event and on the page. */
    tells: async () => {
      await eventually.deepEqual(() => page.evaluate(() => window.told), ['load']);
      await eventually.equal(() => page.locator('.stopped:visible').getByText(MESSAGE).count(), 1);
      assert.deepEqual(uncaught(), []);
    },
    /** After that, nothing is wrong any more. */
    isMended: async () => {
      await eventually.equal(() => page.locator('.stopped').getByText(MESSAGE).count(), 0);
      await eventually.deepEqual(() => page.evaluate(() => window.told), ['load']);
      assert.deepEqual(uncaught(), []);
    },
  };
}

const isAtStep = (page, step) => page.waitForFunction((wanted) =>
  document.querySelector('sudoku-scope').step === wanted, step);

test('the code of steps: the next command goes there', needsBrowser, async (t) => {
  const {page, network, act, isReady, tells, isMended} = await openElement(t, /view-(steps|with-first-step)-/,
    {isLost: true, attributes: 'controls="compact"'});
  await isReady();
  await act(() => document.querySelector('sudoku-scope').next());
  await tells();
  network.isLost = false;
  await act(() => document.querySelector('sudoku-scope').seek(3));
  await isAtStep(page, 3);
  await page.getByRole('tabpanel').waitFor();
  await isMended();
});

test('the step to open at is kept until its code is there', needsBrowser, async (t) => {
  const {page, network, act, isReady, tells, isMended} = await openElement(t, /view-(steps|with-first-step)-/,
    {isLost: true, attributes: 'step="5" controls="compact"'});
  await isReady();
  await tells();
  network.isLost = false;
  await act(() => document.querySelector('sudoku-scope').next());
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 5);
  await isMended();
});

test('the column alone: the next step brings it', needsBrowser, async (t) => {
  const {page, network, act, isReady, tells, isMended} = await openElement(t, /view-with-first-step-/, {isLost: true});
  await isReady();
  await act(() => document.querySelector('sudoku-scope').seek(3));
  await isAtStep(page, 3);
  await tells();
  network.isLost = false;
  await act(() => document.querySelector('sudoku-scope').seek(4));
  await page.getByRole('tabpanel').waitFor();
  await isMended();
});

for (const [name, call] of [['take over', 'takeOver'], ['predict', 'predict']]) {
  test(`${name}: the next call begins it`, needsBrowser, async (t) => {
    const {page, network, act, isReady, tells, isMended} = await openElement(t, /element-what-if-/);
    await isReady();
    network.isLost = true;
    await act((method) => document.querySelector('sudoku-scope')[method](), call);
    await tells();
    network.isLost = false;
    await act((method) => document.querySelector('sudoku-scope')[method](), call);
    await page.getByRole('group', {name: 'Your turn'}).waitFor();
    await isMended();
  });
}

test('presentation mode ends at once, and can be begun again', needsBrowser, async (t) => {
  const {page, network, act, isReady, tells, isMended} = await openElement(t, /presenting-presentation-/);
  await isReady();
  network.isLost = true;
  await act(() => { document.querySelector('sudoku-scope').present = true; });
  await tells();
  await eventually.equal(() => act(() => document.querySelector('sudoku-scope').present), false);
  network.isLost = false;
  await act(() => { document.querySelector('sudoku-scope').present = true; });
  await page.getByRole('toolbar', {name: 'Presentation'}).waitFor();
  await isMended();
});

test('a panel: its place stays empty, and the next press on its tab brings it', needsBrowser, async (t) => {
  const {page, network, act, isReady, tells, isMended} = await openElement(t, /panels-code-panel-/,
    {puzzle: hardPuzzle});
  await isReady();
  await act(() => document.querySelector('sudoku-scope').seek(3));
  await page.getByRole('tabpanel', {name: 'Log'}).locator('.line').first().waitFor();
  network.isLost = true;
  await page.getByRole('tab', {name: 'Code'}).click();
  await tells();
  const panel = page.getByRole('tabpanel', {name: 'Code'});
  await eventually.equal(() => panel.textContent(), '');
  await eventually.equal(() => panel.getAttribute('aria-busy'), 'false');
  network.isLost = false;
  await page.getByRole('tab', {name: 'Code'}).click();
  await eventually.match(() => panel.textContent(), /\w/);
  await isMended();
});

test('why a digit can\'t be there: the next key asks', needsBrowser, async (t) => {
  const {page, network, act, isReady, tells, isMended} = await openElement(t, /view-asking-/, {isLost: true});
  await isReady();
  await act(() => document.querySelector('sudoku-scope').seek('end'));
  await page.waitForFunction(() => document.querySelector('sudoku-scope').ended);
  await act(() => document.querySelector('sudoku-scope').focus());
  await page.keyboard.press('1');
  await tells();
  network.isLost = false;
  await page.keyboard.press('Enter');
  await page.locator('.why.on').waitFor();
  await isMended();
});

test('the session of a lazy element: a call loads it', needsBrowser, async (t) => {
  const {page, network, act, tells, isMended} = await openElement(t, /element-(nearness|session)-/,
    {isLost: true, attributes: 'loading="lazy"'});
  await tells();
  const solved = await act(() => document.querySelector('sudoku-scope').solve());
  assert.deepEqual([solved.ok, solved.error.code], [false, 'load']);
  network.isLost = false;
  await act(() => document.querySelector('sudoku-scope').seek(2));
  await isAtStep(page, 2);
  await isMended();
});

test('the layout: the next command brings it', needsBrowser, async (t) => {
  const {page, network, act, isReady, tells, isMended} = await openElement(t, /view-full-page-/, {isLost: true});
  await isReady();
  await tells();
  network.isLost = false;
  await act(() => document.querySelector('sudoku-scope').seek(2));
  await page.getByRole('button', {name: /Only choice/}).waitFor();
  await isMended();
});

test('a link that drives the element is an ordinary one until its code is there', needsBrowser, async (t) => {
  const {page, network, act, isReady} = await openElement(t, /controls-steering-/,
    {isLost: true, before: '<a href="#demo" data-scope-step="3">third step</a>'});
  await isReady();
  await page.getByRole('link').click();
  await eventually.deepEqual(() => act(() => window.told), ['load']);
  await eventually.equal(() => act(() => location.hash), '#demo');
  network.isLost = false;
  await page.getByRole('link').click();
  await isAtStep(page, 3);
});

test('many puzzles: the next call solves them', needsBrowser, async (t) => {
  const {network, act} = await openElement(t, /client-solve-many-/, {isLost: true});
  const solveMany = () => act(async () => {
    const {createEngine} = await import('./index.js');
    window.engine ??= await createEngine();
    return window.engine.solveMany(['.'.repeat(81)]).then(({ok}) => ok, () => 'rejected');
  });
  assert.equal(await solveMany(), 'rejected');
  network.isLost = false;
  assert.equal(await solveMany(), true);
});
