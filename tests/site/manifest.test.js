// The manifest of the installed app names only what is there, in the sizes that it states.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';

const site = new URL('../../site/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', site), 'utf8'));

/** Width and height, as the head of a PNG file has them. @param {URL} file */
function sizeOf(file) {
  const head = readFileSync(file);
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

for (const {src, sizes, type} of [...manifest.icons, ...manifest.screenshots]) {
  test(`${src} is there, ${sizes}`, () => {
    const file = new URL(src, site);
    assert.ok(existsSync(file));
    if (type === 'image/png') assert.equal(sizeOf(file), sizes);
  });
}

test('systems find the icons that they ask for', () => {
  const sizes = manifest.icons.filter(({purpose}) => !purpose).map((icon) => icon.sizes);
  assert.ok(['192x192', '512x512'].every((size) => sizes.includes(size)));
  assert.ok(manifest.icons.some(({purpose}) => purpose === 'maskable'));
  assert.equal(sizeOf(new URL('icons/apple-touch-icon.png', site)), '180x180');
});

test('shortcuts, files and shared texts lead to pages of the site', () => {
  const actions = [...manifest.shortcuts.map(({url}) => url), manifest.share_target.action,
    ...manifest.file_handlers.map(({action}) => action)];
  for (const action of actions) {
    const page = action.split('?')[0].replace(/\/$/, '/index.html').replace(/^\.\/(\w+)\.html$/, './$1/$1.html')
      .replace('/learn/', '/learn/en/');
    const path = fileURLToPath(new URL(page.replace('index/', ''), site));
    assert.ok(existsSync(path), action);
  }
  assert.equal(manifest.share_target.method, 'POST', 'so that what is shared stands in no address');
  const extensions = manifest.file_handlers.flatMap(({accept}) => Object.values(accept).flat());
  assert.deepEqual(extensions, ['.sdk', '.sdm', '.ss', '.txt', '.json']);
});
