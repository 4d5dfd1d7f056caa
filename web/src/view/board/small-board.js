/**
 * A small picture of a search: digits coloured by their origin, and a frame for each open guess. It is hidden from
 * screen readers, because the page describes it beside. Above 9x9, where digits are too small to read, each has a mark
 * instead.
 */

import {BANDS_CSS} from './bands.js';
import {svg} from '../dom.js';
import {SvgCells} from './cells-svg.js';
import {frame} from './frame.js';
import {BOARD_CSS} from '../parts-css.js';
import {GIVEN, GUESS, LOGIC, SceneDiff, kindsOf} from './scene.js';
import {adopt} from '../style-sheet.js';
import {xOf, yOf} from './layout.js';
import {RULES_CSS, ruleMarks} from './rules/rule-marks.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./scene.js').Scene} Scene */

/** Units across a grid of any shape; the picture is as large as its host. */
const ACROSS = 180;
const RIM = 1;
const MOST_BANDS = 3;
const BAND = 1.5;

const SMALL_CSS = `
:host{display:block}
svg{display:block;width:100%;overflow:visible}
.thin,.thick{vector-effect:non-scaling-stroke}
.board .band{stroke-width:${BAND}}
.mark.given{fill:var(--given)}
.mark.logic{fill:var(--logic)}
.mark.guess{fill:none;stroke:var(--guess);stroke-width:1.5}
/* Beside the total of a cage, which takes a third of so small a cell. */
.totalled .digit{transform:translate(2px,2px)}
`;

export class SmallBoard {
  root = document.createElement('div');
  #bands = svg('g');
  #layout;
  #cells;
  #depth = -1;

  /** @param {Geometry} geometry @param {Uint8Array} givens */
  constructor(geometry, givens) {
    this.givens = givens;
    this.#layout = smallLayout(geometry);
    this.#cells = geometry.size > 9 ? new MarkedCells(geometry) : new SvgCells(geometry);
    this.#cells.resize(this.#layout);
    const {left, top, side, width, height} = this.#layout;
    const box = `${-RIM} ${-RIM} ${width + 2 * RIM} ${height + 2 * RIM}`;
    const across = side * geometry.size;
    const {below, above} = ruleMarks(geometry, this.#layout, svg);
    const look = geometry.hasTotals ? 'board totalled' : 'board';
    const picture = svg('svg', {'class': look, 'viewBox': box, 'aria-hidden': 'true'},
      svg('rect', {x: left, y: top, width: across, height: across, class: 'paper'}), ...below, this.#cells.layer,
      frame(geometry, this.#layout, 'A1', svg).lines, ...above, this.#bands);
    const shadow = this.root.attachShadow({mode: 'open'});
    adopt(shadow, BOARD_CSS + BANDS_CSS + RULES_CSS + SMALL_CSS);
    shadow.append(picture);
  }

  /** @param {{values: Uint8Array, levels: Uint16Array, path: {index: number, cell: number, digit: number}[]}} state */
  show({values, levels, path}) {
    this.#cells.draw({
      digits: values, kinds: kindsOf(this.givens, {values, path}), levels, depth: path.length,
      candidates: new Uint32Array(2 * values.length), struck: null, ringed: [], unit: -1, written: -1, conflict: null,
      clashing: [], returned: false,
    });
    const depth = Math.min(path.length, MOST_BANDS);
    if (depth === this.#depth) return;
    this.#depth = depth;
    this.#bands.replaceChildren(...Array.from({length: depth}, (_, i) =>
      band(this.#layout, 2 * RIM + BAND / 2 + 2 * BAND * i, i)));
  }
}

/** An outer frame. @param {Layout} layout @param {number} out @param {number} number from 0, the innermost */
function band({width, height}, out, number) {
  return svg('rect', {
    x: -out, y: -out, width: width + 2 * out, height: height + 2 * out, rx: 1 + number, class: 'band',
  });
}

/** @param {Geometry} geometry @returns {Layout} */
function smallLayout({size, cells, clues}) {
  const side = ACROSS / (size + clues.left + clues.right);
  const [left, top, right, bottom] = [clues.left, clues.top, clues.right, clues.bottom].map((sides) => sides * side);
  return {
    side, left, top, width: ACROSS, height: top + size * side + bottom, axis: 0, bandRoom: 0,
    clues: {left, top, right, bottom},
    part: {row: 0, column: 0, rows: size, columns: size}, cells: Array.from({length: cells}, (_, cell) => cell),
  };
}

/** Cells as marks: a square for a given, a smaller one for a placed digit, a ring for a guess. */
class MarkedCells {
  #diff = new SceneDiff();
  #marks = [GIVEN, LOGIC, GUESS].map((kind) => svg('path', {class: `mark ${['', 'given', 'logic', 'guess'][kind]}`}));
  layer = svg('g', {}, ...this.#marks);
  /** @type {Layout | null} */
  #layout = null;

  /** @param {Geometry} geometry */
  constructor(geometry) {
    this.geometry = geometry;
  }

  /** @param {Layout} layout */
  resize(layout) {
    this.#layout = layout;
  }

  /** @param {Scene} scene */
  draw(scene) {
    const layout = /** @type {Layout} */ (this.#layout);
    if (!this.#diff.changed(scene, layout.cells).length) return;
    for (const kind of [GIVEN, LOGIC, GUESS]) {
      const cells = layout.cells.filter((cell) => scene.kinds[cell] === kind);
      this.#marks[kind - 1].setAttribute('d', cells.map((cell) => this.#mark(cell, kind, layout)).join(''));
    }
  }

  /** @param {number} cell @param {number} kind @param {Layout} layout */
  #mark(cell, kind, layout) {
    const {side} = layout;
    const x = xOf(layout, this.geometry.column(cell)) + side / 2;
    const y = yOf(layout, this.geometry.row(cell)) + side / 2;
    const half = side * (kind === GIVEN ? 0.3 : 0.22);
    if (kind !== GUESS) return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
    return `M${x - half} ${y}a${half} ${half} 0 1 0 ${2 * half} 0a${half} ${half} 0 1 0 ${-2 * half} 0`;
  }
}
