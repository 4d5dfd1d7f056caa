// The browsers that the tests drive. Of Chromium and Firefox, the one that CHROMIUM or FIREFOX names, else the first on
// the PATH. Run by itself with the name of one, prints where it is.
import {accessSync, constants, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {pathToFileURL} from 'node:url';

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | null} the path of an executable, or null where there is none */
export function findBrowser() {
  return process.env.CHROMIUM || onPath(chromiums);
}

/** Chromium without what draws windows, which opens a page in half the time; else the whole. */
export function findHeadlessBrowser() {
  return process.env.CHROMIUM || onPath(['chromium-headless-shell', ...chromiums]);
}

/** @returns {string | null} the same for Firefox; a snap's can't be driven with a profile outside of its home */
export function findFirefox() {
  return process.env.FIREFOX || onPath(['firefox-esr', 'firefox']);
}

/**
 * WebKitGTK: its driver, its smallest browser, which distributions keep off the PATH, and a screen that it can do
 * without looking at.
 * @returns {{driver: string, browser: string, screen: string} | null} null where one of them is missing
 */
export function findWebKit() {
  const [driver, screen] = [onPath(['WebKitWebDriver']), onPath(['Xvfb'])];
  const browser = executable(foldersIn('/usr/lib', '/usr/libexec').flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser'))));
  return driver && browser && screen ? {driver, browser, screen} : null;
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return executable(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

/** These folders and those in them. @param {...string} folders */
function foldersIn(...folders) {
  const list = (folder) => {
    try {
      return readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
    } catch {
      return [];
    }
  };
  return folders.flatMap((folder) => [folder, ...list(folder).map(({name}) => join(folder, name))]);
}

/** @param {string[]} candidates */
function executable(candidates) {
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
  const find = {chromium: findBrowser, firefox: findFirefox, webkit: () => findWebKit()?.browser};
  const browser = find[process.argv[2] ?? 'chromium']?.();
  if (!browser) process.exit(1);
  console.log(browser);
}
