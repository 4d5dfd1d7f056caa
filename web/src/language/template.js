/**
 * Message templates: plain text with slots, in the notation that translators know from ICU MessageFormat, of which
 * this is the part that we need.
 *
 *     {cell} can't be {digit}                                 slots, filled by name
 *     {open, plural, one {# cell is} other {# cells are}}     a choice by number; # is the number
 *     {unit, select, row {in the same row} other {…}}         a choice by a word
 *     <strong>Solved</strong>, {guesses}                      words with a mark, as the grid's marks
 *
 * A library for the whole of MessageFormat weighs more than the element with its grid; and none of them gives parts,
 * which a sentence needs here, because a word wears the mark of its cell. Apostrophes are letters; braces and angle
 * brackets can't be written.
 */

/** @typedef {import('./catalogue.js').Part} Part */
/** @typedef {string | number | Part | Part[]} SlotValue */

/**
 * A piece of a template: text, a slot, a choice of pieces, or pieces with a mark.
 * @typedef {{slot: string} | {slot: string, kind: 'plural' | 'select', choices: Record<string, Piece[]>} |
 *           {mark: import('./catalogue.js').Mark, pieces: Piece[]}} Filled
 * @typedef {string | Filled} Piece
 */

/** What numbers look like, and which form of a word follows them. @typedef {object} Numbers
 * @property {(number: number) => string} write "1,234"
 * @property {(number: number) => string} form a plural category of CLDR: "one", "few", "other", …
 */

const NUMBER_SIGN = '#';

/**
 * Reads a template.
 * @param {string} template
 * @returns {Piece[]}
 * @throws {SyntaxError} where a brace or a mark isn't closed, or a choice has no `other`
 */
export function parseTemplate(template) {
  let at = 0;
  /** @param {string} what @returns {never} */
  const fail = (what) => {
    throw new SyntaxError(`${what} at ${at} of “${template}”`);
  };
  const word = () => /^\s*([\w.=-]+)\s*/.exec(template.slice(at)) ?? fail('a name was expected');
  const take = (/** @type {string} */ character) => (template[at] === character ? (at += 1) :
    fail(`${character} was expected`));
  const name = () => {
    const [all, found] = word();
    at += all.length;
    return found;
  };

  /** @param {string} slot @param {'plural' | 'select'} kind @returns {Piece} */
  function choice(slot, kind) {
    /** @type {Record<string, Piece[]>} */
    const choices = {};
    while (template[at] !== '}') {
      const key = name();
      take('{');
      choices[key] = pieces(kind === 'plural' ? slot : '', '}');
      take('}');
      at += /^\s*/.exec(template.slice(at))?.[0].length ?? 0;
    }
    return 'other' in choices ? {slot, kind, choices} : fail('a choice needs `other`, which was missing');
  }

  /** @returns {Piece} */
  function slotOrChoice() {
    take('{');
    const slot = name();
    if (template[at] === ',') {
      at += 1;
      const kind = name();
      if (kind !== 'plural' && kind !== 'select') fail('plural or select was expected');
      take(',');
      const found = choice(slot, /** @type {'plural' | 'select'} */ (kind));
      take('}');
      return found;
    }
    take('}');
    return {slot};
  }

  /**
   * @param {string} counted the slot that # stands for; empty outside of plurals
   * @param {string} end the character to stop at
   * @returns {Piece[]}
   */
  function pieces(counted, end) {
    /** @type {Piece[]} */
    const found = [];
    while (at < template.length && template[at] !== end && !template.startsWith('</', at)) {
      const mark = /^<([\w-]+)>/.exec(template.slice(at));
      if (template[at] === '{') {
        found.push(slotOrChoice());
      } else if (counted && template[at] === NUMBER_SIGN) {
        at += 1;
        found.push({slot: counted});
      } else if (mark) {
        at += mark[0].length;
        found.push({mark: /** @type {any} */ (mark[1]), pieces: pieces(counted, '')});
        if (!template.startsWith(`</${mark[1]}>`, at)) fail(`</${mark[1]}> was expected`);
        at += mark[1].length + 3;
      } else {
        const text = /^[^{}<#]+|^[<#]/.exec(template.slice(at))?.[0] ?? fail('no brace');
        at += text.length;
        found.push(text);
      }
    }
    return found;
  }

  const all = pieces('', '');
  return at === template.length ? all : fail('the end was expected');
}

/**
 * Fills a template.
 * @param {Piece[]} pieces
 * @param {Record<string, SlotValue>} slots
 * @param {Numbers} numbers of the language
 * @returns {Part[]} neighbours without a mark are one part
 * @throws {RangeError} where a slot has no value: a fault of ours, never of what somebody typed
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

/** What has a mark of its own keeps it. @param {Extract<Filled, {mark: any}>} piece
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
