/**
 * The engine of the classic bundle, in place of worker-start.js, worker-elsewhere.js and main-thread.js. A worker gets
 * the text of the loader and fetches parts of its own; if there is no server, which nobody can fetch from, the page
 * loads all of them, and their text is in the worker's.
 */
import {once} from '../common/once.js';
import {engineParts, loader, parts} from './parts.js';

/** Its address, which stays for the helpers that are started later. */
const address = once(async () => URL.createObjectURL(new Blob([await workerText()], {type: 'text/javascript'})));

/** Starts it. Rejects if the page may not. */
export async function startWorker() {
  const started = await address();
  return parts.trusting((wrap) => new Worker(wrap(started)));
}

async function workerText() {
  const {base, known} = parts;
  const place = JSON.stringify({base, own: null});
  let texts = '';
  if (base.startsWith('file:')) {
    await Promise.all(engineParts.map((name) => known.has(name) || parts.fetchPart(name)));
    for (const name of engineParts) {
      const {needs, make} = /** @type {{needs: string[], make: Function}} */ (known.get(name));
      texts += `parts.define(${JSON.stringify(name)})(${JSON.stringify(needs)},${make});`;
    }
  }
  return `const parts=new(${loader})(${place});${texts}` +
    `parts.load(${JSON.stringify(engineParts[0])}).then(({serve})=>serve(),` +
    '(error)=>postMessage({ready:false,message:String(error)}));';
}

/** There is no other way to start one. @param {unknown} _greet @param {unknown} error @returns {Promise<never>} */
export async function connectElsewhere(_greet, error) {
  throw error;
}

/** The engine in the page. @param {any} wasm @param {boolean} [simd] */
export async function connectMain(wasm, simd) {
  return (await parts.load(engineParts[0])).connectMain(wasm, simd);
}
