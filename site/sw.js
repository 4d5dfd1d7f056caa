/**
 * Works offline: all files of one version are kept together, and answered from there. The build puts in `PRECACHE`, the
 * addresses of all files and of folders with a page, and `VERSION`, a hash over them.
 */
/* global PRECACHE, VERSION */
const prefix = `sudokuscope ${self.registration.scope} `;
const cacheName = prefix + VERSION;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName)
    .then((cache) => cache.addAll(PRECACHE))
    .then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names
      .filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(answer(event.request));
});

/**
 * A page comes from the network while there is one, so that a new version is seen at once; all else has its version in
 * its name.
 * @param {Request} request
 */
async function answer(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, {ignoreSearch: request.mode === 'navigate'});
  if (request.mode !== 'navigate') return kept ?? fetch(request);
  return fetch(request).catch(() => kept ?? Response.error());
}
