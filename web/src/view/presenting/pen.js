/** A pen that draws on the board: lines over it, which move and grow with it. */

import {svg} from '../dom.js';

/** The board is this wide and high to the pen, however large it is. */
const SIDE = 1000;

export class BoardPen {
  root = svg('svg', {
    'class': 'pen', 'viewBox': `0 0 ${SIDE} ${SIDE}`, 'preserveAspectRatio': 'none', 'aria-hidden': 'true',
  });
  /** The line that is being drawn, and its points so far. @type {{path: SVGElement, points: string} | null} */
  #line = null;

  /** @param {HTMLElement} place what it draws over */
  constructor(place) {
    this.place = place;
    const {root} = this;
    root.addEventListener('pointerdown', (event) => {
      root.setPointerCapture(event.pointerId);
      const path = svg('path', {d: ''});
      root.append(path);
      this.#line = {path, points: `M${this.#pointAt(event)}`};
      this.#extend(event);
    });
    root.addEventListener('pointermove', (event) => this.#extend(event));
    for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
      root.addEventListener(type, () => (this.#line = null));
    }
  }

  /** True if it draws; otherwise pointers reach the board. */
  get isOn() {
    return this.root.classList.contains('on');
  }

  set isOn(isOn) {
    this.root.classList.toggle('on', isOn);
  }

  /** Takes away all that was drawn. */
  clear() {
    this.root.replaceChildren();
  }

  /** @param {PointerEvent} event */
  #extend(event) {
    if (!this.#line) return;
    this.#line.points += `L${this.#pointAt(event)}`;
    this.#line.path.setAttribute('d', this.#line.points);
  }

  /** "512 88", in the pen's own units. @param {PointerEvent} event */
  #pointAt({clientX, clientY}) {
    const {left, top, width, height} = this.root.getBoundingClientRect();
    const part = (/** @type {number} */ at, /** @type {number} */ of) => Math.round(at / Math.max(1, of) * SIDE);
    return `${part(clientX - left, width)} ${part(clientY - top, height)}`;
  }
}
