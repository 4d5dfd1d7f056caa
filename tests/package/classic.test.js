// The classic bundle: one script for a page to name, which loads from beside it what the page asks for, and no more.
import assert from 'node:assert/strict';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import {needsBrowser, openSite} from '../support/page/browser.mjs';
import {firstPuzzle} from '../support/page/page.mjs';

const root = fileURLToPath(new URL('../../build/package/', import.meta.url)).replace(/\/$/, '');
/** The promise, in bytes gzipped: the script, and all that comes until the first puzzle can be stepped through. */
const mostScript = 22_000;
const mostAtFirst = 97_850;

/** A page with a player by the classic script; what it tells of errors is kept in `window.errors`. */
async function openClassic(t, attributes, prepare = async () => {}) {
  const html = `<!doctype html><meta charset="utf-8"><title>A text</title><body>
    <sudoku-scope puzzle="${firstPuzzle}" ${attributes}></sudoku-scope>
    <script src="note.js"></script><script src="sudoku-scope.classic.js"></script>`;
  const note = `window.errors = [];
    document.querySelector('sudoku-scope').addEventListener('error', ({detail}) => errors.push(detail));`;
  return openSite(t, {path: 'text.html', server: {root, headers: {'content-security-policy': null}},
    prepare: async (page) => {
      await page.route('**/text.html', (route) => route.fulfill({contentType: 'text/html', body: html}));
      await page.route('**/note.js', (route) => route.fulfill({contentType: 'text/javascript', body: note}));
      await prepare(page);
    }});
}

const solved = (page) => page.waitForFunction(() => document.querySelector('sudoku-scope').result);

test('until the first puzzle is solved it loads what an embed takes, and nothing else', needsBrowser, async (t) => {
  const {page, sent, problems} = await openClassic(t, 'controls="compact"');
  await solved(page);
  await page.waitForLoadState('networkidle');
  const own = sent.filter(({path}) => path.endsWith('.js'));
  const list = own.map(({path, bytes}) => `${bytes} ${path.split('/').pop()}`).join('\n');
  assert.ok(own.find(({path}) => path.endsWith('.classic.js')).bytes <= mostScript, list);
  assert.ok(own.reduce((sum, {bytes}) => sum + bytes, 0) <= mostAtFirst, list);
  assert.doesNotMatch(list, /full|human|simd|plain|tree|technique/);
  assert.deepEqual(problems, []);
});

test('what is asked for later comes then: techniques, a reader of texts, a solution', needsBrowser, async (t) => {
  const {page, sent, problems} = await openClassic(t, 'strategy="techniques" step="5"');
  await solved(page);
  const {propagation} = await page.evaluate(() => document.querySelector('sudoku-scope').run.strategy);
  assert.equal(propagation, 'techniques');
  await page.locator('.words', {hasText: /[A-I][1-9]/}).waitFor();
  const answer = await page.evaluate((puzzle) => {
    const scope = document.querySelector('sudoku-scope');
    scope.puzzle = puzzle;
    return new Promise((resolve) => scope.addEventListener('solve', () => resolve(scope.solve()), {once: true}));
  }, `| ${firstPuzzle.replace(/.{9}(?!$)/g, '$& |\n| ')} |`);
  assert.equal(answer.status, 'unique');
  const names = sent.map(({path}) => path).join();
  for (const part of ['worker-people', 'full', 'simd']) assert.match(names, new RegExp(part));
  assert.deepEqual(problems, []);
});

test('a part that can’t be had is told, and asked for again when it is wanted again', needsBrowser, async (t) => {
  let isDown = true;
  const {page} = await openClassic(t, '', (opened) => opened.route('**/classic/element-session-*.js', (route) =>
    (isDown ? route.abort() : route.continue())));
  await page.waitForFunction(() => window.errors.length);
  // The layout is in the same file, and may be told of, too.
  for (const error of await page.evaluate(() => window.errors)) {
    assert.deepEqual(error, {code: 'load', message: 'A part of the player could not be loaded.'});
  }
  isDown = false;
  await page.evaluate(() => document.querySelector('sudoku-scope').next());
  await solved(page);
});
