// Foreign pages and the site in Chromium: the whole of it, started once, with a context of its own for each test.
import {after} from 'node:test';
import {executablePath, launchBrowser} from '../support/page/chromium.mjs';
import {drive} from './driven.mjs';
import {testForeignPages} from './foreign-pages.mjs';
import {testSite} from './site-pages.mjs';

/** @type {ReturnType<typeof launchBrowser> | undefined} */
let launched;
after(async () => (await launched)?.close());

async function start() {
  launched ??= launchBrowser();
  const context = await (await launched).newContext();
  const page = await context.newPage();
  return {
    open: async (url) => void await page.goto(url),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    close: () => context.close(),
  };
}

const browser = drive('Chromium', executablePath ? start : 'no Chromium on this machine');
testForeignPages(browser);
testSite(browser);
