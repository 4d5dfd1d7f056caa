// Drawing a page so that any machine with this browser draws the same: one font, no motion, text hidden.
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {findHeadlessBrowser} from '../../tools/find-browser.mjs';
import {quietFlags} from '../support/page/chromium.mjs';

/** Fontconfig's rules, by which every family is the one font beside them. */
const FONTS = fileURLToPath(new URL('font/fonts.conf', import.meta.url));
const FLAGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

/** Words change more often than drawings. Digits on boards are drawn, so they stay. */
const HIDDEN_TEXT = ':root{-webkit-text-fill-color:transparent!important}' +
  '*,::before,::after{text-decoration-color:transparent!important}::placeholder{color:transparent!important}';

/** @returns {Promise<import('playwright-core').Browser>} */
export function launchDrawing() {
  const env = {...process.env, FONTCONFIG_FILE: FONTS};
  return chromium.launch({executablePath: findHeadlessBrowser(), args: [...quietFlags, ...FLAGS], env});
}

/** Hides the text of a page, and of those inside it. @param {import('playwright-core').Page} page */
export async function hideText(page) {
  for (const frame of page.frames()) {
    await frame.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, HIDDEN_TEXT);
  }
}

/**
 * A picture of a page, once nothing is on its way any more, in light or dark.
 * @param {import('playwright-core').Page} page
 * @param {'light' | 'dark'} colorScheme
 * @param {string} [masked] selectors of what differs from run to run
 * @returns {Promise<Buffer>} a PNG
 */
export async function draw(page, colorScheme, masked) {
  await page.emulateMedia({colorScheme});
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const mask = masked ? [page.locator(masked)] : [];
  return page.screenshot({animations: 'disabled', caret: 'hide', mask, maskColor: '#808080'});
}

/**
 * The shapes of pictures that nothing gives a colour: a browser paints those black.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function colourless(page) {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(() => {
    const inside = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
      [each, ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
    const hasArea = ({width, height}) => width * height > 0;
    return inside(document)
      .filter((each) => each instanceof SVGGeometryElement || each instanceof SVGTextElement)
      .filter((each) => !each.closest('symbol, defs') && each.checkVisibility() && hasArea(each.getBBox()))
      .filter((each) => {
        const {fill, fillOpacity} = getComputedStyle(each);
        return fill === 'rgb(0, 0, 0)' && fillOpacity !== '0';
      })
      .map((each) => `${each.tagName}.${each.getAttribute('class')}`);
  })));
  return [...new Set(found.flat())];
}
