/**
 * JSON as sites shorten it for their links: quotes of either kind or none, objects left out between commas, `t` and `f`
 * for true and false. What comes out is plain data: numbers, strings, booleans, null, lists, objects without a
 * prototype.
 */

const MAX_DEPTH = 24;
const MAX_VALUES = 200_000;

/**
 * @param {string} text
 * @returns {any} undefined where it is no such JSON
 */
export function readRelaxedJson(text) {
  try {
    return new Reader(text).whole();
  } catch (error) {
    if (error instanceof NotJson) return undefined;
    throw error;
  }
}

class NotJson extends Error {}

class Reader {
  #text;
  #at = 0;
  #values = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  whole() {
    const value = this.#value(0);
    if (this.#next() !== undefined) throw new NotJson();
    return value;
  }

  /** The next character that is no white space. */
  #next() {
    while (' \t\r\n'.includes(this.#text[this.#at] ?? 'end')) this.#at++;
    return this.#text[this.#at];
  }

  /** Steps over a character if it is the next one. @param {string} character */
  #take(character) {
    const isNext = this.#next() === character;
    if (isNext) this.#at++;
    return isNext;
  }

  /** @param {number} depth @returns {any} */
  #value(depth) {
    if (depth > MAX_DEPTH || ++this.#values > MAX_VALUES) throw new NotJson();
    const first = this.#next();
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#list(depth);
    return first === '"' || first === "'" ? this.#string() : this.#word();
  }

  /** @param {number} depth */
  #object(depth) {
    const object = Object.create(null);
    this.#at++;
    while (!this.#take('}')) {
      const first = this.#next();
      const key = first === '"' || first === "'" ? this.#string() : this.#bare();
      if (!this.#take(':')) throw new NotJson();
      object[key] = this.#value(depth + 1);
      if (!this.#take(',') && this.#next() !== '}') throw new NotJson();
    }
    return object;
  }

  /** Nothing between two commas is an empty object. @param {number} depth */
  #list(depth) {
    /** @type {any[]} */
    const list = [];
    this.#at++;
    if (this.#take(']')) return list;
    for (;;) {
      const isHole = this.#next() === ',' || this.#next() === ']';
      if (++this.#values > MAX_VALUES) throw new NotJson();
      list.push(isHole ? Object.create(null) : this.#value(depth + 1));
      if (this.#take(']')) return list;
      if (!this.#take(',')) throw new NotJson();
    }
  }

  #string() {
    const quote = this.#text[this.#at++];
    let string = '';
    for (;;) {
      const character = this.#text[this.#at++];
      if (character === undefined) throw new NotJson();
      if (character === quote) return string;
      string += character === '\\' ? this.#text[this.#at++] ?? '' : character;
    }
  }

  /** Characters up to the next sign. */
  #bare() {
    const [word] = /^[^\s,:[\]{}"']*/.exec(this.#text.slice(this.#at, this.#at + 80)) ?? [''];
    if (!word) throw new NotJson();
    this.#at += word.length;
    return word;
  }

  #word() {
    const word = this.#bare();
    if (word === 'null') return null;
    if (word === 't' || word === 'true') return true;
    if (word === 'f' || word === 'false') return false;
    return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
  }
}
