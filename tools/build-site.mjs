// Makes build/site, the whole static site, from site/, web/src and the WebAssembly module. Scripts, style sheets and
// the wasm get a content hash in their names and lie at the top; pages, in folders or not, and code are pointed to
// those names. Each page carries the version, a hash over all files, and site/sw.js gets it too, with the addresses of
// all files and of those that come first. URLs stay relative, for any folder of any host, but for what others are told
// where somebody says the site's address: SUDOKUSCOPE_ADDRESS=https://… node tools/build-site.mjs
import {copyFile, cp, mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {
  builtWasm, bundle, emptyFolder, modules, moveIntoPlace, requireFiles, root, shortHash, shortStyle, workerEntry,
} from './bundle.mjs';
import {createEngine} from '../web/src/engine.js';
import {chaptersOf, weave} from './chapters.mjs';
import {withAnswers} from './exercise-answers.mjs';
import {fixScripts, oembed, siteAddress, withCard} from './sharing.mjs';
import {techniquePages} from './techniques.mjs';

const source = join(root, 'site');
const rewritten = /\.(js|css|html|md)$/;
const frame = 'learn/frame.html';
/** What stands there is put into pages, and not copied. */
const aboutTechniques = /^techniques\//;
/** What stands in a page until the version is known. */
const versionTag = '<meta name="version" content="">';
/** What only others show: a browser's sheet for installing the app, who is handed a link. */
const forOthers = /^screenshots\/|^shared\.png$|^oembed\.json$/;
/** Scripts that pages of others refer to keep their names: a classic one, and the module that registers the element. */
const scriptsForOthers = ['embed.js'];
const moduleForOthers = {'sudoku-scope': join(root, 'web/src/define.js')};
const nameOf = (name) => (name in moduleForOthers ? '[name].js' : '[name]-[hash].js');
const address = siteAddress(process.env);
const hashed = {entryFileNames: ({name}) => nameOf(name), chunkFileNames: '[name]-[hash].js'};

requireFiles({
  ...Object.fromEntries(modules.map(({js}) => [js, './dev build makes it from wasm/ and engine/.'])),
  [workerEntry]: 'without it the page cannot solve.',
  [join(source, 'index.html')]: 'without it there is no site.',
  [join(source, 'sw.js')]: 'without it the site does not work offline.',
});

/**
 * What the entry of a page imports: fetched along with it, rather than once it has been read.
 * @type {Map<string, string[]>}
 */
const imports = new Map();
const noteImports = {
  name: 'note-imports',
  generateBundle(_options, chunks) {
    for (const {isEntry, fileName, imports: all} of Object.values(chunks)) if (isEntry) imports.set(fileName, all);
  },
};

const target = await emptyFolder('site');
const files = await filesIn(source);
const chapters = chaptersOf(await readFile(join(source, 'learn/index.html'), 'utf8'));
await copyAssets();
const names = await addWasm();
for (const worker of [workerEntry, join(source, 'animation-worker.js')]) {
  Object.assign(names, await bundle(target, [worker], hashed, names));
}
const pages = new Map();
const engine = await createEngine({mode: 'main'});
for (const page of files.filter((name) => name.endsWith('.html') && name !== frame && !aboutTechniques.test(name))) {
  pages.set(page, await htmlOf(page));
}
engine.dispose();
const framed = await techniquePages(join(source, 'techniques'), await readFile(join(source, frame), 'utf8'));
for (const [page, html] of framed) pages.set(`techniques/${page}`, html);
// The first page, which is to load fast, has its scripts to itself; all others share what they have in common.
const {'index.html': first, ...others} = Object.fromEntries(pages);
await addScripts([first]);
await addScripts(Object.values(others), moduleForOthers);
for (const [page, html] of pages) await addPage(page, html);
for (const name of scriptsForOthers) await bundle(target, [join(source, name)], {format: 'iife'});
await fixScripts(target, [...Object.keys(moduleForOthers).map((name) => `${name}.js`), ...scriptsForOthers]);
if (address) await writeFile(join(target, 'oembed.json'), JSON.stringify(oembed(address)));
await addServiceWorker();
await report();
await moveIntoPlace(target, 'site');

/** All files below a folder, as paths with slashes. @param {string} folder @param {string} [below] */
async function filesIn(folder, below = '') {
  const entries = await readdir(join(folder, below), {withFileTypes: true});
  const found = await Promise.all(entries.map((entry) =>
    (entry.isDirectory() ? filesIn(folder, `${below}${entry.name}/`) : [below + entry.name])));
  return found.flat().sort();
}

/** Icons, the manifest and the like keep their names: other files and other sites refer to them. */
async function copyAssets() {
  for (const name of files.filter((name) => !rewritten.test(name) && !aboutTechniques.test(name))) {
    await cp(join(source, name), join(target, name));
  }
  await copyFile(join(root, 'web/src/trace.schema.json'), join(target, 'trace.schema.json'));
}

async function addWasm() {
  const written = {};
  for (const name of modules.flatMap(({wasm}) => wasm)) {
    written[name] = name.replace('.wasm', `-${shortHash(await readFile(builtWasm(name)))}.wasm`);
    await copyFile(builtWasm(name), join(target, written[name]));
  }
  return written;
}

/** Writes a page, after the style sheets that it refers to, with the new names. */
async function addPage(page, html) {
  for (const [, name] of html.matchAll(/<link\b[^>]*\bhref="(?:\.\.\/)*([\w-]+\.css)"/g)) await addStyle(name);
  const whole = withCard(html, page, address);
  const renamed = whole.replace(/\b(src|href)="((?:\.\.\/)*)([\w.-]+)"/g, (whole, attribute, up, name) =>
    names[name] ? `${attribute}="${up}${names[name]}"` : whole);
  const preloading = renamed.replace(/<script type="module" src="((?:\.\.\/)*)([\w.-]+)">/g, (script, up, name) =>
    (imports.get(name) ?? []).map((file) => `<link rel="modulepreload" href="${up}${file}">\n`).join('') + script);
  await mkdir(dirname(join(target, page)), {recursive: true});
  await writeFile(join(target, page), withoutIndent(preloading.replace('<meta charset="utf-8">', `$&${versionTag}`)));
}

/** Those of the tutorial share a frame. */
async function htmlOf(page) {
  const html = await readFile(join(source, page), 'utf8');
  const [folder, file] = page.split('/');
  if (folder !== dirname(frame)) return html;
  const told = await withAnswers(engine, html, pathToFileURL(join(source, 'learn/')));
  return weave(await readFile(join(source, frame), 'utf8'), told, file, chapters);
}

/**
 * Writes the scripts that some pages refer to: the modules in one bundle, with further ones; classic ones each by
 * itself.
 */
async function addScripts(htmls, further = {}) {
  const tags = htmls.flatMap((html) => [...html.matchAll(/<script\b[^>]*\bsrc="(?:\.\.\/)*([\w-]+\.js)"/g)]);
  const wanted = tags.filter(([, name]) => !names[name]);
  const pathsOf = (tags) => [...new Set(tags.map(([, name]) => join(source, name)))];
  const isModule = ([tag]) => tag.includes('type="module"');
  const shared = pathsOf(wanted.filter(isModule));
  const entries = {...Object.fromEntries(shared.map((path) => [basename(path, '.js'), path])), ...further};
  Object.assign(names, await bundle(target, entries, hashed, names, [noteImports]));
  for (const path of pathsOf(wanted.filter((tag) => !isModule(tag)))) {
    Object.assign(names, await bundle(target, [path], {...hashed, format: 'iife'}, names));
  }
}

async function addStyle(name) {
  const css = shortStyle(await readFile(join(source, name), 'utf8'));
  names[name] = name.replace('.css', `-${shortHash(css)}.css`);
  await writeFile(join(target, names[name]), css);
}

/** Indentation is the part of a page that nobody reads; text in `<pre>` is left as it is. */
function withoutIndent(html) {
  return html.split(/(<pre[\s\S]*?<\/pre>)/).map((part, i) => (i % 2 ? part : part.replace(/\n\s+/g, '\n'))).join('');
}

/** Not hashed itself: a browser looks for a new version under the old name. A folder's address is that of its index. */
async function addServiceWorker() {
  const list = await filesIn(target);
  const contents = await Promise.all(list.map((name) => readFile(join(target, name))));
  const version = shortHash(Buffer.concat(contents));
  for (const page of list.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(target, page), 'utf8');
    await writeFile(join(target, page), html.replace(versionTag, versionTag.replace('""', `"${version}"`)));
  }
  const folders = list.filter((name) => /(^|\/)index\.html$/.test(name)).map((name) => `./${name.slice(0, -10)}`);
  const kept = list.filter((name) => !forOthers.test(name));
  const values = {ALL: [...folders, ...kept], FIRST: ['./', ...await firstFiles()], VERSION: version};
  const constants = Object.entries(values).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  const intro = `const ${constants.join(', ')};`;
  await bundle(target, [join(source, 'sw.js')], {format: 'iife', intro});
}

/** What the start page needs for its first puzzle: what it refers to, its engine, and what these import at once. */
async function firstFiles() {
  const page = await readFile(join(target, 'index.html'), 'utf8');
  const referred = page.matchAll(/\b(?:src|href)="([\w.-]+\.(?:js|css|svg|webmanifest))"/g);
  const engine = [names[basename(workerEntry)], names['sudoku-core.wasm']];
  const found = new Set([...[...referred].map(([, name]) => name), ...engine]);
  for (const name of found) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(join(target, name), 'utf8');
    for (const [, imported] of code.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) found.add(imported);
  }
  return [...found];
}

async function report() {
  const sizes = await Promise.all((await filesIn(target)).map(async (name) => {
    const content = await readFile(join(target, name));
    return {name, bytes: content.length, zipped: gzipSync(content, {level: 9}).length};
  }));
  console.log('build/site'.padEnd(40), 'bytes'.padStart(8), 'gzipped'.padStart(8));
  for (const {name, bytes, zipped} of sizes) {
    console.log(`  ${name}`.padEnd(40), String(bytes).padStart(8), String(zipped).padStart(8));
  }
}
