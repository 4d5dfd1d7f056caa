// Foreign pages in Firefox, over WebDriver BiDi: Playwright can't start a Firefox that is not its own.
import {findFirefox} from '../../tools/find-browser.mjs';
import {testForeignPages} from './foreign-pages.mjs';

const executablePath = findFirefox();
const puppeteer = await import('puppeteer-core').then((module) => module.default, () => null);

async function start() {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, headless: true});
  const page = await browser.newPage();
  return {
    open: async (url) => void await page.goto(url, {waitUntil: 'domcontentloaded'}),
    title: () => page.title(),
    close: () => browser.close(),
  };
}

const missing = !executablePath ? 'no Firefox on this machine' : puppeteer ? null : 'puppeteer-core is not installed';
testForeignPages('Firefox', missing ?? start);
