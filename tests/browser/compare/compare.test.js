// The page that compares: six strategies on a puzzle of 17 givens, raced, counted, charted over a set, exported.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {violations} from '../../support/page/axe.mjs';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually, passes} from '../../support/page/eventually.mjs';
import {drawnPuzzle} from '../../support/page/drawn.mjs';
import {hardPuzzles} from '../../../site/puzzles/hard-puzzles.js';
import {hardPuzzle, withSmallSet} from '../../support/page/page.mjs';
import {createEngine} from '../../../web/src/client/engine.js';
import {parseStrategy} from '../../../web/src/links/links.js';
import {inTurn} from '../../support/page/soak.mjs';

const codes = ['forward-checking.first.ascending', 'forward-checking.mrv.ascending', 'ac3.mrv.ascending',
  'only-choice.first.ascending', 'only-choice.mrv.ascending', 'all-different.mrv.ascending'];
const few = `#p=${hardPuzzle}&c=only-choice.first.ascending,only-choice.mrv.ascending`;
/** With the page's own set of hard puzzles. */
const withOurSet = {leave: undefined};
/** Takes minutes. */
const endless = '#p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9' +
  '&c=none.first.ascending.k2,only-choice.mrv.ascending';

/** Opens the page, with a set of two puzzles, and waits until its first comparison is counted. */
async function openComparison(t, hash = few, options = {}) {
  const site = await openSite(t, {...withSmallSet, ...options, path: 'compare.html', hash});
  await site.page.waitForFunction(() => document.querySelectorAll('#table tbody tr').length > 0);
  return site;
}

/** Waits until every run of the table has ended, and the set too. */
async function isDone(page) {
  const isSetDone = () => document.querySelector('#progress').dataset.state === 'done';
  await page.waitForFunction(isSetDone, null, {timeout: 60_000});
}

/** The table by the names of its columns, a row a strategy. */
function tableOf(page, selector = '#table') {
  return page.locator(selector).evaluate((place) => {
    const names = [...place.querySelectorAll('thead th')].map((head) => head.textContent);
    return [...place.querySelectorAll('tbody tr')].map((row) =>
      Object.fromEntries([...row.children].map((cell, i) => [names[i], cell.textContent])));
  });
}

/** The text under each grid. */
const states = (page) => page.locator('.lane .state').allTextContents();

test('the numbers of six strategies are those of the engine', needsBrowser, async (t) => {
  const {page, problems} = await openComparison(t, `#p=${hardPuzzle}`);
  await isDone(page);
  const engine = await createEngine({mode: 'main'});
  t.after(() => engine.dispose());
  await eventually.equal(async () => (await tableOf(page)).length, codes.length);
  for (const [i, code] of codes.entries()) {
    const {run} = await engine.run(hardPuzzle, parseStrategy(code));
    const {guesses, backtracks, nodes, maxDepth, placements, eliminations, revisions} = run.stats;
    const told = async () => {
      const {Strategy: _, Time: time, ...numbers} = (await tableOf(page))[i];
      assert.match(time, /^[\d.,]+ m?s( ±[\d.]+)?$/);
      return Object.values(numbers).map((text) => Number(text.replaceAll(',', '')));
    };
    await eventually.deepEqual(told, [guesses, backtracks, nodes, maxDepth, placements, eliminations, revisions], code);
  }
  assert.deepEqual(problems, []);
});

test('the ways to search are a comparison that is ready: halves and guesses jumped over have their numbers',
  needsBrowser, async (t) => {
    const {page, problems} = await openComparison(t);
    await isDone(page);
    await page.getByRole('button', {name: 'Add a strategy'}).click();
    await page.getByRole('button', {name: 'Compare the ways to search instead'}).click();
    await eventually.equal(() => page.locator('.lane').count(), 5);
    await isDone(page);
    const engine = await createEngine({mode: 'main'});
    t.after(() => engine.dispose());
    for (const [i, way] of ['', '.backjumping', '.learning', '.two-way', '.split'].entries()) {
      const {run} = await engine.run(hardPuzzle, parseStrategy(`only-choice.mrv.ascending${way}`));
      const told = async () => {
        const row = (await tableOf(page))[i];
        return [row.Guesses, row['Jumped over']].map((text) => Number(text.replaceAll(',', '')));
      };
      await eventually.deepEqual(told, [run.stats.guesses, run.stats.skipped], way);
    }
    await eventually.ok(async () => Number((await tableOf(page))[1]['Jumped over']) > 0);
    assert.deepEqual(problems, []);
  });

test('clauses and restarts have a column where a strategy learns', needsBrowser, async (t) => {
  const learning = 'forward-checking.first.ascending.learning';
  const puzzle = '8437....2.....96...........2..6.......5.8...79...5.2.3.26.......548...7.........1';
  const {page} = await openComparison(t, `#p=${puzzle}&c=forward-checking.first.ascending,${learning}`);
  const engine = await createEngine({mode: 'main'});
  t.after(() => engine.dispose());
  const {run} = await engine.run(puzzle, parseStrategy(learning));
  const {clauses, restarts} = run.stats;
  assert.ok(clauses > restarts && restarts > 0);
  const told = async () =>
    (await tableOf(page)).map((row) => [row.Clauses, row.Restarts].map((text) => text?.replace(',', '')));
  await eventually.deepEqual(told, [['0', '0'], [String(clauses), String(restarts)]]);
  const bold = page.locator('#table td[data-name=Clauses] b, #table td[data-name=Restarts] b');
  await eventually.equal(() => bold.count(), 0);
});

test('Step goes to where a digit changes, Back returns, End has all of them solved', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  await isDone(page);
  await page.keyboard.press('ArrowRight');
  await page.locator('#title', {hasText: 'at step'}).waitFor();
  const first = await page.locator('#title').textContent();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((before) => document.querySelector('#title').textContent !== before, first);
  await page.keyboard.press('ArrowLeft');
  await page.locator('#title', {hasText: first}).waitFor();
  await page.keyboard.press('End');
  await page.locator('.lane .end').nth(1).waitFor();
  await eventually.ok(async () =>
    (await states(page)).every((state) => /^Solved, 81 of 81 cells filled, step \d/.test(state)));
  await eventually.match(() => page.locator('#spoken').textContent(), /^2 runs have ended, at the end\.$/);
  await page.keyboard.press('Home');
  await page.locator('#title', {hasText: 'at the start'}).waitFor();
});

test('a race plays to its end, in steps and in time', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  await isDone(page);
  for (const [unit, rate] of [['steps', '10000'], ['time', '10']]) {
    await page.locator('#unit').selectOption(unit);
    await page.locator('#title', {hasText: 'at the start'}).waitFor();
    await page.locator('#rate').selectOption(rate);
    await page.locator('#race').click();
    await page.locator('#title', {hasText: 'at the end'}).waitFor();
    await page.locator('.lane .end').nth(1).waitFor();
  }
});

test('without motion, a race is at its end at once', needsBrowser, async (t) => {
  const {page} = await openComparison(t, few, {context: {reducedMotion: 'reduce'}});
  await isDone(page);
  await page.evaluate(() => {
    const title = document.querySelector('#title');
    window.titles = [];
    new MutationObserver(() => window.titles.push(title.textContent))
      .observe(title, {childList: true, characterData: true, subtree: true});
  });
  await page.locator('#race').click();
  await page.locator('#title', {hasText: 'at the end'}).waitFor();
  const between = await page.evaluate(() => window.titles.filter((title) => !title.includes('at the end')));
  assert.deepEqual(between, []);
});

test('the address keeps puzzle, strategies and place', needsBrowser, async (t) => {
  const {page} = await openComparison(t, `${few}&step=120`);
  await page.locator('#title', {hasText: 'at step 120 of each'}).waitFor();
  await isDone(page);
  await page.locator('#unit').selectOption('time');
  await page.locator('[data-do=step]').click();
  await page.waitForURL(/&c=only-choice.first.ascending,only-choice.mrv.ascending&ms=0\.\d/);
  const before = await states(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('#title').textContent.includes('after'));
  await eventually.equal(async () => (await states(page)).length, before.length);
});

test('a strategy is added and removed; the table sorts', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  await page.getByRole('button', {name: 'Add a strategy'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'AC-3, then guess by fewest candidates'}).click();
  await page.waitForFunction(() => document.querySelectorAll('.lane').length === 3);
  await isDone(page);
  const names = async () => (await tableOf(page)).map(({Strategy}) => Strategy);
  await eventually.deepEqual(names, ['Only choice first cell', 'Only choice fewest first', 'AC-3 fewest first']);
  await page.getByRole('button', {name: 'Guesses', exact: true}).click();
  await page.getByRole('button', {name: 'Guesses', exact: true}).click();
  await eventually.equal(async () => (await names())[0], 'AC-3 fewest first');
  await eventually.equal(() => page.locator('th[aria-sort]').getAttribute('aria-sort'), 'descending');
  await page.getByRole('button', {name: /^AC-3 .*change$/}).click();
  await page.getByRole('button', {name: 'Remove'}).click();
  await page.waitForFunction(() => document.querySelectorAll('#table tbody tr').length === 2);
});

test('another puzzle, and a set of lines of which one is bad', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  await page.locator('#puzzle').click();
  await page.locator('#puzzle-text').fill('1.....3..4.....2');
  await page.getByRole('button', {name: 'Compare this one'}).click();
  await page.locator('#puzzle-name', {hasText: '4×4'}).waitFor();
  await page.locator('#set').click();
  await page.locator('#set-text').fill(`${hardPuzzle}\nnot a puzzle\n1.....3..4.....2`);
  await page.getByText('Line 2: ', {exact: false}).waitFor();
  await page.getByRole('button', {name: 'Run these'}).click();
  await page.locator('#set-name', {hasText: 'over 2 puzzles'}).waitFor();
  await isDone(page);
  await page.locator('#numbers summary').click();
  await page.locator('#numbers tbody tr').first().waitFor();
  await eventually.deepEqual(async () => (await tableOf(page, '#numbers')).map(({Puzzles}) => Puzzles), ['2', '2']);
});

test('what is typed last is what is taken, also where it has not been read yet', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  const small = '1.....3..4.....2';
  /** Types and presses the button at once. */
  const takeAtOnce = (box, text) => page.evaluate(([selector, typed]) => {
    const field = document.querySelector(selector);
    field.value = typed;
    field.dispatchEvent(new Event('input', {bubbles: true}));
    const button = field.closest('dialog').querySelector('.primary');
    button.focus();
    button.click();
  }, [box, text]);
  await page.locator('#puzzle').click();
  await page.locator('#puzzle-text').fill(hardPuzzle);
  await page.getByText('9×9', {exact: false}).first().waitFor();
  await takeAtOnce('#puzzle-text', 'wrong');
  await eventually.equal(() => page.evaluate(() => document.activeElement.id), 'puzzle-text');
  await eventually.ok(() => page.getByRole('button', {name: 'Compare this one'}).isDisabled());
  await takeAtOnce('#puzzle-text', small);
  await page.locator('#puzzle-name', {hasText: '4×4'}).waitFor();
  await page.locator('#set').click();
  await page.locator('#set-text').fill(hardPuzzle);
  await page.getByText('1 puzzle', {exact: false}).first().waitFor();
  await takeAtOnce('#set-text', `${hardPuzzle}\n${small}\n${small}`);
  await page.locator('#set-name', {hasText: 'over 3 puzzles'}).waitFor();
});

test('of a puzzle with drawings, it is asked what they mean before it is compared', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  const rules = {constraints: [{kind: 'whisper', cells: [0, 5]}]};
  await page.locator('#puzzle').click();
  await page.locator('#puzzle-text').fill(drawnPuzzle({size: 4, givens: [1], rules}));
  await page.getByRole('button', {name: 'Compare this one'}).click();
  await page.getByRole('dialog', {name: 'What do the drawings mean?'}).waitFor();
  await page.getByRole('combobox').last().selectOption({label: 'Renban line'});
  await page.getByRole('button', {name: 'Use these rules'}).click();
  await page.locator('#puzzle-name', {hasText: '4×4'}).waitFor();
  await eventually.match(() => page.locator('#rules').textContent(), /Rules: 1 renban line/);
});

for (const [opener, text] of [['#puzzle', '1.....3..4.....2'], ['#set', hardPuzzle]]) {
  test(`on a phone, what is said of a text moves no button of ${opener}: a click would miss it`, needsBrowser,
    async (t) => {
      const {page} = await openComparison(t, few, {context: {viewport: {width: 320, height: 700}}});
      await page.locator(opener).click();
      const place = () => page.locator('dialog .actions .primary').boundingBox();
      await page.locator(`${opener}-text`).waitFor();
      const before = await place();
      await page.locator(`${opener}-text`).fill(text);
      await eventually.notEqual(() => page.locator('dialog .verdict').textContent(), '');
      await eventually.deepEqual(place, before);
    });
}

test('a set of one\'s own is there again after a reload', needsBrowser, async (t) => {
  const {page, problems} = await openComparison(t);
  await page.locator('#set').click();
  await page.locator('#set-text').fill(`${hardPuzzle}\n1.....3..4.....2`);
  await page.getByRole('button', {name: 'Run these'}).click();
  await page.locator('#set-name', {hasText: 'over 2 puzzles'}).waitFor();
  await isDone(page);
  await page.reload();
  await page.locator('#set-name', {hasText: 'over 2 puzzles'}).waitFor();
  await isDone(page);
  assert.deepEqual(problems, []);
});

test('times are told with their spread, and what lies within it is not bold', needsBrowser, async (t) => {
  // Two names of one strategy: the seed of an order that has no chance in it.
  const {page} = await openComparison(t, `#p=${hardPuzzle}&c=ac3.mrv.ascending,ac3.mrv.ascending.1`);
  await isDone(page);
  await eventually.ok(async () => (await tableOf(page)).every(({Time}) => /^[\d.,]+ m?s ±[\d.]+$/.test(Time)));
  await eventually.equal(() => page.locator('#table td[data-name=Guesses] b').count(), 0);
  await eventually.ok(async () => await page.locator('#table td[data-name=Time] b').count() <= 1);
});

test('where two runs first differ is found, and leads to each of them there', needsBrowser, async (t) => {
  const {page, problems} = await openComparison(t);
  await isDone(page);
  await page.getByLabel('One strategy').selectOption('Only choice, first cell');
  await page.getByLabel('Another strategy').selectOption('Only choice, fewest first');
  await page.getByRole('button', {name: 'Find difference'}).click();
  const answer = page.locator('#difference .answer');
  await answer.getByText(/^The first [\d,]+ changes are the same\. Then they differ:$/).waitFor();
  const [first, second] = await answer.locator('li').allTextContents();
  assert.match(first, /^Only choice, first cell, step [\d,]+: Guess: [A-I]\d is \d/);
  assert.match(second, /^Only choice, fewest first, step [\d,]+: Guess: [A-I]\d is \d/);
  assert.notEqual(first.split(': Guess: ')[1], second.split(': Guess: ')[1]);
  const step = Number((await answer.getByRole('link').first().textContent()).replace(/\D/g, ''));
  await answer.getByRole('link').first().click();
  await page.waitForFunction((wanted) => document.querySelector('sudoku-scope')?.step === wanted, step);
  assert.deepEqual(problems, []);
});

test('a long search can be cancelled, and says so', needsBrowser, async (t) => {
  const {page} = await openComparison(t, endless);
  await page.locator('#cancel').click();
  await page.locator('#race').waitFor();
  await page.keyboard.press('End');
  await page.locator('.where', {hasText: 'Cancelled'}).waitFor();
  await eventually.match(async () => (await tableOf(page))[0].Guesses, /^[\d,]+\+$/);
});

/** Presses Cancel as soon as it is there: the set is done in a moment. */
function cancelAtOnce(page) {
  return page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      const button = [...document.querySelectorAll('#progress button')].find((each) => each.textContent === 'Cancel');
      if (!button) return;
      watcher.disconnect();
      button.click();
    });
    watcher.observe(document, {childList: true, subtree: true});
  });
}

test('a strategy is removed while it searches: the charts are of the others', needsBrowser, async (t) => {
  const {page} = await openComparison(t, endless);
  await page.getByRole('button', {name: /^Only choice .*change$/}).click();
  await page.getByRole('button', {name: 'Remove'}).click();
  await page.waitForFunction(() => document.querySelectorAll('.lane').length === 1);
  await page.locator('#cancel').click();
  await isDone(page);
});

test('the set can be cancelled and gone on with', needsBrowser, async (t) => {
  const one = `#p=${hardPuzzle}&c=only-choice.first.ascending`;
  const {page} = await openComparison(t, one, {...withOurSet, prepare: cancelAtOnce});
  await page.locator('#progress', {hasText: 'cancelled after'}).waitFor();
  await page.locator('#progress button', {hasText: 'Continue'}).click();
  await isDone(page);
});

test('the table downloads as CSV, the charts as SVG and PNG', needsBrowser, async (t) => {
  const {page, problems} = await openComparison(t, few, withOurSet);
  await isDone(page);
  const save = async (...names) => {
    const download = page.waitForEvent('download');
    for (const name of names) await page.getByText(name, {exact: true}).click();
    return (await download).path();
  };
  const csv = await readFile(await save('Table as CSV'), 'utf8');
  const [head, ...lines] = csv.trimEnd().split('\r\n');
  assert.match(head, /^Strategy,Search,Code,Status,Guesses,/);
  assert.match(lines[1], /^Only choice,fewest first,only-choice\.mrv\.ascending,solved,25,19,26,8,/);
  await page.locator('#numbers summary').click();
  const runs = (await readFile(await save('Every run as CSV'), 'utf8')).trimEnd().split('\r\n');
  assert.equal(runs.length, 1 + 2 * hardPuzzles.length);
  assert.ok(runs[1].startsWith(`${hardPuzzles[0]},Only choice,first cell,`));
  const svg = await readFile(await save('Picture', 'Charts as SVG'), 'utf8');
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.match(svg, /<title[^>]*>Guesses over \d+ hard puzzles<\/title>/);
  assert.doesNotMatch(svg, /var\(/);
  const png = await readFile(await save('Picture', 'Charts as PNG'));
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.ok(png.length > 10_000);
  assert.deepEqual(problems, []);
});

test('an address that can\'t be read is answered with a sentence and a way on', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'compare.html', hash: '#p=12&c=<script>'});
  await page.locator('.parse-error').getByText('This link can’t be read.').waitFor();
  await eventually.equal(() => page.locator('.transport').isVisible(), false);
  await eventually.equal(() => page.getByRole('link', {name: 'Mend it on Watch'}).getAttribute('href'),
    './#p=12&c=%3Cscript%3E');
  // In another language, it is still the address to mend.
  await page.locator('#menu .languages button', {hasText: 'Deutsch'}).evaluate((button) => button.click());
  await page.locator('.parse-error').getByText('Dieser Link').waitFor();
  await eventually.equal(() => page.evaluate(() => decodeURIComponent(location.hash)), '#p=12&c=<script>');
  await page.locator('#menu .languages button', {hasText: 'English'}).evaluate((button) => button.click());
  await page.locator('.parse-error').getByText('This link can’t be read.').waitFor();
  await page.getByRole('button', {name: 'Choose a puzzle'}).click();
  await page.getByRole('dialog').getByRole('button', {name: '6×6'}).click();
  await page.locator('.lane').nth(5).waitFor();
  assert.deepEqual(problems, []);
});

test('a puzzle without solution is told as such', needsBrowser, async (t) => {
  const {page} = await openComparison(t,
    '#p=3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7&c=only-choice,ac3');
  await page.locator('#table-title', {hasText: 'To the proof that there is no solution'}).waitFor();
  await page.keyboard.press('End');
  await page.locator('.where', {hasText: 'No solution'}).nth(1).waitFor();
});

test('a row opens its run, and Watch and Compare lead to each other with the puzzle', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  await page.locator('#table').getByRole('link', {name: 'Only choice first cell'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope')?.length > 0);
  assert.match(page.url(), /s=only-choice\.first\.ascending/);
  await page.getByRole('link', {name: 'Compare'}).click();
  await page.waitForURL(/compare\.html#p=4\.\.\.\.\.8\.5/);
  await page.locator('.lane').nth(5).waitFor();
  await page.getByRole('link', {name: 'Watch'}).click();
  await page.waitForURL(/\/#p=4\.\.\.\.\.8\.5/);
});

const LOOKS = /** @type {const} */ ([[320, 'light'], [640, 'dark'], [1280, 'light']]);
for (const [width, colorScheme] of inTurn(LOOKS, 0)) {
  test(`no sideways scrolling at ${width} px, and nothing for axe to complain about`, needsBrowser, async (t) => {
    const {page} = await openComparison(t, `${few},ac3.mrv.ascending&step=300`,
      {context: {viewport: {width, height: 800}, colorScheme, reducedMotion: 'reduce'}});
    await isDone(page);
    await page.locator('#numbers summary').click();
    await eventually.ok(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await eventually.deepEqual(() => violations(page), []);
  });
}

test('everything is reached by keyboard alone', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  await isDone(page);
  const reached = new Set();
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.textContent?.trim().replace(/\s+/g, ' ') ||
      document.activeElement?.id));
  }
  const names = ['New puzzle', 'Copy link', 'Only choice first cell, change', 'Guesses', 'Step', 'Race',
    'Add a strategy', 'Table as CSV', 'Picture', 'The charts as a table'];
  for (const name of names) assert.ok(reached.has(name), `${name} in ${[...reached].join(' | ')}`);
});

test('the choices of a strategy are below their headings, in line with the dialog', needsBrowser, async (t) => {
  const {page} = await openComparison(t);
  await page.getByRole('button', {name: 'Add a strategy'}).click();
  const leftOf = (selector) => page.locator(selector).first().evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Math.round(range.getBoundingClientRect().left);
  });
  await eventually.equal(async () =>
    new Set(await Promise.all(['dialog h2', 'dialog .caption', 'dialog .presets button'].map(leftOf))).size, 1);
  await eventually.equal(() => page.locator('dialog .caption').evaluateAll((captions) => captions.filter((caption) => {
    const {bottom} = caption.getBoundingClientRect();
    return caption.nextElementSibling.getBoundingClientRect().top < bottom;
  }).length), 0);
});

test('on a phone, the heads of the table are buttons under "Sort by"', needsBrowser, async (t) => {
  const {page} = await openComparison(t, few, {context: {viewport: {width: 390, height: 800}}});
  await isDone(page);
  await passes(async () => {
    const {words, tops} = await page.locator('#table thead tr').evaluate((row) => ({
      words: getComputedStyle(row, '::before').content,
      tops: [...row.querySelectorAll('.sort')].map((sort) => sort.getBoundingClientRect()).map(({top, height}) =>
        ({isBelow: top >= row.getBoundingClientRect().top + 20, height})),
    }));
    assert.equal(words, '"Sort by"');
    assert.ok(tops.length && tops.every(({isBelow, height}) => isBelow && height >= 36), JSON.stringify(tops));
  });
});

test('the heading names the step that the grids show, and says when a run has ended before it', needsBrowser,
  async (t) => {
    const {page} = await openComparison(t, `${few}&step=980`);
    await isDone(page);
    await page.locator('#title', {hasText: 'at step 980 of each, or at its end'}).waitFor();
    await eventually.match(async () => (await states(page))[0], /step 980$/);
    await eventually.match(async () => (await states(page))[1], /^Solved.*step 945$/);
  });

test('in forced colours, a button that does nothing looks so', needsBrowser, async (t) => {
  const {page} = await openComparison(t, `${few}&step=0`, {context: {forcedColors: 'active'}});
  const colours = () => page.locator('.transport [aria-disabled=true]').evaluateAll((buttons) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'GrayText';
    const {color} = getComputedStyle(probe);
    probe.remove();
    return buttons.length > 0 && buttons.every((button) => getComputedStyle(button).color === color);
  });
  await eventually.ok(colours);
});
