// The markup that the Embed page hands out, in which nothing that came from outside can become more than text.
import assert from 'node:assert/strict';
import test from 'node:test';
import {elementSnippet, iframeSnippet, loaderSnippet, markdownSnippet} from '../../../site/embedding/snippets.js';

const base = 'https://example.org/sudoku/';
const puzzle = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const embedded = {
  puzzle, boxRows: 3, boxCols: 3, grid: '. . 3', strategy: 'ac3.mrv.ascending.alone', step: 12, from: null, to: null,
  sentence: 'A1 can\'t be 3: A3 in the same box is 3.', view: 'log tree', controls: 'compact', theme: 'dark',
  candidates: 'auto', width: 320, height: 460,
};

test('the element has an attribute for each choice, and none for what is the default', () => {
  const text = elementSnippet(base, embedded);
  assert.ok(text.startsWith(
    `<script type="module" src="${base}sudoku-scope.js"></script>\n<div style="max-width: 320px">`));
  assert.ok(text.includes(`<sudoku-scope controls="compact" strategy="ac3.mrv.ascending.alone" step="12" ` +
    `view="log tree" theme="dark" puzzle="${puzzle}">\n<pre>\n. . 3\n</pre>`));
  const defaults = {strategy: '', step: 0, view: '', theme: 'auto', controls: 'full', width: null};
  const plain = elementSnippet(base, {...embedded, ...defaults});
  assert.ok(plain.includes(`<sudoku-scope puzzle="${puzzle}">`));
  assert.ok(!plain.includes('div'));
});

/** As `scripts.json` tells it. */
const fixed = {version: '1.2.3', isShared: true, scripts: {
  'sudoku-scope.js': {file: 'sudoku-scope-1.2.3-0.js', integrity: 'sha384-a', imports: [
    {file: 'part-0.js', integrity: 'sha384-b'}]},
  'embed.js': {file: 'embed-1.2.3-0.js', integrity: 'sha384-c', imports: []},
}};

test('scripts of a version have its name, and the hash of each that is loaded at once', () => {
  const lines = elementSnippet(base, embedded, fixed).split('\n');
  assert.deepEqual(lines.slice(0, 4), [
    `<link rel="modulepreload" href="${base}part-0.js"`, '  integrity="sha384-b" crossorigin="anonymous">',
    `<script type="module" src="${base}sudoku-scope-1.2.3-0.js"`,
    '  integrity="sha384-a" crossorigin="anonymous"></script>',
  ]);
  assert.ok(loaderSnippet(base, embedded, fixed).includes(`<script src="${base}embed-1.2.3-0.js"\n` +
    '  integrity="sha384-c" crossorigin="anonymous" async></script>'));
});

test('where the host lets nobody read its files, a classic script has no hash, with which it would not run', () => {
  const text = loaderSnippet(base, embedded, {...fixed, isShared: false});
  assert.ok(text.includes(`<script src="${base}embed-1.2.3-0.js" async></script>`));
});

test('boxes are told where they are not the usual ones', () => {
  const six = {...embedded, puzzle: '.'.repeat(36), boxRows: 3, boxCols: 2};
  assert.ok(elementSnippet(base, six).includes(' box="3x2"'));
  assert.ok(iframeSnippet(base, six).includes('&amp;box=3x2'));
  assert.ok(!elementSnippet(base, {...six, boxRows: 2, boxCols: 3}).includes('box='));
});

test('the iframe is as high as the player and its link', () => {
  const text = iframeSnippet(base, {...embedded, from: 5, to: 20, controls: 'none'});
  assert.match(text, /width="320" height="504"/);
  assert.ok(text.includes(`embed.html#p=${puzzle}&amp;s=ac3.mrv.ascending.alone&amp;step=12&amp;from=5&amp;to=20` +
    '&amp;view=log,tree&amp;theme=dark&amp;controls=none"'));
});

test('a link stays where the script does not run', () => {
  const text = loaderSnippet(base, embedded);
  assert.match(text, /<a class="sudokuscope" href="https:\/\/example\.org\/sudoku\/#p=/);
  assert.match(text, /<script src="https:\/\/example\.org\/sudoku\/embed\.js" async><\/script>/);
});

test('Markdown is a picture that links to the step', () => {
  assert.equal(markdownSnippet(base, embedded, 'sudoku-step-12.svg'),
    `[![Sudoku, step 12: A1 can't be 3: A3 in the same box is 3.](sudoku-step-12.svg)]` +
    `(${base}#p=${puzzle}&s=ac3.mrv.ascending.alone&step=12)\n`);
});

test('nothing closes a tag, an attribute or a bracket before its time', () => {
  const hostile = {...embedded, puzzle: '"><script>alert(1)</script>', grid: '</pre><script>', sentence: '](x) [y'};
  for (const snippet of [elementSnippet, iframeSnippet, loaderSnippet]) {
    assert.doesNotMatch(snippet(base, hostile).replace(/<script [^>]*><\/script>/, ''), /<script/);
  }
  assert.match(markdownSnippet(base, hostile, 'x.svg'),
    /^\[!\[Sudoku, step 12: \\\]\(x\) \\\[y\]\(x\.svg\)\]\([^()]*\)\n$/);
});
