/** The contents of cells as SVG, for grids up to 9x9 and for the lens: digits, candidates, tints. */

import {hasCandidate} from '../candidates.js';
import {cellMarks, digitLook, groundLook} from './cell-marks.js';
import {setAttributes, setText, svg} from './dom.js';
import {BASELINE, candidateSize, candidateSpot, xOf, yOf} from './layout.js';
import {SceneDiff} from './scene.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * @typedef {object} CellNodes
 * @property {SVGGElement} group
 * @property {SVGRectElement} ground
 * @property {SVGTextElement} digit
 * @property {SVGGElement} candidates
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
    const lost = scene.conflict?.cell === cell;
    const clashing = scene.clashing.includes(cell);
    const digit = scene.digits[cell];

    setAttributes(nodes.ground, groundLook(scene, cell));
    setText(nodes.digit, digit && !lost ? this.geometry.symbol(digit) : '');
    setAttributes(nodes.digit, digitLook(this.geometry, side, scene.kinds[cell], clashing));
    this.#drawCandidates(nodes, cell, scene, lost);
    for (const extra of nodes.extras) extra.remove();
    nodes.extras = cellMarks(scene, cell, side, svg);
    nodes.group.append(...nodes.extras);
  }

  /** @param {CellNodes} nodes @param {number} cell @param {Scene} scene @param {boolean} lost */
  #drawCandidates(nodes, cell, scene, lost) {
    const {candidates} = nodes;
    candidates.setAttribute('class', lost ? 'candidates gone' : 'candidates');
    const {size} = this.geometry;
    const open = !scene.digits[cell];
    if (!candidates.firstChild && !open && !lost) return;
    if (!candidates.firstChild) {
      for (let digit = 1; digit <= size; digit += 1) candidates.append(this.#candidate(digit));
    }
    for (let digit = 1; digit <= size; digit += 1) {
      const shown = lost || (open && hasCandidate(scene.candidates, cell, digit));
      if (shown === nodes.shown[digit]) continue;
      nodes.shown[digit] = shown;
      const node = /** @type {SVGElement} */ (candidates.childNodes[digit - 1]);
      setAttributes(node, {display: shown ? undefined : 'none'});
    }
  }

  /** @param {number} digit */
  #candidate(digit) {
    const {side} = /** @type {Layout} */ (this.layout);
    const {x, y} = candidateSpot(this.geometry, side, digit);
    const size = candidateSize(this.geometry, side);
    return svg('text', {x, y: y + BASELINE * size, 'font-size': size, display: 'none'}, this.geometry.symbol(digit));
  }

  /** @param {number} cell @param {Layout} layout */
  #create(cell, layout) {
    const {side} = layout;
    const nodes = {
      ground: svg('rect', {width: side, height: side}), digit: svg('text', {x: side / 2}),
      candidates: svg('g', {part: 'candidates'}), shown: Array(this.geometry.size + 1).fill(false), extras: [],
    };
    const place = `translate(${xOf(layout, this.geometry.column(cell))} ${yOf(layout, this.geometry.row(cell))})`;
    const made = {...nodes, group: svg('g', {transform: place}, nodes.ground, nodes.candidates, nodes.digit)};
    this.layer.append(made.group);
    return made;
  }
}
