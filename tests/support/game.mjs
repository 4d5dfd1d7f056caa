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
export const talkOf = (page) => page.locator('#talk');

/** Waits until a cell says this. */
export function says(page, number, text) {
  return cell(page, number).and(page.getByText(text, {exact: true}).locator('..')).waitFor({state: 'attached'});
}
