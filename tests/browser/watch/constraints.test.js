// Puzzles with constraints on the page: drawn, named, stepped through with the constraint of each step emphasised, in
// every theme and on a phone. The run is recorded, so that no propagation is needed.
import assert from 'node:assert/strict';
import test from 'node:test';
import {constraintRun} from '../../support/constraint-run.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {formatLink} from '../../../web/src/links/links.js';
import {needsBrowser} from '../../support/page/browser.mjs';
import {isAt, openPage, player, seek} from '../../support/page/page.mjs';

const ruleLine = (page) => page.locator('.rules summary');
const sentence = (page) => page.locator('.sentence').first();

/** Opens the run, and waits until its rules are drawn. */
async function openRun(t, context = {}) {
  const site = await openPage(t, {context});
  await site.page.locator('#file').setInputFiles({
    name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(constraintRun())),
  });
  await ruleLine(site.page).waitFor();
  await site.page.locator('.board .rule-total').waitFor();
  return site;
}

test('constraints are drawn, and named in one line', needsBrowser, async (t) => {
  const {page, problems} = await openRun(t);
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: 1 killer cage, 1 thermometer, 1 whisper line, ' +
    '1 arrow, 1 white dot, 1 black dot, 1 X, 1 V, 1 sandwich, 1 little killer, 1 renban line and 1 quadruple');
  await eventually.deepEqual(() => page.locator('.board .rule-clue').allTextContents(), ['27', '6']);
  await eventually.equal(() => page.locator('.board .rule-dot').count(), 3);
  await ruleLine(page).click();
  await page.getByText('Digits rise along a thermometer, starting at its bulb.').waitFor();
  await page.getByRole('gridcell').filter({hasText: 'cage of 12 at A1'}).first().waitFor({state: 'attached'});
  await page.getByRole('gridcell').filter({hasText: 'white dot between F5 and F6'}).nth(1).waitFor({state: 'attached'});
  assert.deepEqual(problems, []);
});

test('the constraint of a step is emphasised, and the sentence says why', needsBrowser, async (t) => {
  const {page, problems} = await openRun(t);
  await seek(page, 7);
  await sentence(page).filter({hasText: 'B4 can\'t be 8: on the thermometer from A6 to C5, 2 larger digits ' +
    'must follow.'}).waitFor();
  await page.locator('.board .rule-casing.used').first().waitFor();
  await eventually.ok(async () => await page.locator('.board :is(.rule-rest, .resting)').count() > 5);
  await seek(page, 4);
  await sentence(page).filter({hasText: 'A1 can\'t be 9: the cage with A2 sums to 12, and A2 can\'t be 3.'}).waitFor();
  await page.locator('.board .rule-edge.used').waitFor();
  await seek(page, 16);
  await sentence(page).filter({hasText: 'Contradiction: the cage with A1 and A2 sums to 12, but'}).waitFor();
  await seek(page, 'start');
  await page.waitForFunction(() => !document.querySelector('sudoku-scope').shadowRoot
    .querySelector('.rule-rest, .resting'));
  assert.deepEqual(problems, []);
});

/** The first step that a constraint makes, and the first one after it that none makes. */
const stepsByConstraint = (page) => page.evaluate(async () => {
  const events = await document.querySelector('sudoku-scope').run.events(0, 5000);
  const used = events.findIndex(({constraint}) => constraint !== undefined);
  return [used + 1, events.findIndex(({constraint}, at) => at > used && constraint === undefined) + 1];
});

test('digits are set off from the line that a step uses', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: '#p=1...............&rules=.Whisper~2~R1C1~R1C2~R2C3~R2C4&v=2'});
  const looks = () => page.locator('sudoku-scope .digit').first().evaluate((digit) => {
    const {paintOrder, stroke} = getComputedStyle(digit);
    return `${paintOrder} ${stroke}`;
  });
  await page.locator('sudoku-scope .rule-casing').first().waitFor({state: 'attached'});
  await eventually.match(looks, /^normal none$/);
  const [used] = await stepsByConstraint(page);
  await seek(page, used);
  await eventually.match(looks, /^stroke.* rgb\(255, 255, 255\)$/);
});

test('digits on a canvas are set off from the line that a step uses, and only then', needsBrowser, async (t) => {
  const hash = `#p=1${'.'.repeat(99)}&rules=.Whisper~5~R1C1~R1C2~R2C3~R2C4&v=2`;
  const {page} = await openPage(t, {hash});
  await page.locator('sudoku-scope .rule-casing').first().waitFor({state: 'attached'});
  const rims = () => page.evaluate(() => {
    const canvas = document.querySelector('sudoku-scope').shadowRoot.querySelector('canvas');
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).filter((pixel) => pixel === 0xffffffff).length;
  });
  const casing = page.locator('sudoku-scope .rule-casing.used');
  const [used, after] = await stepsByConstraint(page);
  await seek(page, used);
  await casing.first().waitFor({state: 'attached'});
  await eventually.ok(async () => await rims() > 30);
  await seek(page, after);
  await casing.first().waitFor({state: 'detached'});
  await eventually.equal(rims, 0);
});

test('the colon of a sentence never begins a line', needsBrowser, async (t) => {
  const {page} = await openRun(t);
  await seek(page, 4);
  await sentence(page).filter({hasText: 'A1 can\'t be 9: the cage'}).waitFor();
  const broken = await page.locator('.words').evaluate((words) => {
    const digit = words.querySelector('.struck');
    const colon = document.createRange();
    colon.setStart(digit.nextSibling, 0);
    colon.setEnd(digit.nextSibling, 1);
    return Array.from({length: 100}, (_, i) => 100 + 4 * i).filter((width) => {
      words.style.width = `${width}px`;
      return colon.getBoundingClientRect().left < digit.getBoundingClientRect().left;
    });
  });
  assert.deepEqual(broken, []);
});

test('the log tells the constraint', needsBrowser, async (t) => {
  const {page} = await openRun(t);
  await seek(page, 7);
  await page.getByText('Thermometer from A6 to C5 rules out 8 in').first().waitFor();
});

test('forced colours and dark: lines keep an edge that can be seen', needsBrowser, async (t) => {
  for (const context of [{forcedColors: 'active'}, {colorScheme: 'dark'}]) {
    const {page} = await openRun(t, context);
    const [edge, ground] = await page.locator('.board .rule-casing').first().evaluate((casing) => {
      const paper = casing.closest('svg').querySelector('.paper');
      return [getComputedStyle(casing).stroke, getComputedStyle(paper).fill];
    });
    assert.notEqual(edge, ground);
    assert.match(edge, /^rgb/);
  }
});

test('beside the panels, the board with its clues and the line of rules ends above the buttons', needsBrowser,
  async (t) => {
    for (const [width, height] of [[1280, 800], [1920, 1080]]) {
      const {page} = await openRun(t, {viewport: {width, height}});
      await eventually.ok(() => page.evaluate(() => {
        const root = document.querySelector('sudoku-scope').shadowRoot;
        const [board, bar] = ['.board', '.transport'].map((name) => root.querySelector(name).getBoundingClientRect());
        return board.bottom <= bar.top && board.height > 400;
      }), `${width}x${height}`);
    }
  });

test('at 320 pixels the clues stand inside of the page', needsBrowser, async (t) => {
  const {page} = await openRun(t, {viewport: {width: 320, height: 640}});
  await passes(async () => {
    const {board, clues} = await page.evaluate(() => {
      const root = document.querySelector('sudoku-scope').shadowRoot;
      const box = (node) => node.getBoundingClientRect().toJSON();
      return {board: box(root.querySelector('.board')), clues: [...root.querySelectorAll('.rule-clue')].map(box)};
    });
    assert.ok(board.right <= 320.5, JSON.stringify(board));
    for (const clue of clues) {
      assert.ok(clue.left >= board.left && clue.right <= board.right && clue.top >= board.top, JSON.stringify(clue));
    }
  });
  await isAt(page, 0);
});

/** Below its last line, a text has a little room of its own, in pixels. */
const ROOM_OF_TEXT = 3;

/** The sentence of a step stands above the buttons on a small phone. */
async function standsAboveButtons(t, {id, step, path = '', begins}) {
  const {puzzle, rules} = ruleSamples.find((sample) => sample.id === id);
  const {page} = await openPage(t, {
    path, hash: formatLink({puzzle, rules: {text: rules}, step}),
    context: {viewport: {width: 320, height: 640}, hasTouch: true},
  });
  await isAt(page, step);
  await eventually.match(() => sentence(page).textContent(), begins);
  await passes(async () => {
    const {y, height} = await sentence(page).locator('.words').boundingBox();
    const {y: buttons} = await page.locator('sudoku-scope .transport').boundingBox();
    const below = y + height - buttons;
    assert.ok(below <= ROOM_OF_TEXT, `${path} ${below}`);
  });
}

test('on a small phone, a long reason stands above the buttons', needsBrowser, async (t) => {
  const step = {id: 'sandwich', step: 252, begins: /^B7 can't be 9: between 1 and 9, column 7 sums to 22/};
  await standsAboveButtons(t, step);
});

test('so does a contradiction with several reasons, in each language', needsBrowser, async (t) => {
  for (const [path, begins] of [['', /^Contradiction: the cage at G8 sums to 19/],
    ['?lang=de', /^Widerspruch: der Käfig ab G8 hat die Summe 19/],
    ['?lang=es', /^Contradicción: la jaula de G8 suma 19/]]) {
    await standsAboveButtons(t, {id: 'killer', step: 1947, path, begins});
  }
});

test('the list of rules closes by Escape, and when the focus goes on', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(81)}&rules=.Cage~15~R1C1~R1C2~R2C1&v=2&step=3`});
  const line = ruleLine(page), list = page.locator('.rules ul');
  await line.focus();
  for (const close of ['Escape', 'Tab']) {
    await page.keyboard.press('Enter');
    await list.waitFor({state: 'visible'});
    await page.keyboard.press(close);
    await list.waitFor({state: 'hidden'});
  }
  await eventually.equal(async () => (await player(page)).step, 3);
});

test('a long list of rules scrolls above the bar, with the keyboard, too', needsBrowser, async (t) => {
  const whispers = Array.from({length: 8}, (_, i) => `.Whisper~${i % 4 + 2}~R${i + 1}C1~R${i + 1}C2`).join('');
  const {page} = await openPage(t, {hash: `#p=${'.'.repeat(81)}&rules=${whispers}.Odd~R1C9.Even~R2C9&v=2&step=0`});
  await page.setViewportSize({width: 360, height: 480});
  await ruleLine(page).focus();
  await page.keyboard.press('Enter');
  const list = page.locator('.rules ul');
  await eventually.equal(() => list.getAttribute('tabindex'), '0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await eventually.ok(() => list.evaluate((each) => each.scrollTop > 0));
  await eventually.ok(() => list.isVisible());
});

test('on paper, before the first step: the board and its rules, nothing that one presses', needsBrowser, async (t) => {
  const {page} = await openRun(t);
  await page.emulateMedia({media: 'print'});
  await eventually.equal(() => page.locator('button:visible, textarea:visible, nav:visible').count(), 0);
  await eventually.ok(() => ruleLine(page).isVisible());
  const ink = await page.locator('.board .rule-clue').first().evaluate((clue) => getComputedStyle(clue).fill);
  assert.equal(ink, 'rgb(17, 17, 17)');
});
