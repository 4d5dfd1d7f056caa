/** The edge between two panels, one above the other: dragged, or moved by arrow keys, it gives one more room. */

import panels from '../../../languages/en/panels.js';
import {speaker} from '../../language/catalogue.js';
import {element} from '../dom.js';

const say = speaker('panels', panels);

/** The least share of either. */
const LEAST = 0.15;
const BY_KEY = 0.05;

export class Split {
  root = element('div', {
    'class': 'split', 'role': 'separator', 'tabindex': 0, 'aria-orientation': 'horizontal', 'aria-label': say('room'),
    'aria-valuenow': 50, 'aria-valuemin': 100 * LEAST, 'aria-valuemax': 100 - 100 * LEAST,
  });

  /**
   * @param {HTMLElement} upper
   * @param {HTMLElement} lower
   * @param {() => void} redraw what is in them has another size
   */
  constructor(upper, lower, redraw) {
    this.upper = upper;
    this.lower = lower;
    this.redraw = redraw;
    this.root.addEventListener('pointerdown', (event) => {
      this.root.setPointerCapture(event.pointerId);
      event.preventDefault();
    });
    this.root.addEventListener('pointermove', ({pointerId, clientY}) => {
      if (this.root.hasPointerCapture(pointerId)) this.#give(this.#shareAt(clientY));
    });
    this.root.addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowUp' ? -BY_KEY : event.key === 'ArrowDown' ? BY_KEY : 0;
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      this.#give(this.#shareAt(this.root.getBoundingClientRect().top + 4) + by);
    });
  }

  /** Shows how the room is shared. */
  refresh() {
    const share = this.#shareAt(this.upper.getBoundingClientRect().bottom);
    if (Number.isFinite(share)) this.root.ariaValueNow = String(Math.round(100 * share));
  }

  /** The share of the upper one, if the edge were there. @param {number} y */
  #shareAt(y) {
    const {top} = this.upper.getBoundingClientRect();
    return (y - top) / (this.lower.getBoundingClientRect().bottom - top);
  }

  /** @param {number} wanted */
  #give(wanted) {
    const share = Math.min(1 - LEAST, Math.max(LEAST, wanted));
    const {parentElement} = this.upper;
    if (!parentElement || !Number.isFinite(share)) return;
    parentElement.classList.add('shared');
    parentElement.style.setProperty('--upper', String(share));
    parentElement.style.setProperty('--lower', String(1 - share));
    this.root.ariaValueNow = String(Math.round(100 * share));
    this.redraw();
  }
}
