// The pages of the site, and the states of each in which something else can be pressed: dialogs, menus, panels.
import {cell, isReady as canPlay} from './game.mjs';
import {firstPuzzle, hardPuzzle, isReady as canWatch, paste} from './page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * @typedef {object} PageStates
 * @property {string} path
 * @property {string} [hash]
 * @property {(page: Page) => Promise<unknown>} [ready]
 * @property {Record<string, (page: Page) => Promise<unknown>>} [states] each reached from the one before it
 */

/** @param {Page} page @param {string} name @param {string} [role] */
const press = (page, name, role = 'button') =>
  page.getByRole(/** @type {any} */ (role), {name, exact: true}).filter({visible: true}).first().click();

/** @param {string} name of what opens it @param {boolean} [inMenu] */
const dialog = (name, inMenu = false) => async (/** @type {Page} */ page) => {
  await closeDialogs(page);
  if (inMenu) await page.locator('#menu summary').click();
  await press(page, name);
  await page.locator('dialog[open]').waitFor();
  await page.locator('dialog[open]').getByRole('button', {name: 'Cancel'}).waitFor({state: 'hidden'});
};

/** @param {string} name of the part of the sheet that is opened */
const exportDialog = (name) => async (/** @type {Page} */ page) => {
  await dialog('Export', true)(page);
  await press(page, `Open the ${name}`);
  await page.getByRole('dialog', {name: 'Export'}).waitFor({state: 'detached'});
  await page.locator('dialog[open]').waitFor();
};

/** @param {Page} page */
async function closeDialogs(page) {
  while (await page.locator('dialog[open]').count()) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(20);
  }
}

/** @param {string} name */
const panel = (name) => async (/** @type {Page} */ page) => {
  await press(page, name, 'tab');
  await page.getByRole('tabpanel', {name}).waitFor();
};

/** @param {string} selector */
const click = (selector) => async (/** @type {Page} */ page) => {
  await closeDialogs(page);
  await page.locator(selector).filter({visible: true}).first().click();
};

/** @param {string} selector @param {(page: Page) => Promise<unknown>} act */
const until = (selector, act) => async (/** @type {Page} */ page) => {
  await act(page);
  await page.locator(selector).filter({visible: true}).first().waitFor();
};

const menu = {Menu: click('#menu summary')};
const watching = {
  ...Object.fromEntries(['Code', 'Queue', 'Numbers', 'Trace', 'Log'].map((name) => [`panel ${name}`, panel(name)])),
  'menu of a cell': async (/** @type {Page} */ page) => {
    await page.locator('sudoku-scope').getByRole('gridcell').nth(30).click({button: 'right'});
    await page.getByRole('menu').or(page.getByRole('dialog')).first().waitFor();
  },
  ...menu,
  'choosing the solver': click('sudoku-scope .picker'),
  'dialog New puzzle': dialog('New puzzle'),
  'dialog Help': dialog('Help'),
  'dialog Share': dialog('Share', true),
  'dialog Export': dialog('Export', true),
  'dialog Rules': until('.rules-board [role=gridcell]', dialog('Rules…', true)),
  ...Object.fromEntries(['picture', 'lesson', 'animation'].map((name) =>
    [`dialog of the ${name}`, exportDialog(name)])),
};

/** @type {Record<string, PageStates>} by a name */
export const pages = {
  'start page': {path: '', ready: canWatch, states: {
    'dialog By level': dialog('By level'),
    'typing a puzzle': async (page) => {
      await closeDialogs(page);
      await press(page, 'Type into the grid');
      await page.getByRole('button', {name: 'Done'}).waitFor();
    },
  }},
  'a text that is no puzzle': {path: '', ready: async (page) => {
    await canWatch(page);
    await paste(page, `55${'.'.repeat(79)}`);
    await page.locator('#parse-error:visible').waitFor();
  }},
  'a list of puzzles': {path: '', ready: async (page) => {
    await canWatch(page);
    await paste(page, [firstPuzzle, hardPuzzle, `5${'.'.repeat(80)}`].join('\n'));
    await page.locator('#collection .entry').nth(2).waitFor();
  }, states: {'dialog Export': until('dialog[open]', (page) => press(page, 'Export'))}},
  'watching': {path: '', hash: `#p=${hardPuzzle}&step=560&view=log`, ready: canWatch, states: watching},
  'playing': {path: 'play.html', hash: `#p=${firstPuzzle}`, ready: canPlay, states: {
    ...Object.fromEntries(['Corner', 'Centre', 'Colour', 'Letter', 'Line', 'Digit'].map((name) =>
      [`mode ${name}`, (page) => press(page, name)])),
    'a wrong digit': async (page) => {
      await cell(page, 0).click();
      await page.keyboard.press('5');
      await cell(page, 0).filter({hasText: '5'}).waitFor();
    },
    'Check': until('#status-panel button', (page) => press(page, 'Check')),
    'Hint': until('#status-panel button', (page) => press(page, 'Hint')),
    'Rate': until('#status-panel button', async (page) => {
      await press(page, 'Rate');
      await page.locator('#status-panel').getByText(/Easy|easy|Medium|medium/).first().waitFor();
    }),
    'dialog New puzzle': dialog('New puzzle'),
    'dialog Settings': dialog('Settings'),
    'dialog Rules': until('.rules-board [role=gridcell]', dialog('Rules…')),
    'dialog Help': dialog('Help'),
  }},
  'comparing': {path: 'compare.html', hash: `#p=${hardPuzzle}&c=ac3.mrv.ascending,only-choice.mrv.ascending`,
    ready: (page) => page.locator('#progress[data-state=done]').waitFor(), states: {
      'the charts as a table': click('#numbers summary'),
      'menu of pictures': click('.menu.up summary'),
      'dialog New puzzle': dialog('New puzzle'),
      'dialog of the puzzle': until('dialog[open]', click('#puzzle')),
      'dialog of the set': until('dialog[open]', click('#set')),
      'dialog Add a strategy': dialog('Add a strategy'),
      'dialog Help': dialog('Help'),
    }},
  'speed': {path: 'speed.html'},
  'embedding': {path: 'embedding.html', ready: async (page) => {
    await canWatch(page);
    await page.getByRole('tab', {name: /^Queue/}).waitFor({state: 'attached'});
  }},
  'in an iframe': {path: 'embed.html', hash: `#p=${hardPuzzle}&step=560&view=log,tree,code,queue,stats&label=Demo`,
    ready: canWatch, states: {'More': (page) => press(page, 'More')}},
  'a chapter': {path: 'learn/ac3.html', ready: canWatch},
  'chapters': {path: 'learn/'},
  'a technique': {path: 'techniques/x-wing.html'},
};
