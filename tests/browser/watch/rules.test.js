// Puzzles with other rules on every page: drawn, told, run to the end, shared, played, and what can't be done with them
// is said.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {formatLink} from '../../../web/src/links/links.js';
import {needsBrowser, openSite} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {isAt, isReady, openPage} from '../../support/page/page.mjs';
import {exampleLink} from '../../../tools/example-link.mjs';

/** A 9x9 with ten givens whose diagonals hold every digit, and no two equal digits a knight's move apart. */
const crossed = formatLink({
  puzzle: '.....6..........25.....1.........8.............9.........4.....25..........7.....',
  rules: {text: '.AntiKnight.Diagonal~-1.Diagonal~1'},
});
const linkOf = (wanted) => {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === wanted);
  return formatLink({puzzle, rules: {text: rules}});
};

const ruleLine = (page) => page.locator('.rules summary');
const sentence = (page) => page.locator('.sentence').first();

/** The first step whose sentence has these words. */
const stepSaying = (page, words) => page.evaluate(async (wanted) => {
  const {run} = document.querySelector('sudoku-scope');
  for (let index = 0; index < run.length; index += 1) {
    if ((await run.describe(index)).includes(wanted)) return index + 1;
  }
  return 0;
}, words);
const finished = (page) => page.evaluate(async () => {
  const scope = document.querySelector('sudoku-scope');
  await scope.run.finished;
  return {status: scope.run.status, values: [...(await scope.run.stateAt(scope.run.length)).values]};
});

test('diagonals and anti-knight: drawn, named, run to the end, and shared at a step', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t, {hash: crossed});
  await ruleLine(page).waitFor();
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: diagonals and anti-knight');
  await eventually.equal(() => page.locator('.board .rule-line').count(), 2);
  await ruleLine(page).click();
  await page.getByText('Cells a knight\'s move apart, as in chess, have different digits.').waitFor();
  await ruleLine(page).click();

  const {status, values} = await finished(page);
  assert.equal(status, 'solved');
  assert.equal(new Set(Array.from({length: 9}, (_, i) => values[10 * i])).size, 9);
  assert.equal(new Set(Array.from({length: 9}, (_, i) => values[8 * (i + 1)])).size, 9);
  const step = await stepSaying(page, 'a knight\'s move away, is');
  assert.ok(step > 0);
  await page.evaluate((at) => document.querySelector('sudoku-scope').seek(at), step);
  await isAt(page, step);
  const said = await page.evaluate((at) => document.querySelector('sudoku-scope').run.describe(at - 1), step);
  assert.match(said, /can't be .* a knight's move away, is \d/);
  await sentence(page).filter({hasText: said}).waitFor();
  await page.locator('.board .move').waitFor();

  const link = await page.evaluate(() => document.querySelector('sudoku-scope').toLink());
  assert.match(link, /&rules=\.AntiKnight\.Diagonal%7E-1\.Diagonal%7E1&.*&v=2$/);
  await page.goto('about:blank');
  const again = await openPage(t, {hash: link});
  await isAt(again.page, step);
  await sentence(again.page).filter({hasText: said}).waitFor();
  assert.deepEqual([...problems, ...again.problems], []);
});

test('irregular regions: the frame follows them, and steps name them', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: linkOf('jigsaw')});
  await ruleLine(page).waitFor();
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: irregular regions');
  await eventually.ok(async () =>
    (await page.locator('.board .thick').first().getAttribute('d')).split('M').length > 20);
  const step = await stepSaying(page, 'in the same region is');
  await page.evaluate((at) => document.querySelector('sudoku-scope').seek(at), step);
  await isAt(page, step);
  await page.locator('.board .unit.line').waitFor();
  await eventually.match(() => page.locator('[role=gridcell]').first().textContent(), /region A1$/);
  await eventually.equal(async () => (await finished(page)).status, 'solved');
});

test('of many rules, two lines are named, so that the board keeps its room, and all are told', needsBrowser,
  async (t) => {
    const lines = ['Thermo', 'SlowThermo', 'Renban', 'Arrow', 'Zipper', 'Entropic', 'Between'];
    const text = lines.map((kind, i) => `.${kind}~R${i + 1}C1~R${i + 1}C2~R${i + 1}C3`).join('');
    const hash = formatLink({puzzle: '.'.repeat(81), rules: {text: `${text}.X~R8C5~R8C6.Odd~R9C9.Even~R8C8`}});
    const {page} = await openPage(t, {hash, context: {viewport: {width: 320, height: 640}, hasTouch: true}});
    await eventually.match(() => ruleLine(page).textContent(), /^Rules: .* 1 slow thermometer$/);
    const bottomOf = (part) => part.evaluate((each) => each.getBoundingClientRect().bottom);
    await eventually.ok(async () => (await ruleLine(page).boundingBox()).height <= 2 * 20 + 4);
    const bar = page.locator('sudoku-scope .transport');
    await eventually.ok(async () => await bottomOf(page.locator('sudoku-scope').getByRole('gridcell').nth(80)) <=
      (await bar.boundingBox()).y);
    await ruleLine(page).click();
    await page.getByText('Digits in a shaded square are even.').waitFor();
  });

test('a puzzle keeps its rules when it is typed into, and its boxes', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: linkOf('knight')});
  await page.getByRole('button', {name: 'Type into the grid'}).click();
  await page.getByText('The rules and boxes of this puzzle stay as they are.').waitFor();
  await page.getByRole('button', {name: 'Done'}).click();
  await isReady(page);
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: anti-knight');
});

test('as people do: techniques go by the rules, and smallest reasons are offered', needsBrowser, async (t) => {
  const {page} = await openPage(t, {hash: linkOf('windoku')});
  await page.getByRole('button', {name: 'Like a person'}).click();
  await eventually.equal(async () => (await finished(page)).status, 'unique');
  await page.evaluate(() => document.querySelector('sudoku-scope').seek(3));
  await isAt(page, 3);
  await page.getByRole('button', {name: 'Predict'}).waitFor();
  await page.getByRole('button', {name: 'Smallest reason'}).waitFor();
});

test('a step by a constraint names it, and the board emphasises it', needsBrowser, async (t) => {
  const examples = JSON.parse(readFileSync(new URL('../../../site/techniques/examples.json', import.meta.url), 'utf8'));
  const hash = `${exampleLink(examples['thermometer-bounds'])}&s=techniques&step=1`;
  const {page, problems} = await openPage(t, {hash});
  await isAt(page, 1);
  await page.getByText(/can't be \d.*: the thermometer from [A-I]\d to [A-I]\d/).first().waitFor();
  await page.locator('.board .rule-rest').first().waitFor();
  assert.deepEqual(problems, []);
});

test('the shelf has puzzles with other rules', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'play.html', hash: '#p=1.....3..4.....2'});
  await page.getByRole('button', {name: 'New puzzle'}).first().click();
  const shelf = page.locator('.levels section', {hasText: 'Other rules'});
  await shelf.locator('.rule-area').first().waitFor({state: 'attached'});
  await shelf.getByRole('button', {name: 'Diagonals'}).click();
  await ruleLine(page).waitFor();
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: diagonals');
  await eventually.match(() => new URL(page.url()).hash, /&rules=\.Diagonal%7E-1\.Diagonal%7E1&v=2$/);
});

test('Play: clashes, a check, hints and ratings', needsBrowser, async (t) => {
  const {page, problems} = await openSite(t, {path: 'play.html', hash: linkOf('diagonal')});
  await page.getByText('Fill the grid with 1 to 9, so that all rules hold.').waitFor();
  const status = page.locator('#status-panel');
  await page.getByRole('button', {name: 'Hint'}).first().click();
  await status.getByText('1 of 5').waitFor();
  await page.getByRole('button', {name: 'Rate'}).click();
  await status.getByText(/Very easy|Easy|Medium|Hard|Fiendish|Extreme/).first().waitFor();
  await page.getByRole('button', {name: 'Check'}).click();
  await status.getByText('Correct so far.').waitFor();
  assert.deepEqual(problems, []);
});

test('Compare: every strategy runs under the rules', needsBrowser, async (t) => {
  const hash = linkOf('windoku').replace('&v=2', '&c=ac3.mrv.ascending,only-choice.mrv.ascending&v=2');
  const {page} = await openSite(t, {path: 'compare.html', hash});
  await page.locator('.lane .where').nth(1).waitFor();
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: windoku');
  await eventually.equal(() => page.locator('.lane').first().locator('.rule-area').count(), 4);
  await page.waitForFunction(() => document.querySelectorAll('#table tbody tr').length === 2);
  await eventually.match(() => page.url(), /&rules=\.Windoku/);
});

test('an embed takes rules by its link, and links on with them', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'embed.html', hash: linkOf('diagonal')});
  await ruleLine(page).waitFor();
  await eventually.equal(() => page.locator('.board .rule-line').count(), 2);
  await page.waitForFunction(() => /rules=/.test(document.querySelector('#whole').getAttribute('href')));
});

test('snippets carry the rules', needsBrowser, async (t) => {
  const {page} = await openSite(t, {path: 'embedding.html', hash: linkOf('diagonal')});
  await page.locator('#preview .rule-line').first().waitFor();
  for (const id of ['element', 'iframe', 'loader', 'markdown']) {
    await page.locator(`#${id}`, {hasText: 'rules=.Diagonal%7E-1.Diagonal%7E1'}).waitFor({state: 'attached'});
  }
});

test('drawings that were not read: nothing is said about solutions, on Watch and on Play', needsBrowser, async (t) => {
  const {page, problems, url} = await openPage(t);
  await page.locator('#paste').fill('{ce:[[{v:1},,,],[,,{v:1},],[,{v:2},,],[,,,{v:3}]],l:[{c:F}]}');
  await page.getByRole('heading', {name: 'Not all of it was read.'}).waitFor();
  await eventually.equal(() => ruleLine(page).textContent(), 'Rules: drawings that were not read');
  await page.evaluate(() => document.querySelector('sudoku-scope').seek('end'));
  await sentence(page).filter({hasText: 'nothing is said about the solutions'}).waitFor();
  await eventually.equal(() => sentence(page).locator('.i-diamond').count(), 0);
  const hash = await page.evaluate(() => location.hash);
  assert.match(hash, /Unread/);
  // Without the drawings, which Play would ask about first.
  await page.goto(new URL(`play.html${hash.replace(/&drawn=[^&]*/, '')}`, url).href);
  await page.locator('#status-panel h2').waitFor();
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await page.getByLabel('Status').getByText('not read as rules, so digits can’t be checked').waitFor();
  assert.deepEqual(problems, []);
});
