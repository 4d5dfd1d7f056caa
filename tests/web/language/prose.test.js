// Prose by language: whoever translates it adds a folder.
import assert from 'node:assert/strict';
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {chaptersOf, weave} from '../../../tools/pages/chapters.mjs';
import {attribute, elementsOf, readPage} from '../../../tools/pages/html.mjs';
import {languagesIn, nameOthers, publishedName} from '../../../tools/pages/prose.mjs';
import {techniquePages} from '../../../tools/pages/techniques.mjs';

const site = fileURLToPath(new URL('../../../site', import.meta.url));
const frame = await readFile(join(site, 'learn/frame.html'), 'utf8');

/**
 * Addresses of a page in other languages, by language.
 * @param {import('../../../tools/pages/html.mjs').Document} page
 */
const othersOf = (page) => Object.fromEntries(elementsOf(page, 'link')
  .filter((link) => attribute(link, 'rel') === 'alternate')
  .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]));
const languageOf = (page) => attribute(elementsOf(page, 'main')[0], 'lang');

test('English has the plain addresses, other languages their code', () => {
  assert.equal(publishedName('ac3.html', 'en'), 'ac3.html');
  assert.equal(publishedName('ac3.html', 'fr'), 'ac3.fr.html');
});

test('a chapter says in which language it is, and names itself in the others', async () => {
  const index = await readFile(join(site, 'learn/en/index.html'), 'utf8');
  const text = '<title>La grille</title>\n<meta name="description" content="Une grille">\n<p>Une grille.</p>';
  const page = readPage(weave(frame, text, {file: 'board.html', chapters: chaptersOf(index), language: 'fr'}));
  nameOthers(page, 'board.html', 'fr', ['en', 'fr']);
  assert.equal(languageOf(page), 'fr');
  assert.deepEqual(othersOf(page), {en: 'board.html'});
});

test('a technique is told in the languages that have its article', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'techniques-'));
  t.after(() => rm(folder, {recursive: true}));
  for (const name of ['en', 'page.html', 'examples.json']) {
    await cp(join(site, 'techniques', name), join(folder, name), {recursive: true});
  }
  await mkdir(join(folder, 'fr'));
  await cp(join(folder, 'en/index.html'), join(folder, 'fr/index.html'));
  await writeFile(join(folder, 'fr/singles.html'), `<article id="full-house"><p class="lead">Une case libre.</p>
<h2>Pourquoi</h2><p>Il reste une case.</p><h2 class="machine">Contraintes</h2><p>Une valeur.</p></article>`);
  assert.deepEqual(await languagesIn(folder), ['en', 'fr']);
  const pages = await techniquePages(folder, frame, 'fr');
  assert.deepEqual([...pages.keys()].sort(), ['full-house.html', 'index.html']);
  const html = pages.get('full-house.html') ?? '';
  assert.match(html, /Une case libre[\s\S]*Pourquoi[\s\S]*Contraintes/);
  assert.equal(languageOf(readPage(html)), 'fr');
});
