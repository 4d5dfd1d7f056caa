// The sheet of rules on a phone, where what is said stands above the buttons.
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {areHeld, canHold, hold, release} from '../../support/page/held.mjs';
import {openPage} from '../../support/page/page.mjs';

for (const [lang, width] of [['en', 320], ['de', 320], ['de', 360], ['es', 320]]) {
  const name = `${lang}, ${width} px: what is said of the solutions moves no button, which a tap would miss`;
  test(name, needsBrowser, async (t) => {
    const {page} = await openPage(t, {path: `?lang=${lang}`, hash: `#p=${'.'.repeat(16)}`, prepare: canHold,
      context: {viewport: {width, height: 740}}});
    await hold(page, '"solve"');
    await page.evaluate(() => document.querySelector('#menu [data-do=rules]').click());
    await areHeld(page);
    const top = () => page.locator('.rules-right form').evaluate((form) => form.getBoundingClientRect().top);
    const before = await top();
    await release(page);
    await page.locator('.rules-verdict', {hasText: '16'}).waitFor();
    await eventually.equal(top, before);
  });
}
