// Between the widths that anybody looks at: no page scrolls sideways, and no control lies on another.
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {withSmallSet} from '../../support/page/page.mjs';
import {testOrSoak} from '../../support/page/soak.mjs';

const pages = ['', 'play.html', 'compare.html', 'speed.html', 'embedding.html', 'learn/', 'techniques/als-chain.html'];

/** From one width to the next. */
const STEP = testOrSoak(240, 20);

/** Runs in the page: how far it can be scrolled sideways, and the controls that cover one another. */
function layoutFaults() {
  const inside = (root) => [...root.querySelectorAll('*')].flatMap((each) =>
    [each, ...(each.shadowRoot ? inside(each.shadowRoot) : [])]);
  const upwards = function* (element) {
    for (let at = element; at; at = at.parentElement ?? at.getRootNode().host) yield at;
  };
  const nearest = (element, test) => [...upwards(element)].find((each) => test(getComputedStyle(each))) ?? null;
  const controls = inside(document)
    .filter((each) => each.matches('button, select, summary, input, textarea, nav a'))
    .filter((each) => !each.closest('.sheet, dialog') && each.checkVisibility({visibilityProperty: true}))
    .map((each) => ({
      name: (each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 30), element: each,
      box: each.getBoundingClientRect(),
      stuck: nearest(each, ({position}) => ['fixed', 'sticky'].includes(position)) !== null,
      scroller: nearest(each, ({overflow}) => overflow !== 'visible'),
    }))
    .filter(({box}) => box.width > 1 && box.height > 1);
  const covers = (a, b) => a.stuck === b.stuck && a.scroller === b.scroller &&
    !a.element.contains(b.element) && !b.element.contains(a.element) &&
    a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1 &&
    a.box.top < b.box.bottom - 1 && b.box.top < a.box.bottom - 1;
  const covered = controls.flatMap((a, i) =>
    controls.slice(i + 1).filter((b) => covers(a, b)).map((b) => `${a.name} and ${b.name}`));
  return {sideways: document.documentElement.scrollWidth - innerWidth, covered};
}

/** Waits for what takes room on a page and comes after it: a choice of the reader's, in the link of a player. */
async function isAllThere(page, path) {
  await page.waitForLoadState('networkidle');
  if (!path.startsWith('techniques/')) return;
  await page.locator('#grid').scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: 'Undo this choice'}).waitFor();
}

/** Runs in the page: the distances that WCAG 1.4.12 lets a reader ask for. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}' +
    'p{margin-bottom:2em!important}');
  const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
    (shadowRoot ? roots(shadowRoot) : []))];
  for (const root of roots(document)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** @param {import('playwright-core').Page} page @param {string} state */
async function fitsEveryWidth(page, state) {
  for (let width = 1280; width >= 320; width -= STEP) {
    await page.setViewportSize({width, height: 700});
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await eventually.deepEqual(() => page.evaluate(layoutFaults), {sideways: 0, covered: []}, `${width} px, ${state}`);
  }
}

for (const path of pages) {
  test(`/${path}: fits every width, and no control covers another; with more distance between letters and lines, too`,
    needsBrowser, async (t) => {
      const {page} = await openSite(t, {...withSmallSet, path, context: {viewport: {width: 1280, height: 700}}});
      await isAllThere(page, path);
      await fitsEveryWidth(page, 'as it opens');
      await page.evaluate(spaceText);
      await fitsEveryWidth(page, 'with more distance');
    });
}
