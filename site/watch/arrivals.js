/**
 * The things that other apps hand to the installed app: a text that is shared with it, files that are opened with it.
 */

/** True if the address says that a text was shared: sw.js, which took it, leads there. */
export function isShared() {
  return location.hash === '#shared';
}

/**
 * The text that was shared, once; the address is that of the start page again.
 * @returns {Promise<string>} empty where there is none
 */
export async function takeShared() {
  history.replaceState(null, '', location.pathname);
  // Another deployment at this origin has a cache of its own: sw.js names it by its scope, the folder of this page.
  const name = `sudokuscope-shared ${new URL('.', location.href).href}`;
  const found = await caches.match('shared', {cacheName: name});
  await caches.delete(name);
  return found ? found.text() : '';
}

/**
 * Files that the system opens with the app, now or later.
 * @param {(file: File) => void} open
 */
export function openLaunched(open) {
  const queue = /** @type {any} */ (globalThis).launchQueue;
  queue?.setConsumer(async (/** @type {{files: FileSystemFileHandle[]}} */ {files}) => {
    if (files[0]) open(await files[0].getFile());
  });
}
