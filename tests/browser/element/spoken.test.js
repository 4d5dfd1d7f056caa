// The sentence of a step is the same for those who see it and for those who listen: whole, word for word.
import assert from 'node:assert/strict';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {firstPuzzle, hardPuzzle, openPage, seek} from '../../support/page/page.mjs';
import {inTurn} from '../../support/page/soak.mjs';

const SIX = '003010560320054203206450012045040100';
const KINDS = ['decide', 'refute', 'conflict', 'solution', 'place', 'eliminate', 'pass', 'enqueue', 'revise', 'step',
  'done'];
/** Steps of each kind that are listened to. */
const OF_A_KIND = 3;
const RUNS = {
  'a search': `p=${hardPuzzle}`,
  'a search by AC-3': `p=${SIX}&box=2x3&s=ac3.first.ascending`,
  'a count of all solutions': 'p=1.....3..4......&s=only-choice.mrv.ascending.k2',
  'all different': `p=${hardPuzzle}&s=all-different.mrv.ascending.alone`,
  'techniques': `p=${firstPuzzle}&s=techniques`,
};

/** Steps of every kind that the run has. @param {import('playwright-core').Page} page */
const stepsOf = (page) => page.evaluate(async ([kinds, most]) => {
  const {run} = document.querySelector('sudoku-scope');
  const steps = new Set();
  for (const kind of kinds) {
    for (let at = await run.next(0, kind), left = most; at >= 0 && at < run.length && left; left -= 1) {
      steps.add(at + 1);
      at = await run.next(at + 1, kind);
    }
  }
  return [...steps].sort((a, b) => a - b);
}, [KINDS, OF_A_KIND]);

/** The words that are seen and those that are said, once they agree; or what they are after a while. */
async function wordsAt(page) {
  const places = ['.sentence .words', '.hidden[aria-live]'].map((part) =>
    page.locator(`sudoku-scope ${part}`).first());
  let words = [];
  for (const end = Date.now() + 15_000; Date.now() < end; await page.waitForTimeout(50)) {
    words = await Promise.all(places.map(async (place) => (await place.textContent()).trim()));
    if (words[0] && words[0] === words[1]) break;
  }
  return words;
}

for (const [turn, [name, link]] of Object.entries(RUNS).entries()) {
  for (const lang of inTurn(['en', 'de'], turn)) {
    test(`${name}, ${lang}: what is said is the sentence that is seen`, needsBrowser, async (t) => {
      const {page} = await openPage(t, {path: `?lang=${lang}`, hash: `#${link}`});
      const steps = await stepsOf(page);
      assert.ok(steps.length > 5, String(steps));
      // The first step is said as soon as there are words for it.
      await page.locator('sudoku-scope .transport .step').click();
      await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
      for (const step of [0, ...steps]) {
        if (step) await seek(page, step);
        const [seen, said] = await wordsAt(page);
        assert.equal(said, seen, `step ${step}`);
        assert.match(seen, /\S.*[.)]$/);
      }
    });
  }
}

test('the first step is said to somebody who makes it by a key of the page', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  await page.keyboard.press('ArrowRight');
  const [seen, said] = await wordsAt(page);
  assert.equal(said, seen);
  assert.match(said, /\S/);
});
