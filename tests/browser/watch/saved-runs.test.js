// A run is saved as a file and plays again; a file that does not replay is refused with the event's number.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import test from 'node:test';
import {needsBrowser} from '../../support/page/browser.mjs';
import {eventually} from '../../support/page/eventually.mjs';
import {firstSolution, gridLine, isAt, isReady, openPage, player, press, seek} from '../../support/page/page.mjs';

/** Saves the run that is shown, by the page's own button. */
async function save(page) {
  const download = page.waitForEvent('download');
  await page.locator('#menu summary').click();
  await press(page, 'Export');
  await press(page, 'Save the run');
  const text = await readFile(await (await download).path(), 'utf8');
  await page.keyboard.press('Escape');
  return text;
}

function openFile(page, text) {
  return page.locator('#file').setInputFiles({
    name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text),
  });
}

test('a saved run plays again, on a page that shows something else', needsBrowser, async (t) => {
  const {page, problems} = await openPage(t);
  const {length} = await player(page);
  const text = await save(page);
  assert.equal(JSON.parse(text).events.length, length);
  await page.locator('#shelf').getByRole('button', {name: '4×4'}).click();
  await page.waitForFunction(() => document.querySelector('sudoku-scope').run?.puzzle.size === 4);
  await openFile(page, text);
  await page.waitForFunction((wanted) => document.querySelector('sudoku-scope').length === wanted, length);
  await isReady(page);
  await seek(page, 'end');
  await eventually.equal(() => gridLine(page), firstSolution);
  assert.deepEqual(problems, []);
  await page.reload();
  await isReady(page);
  await isAt(page, length);
  await eventually.equal(() => page.evaluate(() => location.hash), '');
});

test('a run that does not replay is refused with the number of the event', needsBrowser, async (t) => {
  const {page} = await openPage(t);
  const trace = JSON.parse(await save(page));
  const at = trace.events.findIndex(({kind}) => kind === 'eliminate');
  trace.events.splice(at + 1, 0, trace.events[at]);
  await openFile(page, JSON.stringify(trace));
  await page.getByText(`Event ${at + 1} `, {exact: false}).first().waitFor();
});
