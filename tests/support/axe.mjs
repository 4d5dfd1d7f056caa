// axe-core in a page of the browser.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds in the page as it stands.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>} each violation with the elements that it is about
 */
export async function violations(page) {
  await page.evaluate(axe);
  const {violations: found} = await page.evaluate(() => globalThis.axe.run(document));
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target} ${failureSummary}`)}`);
}
