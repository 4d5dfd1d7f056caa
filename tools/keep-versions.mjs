// Puts the files of earlier versions that a site still has beside those of a new one: snippets in other pages name a
// script by its version, and a host that replaces everything would break them.
//
//   node tools/keep-versions.mjs https://example.org/sudokuscope/ [build/site]
//
// A site lists the files that it keeps in its kept.json, newest version first: all files with a hash in their names.
import {existsSync} from 'node:fs';
import {readFile, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {attribute, elementsOf, readPage} from './pages/html.mjs';

/** So many versions stay; one is some five megabytes. */
const MOST_VERSIONS = 40;
const LIST = 'kept.json';
/** A file at the top whose name changes with what is in it. */
const HASHED = /^[\w.-]+-[0-9a-z]{8}\.(js|css|wasm)$/;

/** @typedef {{version: string, files: string[]}} Version */

/**
 * @param {string} address of the site as it is
 * @param {string} folder of the new one, which gets the files and the list
 * @returns {Promise<string[]>} names of the files that were put there; rejects where one can't be had
 */
export async function keepVersions(address, folder) {
  const site = new URL(address.replace(/\/?$/, '/'));
  const own = {version: await versionOf(folder), files: (await readdir(folder)).filter((name) => HASHED.test(name))};
  const earlier = (await listOf(site)).filter(({version}) => version !== own.version);
  const versions = [own, ...earlier].slice(0, MOST_VERSIONS);
  const missing = [...new Set(versions.flatMap(({files}) => files))].filter((name) => !existsSync(join(folder, name)));
  for (const name of missing) {
    const answer = await fetch(new URL(name, site));
    if (!answer.ok) throw new Error(`${name} of an earlier version is not at ${site}: ${answer.status}`);
    await writeFile(join(folder, name), Buffer.from(await answer.arrayBuffer()));
  }
  await writeFile(join(folder, LIST), JSON.stringify(versions));
  return missing;
}

/** The version that each page names. @param {string} folder */
async function versionOf(folder) {
  const metas = elementsOf(readPage(await readFile(join(folder, 'index.html'), 'utf8')), 'meta');
  const own = metas.find((meta) => attribute(meta, 'name') === 'version');
  return (own && attribute(own, 'content')) ?? '';
}

/** Takes only plain file names, because the list comes from outside. @param {URL} site @returns {Promise<Version[]>} */
async function listOf(site) {
  const answer = await fetch(new URL(LIST, site));
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${LIST} can't be had from ${site}: ${answer.status}`);
  /** @type {Version[]} */
  const versions = await answer.json();
  return versions.map(({version, files}) => ({version, files: files.filter((name) => HASHED.test(name))}));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [address, folder = 'build/site'] = process.argv.slice(2);
  const kept = await keepVersions(address, folder);
  console.log(`${kept.length} files of earlier versions stay.`);
}
