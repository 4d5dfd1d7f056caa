// Drives the built site in a real Chromium, one without windows where it can. Tests share no storage: `openSite` takes
// a window that was emptied, or a new one with a server and caches of its own.
import assert from 'node:assert/strict';
import {startServer} from '../../../tools/serve.mjs';
import {executablePath} from './chromium.mjs';
import {newContext} from './contexts.mjs';
import {NEUTRAL, takeWindow} from './windows.mjs';

/** Options for tests that need a browser: where there is none they are skipped, and say so. */
export const needsBrowser = executablePath ? {} : {skip: 'no Chromium on this machine'};

/** Options for pages that keep themselves for when there is no network. */
export const keeping = /** @type {const} */ ({context: {serviceWorkers: 'allow'}});

/**
 * @typedef {object} Site
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').BrowserContext} context
 * @property {string} url where the site's start page is
 * @property {string[]} problems console errors, uncaught errors and policy violations so far
 */

/**
 * @typedef {object} OwnParts of a window of its own
 * @property {{path: string, bytes: number}[]} sent what the server has sent so far
 * @property {() => Promise<void>} stopServer
 */

/**
 * @typedef {object} SiteOptions
 * @property {string} [path] of the page that is opened; empty for the start page
 * @property {string} [hash] of that page, with its '#'
 * @property {import('playwright-core').BrowserContextOptions} [context]
 * @property {boolean} [isOwn] a new window, with a server and caches of its own; without a word, one that has one of
 * these is new:
 * @property {import('../../../tools/serve.mjs').ServerOptions} [server]
 * @property {(page: import('playwright-core').Page) => Promise<void>} [prepare] runs before the page is opened
 * @property {(page: import('playwright-core').Page) => Promise<void>} [lasting] prepares a window that all tests share
 * which ask for the same
 * @property {(page: import('playwright-core').Page) => Promise<unknown>} [leave] leaves something in the storage of the
 * site, as an earlier visit does
 */

/**
 * Opens the site's start page, or another.
 * @param {import('node:test').TestContext} t whose end closes everything
 * @param {SiteOptions} [options]
 * @returns {Promise<Site & Partial<OwnParts>>}
 */
export async function openSite(t, options = {}) {
  const {path = '', hash = '', context = {}, server, prepare, lasting, leave, isOwn} = options;
  const isNew = isOwn ?? Boolean(server || prepare || 'serviceWorkers' in context);
  const site = await (isNew ? openOwn(t, context, server) : openShared(t, context, lasting));
  const problems = collectProblems(site.page);
  await prepare?.(site.page);
  if (leave) {
    await site.page.goto(site.url + NEUTRAL);
    await leave(site.page);
  }
  await site.page.goto(site.url + path + hash);
  return {...site, context: site.page.context(), problems};
}

/** A window as the test before has left it. */
async function openShared(t, contextOptions, lasting) {
  const window = await takeWindow(contextOptions, lasting);
  t.after(() => window.leave());
  return {page: window.page, url: window.url};
}

/** A new one. */
async function openOwn(t, contextOptions, serverOptions) {
  const sent = [];
  const server = await startServer({onSent: (path, bytes) => sent.push({path, bytes}), ...serverOptions});
  const context = await newContext(contextOptions);
  t.after(async () => {
    await context.close();
    await server.close();
  });
  return {page: await context.newPage(), url: server.url, sent, stopServer: server.close};
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
  let isLeft = false;
  page.on('request', (request) => { isLeft ||= request.isNavigationRequest(); });
  page.on('domcontentloaded', () => { isLeft = false; });
  page.on('framenavigated', (frame) => { isLeft &&= frame === page.mainFrame(); });
  page.on('requestfailed', (request) => {
    const failed = `${request.url()} ${request.failure()?.errorText}`;
    // Answers that a page still waits for when it is left; a picture of its own that gives way to the next one.
    const isGivenUp = /net::ERR_ABORTED$/.test(failed) && (isLeft || failed.startsWith('blob:'));
    if (!isGivenUp) problems.push(`failed: ${failed}`);
  });
  return problems;
}
