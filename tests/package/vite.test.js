// A project of somebody else, by Vite: what it builds, and what its server hands out while one develops, both solve.
import assert from 'node:assert/strict';
import {cpSync} from 'node:fs';
import {join} from 'node:path';
import test, {after, before} from 'node:test';
import {fileURLToPath} from 'node:url';
import {executablePath, launchBrowser} from '../support/chromium.mjs';
import {firstSolution} from '../support/page.mjs';
import {Project} from './installed.mjs';

const vite = await import('./vite/node_modules/vite/dist/node/index.js').catch(() => null);
const options = !executablePath ? {skip: 'no Chromium on this machine'} : vite ? {timeout: 120_000} :
  {skip: 'Vite is not installed, or not for this node'};

/** @type {Project} */
let project;
/** @type {import('playwright-core').Browser} */
let browser;

before(async () => {
  if (options.skip) return;
  project = new Project();
  for (const name of ['index.html', 'main.js']) {
    cpSync(fileURLToPath(new URL(`vite/${name}`, import.meta.url)), join(project.root, name));
  }
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  project?.remove();
});

/** As the package's README says. */
const settings = () => ({
  root: project.root, configFile: false, logLevel: 'error', build: {target: 'es2022'},
  worker: {format: 'es'}, optimizeDeps: {exclude: ['sudokuscope']},
});

/** What the project's page comes to. @param {string} url */
async function outcome(url) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url);
  await page.waitForFunction(() => document.title.startsWith('{'));
  const answer = JSON.parse(await page.title());
  await page.close();
  assert.deepEqual(problems, []);
  return answer;
}

const wanted = {mode: 'worker', status: 'unique', solution: firstSolution, lines: true, stepped: true, wasm: true};

test('what Vite builds solves, in a worker', options, async (t) => {
  await vite.build(settings());
  const server = await vite.preview({...settings(), preview: {port: 0, host: '127.0.0.1'}});
  t.after(() => server.close());
  assert.deepEqual(await outcome(server.resolvedUrls.local[0]), wanted);
});

test('what its server hands out while one develops solves, in a worker', options, async (t) => {
  const server = await vite.createServer({...settings(), server: {port: 0, host: '127.0.0.1'}});
  t.after(() => server.close());
  await server.listen();
  assert.deepEqual(await outcome(server.resolvedUrls.local[0]), wanted);
});
