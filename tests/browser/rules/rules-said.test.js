// The sheet of rules names the rule that has come or gone, also to those who don't see it.
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {openPage} from '../../support/page/page.mjs';

test('a rule is changed where it was made: its number, its cells or its kind', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(16)}&rules=.Cage~6~R1C1~R1C2.Thermo~R2C1~R3C2&v=2`});
  const said = (text) => page.locator('.said[role=status]').getByText(text, {exact: true}).waitFor();
  const total = page.getByLabel('Total (0 for any)');
  const entries = page.locator('.rules-right .entries .name');
  await page.locator('#menu summary').click();
  await page.locator('#menu').getByRole('button', {name: 'Rules…'}).click();
  await page.getByRole('button', {name: 'Change cage of 6 at A1'}).click();
  await said('Change it and save: cage of 6 at A1.');
  await page.locator('.rules-left').getByText('2 cells are chosen: A1 A2').first().waitFor();
  await eventually.equal(() => total.evaluate((field) => [field.value, field.matches(':focus')].join()), '6,true');
  await total.fill('7');
  await total.press('Enter');
  await said('Changed: cage of 7 at A1.');
  await eventually.equal(() => entries.allTextContents().then((names) => names.sort().join('; ')),
    'cage of 7 at A1; thermometer from B1 to C2');
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await page.getByRole('button', {name: 'Change cage of 6 at A1'}).waitFor();

  await page.getByRole('button', {name: 'Change thermometer from B1 to C2'}).click();
  await page.locator('.rules-board').getByRole('gridcell').nth(14).click({modifiers: ['Control']});
  await page.getByLabel('Kind').selectOption('renban');
  await page.getByRole('button', {name: 'Save the change'}).click();
  await said('Changed: renban line from B1 to D3.');
  await page.getByRole('button', {name: 'Add the rule'}).waitFor();
  await page.getByRole('button', {name: 'Change renban line from B1 to D3'}).click();
  await page.getByRole('button', {name: 'Clear selection'}).click();
  await page.getByRole('button', {name: 'Add the rule'}).waitFor();
});

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

test('the button and the message tell whether a rule is still being changed', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(16)}&rules=.Arrow~R1C1~R2C1~R3C1&v=2`});
  const said = page.locator('.said[role=status]');
  const change = page.getByRole('button', {name: 'Change arrow from A1'});
  await page.locator('#menu summary').click();
  await page.locator('#menu').getByRole('button', {name: 'Rules…'}).click();
  await change.click();
  await page.getByLabel('Kind').selectOption('region');
  await page.getByRole('button', {name: 'Add the rule'}).waitFor();
  await page.getByLabel('Kind').selectOption('arrow');
  await page.getByRole('button', {name: 'Save the change'}).click();
  await eventually.equal(() => said.textContent(), '');
  await change.click();
  await page.locator('.rules-board').getByRole('gridcell').nth(8).press('Backspace');
  await page.keyboard.press('Enter');
  await eventually.equal(() => said.textContent(), 'Changed: arrow from A1.');
});

test('a circle in a corner needs one cell, as its words say', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(16)}`});
  await page.locator('#menu summary').click();
  await page.locator('#menu').getByRole('button', {name: 'Rules…'}).click();
  await page.getByLabel('Kind').selectOption('quadruple');
  await page.getByRole('textbox', {name: 'Digits'}).fill('1');
  await page.getByRole('button', {name: 'Add the rule'}).click();
  await page.locator('.rules-fault', {hasText: 'This rule needs at least 1 cell.'}).waitFor();
});
