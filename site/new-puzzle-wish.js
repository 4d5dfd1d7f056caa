/** What a new puzzle is to be like, kept between visits; and what is to be had. */

const KEY = 'sudokuscope.new';

/** Levels by their names in the engine. */
export const LEVELS = /** @type {const} */ ([
  ['', 'Any'], ['very-easy', 'Very easy'], ['easy', 'Easy'], ['medium', 'Medium'], ['hard', 'Hard'],
  ['fiendish', 'Fiendish'], ['extreme', 'Extreme'],
]);

/** Boxes, and the grids that they make. */
export const SHAPES = /** @type {const} */ ([
  ['2x2', '4×4'], ['2x3', '6×6'], ['2x4', '8×8'], ['3x3', '9×9'], ['2x5', '10×10'], ['3x4', '12×12'], ['3x5', '15×15'],
  ['4x4', '16×16'],
]);

/** What leaves the pattern of givens as it is. */
export const SYMMETRIES = /** @type {const} */ ([
  ['none', 'None'], ['rotational180', 'Half a turn'], ['rotational90', 'Quarter turns'],
  ['horizontal', 'Left and right'], ['vertical', 'Top and bottom'], ['diagonal', 'One diagonal'],
  ['antidiagonal', 'The other diagonal'], ['full', 'All of these'],
]);

/** Techniques that puzzles can be made to need; the others come along where something easier has been tried before. */
export const TECHNIQUES = [
  'pointing', 'claiming', 'locked-pair', 'locked-triple', 'naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple',
  'x-wing', 'finned-x-wing', 'swordfish', 'two-string-kite', 'turbot-fish', 'empty-rectangle', 'xy-wing', 'xyz-wing',
  'w-wing', 'unique-rectangle-1', 'hidden-rectangle', 'bug-plus-one', 'x-chain', 'xy-chain',
];

/**
 * @typedef {object} Wish
 * @property {string} level
 * @property {string} shape
 * @property {string} symmetry
 * @property {string} technique
 * @property {boolean} minimal
 */

/** @type {Wish} */
const DEFAULTS = {level: 'medium', shape: '3x3', symmetry: 'rotational180', technique: '', minimal: false};

/** @returns {Wish} */
export function recallWish() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
    const known = (/** @type {any} */ value, /** @type {readonly string[]} */ all, /** @type {string} */ otherwise) =>
      (all.includes(value) ? value : otherwise);
    const ids = (/** @type {readonly (readonly [string, string])[]} */ options) => options.map(([id]) => id);
    return {
      level: known(kept.level, ids(LEVELS), DEFAULTS.level), shape: known(kept.shape, ids(SHAPES), DEFAULTS.shape),
      symmetry: known(kept.symmetry, ids(SYMMETRIES), DEFAULTS.symmetry),
      technique: known(kept.technique, TECHNIQUES, DEFAULTS.technique), minimal: kept.minimal === true,
    };
  } catch {
    return {...DEFAULTS};
  }
}

/** @param {Wish} wish */
export function rememberWish(wish) {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // The page works without.
  }
}

/** As `generate` of the engine takes it. @param {Wish} wish @param {string} seed */
export function optionsOf({level, shape, symmetry, technique, minimal}, seed) {
  const [boxRows, boxCols] = shape.split('x').map(Number);
  return {
    boxRows, boxCols, symmetry, minimal, level: level || undefined, technique: technique || undefined,
    seed: seed || undefined,
  };
}
