// axe-core finds nothing in any state of the page that a reader gets to, in light and dark, wide and narrow.
import test from 'node:test';
import {inPlayer, violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {THEMES, inTurn} from '../../support/page/soak.mjs';

const hard = '#p=4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const none = '#p=3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';

const position = '#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' +
  '&state=1pgAAAAAAEgA';

/** How to get to each state from the page as it opens. */
const states = [
  {name: 'start', reach: async () => {}},
  {name: 'in a guess', hash: hard, reach: async (page) => seekTo(page, 'decide')},
  {name: 'a contradiction', hash: none, reach: async (page) => seekTo(page, 'conflict')},
  {name: 'solved', reach: async (page) => page.evaluate(() => document.querySelector('sudoku-scope').seek('end'))},
  {name: 'a text that is not understood', reach: async (page) => page.locator('#paste').fill('9'.repeat(80))},
  {name: 'typing into the grid', reach: async (page) => page.getByRole('button', {name: 'Type into the grid'}).click()},
  {name: 'a position', hash: position, reach: async (page) =>
    page.getByRole('heading', {name: 'Starting from this position.'}).waitFor()},
];

/** Parts of the page in a guess that are opened one after another; what lies around them is looked at above. */
const parts = [
  ...['Code', 'Queue', 'Trace'].map((name) => (
    {name, part: inPlayer('.panel'), reach: (page) => openPanel(page, name)})),
  ...Object.entries({
    'a picture': (page) => openSheet(page, 'picture', /The PNG has/),
    'an animation': (page) => openSheet(page, 'animation', /frames, /),
    'a lesson': async (page) => {
      await openSheet(page, 'lesson', 'No step yet.');
      await page.getByRole('button', {name: 'Add', exact: true}).click();
      await page.getByText(/steps added/).waitFor();
    },
    'sharing': (page) => openFromMenu(page, 'Share', '.qr'),
    'rules': (page) => openFromMenu(page, 'Rules…', '.rules-board [role=gridcell]'),
    'exporting': (page) => openFromMenu(page, 'Export', '.entries a'),
    'help': (page) => page.keyboard.press('?'),
  }).map(([name, reach]) => ({name, part: 'dialog[open]', reach})),
];

async function seekTo(page, kind) {
  await page.evaluate((wanted) => document.querySelector('sudoku-scope').next(wanted), kind);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
}

async function openSheet(page, name, shows) {
  await page.locator('#menu summary').click();
  await page.getByRole('button', {name: 'Export'}).click();
  await page.getByRole('button', {name: `Open the ${name}`}).click();
  await page.getByText(shows).waitFor();
}

async function openFromMenu(page, name, content) {
  await page.locator('#menu summary').click();
  await page.getByRole('button', {name, exact: true}).click();
  await page.locator(`dialog ${content}`).first().waitFor();
}

async function openPanel(page, name) {
  await page.evaluate(() => document.querySelector('sudoku-scope').seek(310));
  await page.getByRole('tab', {name}).click();
  await page.locator('[role=tabpanel] :is(.now, .in-hand)').first().waitFor();
}

for (const [turn, {name, hash, reach}] of states.entries()) {
  for (const colorScheme of inTurn(THEMES, turn)) {
    test(`${name}: no violation, ${colorScheme}`, needsBrowser, async (t) => {
      const page = await open(t, hash, colorScheme);
      await reach(page);
      await page.waitForTimeout(300);
      await eventually.deepEqual(() => violations(page), []);
    });
  }
}

for (const colorScheme of inTurn(THEMES, 1)) {
  test(`panels and dialogs, ${colorScheme}`, needsBrowser, async (t) => {
    const page = await open(t, hard, colorScheme);
    for (const {name, part, reach} of parts) {
      await t.test(`${name}: no violation`, async () => {
        await reach(page);
        await page.waitForTimeout(300);
        await eventually.deepEqual(() => violations(page, {}, part), []);
        const dialog = page.locator('dialog[open]');
        while (await dialog.count()) await page.keyboard.press('Escape');
      });
    }
  });
}

/** @param {import('node:test').TestContext} t @param {string | undefined} hash @param {'light' | 'dark'} colorScheme */
async function open(t, hash, colorScheme) {
  const {page} = await openSite(t, {hash, context: {reducedMotion: 'reduce', colorScheme}});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  return page;
}

test('on a phone: no violation', needsBrowser, async (t) => {
  const {page} = await openSite(t, {hash: hard, context: {viewport: {width: 360, height: 740}, hasTouch: true}});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await seekTo(page, 'decide');
  await eventually.deepEqual(() => violations(page), []);
});

test('in forced colours, a pressed button has a ring, and one that does nothing looks like no other', needsBrowser,
  async (t) => {
    const {page} = await openSite(t, {context: {forcedColors: 'active'}});
    const looks = (name, property) => page.getByRole('button', {name, exact: true}).evaluate((button, of) =>
      getComputedStyle(button)[of], property);
    await page.locator('#solvers [aria-pressed=true]').waitFor();
    await eventually.equal(() => looks('Like a computer', 'outlineStyle'), 'solid');
    await eventually.equal(() => looks('Like a person', 'outlineStyle'), 'none');
    await page.getByRole('button', {name: 'Type into the grid'}).click();
    const enabled = await looks('Done', 'backgroundColor');
    await page.getByRole('button', {name: 'Done', exact: true}).evaluate((button) => (button.disabled = true));
    await eventually.notEqual(() => looks('Done', 'backgroundColor'), enabled);
  });
