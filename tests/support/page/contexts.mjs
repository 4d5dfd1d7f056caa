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
  return context;
}
