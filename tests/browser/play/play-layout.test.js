// The layout of Play: the board stays in sight and in its place, the pad never jumps, everything is large
// enough to hit, and the room of a window is used.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {cell, nine, openGame, says} from '../../support/page/game.mjs';
import {testOrSoak} from '../../support/page/soak.mjs';

const windows = [[320, 568], [568, 320], [844, 390], [1280, 800], [1366, 620],
  ...testOrSoak([], [[360, 740], [390, 844], [820, 1180], [1920, 1080]])];
/** By width, how wide the board is at least. */
const boards = {320: 300, 360: 330, 390: 360, 568: 230, 820: 680, 844: 290, 1280: 560, 1366: 560, 1920: 800};

/** The places of the board and of the parts of the pad; and all else that is too small to be hit. */
function places() {
  const box = (element) => {
    const {left, top, right, bottom} = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const board = [...document.querySelectorAll('#board *')].find(({shadowRoot}) => shadowRoot).shadowRoot
    .querySelector('.board');
  const seen = [...document.querySelectorAll('button, .tools summary')]
    .filter((each) => each.checkVisibility({visibilityProperty: true}));
  return {
    board: box(board), pad: ['pad', 'modes', 'digits', 'undo', 'erase'].map((id) => box(document.getElementById(id))),
    hints: seen.filter(({dataset}) => dataset.do === 'hint').length,
    small: seen.filter((each) => {
      const {width, height} = each.getBoundingClientRect();
      return width < 24 || height < (each.closest('#modes') ? 42 : 44);
    }).map((each) => each.textContent.trim()),
    icons: seen.filter((each) => each.matches('.icon-only') && each.getBoundingClientRect().width < 44).length,
    scrolls: document.documentElement.scrollHeight > innerHeight,
  };
}

for (const [width, height] of windows) {
  test(`at ${width}x${height} the board stays in sight and the pad in its place`, needsBrowser, async (t) => {
    const viewport = {width, height};
    const {page, problems} = await openGame(t, nine, {context: {viewport, hasTouch: width < 900}});
    await passes(async () => {
      const {board: [left, top, right, bottom], small, icons, hints, scrolls} = await page.evaluate(places);
      assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `board at ${[left, top, right, bottom]}`);
      assert.ok(right - left >= boards[width], `the board is ${right - left} wide`);
      assert.deepEqual([small, icons, hints, scrolls], [[], 0, 1, false]);
    });
    const first = await page.evaluate(places);
    for (const mode of ['Corner', 'Centre', 'Colour', 'Letter', 'Line', 'Digit']) {
      await page.getByRole('button', {name: mode, exact: true}).click();
      await page.getByRole('button', {name: mode, exact: true, pressed: true}).waitFor();
      await eventually.deepEqual(async () => {
        const {board, pad, small} = await page.evaluate(places);
        return [board, pad, small];
      }, [first.board, first.pad, []], mode);
    }
    await page.locator('[data-do=hint]').click();
    for (let rung = 1; rung <= 5; rung += 1) {
      await page.getByText(`${rung} of 5`).waitFor();
      await eventually.deepEqual(async () => {
        const {board, pad, scrolls} = await page.evaluate(places);
        return [board, pad, scrolls];
      }, [first.board, first.pad, false], `rung ${rung}`);
      const next = page.getByRole('button', {name: rung < 5 ? 'Show more' : 'Apply hint', exact: true});
      await eventually.ok(async () => {
        const {y, height: tall} = await next.boundingBox();
        return y >= 0 && y + tall <= height;
      }, `rung ${rung}: what is next is in sight`);
      await eventually.equal(() => page.locator('.hint-steps li').filter({visible: true}).count(),
        width >= 1280 && height >= 700 ? 5 : 1, `rung ${rung}`);
      await next.click();
    }
    assert.deepEqual(problems, []);
  });
}

test('at 400 %, the board has the width of the window, and the page scrolls to the pad', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, {context: {viewport: {width: 320, height: 256}}});
  await eventually.ok(async () => (await cell(page, 0).boundingBox()).width >= 30);
  await page.getByRole('button', {name: 'Hint'}).click();
  await page.getByText('1 of 5').waitFor();
});

test('on a phone no rung of a hint is cut, and the pad stays where it is asked for', needsBrowser, async (t) => {
  for (const height of [700, 800]) {
    const {page} = await openGame(t, nine, {context: {viewport: {width: 390, height}, hasTouch: true}});
    const isPadSeen = () => page.locator('#modes').isVisible();
    await page.locator('[data-do=hint]').click();
    for (let rung = 1; rung <= 5; rung += 1) {
      await page.getByText(`${rung} of 5`).waitFor();
      await eventually.equal(() => page.locator('#status-panel').evaluate(({scrollHeight, clientHeight}) =>
        scrollHeight - clientHeight), 0, `${height}, rung ${rung}`);
      if (rung < 5) await page.getByRole('button', {name: 'Show more'}).click();
    }
    await page.getByRole('button', {name: 'I’ve got it'}).click();
    await eventually.equal(isPadSeen, true);
    await page.locator('#more').click();
    await page.getByRole('button', {name: 'Filter', exact: true}).click();
    await page.getByRole('heading', {name: 'Filter by which digit?'}).waitFor();
    await eventually.equal(isPadSeen, true, `${height}, a filter`);
  }
});

test('the help begins with its title', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, {context: {viewport: {width: 390, height: 800}}});
  await page.keyboard.press('?');
  await page.getByRole('heading', {name: 'Keys'}).and(page.locator(':focus')).waitFor();
  await eventually.equal(() => page.getByRole('dialog').evaluate(({scrollTop}) => scrollTop), 0);
});

test('in a wide window board and pad stand in the middle', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, {context: {viewport: {width: 1920, height: 1080}}});
  await eventually.ok(async () => {
    const {board: [left], pad: [[, , right]]} = await page.evaluate(places);
    return Math.abs(left - (1920 - right)) < 60;
  });
});

test('no mark lies under the ring of the selection, or on it', needsBrowser, async (t) => {
  for (const width of [320, 1280]) {
    const {page} = await openGame(t, nine, {context: {viewport: {width, height: 740}}});
    for (const digit of [1, 2, 4, 5, 7, 8]) await page.keyboard.press(`Shift+Digit${digit}`);
    await says(page, 0, 'corner 1 2 4 5 7 8');
    await eventually.deepEqual(() => page.locator('#board .selected-line').evaluate((ring) => {
      const marks = [...ring.ownerSVGElement.querySelectorAll('.mark')];
      const edge = ring.getBBox();
      const width = parseFloat(ring.getAttribute('stroke-width')) / 2;
      const boxes = marks.map((mark) => {
        const {x, width: wide} = mark.getBBox();
        const [, shift] = /translate\(([\d.]+)/.exec(mark.closest('[transform]').getAttribute('transform'));
        return [x + Number(shift), x + wide + Number(shift)];
      });
      return {
        isBelow: marks.every((mark) => ring.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING),
        near: boxes.filter(([from, to]) => from < edge.x + width || to > edge.x + edge.width - width).length,
      };
    }), {isBelow: true, near: 0}, `${width}`);
  }
});

/** A finger goes down, moves through these cells and is lifted. */
async function drag(page, numbers, hold = 0) {
  const client = await page.context().newCDPSession(page);
  const touch = async (type, number) => {
    const box = number === undefined ? null : await cell(page, number).boundingBox();
    const touchPoints = box ? [{x: box.x + box.width / 2, y: box.y + box.height / 2}] : [];
    await client.send('Input.dispatchTouchEvent', {type, touchPoints});
  };
  await touch('touchStart', numbers[0]);
  await page.waitForTimeout(hold);
  if (hold) await eventually.deepEqual(() => selected(page), [numbers[0]]);
  for (const number of numbers.slice(1)) await touch('touchMove', number);
  await touch('touchEnd');
}

const selected = (page) => page.getByRole('gridcell').evaluateAll((cells) =>
  cells.flatMap((each, i) => (each.ariaSelected === 'true' ? [i] : [])));

test('a long press selects anew, and several cells are not left on', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, {context: {viewport: {width: 390, height: 844}, hasTouch: true}});
  await eventually.deepEqual(() => selected(page), [0]);
  await drag(page, [40], 700);
  await eventually.deepEqual(() => selected(page), [40]);
  await drag(page, [40, 41, 42], 700);
  await eventually.deepEqual(() => selected(page), [40, 41, 42]);
  await eventually.equal(() => page.locator('#several').getAttribute('aria-pressed'), 'false');
  await page.getByRole('button', {name: 'Corner', exact: true}).tap();
  await page.locator('#digits').getByRole('button', {name: /^4 /}).tap();
  await says(page, 40, 'corner 4');
  await says(page, 0, 'empty');
  await drag(page, [1, 10, 11]);
  await eventually.deepEqual(() => selected(page), [1, 10, 11]);
  await cell(page, 0).tap();
  await eventually.deepEqual(() => selected(page), [0]);
});

test('words in German fit the keys of the pad, and names of levels stay beside the bars', needsBrowser, async (t) => {
  const {page} = await openGame(t, nine, {context: {viewport: {width: 1280, height: 900}, locale: 'de-DE'}});
  await page.getByText('Rest 5').first().waitFor();
  await eventually.deepEqual(() => page.locator('#digits small').evaluateAll((all) => all.filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const [inner, key] = [words, each.closest('button')].map((what) => what.getBoundingClientRect());
    return inner.left < key.left + 3 || inner.right > key.right - 3;
  }).length), 0);
  await page.getByRole('button', {name: 'Bewerten'}).click();
  await eventually.ok(() => page.locator('.curve').evaluate((curve) => {
    const bars = curve.querySelector('.bars').getBoundingClientRect();
    return [...curve.querySelectorAll('text')].every((name) => name.getBoundingClientRect().right < bars.left - 4);
  }));
});

test('rules of many kinds have lines of their own above the board', needsBrowser, async (t) => {
  const rules = encodeURIComponent('.Thermo~R1C1~R1C2~R1C3.Arrow~R3C1~R3C2~R3C3.Renban~R4C1~R4C2.Whisper~5~R5C1~R5C2' +
    '.GreaterThan~R1C8~R1C9.X~R2C8~R2C9.V~R3C8~R3C9.WhiteDot~R4C8~R4C9.BlackDot~R5C8~R5C9.Between~R7C1~R7C2~R7C3' +
    '.AntiKnight.Diagonal~1');
  const hash = `#p=${'.'.repeat(81)}&rules=${rules}&v=2`;
  const {page} = await openGame(t, hash, {context: {viewport: {width: 320, height: 640}}});
  const isAbove = () => page.evaluate(() => {
    const bottom = document.querySelector('#rules summary')?.getBoundingClientRect().bottom ?? Infinity;
    return bottom <= (document.querySelector('#board')?.getBoundingClientRect().top ?? 0) + 1;
  });
  await page.locator('#rules summary').waitFor();
  for (const [width, height] of [[320, 640], [640, 900], [1280, 800]]) {
    await page.setViewportSize({width, height});
    await eventually.equal(isAbove, true, `${width}`);
  }
});

test('the keys have room for what they do', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await page.keyboard.press('?');
  const does = page.getByRole('dialog').locator('dl').first().locator('dd');
  await does.first().waitFor();
  await eventually.ok(async () =>
    await does.evaluateAll((all) => Math.min(...all.map((each) => each.clientWidth))) >= 300);
});
