// Minifying is most of what a build takes, so that what came of a text before is kept in build/.minified.
import {createHash, randomUUID} from 'node:crypto';
import {mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {inspect} from 'node:util';
import {minify} from 'terser';
import {withShortPrivateNames} from './private-names.mjs';

const folder = fileURLToPath(new URL('../build/.minified', import.meta.url));
/** The kept results are thrown away, all of them, when they have become more than this many files. */
const most = 3000;

await mkdir(folder, {recursive: true});
if ((await readdir(folder)).length > most) await empty();

/** The version of terser, and what we do after it: a text that was kept is of the same. */
const makers = await Promise.all(['../package-lock.json', 'private-names.mjs'].map((name) =>
  readFile(new URL(name, import.meta.url))));

/**
 * The minified version of a text, worked out or remembered.
 * @param {string} code
 * @param {import('terser').MinifyOptions} options
 * @returns {Promise<string>}
 */
export async function remembered(code, options) {
  const key = createHash('sha256').update(Buffer.concat(makers)).update(inspect(options)).update(code).digest('hex');
  const path = join(folder, `${key}.js`);
  try {
    return await readFile(path, 'utf8');
  } catch {
    const short = withShortPrivateNames((await minify(code, options)).code);
    // Never half a file under that name, also where two builds write it, or one build two files of the same text.
    const written = `${path}.${randomUUID()}`;
    await writeFile(written, short);
    await rename(written, path);
    return short;
  }
}

async function empty() {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
}
