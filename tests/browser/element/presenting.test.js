// Presentation mode: what the back row of a class can read, and a clicker can do.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';

const link = '#p=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......&step=400';
const large = {viewport: {width: 1920, height: 1080}};

/** The page at a step, with its panels loaded. */
async function open(t, fragment = link, context = large) {
  const {page} = await openSite(t, {path: `/${fragment}`, context});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  return page;
}

/** In the element: the font size of the first that matches, in pixels. */
const sizeOf = (page, selector) => page.evaluate((wanted) => {
  const part = document.querySelector('sudoku-scope').shadowRoot.querySelector(wanted);
  return parseFloat(getComputedStyle(part).fontSize);
}, selector);
const isPresenting = (page) => page.evaluate(() => document.querySelector('sudoku-scope').present);
const stepOf = (page) => page.evaluate(() => document.querySelector('sudoku-scope').step);

test('in a low window, board and transport have the places that they have in any other', needsBrowser, async (t) => {
  for (const [width, height] of [[1366, 657], [740, 360]]) {
    const page = await open(t, link, {viewport: {width, height}});
    await page.evaluate(() => document.querySelector('sudoku-scope').toggleAttribute('present', true));
    await page.locator('.presenting .words').waitFor();
    await eventually.ok(() => page.evaluate(() => {
      const {shadowRoot} = document.querySelector('sudoku-scope');
      const box = (name) => shadowRoot.querySelector(name).getBoundingClientRect();
      const [bar, right, board] = [box('.transport'), box('.right'), box('.left .board')];
      return Math.abs(bar.width - right.width) < 2 && bar.bottom <= innerHeight && board.height > 0.9 * innerHeight;
    }), `${width}x${height}`);
  }
});

test('at 1920x1080 digits are 60 pixels high at least, candidates 22, the sentence 36', needsBrowser, async (t) => {
  const page = await open(t, `${link}&present=1`);
  await page.locator('.presenting .words').waitFor();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').shadowRoot.querySelector('.board')
      .getBoundingClientRect().height > 1000);
  await passes(async () => {
    const sizes = await page.evaluate(() => {
      const texts = [...document.querySelector('sudoku-scope').shadowRoot.querySelectorAll('.board svg text')];
      return texts.map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize)]);
    });
    const all = sizes.filter(([text, size]) => /^\d$/.test(text) && size > 21).map(([, size]) => size);
    assert.ok(Math.max(...all) >= 60, `digits ${Math.max(...all)}`);
    assert.ok(Math.min(...all) >= 22, `candidates ${Math.min(...all)}`);
  });
  await eventually.ok(async () => await sizeOf(page, '.words') >= 36);
  await eventually.deepEqual(() => page.evaluate(() => {
    const {scrollWidth, scrollHeight} = document.scrollingElement;
    const {width, height} = document.querySelector('sudoku-scope').getBoundingClientRect();
    return [Math.max(width, scrollWidth), height || scrollHeight];
  }), [1920, 1080]);
});

test('the button begins it, Escape ends it, and nothing else has changed', needsBrowser, async (t) => {
  const page = await open(t);
  const before = await page.evaluate(() => document.querySelector('sudoku-scope').toLink());
  await page.getByRole('button', {name: 'Present', exact: true}).click();
  await page.locator('.presenting-tools').waitFor();
  const isCovered = () => page.evaluate(() => document.querySelector('.head').inert);
  await eventually.equal(isCovered, true, 'no key comes to what is covered');
  await page.keyboard.press('Escape');
  await page.locator('.presenting-tools').waitFor({state: 'detached'});
  await eventually.equal(isCovered, false);
  await eventually.equal(() => isPresenting(page), false);
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').toLink()), before);
});

test('Page Down and Page Up step, as a clicker sends them', needsBrowser, async (t) => {
  const page = await open(t, `${link}&present=1`);
  await page.locator('.presenting .words').waitFor();
  await page.keyboard.press('PageDown');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 401);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 399);
});

test('F begins and ends it; never where it is a digit, nor once it is switched off', needsBrowser, async (t) => {
  const page = await open(t);
  await page.locator('sudoku-scope').getByRole('grid').focus();
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').present);
  await page.keyboard.press('f');
  await page.waitForFunction(() => !document.querySelector('sudoku-scope').present);

  await page.evaluate(() => document.querySelector('sudoku-scope').setAttribute('puzzle', '.'.repeat(256)));
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.puzzle.size === 16);
  await page.keyboard.press('f');
  await eventually.equal(() => isPresenting(page), false, 'F is a digit of a 16x16');

  const other = await open(t);
  await other.getByRole('button', {name: 'Help'}).first().click();
  await other.getByRole('checkbox', {name: /presentation mode/}).uncheck();
  await other.getByRole('button', {name: 'Close'}).click();
  await other.keyboard.press('f');
  await eventually.equal(() => isPresenting(other), false, 'F was switched off');
});

test('what lies ahead is not shown: strip, log and tree end at the step', needsBrowser, async (t) => {
  const page = await open(t, `${link}&view=log&present=1`);
  await page.locator('.presenting .line.now').waitFor();
  const hidden = () => page.evaluate(() => {
    const root = document.querySelector('sudoku-scope').shadowRoot;
    return ['.strip canvas', '.line.to-come'].map((selector) => root.querySelector(selector))
      .map((part) => !part || getComputedStyle(part).visibility);
  });
  await eventually.deepEqual(async () => (await hidden()).map((each) => each === true || each === 'hidden'),
    [true, true]);
  await eventually.equal(() => page.locator('.field').isVisible(), false, 'the number of steps says how much is left');
});

test('the pen draws on the board, and Clear wipes it', needsBrowser, async (t) => {
  const page = await open(t, `${link}&present=1`);
  await page.getByRole('button', {name: 'Pen'}).click();
  const {x, y} = await page.locator('.pen').boundingBox();
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 300, y + 200);
  await page.mouse.up();
  await eventually.equal(() => page.locator('.pen path').count(), 1);
  await eventually.equal(() => stepOf(page), 400, 'nothing was pressed below it');
  await page.getByRole('button', {name: 'Clear'}).click();
  await eventually.equal(() => page.locator('.pen path').count(), 0);
});

test('the panel can be the large one', needsBrowser, async (t) => {
  const page = await open(t, `${link}&present=1`);
  await page.locator('.presenting .words').waitFor();
  const widths = () => page.evaluate(() => ['.left', '.watch'].map((part) =>
    document.querySelector('sudoku-scope').shadowRoot.querySelector(part).getBoundingClientRect().width));
  await eventually.ok(async () =>
    (await widths()).reduce((board, panel) => board > panel), 'the board is larger at first');
  await page.getByRole('button', {name: 'Larger panel'}).click();
  await page.waitForFunction(() => {
    const root = document.querySelector('sudoku-scope').shadowRoot;
    const [board, panel] = ['.board', '.watch'].map((part) => root.querySelector(part).getBoundingClientRect().width);
    return board < panel;
  });
});
