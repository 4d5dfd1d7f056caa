/**
 * The attributes of `<sudoku-scope>` as properties. They may contain anything; invalid numbers and shapes are ignored.
 */

/** Attributes that are properties of the same name: texts and booleans. */
const TEXTS = [
  'label', 'notation', 'candidates', 'theme', 'controls', 'view', 'panel', 'vocabulary', 'box', 'src', 'loading',
  'breakpoints',
];
const SWITCHES = ['editable', 'autoplay', 'present'];
/** @typedef {'label' | 'notation' | 'candidates' | 'theme' | 'controls' | 'view' | 'panel' | 'vocabulary' | 'box' |
 *           'src' | 'loading' | 'breakpoints'} Text */

/** @typedef {HTMLElement & Record<Text, string> & Record<'editable' | 'autoplay' | 'present', boolean>} Attributes */

/** All attributes. */
export const PROPERTIES = [...TEXTS, ...SWITCHES, 'puzzle', 'strategy', 'step', 'from', 'to', 'speed'];

/**
 * A puzzle to open, with optional settings.
 * @typedef {object} Opened
 * @property {import('../grid/plain-puzzle.js').Puzzle} puzzle
 * @property {string} [strategy] like `s` in links
 * @property {number} [step]
 * @property {number} [speed]
 * @property {string} [panel] the panel to open first, like `view` in links
 * @property {any} [run] a recorded run to play
 */

const Base = /** @type {new () => Attributes} */ (globalThis.HTMLElement ?? class {});

export class ScopeAttributes extends Base {
  /** The first step of the range. */
  get from() {
    return natural(this.getAttribute('from')) ?? 0;
  }

  set from(step) {
    this.setAttribute('from', String(step));
  }

  /** The last step of the range; Infinity for the end of the run. */
  get to() {
    return Math.max(this.from, natural(this.getAttribute('to')) ?? Infinity);
  }

  set to(step) {
    this.setAttribute('to', String(step));
  }

  /** The speed of playing; 1 is two steps per second. */
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

/** True for an embed, with `controls` that are not `full`. @param {ScopeAttributes} scope */
export function isEmbed({controls}) {
  return controls === 'compact' || controls === 'none';
}

/** `candidates`. @param {ScopeAttributes} scope @returns {'auto' | 'all' | 'focus' | 'none'} */
export function shownCandidates({candidates}) {
  return candidates === 'all' || candidates === 'focus' || candidates === 'none' ? candidates : 'auto';
}

/**
 * Properties that were set before the element was registered hide the accessors, so they are set again.
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

/** A natural number, or 0 if it is invalid. @param {string | null} text */
function natural(text) {
  return /^\s*\d{1,15}\s*$/.test(text ?? '') ? Number(text) : null;
}
