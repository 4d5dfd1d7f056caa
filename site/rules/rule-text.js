/** The text of a puzzle's rules, taken apart and put together. Knows no document. */

/** Rules about the whole grid, as texts have them. */
export const GLOBALS = /** @type {const} */ ({
  'diagonal-down': 'Diagonal~-1', 'diagonal-up': 'Diagonal~1', 'windoku': 'Windoku', 'knight': 'AntiKnight',
  'king': 'AntiKing', 'groups': 'DisjointSets', 'consecutive': 'AntiConsecutive', 'kropki': 'StrictKropki',
  'xv': 'StrictXV', 'unmarked-difference': 'UnmarkedDifference', 'unmarked-ratio': 'UnmarkedRatio',
  'unmarked-xv': 'UnmarkedXV', 'no-boxes': 'NoBoxes', 'unread': 'Unread',
});

/** @typedef {keyof typeof GLOBALS} Global */

/**
 * True if a text is not about rules alone: an address, or a puzzle with its shape or its givens.
 * @param {string} text
 */
export function isWholePuzzle(text) {
  return /:\/\/|[?#&]\w+=|(^|\.)(Shape~|~R\d)/.test(text.trim());
}

const WHOLE = /** @type {readonly string[]} */ (Object.values(GLOBALS));
const isRegions = (/** @type {string} */ part) => part.startsWith('Jigsaw~');

/**
 * Its rules, as they are written. An `Or` or an `And` is one, with all the rules up to its `End`.
 * @param {string} text
 */
function partsOf(text) {
  /** @type {string[]} */
  const parts = [];
  let depth = 0;
  for (const word of text.split('.').filter(Boolean)) {
    if (depth) parts[parts.length - 1] += `.${word}`;
    else parts.push(word);
    depth += word === 'End' ? -1 : Number(word === 'Or' || word === 'And');
  }
  return parts;
}

/** @param {string[]} parts */
function joined(parts) {
  return parts.map((part) => `.${part}`).join('');
}

/** @param {string} text @param {Global} rule */
export function hasGlobal(text, rule) {
  return partsOf(text).includes(GLOBALS[rule]);
}

/**
 * The text with a rule about the whole grid, or without it.
 * @param {string} text @param {Global} rule @param {boolean} isWanted
 */
export function withGlobal(text, rule, isWanted) {
  const part = GLOBALS[rule];
  const others = partsOf(text).filter((each) => each !== part);
  return joined(isWanted ? [...others, part] : others);
}

/** True if its boxes are regions of other forms. @param {string} text */
export function hasRegions(text) {
  return partsOf(text).some(isRegions);
}

/** The text without its regions: with the usual boxes again. @param {string} text */
export function withoutRegions(text) {
  const parts = partsOf(text);
  return hasRegions(text) ? joined(parts.filter((part) => !isRegions(part) && part !== GLOBALS['no-boxes'])) : text;
}

/** The text with regions in place of boxes. @param {string} text @param {number[]} regions of each cell its own */
export function withRegions(text, regions) {
  const signs = regions.map((region) => region.toString(36)).join('');
  return `.Jigsaw~${signs}${withoutRegions(text).replace(`.${GLOBALS['no-boxes']}`, '')}.${GLOBALS['no-boxes']}`;
}

/** The rules for chosen cells, in the order in which the engine numbers them. @param {string} text */
export function constraintParts(text) {
  return partsOf(text).filter((part) => !WHOLE.includes(part) && !isRegions(part));
}

/** The text without one of the rules for chosen cells. @param {string} text @param {string} gone as it is written */
export function withoutConstraint(text, gone) {
  return joined(partsOf(text).filter((part) => part !== gone));
}
