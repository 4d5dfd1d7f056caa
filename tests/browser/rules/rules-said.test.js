// The sheet of rules names the rule that has come or gone, also to those who don't see it.
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {openPage} from '../../support/page/page.mjs';

test('a rule that is added, undone, done again or removed is named', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(16)}&rules=.AntiKing&v=2`});
  const said = (text) => page.locator('.said[role=status]').getByText(text, {exact: true}).waitFor();
  await page.locator('#menu summary').click();
  await page.locator('#menu').getByRole('button', {name: 'Rules…'}).click();
  const first = page.locator('.rules-board').getByRole('gridcell').first();
  await first.press('Space');
  await first.press('Shift+ArrowRight');
  await page.getByLabel('Total (0 for any)').fill('7');
  await page.getByLabel('Total (0 for any)').press('Enter');
  await said('Added: cage of 7 at A1.');
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await said('Undone: cage of 7 at A1.');
  await page.getByRole('button', {name: 'Redo', exact: true}).click();
  await said('Redone: cage of 7 at A1.');
  await page.getByRole('button', {name: 'Remove cage of 7 at A1'}).click();
  await said('Removed: cage of 7 at A1.');
  await page.getByRole('checkbox', {name: /^Anti-king/}).uncheck();
  await page.getByText('Several solutions.').first().waitFor();
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await said('Undone.');
});
