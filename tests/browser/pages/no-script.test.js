// Pages without scripts: each says what it needs, in every language, and shows what can be read all the same.
import test from 'node:test';
import {languages} from '../../../web/languages/index.js';
import {eventually} from '../../support/page/eventually.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';

/** Pages: what each says, and what else is to be read there. */
const PAGES = {
  'index.html': ['Sudokuscope needs JavaScript.', 'sudoku-scope pre'],
  'play.html': ['Sudokuscope needs JavaScript.', 'main'],
  'compare.html': ['Sudokuscope needs JavaScript.', 'main'],
  'speed.html': ['Sudokuscope needs JavaScript.', 'main'],
  'embed.html': ['Sudokuscope needs JavaScript.', 'main'],
  'embedding.html': ['Making snippets needs JavaScript. The gallery shows what they look like.', '.gallery pre'],
  'learn/ac3.html': ['Without JavaScript the grids don\'t move. Everything else can be read.', 'main .code'],
  'techniques/x-wing.html': ['Without JavaScript the grids don\'t move. Everything else can be read.', 'main pre'],
};

for (const [path, [words, part]] of Object.entries(PAGES)) {
  test(`/${path} without scripts says so, once`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path, context: {javaScriptEnabled: false, locale: 'de-DE'}});
    const notices = page.locator('noscript .notice:visible');
    await eventually.equal(() => notices.count(), 1);
    await eventually.ok(async () => (await notices.innerText()).replace(/\s+/g, ' ').trim().startsWith(words));
    for (const code of Object.keys(languages)) {
      await eventually.match(() => notices.locator(`[lang=${code}]`).innerText(), /JavaScript/, code);
    }
    await page.locator(part).first().waitFor();
  });

  test(`/${path} with scripts doesn't say it`, needsBrowser, async (t) => {
    const {page} = await openSite(t, {path});
    await page.locator('main').first().waitFor();
    await eventually.equal(() => page.getByText(words).filter({visible: true}).count(), 0);
  });
}
