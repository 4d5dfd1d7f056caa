// Driving the page on which a puzzle is filled.
import {openSite} from './browser.mjs';
import {firstPuzzle} from './page.mjs';

/** A 4x4 and a 9x9, as links. */
export const small = '#p=1.....3..4.....2';
export const nine = `#p=${firstPuzzle}`;

/** Opens the page and waits until its grid can be filled. */
export async function openGame(t, hash = small, options = {}) {
  const site = await openSite(t, {...options, path: 'play.html', hash});
  await isReady(site.page);
  return site;
}

/** Waits until the grid tells its digits. */
export function isReady(page) {
  return cell(page, 0).locator('span', {hasText: /./}).waitFor({state: 'attached'});
}

export const cell = (page, number) => page.getByRole('gridcell').nth(number);
/** Changes a setting in its sheet: a choice by its name, or a check. */
export async function setTo(page, label, value) {
  await page.getByRole('button', {name: 'Settings'}).click();
  const field = page.getByRole('dialog').getByLabel(label);
  if (typeof value === 'boolean') await field.setChecked(value);
  else await field.selectOption({label: value});
  await page.getByRole('button', {name: 'Close'}).last().click();
  await page.getByRole('dialog').waitFor({state: 'detached'});
}

export const statusPanelOf = (page) => page.locator('#status-panel');

/** Waits until a cell says this. */
export function says(page, number, text) {
  return cell(page, number).and(page.getByText(text, {exact: true}).locator('..')).waitFor({state: 'attached'});
}
