// A page with one element, as another page would use it.
import {openSite} from './browser.mjs';

/**
 * Opens a page with one element that has these attributes, as `window.scope`; what it tells is kept in `window.told`.
 * @param {import('node:test').TestContext} t
 * @param {Record<string, string>} attributes
 * @param {Parameters<typeof openSite>[1]} [options]
 * @returns {Promise<import('playwright-core').Page>}
 */
export async function openElement(t, attributes, options = {}) {
  const site = await openSite(t, options);
  await site.page.waitForFunction(() => customElements.get('sudoku-scope'));
  await site.page.evaluate((given) => {
    const scope = document.createElement('sudoku-scope');
    window.told = [];
    for (const type of ['load', 'progress', 'solve', 'error']) {
      scope.addEventListener(type, ({detail}) => window.told.push({type, ...detail}));
    }
    for (const [name, value] of Object.entries(given)) scope.setAttribute(name, value);
    document.body.replaceChildren(scope);
    window.scope = scope;
  }, attributes);
  return site.page;
}

/** Waits until its run is complete. @param {import('playwright-core').Page} page */
export const whole = (page) => page.waitForFunction(() => window.scope.result);

/**
 * Waits for the run of an element that comes later: all that the first one has asked for is answered by then.
 * @param {import('playwright-core').Page} page @param {string} puzzle
 */
export const laterRun = (page, puzzle) => page.evaluate(async (given) => {
  const later = document.createElement('sudoku-scope');
  later.puzzle = given;
  const isSolved = new Promise((resolve) => later.addEventListener('solve', resolve, {once: true}));
  document.body.append(later);
  await isSolved;
  later.remove();
}, puzzle);

/** The text of the sentence, whose parts stand side by side. @param {import('playwright-core').Page} page */
export const sentence = (page) => page.locator('.words').textContent();
