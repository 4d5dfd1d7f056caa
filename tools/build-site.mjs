// Makes build/site, the whole static site, from site/, web/src and the WebAssembly module. Scripts, style sheets and
// the wasm get a content hash in their names, pages and code are pointed to those names, and site/sw.js gets
// `PRECACHE` (the names of all files) and `VERSION` (a hash over them). URLs stay relative, for any folder of any host.
import {copyFile, cp, readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {bundle, core, emptyFolder, moveIntoPlace, requireFiles, root, shortHash, workerEntry} from './bundle.mjs';

const source = join(root, 'site');
const bundled = /\.(js|css|html|md)$/;

requireFiles({
  [core.js]: './dev build makes it from wasm/ and engine/.',
  [workerEntry]: 'without it the page cannot solve.',
  [join(source, 'index.html')]: 'without it there is no site.',
  [join(source, 'sw.js')]: 'without it the site does not work offline.',
});

const target = await emptyFolder('site');
const files = await readdir(source);
await copyAssets();
const names = await addWasm();
Object.assign(names, await bundle(target, {entryPoints: [workerEntry], entryNames: '[name]-[hash]'}, names));
for (const page of files.filter((name) => name.endsWith('.html'))) await addPage(page);
await addServiceWorker();
await report();
await moveIntoPlace(target, 'site');

/** Icons, the manifest and the like keep their names: other files and other sites refer to them. */
async function copyAssets() {
  for (const name of files.filter((name) => !bundled.test(name))) {
    await cp(join(source, name), join(target, name), {recursive: true});
  }
}

async function addWasm() {
  const name = `sudoku-core-${shortHash(await readFile(core.wasm))}.wasm`;
  await copyFile(core.wasm, join(target, name));
  return {'sudoku-core.wasm': name};
}

/** Bundles what a page refers to, and writes the page with the new names. */
async function addPage(page) {
  const html = await readFile(join(source, page), 'utf8');
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([\w-]+\.js)"/g)];
  const modules = scripts.filter(([tag]) => tag.includes('type="module"')).map(([, name]) => name);
  const classics = scripts.filter(([tag]) => !tag.includes('type="module"')).map(([, name]) => name);
  const styles = [...html.matchAll(/<link\b[^>]*\bhref="([\w-]+\.css)"/g)].map(([, name]) => name);
  const hashed = {entryNames: '[name]-[hash]', chunkNames: '[name]-[hash]'};
  const entries = (list) => list.map((name) => join(source, name));
  Object.assign(names, await bundle(target, {...hashed, entryPoints: entries(modules), splitting: true}, names));
  Object.assign(names, await bundle(target, {...hashed, entryPoints: entries(classics), format: 'iife'}));
  Object.assign(names, await bundle(target, {...hashed, entryPoints: entries(styles)}));
  const renamed = html.replace(/\b(src|href)="([\w.-]+)"/g, (whole, attribute, name) =>
    names[name] ? `${attribute}="${names[name]}"` : whole);
  await writeFile(join(target, page), withoutIndent(renamed));
}

/** Indentation is the part of a page that nobody reads; text in `<pre>` is left as it is. */
function withoutIndent(html) {
  return html.split(/(<pre[\s\S]*?<\/pre>)/).map((part, i) => (i % 2 ? part : part.replace(/\n\s+/g, '\n'))).join('');
}

/** Not hashed itself: a browser looks for a new version under the old name. */
async function addServiceWorker() {
  const list = (await readdir(target)).sort();
  const contents = await Promise.all(list.map((name) => readFile(join(target, name))));
  const define = {PRECACHE: JSON.stringify(list), VERSION: JSON.stringify(shortHash(Buffer.concat(contents)))};
  await bundle(target, {entryPoints: [join(source, 'sw.js')], define, format: 'iife'});
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
