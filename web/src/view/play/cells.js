/**
 * The content of a player's cells, as SVG: colours at the bottom, digits, letters and marks at the top; between them
 * lie the outline of the selection and lines, so that no mark is ever covered.
 */

import {setAttributes, setText, svg} from '../dom.js';
import {BASELINE, xOf, yOf} from '../board/layout.js';
import {usualSpots} from '../board/pattern-spots.js';
import {totalIn} from '../board/rules/cell-forms.js';
import {patternSpots} from './pattern.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/scene.js').Scene} Scene */

/**
 * A cell as it is to be drawn.
 * @typedef {object} PlayCell
 * @property {number} digit 0 if there is none
 * @property {boolean} given
 * @property {number[]} corner digits, ascending
 * @property {number[]} centre
 * @property {number} colour 0 if there is none
 * @property {string} letter empty if there is none
 * @property {number[]} ends cells that lines lead to
 * @property {readonly string[]} sides along which something is drawn, in words
 * @property {{isCross: boolean, colour: number} | null} spot in its middle
 */

/**
 * Cells that are set off from the others: with the digit that is looked at, able to hold it, seen from the cursor;
 * those that a filter puts aside.
 * @typedef {{digit: number, same: Set<number>, can: Set<number>, peers: Set<number>, aside: Set<number>}} Shades
 */

/**
 * A scene whose cells a player fills; `lost` are all cells with something wrong, `wrong` those that a check found;
 * their frames are drawn here and not as `clashing`, so that the marks of rules on borders lie above them; the cells of
 * a hint's pattern show candidates in the place of marks; `boxed` marks stand as in a box.
 * @typedef {Scene & {cells: PlayCell[], lost: number[], wrong: number[], boxed: boolean, shades: Shades,
 *   drawn: import('./marks.js').Drawn, hint: import('../../words/techniques/step-pattern.js').StepPattern | null,
 *   hintCells: ReturnType<typeof import('./pattern.js').patternCells>}} PlayScene
 */

/** Places of corner marks, in the order in which they are taken; the first may have the total of a cage. */
const SPOTS = [[0.2, 0.19], [0.8, 0.19], [0.2, 0.81], [0.8, 0.81], [0.5, 0.19], [0.5, 0.81], [0.2, 0.5], [0.8, 0.5]];
/** From the edge of a cell to the middle of its frame. */
const EDGE = 1.75;
/** Marks become this much smaller than wanted, or as small as this in pixels, before they take another row. */
const SHRINK = 0.8;
const LEAST_MARK = 8;
/** A little wider than a digit, in its size; letters are wider. */
const MARK_WIDTH = 0.62;
const LETTER_WIDTH = 0.7;

/**
 * @typedef {object} CellNodes
 * @property {SVGGElement} below
 * @property {SVGGElement} above
 * @property {SVGRectElement} colour
 * @property {SVGRectElement} wash
 * @property {SVGRectElement} ground
 * @property {SVGRectElement} [edge] the frame of a cell with something wrong, made when it is first wanted
 * @property {SVGTextElement} digit
 * @property {SVGTextElement} letter
 * @property {SVGGElement} marks
 * @property {string} shown what was drawn last
 */

export class PlayCells {
  /** @type {CellNodes[]} */
  #nodes = [];
  #below = svg('g');
  #above = svg('g');
  #edges = svg('g');
  /** The layer between colours and digits. */
  between = svg('g');
  layer = svg('g', {}, this.#below, this.between, this.#above, this.#edges);
  /** The cells with the total of a cage in their corner. */
  #totalled;

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
    this.#totalled = new Set(geometry.constraints.flatMap((each) => each.cells.filter((cell) => totalIn(each, cell))));
  }

  /** @param {Layout} layout */
  resize(layout) {
    this.layout = layout;
    this.#nodes = [];
    this.#below.replaceChildren();
    this.#above.replaceChildren();
    this.#edges.replaceChildren();
  }

  /** Colours are the style sheet's: nothing to do. */
  recolor() {}

  /** @param {Scene} scene @returns {number[]} the cells that changed */
  draw(scene) {
    const {cells, lost, hintCells, shades, boxed} = /** @type {PlayScene} */ (scene);
    const layout = /** @type {Layout} */ (this.layout);
    const {digitsIn, spotOf} = patternSpots(this.geometry, layout, hintCells);
    return layout.cells.filter((cell) => {
      const nodes = (this.#nodes[cell] ??= this.#create(cell, layout));
      const isLost = lost.includes(cell);
      const pattern = hintCells.get(cell);
      const shade = ['same', 'can', 'peers'].find((kind) => shades[/** @type {'same'} */ (kind)].has(cell)) ?? '';
      const isAside = shades.aside.has(cell);
      const key = JSON.stringify([cells[cell], isLost, pattern, shade, isAside, shades.digit, boxed]);
      if (nodes.shown === key) return false;
      nodes.shown = key;
      setAttributes(nodes.wash, {class: `wash ${shade}`});
      setAttributes(nodes.below, {class: cells[cell].colour ? 'painted' : ''});
      setAttributes(nodes.above, {
        class: `${cells[cell].colour ? 'painted' : ''} ${isAside ? 'aside' : ''}`.trim(),
      });
      this.#drawCell(nodes, cells[cell], isLost, layout);
      this.#frame(nodes, cell, isLost, layout);
      if (cells[cell].digit) return true;
      if (pattern) {
        nodes.marks.replaceChildren(...digitsIn(cell).map((digit) =>
          this.#candidate(cell, digit, spotOf(cell, digit), layout)));
      } else {
        nodes.marks.replaceChildren(...boxed ? this.#boxedMarks(cell, cells[cell], shades.digit, layout) :
          this.#freeMarks(cell, cells[cell], shades.digit, layout.side));
      }
      return true;
    });
  }

  /**
   * A candidate of a pattern's cell.
   * @param {number} cell @param {number} digit
   * @param {import('../board/pattern-spots.js').Spot} spot @param {Layout} layout
   */
  #candidate(cell, digit, {x, y, type}, layout) {
    const {row, column, symbol} = this.geometry;
    return markText(symbol(digit), x - xOf(layout, column(cell)), y - yOf(layout, row(cell)), type);
  }

  /** @param {CellNodes} nodes @param {PlayCell} content @param {boolean} isLost @param {Layout} layout */
  #drawCell(nodes, {digit, given, corner, centre, colour, letter}, isLost, {side}) {
    const {symbol} = this.geometry;
    setAttributes(nodes.colour, {class: `paint c${colour}`, 'fill-opacity': colour ? 1 : 0});
    setAttributes(nodes.ground, {class: isLost ? 'ground lost' : 'ground', 'fill-opacity': isLost ? 1 : 0});
    // A letter stands for the digit until that is known, and then beside it.
    const isLarge = !digit && !corner.length && !centre.length;
    const text = digit ? symbol(digit) : isLarge ? letter : '';
    const size = Math.round(6 * side) / 10;
    const kind = digit ? `digit ${given ? 'given' : 'logic'}${isLost ? ' clashing' : ''}` : 'digit letter';
    setText(nodes.digit, text);
    setAttributes(nodes.digit, {class: kind, 'font-size': size, y: side / 2 + BASELINE * size});
    nodes.marks.replaceChildren(...(isLost && digit ? [smallCross(side)] : []));
    setText(nodes.letter, isLarge ? '' : letter);
  }

  /** @param {CellNodes} nodes @param {number} cell @param {boolean} isLost @param {Layout} layout */
  #frame(nodes, cell, isLost, layout) {
    if (!isLost) return nodes.edge?.remove();
    const [x, y] = [xOf(layout, this.geometry.column(cell)), yOf(layout, this.geometry.row(cell))];
    const [width, height] = [layout.side - 2 * EDGE, layout.side - 2 * EDGE];
    nodes.edge ??= svg('rect', {x: x + EDGE, y: y + EDGE, width, height, class: 'lost-edge'});
    this.#edges.append(nodes.edge);
  }

  /**
   * Centre marks in the middle, corner marks round it.
   * @param {number} cell @param {PlayCell} content @param {number} sought the digit that is looked at
   * @param {number} side
   */
  #freeMarks(cell, {corner, centre, letter}, sought, side) {
    const spots = this.#spotsOf(cell).slice(letter ? 1 : 0);
    return [...this.#centreMarks(centre, sought, side), ...this.#cornerMarks(corner, sought, side, spots)];
  }

  /** The places that a letter and corner marks may take. @param {number} cell */
  #spotsOf(cell) {
    return this.#totalled.has(cell) ? SPOTS.slice(1) : SPOTS;
  }

  /**
   * Each mark in its place in the box, those of corners firmer.
   * @param {number} cell @param {PlayCell} content @param {number} sought @param {Layout} layout
   */
  #boxedMarks(cell, {corner, centre}, sought, layout) {
    const spotOf = usualSpots(this.geometry, layout);
    return [...new Set([...centre, ...corner])].map((digit) => {
      const mark = this.#candidate(cell, digit, spotOf(cell, digit), layout);
      mark.classList.toggle('firm', corner.includes(digit));
      mark.classList.toggle('sought', digit === sought);
      return mark;
    });
  }

  /** In a row, smaller from four on. @param {number[]} digits @param {number} sought @param {number} side */
  #centreMarks(digits, sought, side) {
    return this.#rows(digits, sought, (digits.length > 3 ? 0.233 : 0.267) * side, side, 0.5);
  }

  /**
   * In the corners, then along the edges; more than have a place there stand in rows.
   * @param {number[]} digits @param {number} sought @param {number} side @param {number[][]} spots that are free
   */
  #cornerMarks(digits, sought, side, spots) {
    if (digits.length > spots.length) return this.#rows(digits, sought, 0.2 * side, side, 0.24);
    return digits.map((digit, i) => {
      const [x, y] = spots[i];
      const mark = markText(this.geometry.symbol(digit), x * side, y * side, 0.25 * side);
      mark.classList.toggle('sought', digit === sought);
      return mark;
    });
  }

  /**
   * Marks in as few rows as they have room in.
   * @param {number[]} digits @param {number} sought @param {number} wanted size @param {number} side of the cell
   * @param {number} middle of the rows
   */
  #rows(digits, sought, wanted, side, middle) {
    const marks = digits.map(this.geometry.symbol);
    return rowsOf(marks, wanted, side, middle).map(({from, to, y, size}) => {
      const row = markText('', side / 2, y, size);
      row.append(...digits.slice(from, to).map((digit, i) => (digit === sought ?
        svg('tspan', {class: 'mark sought'}, marks[from + i]) : marks[from + i])));
      return row;
    });
  }

  /** @param {number} cell @param {Layout} layout @returns {CellNodes} */
  #create(cell, layout) {
    const {side} = layout;
    const [[x, y]] = this.#spotsOf(cell);
    const place = `translate(${xOf(layout, this.geometry.column(cell))} ${yOf(layout, this.geometry.row(cell))})`;
    const square = (/** @type {string} */ kind) => svg('rect', {width: side, height: side, class: kind});
    const inner = {x: 2.5, y: 2.5, width: side - 5, height: side - 5};
    const nodes = {
      colour: square('paint'), wash: square('wash'), frame: svg('rect', {...inner, class: 'frame'}),
      ground: square('ground'), marks: svg('g'), shown: '', digit: svg('text', {x: side / 2}),
      letter: svg('text', {x: x * side, y: (y + 0.25 * BASELINE) * side, 'font-size': 0.25 * side, class: 'letter'}),
    };
    const below = svg('g', {transform: place}, nodes.colour, nodes.wash, nodes.frame, nodes.ground);
    const above = svg('g', {transform: place}, nodes.marks, nodes.digit, nodes.letter);
    this.#below.append(below);
    this.#above.append(above);
    return {...nodes, below, above};
  }
}

/** At the top right. @param {number} side */
function smallCross(side) {
  const [near, far] = [0.72 * side, 0.92 * side];
  return svg('path', {
    d: `M${near} ${side - far} ${far} ${side - near}M${far} ${side - far} ${near} ${side - near}`, class: 'cross',
  });
}

/**
 * Rows for marks, as few as they have room in.
 * @param {string[]} marks @param {number} wanted size @param {number} side of the cell
 * @param {number} middle of the rows
 */
function rowsOf(marks, wanted, side, middle) {
  if (!marks.length) return [];
  const width = marks.some((mark) => mark > '9') ? LETTER_WIDTH : MARK_WIDTH;
  const fit = (/** @type {number} */ rows) => (0.86 * side) / (Math.ceil(marks.length / rows) * width);
  let rows = 1;
  while (fit(rows) < Math.min(wanted, Math.max(SHRINK * wanted, LEAST_MARK)) && rows < 5) rows += 1;
  const size = Math.min(wanted, fit(rows), (1.6 * Math.min(middle, 1 - middle) * side) / rows);
  const columns = Math.ceil(marks.length / rows);
  return Array.from({length: rows}, (_, row) => ({
    from: row * columns, to: (row + 1) * columns, y: middle * side + (row - (rows - 1) / 2) * 1.1 * size, size,
  }));
}

/** @param {string} text @param {number} x @param {number} y its middle @param {number} size */
function markText(text, x, y, size) {
  return svg('text', {x, y: y + BASELINE * size, 'font-size': size, class: 'mark'}, text);
}
