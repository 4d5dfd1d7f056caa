// Makes the icons and screenshots that site/manifest.webmanifest names, and the picture with which links to the site
// are shown: pixels of site/icon.svg, and of the pages themselves as they are built. Run by hand after a change of
// either.
//
//     ./dev build && node tools/make-icons.mjs    (a moment; needs Chromium)
import {mkdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startServer} from './serve.mjs';
import {launchBrowser} from '../tests/support/page/chromium.mjs';

const site = fileURLToPath(new URL('../site', import.meta.url));
/** Side of each icon, and how much of it the mark takes: what a system cuts off of a maskable one is a fifth. */
const icons = {'icon-192': [192, 1], 'icon-512': [512, 1], 'maskable-512': [512, 0.64], 'apple-touch-icon': [180, 0.8]};
const puzzle = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const screens = {
  wide: {viewport: {width: 1280, height: 800}, hash: `#p=${puzzle}&step=745&view=tree`},
  narrow: {viewport: {width: 390, height: 844}, hash: `#p=${puzzle}&step=745`},
};

const browser = await launchBrowser();
await mkdir(join(site, 'icons'), {recursive: true});
await mkdir(join(site, 'screenshots'), {recursive: true});
const mark = await readFile(join(site, 'icon.svg'), 'utf8');
for (const [name, [side, share]] of Object.entries(icons)) {
  const page = await browser.newPage({viewport: {width: side, height: side}});
  await page.setContent(mark);
  await page.evaluate(([part, whole]) => {
    const {documentElement: {style: ground}, body: {style: body}} = document;
    ground.background = part < 1 ? '#fff' : 'transparent';
    Object.assign(body, {margin: '0', height: '100vh', display: 'grid', placeItems: 'center'});
    document.querySelector('svg').setAttribute('width', String(part * whole));
  }, [share, side]);
  await page.screenshot({path: join(site, 'icons', `${name}.png`), omitBackground: true});
  await page.close();
}
const server = await startServer();
for (const [name, {viewport, hash}] of Object.entries(screens)) {
  const page = await browser.newPage({viewport, colorScheme: 'light'});
  await page.goto(server.url + hash);
  await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 745);
  await page.waitForTimeout(1000);
  await page.screenshot({path: join(site, 'screenshots', `${name}.png`)});
}
const view = {viewport: {width: 800, height: 420}, deviceScaleFactor: 1.5, colorScheme: 'light'};
const page = await browser.newPage(view);
await page.goto(`${server.url}embed.html#p=${puzzle}&step=745&controls=none&theme=light&view=log`);
await page.waitForFunction(() => document.querySelector('sudoku-scope').step === 745);
await page.evaluate(() => {
  document.querySelector('.foot').remove();
  Object.assign(document.querySelector('main').style, {width: '720px', margin: '4px auto 0'});
});
await page.waitForTimeout(1000);
await page.screenshot({path: join(site, 'shared.png')});
await browser.close();
await server.close();
