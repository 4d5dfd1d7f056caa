// Foreign pages in Chromium.
import {executablePath, launchBrowser} from '../support/chromium.mjs';
import {testForeignPages} from './foreign-pages.mjs';

async function start() {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  return {
    open: async (url) => void await page.goto(url),
    title: () => page.title(),
    close: () => browser.close(),
  };
}

testForeignPages('Chromium', executablePath ? start : 'no Chromium on this machine');
