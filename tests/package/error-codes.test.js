// The codes of errors are listed twice, in the README with examples and in the reference: neither list lacks one, each
// example gives its code, and the code of the project gives no other.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import test from 'node:test';
import {CODES, codesOfExamples, rowsOfCodes} from '../support/inventory/error-codes.mjs';
import {packageFolder} from '../support/inventory/package-types.mjs';

const root = new URL('../../', import.meta.url);
const reference = readFileSync(new URL('docs/api.md', root), 'utf8');

/** The files below a folder of the project. @param {string} folder @param {RegExp} name */
const filesIn = (folder, name) => readdirSync(new URL(folder, root), {recursive: true})
  .filter((path) => name.test(String(path))).map((path) => readFileSync(new URL(`${folder}${path}`, root), 'utf8'));

test('the lists have the same codes', () => {
  const listed = rowsOfCodes(reference.slice(reference.indexOf('# Error codes'))).flatMap(([codes]) => codes);
  assert.ok(CODES.length > 25);
  assert.deepEqual(listed.sort(), [...CODES].sort());
});

test('every example gives its code', async () => {
  const found = await codesOfExamples(await import(new URL('node/index.js', packageFolder).href));
  assert.deepEqual(found.filter(([code, given]) => given !== code), []);
});

test('no code in the sources is missing', () => {
  const scripts = filesIn('web/src/', /\.js$/).flatMap((text) => [...text.matchAll(/\bfailure\('([a-z-]+)'/g)]);
  const engine = ['engine/src/', 'wasm/'].flatMap((folder) => filesIn(folder, /\.[ch]pp$/))
    .flatMap((text) => [...text.matchAll(/\brefuse(?:_at)?\([^";]*"([a-z-]+)"/g)]);
  assert.ok(scripts.length > 30 && engine.length > 20, `${scripts.length}, ${engine.length}`);
  const codes = new Set([...scripts, ...engine].map(([, code]) => code));
  assert.deepEqual([...codes].filter((code) => !CODES.includes(code)), []);
});
