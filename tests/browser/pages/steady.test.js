// Nothing moves while a page loads: the room that is kept for what is to come is the room that it takes.
import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import test from 'node:test';
import {setTimeout as wait} from 'node:timers/promises';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {gridsInSight, shiftsIn} from '../../support/page/chapter.mjs';
import {firstPuzzle, hardPuzzle, openPage, paste, withSmallSet} from '../../support/page/page.mjs';
import {inTurn, testOrSoak} from '../../support/page/soak.mjs';

/**
 * Opens a page, and waits until nothing more comes.
 * @param {import('node:test').TestContext} t
 * @param {{width: number, height?: number, path?: string, hash?: string}} page
 * @param {(page: import('playwright-core').Page) => Promise<unknown>} isThere
 * @returns {Promise<number>} how much was shifted
 */
async function shiftOf(t, {width, height = 823, ...address}, isThere) {
  const {page} = await openSite(t, {...withSmallSet, ...address, context: {viewport: {width, height}}});
  await isThere(page);
  await page.waitForLoadState('networkidle');
  return shiftsIn(page);
}

for (const width of testOrSoak([320, 700, 1280], [320, 412, 700, 768, 1280])) {
  test(`the first page does not shift at ${width} px`, needsBrowser, async (t) => {
    const shifted = await shiftOf(t, {width}, (page) =>
      page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0));
    assert.ok(shifted < 0.005, `shifted by ${shifted}`);
  });
}

const isCompared = (page) => page.locator('#progress[data-state=done]').waitFor();
const isMeasured = (page) => page.waitForFunction(() => !document.body.classList.contains('waiting'));
/** Pages that are filled once their engine is there. */
const late = [
  ['compare.html', '', isCompared], ['compare.html', `#p=${hardPuzzle}&c=only-choice,ac3`, isCompared],
  ['speed.html', '', isMeasured],
];

const SCREENS = [[390, 844], [1280, 800], [768, 1024], [1920, 1080]];

for (const [turn, [path, hash, isThere]] of late.entries()) {
  for (const [width, height] of inTurn(SCREENS, turn)) {
    test(`/${path}${hash && ' with two strategies'} does not shift at ${width} px`, needsBrowser, async (t) => {
      const shifted = await shiftOf(t, {path, hash, width, height}, isThere);
      assert.ok(shifted < 0.02, `shifted by ${shifted}`);
    });
  }
}

/** As a slow machine reads and a slow network sends: a page in small pieces, its modules one after another. */
const PIECE = 1500;
const PAUSE = 20;

/**
 * Passes on what another server has, slowly.
 * @param {import('node:test').TestContext} t
 * @param {string} origin without its last slash
 */
async function slowServer(t, origin) {
  const server = createServer(async ({url}, response) => {
    const answer = await fetch(origin + url).catch(() => null);
    if (!answer) return response.destroy();
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, {'content-type': type});
    const body = Buffer.from(await answer.arrayBuffer());
    const size = type.startsWith('text/html') ? PIECE : body.length;
    if (!type.startsWith('text/css')) await wait(PAUSE);
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      await wait(PAUSE);
    }
    response.end();
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}`;
}

/** Each page at two widths. @type {[string, number[]][]} */
const slow = [['', [700, 1280]], ['learn/ac3.html', [1280, 390]], ['learn/cost.html', [390, 1280]]];

for (const [path, width] of slow.flatMap(([path, widths]) => inTurn(widths, 0).map((width) => [path, width]))) {
  test(`/${path} that comes slowly, piece by piece, does not shift at ${width} px`, needsBrowser, async (t) => {
    const {context, url} = await openSite(t, {path: 'manifest.webmanifest', context: {viewport: {width, height: 823}}});
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(`${await slowServer(t, url.slice(0, -1))}/${path}`);
    await gridsInSight(page);
    await page.waitForLoadState('networkidle');
    const shifted = await shiftsIn(page);
    assert.ok(shifted < 0.001, `shifted by ${shifted}`);
  });
}

for (const [width, height] of [[320, 640], [1280, 800]]) {
  test(`what is pasted on the start page moves nothing below it at ${width} px`, needsBrowser, async (t) => {
    const {page} = await openPage(t, {context: {viewport: {width, height}}});
    const place = () => page.locator('#shelf').evaluate((shelf) => shelf.getBoundingClientRect().top + scrollY);
    const before = await place();
    await paste(page, firstPuzzle.replace(/.{9}/g, '$&\n'));
    await page.locator('#verdict', {hasText: '32 givens'}).waitFor();
    await eventually.equal(place, before);
  });
}
