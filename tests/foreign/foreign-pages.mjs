// Serves the set-ups on two origins, opens them in one browser, and holds what comes of each against what must.
import assert from 'node:assert/strict';
import {copyFile, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {html, startHost} from '../support/host.mjs';
import {firstPuzzle, firstSolution} from '../support/page.mjs';
import {besidePages, classic, ownFolders, setUps} from './set-ups.mjs';

const root = new URL('../../build/package/', import.meta.url);
const probe = new URL('probe.js', import.meta.url);
const cors = {'access-control-allow-origin': '*'};

/**
 * A browser that can open a page and tell its title.
 * @typedef {object} Driven
 * @property {(url: string) => Promise<void>} open
 * @property {() => Promise<string>} title of the page
 * @property {() => Promise<void>} close
 * @property {string[]} [traces] what driving it leaves in a page
 */

/**
 * Tests all set-ups in one browser.
 * @param {string} name of the browser
 * @param {(() => Promise<Driven>) | string} start starts it; a text says why it can't be had
 */
export function testForeignPages(name, start) {
  const options = typeof start === 'string' ? {skip: start} : {timeout: 60_000};
  /** @type {Driven} */
  let browser;
  const closing = [];
  const places = {cdn: '', host: ''};

  before(async () => {
    if (typeof start === 'string') return;
    const cdn = await startHost({}, {'': {root, headers: cors}});
    closing.push(cdn.close);
    const host = await startHost(await pagesFor(cdn.url), foldersOf());
    closing.push(host.close);
    Object.assign(places, {cdn: cdn.url, host: host.url});
    browser = await start();
    closing.push(browser.close);
  });
  after(async () => {
    for (const close of closing.reverse()) await close();
  });

  for (const {name: setUp, path, mode, error} of setUps('http://cdn.example/')) {
    test(`${name}: ${setUp}`, options, async () => {
      await browser.open(places.host + path);
      judge(await answerOf(browser), {mode, error}, browser.traces);
    });
  }

  test(`${name}: a file without a server, one classic script`, options, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'sudokuscope-'));
    t.after(() => rm(folder, {recursive: true}));
    const script = 'sudoku-scope.classic.js';
    await copyFile(new URL(script, root), join(folder, script));
    await copyFile(fileURLToPath(probe), join(folder, 'probe.js'));
    await writeFile(join(folder, 'page.html'), html(classic(script)));
    await browser.open(pathToFileURL(join(folder, 'page.html')).href);
    judge(await answerOf(browser), {mode: null}, browser.traces);
  });
}

/** @param {string} cdn */
async function pagesFor(cdn) {
  const pages = setUps(cdn).map(({path, body, policy}) =>
    [path, {body: html(body), headers: policy && {'content-security-policy': policy}}]);
  return {...Object.fromEntries(pages), ...besidePages(cdn), 'probe.js': {body: await readFile(probe)}};
}

function foldersOf() {
  return Object.fromEntries(Object.entries(ownFolders).map(([path, policy]) =>
    [path, {root, headers: policy && {'content-security-policy': policy}}]));
}

/** What the probe found. @param {Driven} browser */
async function answerOf(browser) {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const title = await browser.title();
    if (title.startsWith('{')) return JSON.parse(title);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The page did not answer; its title is ${JSON.stringify(await browser.title())}.`);
}

/**
 * @param {any} answer of the probe
 * @param {{mode?: string | null, error?: RegExp}} wanted
 * @param {string[]} [traces] what the driver leaves in a page
 */
function judge(answer, {mode, error}, traces = []) {
  assert.deepEqual(answer.touched.filter((name) => !traces.includes(name)), []);
  if (error) {
    assert.match(answer.error ?? 'solved', error);
    assert.match(answer.sentence, error);
    assert.equal(answer.digits, firstPuzzle);
    return;
  }
  assert.equal(answer.error, undefined);
  assert.match(answer.sentence, /\w+ leaves [A-I]\d: /);
  assert.equal(answer.digits, firstSolution);
  if (mode) assert.equal(answer.mode, mode);
}
