// The service worker, with storage and hosts that a browser in a test doesn't have.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {createContext, runInContext} from 'node:vm';

const source = readFileSync(new URL('../../site/sw.js', import.meta.url), 'utf8');
const scope = 'https://site.example/';
const version = 'v1';
const pageText = `<meta name="version" content="${version}">`;
const file = `${scope}watch-abcd1234.js`;

/** Caches that hold what was put, where there is room for it. @param {() => void} [put] may throw */
function makeCaches(put = () => {}) {
  const kept = new Map();
  const cache = {
    match: async (url) => kept.get(new URL(url, scope).href),
    put: async (url, answer) => {
      put();
      kept.set(new URL(url, scope).href, answer);
    },
  };
  return {kept, keys: async () => [], open: async () => cache, delete: async () => true};
}

/** Runs the worker. @param {{caches: object, fetch: (request: any) => Promise<Response>}} of its browser */
function startWorker({caches, fetch}) {
  const listeners = {};
  const self = {
    registration: {scope}, skipWaiting: async () => {}, clients: {claim: async () => {}, matchAll: async () => []},
    addEventListener: (name, listener) => { listeners[name] = listener; },
  };
  const globals = {self, caches, fetch, location: new URL(scope), URL, Response, Error, setTimeout,
    VERSION: version, FIRST: [], ALL: ['play.html', 'watch-abcd1234.js']};
  runInContext(source, createContext(globals));
  return {
    ask: (request) => {
      let answer;
      listeners.fetch({request, respondWith: (coming) => { answer = coming; }, waitUntil: () => {}});
      return answer;
    },
    tell: (data) => {
      let done;
      listeners.message({data, ports: [], waitUntil: (work) => { done = work; }});
      return done;
    },
  };
}

const get = (url, mode = 'cors') => ({url, method: 'GET', mode});

test('a file that there is no room to keep is answered all the same', async () => {
  const full = makeCaches(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const {ask} = startWorker({caches: full, fetch: async () => new Response('code')});
  assert.equal(await (await ask(get(file))).text(), 'code');
});

test('where storage is broken, files come from the network', async () => {
  const fails = async () => {
    throw new Error('broken');
  };
  const broken = {keys: fails, open: fails};
  const {ask} = startWorker({caches: broken, fetch: async () => new Response('code')});
  assert.equal(await (await ask(get(file))).text(), 'code');
});

test('a page that its host answers by another address is kept as one that a browser takes', async () => {
  const caches = makeCaches();
  let isOnline = true;
  const redirect = () => {
    const answer = new Response(pageText, {headers: {'content-type': 'text/html'}});
    return Object.defineProperties(answer, {redirected: {value: true}, clone: {value: () => new Response(pageText)}});
  };
  const fetch = async () => {
    if (!isOnline) throw new TypeError('offline');
    return redirect();
  };
  const {ask, tell} = startWorker({caches, fetch});
  await tell({ask: 'keep', addresses: [`${scope}play.html`]});
  isOnline = false;
  const answer = await ask(get(`${scope}play.html`, 'navigate'));
  assert.equal(answer.redirected, false);
  assert.equal(await answer.text(), pageText);
  assert.equal(answer.headers.get('content-type'), 'text/html');
});

test('a page that is not kept is answered by one that finds its files from any folder', async () => {
  const caches = makeCaches();
  const {ask} = startWorker({caches, fetch: async () => {
    throw new TypeError('offline');
  }});
  assert.equal((await ask(get(`${scope}learn/ac3`, 'navigate'))).type, 'error');
  caches.kept.set(`${scope}offline.html`, new Response('<a href="./">not kept</a>'));
  const answer = await ask(get(`${scope}learn/ac3.html`, 'navigate'));
  assert.equal(answer.status, 503);
  assert.equal(await answer.text(), `<a href="${scope}./">not kept</a>`);
});
