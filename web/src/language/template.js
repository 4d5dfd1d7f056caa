/**
 * Message templates: plain text with slots, in the part of ICU MessageFormat that we need; translators know this
 * notation.
 *
 *     {cell} can't be {digit}                                 slots, filled by name
 *     {open, plural, one {# cell is} other {# cells are}}     a choice by number; # is the number
 *     {unit, select, row {in the same row} other {…}}         a choice by a word
 *     <strong>Solved</strong>, {guesses}                      words with a mark, like those of the grid
 *
 * A library for all of MessageFormat is larger than the element with its grid. None of them returns parts, which a
 * sentence needs here, because a word has the mark of its cell. Apostrophes are letters; braces and angle brackets
 * can't be written.
 */

/** @typedef {import('./catalogue.js').Part} Part */
/** @typedef {string | number | Part | Part[]} SlotValue */

/**
 * A piece of a template: text, a slot, a choice of pieces, or pieces with a mark.
 * @typedef {{slot: string} | {slot: string, kind: 'plural' | 'select', choices: Record<string, Piece[]>} |
 *           {mark: import('./catalogue.js').Mark, pieces: Piece[]}} Filled
 * @typedef {string | Filled} Piece
 */

/** The format of numbers, and the plural forms of words after them. @typedef {object} Numbers
 * @property {(number: number) => string} write "1,234"
 * @property {(number: number) => string} form a plural category of CLDR: "one", "few", "other", …
 */

const NUMBER_SIGN = '#';

/**
 * Reads a template.
 * @param {string} template
 * @returns {Piece[]}
 * @throws {SyntaxError} if a brace or a mark isn't closed, or a choice has no `other`
 */
export function parseTemplate(template) {
  return new TemplateReader(template).read();
}

/** Reads a template from left to right. */
class TemplateReader {
  #template;
  #at = 0;

  /** @param {string} template */
  constructor(template) {
    this.#template = template;
  }

  read() {
    const pieces = this.#pieces('');
    return this.#at === this.#template.length ? pieces : this.#fail('the end was expected');
  }

  /**
   * Reads all pieces.
   * @param {string} counted the slot that # refers to; empty outside of plurals
   * @returns {Piece[]}
   */
  #pieces(counted) {
    /** @type {Piece[]} */
    const pieces = [];
    while (this.#at < this.#template.length && this.#next !== '}' && !this.#rest.startsWith('</')) {
      if (this.#next === '{') {
        pieces.push(this.#slot());
      } else if (counted && this.#next === NUMBER_SIGN) {
        this.#take(NUMBER_SIGN);
        pieces.push({slot: counted});
      } else if (/^<[\w-]+>/.test(this.#rest)) {
        pieces.push(this.#marked(counted));
      } else {
        const [text] = /^(?:[^{}<#]+|[<#])/.exec(this.#rest) ?? [''];
        this.#at += text.length;
        pieces.push(text);
      }
    }
    return pieces;
  }

  /** `{cell}`, or a choice. @returns {Piece} */
  #slot() {
    this.#take('{');
    const slot = this.#name();
    if (this.#next !== ',') {
      this.#take('}');
      return {slot};
    }
    this.#take(',');
    const kind = this.#name();
    if (kind !== 'plural' && kind !== 'select') return this.#fail('plural or select was expected');
    this.#take(',');
    const choices = this.#choices(kind === 'plural' ? slot : '');
    this.#take('}');
    return 'other' in choices ? {slot, kind, choices} : this.#fail('a choice needs `other`, which was missing');
  }

  /** `one {…} other {…}` @param {string} counted */
  #choices(counted) {
    /** @type {Record<string, Piece[]>} */
    const choices = {};
    while (this.#next !== '}') {
      const key = this.#name();
      this.#take('{');
      choices[key] = this.#pieces(counted);
      this.#take('}');
      this.#at += /^\s*/.exec(this.#rest)?.[0].length ?? 0;
    }
    return choices;
  }

  /** `<strong>…</strong>` @param {string} counted @returns {Piece} */
  #marked(counted) {
    this.#take('<');
    const mark = this.#name();
    this.#take('>');
    const pieces = this.#pieces(counted);
    this.#take(`</${mark}>`);
    return {mark: /** @type {any} */ (mark), pieces};
  }

  get #rest() {
    return this.#template.slice(this.#at);
  }

  get #next() {
    return this.#template[this.#at];
  }

  #name() {
    const [all, name] = /^\s*([\w.=-]+)\s*/.exec(this.#rest) ?? this.#fail('a name was expected');
    this.#at += all.length;
    return name;
  }

  /** @param {string} text that has to come next */
  #take(text) {
    if (!this.#rest.startsWith(text)) this.#fail(`${text} was expected`);
    this.#at += text.length;
  }

  /** @param {string} what @returns {never} */
  #fail(what) {
    throw new SyntaxError(`${what} at ${this.#at} of “${this.#template}”`);
  }
}

/**
 * Fills a template.
 * @param {Piece[]} pieces
 * @param {Record<string, SlotValue>} slots
 * @param {Numbers} numbers of the language
 * @returns {Part[]} neighbours without a mark are one part
 * @throws {RangeError} if a slot has no value, which is a bug and never caused by input
 */
export function fillTemplate(pieces, slots, numbers) {
  /** @type {Part[]} */
  const parts = [];
  const add = (/** @type {Part} */ part) => {
    const last = parts[parts.length - 1];
    if (!part.text) return;
    if (last && isPlain(last) && isPlain(part)) parts[parts.length - 1] = {text: last.text + part.text};
    else parts.push(part);
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') add({text: piece});
    else if ('mark' in piece) marked(piece, slots, numbers).forEach(add);
    else if ('choices' in piece) fillTemplate(chosen(piece, slots, numbers), slots, numbers).forEach(add);
    else partsOf(valueOf(piece.slot, slots), numbers).forEach(add);
  }
  return parts;
}

/** Pieces with a mark; a piece that has its own mark keeps it. @param {Extract<Filled, {mark: any}>} piece
 * @param {Record<string, SlotValue>} slots @param {Numbers} numbers @returns {Part[]} */
function marked({mark, pieces}, slots, numbers) {
  return fillTemplate(pieces, slots, numbers).map((part) => ({mark, ...part}));
}

/** The names of the slots of a template, with how each is used. @param {Piece[]} pieces @returns {Set<string>} */
export function slotsOf(pieces) {
  return new Set(pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('mark' in piece) return [...slotsOf(piece.pieces), `<${piece.mark}>`];
    const inner = 'choices' in piece ? Object.values(piece.choices).flatMap((each) => [...slotsOf(each)]) : [];
    return [piece.slot, ...inner];
  }));
}

/** @param {Extract<Filled, {choices: any}>} choice @param {Record<string, SlotValue>} slots @param {Numbers} numbers */
function chosen({slot, kind, choices}, slots, numbers) {
  const value = valueOf(slot, slots);
  const key = kind === 'select' ? String(value) : numbers.form(Number(value));
  return choices[`=${value}`] ?? choices[key] ?? choices.other;
}

/** @param {string} slot @param {Record<string, SlotValue>} slots */
function valueOf(slot, slots) {
  const value = slots[slot];
  if (value === undefined) throw new RangeError(`{${slot}} has no value`);
  return value;
}

/** @param {SlotValue} value @param {Numbers} numbers @returns {Part[]} */
function partsOf(value, numbers) {
  if (typeof value === 'number') return [{text: numbers.write(value)}];
  return typeof value === 'string' ? [{text: value}] : Array.isArray(value) ? value : [value];
}

/** @param {Part} part */
function isPlain({mark, cell}) {
  return !mark && cell === undefined;
}
