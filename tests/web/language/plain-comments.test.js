// The words that programmers read are plain, too: READMEs, the public headers, the command line, the border of the
// WebAssembly modules, and the docstrings of the package.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {filesIn, root} from '../../architecture/source-files.mjs';
import {oddWordsIn} from '../../support/plain-words.mjs';

/** Folders of web/src whose declarations are in the types of the package. */
const SHIPPED = ['checker', 'client', 'element', 'formats', 'grid', 'language', 'links', 'node', 'protocol', 'run',
  'traces', 'words'].flatMap((folder) => filesIn(`web/src/${folder}`, ['.js']))
  .concat(['classic', 'define', 'engine-only', 'index', 'sudoku-scope'].map((name) => `web/src/${name}.js`));

/** Turns of phrase that only occur in comments. */
const ODD_IN_COMMENTS = new RegExp([
  '\\bso many\\b', '\\b(?:is|are|was|were) told\\b', '\\bhears\\b', '\\btells (?:of|how|what|who|where|its|no)\\b',
  '\\b(?:be|is) had\\b', '\\bheeded\\b', '\\bspared\\b', '\\bstands? (?:at|behind|beside|before|there|below|here)\\b',
  '\\bhand(?:s|ed) (?:on|over|out)\\b', '\\bparted by\\b', '\\bgone to\\b', '\\bwho (?:includes|listen|asks)\\b',
  '\\b(?:null|empty|nothing|none|-1|0|false|true|rejects|throws) where\\b',
].join('|'), 'i');

/** Documentation of a value begins with the value and not with a question: "true if …", "the number of …". */
const QUESTION =
  /@(?:param|returns|property)(?: \{.*\})? \[?[\w.]+\]? (?:what|whether|who|which|whose|how (?:many|much))\s/;

/** Turns of phrase that are right where they are: the file, the words, and why. */
const EXCEPTIONS = [
  ['web/src/words/hint-obstacles.js', 'stands in', 'an obstacle stands in the way'],
];

/** The comments of a file, each on one line and without its signs. Lines that follow each other are one comment. */
function commentsOf(path) {
  const text = readFileSync(root + path, 'utf8');
  const comments = text.matchAll(/\/\*\*?[^]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g);
  return Array.from(comments, ([comment]) =>
    comment.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/\/?<?)/gm, ' ').replace(/\*\/$/, '').replace(/\s+/g, ' ').trim());
}

/** The paragraphs of a page in Markdown, with the cells of tables, without code. */
const paragraphsOf = (text) => text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, 'code')
  .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\||\n(?=#)/).map((part) => part.replace(/\s+/g, ' ').trim()).filter(Boolean);

const isException = (sentence) =>
  EXCEPTIONS.some(([path, words]) => sentence.startsWith(`${path}:`) && sentence.includes(`“${words}”`));

/** The odd turns of phrase in texts, but for the exceptions. */
const oddIn = (path, texts) => [...oddWordsIn(path, texts), ...texts.filter((text) => ODD_IN_COMMENTS.test(text))
  .map((text) => `${path}: “${ODD_IN_COMMENTS.exec(text)[0]}” in ${text}`)].filter((each) => !isException(each));

test('READMEs are plain', () => {
  const paths = ['README.md', ...['engine', 'site', 'tests', 'tools', 'wasm', 'web'].flatMap((folder) =>
    filesIn(folder, ['README.md']))].filter((path) => !path.includes('/node_modules/'));
  assert.ok(paths.length > 50);
  assert.deepEqual(paths.flatMap((path) => oddIn(path, paragraphsOf(readFileSync(root + path, 'utf8')))), []);
});

test('the comments of public headers, of the command line and of the WebAssembly border are plain', () => {
  const endings = ['.hpp', '.cpp', '.def', '.ts'];
  const paths = ['engine/include', 'engine/cli', 'wasm'].flatMap((folder) => filesIn(folder, endings));
  assert.ok(paths.length > 50);
  assert.deepEqual(paths.flatMap((path) => oddIn(path, commentsOf(path))), []);
});

test('the docstrings of the package are plain', () => {
  assert.deepEqual(SHIPPED.flatMap((path) => oddIn(path, commentsOf(path))), []);
  const questions = SHIPPED.flatMap((path) => readFileSync(root + path, 'utf8').split('\n')
    .filter((line) => QUESTION.test(line)).map((line) => `${path}: ${line.trim()}`));
  assert.deepEqual(questions, []);
});

test('the measure itself: odd comments are found over the ends of lines, and words of the code are no fault', () => {
  assert.equal(oddIn('', ['Null where there is none.', 'A reason that rests on a cell.']).length, 2);
  assert.deepEqual(oddIn('', ['Null if there is none.', 'Where a file is loaded from.']), []);
  assert.deepEqual(paragraphsOf('a `x | y` b | c\nd'), ['a code b', 'c d']);
  assert.match(' * @param {number} many how many there are', QUESTION);
  assert.doesNotMatch(' * @param {number} many the number of cells', QUESTION);
});
