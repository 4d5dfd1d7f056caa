// Foreign pages in Chromium: the whole of it, started once, with a context of its own for each test. The site itself is
// tested in it by the suite `browser`.
import {after} from 'node:test';
import {executablePath, launchBrowser} from '../support/page/chromium.mjs';
import {drive} from './driven.mjs';
import {testForeignPages} from './foreign-pages.mjs';

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

testForeignPages(drive('Chromium', executablePath ? start : 'no Chromium on this machine'));
