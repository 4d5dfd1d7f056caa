// Which Chromium the tests drive: the one that CHROMIUM names, else the first on the PATH. Run by itself, prints it.
import {accessSync, constants} from 'node:fs';
import {delimiter, join} from 'node:path';
import {pathToFileURL} from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | null} the path of an executable, or null where there is none */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const browser = findBrowser();
  if (!browser) process.exit(1);
  console.log(browser);
}
