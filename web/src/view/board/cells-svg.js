/** The contents of cells as SVG, for grids up to 9x9 and for the lens: digits, candidates, tints. */

import {hasCandidate} from '../../grid/candidates.js';
import {cellMarks, digitLook, groundLook} from './cell-marks.js';
import {setAttributes, setText, svg} from '../dom.js';
import {BASELINE, DOT, LEAST_TYPE, candidateSize, candidateSpot, xOf, yOf} from './layout.js';
import {SceneDiff} from './scene.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * The elements of a cell. Most cells never have a tint, and many no digit or not all candidates: these are made when
 * they are first wanted.
 * @typedef {object} CellNodes
 * @property {SVGGElement} group
 * @property {SVGRectElement} [ground]
 * @property {SVGTextElement} [digit]
 * @property {SVGGElement} candidates
 * @property {SVGElement[]} marks the candidates, by digit
 * @property {boolean[]} shown by digit, whether its candidate is
 * @property {SVGElement[]} extras what only some cells have: the ring of a guess, its number, the cross of a conflict
 */

export class SvgCells {
  /** In the order of the layout's cells, so that another part of the grid takes the same nodes. @type {CellNodes[]} */
  #nodes = [];
  #diff = new SceneDiff();
  layer = svg('g');

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
  }

  /** Another layout, or another part of the grid. @param {Layout} layout */
  resize(layout) {
    const isSameSize = this.layout?.side === layout.side && this.layout.cells.length === layout.cells.length;
    this.layout = layout;
    this.#diff.reset();
    if (isSameSize) return;
    this.#nodes = [];
    this.layer.replaceChildren();
  }

  /** Colours are the style sheet's: nothing to do. */
  recolor() {}

  /** @param {Scene} scene @returns {number[]} the cells that changed */
  draw(scene) {
    const layout = /** @type {Layout} */ (this.layout);
    const changed = this.#diff.changed(scene, layout.cells);
    for (const cell of changed) this.#drawCell(cell, scene, layout);
    return changed;
  }

  /** The node that shows a cell's digit. @param {number} cell */
  digitNode(cell) {
    return this.#nodes[this.layout?.cells.indexOf(cell) ?? -1]?.digit;
  }

  /** The node that shows its candidates. @param {number} cell */
  candidatesNode(cell) {
    return this.#nodes[this.layout?.cells.indexOf(cell) ?? -1]?.candidates;
  }

  /** @param {number} cell @param {Scene} scene @param {Layout} layout */
  #drawCell(cell, scene, layout) {
    const slot = layout.cells.indexOf(cell);
    const nodes = (this.#nodes[slot] ??= this.#create(cell, layout));
    const {side} = layout;
    const clashing = scene.clashing.includes(cell);
    // An equal digit that the sentence names is drawn, even if its cell has no candidate.
    const lost = scene.conflict?.cell === cell && !clashing;
    const digit = scene.digits[cell];

    for (const extra of nodes.extras) extra.remove();
    const look = groundLook(scene, cell);
    if (look['fill-opacity'] && !nodes.ground) {
      nodes.ground = svg('rect', {width: side, height: side});
      nodes.group.prepend(nodes.ground);
    }
    if (nodes.ground) setAttributes(nodes.ground, look);
    this.#drawCandidates(nodes, cell, scene, lost);
    if (digit && !nodes.digit) nodes.group.append(nodes.digit = svg('text', {x: side / 2}));
    if (nodes.digit) {
      setText(nodes.digit, digit && !lost ? this.geometry.symbol(digit) : '');
      setAttributes(nodes.digit, digitLook(this.geometry, side, scene.kinds[cell], clashing));
    }
    nodes.extras = cellMarks(this.geometry, scene, cell, side, svg);
    nodes.group.append(...nodes.extras);
  }

  /** @param {CellNodes} nodes @param {number} cell @param {Scene} scene @param {boolean} lost */
  #drawCandidates({candidates, marks, shown}, cell, scene, lost) {
    setAttributes(candidates, {class: lost ? 'candidates gone' : 'candidates'});
    for (let digit = 1; digit <= this.geometry.size; digit += 1) {
      const isShown = lost || (!scene.digits[cell] && hasCandidate(scene.candidates, cell, digit));
      if (isShown === Boolean(shown[digit])) continue;
      shown[digit] = isShown;
      const mark = (marks[digit] ??= this.#candidate(digit));
      setAttributes(mark, {display: isShown ? undefined : 'none'});
      if (!mark.parentNode) candidates.append(mark);
    }
  }

  /** @param {number} digit */
  #candidate(digit) {
    const {side} = /** @type {Layout} */ (this.layout);
    const {x, y} = candidateSpot(this.geometry, side, digit);
    const size = candidateSize(this.geometry, side);
    if (size < LEAST_TYPE) return svg('circle', {cx: x, cy: y, r: DOT});
    return svg('text', {x, y: y + BASELINE * size, 'font-size': size}, this.geometry.symbol(digit));
  }

  /** @param {number} cell @param {Layout} layout @returns {CellNodes} */
  #create(cell, layout) {
    const place = `translate(${xOf(layout, this.geometry.column(cell))} ${yOf(layout, this.geometry.row(cell))})`;
    const candidates = svg('g', {part: 'candidates'});
    const group = svg('g', {transform: place}, candidates);
    this.layer.append(group);
    return {group, candidates, marks: [], shown: [], extras: []};
  }
}
