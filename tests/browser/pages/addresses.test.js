// The address changes while a puzzle is still being read: the last one is shown, whichever is read first.
import assert from 'node:assert/strict';
import {EventEmitter, once} from 'node:events';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';

/** A puzzle with one given. @param {number} digit */
const link = (digit) => `#p=${digit}${'.'.repeat(15)}`;
/** The same; its drawings are read after the link, so that a link that comes later is read before it. */
const drawn = (digit) => `${link(digit)}&rules=.Unread&drawn=nothing&v=2`;

/** Has a page keep the given of each puzzle that it shows. */
const noteShown = (page) => page.evaluate(() => {
  const scope = document.querySelector('sudoku-scope');
  globalThis.shown = [];
  if (scope) scope.addEventListener('load', () => globalThis.shown.push(scope.puzzle[0]));
  else {
    const digit = () => /#p=(.)/.exec(document.querySelector('a[data-go]').href)[1];
    new MutationObserver(() => globalThis.shown.push(digit()))
      .observe(document.getElementById('name'), {childList: true});
  }
});
const shown = (page) => page.evaluate(() => globalThis.shown.join(''));
const go = (page, hash) => page.evaluate((address) => { location.hash = address; }, hash);

for (const path of ['index.html', 'play.html']) {
  test(`${path}: a puzzle that is read too late doesn't take the place of a later one`, needsBrowser, async (t) => {
    const gate = new EventEmitter();
    const isHeld = once(gate, 'module');
    const {page, problems} = await openSite(t, {path, hash: drawn(1),
      prepare: (opened) => opened.context().route('**/sudoku-full*.wasm', async (route) => {
        gate.emit('module');
        await once(gate, 'release');
        await route.continue();
      })});
    await isHeld;
    await noteShown(page);
    await go(page, link(2));
    gate.emit('release');
    await eventually.equal(() => shown(page), '2');
    // It is read after all that was asked for before.
    await go(page, link(3));
    await eventually.match(() => shown(page), /3/);
    await eventually.equal(() => shown(page), '23');
    assert.deepEqual(problems, []);
  });
}
