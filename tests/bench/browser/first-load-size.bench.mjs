// The bytes that the page loads, gzipped, until the first puzzle can be solved.
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
import {FIRST_LOAD, weigh} from '../../support/page/budgets.mjs';
import {report} from '../../support/figures.mjs';

const sent = [];
const server = await startServer({onSent: (path, bytes) => sent.push({path, bytes})});
const browser = await launchBrowser();
const context = await browser.newContext({serviceWorkers: 'block'});
const page = await context.newPage();
await page.goto(server.url);
await page.waitForFunction(() => document.querySelector('sudoku-scope').length > 0);
await page.waitForLoadState('networkidle');
await browser.close();
await server.close();

// Some browsers request the icon; that of the tests does not.
const {bytes, lines} = weigh(sent.filter(({path}) => !path.endsWith('icon.svg')));
console.log(lines);
report('first load, gzipped', `at most ${FIRST_LOAD / 1000} KB`, `${(bytes / 1000).toFixed(1)} KB`,
  bytes <= FIRST_LOAD);
