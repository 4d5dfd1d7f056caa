// The site's words to others about itself, with and without knowing where it is.
import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {readPage, writePage} from '../../tools/pages/html.mjs';
import {addCard, fixScripts, oembed, siteAddress} from '../../tools/sharing.mjs';

const address = 'https://example.org/sudoku/';
const page = '<meta property="og:title" content="A"><meta property="og:description" content="B"><body>';
const values = (html, name) => [...html.matchAll(/property="([\w:]+)" content="([^"]*)"/g)]
  .filter(([, property]) => property === name).map(([, , value]) => value);

function withCard(html, path, known) {
  const page = readPage(html);
  addCard(page, path, known);
  return writePage(page);
}

test('the address comes from the environment, or from package.json, and ends in a slash', () => {
  assert.equal(siteAddress({SUDOKUSCOPE_ADDRESS: 'https://example.org/sudoku'}, {homepage: 'https://x.org'}), address);
  assert.equal(siteAddress({}, {homepage: 'https://example.org/sudoku/'}), address);
  assert.equal(siteAddress({SUDOKUSCOPE_ADDRESS: ''}, {}), '');
  assert.throws(() => siteAddress({SUDOKUSCOPE_ADDRESS: 'example.org'}, {}));
});

test('a link is shown with a picture: at its address, or where none is known beside the page', () => {
  assert.deepEqual(values(withCard(page, 'learn/ac3.html', address), 'og:image'), [`${address}shared.png`]);
  assert.deepEqual(values(withCard(page, 'learn/ac3.html', address), 'og:url'), [`${address}learn/ac3.html`]);
  assert.deepEqual(values(withCard(page, 'learn/index.html', address), 'og:url'), [`${address}learn/`]);
  const plain = withCard(page, 'learn/ac3.html', '');
  assert.deepEqual([...values(plain, 'og:image'), ...values(plain, 'og:url')], ['../shared.png']);
  assert.doesNotMatch(withCard('<title>embed</title>', 'embed.html', address), /<meta/);
});

test('the start page leads to the oEmbed answer, which has a player of that address', () => {
  assert.match(withCard(page, 'index.html', address),
    /<link rel="alternate" type="application\/json\+oembed" href="https:\/\/example\.org\/sudoku\/oembed\.json"/);
  for (const [name, known] of [['index.html', ''], ['play.html', address]]) {
    assert.doesNotMatch(withCard(page, name, known), /oembed/);
  }
  const {version, type, html, width, height, thumbnail_url: picture} = oembed(address);
  assert.deepEqual([version, type, picture], ['1.0', 'rich', `${address}shared.png`]);
  assert.ok(html.startsWith(`<iframe src="${address}embed.html"`));
  assert.ok(html.includes(`width="${width}" height="${height}"`));
});

test('a script that stays has version and hash in its name, and hashes of what it imports at once', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'sudokuscope-'));
  t.after(() => rm(folder, {recursive: true}));
  const files = {'a.js': 'import{b}from"./b.js";b()', 'b.js': 'import"./c.js";export{b};import("./d.js")', 'c.js': '1'};
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await fixScripts(folder, ['a.js'], new Map([['a.js', ['b.js']], ['b.js', ['c.js']], ['c.js', []]]));
  const {version, scripts} = JSON.parse(await readFile(join(folder, 'scripts.json'), 'utf8'));
  const {file, integrity, imports} = scripts['a.js'];
  const hash = (text) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  assert.match(file, new RegExp(`^a-${version.replaceAll('.', '\\.')}-[0-9a-f]{8}\\.js$`));
  assert.equal(await readFile(join(folder, file), 'utf8'), files['a.js']);
  assert.equal(integrity, hash(files['a.js']));
  assert.deepEqual(imports, ['b.js', 'c.js'].map((name) => ({file: name, integrity: hash(files[name])})));
});
