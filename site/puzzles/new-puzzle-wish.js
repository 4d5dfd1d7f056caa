/** The wish for a new puzzle, kept between visits; which options there are, and which exclude each other. */
import {LEVELS as ALL_LEVELS, levelOf} from '../../web/src/index.js';
import {techniqueName} from '../common/technique-name.js';
import {speaker} from '../../web/src/language/catalogue.js';
import english from '../../web/languages/en/site/puzzles.js';

const words = speaker('site/puzzles', english);

const KEY = 'sudokuscope.new';

/** Levels by their names in the engine; the last is any. */
export const LEVELS = [...ALL_LEVELS.map(({id}) => id), ''];

/** Boxes, and the grids that they make. */
export const SHAPES = /** @type {const} */ ([
  ['2x2', '4×4'], ['2x3', '6×6'], ['2x4', '8×8'], ['3x3', '9×9'], ['2x5', '10×10'], ['3x4', '12×12'], ['3x5', '15×15'],
  ['4x4', '16×16'],
]);

/** The symmetries that keep the pattern of givens as it is. */
export const SYMMETRIES = /** @type {const} */ ([
  'none', 'rotational180', 'rotational90', 'horizontal', 'vertical', 'diagonal', 'antidiagonal', 'full',
]);

/** Techniques for which puzzles are made within seconds; the others take long, or nothing is ever left for them. */
export const TECHNIQUES = [
  'pointing', 'claiming', 'locked-pair', 'locked-triple', 'naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple',
  'x-wing', 'skyscraper', 'two-string-kite', 'swordfish', 'naked-quadruple', 'turbot-fish', 'empty-rectangle',
  'hidden-quadruple', 'xy-wing', 'remote-pairs', 'xyz-wing', 'w-wing', 'simple-colours-trap', 'simple-colours-wrap',
  'finned-x-wing', 'sashimi-x-wing', 'jellyfish', 'unique-rectangle-1', 'unique-rectangle-2', 'unique-rectangle-3',
  'unique-rectangle-4', 'unique-rectangle-6', 'hidden-rectangle', 'unique-loop-1', 'unique-loop-2', 'unique-loop-4',
  'unique-loop-3', 'bug-plus-one', 'finned-swordfish', 'sashimi-swordfish', 'finned-jellyfish', 'x-chain', 'xy-chain',
  'continuous-nice-loop', 'alternating-inference-chain', 'als-xz', 'als-chain',
];

/** Those that are found within seconds where they have to come up on the easiest way, and may be spared. */
export const MET_TECHNIQUES = [
  ...TECHNIQUES, 'full-house', 'hidden-single-box', 'hidden-single-line', 'naked-single',
  'grouped-continuous-nice-loop', 'grouped-inference-chain', 'als-xy-wing', 'cell-forcing-chain',
  'region-forcing-chain', 'dynamic-contradiction',
];

/** Those that are found within seconds with any other rules, and those that belong to a kind of them. */
const WITH_RULES = ['pointing', 'claiming', 'naked-pair'];
/** @type {Record<string, string[]>} */
const OF_RULES = {
  'jigsaw': ['common-peer-elimination'], 'diagonal': ['common-peer-elimination'],
  'windoku': ['common-peer-elimination'], 'anti-knight': ['common-peer-elimination'],
  'killer': ['cage-combinations', 'innies-and-outies'], 'thermometer': ['thermometer-bounds'],
  'arrow': ['arrow-bounds'], 'dots': ['dot-partners', 'dot-chains'], 'whisper': ['whisper-partners'],
  'renban': ['renban-windows'],
};

/** The demands on a technique. */
export const PARTS = /** @type {const} */ (['needed', 'met']);

/** Kinds of rules with which puzzles are made, by their names in the engine, and the messages that name them. */
export const RULES = /** @type {const} */ ([
  ['jigsaw', 'rules.jigsaw'], ['diagonal', 'rules.diagonal'], ['windoku', 'rules.windoku'],
  ['anti-knight', 'rules.knight'], ['killer', 'rules.killer'], ['thermometer', 'rules.thermometer'],
  ['arrow', 'rules.arrow'], ['dots', 'rules.dots'], ['whisper', 'rules.whisper'], ['renban', 'rules.renban'],
]);

/** Puzzles with other rules have so many rows at most. */
const MOST_ROWS_WITH_RULES = 9;

/** @param {string} part of the technique @param {string[]} rules */
function techniquesFor(part, rules) {
  if (rules.length) return [...new Set(rules.flatMap((kind) => OF_RULES[kind] ?? [])), ...WITH_RULES];
  return part === 'met' ? MET_TECHNIQUES : TECHNIQUES;
}

/**
 * @typedef {object} Wish
 * @property {string} level
 * @property {string} shape
 * @property {string} symmetry
 * @property {string} technique
 * @property {string} part of the technique: whether it has to be needed, or only met
 * @property {boolean} minimal
 * @property {string[]} rules kinds of other rules
 */

/** @type {Wish} */
const DEFAULTS = {
  level: 'medium', shape: '3x3', symmetry: 'rotational180', technique: '', part: 'needed', minimal: false,
  rules: [],
};

/** @returns {Wish} */
export function recallWish() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
    const known = (/** @type {any} */ value, /** @type {readonly string[]} */ all, /** @type {string} */ otherwise) =>
      (all.includes(value) ? value : otherwise);
    const part = known(kept.part, PARTS, DEFAULTS.part);
    const rules = RULES.map(([id]) => id).filter((id) => [kept.rules].flat().includes(id));
    return {
      part, rules, level: known(kept.level, LEVELS, DEFAULTS.level),
      shape: known(kept.shape, SHAPES.map(([id]) => id), DEFAULTS.shape),
      symmetry: known(kept.symmetry, SYMMETRIES, DEFAULTS.symmetry),
      technique: known(kept.technique, techniquesFor(part, rules), DEFAULTS.technique), minimal: kept.minimal === true,
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

/** @param {string} id of a level, or empty for any */
export function levelName(id) {
  return ALL_LEVELS.find((level) => level.id === id)?.name ?? words('level.any');
}

/** @typedef {{id: string, name: string, difficulty: number}} Technique as the engine tells of them */

/** True if a puzzle of this level can need it. @param {Technique} technique @param {string} level */
function isWithin({difficulty}, level) {
  return difficulty <= (ALL_LEVELS.find(({id}) => id === level)?.upTo ?? Infinity);
}

/**
 * The techniques that can be asked for; those that are harder than the level can't be chosen, and say from which level
 * on they can.
 * @param {Technique[]} techniques @param {{level: string, part: string, rules: string[]}} wish
 * @returns {[id: string, name: string, disabled: boolean][]}
 */
export function techniqueChoices(techniques, {level, part, rules}) {
  const offered = techniques.filter(({id}) => techniquesFor(part, rules).includes(id));
  return [['', words('technique.any'), false], ...offered.map((each) => {
    const name = isWithin(each, level) ? techniqueName(each) : 
      words('technique.from-level', {technique: techniqueName(each), level: levelOf(each.difficulty).name});
    return /** @type {[string, string, boolean]} */ ([each.id, name, !isWithin(each, level)]);
  })];
}

/**
 * The change to another level, which a technique that is harder doesn't survive.
 * @param {Technique[]} techniques @param {Wish} wish @param {string} level
 * @returns {{level: string, technique?: string, said?: string}} said: what else changes, and why
 */
export function withLevel(techniques, {technique}, level) {
  const asked = techniques.find(({id}) => id === technique);
  if (!asked || isWithin(asked, level)) return {level};
  return {level, technique: '', said: words('technique.too-hard',
    {technique: techniqueName(asked), level: levelName(level)})};
}

/**
 * The change to another part of the technique: not each that can be met is made so that it is needed.
 * @param {Technique[]} techniques @param {Wish} wish @param {string} part
 * @returns {{part: string, technique?: string, said?: string}} said: what else changes, and why
 */
export function withPart(techniques, {technique, rules}, part) {
  if (!technique || techniquesFor(part, rules).includes(technique)) return {part};
  const asked = /** @type {Technique} */ (techniques.find(({id}) => id === technique));
  return {part, technique: '', said: words('technique.takes-long', {technique: techniqueName(asked)})};
}

/** How many rows a grid of such boxes has. @param {string} shape */
function rowsOf(shape) {
  const [boxRows, boxCols] = shape.split('x').map(Number);
  return boxRows * boxCols;
}

/**
 * The grids that can be chosen; with other rules, large ones can't.
 * @param {Wish} wish
 * @returns {[id: string, name: string, disabled: boolean][]}
 */
export function shapeChoices({rules}) {
  return SHAPES.map(([id, name]) => [id, name, rules.length > 0 && rowsOf(id) > MOST_ROWS_WITH_RULES]);
}

/**
 * The change to other rules, which neither a large grid survives, nor a technique that isn't offered with them.
 * @param {Technique[]} techniques @param {Wish} wish @param {string[]} rules
 * @returns {Partial<Wish> & {said?: string}} said: what else changes, and why
 */
export function withRules(techniques, {shape, technique, part}, rules) {
  const isTooLarge = rules.length > 0 && rowsOf(shape) > MOST_ROWS_WITH_RULES;
  const isOffered = techniquesFor(part, rules).includes(technique);
  const lost = isOffered ? undefined : techniques.find(({id}) => id === technique);
  const said = [
    ...(isTooLarge ? [words('grid.with-rules', {grid: gridName(DEFAULTS.shape)})] : []),
    ...(lost ? [words('technique.not-with-rules', {technique: techniqueName(lost)})] : []),
  ].join(' ');
  return {
    rules, ...(isTooLarge ? {shape: DEFAULTS.shape} : {}), ...(isOffered ? {} : {technique: ''}),
    ...(said ? {said} : {}),
  };
}

/** "9×9" @param {string} shape */
function gridName(shape) {
  return SHAPES.find(([id]) => id === shape)?.[1] ?? shape;
}

/** "killer cages, arrows" @param {string[]} rules @param {boolean} [begins] with a capital */
export function rulesName(rules, begins = false) {
  return RULES.filter(([id]) => rules.includes(id))
    .map(([, message], i) => words(message, {place: begins && !i ? 'start' : 'middle'})).join(', ');
}

/** As `generate` of the engine takes it. @param {Wish} wish @param {string} seed */
export function optionsOf({level, shape, symmetry, technique, part, minimal, rules}, seed) {
  const [boxRows, boxCols] = shape.split('x').map(Number);
  return {
    boxRows, boxCols, symmetry, minimal, level: level || undefined, technique: technique || undefined,
    onPath: part === 'met', seed: seed || undefined,
    rules: rules.length ? rules : undefined,
  };
}
