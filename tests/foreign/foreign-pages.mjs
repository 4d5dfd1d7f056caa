// Serves the set-ups on two origins, opens them in one browser, and holds what comes of each against what must.
import assert from 'node:assert/strict';
import {copyFile, cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {html, startHost} from '../support/host.mjs';
import {firstPuzzle, firstSolution} from '../support/page/page.mjs';
import {until} from './driven.mjs';
import {besidePages, classic, ownFolders, setUps} from './set-ups.mjs';

const root = new URL('../../build/package/', import.meta.url);
const probe = new URL('probe.js', import.meta.url);
const cors = {'access-control-allow-origin': '*'};

/**
 * Tests all set-ups in one browser.
 * @param {import('./driven.mjs').Browser} browser
 */
export function testForeignPages({name, options, driven}) {
  const closing = [];
  const places = {cdn: '', host: ''};

  before(async () => {
    if ('skip' in options) return;
    const cdn = await startHost({}, {'': {root, headers: cors}});
    closing.push(cdn.close);
    const host = await startHost(await pagesFor(cdn.url), foldersOf());
    closing.push(host.close);
    Object.assign(places, {cdn: cdn.url, host: host.url});
  });
  after(async () => {
    for (const close of closing.reverse()) await close();
  });

  for (const {name: setUp, path, mode, error} of setUps('http://cdn.example/')) {
    test(`${name}: ${setUp}`, options, async () => {
      await driven().open(places.host + path);
      judge(await answerOf(driven()), {mode, error}, driven().traces);
    });
  }

  test(`${name}: a file without a server, one classic script and its parts`, options, async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'sudokuscope-'));
    t.after(() => rm(folder, {recursive: true}));
    const script = 'sudoku-scope.classic.js';
    await copyFile(new URL(script, root), join(folder, script));
    await cp(new URL('classic/', root), join(folder, 'classic'), {recursive: true});
    await copyFile(fileURLToPath(probe), join(folder, 'probe.js'));
    await writeFile(join(folder, 'page.html'), html(classic(script)));
    await driven().open(pathToFileURL(join(folder, 'page.html')).href);
    judge(await answerOf(driven()), {mode: null}, driven().traces);
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

/** The findings of the probe, as the title has them. @param {import('./driven.mjs').Driven} browser */
export async function answerOf(browser) {
  const answer = () => browser.run(`return document.title.startsWith('{') && document.title;`);
  return JSON.parse(await until(answer, 'an answer in the title'));
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
  assert.match(answer.sentence, /[A-I]\d can't be \w+: /);
  assert.equal(answer.digits, firstSolution);
  if (mode) assert.equal(answer.mode, mode);
}
