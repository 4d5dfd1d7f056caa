/**
 * The page and its version: what is kept for when there is no network (sw.js does it), and a word in a bar when a new
 * version is ready.
 */
import {tell} from './reload-bar.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/common.js';

const words = speaker('site/common', english);

/** Milliseconds that a page has the network for itself. */
const FIRST_AFTER = 2000;
/** Milliseconds after which the rest of the site is kept, once the page has nothing else to do. */
const REST_AFTER = 10_000;
/** Milliseconds between two questions whether there is a new version, in a tab that stays open. */
const ASK_EVERY = 60 * 60_000;

/** Like `keepForOffline`, once the page has had time to load what it needs. @param {string} [worker] its address */
export function keepForOfflineSoon(worker) {
  setTimeout(() => keepForOffline(worker), FIRST_AFTER);
}

/**
 * Keeps what the site needs for when there is no network: what this page uses at once, the rest when the page is idle,
 * unless the reader saves data.
 * @param {string} [worker] the service worker's address, seen from the page
 */
export async function keepForOffline(worker = './sw.js') {
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener('message', answerWorker);
  navigator.serviceWorker.startMessages();
  // Refused in a sandboxed frame, or on a host without https: the page works, but only online.
  const registration = await navigator.serviceWorker.register(worker).catch(() => null);
  if (!registration) return;
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({ask: 'drop-unused'});
  active?.postMessage({ask: 'keep', addresses: usedAddresses()});
  askAgain(registration);
  if (!savesData()) setTimeout(() => whenIdle(keepEverything), REST_AFTER);
}

/** The page's own address, as the site lists it however the host shortens it, and those of what it has loaded. */
function usedAddresses() {
  const page = location.origin + location.pathname;
  return [page, `${page}.html`, ...performance.getEntriesByType('resource').map(({name}) => name)];
}

/**
 * Keeps the whole site.
 * @returns {Promise<boolean>} whether all of it is kept
 */
export async function keepEverything() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return false;
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data: {files, kept}}) => resolve(kept === files);
    worker.postMessage({ask: 'keep-all'}, [port2]);
  });
}

/** The version that the build wrote into the page. */
function ownVersion() {
  return document.querySelector('meta[name=version]')?.getAttribute('content') ?? '';
}

/** @param {MessageEvent} event from sw.js */
function answerWorker({data, ports}) {
  if (data?.ask === 'version') ports[0]?.postMessage(ownVersion());
  if (data?.version && data.version !== ownVersion()) tell(words('new-version'));
}

/** A tab that comes back into view after a long time asks for a new version. @param {ServiceWorkerRegistration} from */
function askAgain(from) {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_EVERY) return;
    asked = Date.now();
    from.update().catch(() => {
      // No network; the next time will do.
    });
  });
}

/** True if the reader has asked browsers to load no more than needed. */
function savesData() {
  return Boolean(/** @type {any} */ (navigator).connection?.saveData);
}

/** @param {() => void} work */
function whenIdle(work) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work);
}
