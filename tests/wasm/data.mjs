// Data of others, which is not the project's to publish: in ../shared/data, or in the folder named in SUDOKUSCOPE_DATA.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = process.env.SUDOKUSCOPE_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));

/** The text of a file there, or null if it is not at hand. @param {string} path */
export function sharedText(path) {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** A file of tests/data. @param {string} path */
export function ownText(path) {
  return readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8');
}
