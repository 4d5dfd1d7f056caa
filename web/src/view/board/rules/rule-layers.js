/** Other rules on a board: what is drawn of them, and how digits are set off from it. */

import {svg} from '../../dom.js';
import {cellsRunThrough} from './constraint-marks.js';
import {ruleMarks} from './rule-marks.js';

/** @typedef {import('../../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../layout.js').Layout} Layout */
/** @typedef {import('../scene.js').Scene} Scene */

export class RuleLayers {
  #geometry;
  #below;
  #above;
  #cells;
  /** The constraints that are emphasised, and the layout for which rules were drawn. */
  #drawn = {used: '', layout: /** @type {Layout | null} */ (null)};

  /**
   * @param {Geometry} geometry
   * @param {SVGElement} below the digits @param {SVGElement} above the lines
   * @param {import('../board.js').Cells} cells
   */
  constructor(geometry, below, above, cells) {
    this.#geometry = geometry;
    this.#below = below;
    this.#above = above;
    this.#cells = cells;
  }

  /**
   * Draws the rules, where the layout or those that the step uses have changed.
   * @param {Layout} layout @param {Scene | null} scene
   */
  draw(layout, scene) {
    const numbers = scene?.pattern?.constraints ?? scene?.used ?? [];
    const used = `${numbers}`;
    if (layout === this.#drawn.layout && used === this.#drawn.used) return;
    this.#drawn = {used, layout};
    const {below, above} = ruleMarks(this.#geometry, layout, svg, numbers);
    this.#below.replaceChildren(...below);
    this.#above.replaceChildren(...above);
    this.#cells.setOff?.(cellsRunThrough(this.#geometry, numbers));
  }
}
