// A new version of the site keeps the files of earlier ones that other pages name.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {keepVersions} from '../../tools/keep-versions.mjs';

/** A folder with a page of that version and these files. */
function siteWith(t, version, files) {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  t.after(() => rmSync(folder, {recursive: true}));
  writeFileSync(join(folder, 'index.html'), `<meta charset="utf-8"><meta name="version" content="${version}">`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Serves a folder as it is, and answers its address. */
async function served(t, folder) {
  const server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(folder, new URL(request.url, 'http://a').pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}

test('three versions after one another: each has its own files and those of the earlier ones', async (t) => {
  const first = siteWith(t, 'v1', {'player-aaaaaaaa.js': 'one', 'core-bbbbbbbb.wasm': 'same', 'sw.js': 'first'});
  const nothing = await served(t, siteWith(t, 'v0', {}));
  assert.deepEqual(await keepVersions(nothing, first), []);
  const second = siteWith(t, 'v2', {'player-cccccccc.js': 'two', 'core-bbbbbbbb.wasm': 'same', 'sw.js': 'second'});
  assert.deepEqual(await keepVersions(await served(t, first), second), ['player-aaaaaaaa.js']);
  const third = siteWith(t, 'v3', {'player-dddddddd.js': 'three', 'sw.js': 'third'});
  await keepVersions(`${await served(t, second)}/`, third);
  assert.deepEqual(readdirSync(third).sort(), ['core-bbbbbbbb.wasm', 'index.html', 'kept.json', 'player-aaaaaaaa.js',
    'player-cccccccc.js', 'player-dddddddd.js', 'sw.js']);
  assert.equal(readFileSync(join(third, 'player-aaaaaaaa.js'), 'utf8'), 'one');
  assert.equal(readFileSync(join(third, 'sw.js'), 'utf8'), 'third');
});

test('what is listed and not there stops it; what is no name of a file is passed over', async (t) => {
  const lists = (files) => ({'kept.json': JSON.stringify([{version: 'v1', files}])});
  const lost = await served(t, siteWith(t, 'v1', lists(['player-aaaaaaaa.js'])));
  await assert.rejects(keepVersions(lost, siteWith(t, 'v2', {})), /player-aaaaaaaa\.js of an earlier version/);
  const hostile = await served(t, siteWith(t, 'v1', lists(['../../x-aaaaaaaa.js', 'index.html', 'a/b-aaaaaaaa.js'])));
  assert.deepEqual(await keepVersions(hostile, siteWith(t, 'v2', {})), []);
});
