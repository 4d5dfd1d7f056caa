// A picture of a step is what the page shows of it: the same shapes and signs, in the same places, in the same colours.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {pictures} from '../../../web/src/view/picture/pictures.js';
import {needsBrowser} from '../../support/page/browser.mjs';
import {passes} from '../../support/page/eventually.mjs';
import {hardPuzzle, openPage, seek} from '../../support/page/page.mjs';

const engine = await createEngine({mode: 'main'});
after(() => engine.dispose());

/** All that is painted in a picture, from the middle of its grid, which is its first rectangle. */
function painted(picture) {
  const shown = [...picture.querySelectorAll('rect, path, circle, text')].filter((shape) =>
    shape.getClientRects().length > 0 && shape.closest('[display=none]') === null);
  const colour = (style, name) => {
    if (style[name] === 'none') return 'none';
    const [red, green, blue, alpha = 1] = style[name].match(/[\d.]+/g).map(Number);
    const covering = Math.round(alpha * Number(style[`${name}Opacity`]) * Number(style.opacity) * 100) / 100;
    return covering ? [red, green, blue, covering].join() : 'none';
  };
  const marks = shown.flatMap((shape) => {
    const style = getComputedStyle(shape);
    const paint = ['fill', 'stroke'].map((name) => colour(style, name));
    if (paint.every((one) => one === 'none')) return [];
    const stroke = paint[1] === 'none' ? 0 : parseFloat(style.strokeWidth);
    const place = ({x, y, width, height}) => {
      const centre = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(shape.getScreenCTM());
      return {x: centre.x, y: centre.y, width, height};
    };
    if (shape.tagName !== 'text') return [{look: `${shape.tagName} ${paint}`, size: stroke, ...place(shape.getBBox())}];
    const look = `${paint} ${style.fontWeight} ${style.fontFamily.replaceAll('"', '')}`;
    return [...shape.textContent].map((sign, i) =>
      ({look: `${sign} ${look}`, size: parseFloat(style.fontSize), ...place(shape.getExtentOfChar(i))}));
  });
  const paper = marks.find(({look}) => look.startsWith('rect'));
  return marks.map(({look, x, y, width, height, size}) => ({
    look, at: [x - paper.x, y - paper.y, width, height, size],
  }));
}

/** The shapes that are in one and not in the other, within a tenth of a pixel. */
function missing(some, others) {
  const rest = [...others];
  return some.filter(({look, at}) => {
    const same = rest.findIndex((other) => other.look === look && other.at.every((n, i) => Math.abs(n - at[i]) < 0.1));
    if (same >= 0) rest.splice(same, 1);
    return same < 0;
  });
}

for (const theme of ['light', 'dark']) {
  test(`a picture shows what the page shows, ${theme}`, needsBrowser, async (t) => {
    const {page} = await openPage(t, {hash: `#p=${hardPuzzle}`, context: {colorScheme: theme}});
    const {run} = await engine.run(hardPuzzle, {});
    const width = await page.locator('.board').evaluate((board) => board.clientWidth + 20);
    const shots = await pictures(run, {theme, width});
    for (const kind of ['eliminate', 'place', 'decide', 'conflict', 'refute']) {
      const step = await run.next(300, kind) + 1;
      await seek(page, step);
      const {svg} = await shots.at(step);
      await page.waitForFunction(() => document.querySelector('sudoku-scope').shadowRoot.querySelector('.band'));
      const board = await page.locator('.board > svg').elementHandle();
      const file = await page.evaluateHandle((text) => {
        const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        root.querySelector('rect').remove();
        document.body.append(root);
        return root;
      }, svg);
      const drawn = await page.evaluate(painted, file);
      // The page may still be moving marks to their places.
      await passes(async () => {
        const shown = await page.evaluate(painted, board);
        assert.ok(shown.length > 100, `${kind}: ${shown.length}`);
        assert.deepEqual(missing(shown, drawn), [], `${kind} at ${step}: on the page only`);
        assert.deepEqual(missing(drawn, shown), [], `${kind} at ${step}: in the picture only`);
      });
      await file.evaluate((root) => root.remove());
    }
  });
}
