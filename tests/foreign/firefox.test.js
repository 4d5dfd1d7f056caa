// Foreign pages and the site in Firefox, over WebDriver BiDi: Playwright can't start a Firefox that is not its own.
import {findFirefox} from '../../tools/find-browser.mjs';
import {testBuiltPages} from './built-pages.mjs';
import {drive} from './driven.mjs';
import {testForeignPages} from './foreign-pages.mjs';
import {testSite} from './site-pages.mjs';

const executablePath = findFirefox();
const puppeteer = await import('puppeteer-core').then((module) => module.default, () => null);

async function start() {
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath, headless: true, defaultViewport: {width: 1280, height: 900},
  });
  const page = await browser.newPage();
  return {
    open: async (url) => void await page.goto(url, {waitUntil: 'domcontentloaded'}),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => browser.close(),
  };
}

const missing = !executablePath ? 'no Firefox on this machine' : puppeteer ? null : 'puppeteer-core is not installed';
const driven = drive('Firefox', missing ?? start);
testForeignPages(driven);
testSite(driven);
testBuiltPages(driven);
