// Every state of every page looks as it did when somebody looked at it and accepted it: a picture of it, its words
// hidden, is held against the one in `pictures/`. What differs is drawn into build/visual. After a change that is
// meant, look at them, then: UPDATE_PICTURES=1 node --test tests/visual
import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import test, {after, before} from 'node:test';
import {startServer} from '../../tools/serve.mjs';
import {needsBrowser} from '../support/page/browser.mjs';
import {eventually} from '../support/page/eventually.mjs';
import {SharedWindow} from '../support/page/windows.mjs';
import {colourless, draw, hideText, launchDrawing} from './drawing.mjs';
import {NOISE, differing, marked, readPicture, shrink, writePicture} from './pictures.mjs';
import {states} from './states.mjs';

const isUpdating = Boolean(process.env.UPDATE_PICTURES);
const accepted = new URL('pictures/', import.meta.url);
const browserFile = new URL('browser.json', accepted);
const seen = new URL('../../build/visual/', import.meta.url);

/** A page that is drawn the same for so long has come to rest. */
const REST_MS = 2000;

let browser;
let server;
/** Takes half the time of a new one for each state. @type {SharedWindow | undefined} */
let window;
let skip = '';

before(async () => {
  if (needsBrowser.skip) return;
  [browser, server] = await Promise.all([launchDrawing(), startServer()]);
  const major = browser.version().split('.')[0];
  if (isUpdating) return writeFileSync(browserFile, `${JSON.stringify({chromium: major})}\n`);
  const {chromium} = JSON.parse(readFileSync(browserFile, 'utf8'));
  if (chromium !== major) skip = `drawn by Chromium ${chromium}, and this is ${major}, which may draw otherwise`;
});
after(async () => {
  await browser?.close();
  await server?.close();
});

for (const {name, path = '', hash = '', width = 1280, height = 800, reach, masked} of states) {
  test(name, needsBrowser, async (t) => {
    const page = await openWindow(t, {width, height});
    await page.goto(server.url + path + hash);
    await reach(page);
    await page.waitForLoadState('networkidle');
    await eventually.deepEqual(() => colourless(page), [], 'no shape is black for want of a colour');
    if (skip) return t.skip(skip);
    await hideText(page);
    for (const colorScheme of ['light', 'dark']) {
      const known = readPicture(new URL(`${name}-${colorScheme}.png`, accepted));
      judge(`${name}-${colorScheme}.png`, await atRest(() => draw(page, colorScheme, masked), known), known);
    }
  });
}

/**
 * The window as the state before has left it.
 * @param {import('node:test').TestContext} t @param {{width: number, height: number}} viewport
 */
async function openWindow(t, viewport) {
  if (!window || window.page.isClosed()) {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const context = await browser.newContext({permissions, serviceWorkers: 'block'});
    window = new SharedWindow(await context.newPage(), server.url, 'visual');
  }
  const {page} = window;
  await window.show({viewport, media: {media: null, reducedMotion: 'reduce', colorScheme: 'light'}});
  t.after(() => window?.leave());
  return page;
}

/**
 * Draws until the picture is as it was accepted, or has not changed for a while: a busy machine takes its time.
 * @param {() => Promise<Buffer>} drawAgain @param {import('./pictures.mjs').Picture | null} known
 */
async function atRest(drawAgain, known) {
  let picture = shrink(await drawAgain());
  const isAccepted = () => !isUpdating && known && differing(picture, known).length <= NOISE.pixels;
  for (let changed = Date.now(); !isAccepted() && Date.now() < changed + REST_MS;) {
    const now = shrink(await drawAgain());
    if (differing(now, picture).length > 0) changed = Date.now();
    picture = now;
  }
  return picture;
}

/**
 * @param {string} file @param {import('./pictures.mjs').Picture} picture
 * @param {import('./pictures.mjs').Picture | null} known
 */
function judge(file, picture, known) {
  if (isUpdating) return writePicture(new URL(file, accepted), picture);
  assert.ok(known, `${file} has never been accepted`);
  const pixels = differing(picture, known);
  if (pixels.length <= NOISE.pixels) return;
  writePicture(new URL(file, seen), picture);
  writePicture(new URL(`differs-${file}`, seen), marked(picture, pixels));
  assert.fail(`${file} differs in ${pixels.length} pixels: see build/visual`);
}
