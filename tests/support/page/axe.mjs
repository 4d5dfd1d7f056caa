// axe-core in a page of the browser.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe-core in the page as it stands.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} each violation with the elements that it is about
 */
export async function violations(page) {
  // Reading half a megabyte again takes a quarter of a second.
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe);
  const {violations: found} = await page.evaluate(() => globalThis.axe.run(document));
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target} ${failureSummary}`)}`);
}

/**
 * The findings in light and in dark: the page changes its colours while it is open, as readers have it in the evening.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} as of `violations`, each with its scheme
 */
export async function violationsInBothSchemes(page) {
  const found = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({colorScheme});
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.push(...(await violations(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
