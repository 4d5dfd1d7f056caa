// The choice of a solver, a computer or people: the first choice, and the hand-over from Play.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, openPage, player} from '../../support/page/page.mjs';

test('as people or as a computer is a choice in sight', needsBrowser, async (t) => {
  for (const viewport of [{width: 1280, height: 800}, {width: 375, height: 667}]) {
    const {page, problems} = await openPage(t, {context: {viewport}});
    const people = page.getByRole('button', {name: /^Like a person/});
    const computer = page.getByRole('button', {name: /^Like a computer/});
    await eventually.equal(() => computer.getAttribute('aria-pressed'), 'true');
    await people.click();
    await page.waitForFunction(() => document.querySelector('sudoku-scope').strategy.startsWith('techniques') &&
      document.querySelector('sudoku-scope').length > 0);
    await page.waitForFunction((button) => button.getAttribute('aria-pressed') === 'true',
      await people.elementHandle());
    await page.getByRole('button', {name: 'Step', exact: true}).click();
    await page.waitForFunction(() => document.querySelector('sudoku-scope').run.strategy.propagation === 'techniques');
    await page.evaluate(() => document.querySelector('sudoku-scope').seek('start'));
    await computer.click();
    await page.waitForFunction(() => document.querySelector('sudoku-scope').strategy === '');
    await page.waitForFunction((button) => button.getAttribute('aria-pressed') === 'true',
      await computer.elementHandle());
    assert.deepEqual(problems, []);
  }
});

test('the ways to branch and to go back are chosen in the picker', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await page.locator('sudoku-scope .picker').click();
  const [branches, contradiction, rules] = ['Branches', 'Contradiction', 'Rules'].map((name) =>
    page.locator('sudoku-scope #solver label').filter({has: page.getByText(name, {exact: true})}).locator('select'));
  const chosen = (/** @type {string} */ code) =>
    eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').strategy), code);
  await contradiction.selectOption('backjumping');
  await chosen('only-choice.mrv.ascending.backjumping');
  await branches.selectOption('split');
  await chosen('only-choice.mrv.ascending.split.backjumping');
  await branches.selectOption('two-way');
  await chosen('only-choice.mrv.ascending.two-way.backjumping');
  await contradiction.selectOption('learning');
  await chosen('only-choice.mrv.ascending.learning');
  await eventually.equal(() => branches.isDisabled(), true);
  await eventually.equal(() => branches.inputValue(), 'two-way');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.strategy.lookBack === 'learning');
  await rules.selectOption('none');
  await chosen('none.mrv.ascending.backjumping');
  await eventually.equal(() => contradiction.evaluate((control) => control.options[2].disabled), true);
  assert.deepEqual(problems, []);
});

test('people are first among the solvers', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await page.locator('sudoku-scope .picker').click();
  await eventually.match(() => page.locator('sudoku-scope .presets button').first().textContent(), /^Techniques/);
});

test('what is watched from Play goes on from its position, as people do', needsBrowser, async (t) => {
  const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const {page} = await openSite(t, {path: 'play.html', hash: `#p=${line}`});
  const cells = page.getByRole('gridcell');
  await cells.nth(2).click();
  await page.keyboard.press('4');
  await page.locator('#watch').click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 1);
  const {strategy} = await player(page);
  assert.match(strategy, /^techniques/);
  await eventually.match(() => cells.nth(2).textContent(), /^4/);
  await eventually.equal(() => page.locator('#start').isVisible(), false);
});

/** Names that are as long as any, of which a phone shows the first part alone. */
const longest = {
  en: ['Strong singleton all different, then guess', 'strong-singleton-all-different.mrv-degree.lcv.split.learning'],
  de: ['Singleton Gebundene Kandidaten, dann raten', 'singleton-locked-candidates.mrv.ascending'],
  es: ['Singleton con candidatos bloqueados, luego suponer', 'singleton-locked-candidates.mrv.ascending'],
};
for (const [locale, [name, strategy]] of Object.entries(longest)) {
  test(`the name of a solver takes a second line on a phone, and none is cut: ${locale}`, needsBrowser, async (t) => {
    const {page} = await openPage(t, {hash: `#p=${hardPuzzle}&s=${strategy}`,
      context: {locale, viewport: {width: 320, height: 740}}});
    const shown = page.locator('sudoku-scope .picker .name');
    await eventually.equal(() => shown.innerText(), name);
    // Two lines are as high as the row above the board.
    const isWhole = () => shown.evaluate((each) =>
      each.scrollWidth <= each.clientWidth && each.clientHeight <= each.closest('.title').clientHeight);
    for (const width of [320, 390, 640, 960, 1100]) {
      await page.setViewportSize({width, height: 740});
      await eventually.equal(isWhole, true, `${width} px`);
    }
  });
}

test('pressed twice before its sheet has come, the picker has one', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await page.locator('sudoku-scope .picker').evaluate((button) => {
    button.click();
    button.click();
  });
  await page.locator('sudoku-scope .solver.open #solver').first().waitFor();
  await eventually.equal(() => page.locator('sudoku-scope #solver').count(), 1);
  assert.deepEqual(problems, []);
});
