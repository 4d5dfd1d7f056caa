// A language that does not exist, to see what another one does to the pages: from right to left, with the English
// messages and 40 % more letters. It is put in the place of German, so that the product has nothing of it.
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {messagesOf, readPage} from '../../tools/pages/html.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const namesIn = (folder, ending) =>
  readdirSync(root + folder, {recursive: true}).filter((name) => name.endsWith(ending));

/** Letters of a script that is written from right to left. */
const LETTERS = 'ابجد هوز حطي كلمن سعفص قرشت ';
const MORE = 0.4;

/** A message with more letters at its end. @param {string} text */
function longer(text) {
  const words = text.replace(/[{<][^}>]*[}>]/g, '');
  return text + LETTERS.repeat(99).slice(0, Math.ceil(words.length * MORE)).trim();
}

/** The messages of all subjects, and those that are in pages. */
async function subjects() {
  const english = await Promise.all(namesIn('web/languages/en', '.js').map(async (name) =>
    [name.slice(0, -3), (await import(`../../web/languages/en/${name}`)).default]));
  const pages = namesIn('site', '.html').flatMap((name) =>
    messagesOf(readPage(readFileSync(`${root}site/${name}`, 'utf8'))));
  return {...Object.fromEntries(english), 'site/pages': Object.fromEntries(pages)};
}

/** Lets a page speak it, once it is opened with `?lang=de`. @param {import('playwright-core').Page} page */
export async function speakPseudo(page) {
  const messages = Object.fromEntries(Object.entries(await subjects()).map(([subject, all]) =>
    [subject, Object.fromEntries(Object.entries(all).map(([id, text]) => [id, longer(text)]))]));
  const body = `export default ${JSON.stringify(messages)}`;
  await page.route(/\/de-(element|techniques|site)-[^/]*\.js/, (route) =>
    route.fulfill({contentType: 'text/javascript', body}));
  await page.route(/\/(?!de-)[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replaceAll('direction:"ltr"', 'direction:"rtl"');
    await route.fulfill({response, body: script});
  });
}
