// A checker of what sentences about a step of a technique claim. It knows the sentences and what each of them says of
// the position, and works that out again by itself: who sees whom, what each set holds, why each other cell is out.
// It asks
// the step only for what it concludes, never for its reason. A sentence that it does not know is wrong.
import {CHAINS} from './claims-chains.mjs';
import {PATTERNS} from './claims-patterns.mjs';
import {lower, numberOf, same} from './claims-reading.mjs';
import {SETS} from './claims-sets.mjs';
import {TRIDAGONS} from './claims-tridagons.mjs';

const TEMPLATES = [...SETS, ...PATTERNS, ...CHAINS, ...TRIDAGONS].map(([template, holds]) =>
  ({...compiled(template), template, holds}));

function compiled(template) {
  const names = [];
  // A regular expression but for full stops.
  const source = template.replace(/\.(?!\+)/g, '\\.')
    .replace(/\{(\w+):(\w+)\}/g, (_, name, kind) => {
      names.push([name, kind]);
      return `(?<${name}>${kinds()[kind]})`;
    });
  return {pattern: new RegExp(`^${source}$`), names};
}

/** The slots of a template, by kind. */
function kinds() {
  const cell = '[A-Z]{1,2}\\d{1,2}';
  const digit = '[0-9A-Z]{1,2}';
  const unit = '(?:(?:row|column|box|Row|Column|Box) [0-9A-Z]{1,2}|[Dd]iagonal [/\\\\])';
  const kind = '(?:rows?|columns?|box|boxes|Rows?|Columns?|Box|Boxes)';
  const many = (one) => `${one}(?:(?:, | and | or | with )${one})*`;
  return {
    cell, digit, unit, cells: many(cell), set: `${cell}(?: ${cell})*`, digits: many(digit), number: '[A-Za-z]+|\\d+',
      text: '.+',
    units: `${kind} ${digit}(?:(?:, | and | with )(?:${kind} )?${digit})*`,
  };
}

/** The position as the checker sees it, and what the sentences of a step have named so far. */
class Scene {
  constructor(shape, {givens, values, candidates}, step) {
    this.shape = shape;
    this.step = step;
    this.value = Array.from(givens, (given, cell) => given || values?.[cell] || 0);
    this.given = givens;
    this.marks = Array.from(candidates, (mask, cell) => (this.value[cell] ? 0n : BigInt(mask)));
    this.names = new Map();
    for (let cell = 0; cell < shape.cells; cell += 1) this.names.set(shape.cellName(cell), cell);
    for (let unit = 0; unit < shape.units; unit += 1) this.names.set(shape.unitName(unit), unit);
    this.symbols = new Map(Array.from({length: shape.size}, (_, i) => [shape.symbol(i + 1), i + 1]));
    /** The names that earlier sentences of the step have introduced. */
    this.said = {};
    this.placed = step.placements;
    this.gone = step.eliminations;
  }

  read(kind, text) {
    if (kind === 'cell') return this.names.get(text);
    if (kind === 'cells' || kind === 'set') return text.split(/, | and | or | with | /).map((name) =>
      this.names.get(name));
    if (kind === 'digit') return this.symbols.get(text);
    if (kind === 'digits') return text.split(/, | and | or /).map((symbol) => this.symbols.get(symbol));
    if (kind === 'unit') return this.names.get(lower(text));
    if (kind === 'units') return this.units(text);
    if (kind === 'number') return numberOf(text);
    return text;
  }

  /** "rows C and G and box 5": a kind holds for all names behind it. */
  units(text) {
    let kind = '';
    return lower(text).split(/, | and /).map((part) => {
      const words = part.split(' ');
      if (words.length > 1) kind = words[0].replace(/^boxes$/, 'box').replace(/s$/, '');
      return this.names.get(`${kind} ${words.at(-1)}`);
    });
  }

  can(cell, digit) {
    return Boolean(this.marks[cell] >> BigInt(digit - 1) & 1n);
  }
  digitsOf(cells) {
    return Array.from({length: this.shape.size}, (_, i) => i + 1)
      .filter((digit) => [cells].flat().some((cell) => this.can(cell, digit)));
  }
  isOpen(cell) {
    return !this.value[cell];
  }
  sees(a, b) {
    return a !== b && this.shape.peers(a).includes(b);
  }
  seesAll(cell, cells) {
    return cells.every((other) => this.sees(cell, other));
  }
  in(unit, cell) {
    return this.shape.cellsOf(unit).includes(cell);
  }
  open(unit) {
    return this.shape.cellsOf(unit).filter((cell) => this.isOpen(cell));
  }
  /** Open cells of units that can be a digit. */
  places(units, digit) {
    const cells = [units].flat().flatMap((unit) => this.shape.cellsOf(unit));
    return [...new Set(cells)].filter((cell) => this.can(cell, digit));
  }
  /** True if all that goes is this digit, in cells of which this holds. */
  allGone(digit, holds) {
    return this.gone.length > 0 && this.gone.every(([cell, gone]) => gone === digit && holds(cell));
  }
  /** True if one of two, or of several, is bound to be true: of a digit in a unit. */
  isOneOf(unit, digit, cells) {
    return same(this.places(unit, digit), this.places(unit, digit).filter((cell) => cells.includes(cell))) &&
      this.shape.cellsOf(unit).every((cell) => this.value[cell] !== digit);
  }
}

/**
 * The errors in the sentences of a step; an empty list if each of them holds.
 * @param {import('../../../web/src/grid/geometry.js').Geometry} shape
 * @param {{givens: Uint8Array, values?: Uint8Array, candidates: ArrayLike<bigint>}} position with all its marks
 * @param {import('../../../web/src/protocol/people.js').FoundStep} step
 * @param {{label: string, pattern: string, why: string, chain: string[]}} told
 * @param {string} name of the technique
 */
export function wrongClaims(shape, position, step, {label, pattern, why, chain}, name) {
  const scene = new Scene(shape, position, step);
  scene.name = name;
  const sentences = [pattern, ...chain, why].flatMap(sentencesOf).concat(`Label: ${label}.`);
  return sentences.filter((sentence) => !isTrue(scene, sentence));
}

const sentencesOf = (text) => text.split(/(?<=\.) /);

function isTrue(scene, sentence) {
  for (const {pattern, names, holds} of TEMPLATES) {
    const match = pattern.exec(sentence);
    if (!match) continue;
    const slots = Object.fromEntries(names.map(([name, kind]) => [name, scene.read(kind, match.groups[name] ?? '')]));
    if (Object.values(slots).flat().includes(undefined)) continue;
    try {
      return holds(scene, slots, match.groups ?? {}) === true;
    } catch {
      return false; // it speaks of what no sentence before it has named
    }
  }
  return false;
}
