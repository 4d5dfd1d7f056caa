/**
 * What loads the parts of the classic bundle, in the page and, as the text of this function, in its worker. A part is a
 * script that calls `sudokuScopePart` with the names of what it needs and a function, as AMD has it: each is asked for
 * when it is first wanted, from beside the script that the page names.
 * @param {object} place
 * @param {string} place.base address of the folder
 * @param {HTMLScriptElement | null} place.own the script that the page names; null in the worker
 */
export function sudokuScopeLoader({base, own}) {
  /** @type {Map<string, {needs: string[], make: (...needed: any[]) => void}>} */
  const known = new Map();
  /** @type {Map<string, Promise<any>>} */
  const made = new Map();
  /** @type {any} */
  const scope = globalThis;
  /** @type {any} */
  let policy = null;

  /**
   * Does what takes an address; where that has to be trusted, by a policy that the page may allow.
   * @template T
   * @param {(wrap: (address: string) => string) => T} take
   */
  function trusting(take) {
    try {
      return take((address) => address);
    } catch (error) {
      if (!(error instanceof TypeError) || !scope.trustedTypes) throw error;
      policy ??= scope.trustedTypes.createPolicy('sudoku-scope', {createScriptURL: (/** @type {any} */ text) => text});
      return take((address) => policy.createScriptURL(address));
    }
  }

  /** What a part calls, once it runs. @param {string} name */
  const define = (name) => (/** @type {string[]} */ needs, /** @type {() => void} */ make) =>
    known.set(name, {needs, make});

  /** Runs a part, so that it is known. @param {string} name */
  function fetchPart(name) {
    if (!own) {
      scope.sudokuScopePart = define(name);
      return trusting((wrap) => scope.importScripts(wrap(base + name)));
    }
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, {sudokuScopePart: define(name), nonce: own.nonce, crossOrigin: own.crossOrigin});
      script.onload = resolve;
      script.onerror = () => reject(new Error('A part of the player could not be loaded.'));
      trusting((wrap) => { script.src = wrap(base + name); });
      document.head.append(script);
    });
  }

  /**
   * What a part exports.
   * @param {string} name
   * @returns {Promise<any>} rejects where it can't be had; asked again, it is tried again
   */
  function load(name) {
    const coming = made.get(name) ?? begin(name);
    made.set(name, coming);
    coming.catch(() => made.delete(name));
    return coming;
  }

  /** @param {string} name */
  async function begin(name) {
    if (!known.has(name)) await fetchPart(name);
    const {needs, make} = /** @type {{needs: string[], make: (...needed: any[]) => void}} */ (known.get(name));
    const exports = {};
    const nameOf = (/** @type {string} */ path) => new URL(path, `https://a/${name}`).pathname.slice(1);
    const require = (/** @type {string[]} */ [path], /** @type {any} */ resolve, /** @type {any} */ reject) =>
      load(nameOf(path)).then(resolve, reject);
    const given = new Map(Object.entries({exports, require, module: {}}));
    make(...await Promise.all(needs.map((need) => given.get(need) ?? load(nameOf(need)))));
    return exports;
  }

  return {base, known, define, fetchPart, load, trusting};
}
