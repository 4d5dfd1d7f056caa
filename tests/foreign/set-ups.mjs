// The pages of somebody else that a player must work in: policies, other origins, sandboxes, no modules. Each is a page
// with a player, and what is to come of it.
import {html} from '../support/host.mjs';
import {firstPuzzle} from '../support/page/page.mjs';

/** The messages of a page that can't be solved. */
const unsolved = {mode: undefined, error: /^WebAssembly can't run here/};

/**
 * @typedef {object} SetUp
 * @property {string} name
 * @property {string} path of the page
 * @property {string} body
 * @property {string} [policy] of the page
 * @property {'worker' | 'main' | null} [mode] where the engine is to run; null where the page can't know
 * @property {RegExp} [error] what it says where it can't solve
 */

/**
 * All set-ups.
 * @param {string} cdn where another origin has the package; that of the page has it in each of `ownFolders`
 * @returns {SetUp[]}
 */
export function setUps(cdn) {
  const own = 'package/';
  const cdnOrigin = new URL(cdn).origin;
  const fromCdn = `script-src 'self' ${cdnOrigin} 'wasm-unsafe-eval'; connect-src ${cdnOrigin}; style-src 'self'`;
  const trusted = `require-trusted-types-for 'script'`;
  return [
    {name: 'no policy', body: player(own), mode: 'worker'},
    {
      name: `script-src 'self' 'wasm-unsafe-eval'; style-src 'self'`, body: player('strict/'), mode: 'worker',
      policy: `script-src 'self' 'wasm-unsafe-eval'; style-src 'self'`,
    },
    {name: `script-src 'self', the worker without it`, body: player(own), policy: `script-src 'self'`, mode: 'worker'},
    {name: `script-src 'self', the worker too`, body: player('plain/'), policy: `script-src 'self'`, ...unsolved},
    {
      name: 'a CDN, worker-src blob:', body: player(cdn), mode: 'worker',
      policy: `${fromCdn}; worker-src blob: ${cdnOrigin}`,
    },
    {name: `a CDN, worker-src 'none'`, body: player(cdn), policy: `${fromCdn}; worker-src 'none'`, mode: 'main'},
    {
      name: 'trusted types with our policy', body: player(own), mode: 'worker',
      policy: `${trusted}; trusted-types sudoku-scope`,
    },
    {
      name: 'trusted types with our policy, a CDN', body: player(cdn), mode: 'worker',
      policy: `${trusted}; trusted-types sudoku-scope`,
    },
    {
      name: 'trusted types without our policy', body: player(own), mode: 'main',
      policy: `${trusted}; trusted-types 'none'`,
    },
    {name: 'a sandbox without an origin', body: sandbox, mode: null}, // browsers differ in whether it has workers
    {name: 'a CDN without wasm-unsafe-eval', body: player(cdn), policy: `script-src 'self' ${cdnOrigin}`, ...unsolved},
    {name: 'no WebAssembly', body: `<script src="bare.js"></script>${player(own)}`, ...unsolved},
    {
      name: 'no modules: one classic script of a CDN', body: classic(`${cdn}sudoku-scope.classic.js`), mode: null,
      policy: `script-src 'self' ${cdnOrigin} 'wasm-unsafe-eval'; worker-src blob:`,
    },
    {
      name: `one classic script of a CDN, worker-src 'none'`, mode: null,
      body: classic(`${cdn}sudoku-scope.classic.js`),
      policy: `script-src 'self' ${cdnOrigin} 'wasm-unsafe-eval'; worker-src 'none'`,
    },
    {
      name: 'one classic script, trusted types with our policy', body: classic(`${own}sudoku-scope.classic.js`),
      mode: null, policy: `${trusted}; trusted-types sudoku-scope`,
    },
  ].map((setUp, nth) => ({...setUp, path: `set-up-${nth}.html`}));
}

/** The policies that the page's origin sends with the package, worker and all. @type {Record<string, string | null>} */
export const ownFolders = {
  'package/': null,
  'strict/': `script-src 'self' 'wasm-unsafe-eval'; style-src 'self'`,
  'plain/': `script-src 'self'`,
};

/** The markup of a player. */
export const element = `<sudoku-scope puzzle="${firstPuzzle}"></sudoku-scope>`;

/** A player whose modules are there. @param {string} place of the package */
function player(place) {
  return `${element}<script src="probe.js" data-api="${place.replace(/^(?!http)/, './')}index.js"></script>
    <script type="module" src="${place}sudoku-scope.js"></script>`;
}

/** A player that is one classic script. @param {string} address */
export function classic(address) {
  return `${element}<script src="probe.js"></script><script src="${address}"></script>`;
}

const sandbox = `<script src="relay.js"></script>
  <iframe sandbox="allow-scripts" src="sandboxed.html" width="400" height="700"></iframe>`;

/** Pages and scripts that set-ups refer to. @param {string} cdn */
export function besidePages(cdn) {
  return {
    'relay.js': {body: `addEventListener('message', ({data}) => { document.title = data; });`},
    'bare.js': {body: 'delete globalThis.WebAssembly; delete globalThis.Worker;'},
    'sandboxed.html': {body: html(player(cdn))},
  };
}
