/** What a player's cells hold, as SVG: digits, corner and centre marks, colours. */

import {setAttributes, setText, svg} from './dom.js';
import {BASELINE, xOf, yOf} from './layout.js';
import {colourTiles} from './play-colours.js';
import {patternSpots} from './play-pattern.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * A cell as it is to be drawn.
 * @typedef {object} PlayCell
 * @property {number} digit 0 where there is none
 * @property {boolean} given
 * @property {number[]} corner digits, ascending
 * @property {number[]} centre
 * @property {number} colour 0 where there is none
 */

/**
 * A scene whose cells a player fills; `clashing` are all cells with something wrong, `wrong` those that a check
 * found; the cells of a hint's pattern show candidates in the place of marks.
 * @typedef {Scene & {cells: PlayCell[], wrong: number[], hint: import('../step-pattern.js').StepPattern | null,
 *   hintCells: ReturnType<typeof import('./play-pattern.js').patternCells>}} PlayScene
 */

/** Where corner marks stand, in the order in which places are taken. */
const SPOTS = [[0.16, 0.16], [0.84, 0.16], [0.16, 0.84], [0.84, 0.84], [0.5, 0.16], [0.5, 0.84], [0.16, 0.5],
  [0.84, 0.5]];
/** Marks become this much smaller than wanted, or as small as this in pixels, before they take another row. */
const SHRINK = 0.8;
const LEAST_MARK = 8;
/** A little wider than a digit, in its size; letters are wider. */
const MARK_WIDTH = 0.62;
const LETTER_WIDTH = 0.7;

/** Names of the pictures' tiles. */
let pictures = 0;

/**
 * @typedef {object} CellNodes
 * @property {SVGGElement} group
 * @property {SVGRectElement} colour
 * @property {SVGRectElement} ground
 * @property {SVGTextElement} digit
 * @property {SVGGElement} marks
 * @property {string} shown what was drawn last
 */

export class PlayCells {
  /** @type {CellNodes[]} */
  #nodes = [];
  #tiles = `colour-${(pictures += 1)}`;
  #place = svg('g');
  layer = svg('g', {}, colourTiles(this.#tiles), this.#place);

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
  }

  /** @param {Layout} layout */
  resize(layout) {
    this.layout = layout;
    this.#nodes = [];
    this.#place.replaceChildren();
  }

  /** Colours are the style sheet's: nothing to do. */
  recolor() {}

  /** @param {Scene} scene @returns {number[]} the cells that changed */
  draw(scene) {
    const {cells, clashing, hintCells} = /** @type {PlayScene} */ (scene);
    const layout = /** @type {Layout} */ (this.layout);
    const {digitsIn, spotOf} = patternSpots(this.geometry, layout, hintCells);
    return layout.cells.filter((cell) => {
      const nodes = (this.#nodes[cell] ??= this.#create(cell, layout));
      const isLost = clashing.includes(cell);
      const pattern = hintCells.get(cell);
      const key = JSON.stringify([cells[cell], isLost, pattern]);
      if (nodes.shown === key) return false;
      nodes.shown = key;
      this.#drawCell(nodes, cells[cell], isLost, layout);
      if (pattern && !cells[cell].digit) {
        nodes.marks.replaceChildren(...digitsIn(cell).map((digit) =>
          this.#candidate(cell, digit, spotOf(cell, digit), layout)));
      }
      return true;
    });
  }

  /**
   * A candidate of a pattern's cell.
   * @param {number} cell @param {number} digit @param {import('./pattern-spots.js').Spot} spot @param {Layout} layout
   */
  #candidate(cell, digit, {x, y, type}, layout) {
    const {row, column, symbol} = this.geometry;
    return markText(symbol(digit), x - xOf(layout, column(cell)), y - yOf(layout, row(cell)), type);
  }

  /** @param {CellNodes} nodes @param {PlayCell} content @param {boolean} isLost @param {Layout} layout */
  #drawCell(nodes, {digit, given, corner, centre, colour}, isLost, {side}) {
    const {symbol} = this.geometry;
    setAttributes(nodes.colour, {fill: colour ? `url(#${this.#tiles}-${colour})` : 'none'});
    setAttributes(nodes.ground, {class: isLost ? 'ground lost' : 'ground', 'fill-opacity': isLost ? 1 : 0});
    setText(nodes.digit, digit ? symbol(digit) : '');
    const size = Math.round(6 * side) / 10;
    setAttributes(nodes.digit, {
      class: `digit ${given ? 'given' : 'logic'}${isLost ? ' clashing' : ''}`, 'font-size': size,
      y: side / 2 + BASELINE * size,
    });
    nodes.marks.replaceChildren(...(digit ? [] : [
      ...this.#centreMarks(centre.map(symbol), side), ...this.#cornerMarks(corner.map(symbol), side)]));
    if (isLost && digit) nodes.marks.append(smallCross(side));
  }

  /** In a row, smaller from four on. @param {string[]} marks @param {number} side */
  #centreMarks(marks, side) {
    return rowsOf(marks, (marks.length > 3 ? 0.233 : 0.267) * side, side, 0.5);
  }

  /**
   * In the corners, then along the edges; more than have a place there stand in rows.
   * @param {string[]} marks @param {number} side
   */
  #cornerMarks(marks, side) {
    const size = 0.25 * side;
    if (marks.length > SPOTS.length) return rowsOf(marks, 0.2 * side, side, 0.22);
    return marks.map((mark, i) => markText(mark, SPOTS[i][0] * side, SPOTS[i][1] * side, size));
  }

  /** @param {number} cell @param {Layout} layout @returns {CellNodes} */
  #create(cell, layout) {
    const {side} = layout;
    const nodes = {
      colour: svg('rect', {width: side, height: side, fill: 'none'}), ground: svg('rect', {width: side, height: side}),
      digit: svg('text', {x: side / 2}), marks: svg('g'), shown: '',
    };
    const place = `translate(${xOf(layout, this.geometry.column(cell))} ${yOf(layout, this.geometry.row(cell))})`;
    const group = svg('g', {transform: place}, nodes.colour, nodes.ground, nodes.marks, nodes.digit);
    this.#place.append(group);
    return {...nodes, group};
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
 * Marks in as few rows as they have room in.
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
  return Array.from({length: rows}, (_, row) => {
    const y = middle * side + (row - (rows - 1) / 2) * 1.1 * size;
    return markText(marks.slice(row * columns, (row + 1) * columns).join(''), side / 2, y, size);
  });
}

/** @param {string} text @param {number} x @param {number} y its middle @param {number} size */
function markText(text, x, y, size) {
  return svg('text', {x, y: y + BASELINE * size, 'font-size': size, class: 'mark'}, text);
}
