/** The pen that draws rules: it knows where cells lie, and the shapes that several rules are made of. */

import {BASELINE, xOf, yOf} from '../layout.js';

/** @typedef {import('../../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../layout.js').Layout} Layout */
/** @typedef {[x: number, y: number]} Point */
/** @template T @typedef {import('../../dom.js').Maker<T>} Maker */

/** The line round soft colours, in pixels: it can be told from the ground where they can't. */
const CASING = 1.25;
/** The same round a rule that a step uses. */
const USED_CASING = 2.5;

/** @template T */
export class RulePen {
  /**
   * @param {Geometry} geometry @param {Layout} layout @param {Maker<T>} make
   * @param {'' | 'used' | 'resting'} state whether the step uses the rule that is drawn, or only others
   */
  constructor(geometry, layout, make, state) {
    this.geometry = geometry;
    this.layout = layout;
    this.make = make;
    this.state = state;
    this.isUsed = state === 'used';
    this.side = layout.side;
  }

  /** @param {number} cell */
  isDrawn(cell) {
    return this.layout.cells.includes(cell);
  }

  /** @param {number} cell @returns {Point} its upper left corner */
  corner(cell) {
    return [xOf(this.layout, this.geometry.column(cell)), yOf(this.layout, this.geometry.row(cell))];
  }

  /** @param {number} cell @returns {Point} */
  middle(cell) {
    const [x, y] = this.corner(cell);
    return [x + this.side / 2, y + this.side / 2];
  }

  /** The class of a mark, of a rule that is used or not. @param {string} name */
  look(name) {
    return this.state ? `${name} ${this.state}` : name;
  }

  /** Its stretches whose cells are drawn, as a path. @param {number[]} cells */
  way(cells) {
    return cells.flatMap((cell, i) => {
      if (!this.isDrawn(cell)) return [];
      const isOpen = i > 0 && this.isDrawn(cells[i - 1]);
      return `${isOpen ? 'L' : 'M'}${this.middle(cell).join(' ')}${cells.length > 1 ? '' : 'h0'}`;
    }).join('');
  }

  /**
   * Shapes filled with a soft colour, or with the ground, where it has none; one outline round all of them.
   * @param {string} hue its class, or an empty text
   * @param {(grow: number, look: Record<string, string>) => T[]} shapes made larger by so much on each side
   * @returns {T[]}
   */
  soft(hue, shapes) {
    return [...shapes(this.isUsed ? USED_CASING : CASING, {class: this.look('rule-casing')}),
      ...shapes(0, {class: 'rule-core'}),
      ...hue ? [this.make('g', {class: 'rule-tint'}, ...shapes(0, {class: hue}))] : []];
  }

  /** @param {Point} middle @param {number} r @param {Record<string, string>} look */
  disc([cx, cy], r, look) {
    return this.make('circle', {cx, cy, r, ...look});
  }

  /** @param {Point} middle @param {number} r @param {Record<string, string>} look */
  diamond([x, y], r, look) {
    return this.make('path', {d: `M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}L${x} ${y + r}Z`, ...look});
  }

  /** @param {Point} middle @param {number} r half its side @param {Record<string, string>} look */
  square([x, y], r, look) {
    return this.make('rect', {x: x - r, y: y - r, width: 2 * r, height: 2 * r, ...look});
  }

  /** @param {string} d @param {number} width @param {Record<string, string>} look */
  stroke(d, width, look) {
    return this.make('path', {d, 'stroke-width': width, ...look, 'class': `${look.class} stroke`});
  }

  /** @param {Point} middle @param {number} size @param {string} look @param {string} words */
  text([x, y], size, look, words) {
    return this.make('text', {x, y: y + BASELINE * size, 'font-size': size, 'class': look}, words);
  }
}
