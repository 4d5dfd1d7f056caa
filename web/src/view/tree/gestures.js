/** Mouse and fingers on the tree: drag and wheel move it, pinch and Ctrl with the wheel zoom, a click takes a node. */

/**
 * @typedef {object} Gestures
 * @property {(x: number, y: number) => boolean} pan by so much; whether that was possible
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} hover
 * @property {() => void} leave
 * @property {(x: number, y: number) => void} click
 * @property {() => void} doubleClick of what was clicked
 */

/** A pointer that moves less than this has clicked. */
const STILL = 5;
const LINE = 20;

/**
 * @param {HTMLElement} target
 * @param {Gestures} gestures
 */
export function listenToGestures(target, gestures) {
  const pointers = new Pointers(target, gestures);
  target.addEventListener('pointerdown', (event) => pointers.down(event));
  target.addEventListener('pointermove', (event) => pointers.move(event));
  target.addEventListener('pointerup', (event) => pointers.up(event));
  target.addEventListener('pointercancel', (event) => pointers.up(event));
  target.addEventListener('pointerleave', (event) => pointers.leave(event));
  target.addEventListener('click', (event) => pointers.click(event));
  target.addEventListener('dblclick', () => gestures.doubleClick());
  target.addEventListener('wheel', (event) => pointers.wheel(event), {passive: false});
}

/** The pointers that are down on the tree, and how far they have moved. */
class Pointers {
  #target;
  #gestures;
  /** The position of each, by its id. @type {Map<number, {x: number, y: number}>} */
  #down = new Map();
  #travelled = 0;

  /** @param {HTMLElement} target @param {Gestures} gestures */
  constructor(target, gestures) {
    this.#target = target;
    this.#gestures = gestures;
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button > 0) return;
    if (!this.#down.size) this.#travelled = 0;
    this.#down.set(event.pointerId, this.#placeOf(event));
  }

  /** @param {PointerEvent} event */
  move(event) {
    const place = this.#placeOf(event);
    const before = this.#down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.#gestures.hover(place.x, place.y);
      return;
    }
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [distance(before, other), distance(place, other)];
      this.#gestures.zoom(is / Math.max(1, was), (place.x + other.x) / 2, (place.y + other.y) / 2);
      this.#travelled = Infinity;
    } else {
      this.#travelled += distance(before, place);
      if (this.#travelled < STILL) return;
      // Captured only now, so that a mere click stays one.
      if (!this.#target.hasPointerCapture(event.pointerId)) this.#target.setPointerCapture(event.pointerId);
      this.#gestures.pan(before.x - place.x, before.y - place.y);
    }
    this.#down.set(event.pointerId, place);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.#down.delete(event.pointerId);
  }

  /** @param {PointerEvent} event */
  leave(event) {
    if (!this.#target.hasPointerCapture(event.pointerId)) this.#down.delete(event.pointerId);
    this.#gestures.leave();
  }

  /** @param {MouseEvent} event */
  click(event) {
    const {x, y} = this.#placeOf(event);
    // The first click may have moved what is seen: the second is for the node of the first.
    if (this.#travelled < STILL && event.detail < 2) this.#gestures.click(x, y);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
    const {x, y} = this.#placeOf(event);
    if (event.ctrlKey || event.metaKey) this.#gestures.zoom(Math.exp(-event.deltaY * unit / 200), x, y);
    else if (!this.#gestures.pan(...sideways(event, unit))) return;
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  #placeOf({clientX, clientY}) {
    const {left, top} = this.#target.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  }
}

/** With Shift a wheel moves sideways. @param {WheelEvent} event @param {number} unit @returns {[number, number]} */
function sideways({deltaX, deltaY, shiftKey}, unit) {
  return shiftKey && !deltaX ? [deltaY * unit, 0] : [deltaX * unit, deltaY * unit];
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
