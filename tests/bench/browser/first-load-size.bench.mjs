// The bytes that the page loads, gzipped, until the first puzzle can be solved.
import {startServer} from '../../../tools/serve.mjs';
import {launchBrowser} from '../../support/page/chromium.mjs';
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

const bytes = sent.reduce((sum, entry) => sum + entry.bytes, 0);
for (const entry of sent) console.log(`  ${entry.bytes} ${entry.path}`);
report('first load, gzipped', 'at most 60 KB', `${(bytes / 1000).toFixed(1)} KB`, bytes <= 60_000);
