// The search tree: what it tells, and that a click on a node moves everything else.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, isAt, openPage, paste, player, press, seek} from '../../support/page/page.mjs';

const nodeAtKeys = (page) => page.locator('.tree-view [role=treeitem]').textContent();
const note = (page) => page.locator('.tree-note');

/** Opens the page at a step of the puzzle that needs guesses, and waits for its tree. */
async function openTree(t, {step = 1, strategy = 'only-choice', ...options} = {}) {
  const site = await openPage(t, {hash: `#p=${hardPuzzle}&s=${strategy}&step=${step}`, ...options});
  await isAt(site.page, step);
  return site;
}

/** Puts the keys' cursor on the node of the step. */
async function focusTree(page) {
  await page.locator('.tree-view').focus();
  await page.locator('.tree-view [role=treeitem]').waitFor({state: 'attached'});
}

/** Presses keys, one after the other, and says where they led. */
async function pressed(page, ...keys) {
  const said = [];
  for (const key of keys) {
    await page.locator('.tree-view').press(key);
    said.push(await nodeAtKeys(page));
  }
  return said;
}

/** The place of a node in the tree, by the words that it says when the pointer is over it; again until it is there. */
async function findNode(page, words) {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    for (const place of await page.locator('.tree-view').evaluate(placesOfNodes)) {
      await page.mouse.move(place.x, place.y);
      if (words.test(await note(page).textContent()) && words.test(await noteAt(page, place))) return place;
    }
  }
  return assert.fail(`no node says ${words}`);
}

/**
 * Runs in the page: the places where a pointer meets a node on its way, column by column. A mouse that is driven from
 * outside takes ten seconds for all of the tree, most of it empty.
 */
function placesOfNodes(tree) {
  const {x, y, width, height} = tree.getBoundingClientRect();
  const places = [];
  for (let column = 6; column < width; column += 12) {
    for (let row = 6; row < height; row += 6) {
      const at = {clientX: x + column, clientY: y + row, pointerType: 'mouse', pointerId: 99};
      tree.dispatchEvent(new PointerEvent('pointermove', at));
      if (tree.classList.contains('over')) places.push({x: at.clientX, y: at.clientY});
    }
  }
  tree.dispatchEvent(new PointerEvent('pointerleave', {pointerType: 'mouse', pointerId: 99}));
  return places;
}

/** The words of the node at a place; until they are known, those of the node before stay. */
async function noteAt(page, {x, y}) {
  await page.mouse.move(1, 1);
  await eventually.equal(() => note(page).textContent(), '');
  await page.mouse.move(x, y);
  for (const end = Date.now() + 1000; Date.now() < end;) {
    const words = await note(page).textContent();
    if (words) return words;
  }
  return '';
}

test('a pasted puzzle has a tree of as many nodes as its search had', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  await paste(page, hardPuzzle);
  await page.waitForFunction((pasted) => document.querySelector('sudoku-scope').puzzle === pasted, hardPuzzle);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.status === 'solved');
  const {nodes, rows} = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    return {nodes: run.stats.nodes, rows: (await run.tree()).parent.length};
  });
  assert.equal(rows, nodes);
  const guess = await page.evaluate(() => document.querySelector('sudoku-scope').run.next(0, 'decide'));
  await seek(page, guess + 1);
  await page.getByText(`${nodes} nodes, 1 open`).waitFor();
  await focusTree(page);
  const [root] = await pressed(page, 'Home');
  assert.equal(root, `Root, ${nodes - 1} nodes below`);
  assert.deepEqual(problems, []);
});

test('the node of the step is where the keys begin', needsBrowser, async (t) => {
  const {page} = await openTree(t);
  const conflict = await page.evaluate(() => document.querySelector('sudoku-scope').run.next(0, 'conflict'));
  await seek(page, conflict + 1);
  const {path} = await page.evaluate((at) => document.querySelector('sudoku-scope').run.stateAt(at), conflict + 1);
  await focusTree(page);
  await eventually.match(() => nodeAtKeys(page), new RegExp(`, depth ${path.length}, failed$`));
});

test('a click on a node goes to its guess', needsBrowser, async (t) => {
  const {page} = await openTree(t);
  const place = await findNode(page, /tried at step/);
  const [, step] = /tried at step ([\d,]+)/.exec(await note(page).textContent());
  await page.mouse.click(place.x, place.y);
  await isAt(page, Number(step.replace(',', '')));
  const [event] = await page.evaluate(async () => {
    const {run, step: at} = document.querySelector('sudoku-scope');
    return run.events(at - 1, 1);
  });
  assert.equal(event.kind, 'decide');
});

test('a double click folds a node and unfolds it', needsBrowser, async (t) => {
  const {page} = await openTree(t);
  const place = await findNode(page, /tried at step .* nodes below it\.$/);
  const [, step] = /step (\d+)/.exec(await note(page).textContent());
  await page.mouse.dblclick(place.x, place.y);
  await page.waitForFunction(() => /folded$/.test(
    document.querySelector('sudoku-scope').shadowRoot.querySelector('[role=treeitem]')?.textContent ?? ''));
  await isAt(page, Number(step));
  await page.locator('.tree-view').press(' ');
  await eventually.match(() => nodeAtKeys(page), /below$/);
});

test('keys move along the tree, Enter goes there, Space folds', needsBrowser, async (t) => {
  const {page} = await openTree(t);
  await focusTree(page);
  const [, first, second, parent] = await pressed(page, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft');
  assert.match(first, /^[A-I][1-9] = [1-9], depth 1, open, to come, \d+ nodes below$/);
  assert.match(second, /, depth 2, /);
  assert.equal(parent, first);
  const [folded] = await pressed(page, ' ');
  assert.equal(folded, first.replace('below', 'folded'));
  const [same, child] = await pressed(page, 'ArrowRight', 'ArrowRight');
  assert.deepEqual([same, child], [first, second], 'the right arrow unfolds, then goes on');
  await page.locator('.tree-view').press('Enter');
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 1);
  const {path} = await page.evaluate(async () => {
    const {run, step} = document.querySelector('sudoku-scope');
    return run.stateAt(step);
  });
  assert.equal(path.length, 2);
});

test('a failed node tells its contradiction in the words of the log', needsBrowser, async (t) => {
  const {page} = await openTree(t);
  const {step, words} = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    const conflict = await run.next(0, 'conflict');
    return {step: conflict + 1, words: await run.describe(conflict)};
  });
  await seek(page, step);
  await focusTree(page);
  const why = words.replace('Contradiction: ', '');
  await note(page).getByText(`failed at step ${step}: ${why}`).waitFor();
});

/** Holds back questions for the tree until `letTreeCome` is called in the page. */
function holdTree(page) {
  return page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const held = [];
    Worker.prototype.postMessage = function(message, ...more) {
      if (message.method === 'runTree') held.push(() => post.call(this, message, ...more));
      else post.call(this, message, ...more);
    };
    globalThis.letTreeCome = () => held.forEach((send) => send());
  });
}

test('a tree that comes while the keys wait for it begins at the node of the step', needsBrowser, async (t) => {
  const {page} = await openTree(t, {step: 500, prepare: holdTree});
  await page.locator('.tree-view').focus();
  await page.evaluate(() => globalThis.letTreeCome());
  await page.locator('.tree-view [role=treeitem]').waitFor({state: 'attached'});
  await eventually.match(() => nodeAtKeys(page), /depth [1-9]/);
});

test('failed branches are folded by one button, and back', needsBrowser, async (t) => {
  const {page} = await openTree(t);
  await focusTree(page);
  await pressed(page, 'Home');
  const fold = page.getByRole('button', {name: /^Fold failed/});
  await fold.click();
  await eventually.equal(() => fold.getAttribute('aria-pressed'), 'true');
  await findNode(page, /failed at step .* nodes folded below it\.$/);
  await fold.click();
  await eventually.equal(() => fold.getAttribute('aria-pressed'), 'false');
});

test('what the engine folded of ten million nodes is opened when it is asked for', needsBrowser, async (t) => {
  const {page, problems} = await openTree(t, {strategy: 'none.first.ascending', step: 100_000});
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run.status === 'solved', null,
    {timeout: 60_000});
  await page.getByText('9,727,397 nodes').waitFor();
  // The whole tree comes later than the number of its nodes. Keys that are there before stay at their node in it.
  await focusTree(page);
  await eventually.equal(async () => (await pressed(page, 'Home'))[0], 'Root, 9,727,396 nodes below');
  await page.locator('.tree-view').blur();
  await seek(page, 100_001);
  await focusTree(page);
  await eventually.match(() => nodeAtKeys(page), /folded$/);
  await page.locator('.tree-view').press(' ');
  await eventually.match(() => nodeAtKeys(page), /below$/);
  await eventually.equal(() => page.locator('.tree-overview').count(), 1);
  assert.deepEqual(problems, []);
});

test('a recorded run has its tree', needsBrowser, async (t) => {
  const {page} = await openTree(t);
  const download = page.waitForEvent('download');
  await page.locator('#menu summary').click();
  await press(page, 'Export');
  await press(page, 'Save the run');
  const text = await readFile(await (await download).path(), 'utf8');
  await page.keyboard.press('Escape');
  const solved = await page.evaluateHandle(() => document.querySelector('sudoku-scope').run);
  const {length} = await player(page);
  const file = {name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text)};
  await page.locator('#file').setInputFiles(file);
  await page.waitForFunction((before) => ![null, before].includes(document.querySelector('sudoku-scope').run), solved);
  await eventually.equal(async () => (await player(page)).length, length);
  await seek(page, 'end');
  await focusTree(page);
  await eventually.match(() => nodeAtKeys(page), /, solution$/);
});

test('on a phone the tree is a tab, and a run without guesses says so', needsBrowser, async (t) => {
  const {page} = await openPage(t, {context: {viewport: {width: 390, height: 844}}});
  await seek(page, 5);
  await page.getByRole('tab', {name: 'Tree'}).click();
  await page.getByText('No guess: the tree is a single node.').waitFor();
});
