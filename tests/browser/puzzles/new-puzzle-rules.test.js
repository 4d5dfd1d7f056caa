// New puzzles with other rules: chosen in the sheet, drawn there, opened with their rules, on Play and on Watch.
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';

const verbs = {'play.html': 'Play it', '': 'Watch it'};
for (const [path, verb] of Object.entries(verbs)) {
  test(`/${path}: a puzzle with chosen rules is made and opened`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path, hash: '#p=1.....3..4.....2'});
    await page.getByRole('button', {name: 'New puzzle'}).first().click();
    const sheet = page.getByRole('dialog', {name: 'New puzzle'});
    const made = (/** @type {RegExp} */ text) =>
      sheet.locator('.maker[aria-busy=false] .made .lead', {hasText: text}).waitFor();
    await made(/givens/);
    await sheet.locator('.maker summary', {hasText: 'Other rules'}).click();
    await sheet.getByRole('checkbox', {name: 'Thermometers'}).check();
    await made(/^Medium: thermometers, \d+ givens/);
    await sheet.getByRole('button', {name: 'Easy', exact: true}).click();
    await made(/^Easy: thermometers, \d+ givens/);
    await sheet.locator('.maker summary', {hasText: 'Size, symmetry'}).click();
    const techniques = sheet.getByLabel('Technique', {exact: true}).locator('option');
    await techniques.filter({hasText: 'Thermometer bounds'}).waitFor({state: 'attached'});
    await eventually.equal(() => techniques.filter({hasText: 'Unique rectangle'}).count(), 0);
    await sheet.getByRole('button', {name: verb}).click();
    await page.waitForURL(/rules=.*Thermo/);
  });
}

test('a grid too large for other rules becomes smaller, and that is said beside them', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'play.html', hash: '#p=1.....3..4.....2'});
  await page.evaluate(() => localStorage.setItem('sudokuscope.new', JSON.stringify({level: 'easy', shape: '4x4'})));
  await page.getByRole('button', {name: 'New puzzle'}).first().click();
  const sheet = page.getByRole('dialog', {name: 'New puzzle'});
  await sheet.locator('.maker summary', {hasText: 'Other rules'}).click();
  await sheet.getByRole('checkbox', {name: 'Killer cages'}).check();
  await sheet.locator('.note:visible', {hasText: 'Grid 9×9: puzzles with other rules have at most'}).waitFor();
  await sheet.getByRole('checkbox', {name: 'Killer cages'}).uncheck();
  await eventually.equal(() => sheet.locator('.note', {hasText: 'Grid 9×9'}).count(), 0);
});

test('a level that can’t be reached with the rules is said in words', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'play.html', hash: '#p=1.....3..4.....2'});
  const wish = {level: 'extreme', shape: '2x2', symmetry: 'none', rules: ['windoku']};
  await page.evaluate((kept) => localStorage.setItem('sudokuscope.new', JSON.stringify(kept)), wish);
  await page.getByRole('button', {name: 'New puzzle'}).first().click();
  await page.getByText('No puzzle of this level was found with these rules.').first().waitFor();
});
