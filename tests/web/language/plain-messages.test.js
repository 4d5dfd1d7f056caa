// The words that a person reads are plain: messages of the catalogue, texts of the pages, chapters and articles, and
// the pages about the project have none of the turns of phrase that readers stumble on; messages are short sentences.
import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {parse} from 'parse5';
import {longSentences, oddWordsIn, wordingsOf} from '../../support/plain-words.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const filesIn = (folder, ending) => readdirSync(root + folder, {recursive: true})
  .filter((name) => name.endsWith(ending)).map((name) => `${folder}/${name}`);

/** Attributes that are read aloud or seen. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'content'];
const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'td', 'th', 'figcaption', 'summary', 'label', 'button', 'option',
  'title', 'caption', 'legend', 'a', 'span', 'b', 'em', 'cite', 'strong']);
const UNREAD = new Set(['script', 'style', 'pre', 'code', 'svg']);

/** The text of a node, with code as one word. */
function textIn(node) {
  if (node.nodeName === '#text') return node.value;
  if (UNREAD.has(node.nodeName)) return node.nodeName === 'code' ? 'code' : '';
  return (node.childNodes ?? []).map(textIn).join('');
}

/** The texts of a page, a paragraph each, and the names of its elements. */
function textsOf(node) {
  const own = BLOCKS.has(node.nodeName) ? [textIn(node)] : [];
  const named = (node.attrs ?? []).filter(({name}) => SPOKEN.includes(name)).map(({value}) => value);
  const isRead = !UNREAD.has(node.nodeName);
  return [...own, ...named, ...(isRead ? [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])] : [])
    .flatMap((each) => (typeof each === 'string' ? [each] : textsOf(each)))]
    .map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** The paragraphs of a page in Markdown, without code, tables and headings. */
const paragraphsOf = (text) => text.replace(/^```[^]*?^```/gm, '').split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
  .filter((part) => !/^\s*[|#]/.test(part)).map((part) => part.replace(/\s+/g, ' ').trim());

test('messages are plain, and their sentences short', async () => {
  const odd = [];
  const long = [];
  for (const path of filesIn('web/languages/en', '.js')) {
    const {default: messages} = await import(`../../../${path}`);
    for (const [id, template] of Object.entries(messages)) {
      const said = wordingsOf(template);
      odd.push(...oddWordsIn(`${path} ${id}`, said));
      long.push(...said.flatMap(longSentences).map((sentence) => `${path} ${id}: ${sentence}`));
    }
  }
  assert.deepEqual([odd, long], [[], []]);
});

test('pages, chapters and articles are plain', () => {
  const paths = filesIn('site', '.html');
  assert.ok(paths.length > 30);
  const odd = paths.flatMap((path) => oddWordsIn(path, textsOf(parse(readFileSync(root + path, 'utf8')))));
  assert.deepEqual(odd, []);
});

test('what is written about the project is plain', () => {
  const paths = ['README.md', 'web/README.md', 'web/CHANGELOG.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md',
    ...filesIn('docs', '.md')];
  assert.deepEqual(paths.flatMap((path) => oddWordsIn(path, paragraphsOf(readFileSync(root + path, 'utf8')))), []);
});

test('the measure itself: choices are all looked at, questions and quoted names are no fault', () => {
  const choice = '{count, plural, one {Right.} other {{cell} comes to nothing.}}';
  assert.deepEqual(wordingsOf(choice), ['Right.', '7 comes to nothing.']);
  assert.equal(oddWordsIn('', wordingsOf(choice)).length, 1);
  for (const fine of ['What is the next guess?', 'That cell must be the missing digit.', 'What it costs']) {
    assert.deepEqual(oddWordsIn('', [fine]), []);
  }
  for (const wrong of ['What clashes is marked.', 'Time a puzzle', 'A grid that is read.', 'Taken back']) {
    assert.equal(oddWordsIn('', [wrong]).length, 1, wrong);
  }
  assert.deepEqual(textsOf(parse('<p title="x">a <code>b</code> <em>c</em></p>')), ['a code c', 'x', 'c']);
});
