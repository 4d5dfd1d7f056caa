// Programs that no test runs, since they measure or take long, still find all that they import.
import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import test from 'node:test';
import {pathToFileURL} from 'node:url';
import {filesIn, root, textOf} from './source-files.mjs';

/** Of sources: what is built may not be there yet. */
const IMPORT = /^import (?:\{([^}]*)\} from )?'(\.(?!\/build\/)[^']*)';/gm;
/** A path from the project's folder, in quotes; with a slash before it, a page is asked to import it. */
const SOURCE = /['"`]\/?((?:engine|tests|tools|web|site|wasm)\/[\w./-]+)['"`]/g;

/** @param {string} folder */
const programsIn = (folder) => filesIn(folder, ['.mjs']).filter((path) => !path.includes('node_modules'));

test('benchmarks and tools import names that are there', async () => {
  const missing = [];
  let count = 0;
  for (const path of [...programsIn('tests/bench'), ...programsIn('tools')]) {
    for (const [, names = '', from] of textOf(path).matchAll(IMPORT)) {
      const target = join(root, dirname(path), from);
      const found = existsSync(target) ? await import(pathToFileURL(target).href) : {};
      for (const name of names.split(',').map((each) => each.trim().split(' as ')[0]).filter(Boolean)) {
        count += 1;
        if (!(name in found)) missing.push(`${path}: ${name} of ${from}`);
      }
    }
  }
  assert.ok(count > 100);
  assert.deepEqual(missing, []);
});

test('benchmarks name sources that are there', () => {
  const named = programsIn('tests/bench').flatMap((path) =>
    Array.from(textOf(path).matchAll(SOURCE), ([, source]) => [path, source]));
  assert.ok(named.length > 1);
  assert.deepEqual(named.filter(([, source]) => !existsSync(join(root, source))), []);
});
