/**
 * The attributes of `<sudoku-scope>`, as properties. They may hold anything: what is no number or shape is left out.
 */

/** Attributes that are properties of the same name: texts, and whether they are there. */
const TEXTS = [
  'label', 'notation', 'candidates', 'theme', 'controls', 'view', 'panel', 'vocabulary', 'box', 'src', 'loading',
  'breakpoints',
];
const SWITCHES = ['editable', 'autoplay', 'present'];
/** @typedef {'label' | 'notation' | 'candidates' | 'theme' | 'controls' | 'view' | 'panel' | 'vocabulary' | 'box' |
 *           'src' | 'loading' | 'breakpoints'} Text */

/** @typedef {HTMLElement & Record<Text, string> & Record<'editable' | 'autoplay' | 'present', boolean>} Attributes */

/** All of them. */
export const PROPERTIES = [...TEXTS, ...SWITCHES, 'puzzle', 'strategy', 'step', 'from', 'to', 'speed'];

/**
 * Something to watch.
 * @typedef {object} Opened
 * @property {import('../grid/plain-puzzle.js').Puzzle} puzzle
 * @property {string} [strategy] as `s` in links
 * @property {number} [step]
 * @property {number} [speed]
 * @property {string} [panel] the one to open first, as `view` in links
 * @property {any} [run] a run that was saved is played as it is
 */

const Base = /** @type {new () => Attributes} */ (globalThis.HTMLElement ?? class {});

export class ScopeAttributes extends Base {
  /** The first step that is gone to. */
  get from() {
    return natural(this.getAttribute('from')) ?? 0;
  }

  set from(step) {
    this.setAttribute('from', String(step));
  }

  /** The last one; Infinity where the run alone ends it. */
  get to() {
    return Math.max(this.from, natural(this.getAttribute('to')) ?? Infinity);
  }

  set to(step) {
    this.setAttribute('to', String(step));
  }

  /** 1 is two steps a second. */
  get speed() {
    return Math.min(1e6, Math.max(0.01, Number(this.getAttribute('speed')) || 1));
  }

  set speed(speed) {
    this.setAttribute('speed', String(speed));
  }
}

for (const name of [...TEXTS, ...SWITCHES]) {
  const isSwitch = SWITCHES.includes(name);
  Object.defineProperty(ScopeAttributes.prototype, name, {
    /** @this {HTMLElement} */
    get() {
      return isSwitch ? this.hasAttribute(name) : this.getAttribute(name) ?? '';
    },
    /** @this {HTMLElement} @param {any} value */
    set(value) {
      if (isSwitch) this.toggleAttribute(name, Boolean(value));
      else this.setAttribute(name, value);
    },
    configurable: true,
  });
}

/** `box`, "2x3", as rows and columns. @param {ScopeAttributes} scope */
export function shapeOf({box}) {
  const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(box) ?? [];
  return rows ? {boxRows: Number(rows), boxCols: Number(columns)} : {};
}

/** `notation`. @param {ScopeAttributes} scope @returns {import('../grid/geometry.js').Notation} */
export function cellNamesOf({notation}) {
  return notation === 'r1c1' ? 'r1c1' : 'A1';
}

/** True if it stands in somebody's text, with `controls` of its own. @param {ScopeAttributes} scope */
export function isEmbed({controls}) {
  return controls === 'compact' || controls === 'none';
}

/** `candidates`. @param {ScopeAttributes} scope @returns {'auto' | 'all' | 'focus' | 'none'} */
export function shownCandidates({candidates}) {
  return candidates === 'all' || candidates === 'focus' || candidates === 'none' ? candidates : 'auto';
}

/**
 * Properties that were set before the element was known hide the accessors: they are set anew.
 * @param {ScopeAttributes} scope
 */
export function upgradeProperties(scope) {
  for (const name of PROPERTIES) {
    if (!Object.hasOwn(scope, name)) continue;
    const value = Reflect.get(scope, name);
    Reflect.deleteProperty(scope, name);
    Reflect.set(scope, name, value);
  }
}

/** A number from 0 up, in digits. @param {string | null} text */
function natural(text) {
  return /^\s*\d{1,15}\s*$/.test(text ?? '') ? Number(text) : null;
}
