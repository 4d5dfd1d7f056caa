// Makes build/site, the whole static site, from site/, web/src and the WebAssembly module. Scripts, style sheets and
// the wasm get a content hash in their names and lie at the top, as do pages but for those of learn/ and techniques/;
// pages name scripts and style sheets by their place in the sources, and are pointed to the new names. Each page has
// the version, a hash over all files, and site/sw.js gets it too, with the addresses of all files and of those that
// come first. URLs stay relative, for any folder of any host, but for those that others are told where somebody names
// the site's address: SUDOKUSCOPE_ADDRESS=https://… node tools/build-site.mjs
import {copyFile, cp, mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import {basename, dirname, join, relative} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {
  builtWasm, bundle, emptyFolder, modules, moveIntoPlace, onlyEnglish, requireFiles, root, shortHash, workerEntry,
} from './bundle.mjs';
import {languages} from '../web/languages/index.js';
import {createEngine} from '../web/src/client/engine.js';
import {speak} from '../web/src/language/catalogue.js';
import {chaptersOf, weave} from './pages/chapters.mjs';
import {withAnswers} from './pages/exercise-answers.mjs';
import {
  attribute, codeOf, elementsOf, insertAfter, insertBefore, readPage, sayForScripts, sayWithoutScripts, setAttribute,
  writePage,
} from './pages/html.mjs';
import {addFrame, symbolsOf} from './pages/frame.mjs';
import {programsOf, withProgram} from './pages/programs.mjs';
import {languagesIn, nameOthers, publishedName} from './pages/prose.mjs';
import {addCard, fixScripts, oembed, siteAddress} from './sharing.mjs';
import {shortStyle} from './styles.mjs';
import {techniquePages} from './pages/techniques.mjs';

const source = join(root, 'site');
const rewritten = /\.(js|css|html|md)$/;
const frame = 'learn/frame.html';
const drawings = 'common/symbols.svg';
/** These files are put into pages, and not copied. */
const partsOfPages = /^techniques\/|^common\/symbols\.svg$/;
/** Pages below, and what is put round them: they keep their folder, all others are published at the top. */
const isProse = /^(learn|techniques)\//;
/** Pictures that only others show: a browser's sheet for installing the app, the receiver of a link. */
const forOthers = /^screenshots\/|^shared\.png$|^oembed\.json$/;
/** Scripts that pages of others refer to keep their names: a classic one, and the module that registers the element. */
const scriptsForOthers = ['embedding/embed.js'];
const moduleForOthers = {'sudoku-scope': join(root, 'web/src/define.js')};
const nameOf = (name) => (name in moduleForOthers ? '[name].js' : '[name]-[hash].js');
const address = siteAddress(process.env);
const hashed = {entryFileNames: ({name}) => nameOf(name)};

requireFiles({
  ...Object.fromEntries(modules.map(({js}) => [js, './dev build makes it from wasm/ and engine/.'])),
  [workerEntry]: 'without it the page cannot solve.',
  [join(source, 'index.html')]: 'without it there is no site.',
  [join(source, 'sw.js')]: 'without it the site does not work offline.',
});

/**
 * The scripts that each written script imports at once, as the bundler has them. Those of a page's entry are fetched
 * along with it, rather than once it has been read.
 * @type {Map<string, string[]>}
 */
const imports = new Map();
/**
 * Those that it imports when they are wanted.
 * @type {Map<string, string[]>}
 */
const laterImports = new Map();
const noteImports = {
  name: 'note-imports',
  generateBundle(_options, chunks) {
    for (const {fileName, imports: all = [], dynamicImports = []} of Object.values(chunks)) {
      imports.set(fileName, all);
      laterImports.set(fileName, dynamicImports);
    }
  },
};

const target = await emptyFolder('site');
const files = await filesIn(source);
await copyAssets();
/** Workers and WebAssembly, by the name that code has for them. */
const names = await addWasm();
for (const worker of [workerEntry, join(source, 'share/animation-worker.js')]) {
  Object.assign(names, await bundle(target, [worker], hashed, names, [onlyEnglish, noteImports]));
}
/**
 * Scripts and style sheets as they are published, by their place in site/.
 * @type {Map<string, string>}
 */
const published = new Map();
const pages = await readPages();
const symbols = symbolsOf(await readFile(join(source, drawings), 'utf8'));
for (const {path, html} of pages) addFrame(html, path, symbols);
/** The messages of pages in other languages, by language and id. */
const translations = Object.fromEntries(await Promise.all(Object.entries(languages).map(async ([code, {site}]) =>
  [code, (await site()).default['site/pages']])));
// The first page, which is to load fast, has its scripts to itself; all others share what they have in common.
await addScripts(pages.filter(({path}) => path === 'index.html'));
await addScripts(pages, moduleForOthers);
for (const page of pages) await addPage(page);
for (const name of scriptsForOthers) await bundle(target, [join(source, name)], {format: 'iife'});
await fixScripts(target, [...Object.keys(moduleForOthers).map((name) => `${name}.js`),
  ...scriptsForOthers.map((name) => basename(name))], imports);
if (address) await writeFile(join(target, 'oembed.json'), JSON.stringify(oembed(address)));
await addServiceWorker();
await report();
await moveIntoPlace(target, 'site');

/**
 * All pages: where one is published, what it is, and the file from which its scripts and style sheets are named.
 * @typedef {{path: string, html: import('./pages/html.mjs').Document, writtenIn: string}} Page
 * @returns {Promise<Page[]>}
 */
async function readPages() {
  const frameText = await readFile(join(source, frame), 'utf8');
  const ownPages = files.filter((name) => name.endsWith('.html') && !isProse.test(name));
  const own = await Promise.all(ownPages.map(async (name) =>
    ({path: basename(name), html: readPage(await readFile(join(source, name), 'utf8')), writtenIn: name})));
  const tutorial = await prosePages('learn', (language) => chapterPages(frameText, language));
  const techniques = await prosePages('techniques', (language) =>
    techniquePages(join(source, 'techniques'), frameText, language));
  return [...own, ...tutorial, ...techniques];
}

/**
 * The pages of a folder of prose, in all of its languages, one after another: what the build says speaks that of the
 * prose.
 * @param {string} folder
 * @param {(language: string) => Promise<Map<string, string>>} pagesIn by name
 * @returns {Promise<Page[]>}
 */
async function prosePages(folder, pagesIn) {
  const all = [];
  for (const language of await languagesIn(join(source, folder))) {
    await speak(language, ['element', 'techniques', 'site']);
    all.push({language, pages: await pagesIn(language)});
  }
  await speak('en');
  return all.flatMap(({language, pages}) => Array.from(pages, ([name, text]) => {
    const html = readPage(text);
    nameOthers(html, name, language, all.filter((other) => other.pages.has(name)).map((other) => other.language));
    return {path: `${folder}/${publishedName(name, language)}`, html, writtenIn: frame};
  }));
}

/**
 * The chapters of the tutorial, by name; the programs of those with code are written beside them.
 * @param {string} frameText @param {string} language
 */
async function chapterPages(frameText, language) {
  const folder = join(source, 'learn', language);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html'));
  const texts = new Map(await Promise.all(names.map(async (name) =>
    /** @type {const} */ ([name, await readFile(join(folder, name), 'utf8')]))));
  const chapters = chaptersOf(texts.get('index.html') ?? await readFile(join(source, 'learn/en/index.html'), 'utf8'));
  const written = chapters.filter(({file}) => texts.has(file)).map(({file}) => ({file, html: texts.get(file)}));
  const programs = programsOf(written, language);
  for (const {file, text} of programs.values()) await writeFile(join(target, 'learn', file), text);
  const engine = await createEngine({mode: 'main'});
  const pages = await Promise.all(Array.from(texts, async ([name, html]) => {
    const answered = await withAnswers(engine, html, pathToFileURL(join(source, 'learn/')));
    const whole = withProgram(answered, programs.get(name));
    return /** @type {[string, string]} */ ([name, weave(frameText, whole, {file: name, chapters, language})]);
  }));
  engine.dispose();
  return new Map(pages);
}

/** @param {Page} page @returns the scripts and style sheets that it names, with their places in site/ */
function codeIn({html, writtenIn}) {
  return codeOf(html).map((code) => ({...code, file: join(dirname(writtenIn), code.address)}));
}

/** All files below a folder, as paths with slashes. @param {string} folder @param {string} [below] */
async function filesIn(folder, below = '') {
  const entries = await readdir(join(folder, below), {withFileTypes: true});
  const found = await Promise.all(entries.map((entry) =>
    (entry.isDirectory() ? filesIn(folder, `${below}${entry.name}/`) : [below + entry.name])));
  return found.flat().sort();
}

/** Icons, the manifest and the like keep their names: other files and other sites refer to them. */
async function copyAssets() {
  for (const name of files.filter((name) => !rewritten.test(name) && !partsOfPages.test(name))) {
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

/** Writes a page, after the style sheets that it refers to, with the new names. @param {Page} page */
async function addPage(page) {
  const {path, html} = page;
  addCard(html, path, address);
  sayWithoutScripts(html, translations);
  sayForScripts(html, translations);
  for (const {element, name, kind, file} of codeIn(page)) {
    if (kind === 'style') await addStyle(file);
    const to = (script) => relative(dirname(path), script);
    const script = published.get(file);
    setAttribute(element, name, to(script));
    const preloaded = kind === 'module' ? imports.get(script) ?? [] : [];
    insertBefore(element, 'link', preloaded.map((each) => ({rel: 'modulepreload', href: to(each)})));
  }
  const charset = elementsOf(html, 'meta').find((meta) => attribute(meta, 'charset'));
  if (charset) insertAfter(charset, 'meta', [{name: 'version', content: ''}]);
  await mkdir(dirname(join(target, path)), {recursive: true});
  await writeFile(join(target, path), writePage(html));
}

/**
 * Writes the scripts that some pages refer to and that are not yet there: the modules in one bundle, with further ones;
 * classic ones each by itself.
 * @param {Page[]} pages
 */
async function addScripts(pages, further = {}) {
  const wanted = pages.flatMap(codeIn).filter(({kind, file}) => kind !== 'style' && !published.has(file));
  const filesOf = (kind) => [...new Set(wanted.filter((each) => each.kind === kind).map(({file}) => file))];
  const shared = filesOf('module');
  const entries = Object.fromEntries(shared.map((file) => [basename(file, '.js'), join(source, file)]));
  const written = await bundle(target, {...entries, ...further}, hashed, names, [noteImports]);
  for (const file of shared) published.set(file, written[basename(file)]);
  for (const file of filesOf('script')) {
    const classic = await bundle(target, [join(source, file)], {...hashed, format: 'iife'}, names);
    published.set(file, classic[basename(file)]);
  }
}

async function addStyle(file) {
  if (published.has(file)) return;
  const css = await shortStyle(await readFile(join(source, file), 'utf8'));
  published.set(file, basename(file).replace('.css', `-${shortHash(css)}.css`));
  await writeFile(join(target, published.get(file)), css);
}

/** Not hashed itself: a browser looks for a new version under the old name. A folder's address is that of its index. */
async function addServiceWorker() {
  const list = await filesIn(target);
  const contents = await Promise.all(list.map((name) => readFile(join(target, name))));
  const version = shortHash(Buffer.concat(contents));
  for (const {path, html} of pages) {
    const tag = elementsOf(html, 'meta').find((meta) => attribute(meta, 'name') === 'version');
    if (tag) setAttribute(tag, 'content', version);
    await writeFile(join(target, path), writePage(html));
  }
  const folders = list.filter((name) => /(^|\/)index\.html$/.test(name)).map((name) => `./${name.slice(0, -10)}`);
  const kept = list.filter((name) => !forOthers.test(name));
  const values = {ALL: [...folders, ...kept], FIRST: ['./', ...await firstFiles()], VERSION: version};
  const constants = Object.entries(values).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  const intro = `const ${constants.join(', ')};`;
  await bundle(target, [join(source, 'sw.js')], {format: 'iife', intro});
}

/**
 * The files that the start page needs for its first puzzle, and for the link that an earlier visit has left: those that
 * it names, its engine, the reader of links, the full module, which reads their puzzles, and what these import. Then
 * the page about a missing network, with what it names.
 */
async function firstFiles() {
  const named = (await Promise.all(['index.html', 'offline.html'].map(namedBy))).flat();
  const reading = [...imports.keys()].filter((name) => /^opening-reading-\w{8}\.js$/.test(name));
  const found = new Set(['offline.html', ...named.filter((name) => /^[\w.-]+\.(js|css|svg|webmanifest)$/.test(name)),
    names[basename(workerEntry)], names['sudoku-core.wasm'], names['sudoku-full.wasm'], ...reading]);
  for (const name of found) {
    const later = laterImports.get(name)?.filter((each) => /^(worker-(serving|full)|wasm-sudoku-full)-/.test(each));
    for (const imported of [...imports.get(name) ?? [], ...later ?? []]) found.add(imported);
  }
  return [...found];
}

/** The scripts, style sheets and the like that a page names. @param {string} path */
async function namedBy(path) {
  const tags = elementsOf(readPage(await readFile(join(target, path), 'utf8')), 'script', 'link');
  return tags.map((tag) => attribute(tag, 'src') ?? attribute(tag, 'href') ?? '');
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
