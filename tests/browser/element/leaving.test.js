// An element that leaves the page does nothing there, and goes on once it is back; what is set before it is on the page
// counts in the order in which it was set.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {laterRun, openElement, whole} from '../../support/page/element.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle, hardPuzzle} from '../../support/page/page.mjs';

/** The kinds of events that were told. @param {import('playwright-core').Page} page */
const told = (page) => page.evaluate(() => window.told.map(({type}) => type));
const isBack = async (page, puzzle) => {
  await page.evaluate(() => document.body.append(window.scope));
  await whole(page);
  await eventually.equal(() => page.evaluate(() => window.scope.puzzle), puzzle);
};

test('removed while a text is read, it solves nothing until it is put back', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle});
  await whole(page);
  await page.evaluate((puzzle) => {
    window.told = [];
    window.scope.puzzle = puzzle;
    window.scope.remove();
  }, hardPuzzle);
  await laterRun(page, firstPuzzle);
  await eventually.deepEqual(() => told(page), []);
  await isBack(page, hardPuzzle);
});

test('given another puzzle while it is off the page, it solves that once it is put back', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle});
  await whole(page);
  await page.evaluate(async (puzzle) => {
    window.scope.remove();
    await new Promise((resolve) => setTimeout(resolve));
    window.told = [];
    window.scope.puzzle = puzzle;
  }, hardPuzzle);
  await laterRun(page, firstPuzzle);
  await eventually.deepEqual(() => told(page), []);
  await isBack(page, hardPuzzle);
});

test('removed while presenting, it leaves the keys of the page alone', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle, present: ''});
  await whole(page);
  await page.waitForFunction(() => window.scope.shadowRoot.querySelector('.presenting'));
  const isTaken = () => page.evaluate(() =>
    !dispatchEvent(new KeyboardEvent('keydown', {key: 'PageDown', cancelable: true})));
  await eventually.equal(isTaken, true);
  await page.evaluate(() => window.scope.remove());
  await eventually.equal(isTaken, false);
  await page.evaluate(() => document.body.append(window.scope));
  await eventually.equal(isTaken, true);
});

test('removed, it leaves no listener behind that would keep it in memory', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle});
  await whole(page);
  const left = await page.evaluate(async () => {
    const heard = new Set();
    const proto = EventTarget.prototype;
    const {addEventListener: add, removeEventListener: remove} = proto;
    const ids = new WeakMap();
    const idOf = (each) => ids.get(each) ?? (ids.set(each, Math.random()), ids.get(each));
    const isOurs = (target) => target === window || target === document || target instanceof MediaQueryList;
    proto.addEventListener = function(type, listener, options) {
      const id = `${type} ${idOf(this)} ${idOf(listener)}`;
      if (isOurs(this)) heard.add(id);
      if (options?.signal) add.call(options.signal, 'abort', () => heard.delete(id));
      return add.call(this, type, listener, options);
    };
    proto.removeEventListener = function(type, listener, options) {
      if (isOurs(this)) heard.delete(`${type} ${idOf(this)} ${idOf(listener)}`);
      return remove.call(this, type, listener, options);
    };
    try {
      window.scope.remove();
      await new Promise((resolve) => setTimeout(resolve));
      document.body.append(window.scope);
      const there = heard.size;
      window.scope.remove();
      await new Promise((resolve) => setTimeout(resolve));
      return {there, left: [...heard]};
    } finally {
      Object.assign(proto, {addEventListener: add, removeEventListener: remove});
    }
  });
  assert.ok(left.there >= 3, String(left.there));
  assert.deepEqual(left.left, []);
});

test('of two puzzles that are set before it is on a page, it shows the later one', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle});
  const shown = await page.evaluate(async ([one, other]) => {
    const puzzleOf = (line) =>
      ({boxRows: 3, boxCols: 3, size: 9, givens: Uint8Array.from(line, (symbol) => Number(symbol) || 0)});
    const opened = async (give) => {
      const scope = document.createElement('sudoku-scope');
      give(scope);
      const isLoaded = new Promise((resolve) => scope.addEventListener('load', resolve, {once: true}));
      document.body.append(scope);
      await isLoaded;
      return scope.puzzle;
    };
    return [
      await opened((scope) => {
        scope.show({puzzle: puzzleOf(one)});
        scope.puzzle = other;
      }),
      await opened((scope) => {
        scope.puzzle = other;
        scope.show({puzzle: puzzleOf(one)});
      }),
    ];
  }, [firstPuzzle, hardPuzzle]);
  assert.deepEqual(shown, [hardPuzzle, firstPuzzle]);
});

test('an element that names no puzzle any more keeps the one that it shows', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle});
  await whole(page);
  const shown = () => page.evaluate(() => [window.scope.puzzle, window.scope.step]);
  await page.evaluate(() => window.scope.removeAttribute('puzzle'));
  await page.evaluate(() => window.scope.next());
  await eventually.deepEqual(shown, [firstPuzzle, 2]);
  await page.evaluate((puzzle) => window.scope.setAttribute('puzzle', puzzle), hardPuzzle);
  await eventually.deepEqual(shown, [hardPuzzle, 0]);
  await eventually.deepEqual(() => page.evaluate(() => window.told.filter(({type}) => type === 'error')), []);
});

test('another puzzle stops playing, and that is told', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle});
  await whole(page);
  await page.evaluate(() => {
    window.played = [];
    for (const type of ['play', 'pause']) window.scope.addEventListener(type, () => window.played.push(type));
    window.scope.play();
  });
  await eventually.equal(() => page.evaluate(() => window.scope.paused), false);
  await page.evaluate((puzzle) => window.scope.setAttribute('puzzle', puzzle), hardPuzzle);
  await eventually.deepEqual(() => page.evaluate(() => [...window.played, window.scope.paused]),
    ['play', 'pause', true]);
});
