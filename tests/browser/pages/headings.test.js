// Each page of the built site has one heading that names it, and what others show of a link to it.
import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import test from 'node:test';

const site = new URL('../../../build/site/', import.meta.url);
const pages = readdirSync(site, {recursive: true}).filter((name) => name.endsWith('.html'))
  .map((name) => ({name, html: readFileSync(new URL(name, site), 'utf8')}));

test('every page has exactly one heading of the first level', () => {
  assert.ok(pages.length > 80);
  const counted = pages.map(({name, html}) => `${name} ${html.match(/<h1[\s>]/g)?.length ?? 0}`);
  assert.deepEqual(counted.filter((line) => !line.endsWith(' 1')), []);
});

test('every page with an address of its own has a picture for links to it, which has the size that is told', () => {
  const file = readFileSync(new URL('shared.png', site));
  const size = [file.readUInt32BE(16), file.readUInt32BE(20)].join();
  const linked = pages.filter(({name}) => !['embed.html', 'offline.html'].includes(name));
  for (const {name, html} of linked) {
    const told = (property) => new RegExp(`property="og:${property}" content="([^"]+)"`).exec(html)?.[1];
    assert.ok(existsSync(new URL(told('image'), new URL(name, site))), name);
    assert.equal([told('image:width'), told('image:height')].join(), size, name);
    for (const property of ['title', 'description', 'image:alt']) assert.ok(told(property), `${name} ${property}`);
  }
});
