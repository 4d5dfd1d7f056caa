/**
 * Loads the parts of the classic bundle, in the page and, as the text of this class, in its worker. A part is a script
 * that calls `sudokuScopePart` with the names of the parts that it needs and a function, as in AMD. Parts are loaded on
 * demand, from the folder of the script that the page names.
 */
export class SudokuScopeLoader {
  /** Parts that have run. @type {Map<string, {needs: string[], make: (...needed: any[]) => void}>} */
  known = new Map();
  /** The exports of parts, by name. @type {Map<string, Promise<any>>} */
  #made = new Map();
  #own;
  /** @type {any} */
  #policy = null;

  /**
   * @param {object} place
   * @param {string} place.base address of the folder
   * @param {HTMLScriptElement | null} place.own the script that the page names; null in the worker
   */
  constructor({base, own}) {
    this.base = base;
    this.#own = own;
  }

  /**
   * Does what takes an address; where that has to be trusted, by a policy that the page may allow.
   * @template T
   * @param {(wrap: (address: string) => string) => T} take
   */
  trusting(take) {
    /** @type {any} */
    const {trustedTypes} = globalThis;
    try {
      return take((address) => address);
    } catch (error) {
      if (!(error instanceof TypeError) || !trustedTypes) throw error;
      this.#policy ??= trustedTypes.createPolicy('sudoku-scope', {createScriptURL: (/** @type {any} */ text) => text});
      return take((address) => this.#policy.createScriptURL(address));
    }
  }

  /** Called by a part, once it runs. @param {string} name */
  define(name) {
    return (/** @type {string[]} */ needs, /** @type {() => void} */ make) => this.known.set(name, {needs, make});
  }

  /** Runs a part, so that it is known. @param {string} name */
  fetchPart(name) {
    const own = this.#own;
    if (!own) {
      /** @type {any} */
      const scope = globalThis;
      scope.sudokuScopePart = this.define(name);
      return this.trusting((wrap) => scope.importScripts(wrap(this.base + name)));
    }
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, {sudokuScopePart: this.define(name), nonce: own.nonce, crossOrigin: own.crossOrigin});
      script.onload = resolve;
      script.onerror = () => reject(new Error('A part of the player could not be loaded.'));
      this.trusting((wrap) => { script.src = wrap(this.base + name); });
      document.head.append(script);
    });
  }

  /**
   * The exports of a part.
   * @param {string} name
   * @returns {Promise<any>} rejects if it can't be loaded; a later call tries again
   */
  load(name) {
    const coming = this.#made.get(name) ?? this.#begin(name);
    this.#made.set(name, coming);
    coming.catch(() => this.#made.delete(name));
    return coming;
  }

  /** @param {string} name */
  async #begin(name) {
    if (!this.known.has(name)) await this.fetchPart(name);
    const part = this.known.get(name);
    const {needs, make} = /** @type {{needs: string[], make: (...needed: any[]) => void}} */ (part);
    const exports = {};
    const nameOf = (/** @type {string} */ path) => new URL(path, `https://a/${name}`).pathname.slice(1);
    const require = (/** @type {string[]} */ [path], /** @type {any} */ resolve, /** @type {any} */ reject) =>
      this.load(nameOf(path)).then(resolve, reject);
    const given = new Map(Object.entries({exports, require, module: {}}));
    make(...await Promise.all(needs.map((need) => given.get(need) ?? this.load(nameOf(need)))));
    return exports;
  }
}
