// The search tree at its full size: 100,000 nodes are laid out and drawn, moved, zoomed, stepped through.
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {median, report} from '../../support/figures.mjs';
import {longestTask} from '../../support/page/longest-task.mjs';

const drawnMs = 150;
const taskMs = 16;

// The panel as it stands in the sources, with a run that is nothing but its tree, on a page that has nothing else.
const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const server = await startServer({root});
const browser = await launchBrowser();
const page = await browser.newPage({viewport: {width: 600, height: 340}, bypassCSP: true});
await page.goto(`${server.url}package.json`);
await page.setContent(`<script type="importmap">${JSON.stringify({imports: importsOfPackage()})}</script>`);

/** Makes a tree of 111,111 nodes, ten children each, and a panel for it; leaves both in the page. */
await page.evaluate(async () => {
  const {treeFromEvents} = await import('/web/src/run/tree-from-events.js');
  const {treePanel} = await import('/web/src/view/tree/panel.js');
  const {THEME_CSS} = await import('/web/src/view/theme-css.js');
  const {adopt} = await import('/web/src/view/style-sheet.js');
  const events = [];
  const push = (kind, cell, digit) => events.push({kind, cell, digit, index: events.length, outcome: 'failed'});
  const search = (depth) => {
    for (let digit = 1; digit <= 10 && depth < 5; digit += 1) {
      push('decide', depth, digit);
      search(depth + 1);
      push('refute', depth, digit);
    }
  };
  search(0);
  const tree = treeFromEvents(events);
  const nodes = tree.parent.length;
  globalThis.length = events.length;
  globalThis.newTimeline = () => ({run: {
    length: events.length, status: 'none', stats: {nodes, guesses: nodes - 1}, tree: async () => tree,
    puzzle: {boxRows: 2, boxCols: 5, size: 10, givens: new Uint8Array(100)},
  }});
  globalThis.panel = treePanel({seek() {}, notation: () => 'A1', speak() {}, setting: () => '', tally() {}});
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const shadow = host.attachShadow({mode: 'open'});
  for (const css of [THEME_CSS, panel.css]) adopt(shadow, css);
  shadow.append(panel.root);
  Object.assign(panel.root.style, {width: '578px', height: '300px'});
});

/** Files that sources import by a name of ours, as pages are told. @returns {Record<string, string>} */
function importsOfPackage() {
  const {imports} = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const all = Object.entries(imports).map(([name, each]) => [name, each.default ?? each]);
  const files = all.filter(([, file]) => file.startsWith('./'));
  return Object.fromEntries(files.map(([name, file]) => [name, file.slice(1)]));
}

/** From having the tree to its picture, in milliseconds. */
function drawOnce() {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    panel.setTimeline(null);
    await frame();
    const started = performance.now();
    panel.setTimeline(newTimeline());
    panel.showStep({index: Math.round(length / 2), event: null, state: {path: new Array(5)}});
    await frame();
    return performance.now() - started;
  });
}

/** One change a frame, for a while. @param {string} change what is done in frame `i`, as code */
function everyFrame(change) {
  return page.evaluate(async (code) => {
    const act = new Function('i', code);
    for (let i = 0; i < 90; i += 1) {
      act(i);
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, change);
}

/** Turns the wheel over the tree. */
const wheel = (deltaX, deltaY, ctrlKey) => `panel.root.querySelector('.tree-view').dispatchEvent(new WheelEvent('wheel',
  {deltaX: ${deltaX}, deltaY: ${deltaY}, ctrlKey: ${ctrlKey}, clientX: 300, clientY: 150, cancelable: true}))`;

const times = [];
for (let i = 0; i < 7; i += 1) times.push(await drawOnce());
const usual = median(times);
report('tree of 111,111 nodes laid out and drawn (median)', `within ${drawnMs} ms`, `${usual.toFixed(0)} ms`,
  usual <= drawnMs);

const press = (key) => page.locator('.tree-view').press(key);
const moves = [
  ['panned at full size', async () => {}, wheel('i % 2 ? 9 : -9', 37, false)],
  ['zoomed out', async () => {}, wheel(0, 12, true)],
  ['panned where rows are a pixel', () => press('+'), wheel(0, '-9', false)],
  ['stepped through, seen as a whole', () => press('0'),
    `panel.showStep({index: Math.round(length * i / 90), event: null, state: {path: new Array(5)}})`],
];
for (const [name, prepare, change] of moves) {
  await prepare();
  await page.waitForTimeout(200);
  const longest = await longestTask(browser, page, () => everyFrame(change));
  report(`longest task while that tree is ${name}`, `${taskMs} ms`, `${longest.toFixed(1)} ms`, longest <= taskMs);
}
await browser.close();
await server.close();
