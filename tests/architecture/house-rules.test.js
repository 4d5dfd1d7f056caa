// Rules that a machine can check: sizes, and nothing that a content security policy or hostile text would break.
import assert from 'node:assert/strict';
import test from 'node:test';
import ts from 'typescript';
import {filesIn, textOf} from './source-files.mjs';

const code = ['.cpp', '.hpp', '.js', '.mjs', '.css'];
const ourFiles = ['engine', 'site', 'tests', 'tools', 'wasm', 'web'].flatMap((folder) => filesIn(folder, code))
    .filter((path) => !path.includes('/node_modules/'));
const pageFiles = ourFiles.filter((path) => /^(site|web)\/.*\.js$/.test(path));

test('no file is longer than 500 lines', () => {
  assert.deepEqual(ourFiles.filter((path) => textOf(path).split('\n').length > 501), []);
});

test('no line is longer than 120 characters, but for messages, which are a line each', () => {
  const isCatalogue = (path) => path.startsWith('web/languages/');
  const tooLong = (path) => textOf(path).split('\n').some((line) => [...line].length > 120 && !line.includes('http'));
  assert.deepEqual(ourFiles.filter((path) => !isCatalogue(path) && tooLong(path)), []);
});

test('no function of the page or the package is longer than 60 lines', () => {
  const ours = pageFiles.filter((path) => /^(site|web\/src)\//.test(path));
  assert.ok(ours.length > 0);
  assert.deepEqual(ours.flatMap((path) => functionsOf(path).filter(({lines}) => lines > 60)), []);
});

/**
 * The functions of a module, those in others too.
 * @param {string} path
 * @returns {{place: string, lines: number}[]} each by the line that it begins in
 */
function functionsOf(path) {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest);
  const lineOf = (at) => file.getLineAndCharacterOfPosition(at).line + 1;
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node)) {
      const first = lineOf(node.getStart(file));
      found.push({place: `${path}:${first}`, lines: lineOf(node.end) - first + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('the page makes no markup out of text, and runs none', () => {
  const forbidden = /\.(innerHTML|outerHTML|srcdoc)\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
  assert.ok(pageFiles.length > 0);
  assert.deepEqual(pageFiles.filter((path) => forbidden.test(textOf(path))), []);
});

test('the page sets no style attribute, which style-src forbids', () => {
  assert.deepEqual(pageFiles.filter((path) => /setAttribute\('style'/.test(textOf(path))), []);
  assert.deepEqual(filesIn('site', ['.html']).filter((path) => /<style|\sstyle="|\son\w+="/.test(textOf(path))), []);
});

test('a README names files that are there', () => {
  const names = new Set(['.js', '.mjs', '.cpp', '.hpp', '.def', '.html', '.css', '.json'].flatMap((ending) =>
    ['engine', 'site', 'tests', 'tools', 'wasm', 'web'].flatMap((folder) => filesIn(folder, [ending])))
      .map((path) => path.split('/').pop()));
  const made = ['scripts.json', 'kept.json', 'oembed.json', 'custom-elements.json', 'package.json', 'techniques.js',
    'causes.js'];
  const readmes = ['engine', 'site', 'wasm', 'web/src', 'tests'].flatMap((folder) => filesIn(folder, ['README.md']))
      .filter((path) => !path.includes('/node_modules/'));
  const named = /`[^`\n]*?(?<![*\w.-])([\w-][\w.-]*\.(?:js|mjs|cpp|hpp|def|html|json))`/g;
  const namesIn = (path) => Array.from(textOf(path).matchAll(named), ([, name]) => name);
  const missing = readmes.flatMap((path) => namesIn(path).filter((name) => !names.has(name) && !made.includes(name))
      .map((name) => `${path}: ${name}`));
  assert.ok(readmes.length > 30);
  assert.deepEqual(missing, []);
});
