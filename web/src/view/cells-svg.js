/** The contents of cells as SVG, for grids up to 9x9 and for the lens: digits, candidates, tints. */

import {hasCandidate} from '../replay.js';
import {setAttributes, setText, svg} from './dom.js';
import {BASELINE, candidateSize, candidateSpot, xOf, yOf} from './layout.js';
import {GIVEN, GUESS, SceneDiff, tintOf} from './scene.js';

/** @typedef {import('../geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

const KINDS = ['open', 'given', 'logic', 'guess'];

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
    const kind = scene.kinds[cell];
    const level = scene.levels[cell];
    const lost = scene.conflict?.cell === cell;
    const clashing = scene.clashing.includes(cell);
    const digit = scene.digits[cell];

    const isLost = lost || clashing;
    setAttributes(nodes.ground, {class: isLost ? 'ground lost' : 'ground', 'fill-opacity': isLost ? 1 : tintOf(level)});
    setText(nodes.digit, digit && !lost ? this.geometry.symbol(digit) : '');
    const size = Math.round((kind === GUESS ? 0.54 : 0.6) * side * 10) / 10 * (this.geometry.size > 35 ? 0.75 : 1);
    setAttributes(nodes.digit, {
      class: `digit ${KINDS[kind]}${clashing ? ' clashing' : ''}`, part: kind === GIVEN ? 'digit given' : 'digit',
      'font-size': size, y: side / 2 + BASELINE * size,
    });
    this.#drawCandidates(nodes, cell, scene, lost);
    for (const extra of nodes.extras) extra.remove();
    nodes.extras = lost ? [cross(side, 0.06 * side)] : clashing ? [smallCross(side)] :
      kind === GUESS ? guessMarks(side, level) : [];
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

/** The dotted ring of a guess, and its number. @param {number} side @param {number} level */
function guessMarks(side, level) {
  const middle = side / 2;
  const radius = 0.385 * side;
  const dots = Math.round((2 * Math.PI * radius) / (0.082 * side));
  const ring = svg('circle', {
    cx: middle, cy: middle, r: radius, class: 'guess-ring', 'stroke-width': 0.038 * side,
    'stroke-dasharray': `0 ${(2 * Math.PI * radius) / dots}`,
  });
  if (side < 44) return [ring];
  const size = 0.185 * side;
  const place = {x: 0.07 * side, y: 0.05 * side + 0.75 * size, 'font-size': size};
  return [ring, svg('text', {...place, class: 'level'}, String(level))];
}

/** @param {number} side @param {number} inset */
function cross(side, inset) {
  const far = side - inset;
  return svg('path', {d: `M${inset} ${inset} ${far} ${far}M${far} ${inset} ${inset} ${far}`, class: 'cross'});
}

/** At the top right. @param {number} side */
function smallCross(side) {
  const [near, far] = [0.7 * side, 0.92 * side];
  return svg('path', {
    d: `M${near} ${side - far} ${far} ${side - near}M${far} ${side - far} ${near} ${side - near}`, class: 'cross',
  });
}
