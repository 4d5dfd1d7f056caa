// Drives the built site in a real Chromium, one without windows where it can. Each call of `openSite` has a server and
// a browser context of its own, so that tests share neither storage nor caches.
import assert from 'node:assert/strict';
import {after} from 'node:test';
import {startServer} from '../../../tools/serve.mjs';
import {executablePath, launchHeadless} from './chromium.mjs';

/** Options for tests that need a browser: where there is none they are skipped, and say so. */
export const needsBrowser = executablePath ? {} : {skip: 'no Chromium on this machine'};

/** So long a page may take on a busy machine to come to a state that a test waits for. */
const patienceMs = 60_000;

let launched;

/** The one browser of this process, started when first asked for and closed after the last test. */
export function browser() {
  launched ??= launchHeadless();
  return launched;
}
after(async () => (await launched)?.close());

/** Options for pages that keep themselves for when there is no network. */
export const keeping = /** @type {const} */ ({context: {serviceWorkers: 'allow'}});

/**
 * Another window of it, which shares nothing with the others, and keeps nothing: fetching the whole site once more for
 * each test takes a third of its time.
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function newContext(options) {
  const context = await (await browser()).newContext({serviceWorkers: 'block', ...options});
  context.setDefaultTimeout(patienceMs);
  return context;
}

/**
 * @typedef {object} Site
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').BrowserContext} context
 * @property {string} url where the site's start page is
 * @property {string[]} problems console errors, uncaught errors and policy violations so far
 * @property {{path: string, bytes: number}[]} sent what the server has sent so far
 * @property {() => Promise<void>} stopServer
 */

/**
 * Serves the site and opens its start page, or another.
 * @param {import('node:test').TestContext} t whose end closes everything
 * @param {object} [options]
 * @param {string} [options.path] of the page that is opened; empty for the start page
 * @param {string} [options.hash] of that page, with its '#'
 * @param {import('../../../tools/serve.mjs').ServerOptions} [options.server]
 * @param {import('playwright-core').BrowserContextOptions} [options.context]
 * @param {(page: import('playwright-core').Page) => Promise<void>} [options.prepare] runs before the page is opened
 * @returns {Promise<Site>}
 */
export async function openSite(t, options = {}) {
  const {path = '', hash = '', server: serverOptions = {}, context: contextOptions = {}, prepare} = options;
  const sent = [];
  const server = await startServer({onSent: (path, bytes) => sent.push({path, bytes}), ...serverOptions});
  const context = await newContext(contextOptions);
  t.after(async () => {
    await context.close();
    await server.close();
  });
  const page = await context.newPage();
  const problems = collectProblems(page);
  await prepare?.(page);
  await page.goto(server.url + path + hash);
  return {page, context, url: server.url, problems, sent, stopServer: server.close};
}

/**
 * Has everything kept for when there is no network, as the page has it done when it is idle.
 * @param {import('playwright-core').Page} page
 */
export async function keepAll(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const {files, kept} = await page.evaluate(() => new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(data);
    navigator.serviceWorker.controller.postMessage({ask: 'keep-all'}, [port2]);
  }));
  assert.equal(kept, files);
}

/** The failures in a page, as sentences. Chromium reports each policy violation as a console error. */
export function collectProblems(page) {
  const problems = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const failed = `${request.url()} ${request.failure()?.errorText}`;
    // A picture of the page's own that gives way to the next one before it is drawn.
    if (!/^blob:.* net::ERR_ABORTED$/.test(failed)) problems.push(`failed: ${failed}`);
  });
  return problems;
}
