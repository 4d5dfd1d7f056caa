// Foreign pages and the site in Firefox, over WebDriver BiDi: Playwright can't start a Firefox that is not its own. It
// is started once, and has a context for each test.
import {after} from 'node:test';
import {findFirefox} from '../../tools/find-browser.mjs';
import {testBuiltPages} from './built-pages.mjs';
import {drive} from './driven.mjs';
import {testForeignPages} from './foreign-pages.mjs';
import {testSite} from './site-pages.mjs';

const executablePath = findFirefox();
const puppeteer = await import('puppeteer-core').then((module) => module.default, () => null);

/** @type {Promise<any> | undefined} */
let launched;
after(async () => (await launched)?.close());

async function start() {
  launched ??= puppeteer.launch({
    browser: 'firefox', executablePath, headless: true, defaultViewport: {width: 1280, height: 900},
  });
  const context = await (await launched).createBrowserContext();
  const page = await context.newPage();
  return {
    open: async (url) => void await page.goto(url, {waitUntil: 'domcontentloaded'}),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => context.close(),
  };
}

const missing = !executablePath ? 'no Firefox on this machine' : puppeteer ? null : 'puppeteer-core is not installed';
const driven = drive('Firefox', missing ?? start);
testForeignPages(driven);
testSite(driven);
testBuiltPages(driven);
