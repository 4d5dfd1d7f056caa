/**
 * Makes the site work offline, and keeps open tabs working when a new version of it is deployed. The build puts in
 * `VERSION`, a hash over the site that each page carries too, `FIRST`, the files that the start page needs for its
 * first puzzle, and `ALL`, every file and every folder with a page.
 *
 * Each version has its own cache. `FIRST` is kept at once, other files when they are fetched, and the rest when a page
 * asks for it. A new version takes over at once, but the files of an older one stay while a tab uses them.
 */
/* global ALL, FIRST, VERSION */
const scope = self.registration.scope;
const prefix = `sudokuscope ${scope} `;
/** A text that another app shared, until the page fetches it. */
const sharedName = `sudokuscope-shared ${scope}`;
const addresses = new Set(ALL.map((path) => new URL(path, scope).href));
/** Milliseconds in which an open tab says of which version it is. A frozen one doesn't, and its files stay. */
const ANSWER_MS = 2000;
/** Files that are fetched at a time while nobody waits for them. */
const AT_A_TIME = 4;
/** The most characters that another app may share, as many as the paste box takes of a file. */
const MOST_SHARED = 1 << 24;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(FIRST.map(keep)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(tellVersion).then(dropUnused));
});

self.addEventListener('message', (event) => {
  if (event.data?.ask === 'keep') event.waitUntil(keepMissing(event.data.addresses));
  if (event.data?.ask === 'keep-all') {
    event.waitUntil(keepMissing([...addresses]).then((kept) => event.ports[0]?.postMessage(kept)));
  }
  if (event.data?.ask === 'drop-unused') event.waitUntil(dropUnused());
});

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || !url.href.startsWith(scope)) return;
  if (request.method === 'POST' && request.mode === 'navigate' && url.search === '?share') {
    event.respondWith(takeShared(request));
  } else if (request.method === 'GET') {
    event.respondWith(request.mode === 'navigate' ? page(event) : file(request));
  }
});

/**
 * A page comes from the network while there is one, so that a new version is seen at once, and is kept for when there
 * is none. `play` is answered as `play.html`, on hosts that don't do so themselves, too.
 * @param {FetchEvent} event
 */
async function page(event) {
  const {request} = event;
  const isBare = /\/[\w-]+$/.test(new URL(request.url).pathname);
  const named = isBare ? pathOf(request.url) + '.html' : '';
  try {
    const first = await fetch(request);
    const answer = first.status === 404 && named ? await fetch(named) : first;
    event.waitUntil(keepPage([pathOf(request.url), named], answer.clone()));
    return answer;
  } catch {
    return await kept(pathOf(request.url)) ?? (named ? await kept(named) : undefined) ?? notKept();
  }
}

/** Says that a page isn't kept, and that there is no network. It is read at that page's address, in any folder. */
async function notKept() {
  const found = await kept(`${scope}offline.html`);
  if (!found) return Response.error();
  const html = (await found.text()).replace(/ (href|src)="/g, (before) => before + scope);
  return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}

/**
 * Keeps a page that was opened, without asking for it once more.
 * @param {string[]} names one of which the site may know it by
 * @param {Response} answer
 */
async function keepPage(names, answer) {
  const address = names.find((name) => addresses.has(name));
  if (address && answer.ok && isOwn(await answer.clone().text())) {
    await (await caches.open(prefix + VERSION)).put(address, answer);
  }
}

/** True for a page of this version. @param {string} html */
function isOwn(html) {
  return html.includes(`content="${VERSION}"`);
}

/**
 * All else has its version in its name, so a kept one is as good as new.
 * @param {Request} request
 */
async function file(request) {
  const found = await kept(request.url).catch(() => undefined);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && addresses.has(request.url) && /-\w{8}\.\w+$/.test(request.url)) {
    const copy = answer.clone();
    // The answer is there, whether there is room to keep it or not.
    await caches.open(prefix + VERSION).then((cache) => cache.put(request.url, copy)).catch(() => {});
  }
  return answer;
}

/** An address without what follows its path. @param {string} url */
function pathOf(url) {
  return url.split(/[?#]/)[0];
}

/** A kept file, of this version or, where that has none, of an older one. @param {string} url */
async function kept(url) {
  const own = await (await caches.open(prefix + VERSION)).match(url);
  if (own) return own;
  for (const name of await otherCaches()) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return undefined;
}

/** The names of the caches of other versions. */
async function otherCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + VERSION);
}

/**
 * Keeps a file of this version.
 * @param {string} path from the site's folder, or its address
 * @returns {Promise<boolean>} false where the host has put up another version meanwhile
 */
async function keep(path) {
  const isPage = /(^|\/|\.html)$/.test(path);
  const answer = await fetch(path, {cache: isPage ? 'no-cache' : 'default'});
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  if (isPage && !isOwn(await answer.clone().text())) return false;
  // Some hosts answer play.html as play; a browser takes no answer to a navigation that tells of another address.
  const own = answer.redirected ? new Response(answer.body, answer) : answer;
  await (await caches.open(prefix + VERSION)).put(path, own);
  return true;
}

/**
 * Keeps those of some files that are not kept yet.
 * @param {string[]} wanted their addresses; what is no file of the site is passed over
 * @returns {Promise<{files: number, kept: number}>} how many they are, and how many of them are kept now
 */
async function keepMissing(wanted) {
  const cache = await caches.open(prefix + VERSION);
  const files = wanted.filter((url) => addresses.has(url));
  const waiting = [];
  for (const url of files) if (!await cache.match(url)) waiting.push(url);
  let missing = 0;
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (!await keep(url).catch(() => false)) missing += 1;
    }
  };
  await Promise.all(Array.from({length: AT_A_TIME}, work));
  return {files: files.length, kept: files.length - missing};
}

/** Open tabs of an older version can then offer to be loaded again. */
async function tellVersion() {
  for (const tab of await tabs()) tab.postMessage({version: VERSION});
}

function tabs() {
  return self.clients.matchAll({includeUncontrolled: true, type: 'window'});
}

/** Lets go of versions that no open tab was made of. */
async function dropUnused() {
  const others = await otherCaches();
  if (others.length === 0) return;
  const used = await Promise.all((await tabs()).map(versionOf));
  if (used.includes('')) return;
  const unused = others.filter((name) => !used.includes(name.slice(prefix.length)));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The version that a tab was made of, or nothing where it doesn't answer. @param {Client} tab */
function versionOf(tab) {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}) => resolve(String(data));
    tab.postMessage({ask: 'version'}, [port2]);
    setTimeout(() => resolve(''), ANSWER_MS);
  });
}

/** A text shared by another app goes no further than the page, which fetches it from here. @param {Request} request */
async function takeShared(request) {
  const form = await request.formData();
  const parts = [...form.getAll('file'), form.get('text'), form.get('url'), form.get('title')];
  const texts = await Promise.all(parts.map((part) => (part instanceof File ? part.text() : part ?? '')));
  const text = texts.find((each) => each.trim()) ?? '';
  await (await caches.open(sharedName)).put('shared', new Response(text.slice(0, MOST_SHARED)));
  return Response.redirect(`${scope}#shared`, 303);
}
