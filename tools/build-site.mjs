// Makes build/site, the whole static site, from site/, web/src and the WebAssembly module. Scripts, style sheets and
// the wasm get a content hash in their names, pages and code are pointed to those names, and site/sw.js gets
// `PRECACHE` (the names of all files) and `VERSION` (a hash over them). URLs stay relative, for any folder of any host.
import {copyFile, cp, readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {
  builtWasm, bundle, emptyFolder, modules, moveIntoPlace, requireFiles, root, shortHash, shortStyle, workerEntry,
} from './bundle.mjs';

const source = join(root, 'site');
const rewritten = /\.(js|css|html|md)$/;
const hashed = {entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js'};

requireFiles({
  ...Object.fromEntries(modules.map(({js}) => [js, './dev build makes it from wasm/ and engine/.'])),
  [workerEntry]: 'without it the page cannot solve.',
  [join(source, 'index.html')]: 'without it there is no site.',
  [join(source, 'sw.js')]: 'without it the site does not work offline.',
});

const target = await emptyFolder('site');
const files = await readdir(source);
await copyAssets();
const names = await addWasm();
Object.assign(names, await bundle(target, [workerEntry], hashed, names));
for (const page of files.filter((name) => name.endsWith('.html'))) await addPage(page);
await addServiceWorker();
await report();
await moveIntoPlace(target, 'site');

/** Icons, the manifest and the like keep their names: other files and other sites refer to them. */
async function copyAssets() {
  for (const name of files.filter((name) => !rewritten.test(name))) {
    await cp(join(source, name), join(target, name), {recursive: true});
  }
}

async function addWasm() {
  const written = {};
  for (const name of modules.flatMap(({wasm}) => wasm)) {
    written[name] = name.replace('.wasm', `-${shortHash(await readFile(builtWasm(name)))}.wasm`);
    await copyFile(builtWasm(name), join(target, written[name]));
  }
  return written;
}

/** Writes a page, after the scripts and style sheets that it refers to, with their new names. */
async function addPage(page) {
  const html = await readFile(join(source, page), 'utf8');
  for (const [tag, name] of html.matchAll(/<script\b[^>]*\bsrc="([\w-]+\.js)"/g)) await addScript(tag, name);
  for (const [, name] of html.matchAll(/<link\b[^>]*\bhref="([\w-]+\.css)"/g)) await addStyle(name);
  const renamed = html.replace(/\b(src|href)="([\w.-]+)"/g, (whole, attribute, name) =>
    names[name] ? `${attribute}="${names[name]}"` : whole);
  await writeFile(join(target, page), withoutIndent(renamed));
}

async function addScript(tag, name) {
  const format = tag.includes('type="module"') ? 'es' : 'iife';
  Object.assign(names, await bundle(target, [join(source, name)], {...hashed, format}, names));
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

/** Not hashed itself: a browser looks for a new version under the old name. */
async function addServiceWorker() {
  const list = (await readdir(target)).sort();
  const contents = await Promise.all(list.map((name) => readFile(join(target, name))));
  const values = [JSON.stringify(list), JSON.stringify(shortHash(Buffer.concat(contents)))];
  const intro = `const PRECACHE = ${values[0]}, VERSION = ${values[1]};`;
  await bundle(target, [join(source, 'sw.js')], {format: 'iife', intro});
}

async function report() {
  const sizes = await Promise.all((await readdir(target)).map(async (name) => {
    const content = await readFile(join(target, name));
    return {name, bytes: content.length, zipped: gzipSync(content, {level: 9}).length};
  }));
  console.log('build/site'.padEnd(40), 'bytes'.padStart(8), 'gzipped'.padStart(8));
  for (const {name, bytes, zipped} of sizes) {
    console.log(`  ${name}`.padEnd(40), String(bytes).padStart(8), String(zipped).padStart(8));
  }
}
