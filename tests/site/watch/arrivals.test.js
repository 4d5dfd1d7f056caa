// A text that another app shares with the installed app.
import assert from 'node:assert/strict';
import test from 'node:test';
import {takeShared} from '../../../site/watch/arrivals.js';

/** The caches of an origin, with the text that each holds, by name. @param {Record<string, string>} texts */
function cachesOf(texts) {
  return {
    match: async (key, {cacheName}) => (cacheName in texts ? new Response(texts[cacheName]) : undefined),
    delete: async (name) => delete texts[name],
  };
}

test('the shared text is that of this deployment, not of another one at the same origin', async () => {
  const texts = {
    'sudokuscope-shared https://example.org/next/': 'of another',
    'sudokuscope-shared https://example.org/': 'its own',
  };
  globalThis.caches = /** @type {any} */ (cachesOf(texts));
  globalThis.history = /** @type {any} */ ({replaceState() {}});
  globalThis.location = /** @type {any} */ ({pathname: '/', href: 'https://example.org/#shared'});
  assert.equal(await takeShared(), 'its own');
  assert.deepEqual(Object.values(texts), ['of another']);
  assert.equal(await takeShared(), '', 'it is taken once');
});
