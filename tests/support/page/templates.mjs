// Texts held against templates: is a text one that a message may become?
import {parseTemplate} from '../../../web/src/language/template.js';

/** @typedef {import('../../../web/src/language/template.js').Piece} Piece */

/** Templates, and the texts that they may become. */
export class Templates {
  /** @type {{words: string, pattern: RegExp}[]} */
  #templates;
  /** Texts that have been asked about: a page has most of its texts for as long as it is open. */
  #known = new Map();

  /** @param {Iterable<string>} messages */
  constructor(messages) {
    this.#templates = [...new Set(messages)].map((message) => {
      const pieces = parseTemplate(message);
      return {words: longestWords(pieces), pattern: new RegExp(`^${patternOf(pieces)}$`, 'u')};
    });
  }

  get size() {
    return this.#templates.length;
  }

  /**
   * True if one of them may become a text. Its fixed words are looked for first: an expression with several slots, held
   * against a long text, takes seconds to find that it does not fit.
   * @param {string} text with single blanks
   * @returns {boolean}
   */
  has(text) {
    if (!this.#known.has(text)) {
      this.#known.set(text, this.#templates.some(({words, pattern}) => text.includes(words) && pattern.test(text)));
    }
    return this.#known.get(text);
  }
}

/** @param {string} text */
const withSingleBlanks = (text) => text.replace(/\s+/g, ' ');

/** The texts that a template may become. @param {Piece[]} pieces @returns {string} */
function patternOf(pieces) {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return withSingleBlanks(piece).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if ('pieces' in piece) return patternOf(piece.pieces);
    return 'choices' in piece ? `(?:${Object.values(piece.choices).map(patternOf).join('|')})` : '.+?';
  }).join('');
}

/** The longest words that stand in a template whatever fills it. @param {Piece[]} pieces @returns {string} */
function longestWords(pieces) {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return withSingleBlanks(piece);
    return 'pieces' in piece ? longestWords(piece.pieces) : '';
  }).reduce((longest, words) => (words.length > longest.length ? words : longest), '');
}
