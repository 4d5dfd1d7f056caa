// Windows of the browser that tests use one after another. To open the site in one that has shown it before takes
// half the processor time of a new one: the process is there, and the files are read and compiled. Between two tests
// all that a page can keep is taken away; what can't be taken back is refused.
import {after} from 'node:test';
import {startServer} from '../../../tools/serve.mjs';
import {newContext} from './contexts.mjs';

/** @typedef {import('playwright-core').BrowserContextOptions} ContextOptions */
/** @typedef {import('playwright-core').Page} Page */

/** Methods of pages and contexts that nothing takes back. */
const LASTING = ['addInitScript', 'route', 'exposeFunction', 'exposeBinding', 'setOffline', 'grantPermissions'];

/** A file of the site's own, that runs no script. */
const NEUTRAL = 'icon.svg';

/** The windows that nobody uses, by the options of their contexts. @type {Map<string, SharedWindow[]>} */
const idle = new Map();

/** The server of all of them. @type {ReturnType<typeof startServer> | undefined} */
let serving;
after(async () => (await serving)?.close());

/**
 * A window with these options, on a server that the tests of this file share.
 * @param {ContextOptions} options @returns {Promise<SharedWindow>}
 */
export async function takeWindow(options) {
  const kept = idle.get(JSON.stringify(options))?.pop();
  if (kept) return kept;
  serving ??= startServer();
  const {url} = await serving;
  return new SharedWindow(await (await newContext(options)).newPage(), url, options);
}

class SharedWindow {
  #options;

  /** @param {Page} page @param {string} url of the site @param {ContextOptions} options */
  constructor(page, url, options) {
    this.page = page;
    this.url = url;
    this.#options = options;
    for (const target of [page, page.context()]) refuse(target, LASTING);
  }

  /** Makes it as new, and leaves it to the next test; a window that can't be is closed. */
  async leave() {
    try {
      await this.#empty();
    } catch {
      await this.page.context().close();
      return;
    }
    const key = JSON.stringify(this.#options);
    idle.set(key, [...idle.get(key) ?? [], this]);
  }

  async #empty() {
    const {page} = this;
    const context = page.context();
    page.removeAllListeners();
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.goto(this.url + NEUTRAL);
    await page.evaluate(() => sessionStorage.clear());
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {origin: new URL(this.url).origin, storageTypes: 'all'});
    await session.detach();
    const {viewport = {width: 1280, height: 720}, colorScheme, reducedMotion, forcedColors} = this.#options;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({media: null, colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? null,
      forcedColors: forcedColors ?? null});
    await page.mouse.move(-1, -1);
  }
}

/** @param {any} target @param {string[]} names of methods */
function refuse(target, names) {
  for (const name of names.filter((each) => each in target)) {
    target[name] = () => {
      throw new Error(`${name} lasts: such a test needs a window of its own (openSite with isOwn).`);
    };
  }
}
