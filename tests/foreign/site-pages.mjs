// The site itself in one browser: on each page, what a visitor comes for.
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {startServer} from '../../tools/serve.mjs';
import {firstPuzzle, hardPuzzle} from '../support/page/page.mjs';
import {until} from './driven.mjs';

/** True if the grid of the page to play can be filled. */
const filled = `return Number(document.getElementById('filled').textContent) > 0;`;

/** Presses the first button that has this name and can be seen. @param {string} name */
const press = (name) => `
  const button = [...document.querySelectorAll('button, summary')].find((each) =>
    (each.ariaLabel ?? each.textContent).trim().startsWith(${JSON.stringify(name)}) && each.getClientRects().length);
  button?.click();
  return Boolean(button);`;

/** The text of the element of this id, or nothing as long as that has another form. */
const told = (id, form) => `
  const text = document.getElementById(${JSON.stringify(id)})?.textContent.trim() ?? '';
  return ${form}.test(text) && text;`;

/** True if all players that are in sight have a run. */
const running = `
  const inSight = [...document.querySelectorAll('sudoku-scope')].filter((scope) => {
    const {top, bottom} = scope.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
  return inSight.length > 0 && inSight.every(({length}) => length > 0);`;

/**
 * The actions on a page, line by line: each is run again and again until it returns something.
 * @type {{name: string, path: string, steps: string[]}[]}
 */
const visits = [
  {name: 'the first puzzle is solved', path: '', steps: [running]},
  {name: 'AC-3 runs', path: `#p=${hardPuzzle}&s=ac3.mrv.ascending`, steps: [running]},
  {name: 'as people do', path: `#p=${hardPuzzle}&s=techniques`, steps: [running]},
  {
    name: 'a run goes to its end', path: `#p=${hardPuzzle}`,
    steps: [running, `document.querySelector('sudoku-scope').seek('end'); return true;`,
      `return document.querySelector('sudoku-scope').ended;`],
  },
  {name: 'Hint', path: `play.html#p=${firstPuzzle}`, steps: [filled, press('Hint'), told('status-panel', /1 of 5/)]},
  {
    name: 'Rate', path: `play.html#p=${firstPuzzle}`,
    steps: [filled, press('Rate'), told('status-panel', /^(Very easy|Easy|Medium|Hard)\./)],
  },
  {
    name: 'Compare', path: `compare.html#p=${hardPuzzle}&c=only-choice.first.ascending,ac3.mrv.ascending`,
    steps: [`return document.querySelectorAll('#table tbody tr').length === 2;`,
      `return document.querySelector('#progress').dataset.state === 'done';`],
  },
  {name: 'the chapter about AC-3', path: 'learn/ac3.html', steps: [running]},
  {
    name: 'the page of a technique', path: 'techniques/x-wing.html',
    steps: [running, `return document.querySelector('#steps').length > 0;`],
  },
];

/**
 * Tests the site in one browser.
 * @param {import('./driven.mjs').Browser} browser
 */
export function testSite({name, options, driven}) {
  let server;
  before(async () => {
    if (!('skip' in options)) server = await startServer();
  });
  after(() => server?.close());

  for (const {name: visit, path, steps} of visits) {
    test(`${name}, the site: ${visit}`, options, async () => {
      const browser = driven();
      // Another address than the last one but for its fragment, so that the page is loaded.
      await browser.open('about:blank');
      await browser.open(server.url + path);
      for (const step of steps) await until(() => browser.run(step), step);
    });
  }
}
