/**
 * The attributes of `<sudoku-scope>`, as properties. They may hold anything: what is no number or shape is left out.
 */

/** Attributes that are properties of the same name: texts, and whether they are there. */
const TEXTS = ['label', 'notation', 'candidates', 'theme', 'controls', 'view', 'vocabulary', 'box', 'src', 'loading'];
const SWITCHES = ['editable', 'autoplay'];
/** @typedef {'label' | 'notation' | 'candidates' | 'theme' | 'controls' | 'view' | 'vocabulary' | 'box' | 'src' |
 *           'loading'} Text */

/** @typedef {HTMLElement & Record<Text, string> & Record<'editable' | 'autoplay', boolean>} Attributes */

/** All of them. */
export const PROPERTIES = [...TEXTS, ...SWITCHES, 'puzzle', 'strategy', 'step', 'from', 'to', 'speed'];

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

  /** `box`, "2x3", as rows and columns. */
  get shape() {
    const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(this.box) ?? [];
    return rows ? {boxRows: Number(rows), boxCols: Number(columns)} : {};
  }

  /** `notation`. @returns {import('./geometry.js').Notation} */
  get cellNames() {
    return this.notation === 'r1c1' ? 'r1c1' : 'A1';
  }

  /** Whether it stands in somebody's text, with `controls` of its own. */
  get isEmbed() {
    return this.controls === 'compact' || this.controls === 'none';
  }

  /** `candidates`. @returns {'auto' | 'all' | 'focus' | 'none'} */
  get shownCandidates() {
    const {candidates} = this;
    return candidates === 'all' || candidates === 'focus' || candidates === 'none' ? candidates : 'auto';
  }

  /** Properties that were set before the element was known hide the accessors: they are set anew. */
  upgradeProperties() {
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
}

for (const name of SWITCHES) {
  Object.defineProperty(ScopeAttributes.prototype, name, {
    /** @this {HTMLElement} */
    get() {
      return this.hasAttribute(name);
    },
    /** @this {HTMLElement} @param {unknown} value */
    set(value) {
      this.toggleAttribute(name, Boolean(value));
    },
    configurable: true,
  });
}

for (const name of TEXTS) {
  Object.defineProperty(ScopeAttributes.prototype, name, {
    /** @this {HTMLElement} */
    get() {
      return this.getAttribute(name) ?? '';
    },
    /** @this {HTMLElement} @param {string} value */
    set(value) {
      this.setAttribute(name, value);
    },
    configurable: true,
  });
}

/** A number from 0 up, in digits. @param {string | null} text */
function natural(text) {
  return /^\s*\d{1,15}\s*$/.test(text ?? '') ? Number(text) : null;
}
