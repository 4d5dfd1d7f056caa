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
 * @param {import('axe-core').ElementContext} [part] that is looked at, where all around it is so elsewhere
 * @returns {Promise<string[]>} each violation with the elements that it is about
 */
export async function violations(page, options = {}, part = undefined) {
  // Reading half a megabyte again takes a quarter of a second.
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe);
  const {violations: found} = await page.evaluate((chosen) =>
    globalThis.axe.run(chosen.part ?? document, {...chosen.leaner, ...chosen.options}),
  {part, leaner: LEANER, options});
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target} ${failureSummary}`)}`);
}

/** A part of the player. @param {string} selector */
export const inPlayer = (selector) => ({fromShadowDom: ['sudoku-scope', selector]});

/** Only the rules that other colours can break. */
export const OF_COLOURS = {runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}};
