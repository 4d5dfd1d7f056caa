// The built site's words to others about itself: scripts that stay as they are, with their hashes; the picture that a
// link is shown with; the answer to those who ask by oEmbed. Much of it takes the address at which the site is: an
// environment variable tells it, or package.json as its homepage.
import {createHash} from 'node:crypto';
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {project, shortHash} from './bundle.mjs';
import {attribute, elementsOf, insertAfter} from './pages/html.mjs';

/** @typedef {{file: string, integrity: string}} Checked */

/** The picture: what `tools/make-icons.mjs` made of a puzzle in the middle of its run. */
const PICTURE = {file: 'shared.png', width: 1200, height: 630};
const PICTURED =
  'A Sudoku in the middle of being solved: a candidate is crossed out, and the cell that rules it out is ringed.';

/** The player of `oembed.json`, as the Embed page's snippet has it. */
const PLAYER = {width: 640, height: 524};

/**
 * The address of the site, with a slash at its end; empty where nobody told.
 * @param {Record<string, string | undefined>} environment
 * @param {{homepage?: string}} known package.json
 */
export function siteAddress({SUDOKUSCOPE_ADDRESS: told}, {homepage} = project) {
  const address = told || homepage || '';
  return address && new URL(address.replace(/\/?$/, '/')).href;
}

/** The hash that a browser checks a script against. @param {Uint8Array} content */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Copies scripts for pages of others to names that hold version and hash, so that they stay what they are, and writes
 * `scripts.json`, which tells those names with the hashes of the scripts and of what they import at once.
 * @param {string} folder of the built site
 * @param {string[]} names of the scripts
 * @param {Map<string, string[]>} imports what each script of the folder imports at once
 */
export async function fixScripts(folder, names, imports) {
  const scripts = {};
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const file = name.replace(/\.js$/, `-${project.version}-${shortHash(content)}.js`);
    await copyFile(join(folder, name), join(folder, file));
    scripts[name] = {file, integrity: integrityOf(content), imports: await importsOf(folder, name, imports)};
  }
  await writeFile(join(folder, 'scripts.json'), `${JSON.stringify({version: project.version, scripts}, null, 2)}\n`);
}

/**
 * The modules that a script imports at once, and those in turn.
 * @param {string} folder @param {string} script @param {Map<string, string[]>} imports
 * @returns {Promise<Checked[]>}
 */
async function importsOf(folder, script, imports) {
  const found = new Set(imports.get(script));
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next);
  return Promise.all(Array.from(found, async (file) =>
    ({file, integrity: integrityOf(await readFile(join(folder, file)))})));
}

/**
 * Adds to a page what a link to it is shown with, where it has a description for that; the start page leads to
 * `oembed.json`. Without an address the picture's is relative, which some of those who show links understand.
 * @param {import('./pages/html.mjs').Document} page
 * @param {string} path its place in the site
 * @param {string} address of the site, or empty
 */
export function addCard(page, path, address) {
  const last = elementsOf(page, 'meta').find((meta) => attribute(meta, 'property') === 'og:description');
  if (!last) return;
  const up = '../'.repeat(path.split('/').length - 1);
  const known = path.replace(/(^|\/)index\.html$/, '$1');
  const properties = [
    ['og:site_name', 'Sudokuscope'], ['og:image', `${address || up}${PICTURE.file}`], ['og:image:type', 'image/png'],
    ['og:image:width', `${PICTURE.width}`], ['og:image:height', `${PICTURE.height}`], ['og:image:alt', PICTURED],
    ...address ? [['og:url', address + known]] : [],
  ].map(([property, content]) => ({property, content}));
  if (address && known === '') {
    const type = 'application/json+oembed';
    insertAfter(last, 'link', [{rel: 'alternate', type, href: `${address}oembed.json`, title: 'Sudokuscope'}]);
  }
  insertAfter(last, 'meta', [...properties, {name: 'twitter:card', content: 'summary_large_image'}]);
}

/** The answer for every link to the site: a player with the first puzzle. @param {string} address of the site */
export function oembed(address) {
  const {width, height} = PLAYER;
  return {
    version: '1.0', type: 'rich', title: 'A Sudoku, solved step by step',
    provider_name: 'Sudokuscope', provider_url: address, width, height,
    html: `<iframe src="${address}embed.html" title="A Sudoku, solved step by step" width="${width}" ` +
      `height="${height}" loading="lazy" style="border: 0; max-width: 100%"></iframe>`,
    thumbnail_url: address + PICTURE.file, thumbnail_width: PICTURE.width, thumbnail_height: PICTURE.height,
  };
}
