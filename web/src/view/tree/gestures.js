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
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let travelled = 0;
  const placeOf = (/** @type {MouseEvent} */ {clientX, clientY}) => {
    const {left, top} = target.getBoundingClientRect();
    return {x: clientX - left, y: clientY - top};
  };

  target.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return;
    if (!down.size) travelled = 0;
    down.set(event.pointerId, placeOf(event));
  });
  target.addEventListener('pointermove', (event) => {
    const place = placeOf(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') gestures.hover(place.x, place.y);
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [distance(before, other), distance(place, other)];
      gestures.zoom(is / Math.max(1, was), (place.x + other.x) / 2, (place.y + other.y) / 2);
      travelled = Infinity;
    } else {
      travelled += distance(before, place);
      if (travelled < STILL) return;
      // Captured only now, so that a mere click stays one.
      if (!target.hasPointerCapture(event.pointerId)) target.setPointerCapture(event.pointerId);
      gestures.pan(before.x - place.x, before.y - place.y);
    }
    down.set(event.pointerId, place);
  });
  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    target.addEventListener(type, (event) => down.delete(event.pointerId));
  }
  target.addEventListener('pointerleave', (event) => {
    if (!target.hasPointerCapture(event.pointerId)) down.delete(event.pointerId);
    gestures.leave();
  });
  target.addEventListener('click', (event) => {
    const {x, y} = placeOf(event);
    // The first click may have moved what is seen: the second is for the node of the first.
    if (travelled < STILL && event.detail < 2) gestures.click(x, y);
  });
  target.addEventListener('dblclick', () => gestures.doubleClick());
  target.addEventListener('wheel', (event) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
    const {x, y} = placeOf(event);
    if (event.ctrlKey || event.metaKey) gestures.zoom(Math.exp(-event.deltaY * unit / 200), x, y);
    else if (!gestures.pan(...sideways(event, unit))) return;
    event.preventDefault();
  }, {passive: false});
}

/** With Shift a wheel moves sideways. @param {WheelEvent} event @param {number} unit @returns {[number, number]} */
function sideways({deltaX, deltaY, shiftKey}, unit) {
  return shiftKey && !deltaX ? [deltaY * unit, 0] : [deltaX * unit, deltaY * unit];
}

/** @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
