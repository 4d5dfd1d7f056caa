// The element by itself, as another page would use it: attributes, properties, events, and what it shows.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {openElement, sentence, whole} from '../../support/page/element.mjs';
import {eventually} from '../../support/page/eventually.mjs';

const TWO_RULES = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const IMPOSSIBLE = '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

test('attributes say what is opened, and at which step', needsBrowser, async (t) => {
  const strategy = 'forward-checking.mrv.ascending';
  const page = await openElement(t, {puzzle: HARD, strategy, step: '12', notation: 'r1c1'});
  await whole(page);
  await page.waitForFunction(() => window.scope.step === 12);
  await eventually.equal(() => page.evaluate(() => window.scope.run.strategy.propagation), 'forward-checking');
  await eventually.match(() => sentence(page), /r\dc\d/);
});

test('the box shape comes from its attribute', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: '.'.repeat(36), box: '3x2'});
  await whole(page);
  const {boxRows, boxCols} = await page.evaluate(() => window.scope.run.puzzle);
  assert.deepEqual([boxRows, boxCols], [3, 2]);
});

test('a property set before the element is known is kept', needsBrowser, async (t) => {
  const site = await openSite(t);
  await site.page.waitForFunction(() => customElements.get('sudoku-scope'));
  const puzzle = await site.page.evaluate((text) => {
    const Scope = customElements.get('sudoku-scope');
    const early = document.createElement('early-scope');
    early.puzzle = text;
    document.body.append(early);
    customElements.define('early-scope', class extends Scope {});
    return early.getAttribute('puzzle');
  }, HARD);
  assert.equal(puzzle, HARD);
});

test('its events, in order', needsBrowser, async (t) => {
  const page = await openElement(t, {});
  const heard = await page.evaluate(async (puzzle) => {
    const types = [];
    for (const type of ['load', 'step', 'play', 'pause', 'ended', 'change', 'error']) {
      window.scope.addEventListener(type, () => types.push(type));
    }
    const until = (type) => new Promise((resolve) => window.scope.addEventListener(type, resolve, {once: true}));
    window.scope.puzzle = puzzle;
    await until('load');
    window.scope.next();
    window.scope.speed = 1e6;
    window.scope.play();
    await until('ended');
    return types;
  }, TWO_RULES);
  assert.deepEqual(heard.slice(0, 4), ['load', 'step', 'step', 'play']);
  assert.equal(heard.at(-1), 'ended');
});

test('a text that is no puzzle is an error, in words', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: '4.129..75'});
  await page.waitForFunction(() => window.scope.shadowRoot.querySelector('.words')?.textContent);
  await eventually.match(() => sentence(page), /81|characters|cells/);
});

test('the textbook: one press eliminates once, the next looks for only choices once', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: TWO_RULES});
  await whole(page);
  const row = async () => (await page.locator('[role=row]').first().locator('[role=gridcell]').allTextContents())
    .map((text) => text.replace(/candidates |, given/, '').replaceAll(' ', ''));
  await page.getByRole('button', {name: 'Next pass'}).click();
  await page.waitForFunction(() => window.scope.step > 0);
  await eventually.deepEqual(row, ['45', '4578', '3', '49', '2', '147', '6', '5789', '57']);
  const first = await page.evaluate(() => window.scope.step);
  await page.getByRole('button', {name: 'Next pass'}).click();
  await page.waitForFunction((step) => window.scope.step > step, first);
  await eventually.deepEqual(row, ['45', '8', '3', '9', '2', '1', '6', '5789', '57']);
});

test('the final check is told', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: HARD});
  await whole(page);
  await page.evaluate(() => window.scope.seek('end'));
  await page.getByText('Solved').first().waitFor();
  await eventually.equal(() => sentence(page),
    'Solved. Every row, column and box has each digit once.');
});

test('a contradiction rings the cells that cause it', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: IMPOSSIBLE});
  await whole(page);
  await page.evaluate(() => window.scope.seek('end'));
  await page.waitForFunction(() => window.scope.shadowRoot.querySelectorAll('.ring').length === 9);
  await eventually.equal(() => sentence(page), 'No solution. A7 has no candidate left.');
});

test('a recorded run plays from its address', needsBrowser, async (t) => {
  const trace = {
    format: 'sudokuscope-trace', version: 1, puzzle: {boxRows: 2, boxCols: 2, givens: [1, ...new Array(15).fill(0)]},
    events: [{kind: 'eliminate', cell: 1, digit: 1, other: 0}, {kind: 'place', cell: 5, digit: 2}, {kind: 'done'}],
  };
  const page = await openElement(t, {}, {
    prepare: (opened) => opened.route('**/own-run.json', (route) => route.fulfill({json: trace})),
  });
  await page.evaluate(() => window.scope.setAttribute('src', 'own-run.json'));
  await page.waitForFunction(() => window.scope.length === 3);
  await page.evaluate(() => window.scope.next());
  await eventually.equal(() => sentence(page), 'A2 can\'t be 1: A1 in the same box is 1.');
});

test('where motion is unwelcome, nothing is animated', needsBrowser, async (t) => {
  for (const [reducedMotion, animated] of [['reduce', false], ['no-preference', true]]) {
    const page = await openElement(t, {puzzle: TWO_RULES}, {context: {reducedMotion}});
    await whole(page);
    // Counted as they begin: a slow machine may draw its next frame when one is over.
    const begun = await page.evaluate(async (most) => {
      const {shadowRoot} = window.scope;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // The code that draws marks is loaded at the first step, which may then come without its beats; the sentence,
      // which has struck digits too, may be there before it.
      window.scope.next();
      while (!shadowRoot.querySelector('.board .struck')) await frame();
      const {animate} = Element.prototype;
      let count = 0;
      Element.prototype.animate = function(...args) {
        count += 1;
        return animate.apply(this, args);
      };
      shadowRoot.addEventListener('transitionrun', () => (count += 1));
      window.scope.next();
      while (window.scope.step < 3) {
        await frame();
        if (window.scope.step === 2) window.scope.next();
      }
      for (let frames = 0; frames < most && count === 0; frames += 1) await frame();
      return count;
    }, animated ? 600 : 30);
    assert.equal(begun > 0, animated, reducedMotion);
  }
});

test('taken from the page and put back, it stands at the same step', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: HARD, step: '300'});
  await page.waitForFunction(() => window.scope.step === 300);
  await page.evaluate(async () => {
    window.scope.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.body.append(window.scope);
  });
  await whole(page);
  await page.waitForFunction(() => window.scope.step === 300 && window.scope.shadowRoot.querySelector('.now'));
});

test('a command right after another puzzle or strategy is for what comes, in whatever order those are set',
  needsBrowser, async (t) => {
    const page = await openElement(t, {puzzle: TWO_RULES});
    await whole(page);
    await page.evaluate((puzzle) => {
      window.scope.strategy = 'eliminate.first.ascending';
      window.scope.puzzle = puzzle;
      window.scope.speed = 50;
      window.scope.play();
    }, HARD);
    await page.waitForFunction(() => window.scope.step > 0);
    await eventually.equal(() => page.evaluate(() => window.scope.puzzle), HARD);
    await eventually.equal(() => page.evaluate(() => window.scope.run.strategy.propagation), 'eliminate');
    await page.evaluate(() => {
      window.scope.strategy = 'forward-checking';
      window.scope.next();
    });
    await page.waitForFunction(() => window.scope.run?.strategy.propagation === 'forward-checking' &&
      window.scope.step > 0 && window.scope.paused);
  });

test('the cursor speaks a cell, and a key its row', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: TWO_RULES});
  await whole(page);
  await page.evaluate(() => window.scope.focus());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await eventually.equal(() => page.evaluate(() => window.scope.shadowRoot.activeElement.textContent), '3, given');
  await page.keyboard.press('r');
  await eventually.equal(() => page.locator('[aria-live]').textContent(),
    'row A: empty, empty, 3, empty, 2, empty, 6, empty, empty');
});

test('an embed has a frame, few buttons, and the rest in a sheet', needsBrowser, async (t) => {
  const context = {viewport: {width: 360, height: 700}};
  const page = await openElement(t, {puzzle: TWO_RULES, controls: 'compact'}, {context});
  await whole(page);
  await eventually.equal(() => page.getByRole('button', {name: 'Next digit'}).isVisible(), false);
  await page.getByRole('button', {name: 'More'}).click();
  await page.getByRole('button', {name: 'Next digit'}).click();
  await page.waitForFunction(() => window.scope.step > 0);
  await eventually.match(() => sentence(page), /^[A-I][1-9] is [1-9]: /);
});

test('each cell of a log line is a button that seeks', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: TWO_RULES, step: '5'});
  await whole(page);
  const cell = page.locator('.line.now .cell').nth(1);
  const step = Number(await cell.getAttribute('value'));
  await cell.click();
  await page.waitForFunction((wanted) => window.scope.step === wanted, step);
});

test('playing a 25x25 at full speed, the page takes what is pressed before the run ends', needsBrowser, async (t) => {
  const {page} = await openSite(t);
  await page.getByText('25×25').first().click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.puzzle.boxRows === 5);
  // Elimination alone goes on for millions of steps here: however slow the machine, the run doesn't end before the key.
  await page.evaluate(() => {
    const scope = document.querySelector('sudoku-scope');
    scope.strategy = 'eliminate.first.ascending';
    scope.speed = 250;
    scope.play();
  });
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').paused);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').ended), false);
});
