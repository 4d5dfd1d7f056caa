// A page's own styles place an element, but leave its text as it is.
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {openElement, whole} from '../../support/page/element.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle} from '../../support/page/page.mjs';

/** How its text is set. @param {import('playwright-core').Page} page */
const settingOf = (page) => page.evaluate(() => {
  const style = getComputedStyle(window.scope.shadowRoot.querySelector('.scope'));
  const names = ['direction', 'fontFamily', 'fontSize', 'fontStyle', 'letterSpacing', 'lineHeight', 'textAlign',
    'textIndent', 'textTransform', 'whiteSpace', 'color'];
  return Object.fromEntries(names.map((name) => [name, style[name]]));
});

test('styles of a page for all elements do not reach the text', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle, step: '12', controls: 'compact'});
  await page.locator('.words').waitFor();
  const before = await settingOf(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body * { line-height: 3; font-family: monospace; font-style: italic; letter-spacing: 3px;
      color: red; text-transform: uppercase; text-align: right; text-indent: 2em; white-space: pre; }`);
    document.adoptedStyleSheets = [sheet];
  });
  await eventually.deepEqual(() => settingOf(page), before);
});

test('in a page from right to left, words of English and the buttons keep their order', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle, step: '12', controls: 'compact'});
  await page.locator('.words').waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await eventually.equal(async () => (await settingOf(page)).direction, 'ltr');
  await eventually.equal(() => page.evaluate(() => {
    const lefts = ['.back', '.step', '.play'].map((name) =>
      window.scope.shadowRoot.querySelector(name).getBoundingClientRect().left);
    return lefts[0] < lefts[1] && lefts[1] < lefts[2];
  }), true);
});

for (const [name, style] of Object.entries({
  'a row': 'display: flex; justify-content: center',
  'a column that centres': 'display: flex; flex-direction: column; align-items: center',
  'a grid that centres': 'display: grid; justify-items: center',
})) {
  test(`in ${name}, it has a width without being told`, needsBrowser, async (t) => {
    const page = await openElement(t, {puzzle: firstPuzzle, controls: 'compact'});
    await whole(page);
    await page.evaluate((css) => { document.body.style.cssText = css; }, style);
    await eventually.equal(() => page.evaluate(() => window.scope.getBoundingClientRect().width), 280);
  });
}

test('in a grid on a narrow phone, it makes nothing wider', needsBrowser, async (t) => {
  const page = await openElement(t, {puzzle: firstPuzzle, controls: 'compact'},
    {context: {viewport: {width: 320, height: 640}}});
  await whole(page);
  await page.evaluate(() => {
    const column = document.createElement('div');
    column.append(window.scope);
    document.body.replaceChildren(column);
    document.body.style.cssText = 'display: grid; grid-template-columns: 1fr; margin: 16px';
  });
  await eventually.equal(() => page.evaluate(() => document.documentElement.scrollWidth), 320);
});
