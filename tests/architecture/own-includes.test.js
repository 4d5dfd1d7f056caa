// Every C++ file includes, itself or by headers of ours, the public header of each function that it calls. The tested
// build has a precompiled header, with which nobody would notice a missing include.
import assert from 'node:assert/strict';
import test from 'node:test';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {filesIn, includesOf, root, textOf} from './source-files.mjs';

const PUBLIC = 'engine/include/sudoku';

/** A function outside of classes begins its line. */
const FUNCTION = /^(?!using|namespace|class|struct)[A-Za-z][\w:<>,*& ]* [*&]?(\w+)\([^;{]*\)(?:;| \{)/gm;

/** The functions that each public header declares. */
function publicFunctions() {
  /** @type {Map<string, string[]>} */
  const headersOf = new Map();
  for (const path of filesIn(PUBLIC, ['.hpp'])) {
    for (const [, name] of textOf(path).matchAll(FUNCTION)) {
      headersOf.set(name, [...headersOf.get(name) ?? [], path]);
    }
  }
  return headersOf;
}

/** @param {string} include as `includesOf` gives it @returns {string | undefined} its path, if it is one of ours */
function pathOf(include) {
  return [include, `engine/include/${include}`, `engine/src/${include}`].find((path) => existsSync(join(root, path)));
}

/** @param {string} path @param {Set<string>} [seen] @returns {Set<string>} all that it includes, with itself */
function closureOf(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const include of includesOf(path)) {
    const found = pathOf(include);
    if (found) closureOf(found, seen);
  }
  return seen;
}

/** True if a function of this name is declared there, in a class too. @param {string} text @param {string} name */
function declares(text, name) {
  const declaration = `^ *(?!return|throw|else)[\\w:<>&*]+[\\w:<>&*, ]* [*&]?(\\w+::)?${name}\\(|auto ${name} =`;
  return new RegExp(declaration, 'm').test(text);
}

test('every C++ file includes the public headers of the functions that it calls', () => {
  const headersOf = publicFunctions();
  assert.ok(headersOf.size > 50, `${headersOf.size} functions`);
  const missing = filesIn('engine', ['.cpp']).flatMap((path) => {
    const text = textOf(path);
    const closure = closureOf(path);
    const known = [...closure].map(textOf).join('');
    return [...headersOf].filter(([name, headers]) => {
      const isCalled = new RegExp(`(?<![\\w.>:])${name}\\(`).test(text);
      return isCalled && !headers.some((header) => closure.has(header)) && !declares(known, name);
    }).map(([name, headers]) => `${path}: ${name} of ${headers[0]}`);
  });
  assert.deepEqual(missing, []);
});
