// A comment says what a thing is or does, in a sentence that begins with that thing.
import assert from 'node:assert/strict';
import test from 'node:test';
import {filesIn, textOf} from './source-files.mjs';

const folders = ['.github', 'cmake', 'engine', 'site', 'tests', 'tools', 'wasm', 'web'];
const endings = ['.cmake', '.cpp', '.css', '.def', '.hpp', '.html', '.js', '.mjs', '.ts', '.yml'];
const paths = ['CMakeLists.txt', 'dev', ...folders.flatMap((folder) => filesIn(folder, endings))]
    .filter((path) => !path.includes('/node_modules/') && !path.includes('/corpus/'));

/** A block, or lines that follow each other, of which only the first begins a comment. */
const BLOCK = /(?:\/\*|<!--)[\s\S]*?(?:\*\/|-->)/g;
const SLASHES = /(?<![^\s])\/\/.*(?:\n[ \t]*\/\/.*)*/g;
const HASHES = /(?<![^\s])# .*(?:\n[ \t]*#.*)*/g;

/**
 * @param {string} text of a source file
 * @returns {string[]} its comments, without the signs that they begin with
 */
function commentsOf(text) {
  return [BLOCK, SLASHES, HASHES].flatMap((kind) => text.match(kind) ?? [])
      .map((comment) => comment.replace(/^(?:\/\*+|<!--|\/\/+<?|#)[\s*]*/, ''));
}

test('the comments of a file are found', () => {
  const text = '/** One. */\na();  // Four,\n  // too.\n# Five.\n#include <a>\n"a://b"\n<!-- Two -->\n' +
      '/**\n * Three.\n */';
  const first = commentsOf(text).map((comment) => /^\w+/.exec(comment)?.[0]);
  assert.deepEqual(first, ['One', 'Two', 'Three', 'Four', 'Five']);
});

test('no comment begins with a question word', () => {
  const asks = /^(?:What|Whether|Where|Which|Who|Whose)\b/;
  const questions = (path) => commentsOf(textOf(path)).filter((comment) => asks.test(comment))
      .map((comment) => `${path}: ${comment.split('\n')[0]}`);
  assert.ok(paths.length > 1000);
  assert.deepEqual(paths.flatMap(questions), []);
});
