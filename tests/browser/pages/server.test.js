// The small server of ./dev serve: what it hands out, and what it does not.
import assert from 'node:assert/strict';
import {connect} from 'node:net';
import test from 'node:test';
import {startServer} from '../../../tools/serve.mjs';

/** One request whose path is sent just as it is written; clients tidy `..` away. */
async function statusOf(server, path) {
  const {port} = new URL(server.url);
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return Number(text.split(' ')[1]);
}

test('nothing outside of the site is handed out', async (t) => {
  const server = await startServer();
  t.after(server.close);
  const ways = ['/../package.json', '/../../package.json', '/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json',
    '//etc/passwd', '/....//package.json', '/%00', '/%'];
  for (const way of ways) assert.equal(await statusOf(server, way), 404, way);
  assert.equal(await statusOf(server, '/index.html'), 200);
});

test('only reading is allowed', async (t) => {
  const server = await startServer();
  t.after(server.close);
  assert.equal((await fetch(server.url, {method: 'POST', body: 'x'})).status, 405);
  assert.equal((await fetch(server.url, {method: 'HEAD'})).status, 200);
});

test('a subfolder serves the site below it and nothing above it', async (t) => {
  const server = await startServer({base: '/some/folder/'});
  t.after(server.close);
  assert.equal((await fetch(server.url)).status, 200);
  assert.equal((await fetch(new URL('/', server.url))).status, 404);
});

test('files with a hash in their name are kept for good, pages are asked for again', async (t) => {
  const server = await startServer();
  t.after(server.close);
  const page = await fetch(server.url);
  const script = (await page.text()).match(/<script type="module" src="([^"]+)"/)[1];
  assert.match(script, /-[0-9a-z]{8}\.js$/);
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  assert.match((await fetch(server.url + script)).headers.get('cache-control'), /immutable/);
  const again = await fetch(server.url, {headers: {'if-none-match': page.headers.get('etag')}, cache: 'no-store'});
  assert.equal(again.status, 304);
});
