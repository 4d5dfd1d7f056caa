// No word is cut off by its own box: it is there as a whole, or left out as a whole, or one can scroll to it.
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {openGame} from '../../support/page/game.mjs';
import {firstPuzzle, hardPuzzle, openPage, paste, withSmallSet} from '../../support/page/page.mjs';
import {inTurn} from '../../support/page/soak.mjs';

/** Texts by others, which may be of any length, end in dots. */
const ANY_LENGTH = '.entry .text, .picked span, .title .label, textarea, .hidden, [role=gridcell] span';

/** Runs in the page: texts of which a part is hidden by a box that can't be scrolled. @param {string} anyLength */
function cutOff(anyLength) {
  const inside = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
    [each, ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
  const upwards = function* (element) {
    for (let at = element; at; at = at.parentElement ?? at.getRootNode().host) yield at;
  };
  const isCut = (box, [start, end], [low, high]) => box > 1 && end > low + 1 && start < high - 1 &&
    (start < low - 1.5 || end > high + 1.5);
  const isShown = (each) => each.checkVisibility({visibilityProperty: true}) &&
    getComputedStyle(each).clipPath === 'none';
  const texts = inside(document).filter((each) => isShown(each) &&
    !each.closest(anyLength) && ![...upwards(each)].some((above) => above.matches?.(anyLength)) &&
    [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const cut = texts.filter((each) => !each.closest('option, svg, noscript, script, style')).filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const text = range.getBoundingClientRect();
    return [...upwards(each)].some((above) => {
      const {overflowX, overflowY} = getComputedStyle(above);
      const box = above.getBoundingClientRect();
      return (['hidden', 'clip'].includes(overflowX) &&
          isCut(text.width, [text.left, text.right], [box.left, box.right])) ||
        (['hidden', 'clip'].includes(overflowY) && isCut(text.height, [text.top, text.bottom], [box.top, box.bottom]));
    });
  }).map((each) => each.textContent.trim());
  const pen = document.createElement('canvas').getContext('2d');
  const shown = inside(document).filter((each) => each.matches('select') && each.checkVisibility());
  const selects = shown.flatMap((each) => {
    const {font, paddingLeft, paddingRight} = getComputedStyle(each);
    pen.font = font;
    const room = each.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...each.options].map(({text}) => text).filter((text) => pen.measureText(text).width > room + 1);
  });
  return [...cut, ...selects];
}

const conflict = (page) => page.evaluate(() => document.querySelector('sudoku-scope').next('conflict'));
/** @type {[name: string, options: {path?: string, hash?: string}, act: (page: any) => Promise<unknown>][]} */
const states = [
  ['the start', {}, async () => {}],
  ['a deep guess, at full speed', {hash: `#p=${hardPuzzle}&s=none.first.ascending&speed=1000000`}, conflict],
  ['the numbers of a run', {hash: `#p=${hardPuzzle}&step=400&view=numbers`}, async () => {}],
  ['a long list', {}, async (page) => {
    await paste(page, Array(1200).fill(firstPuzzle).join('\n'));
    await page.locator('#collection .entry').first().waitFor();
    await page.locator('#collection .list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await page.getByText('1,200', {exact: true}).waitFor();
  }],
];

const WIDTHS = [320, 390, 720, 1000, 1280];
for (const [turn, [name, options, act]] of states.entries()) {
  test(`nothing is cut off: ${name}`, needsBrowser, async (t) => {
    const {page} = await openPage(t, options);
    await act(page);
    for (const width of inTurn(WIDTHS, turn)) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await eventually.deepEqual(() => page.evaluate(cutOff, ANY_LENGTH), [], `${width} px`);
    }
  });
}

test('nothing is cut off: the race, at full speed', needsBrowser, async (t) => {
  const hash = `#p=${hardPuzzle}&c=ac3,only-choice&step=300`;
  const {page} = await openSite(t, {...withSmallSet, path: 'compare.html', hash});
  await page.locator('#progress[data-state=done]').waitFor();
  for (const width of inTurn(WIDTHS, 4)) {
    await page.setViewportSize({width, height: 800});
    await eventually.deepEqual(() => page.evaluate(cutOff, ANY_LENGTH), [], `${width} px`);
  }
});

test('nothing is cut off: the settings of Play and of an embed, with their longest values', needsBrowser, async (t) => {
  const {page} = await openGame(t);
  await page.getByRole('button', {name: 'Settings'}).click();
  await page.getByRole('dialog').waitFor();
  const {page: embedding} = await openSite(t, {path: 'embedding.html'});
  await embedding.locator('#strategy option').nth(1).waitFor({state: 'attached'});
  for (const width of inTurn([1280, 390], 0)) {
    for (const each of [page, embedding]) {
      await each.setViewportSize({width, height: 800});
      await eventually.deepEqual(() => each.evaluate(cutOff, ANY_LENGTH), [], `${width} px`);
    }
  }
});

test('nothing is cut off: the values of a picture, and of a new puzzle, in Spanish', needsBrowser, async (t) => {
  const {page} = await openPage(t, {path: '?lang=es', hash: `#p=${firstPuzzle}&step=5`});
  const sheet = page.getByRole('dialog');
  await page.locator('[data-do=export]').dispatchEvent('click');
  await sheet.getByRole('button', {name: 'Abrir la imagen'}).click();
  await sheet.getByLabel('Candidatos').waitFor();
  await eventually.deepEqual(() => page.evaluate(cutOff, ANY_LENGTH), []);
  await sheet.getByRole('button', {name: 'Cerrar'}).click();
  await page.locator('[data-do=new]').first().dispatchEvent('click');
  await sheet.getByText('Tamaño, simetría, técnica, semilla').click();
  await sheet.getByLabel('Técnica').waitFor();
  await eventually.deepEqual(() => page.evaluate(cutOff, ANY_LENGTH), []);
});
