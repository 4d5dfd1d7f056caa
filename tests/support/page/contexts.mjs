// The one Chromium of this process, and its contexts: each shares nothing with the others.
import {after} from 'node:test';
import {launchHeadless} from './chromium.mjs';

/** So long a page may take on a busy machine to come to a state that a test waits for. */
const patienceMs = 60_000;

/** @type {ReturnType<typeof launchHeadless> | undefined} */
let launched;

/** Started when first asked for, and closed after the last test. */
export function browser() {
  launched ??= launchHeadless();
  return launched;
}
after(async () => (await launched)?.close());

/**
 * A context that keeps nothing: fetching the whole site once more for each test takes a third of its time.
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function newContext(options) {
  const context = await (await browser()).newContext({serviceWorkers: 'block', ...options});
  context.setDefaultTimeout(patienceMs);
  context.on('page', lookLessOften);
  return context;
}

/**
 * Has a page asked for what a test waits for every 40 ms. In every frame, as it is asked otherwise, a page that rests
 * draws sixty frames a second all the same.
 * @param {import('playwright-core').Page} page
 */
function lookLessOften(page) {
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (condition, argument, options) => wait(condition, argument, {polling: 40, ...options});
}
