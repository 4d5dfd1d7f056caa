/**
 * A step of a technique as a hint, told in five rungs: where to look, in which unit, which digit or technique, the
 * pattern, and the step itself with its reason. No rung tells more than its own. Sentences have the names of both
 * worlds: what people call a technique, and what it is to constraint processing.
 */
import {list} from './words.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./protocol-human.js').FoundStep} FoundStep */
/** @typedef {import('./protocol-human.js').Technique} Technique */

/**
 * @typedef {object} Hint
 * @property {number} rung
 * @property {string} text one sentence
 * @property {string} note more on it; may be empty
 * @property {string} [technique] its id, from the third rung on
 * @property {number[]} cells to point out
 * @property {number[]} units to outline
 * @property {FoundStep & {text: string}} [apply] the step, on the last rung
 */

/** How many rungs there are. */
export const RUNGS = 5;

/** What each rung will tell, before it does. */
export const RUNG_NAMES = ['', 'Where to look', 'Which unit', 'Which digit or technique', 'The pattern',
  'The step, and why'];

const HIDDEN = ['hidden-single-box', 'hidden-single-line'];

/**
 * @param {Geometry} shape
 * @param {Technique} technique
 * @param {FoundStep} step of it
 * @param {number} rung 1 to RUNGS
 * @returns {Hint}
 */
export function hintOf(shape, technique, step, rung) {
  const tell = [regionHint, unitHint, techniqueHint, patternHint, stepHint][rung - 1];
  return {rung, note: '', cells: [], units: [], ...tell(shape, technique, step)};
}

/** The first rung. @param {Geometry} shape @param {Technique} _ @param {FoundStep} step */
function regionHint(shape, _, step) {
  const cells = [...patternCells(step), ...targetCells(step)];
  const third = (/** @type {(cell: number) => number} */ line) =>
    Math.floor(3 * cells.reduce((sum, cell) => sum + line(cell) + 0.5, 0) / (cells.length * shape.size));
  const [row, column] = [third(shape.row), third(shape.column)];
  const high = ['upper', 'middle', 'lower'][row];
  const wide = ['left', 'middle', 'right'][column];
  const place = row === 1 && column === 1 ? 'middle' : row === 1 ? `${wide} side` : `${high} ${wide}`;
  return {text: `Look at the ${place} of the grid.`};
}

/** The second. @param {Geometry} shape @param {Technique} _ @param {FoundStep} step */
function unitHint(shape, _, step) {
  const units = unitsOf(shape, step);
  const names = units.map((unit) => shape.unitName(unit));
  return {text: `${sentenceCase(list(names))}.`, units};
}

/** The third. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function techniqueHint(shape, technique, step) {
  const units = unitsOf(shape, step);
  const {id, name, conceptName, summary} = technique;
  const [digit] = step.reason.digits;
  const unit = shape.unitName(units[0]);
  if (HIDDEN.includes(id)) {
    return {
      text: `Where can ${shape.symbol(digit)} go in ${unit}?`, technique: id, units,
      note: `Hidden single, the only choice in ${unit}. ${summary}`,
    };
  }
  return {text: `${name}: ${conceptName}.`, note: summary, technique: id, units};
}

/** The fourth. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function patternHint(shape, {id}, step) {
  const units = unitsOf(shape, step);
  const blockers = cellsOf(step, (role) => role === 'blocker');
  if (HIDDEN.includes(id)) {
    return {
      text: `${sentenceCase(cellNames(shape, blockers))} ${blockers.length > 1 ? 'block' : 'blocks'} it elsewhere.`,
      technique: id, cells: blockers, units,
    };
  }
  const cells = patternCells(step);
  const digits = list(step.reason.digits.map(shape.symbol));
  const what = digits ? `${digits} in ${cellNames(shape, cells)}` : cellNames(shape, cells);
  return {text: `${sentenceCase(what)}.`, technique: id, cells, units};
}

/** The last. @param {Geometry} shape @param {Technique} technique @param {FoundStep} step */
function stepHint(shape, technique, step) {
  const text = stepWords(shape, technique, step);
  const pattern = patternHint(shape, technique, step);
  return {...pattern, text, note: whyWords(shape, technique, step), apply: {...step, text}};
}

/**
 * What a step does: "E5 = 1.", "2 and 9 leave A3, 2 leaves B4."
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} step
 */
export function stepWords(shape, technique, {placements, eliminations}) {
  if (placements.length) {
    return `${list(placements.map(([cell, digit]) => `${shape.cellName(cell)} = ${shape.symbol(digit)}`))}.`;
  }
  /** @type {Map<number, number[]>} */
  const byDigit = new Map();
  for (const [cell, digit] of eliminations) byDigit.set(digit, [...byDigit.get(digit) ?? [], cell]);
  const parts = [...byDigit].map(([digit, cells]) => `${shape.symbol(digit)} leaves ${cellNames(shape, cells)}`);
  return `${parts.join('; ')}.`;
}

/**
 * Why a step holds, with the names of both worlds.
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} step
 */
export function whyWords(shape, {id, name, conceptName, summary}, step) {
  const units = step.reason.units.map((unit) => shape.unitName(unit));
  const digit = shape.symbol(step.reason.digits[0] ?? 0);
  if (HIDDEN.includes(id)) return `Hidden single: the only place for ${digit} in ${units[0]} (the only choice).`;
  if (id === 'naked-single') return `Naked single: nothing else is left there (${conceptName}).`;
  if (id === 'full-house') return `Full house: ${digit} is all that is missing in ${units[0]} (${conceptName}).`;
  return `${name}${units.length ? ` in ${list(units)}` : ''} (${conceptName}). ${summary}`;
}

/**
 * Every rung up to this one.
 * @param {Geometry} shape @param {Technique} technique @param {FoundStep} step @param {number} rung
 */
export function hintsUpTo(shape, technique, step, rung) {
  return Array.from({length: rung}, (_, i) => hintOf(shape, technique, step, i + 1));
}

/**
 * The units of the pattern; where it names none, the row of a lone cell, else the boxes that it touches.
 * @param {Geometry} shape @param {FoundStep} step
 */
function unitsOf(shape, step) {
  if (step.reason.units.length) return step.reason.units;
  const cells = patternCells(step);
  if (step.placements.length && cells.length < 2) return [shape.row(cells[0] ?? step.placements[0][0])];
  return [...new Set(cells.map((cell) => 2 * shape.size + shape.box(cell)))].sort((a, b) => a - b);
}

/** @param {FoundStep} step @param {(role: string) => boolean} isWanted */
function cellsOf({reason}, isWanted) {
  const cells = reason.roles.filter(({role}) => isWanted(role)).map(({cell}) => cell);
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** The cells of the pattern, without the solved cells that block. @param {FoundStep} step */
function patternCells(step) {
  return cellsOf(step, (role) => role !== 'blocker');
}

/** @param {FoundStep} step */
function targetCells({placements, eliminations}) {
  return [...placements, ...eliminations].map(([cell]) => cell);
}

/** @param {Geometry} shape @param {number[]} cells */
function cellNames(shape, cells) {
  return list(cells.map((cell) => shape.cellName(cell)));
}

/** @param {string} text */
function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
