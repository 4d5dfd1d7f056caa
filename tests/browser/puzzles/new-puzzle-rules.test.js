// New puzzles with other rules: chosen in the sheet, drawn there, opened with their rules, on Play and on Watch.
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';

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
    await made(/^Thermometers, \d+ givens/);
    await sheet.getByText('made without a level or a technique').waitFor();
    await sheet.locator('[data-level=easy]:disabled').waitFor();
    await sheet.getByRole('button', {name: verb}).click();
    await page.waitForURL(/rules=.*Thermo/);
  });
}
