// Projects of somebody else: what each bundler makes of the package by the recipe of its README solves in a browser, in
// a worker, without anything of node.
import assert from 'node:assert/strict';
import {cpSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import test from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {needsBrowser} from '../support/page/browser.mjs';
import {browser} from '../support/page/contexts.mjs';
import {startHost} from '../support/host.mjs';
import {firstPuzzle, firstSolution} from '../support/page/page.mjs';
import {isSoak, testOrSoak} from '../support/page/soak.mjs';
import {carryOut, missing, prepare, projectWithPackage, recipeOf, wanted} from './recipes.mjs';

/** Options for a test of one bundler. @param {string} name */
const needs = (name) => (needsBrowser.skip ? needsBrowser : missing(name) ? {skip: missing(name)} : {timeout: 240_000});

/** Opens a page of a folder. @param {import('node:test').TestContext} t @param {string | URL} url */
async function open(t, url) {
  const page = await (await browser()).newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  t.after(() => page.close());
  await page.goto(String(url));
  return {page, problems};
}

/** Serves a folder. @param {import('node:test').TestContext} t @param {Record<string, string>} folders by path */
async function serve(t, folders) {
  const host = await startHost({}, Object.fromEntries(Object.entries(folders).map(([path, folder]) =>
    [path, {root: pathToFileURL(`${folder}/`)}])));
  t.after(host.close);
  return host.url;
}

/** The result of a project's page. */
async function outcome(t, url) {
  const {page, problems} = await open(t, url);
  await page.waitForFunction(() => document.title.startsWith('{'));
  assert.deepEqual(problems, []);
  return JSON.parse(await page.title());
}

/** All scripts below a folder. @param {string} folder */
const scriptsIn = (folder) => readdirSync(folder, {recursive: true}).filter((name) => /\.m?js$/.test(name))
  .map((name) => ({name, text: readFileSync(join(folder, name), 'utf8')}));

/** Rollup is what Vite builds with; webpack and Next take as long as all others together. */
const BUNDLERS = ['vite', 'esbuild', ...testOrSoak([], ['rollup', 'webpack'])];

for (const name of BUNDLERS) {
  test(`what ${name} builds solves, in a worker`, needs(name), async (t) => {
    const output = carryOut(name);
    assert.deepEqual(await outcome(t, `${await serve(t, {'': output})}index.html`), wanted);
    const scripts = scriptsIn(output);
    assert.deepEqual(scripts.filter(({text}) => /["'`]node:/.test(text)).map(({name}) => name), []);
    const importsWorker = /(?:from|import|import\()\s*["'`]\.\/(?:assets\/)?engine-worker/;
    assert.deepEqual(scripts.filter(({text}) => importsWorker.test(text)).map(({name}) => name), []);
  });
}

test('what the server of Vite hands out while one develops solves, in a worker', needs('vite'), async (t) => {
  const root = prepare('vite');
  const {createServer} = await import('./bundlers/node_modules/vite/dist/node/index.js');
  const configFile = join(root, 'vite.config.js');
  const server = await createServer({root, configFile, logLevel: 'error', server: {port: 0, host: '127.0.0.1'}});
  t.after(() => server.close());
  await server.listen();
  assert.deepEqual(await outcome(t, server.resolvedUrls.local[0]), wanted);
});

if (isSoak) test('Next solves in a component of the server, and shows the element', needs('next'), async (t) => {
  const output = carryOut('next');
  assert.ok(readFileSync(join(output, 'index.html'), 'utf8').includes(firstSolution));
  const {page, problems} = await open(t, `${await serve(t, {'': output})}index.html`);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
  await page.getByRole('button', {name: 'Step', exact: true}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
});

test('without a bundler it solves, in a worker', needsBrowser, async (t) => {
  const folder = projectWithPackage();
  cpSync(fileURLToPath(new URL('bundlers/main.js', import.meta.url)), join(folder, 'main.js'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>waiting</title>${recipeOf(folder, 'index.html')}
    <sudoku-scope puzzle="${firstPuzzle}"></sudoku-scope><script type="module" src="main.js"></script>`);
  const url = await serve(t, {'sudokuscope/': join(folder, 'node_modules/sudokuscope'), '': folder});
  assert.deepEqual(await outcome(t, `${url}index.html`), wanted);
});
