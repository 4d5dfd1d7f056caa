// Foreign pages and the site in Chromium.
import {executablePath, launchBrowser} from '../support/page/chromium.mjs';
import {drive} from './driven.mjs';
import {testForeignPages} from './foreign-pages.mjs';
import {testSite} from './site-pages.mjs';

async function start() {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  return {
    open: async (url) => void await page.goto(url),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => browser.close(),
  };
}

const browser = drive('Chromium', executablePath ? start : 'no Chromium on this machine');
testForeignPages(browser);
testSite(browser);
