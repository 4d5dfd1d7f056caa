// Windows of the browser that tests use one after another. To open the site in one that has shown it before takes
// half the processor time of a new one: the process is there, and the files are read and compiled. Between two tests
// all that a page can keep is taken away; what can't be taken back is refused.
import {after} from 'node:test';
import {startServer} from '../../../tools/serve.mjs';
import {newContext} from './contexts.mjs';

/** @typedef {import('playwright-core').BrowserContextOptions} ContextOptions */
/** @typedef {import('playwright-core').Page} Page */

/** Methods of pages, contexts and their clocks that nothing takes back. */
const LASTING = ['addInitScript', 'route', 'exposeFunction', 'exposeBinding', 'setOffline', 'grantPermissions',
  'install', 'setFixedTime', 'setSystemTime'];

/** A file of the site's own, that runs no script. */
export const NEUTRAL = 'icon.svg';

/** Prepares a page for good. @typedef {(page: Page) => Promise<void>} Prepare */

/** The windows that nobody uses, by what stays with them. @type {Map<string, SharedWindow[]>} */
const idle = new Map();

/** The server of all of them. @type {ReturnType<typeof startServer> | undefined} */
let serving;
after(async () => (await serving)?.close());

/**
 * A window with these options, on a server that the tests of this file share.
 * @param {ContextOptions} options
 * @param {Prepare} [lasting] has prepared it, by a script or a route that stays
 * @returns {Promise<SharedWindow>}
 */
export async function takeWindow(options, lasting) {
  const {viewport = {width: 1280, height: 720}, colorScheme = 'light', reducedMotion = null, forcedColors = null,
    ...staying} = options;
  const key = JSON.stringify([staying, lasting?.name]);
  const window = idle.get(key)?.pop() ?? await newWindow(key, staying, lasting);
  await window.show({viewport, media: {media: null, colorScheme, reducedMotion, forcedColors}});
  return window;
}

/** @param {string} key @param {ContextOptions} options @param {Prepare} [lasting] */
async function newWindow(key, options, lasting) {
  serving ??= startServer();
  const {url} = await serving;
  const page = await (await newContext(options)).newPage();
  await lasting?.(page);
  return new SharedWindow(page, url, key);
}

/** @typedef {{viewport: {width: number, height: number} | null, media: Parameters<Page['emulateMedia']>[0]}} Looks */

export class SharedWindow {
  #key;
  /** @type {Looks | undefined} */
  #looks;

  /** @param {Page} page @param {string} url of the site @param {string} key under which it waits for the next test */
  constructor(page, url, key) {
    this.page = page;
    this.url = url;
    this.#key = key;
    const context = page.context();
    for (const target of [page, context, context.clock]) refuse(target, LASTING);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => this.#shown(await newPage());
  }

  /** Gives its pages a size and colours, those that a test opens later, too. @param {Looks} looks */
  async show(looks) {
    this.#looks = looks;
    await this.#shown(this.page);
  }

  /** @param {Page} page */
  async #shown(page) {
    const {viewport, media} = /** @type {Looks} */ (this.#looks);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia(media);
    return page;
  }

  /** Makes it as new, and leaves it to the next test; a window that can't be is closed. */
  async leave() {
    try {
      await this.#empty();
    } catch {
      await this.page.context().close();
      return;
    }
    idle.set(this.#key, [...idle.get(this.#key) ?? [], this]);
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
