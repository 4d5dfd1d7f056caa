// axe-core in a page of the browser.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without what nobody looks at here: lists of what is right, and style sheets, which only rules that are off read. */
const LEANER = {resultTypes: ['violations'], preload: false};

/**
 * The findings of axe-core in the page as it stands.
 * @param {import('playwright-core').Page} page
 * @param {object} [options] of axe-core
 * @returns {Promise<string[]>} each violation with the elements that it is about
 */
export async function violations(page, options = {}) {
  // Reading half a megabyte again takes a quarter of a second.
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe);
  const {violations: found} = await page.evaluate((chosen) =>
    globalThis.axe.run(document, {...chosen.leaner, ...chosen.options}), {leaner: LEANER, options});
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target} ${failureSummary}`)}`);
}

/** Only the rules that other colours can break. */
export const OF_COLOURS = {runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}};

/**
 * The findings in light and in dark: the page changes its colours while it is open, as readers have it in the evening.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} as of `violations`, each with its scheme
 */
export async function violationsInBothSchemes(page) {
  const found = [];
  for (const [colorScheme, options] of /** @type {const} */ ([['light', {}], ['dark', OF_COLOURS]])) {
    await page.emulateMedia({colorScheme});
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.push(...(await violations(page, options)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}
