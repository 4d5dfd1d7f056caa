// The keys of each page work at once: after loading with nothing clicked, after each of its dialogs closes, and
// whatever button, link or menu has focus then.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {cell, isReady as canPlay, nine} from '../../support/page/game.mjs';
import {hardPuzzle, isReady as canWatch, withSmallSet} from '../../support/page/page.mjs';

/** The number of the cell under the cursor. */
const cursor = () => [...document.querySelectorAll('#board *')].flatMap(({shadowRoot}) =>
  [...shadowRoot?.querySelectorAll('[role=gridcell]') ?? []].map(({ariaSelected}) => ariaSelected)).indexOf('true');

/** Two strategies that are soon counted: a page that has nothing to do answers keys at once. */
const few = `#p=${hardPuzzle}&c=only-choice.first.ascending,only-choice.mrv.ascending`;

/** By page: when it is ready, its dialogs by what opens them, and where it is. */
const pages = {
  'the player': {
    path: '', ready: canWatch, dialogs: ['share', 'export', 'help'],
    place: () => document.querySelector('sudoku-scope').step,
  },
  'play': {path: 'play.html', hash: nine, ready: canPlay, dialogs: ['new', 'settings', 'help'], place: cursor},
  'compare': {
    path: 'compare.html', hash: few,
    ready: (page) => page.locator('#table tbody tr:first-child td').filter({hasText: /^\d/}).first().waitFor(),
    dialogs: ['new', 'set', 'add', 'help'], place: () => Number(/\bstep=(\d+)/.exec(location.hash)?.[1] ?? 0),
  },
};

/** Opens the dialog of a button, which may be in the menu. */
async function openDialog(page, command) {
  const visible = page.locator(`[data-do=${command}]`).filter({visible: true}).first();
  if (await visible.count() === 0) await page.locator('#menu summary').click();
  await visible.click();
  await page.locator('dialog[open]').waitFor();
}

for (const [name, {path, hash, ready, dialogs, place}] of Object.entries(pages)) {
  /** Presses → twice, which moves the page, then ←, which takes the second back. */
  const moves = async (page, when) => {
    const press = async (key, isThere) => {
      await page.keyboard.press(key);
      await eventually.ok(async () => isThere(await page.evaluate(place)), `${key} is dead ${when}`);
      return page.evaluate(place);
    };
    const first = await page.evaluate(place);
    const second = await press('ArrowRight', (now) => now !== first);
    await press('ArrowRight', (now) => now !== second);
    await press('ArrowLeft', (now) => now === second);
  };

  test(`${name}: keys work after loading, and after each dialog`, needsBrowser, async (t) => {
    const {page, problems} = await openSite(t, {...withSmallSet, path, hash});
    await ready(page);
    await moves(page, 'after loading');
    for (const dialog of dialogs) {
      await openDialog(page, dialog);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({state: 'detached'});
      await moves(page, `after the dialog “${dialog}”`);
    }
    for (const focused of ['.brand', '#menu summary', '[data-do=copy-link]']) {
      await page.locator(focused).evaluate((each) => each.focus());
      await moves(page, `with focus on ${focused}`);
    }
    assert.deepEqual(problems, []);
  });
}

test('play: a digit goes where the arrow led, with nothing clicked before, and after another puzzle', needsBrowser,
  async (t) => {
    const {page} = await openSite(t, {path: 'play.html', hash: nine});
    await canPlay(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('4');
    await cell(page, 1).getByText('4', {exact: true}).waitFor({state: 'attached'});
    await eventually.equal(() => cell(page, 0).textContent(), 'empty');
    await page.evaluate(() => { location.hash = '#p=1.....3..4.....2'; });
    await page.locator('#cells').getByText('16').waitFor();
    await page.keyboard.press('ArrowDown');
    await cell(page, 4).and(page.locator('[aria-selected=true]')).waitFor();
  });
