/** The texts in the corners of cells: totals, numbers of lines that aren't the usual ones, and digits of areas. */

import {isNumbered} from '../../../grid/corner-numbers.js';

/** @typedef {import('../../../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../../../grid/geometry.js').Geometry} Geometry */

/** More digits of an area than these have no room in a corner; the list of rules has them all. */
const MOST_DIGITS = 4;

/** The cells in whose corners numbers are, by constraint. @type {WeakMap<Geometry, Map<Constraint, number>>} */
const known = new WeakMap();

/**
 * The text in the corner of one of its cells: its number, and in a sum for each cell that doesn't count once, how often
 * it does.
 * @param {Geometry} geometry @param {Constraint} constraint @param {number} cell
 */
export function totalIn(geometry, constraint, cell) {
  const {kind, value} = constraint;
  if (!isNumbered(constraint)) return '';
  const hasNumber = placesOf(geometry).get(constraint) === cell;
  if (kind.startsWith('contain')) return hasNumber ? digitsOf(geometry, constraint) : '';
  const often = timesOf(constraint, cell);
  return [...hasNumber ? [String(value)] : [], ...often === 1 ? [] : [`×${often}`.replace('-', '−')]].join(' ');
}

/** "1 2", or "=1 2" for just as many of these. @param {Geometry} geometry @param {Constraint} constraint */
function digitsOf({symbol}, {kind, values = []}) {
  const digits = values.slice(0, MOST_DIGITS).map(symbol).join(' ');
  return `${kind === 'contain-exact' ? '=' : ''}${digits}${values.length > MOST_DIGITS ? ' …' : ''}`;
}

/** How often a cell counts in a sum. @param {Constraint} constraint @param {number} cell */
function timesOf({kind, cells, values = []}, cell) {
  return kind === 'sum' ? values[cells.indexOf(cell)] ?? 1 : 1;
}

/**
 * The first cell of a cage or a sum. A line has its number at one of its ends, and an area its digits, where no other
 * number is; in none of its cells if all have one.
 * @param {Geometry} geometry
 */
function placesOf(geometry) {
  const places = known.get(geometry) ?? new Map();
  if (known.has(geometry)) return places;
  known.set(geometry, places);
  const numbered = geometry.constraints.filter(isNumbered);
  const isTotal = (/** @type {Constraint} */ {kind}) => kind === 'cage' || kind === 'sum';
  /** @type {Set<number>} */
  const taken = new Set();
  for (const constraint of numbered.filter(isTotal)) {
    const first = Math.min(...constraint.cells);
    places.set(constraint, first);
    for (const cell of constraint.cells) if (cell === first || timesOf(constraint, cell) !== 1) taken.add(cell);
  }
  for (const constraint of numbered.filter((each) => !isTotal(each))) {
    const {kind, cells} = constraint;
    const wanted = kind.startsWith('contain') ? [...cells].sort((a, b) => a - b) :
      [cells[0], cells[cells.length - 1], ...cells];
    const place = wanted.find((cell) => !taken.has(cell));
    if (place === undefined) continue;
    places.set(constraint, place);
    taken.add(place);
  }
  return places;
}
