/** Puzzles with rules as SudokuPad draws them: its JSON, in which only cages have a meaning. */

/** @typedef {{kind: string, cells: number[], value?: number | string, values?: number[], outside?: any}} Constraint */

const LINES = {
  thermometer: {color: '#CFCFCF', thickness: 21}, whisper: {color: '#67F067', thickness: 10},
  renban: {color: '#F067F0', thickness: 10}, palindrome: {color: '#BFBFBF', thickness: 16},
};
const TEXT = {width: 0.25, height: 0.25, rounded: false, backgroundColor: '#FFFFFF', borderColor: '#FFFFFF'};
const DOT = {width: 0.3, height: 0.3, rounded: true, borderColor: '#000000'};

/**
 * The JSON of a puzzle, drawn.
 * @param {{size: number, givens: ArrayLike<number>, rules: {constraints: Constraint[]}}} puzzle
 * @param {string} [told] the text of its rules
 */
export function drawnPuzzle({size, givens, rules}, told = '') {
  const at = (/** @type {number} */ cell) => [Math.floor(cell / size) + 0.5, cell % size + 0.5];
  const between = (/** @type {number[]} */ cells) =>
    [0, 1].map((axis) => cells.reduce((sum, cell) => sum + at(cell)[axis], 0) / cells.length);
  /** @type {Record<string, any[]>} */
  const drawn = {lines: [], arrows: [], overlays: [], underlays: [], cages: []};
  for (const constraint of rules.constraints) draw(constraint, drawn, at, between);
  const cells = Array.from({length: size}, (_, row) => Array.from({length: size}, (__, column) => {
    const value = givens[row * size + column];
    return value ? {value} : {};
  }));
  return JSON.stringify({cells, metadata: {rules: told}, ...drawn});
}

/**
 * @param {Constraint} constraint @param {Record<string, any[]>} drawn
 * @param {(cell: number) => number[]} at @param {(cells: number[]) => number[]} between
 */
function draw({kind, cells, value, values, outside}, drawn, at, between) {
  if (kind in LINES) {
    drawn.lines.push({wayPoints: cells.map(at), ...LINES[/** @type {'renban'} */ (kind)]});
    if (kind === 'thermometer') drawn.underlays.push(disc(at(cells[0])));
  } else if (kind === 'arrow') {
    const [[y, x], [down, right]] = [at(cells[0]), at(cells[1])];
    const first = [y + 0.4 * Math.sign(down - y), x + 0.4 * Math.sign(right - x)];
    drawn.arrows.push({color: '#a1a1a1', thickness: 5, headLength: 0.3, wayPoints: [first, ...cells.slice(1).map(at)]});
    drawn.overlays.push({...disc([y, x]), backgroundColor: '#ffffff', borderColor: '#a1a1a1'});
  } else if (kind === 'difference' || kind === 'ratio') {
    const backgroundColor = kind === 'ratio' ? '#000000' : '#FFFFFF';
    drawn.overlays.push({...DOT, backgroundColor, center: between(cells)});
  } else if (kind === 'x' || kind === 'v') {
    drawn.overlays.push({...TEXT, center: between(cells), text: kind.toUpperCase()});
  } else if (outside) {
    drawn.overlays.push({...TEXT, center: [outside.row + 0.5, outside.column + 0.5], text: String(value)});
  } else if (kind === 'cage') {
    drawn.cages.push({cells: cells.map((cell) => at(cell).map(Math.floor)), value: String(value)});
  } else if (kind === 'quadruple') {
    drawn.overlays.push({...DOT, width: 0.7, height: 0.7, backgroundColor: '#FFFFFF', center: between(cells),
      text: values?.join(' ')});
  }
}

/** @param {number[]} center */
function disc(center) {
  return {center, width: 0.85, height: 0.85, rounded: true, backgroundColor: '#CFCFCF', borderColor: '#CFCFCF'};
}
