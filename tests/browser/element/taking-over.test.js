// The reader's part beside watching: taking a decision over, predicting digits, watching a trial.
import assert from 'node:assert/strict';
import test from 'node:test';
import {inPlayer, violations} from '../../support/page/axe.mjs';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {hardPuzzle, isAt, openPage, player, seek} from '../../support/page/page.mjs';

/** The first guess of search is made in this step, and it tries G2 = 8. */
const DECISION = 296;

async function open(t, {hash = `#p=${hardPuzzle}&step=290`, prepare, ...context} = {}) {
  const {page, problems} = await openPage(t, {hash, prepare, context});
  const scope = page.locator('sudoku-scope');
  return {page, problems, scope, hand: scope.getByRole('group', {name: 'Your turn'})};
}

const cellOf = (scope, cell) => scope.getByRole('gridcell').nth(cell);

/** The place of candidate `digit` in a cell of a 9x9 grid. */
async function placeOf(scope, cell, digit) {
  const {x, y, width} = await cellOf(scope, cell).boundingBox();
  return [x + width * (((digit - 1) % 3) / 3 + 0.17), y + width * (Math.floor((digit - 1) / 3) / 3 + 0.17)];
}

test('a candidate is clicked in place of search\'s, compared, and given back', needsBrowser, async (t) => {
  const {page, problems, scope, hand} = await open(t);
  await scope.getByRole('button', {name: 'Take over'}).first().click();
  await hand.getByText('Search would try G2 = 8').waitFor();
  await eventually.equal(async () => (await player(page)).step, DECISION);
  await eventually.deepEqual(() => violations(page, {}, inPlayer('.turn')), []);
  await page.mouse.click(...await placeOf(scope, 2, 6));
  await hand.getByText('This run tries A3 = 6 where search would try G2 = 8').waitFor();
  await isAt(page, DECISION + 1);
  await eventually.match(async () => (await player(page)).strategy, /\.c0-2-6$/);
  await eventually.match(() => scope.locator('.sentence').innerText(), /Guess: A3 is 6 \(chosen by hand; 5 digits\)\./);
  const {guesses} = await page.evaluate(() => document.querySelector('sudoku-scope').run.stats);
  const row = (name) => hand.getByRole('row', {name: new RegExp(`^${name}`)});
  await row('This run').getByText('at least one solution').waitFor();
  await eventually.match(() => row('This run').innerText(), new RegExp(`This run\\s+${guesses}\\s`));
  await eventually.match(() => row('Search’s').innerText(), /Search’s\s+25\s+19\s+945\s+at least one solution/);
  await eventually.deepEqual(() => violations(page, {}, inPlayer('.turn')), []);
  await hand.getByRole('button', {name: 'Undo this choice'}).click();
  await scope.locator('.sentence').getByText('Guess: G2 is 8').waitFor();
  await eventually.deepEqual(async () => (({step, length, strategy}) => [step, length, strategy])(await player(page)),
    [DECISION + 1, 945, '']);
  assert.deepEqual(problems, []);
});

test('a decision is taken over by keys alone, and what was spoken says how', needsBrowser, async (t) => {
  const {page, scope, hand} = await open(t);
  const spoken = scope.locator('.hidden[aria-live]');
  await page.keyboard.press('t');
  await hand.getByText('Search would try G2 = 8').waitFor();
  await eventually.match(() => spoken.innerText(), /Pick the digit to try next\. Search would try G2 = 8\./);
  await page.keyboard.press('7');
  await spoken.getByText('That digit is not possible there.').waitFor({state: 'attached'});
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('9');
  await hand.getByText('This run tries G1 = 9').waitFor();
  await isAt(page, DECISION + 1);
  await page.keyboard.press('t');
  await hand.getByText('Pick the digit to try next').waitFor();
  await page.keyboard.press('Escape');
  await hand.getByText('This run tries G1 = 9').waitFor();
});

test('whoever picks what search would pick is told so, until the next step', needsBrowser, async (t) => {
  const {page, hand} = await open(t);
  await page.keyboard.press('t');
  await hand.getByText('Search would try G2 = 8').waitFor();
  await page.keyboard.press('8');
  await hand.getByText('Search makes the same guess.').waitFor();
  await eventually.deepEqual(async () =>
    (({step, strategy}) => [step, strategy])(await player(page)), [DECISION + 1, '']);
  await seek(page, DECISION + 5);
  await hand.getByText('Search makes the same guess.').waitFor({state: 'detached'});
});

test('a link brings another person to what was taken over', needsBrowser, async (t) => {
  const {page, hand} = await open(t, {hash: `#p=${hardPuzzle}&s=only-choice.mrv.ascending.c0-2-6&step=300`});
  await hand.getByText('This run tries A3 = 6 where search would try G2 = 8').waitFor();
  await eventually.equal(async () => (await player(page)).step, 300);
});

test('with fingers the cell is picked first, then its digit', needsBrowser, async (t) => {
  const {page, scope, hand} = await open(t, {viewport: {width: 320, height: 700}, hasTouch: true});
  await scope.getByRole('button', {name: 'More'}).click();
  await scope.getByRole('button', {name: 'Take over'}).click();
  await hand.getByText('Search would try G2 = 8').waitFor();
  await cellOf(scope, 2).tap();
  const choices = hand.getByRole('button', {name: /^\d$/});
  await eventually.deepEqual(() => choices.allInnerTexts(), ['1', '2', '6', '7', '9']);
  const {width, height} = await choices.first().boundingBox();
  assert.ok(width >= 44 && height >= 44);
  await eventually.deepEqual(() => violations(page, {}, inPlayer('.turn')), []);
  await choices.nth(2).tap();
  await hand.getByText('This run tries A3 = 6').waitFor();
  await eventually.ok(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test('a choice that is not possible is passed over, and said to be', needsBrowser, async (t) => {
  const {page, hand} = await open(t, {hash: `#p=${hardPuzzle}&s=only-choice.mrv.ascending.c0-0-1&step=300`});
  await hand.getByText('A1 = 1 is not possible there, so search decides.').waitFor();
  await hand.getByRole('button', {name: 'Undo this choice'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').strategy === '');
});

test('on a large grid the cell is picked, then its digit from a list', needsBrowser, async (t) => {
  const {page, scope, hand} = await open(t, {hash: `#p=1${'.'.repeat(255)}&step=20`});
  await page.keyboard.press('t');
  await hand.getByText('Search would try').waitFor();
  await cellOf(scope, 255).click();
  await hand.getByText('P16 =').waitFor();
  await hand.getByRole('button', {name: 'G', exact: true}).click();
  await hand.getByText('This run tries P16 = G').waitFor();
});

test('where there is no decision it says so', needsBrowser, async (t) => {
  const {page, hand} = await open(t, {hash: `#p=${hardPuzzle}&s=only-choice.mrv.ascending.alone&step=100`});
  await page.keyboard.press('t');
  await hand.getByText('Without search, there is nothing to take over.').waitFor();
  await hand.getByRole('button', {name: 'Close'}).click();
  await hand.getByText('Without search').waitFor({state: 'detached'});
});

test('a digit is predicted: what comes is hidden, the answer judged, the score kept', needsBrowser, async (t) => {
  const {page, scope, hand} = await open(t, {hash: `#p=${hardPuzzle}&step=200`});
  const spoken = scope.locator('.hidden[aria-live]');
  await scope.getByRole('button', {name: 'Predict'}).first().click();
  await hand.getByText('Which cell does only choice fill next, and with which digit?').waitFor();
  await eventually.equal(() => scope.locator('.line.to-come').first().isVisible(), false);
  await eventually.equal(() => scope.getByRole('button', {name: 'Next guess'}).isVisible(), false);
  await eventually.deepEqual(() => violations(page, {}, inPlayer('.turn')), []);
  const {cell, digit, index} = await page.evaluate(async () => {
    const {run, step} = document.querySelector('sudoku-scope');
    return (await run.events(await run.next(step, 'place'), 1))[0];
  });
  await cellOf(scope, cell).focus();
  await page.keyboard.press(String(digit));
  await hand.getByText(/Right\. [A-I]\d = \d\./).waitFor();
  await eventually.equal(async () => (await player(page)).step, index + 1);
  await hand.getByText('1 of 1').waitFor();
  await eventually.match(() => spoken.innerText(), /Right\..* 1 of 1/);
  await page.keyboard.press('Enter');
  await hand.getByText('Which cell does').waitFor();
  await cellOf(scope, 1).focus();
  await page.keyboard.press('9');
  await hand.getByText(/A2 = 9 (does not follow|follows too)/).waitFor();
  await hand.getByText('1 of 2').waitFor();
  await hand.getByRole('button', {name: 'Stop predicting'}).click();
  await eventually.equal(() => scope.locator('.line.to-come').first().isVisible(), true);
});

test('a verdict stays in sight after a click on the right digit', needsBrowser, async (t) => {
  const prepare = (opened) => opened.clock.install();
  const {page, scope, hand} = await open(t, {hash: `#p=${hardPuzzle}&step=200`, prepare});
  await scope.getByRole('button', {name: 'Predict'}).first().click();
  await hand.getByText('Which cell does').waitFor();
  const {cell, digit} = await page.evaluate(async () => {
    const {run, step} = document.querySelector('sudoku-scope');
    return (await run.events(await run.next(step, 'place'), 1))[0];
  });
  const [x, y] = await placeOf(scope, cell, digit);
  await page.mouse.click(x, y);
  await hand.getByText(/Right\./).waitFor();
  await page.mouse.move(x + 3, y + 3);
  await page.clock.runFor(5000);
  await eventually.equal(() => scope.locator('.why.on').count(), 0);
  await eventually.ok(async () => {
    const verdict = await hand.getByText(/Right\./).boundingBox();
    return scope.evaluate((element, {x, y}) =>
      element.shadowRoot.elementFromPoint(x, y).closest('.turn') !== null, {x: verdict.x + 5, y: verdict.y + 5});
  }, 'nothing lies over the verdict');
});

test('while predicting, neither keys nor pointer lead to what is hidden in the tree', needsBrowser, async (t) => {
  const {page, scope, hand} = await open(t, {hash: `#p=${hardPuzzle}&step=200`});
  const tree = scope.locator('.tree-view');
  const item = tree.locator('[role=treeitem]');
  await tree.focus();
  await tree.press('End');
  await eventually.doesNotMatch(() => item.textContent(), /^Root/, 'it is there before');
  await tree.press('Home');
  await item.filter({hasText: /^Root/}).waitFor({state: 'attached'});
  await isAt(page, 200);
  await scope.getByRole('button', {name: 'Predict'}).first().click();
  await hand.getByText('Which cell does').waitFor();
  await tree.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'End']) {
    await tree.press(key);
    await eventually.match(() => item.textContent(), /^Root/, key);
  }
  const {x, y, width, height} = await tree.boundingBox();
  for (let i = 1; i < 8; i += 1) await page.mouse.click(x + width * i / 8, y + height / 2);
  await eventually.equal(async () => (await player(page)).step <= 200, true);
});

test('a guess is predicted where search makes it', needsBrowser, async (t) => {
  const {page, hand} = await open(t, {hash: `#p=${hardPuzzle}&step=293`});
  await page.keyboard.press('q');
  await hand.getByText('What does search guess next?').waitFor();
  await eventually.equal(async () => (await player(page)).step, DECISION);
  await page.keyboard.press('q');
  await hand.getByText('What does search guess next?').waitFor({state: 'detached'});
});

test('a trial is watched to its contradiction, and left for the very step', needsBrowser, async (t) => {
  const strategy = 'singleton-only-choice.mrv.ascending.alone';
  const {page, scope, hand} = await open(t, {hash: `#p=${hardPuzzle}&s=${strategy}&step=300`});
  const {step, length} = await page.evaluate(async () => {
    const {run} = document.querySelector('sudoku-scope');
    const events = await run.events(0, run.length);
    const trial = events.find(({kind, cause}) => kind === 'eliminate' && cause.startsWith('singleton'));
    return {step: trial.index + 1, length: run.length};
  });
  await seek(page, step);
  await scope.getByRole('button', {name: /^Watch the trial: / }).click();
  await hand.getByText(/^A trial: ([A-I]\d) = (\d) leads to a contradiction, so \1 can't be \2\.$/).waitFor();
  await page.waitForFunction((other) => document.querySelector('sudoku-scope').length !== other, length);
  await eventually.equal(async () => (await player(page)).strategy, 'only-choice.mrv.ascending.alone');
  const link = await page.evaluate(() => document.querySelector('sudoku-scope').toLink());
  assert.ok(link.endsWith(`s=${strategy}&step=${step}`), link);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step > 0);
  await seek(page, 'end');
  await eventually.equal(() => page.evaluate(() => document.querySelector('sudoku-scope').run.status), 'none');
  await hand.getByRole('button', {name: `Back to step ${step}`}).click();
  await isAt(page, step);
  await page.waitForFunction((all) => document.querySelector('sudoku-scope').length === all, length);
  await eventually.equal(async () => (await player(page)).strategy, strategy);
});

test('an arc is revised out of its turn, to see what it would do; the run stays as it is', needsBrowser, async (t) => {
  const {page, scope} = await open(t, {hash: '#p=003010560320054203206450012045040100&s=ac3&step=40'});
  const panel = scope.getByRole('tabpanel');
  await scope.getByRole('tab', {name: 'Queue'}).click();
  const revise = panel.getByRole('button', {name: 'Revise another'});
  await revise.click();
  await panel.locator('.chip').nth(1).click();
  await panel.getByText('If it were revised now').waitFor();
  await panel.getByText(/would/).first().waitFor();
  await eventually.match(() =>
    scope.locator('.hidden[aria-live]').innerText(), /^If it were revised now: .*would.*\.$/);
  await eventually.equal(async () => (await player(page)).step, 40);
  await eventually.deepEqual(() => violations(page, {}, inPlayer('[role=tabpanel]')), []);
  await revise.click();
  await panel.getByText('Being revised').waitFor();
});

test('the table of a choice fits a phone, with the longest words', needsBrowser, async (t) => {
  const {page} = await open(t, {hash: `#p=${hardPuzzle}&s=only-choice.mrv.ascending.c0-2-6`, locale: 'de',
    viewport: {width: 320, height: 740}});
  const table = page.locator('sudoku-scope .turn-table');
  await table.getByText('mindestens eine Lösung').first().waitFor();
  await eventually.ok(() => table.evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth));
  await eventually.deepEqual(() => violations(page, {}, inPlayer('.turn')), []);
});

test('at the end of a range, predicting and taking over say that nothing follows, and go on before it', needsBrowser,
  async (t) => {
    const {page, scope, hand} = await open(t);
    await isAt(page, 290);
    const setTo = (to) => page.evaluate((step) => {
      document.querySelector('sudoku-scope').to = step;
    }, to);
    await setTo(290);
    await scope.getByRole('button', {name: 'Predict'}).first().click();
    await hand.getByText('No more digits are placed after this step.').waitFor();
    await scope.getByRole('button', {name: 'Take over'}).first().click();
    await hand.getByText('Search makes no guess after this step.').waitFor();
    await setTo(DECISION + 1);
    await scope.getByRole('button', {name: 'Take over'}).first().click();
    await hand.getByText('Search would try G2 = 8').waitFor();
    await isAt(page, DECISION);
  });
