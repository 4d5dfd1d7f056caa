// Lighthouse's scores for the built site: 95 or better in each category, on a phone and on a desk.
import {launch} from 'chrome-launcher';
import lighthouse, {desktopConfig} from 'lighthouse';
import {findBrowser} from '../../../tools/find-browser.mjs';
import {startServer} from '../../../tools/serve.mjs';
import {quietFlags} from '../../support/page/chromium.mjs';
import {report} from '../../support/figures.mjs';

const wanted = 95;
const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

const server = await startServer();
const chrome = await launch({chromePath: findBrowser(), chromeFlags: ['--headless=new', ...quietFlags]});
for (const [device, config] of [['phone', undefined], ['desk', desktopConfig]]) {
  const {lhr} = await lighthouse(server.url, {port: chrome.port, onlyCategories, logLevel: 'error'}, config);
  for (const {title, score} of Object.values(lhr.categories)) {
    const points = Math.round((score ?? 0) * 100);
    report(`Lighthouse, ${device}: ${title}`, `${wanted} or more`, `${points}`, points >= wanted);
  }
  const flaws = Object.values(lhr.audits).filter(({score}) => score !== null && score < 0.9);
  for (const {id, displayValue = '', score} of flaws) console.log(`  ${device}, ${score}: ${id} ${displayValue}`);
}
chrome.kill();
await server.close();
