// Starting Chromium for tests and benchmarks.
import {chromium} from 'playwright-core';
import {findBrowser, findHeadlessBrowser} from '../../../tools/find-browser.mjs';

/** Flags without which Chromium looks for updates and for Google's hosts; as root it runs only without its sandbox. */
export const quietFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that is driven, or null where there is none. */
export const executablePath = findBrowser();

/** @returns {Promise<import('playwright-core').Browser>} */
export function launchBrowser() {
  return chromium.launch({executablePath, args: quietFlags});
}

/** The same without windows, where that is installed. @returns {Promise<import('playwright-core').Browser>} */
export function launchHeadless() {
  return chromium.launch({executablePath: findHeadlessBrowser(), args: quietFlags});
}
