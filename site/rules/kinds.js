/**
 * The table of rules that can be made by choosing cells, a line a kind, and their texts, which are those of Interactive
 * Sudoku Solver (ISS). Knows no document.
 */

/** @typedef {import('../../web/src/index.js').Geometry} Geometry */

/**
 * The forms of rules: how cells are chosen, and what else is asked for.
 * set: cells in any order; line: cells in their order; loop: the same, and the line closes; pairs: neighbours; digits:
 * cells, and digits for them; corner: four cells that meet, and digits; index: cells that tell about their row or
 * column; diagonal: a number at the end of one; side: a number for a row or column; ends: the same, seen from one of
 * its ends; region: a box of another form.
 * @typedef {'set' | 'line' | 'loop' | 'pairs' | 'digits' | 'corner' | 'index' | 'diagonal' | 'side' | 'ends' |
 *   'region'} Form
 */

/**
 * @typedef {object} RuleKind
 * @property {Id} id
 * @property {string} text the name in texts
 * @property {Form} form
 * @property {number} least of cells
 * @property {boolean} [counted] whether the text tells how many cells there are
 * @property {{least: number, most: (shape: Geometry) => number, usual: number}} [value]
 */

/** @typedef {'areas' | 'lines' | 'borders' | 'outside'} Group */

const highest = (/** @type {Geometry} */ {size}) => size;
const apart = (/** @type {Geometry} */ {size}) => size - 1;
const cellsFull = (/** @type {Geometry} */ {size}) => size * (size + 1) / 2;
const large = () => 999;
const modulus = (/** @type {Geometry} */ {size}) => Math.min(size, 5);

/** The total of a cage, which may have none. */
const TOTAL = {least: 0, most: cellsFull, usual: 0};
const CLUE = {least: 0, most: large, usual: 10};
const PLACE = {least: 1, most: highest, usual: 1};

const table = /** @type {const} */ ({
  areas: [
    {id: 'cage', text: 'Cage', form: 'set', least: 1, value: TOTAL},
    {id: 'sum', text: 'Sum', form: 'set', least: 1, value: {...CLUE, least: 1}},
    {id: 'all-different', text: 'AllDifferent', form: 'set', least: 2},
    {id: 'region', text: 'Jigsaw', form: 'region', least: 4},
    {id: 'clone', text: 'SameValues', form: 'set', least: 2, counted: true},
    {id: 'contain', text: 'ContainAtLeast', form: 'digits', least: 1},
    {id: 'contain-exact', text: 'ContainExact', form: 'digits', least: 1},
    {id: 'odd', text: 'Odd', form: 'set', least: 1},
    {id: 'even', text: 'Even', form: 'set', least: 1},
    {id: 'minimum', text: 'Minimum', form: 'set', least: 1},
    {id: 'maximum', text: 'Maximum', form: 'set', least: 1},
    {id: 'counting-circles', text: 'CountingCircles', form: 'set', least: 1},
    {id: 'count-distinct', text: 'CountDistinct', form: 'line', least: 2},
    {id: 'indexer', text: 'Indexing', form: 'index', least: 1},
  ],
  lines: [
    {id: 'thermometer', text: 'Thermo', form: 'line', least: 2},
    {id: 'slow-thermometer', text: 'SlowThermo', form: 'line', least: 2},
    {id: 'whisper', text: 'Whisper', form: 'line', least: 2, value: {least: 1, most: apart, usual: 5}},
    {id: 'renban', text: 'Renban', form: 'line', least: 2},
    {id: 'palindrome', text: 'Palindrome', form: 'line', least: 2},
    {id: 'arrow', text: 'Arrow', form: 'line', least: 2},
    {id: 'pill-arrow', text: 'PillArrow', form: 'line', least: 3, value: {least: 2, most: () => 3, usual: 2}},
    {id: 'double-arrow', text: 'DoubleArrow', form: 'line', least: 3},
    {id: 'between', text: 'Between', form: 'line', least: 3},
    {id: 'lockout', text: 'Lockout', form: 'line', least: 3, value: {least: 1, most: apart, usual: 4}},
    {id: 'region-sum', text: 'RegionSumLine', form: 'line', least: 2},
    {id: 'sum-line', text: 'SumLine', form: 'line', least: 1, value: {least: 1, most: () => 100, usual: 10}},
    {id: 'sum-loop', text: 'SumLine', form: 'loop', least: 2, value: {least: 1, most: () => 64, usual: 10}},
    {id: 'zipper', text: 'Zipper', form: 'line', least: 3},
    {id: 'entropic', text: 'Entropic', form: 'line', least: 2},
    {id: 'modular', text: 'Modular', form: 'line', least: 2, value: {least: 2, most: modulus, usual: 3}},
  ],
  borders: [
    {id: 'difference', text: 'WhiteDot', form: 'pairs', least: 2, value: {least: 1, most: apart, usual: 1}},
    {id: 'ratio', text: 'BlackDot', form: 'pairs', least: 2, value: {least: 2, most: highest, usual: 2}},
    {id: 'x', text: 'X', form: 'pairs', least: 2},
    {id: 'v', text: 'V', form: 'pairs', least: 2},
    {id: 'greater', text: 'GreaterThan', form: 'pairs', least: 2},
    {id: 'quadruple', text: 'Quad', form: 'corner', least: 4},
  ],
  outside: [
    {id: 'little-killer', text: 'LittleKiller', form: 'diagonal', least: 1, value: {...CLUE, least: 1}},
    {id: 'sandwich', text: 'Sandwich', form: 'side', least: 1, value: CLUE},
    {id: 'x-sum', text: 'XSum', form: 'ends', least: 1, value: {...CLUE, least: 1}},
    {id: 'skyscraper', text: 'Skyscraper', form: 'ends', least: 1, value: PLACE},
    {id: 'numbered-room', text: 'NumberedRoom', form: 'ends', least: 1, value: PLACE},
  ],
});

/** @typedef {typeof table[Group][number]['id']} Id */

/** The kinds by where they are on a board. @type {Readonly<Record<Group, readonly RuleKind[]>>} */
export const KINDS = table;

/** @param {string} id @returns {RuleKind} */
export function kindOf(id) {
  return /** @type {RuleKind} */ (Object.values(KINDS).flat().find((kind) => kind.id === id));
}

/** The number of a kind unless another is typed; 0 if it has none. @param {RuleKind} kind @param {Geometry} shape */
export function usualNumber({value}, shape) {
  return value ? Math.min(value.usual, value.most(shape)) : 0;
}

/** True if the order of the cells means something. @param {RuleKind} kind */
export function isOrdered({form}) {
  return form === 'line' || form === 'loop' || form === 'pairs';
}

/** True if digits are typed for rules of this form. @param {Form} form */
export function hasDigits(form) {
  return form === 'digits' || form === 'corner';
}

/**
 * From where a clue beside the grid is seen; indexing cells may also be about their box.
 * @typedef {'left' | 'right' | 'top' | 'bottom' | 'box'} Side
 */

/**
 * The choices that make a rule.
 * @typedef {object} Chosen
 * @property {number[]} cells in the order in which they were chosen
 * @property {number} value
 * @property {number[]} digits
 * @property {Side} side of clues; left, top or box: the row, the column or the box, for indexing cells
 */

/**
 * The missing part of a rule that can't be made yet.
 * @typedef {'cells' | 'digits' | 'room' | 'diagonal' | 'corner' | 'neighbours'} Missing
 */

/**
 * The text of a rule.
 * @param {RuleKind} kind one that is no region
 * @param {Chosen} chosen
 * @param {Geometry} shape
 * @returns {{text: string, missing?: undefined} | {missing: Missing, gap?: number[], text?: undefined}}
 *   gap: two cells that should be neighbours
 */
export function textOf(kind, {cells, value, digits, side}, shape) {
  const {form, text, least} = kind;
  if (cells.length < leastOf(kind)) return {missing: 'cells'};
  if (hasDigits(form)) {
    if (!digits.length) return {missing: 'digits'};
    if (digits.length > (form === 'corner' ? least : cells.length)) return {missing: 'room'};
  }
  // The rule would be about other cells than those that the line is drawn through.
  const gap = KINDS.lines.includes(kind) && gapIn(form === 'loop' ? [...cells, cells[0]] : cells, shape);
  if (gap) return {missing: 'neighbours', gap};
  const rest = {
    set: () => (kind.value ? [value, ...codes(cells, shape)] :
      [...kind.counted ? [cells.length] : [], ...codes(cells, shape)]),
    line: () => [...kind.value ? [value] : [], ...codes(cells, shape)],
    loop: () => [value, ...codes(cells, shape), 'LOOP'],
    pairs: () => [...kind.value && value !== kind.value.usual ? [value] : [], ...codes(cells, shape)],
    digits: () => [digits.join('_'), ...codes(cells, shape)],
    corner: () => cornerOf(cells, digits, shape),
    index: () => [indexLetter(side), ...codes(cells, shape)],
    diagonal: () => diagonalOf(cells, value, shape),
    side: () => [value, lineCode(cells[0], side, shape)],
    ends: () => [lineCode(cells[0], side, shape), ...(['left', 'top'].includes(side) ? [value, ''] : ['', value])],
    region: () => null,
  }[form]();
  if (!rest) return {missing: form === 'corner' ? 'corner' : 'diagonal'};
  return {text: `.${[text, ...rest].join('~')}`};
}

/** How many cells have to be chosen: for a corner, one stands for all. @param {RuleKind} kind */
export function leastOf({form, least}) {
  return form === 'corner' ? 1 : least;
}

/** The first two cells of a line that don't touch. @param {number[]} line @param {Geometry} shape */
function gapIn(line, {row, column}) {
  const pairs = line.slice(1).map((cell, i) => [line[i], cell]);
  return pairs.find(([a, b]) => Math.max(Math.abs(row(a) - row(b)), Math.abs(column(a) - column(b))) > 1);
}

/** The letter of indexing cells that are about their row, their column or their box. @param {Side} side */
export function indexLetter(side) {
  return side === 'box' ? 'B' : isColumn(side) ? 'C' : 'R';
}

/** @param {Side} side */
function isColumn(side) {
  return side === 'top' || side === 'bottom';
}

/** @param {number[]} cells @param {Geometry} shape */
function codes(cells, {row, column}) {
  return cells.map((cell) => `R${row(cell) + 1}C${column(cell) + 1}`);
}

/** @param {number} cell @param {Side} side @param {Geometry} shape */
function lineCode(cell, side, {row, column}) {
  return isColumn(side) ? `C${column(cell) + 1}` : `R${row(cell) + 1}`;
}

/**
 * The upper left of four cells, of which one may be chosen for all.
 * @param {number[]} cells @param {number[]} digits @param {Geometry} shape
 */
function cornerOf(cells, digits, shape) {
  const first = Math.min(...cells);
  const {size, row, column} = shape;
  const isCorner = column(first) < size - 1 && row(first) < size - 1 &&
    cells.every((cell) => [first, first + 1, first + size, first + size + 1].includes(cell));
  return isCorner ? [...codes([first], shape), ...digits] : null;
}

/**
 * The diagonal on which all chosen cells lie: by its end, in texts each has one.
 * @param {number[]} cells @param {number} value @param {Geometry} shape
 */
function diagonalOf(cells, value, shape) {
  const found = diagonals(shape).filter((line) => cells.every((cell) => line.includes(cell)));
  const begun = found.filter(([first]) => first === cells[0]);
  const [only] = begun.length === 1 ? begun : found.length === 1 ? found : [];
  return only ? [value, ...codes(only.slice(0, 1), shape)] : null;
}

/** All diagonals, from the end that names them. @param {Geometry} shape @returns {number[][]} */
export function diagonals({size, cells, row, column}) {
  const last = size - 1;
  return Array.from({length: cells}, (_, cell) => cell).flatMap((cell) => {
    const [down, across] = [row(cell), column(cell)];
    if (across === 0 && down < last) return [lineFrom(cell, 1, 1, size)];
    if (across === last && down > 0 && down < last) return [lineFrom(cell, -1, -1, size)];
    if (down === 0 && across > 0) return [lineFrom(cell, 1, -1, size)];
    if (down === last && across > 0 && across < last) return [lineFrom(cell, -1, 1, size)];
    return [];
  });
}

/** @param {number} cell @param {number} down @param {number} across @param {number} size */
function lineFrom(cell, down, across, size) {
  const line = [];
  let [row, column] = [Math.floor(cell / size), cell % size];
  for (; row >= 0 && column >= 0 && row < size && column < size; row += down, column += across) {
    line.push(row * size + column);
  }
  return line;
}
