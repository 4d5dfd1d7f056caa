// Paper shows the light theme, whatever is chosen on the screen, and nothing that one presses.
import test from 'node:test';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstPuzzle, hardPuzzle, withSmallSet} from '../../support/page/page.mjs';

const DARK = {ink: 'rgb(242, 242, 242)', page: 'rgb(15, 17, 20)', scheme: 'dark'};
const LIGHT = {ink: 'rgb(17, 17, 17)', page: 'rgb(245, 244, 241)', scheme: 'light'};

/** The colours of the page, and those of its player and of a given digit where it has them. */
const coloursOf = (page) => page.evaluate(() => {
  const scope = document.querySelector('sudoku-scope');
  const roots = [...document.querySelectorAll('*')].map((node) => node.shadowRoot).filter((root) => root);
  const given = roots.map((root) => root.querySelector('text.given')).find((node) => node);
  const {color, backgroundColor, colorScheme} = getComputedStyle(document.body);
  const colours = {body: {ink: color, page: backgroundColor, scheme: colorScheme}};
  if (scope) {
    const style = getComputedStyle(scope);
    colours.player = {ink: style.color, scheme: style.colorScheme};
  }
  if (given) colours.given = getComputedStyle(given).fill;
  return colours;
});

/** Colours that `coloursOf` has to find. @param {typeof DARK} theme @param {string[]} parts */
const expected = ({ink, page, scheme}, parts) => ({
  body: {ink, page, scheme},
  ...(parts.includes('player') && {player: {ink, scheme}}),
  ...(parts.includes('given') && {given: ink}),
});

/** The pages, their parts that have colours, and what has no use on paper. */
const PAGES = {
  Watch: {hash: `#p=${hardPuzzle}&step=400`, parts: ['player', 'given'], pressed: '.head, .transport'},
  Play: {path: 'play.html', hash: `#p=${firstPuzzle}`, parts: ['given'],
    pressed: '.head, .pad, main .foot, .wash.peers, .selected-tint'},
  Compare: {path: 'compare.html', hash: `#p=${hardPuzzle}&c=only-choice.first.ascending,only-choice.mrv.ascending`,
    parts: ['given'], pressed: '.head, .transport, .take, #unit'},
  Learn: {path: 'learn/search.html', parts: ['player', 'given'], pressed: '.head, .way, .try, .transport'},
};

for (const [name, {parts, pressed, ...address}] of Object.entries(PAGES)) {
  test(`${name}, dark on the screen, is light on paper and leaves out its controls`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {...withSmallSet, ...address,
      prepare: (own) => own.addInitScript(() => localStorage.setItem('sudokuscope.theme', 'dark'))});
    await eventually.deepEqual(() => coloursOf(page), expected(DARK, parts));
    const controls = page.locator(pressed).filter({visible: true});
    await controls.first().waitFor();
    await page.emulateMedia({media: 'print'});
    await eventually.deepEqual(() => coloursOf(page), expected(LIGHT, parts));
    await eventually.equal(() => controls.count(), 0);
  });
}

for (const path of ['', 'play.html']) {
  test(`/${path} on paper says above the board what the rules of its puzzle mean`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path, hash: `#p=${'.'.repeat(81)}&rules=.AntiKnight.Cage~10~R1C1~R1C2&v=2&step=1`,
      context: {viewport: {width: 718, height: 1000}}});
    const meanings = page.locator('.rules li');
    await eventually.equal(() => meanings.count(), 2);
    await eventually.equal(() => meanings.filter({visible: true}).count(), 0);
    await page.emulateMedia({media: 'print'});
    await eventually.equal(() => meanings.filter({visible: true}).count(), 2);
    await eventually.ok(async () => {
      const [{y, height}, board] = [await meanings.last().boundingBox(),
        await page.getByRole('gridcell').first().boundingBox()];
      return y + height <= board.y;
    });
  });
}

// A4 with the margins of a printer. Learning has the most columns, German the longest heads.
test('Compare on paper has its tables as wide as the paper, with all their columns', needsBrowser, async (t) => {
  const strategies = ['none.first.ascending', 'strong-singleton-all-different.mrv-degree.lcv',
    'hidden-subsets.mrv.ascending.learning'].join();
  const {page} = await openSite(t, {...withSmallSet, path: 'compare.html', hash: `#p=${hardPuzzle}&c=${strategies}`,
    context: {locale: 'de', viewport: {width: 718, height: 1000}}});
  await page.locator('.results td', {hasText: /\d/}).first().waitFor();
  await page.emulateMedia({media: 'print'});
  const tooWide = () => page.locator('.results :is(th, td)').evaluateAll((cells) => cells.filter((cell) =>
    cell.checkVisibility() &&
    cell.getBoundingClientRect().right > cell.closest('section').getBoundingClientRect().right + 1)
    .map((cell) => cell.textContent));
  await eventually.deepEqual(tooWide, []);
  // Each head lies beside the next, and not over it.
  await eventually.deepEqual(() => page.locator('.results').first().locator('thead .sort').evaluateAll((heads) =>
    heads.filter((head, i) => heads[i + 1]?.getBoundingClientRect().left < head.getBoundingClientRect().right)
      .map((head) => head.textContent)), []);
  await eventually.equal(() => page.locator('.pair-choice, .numbers').filter({visible: true}).count(), 0);
});

test('the canvas of a large grid is painted anew for paper, without the frame of its lens', needsBrowser, async (t) => {
  const {page} = await openSite(t, {hash: `#p=1${'.'.repeat(255)}&step=1`,
    prepare: (own) => own.addInitScript(() => localStorage.setItem('sudokuscope.theme', 'dark'))});
  /** True if the given is in this ink: a pixel whose alpha is 255 is not of an edge. */
  const hasInk = (/** @type {number} */ ink) => page.evaluate((wanted) => {
    const canvas = document.querySelector('sudoku-scope').shadowRoot.querySelector('.board canvas, .place canvas');
    if (!canvas) return false;
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < data.length; i += 4) if (data[i] === wanted && data[i + 3] === 255) return true;
    return false;
  }, ink);
  const [light, dark] = [17, 242];
  const lenses = () => page.locator('sudoku-scope .board .viewport').filter({visible: true}).count();
  await eventually.ok(() => hasInk(dark));
  await eventually.equal(lenses, 1);
  await page.emulateMedia({media: 'print'});
  await eventually.ok(() => hasInk(light));
  await eventually.equal(lenses, 0);
  await page.emulateMedia({media: 'screen'});
  await eventually.ok(() => hasInk(dark));
  await eventually.equal(lenses, 1);
});
