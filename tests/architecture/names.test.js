// Each class has a name of its own, so that a name in a sentence, in a search or in a stack trace means one thing.
import assert from 'node:assert/strict';
import test from 'node:test';
import {filesIn, textOf} from './source-files.mjs';

const CLASS_IN_JS = /^\s*(?:export )?(?:default )?class (\w+)/gm;
/** A definition at the margin, or one within another class. */
const CLASS_IN_CPP = /^( *)(?:class|struct|union|enum class|enum struct|enum) (\w+)(?: final)?(?: : [^;{\n]*)?\s*\{/gm;

/**
 * @param {[name: string, path: string][]} definitions
 * @returns {string[]} the names with more than one of them, and where these are
 */
function repeated(definitions) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const [name, path] of definitions) places.set(name, [...places.get(name) ?? [], path]);
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

test('no two classes in JavaScript have one name', () => {
  const paths = ['site', 'tools', 'wasm', 'web/src'].flatMap((folder) => filesIn(folder, ['.js', '.mjs']));
  const classes = paths.flatMap((path) => Array.from(textOf(path).matchAll(CLASS_IN_JS), ([, name]) => [name, path]));
  assert.ok(classes.length > 80);
  assert.deepEqual(repeated(classes), []);
});

test('no two classes of the engine have one name, and none within another class has the name of one outside', () => {
  const paths = ['engine', 'wasm'].flatMap((folder) => filesIn(folder, ['.hpp', '.cpp']));
  const classes = paths.flatMap((path) => Array.from(textOf(path).matchAll(CLASS_IN_CPP), ([, indent, name]) =>
    ({name, path, isWithin: indent !== ''})));
  const outside = classes.filter(({isWithin}) => !isWithin).map(({name, path}) => [name, path]);
  const names = new Set(outside.map(([name]) => name));
  const hidden = classes.filter(({name, isWithin}) => isWithin && names.has(name)).map(({name, path}) => [name, path]);
  assert.ok(outside.length > 150);
  assert.deepEqual(repeated([...outside, ...hidden]), []);
});
