// The attributes and custom properties that a page sets on an element, and the events that it gets.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {laterRun, openElement, sentence, whole} from '../../support/page/element.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle, hardPuzzle} from '../../support/page/page.mjs';

const modes = ['full', 'compact', 'none'];
/** The events of one kind. */
const told = (page, type) => page.evaluate((wanted) => window.told.filter((each) => each.type === wanted), type);

for (const [name, attributes] of Object.entries({
  'a run that is there at once': {puzzle: firstPuzzle},
  'a run by techniques': {puzzle: firstPuzzle, strategy: 'techniques'},
  'a run that grows': {puzzle: hardPuzzle, strategy: 'none.first.ascending'},
})) {
  test(`of ${name}, each length is told once, and once that it is complete`, needsBrowser, async (t) => {
    const page = await openElement(t, attributes);
    await whole(page);
    await laterRun(page, firstPuzzle);
    const lengths = async () => (await told(page, 'progress')).map(({length}) => length);
    await eventually.equal(async () => (await lengths()).at(-1), await page.evaluate(() => window.scope.length));
    const all = await lengths();
    assert.deepEqual(all, [...new Set(all)].sort((a, b) => a - b));
    await eventually.equal(async () => (await told(page, 'solve')).length, 1);
  });
}

test('a recorded run is complete once', needsBrowser, async (t) => {
  const trace = {
    format: 'sudokuscope-trace', version: 1, puzzle: {boxRows: 2, boxCols: 2, givens: [1, ...new Array(15).fill(0)]},
    events: [{kind: 'eliminate', cell: 1, digit: 1, other: 0}, {kind: 'done'}],
  };
  const page = await openElement(t, {}, {
    prepare: (opened) => opened.route('**/own-run.json', (route) => route.fulfill({json: trace})),
  });
  await page.evaluate(() => window.scope.setAttribute('src', 'own-run.json'));
  await whole(page);
  await laterRun(page, firstPuzzle);
  await eventually.deepEqual(async () => (await told(page, 'progress')).map(({length}) => length), [2]);
  await eventually.equal(async () => (await told(page, 'solve')).length, 1);
});

for (const controls of modes) {
  test(`controls="${controls}": a strategy that there is not is an error, seen and told`, needsBrowser, async (t) => {
    const page = await openElement(t, {puzzle: firstPuzzle, strategy: 'Magic!', controls});
    const said = 'There is no strategy called "Magic!".';
    await page.locator('.words', {hasText: said}).waitFor();
    await eventually.deepEqual(() => told(page, 'error'), [{type: 'error', code: 'strategy', message: said}]);
    await eventually.equal(() => page.evaluate(() => window.scope.run), null);
    await page.evaluate(() => window.scope.setAttribute('strategy', 'ac3.mrv.ascending'));
    await whole(page);
    await eventually.equal(() => page.evaluate(() => window.scope.run.strategy.propagation), 'ac3');
    await page.evaluate(() => window.scope.setAttribute('strategy', 'magic'));
    await page.locator('.words', {hasText: 'There is no propagator called "magic".'}).waitFor();
    await eventually.deepEqual(async () => (await told(page, 'error')).map(({code}) => code), ['strategy', 'strategy']);
  });

  test(`controls="${controls}": the label is the name of element and grid, at any step`, needsBrowser, async (t) => {
    const page = await openElement(t, {puzzle: firstPuzzle, controls, label: 'Figure 1', step: '12'});
    const named = (name) => page.getByRole('group', {name, exact: true}).getByRole('grid', {name, exact: true});
    await named('Figure 1').waitFor();
    await page.waitForFunction(() => window.scope.step === 12);
    await page.evaluate(() => { window.scope.label = 'Figure 2'; });
    await named('Figure 2').waitFor();
    await eventually.equal(() => page.evaluate(() => window.scope.step), 12);
    await page.evaluate(() => window.scope.removeAttribute('label'));
    await page.waitForFunction(() => window.scope.shadowRoot.querySelector('[role=grid]').ariaLabel !== 'Figure 2');
    await eventually.equal(() => page.locator('.scope').getAttribute('role'), null);
  });

  test(`controls="${controls}": ground, surfaces, lines and text take a page's colours`, needsBrowser, async (t) => {
    const page = await openElement(t, {puzzle: firstPuzzle, controls, step: '12'});
    await page.waitForFunction(() => window.scope.step === 12 && window.scope.shadowRoot.querySelector('.words'));
    await eventually.deepEqual(() => page.evaluate(() => {
      const {scope} = window;
      const colours = {background: [255, 250, 205], surface: [1, 2, 3], rule: [4, 5, 6], edge: [7, 8, 9],
        'color': [10, 11, 12], 'color-3': [13, 14, 15], 'box-line': [16, 17, 18]};
      for (const [name, parts] of Object.entries(colours)) scope.style.setProperty(`--scope-${name}`, `rgb(${parts})`);
      const of = (selector, property) => getComputedStyle(scope.shadowRoot.querySelector(selector))[property];
      return {
        background: of('.scope', 'backgroundColor'), surface: of('.transport .back', 'backgroundColor'),
        rule: of('.transport', 'borderTopColor'), edge: of('.transport .back', 'borderTopColor'),
        color: of('.words', 'color'), 'color-3': of('.axis', 'fill'), 'box-line': of('.thick', 'stroke'),
      };
    }), {
      background: 'rgb(255, 250, 205)', surface: 'rgb(1, 2, 3)', rule: 'rgb(4, 5, 6)', edge: 'rgb(7, 8, 9)',
      color: 'rgb(10, 11, 12)', 'color-3': 'rgb(13, 14, 15)', 'box-line': 'rgb(16, 17, 18)',
    });
  });
}

test('what is no puzzle has the code of its error', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: '4.129..75'});
  await page.waitForFunction(() => window.told.length);
  const [{code, message}] = await told(page, 'error');
  assert.equal(code, 'too-short');
  await eventually.equal(() => sentence(page), message);
});

test('the panel is a property: what is set is open, and what is opened stands there', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: hardPuzzle, controls: 'compact', view: 'log code stats', step: '12'},
    {context: {viewport: {width: 700, height: 800}}});
  await page.getByRole('tab', {name: 'Log', selected: true}).waitFor();
  await page.evaluate(() => { window.scope.panel = 'code'; });
  await page.getByRole('tab', {name: 'Code', selected: true}).waitFor();
  await eventually.equal(() => page.evaluate(() => window.scope.getAttribute('panel')), 'code');
  await page.getByRole('tab', {name: 'Numbers'}).click();
  await page.waitForFunction(() => window.scope.panel === 'stats');
});
