// The strip's picture at each height that strips have.
import assert from 'node:assert/strict';
import test from 'node:test';
import {StripPicture} from '../../../web/src/view/controls/strip-picture.js';

const HEIGHTS = [24, 28, 40, 42, 68];
const WIDTH = 100;
const none = new Uint32Array(3);
const overview = {
  width: 1, depthMax: Uint16Array.of(0, 2, 1), guesses: none, conflicts: none, solutions: none,
  ruledOut: Uint32Array.of(3, 9, 12),
};

/**
 * Draws it.
 * @param {number} height
 * @returns {Record<string, number[]>} of each stroke, by its colour, the heights of its points
 */
function strokes(height) {
  /** @type {Record<string, number[]>} */
  const drawn = {};
  let points = [];
  const context = {
    beginPath() { points = []; }, moveTo(x, y) { points.push(y); }, lineTo(x, y) { points.push(y); },
    stroke() { drawn[context.strokeStyle] = [...points]; }, fill() {}, fillRect() {}, strokeStyle: '',
  };
  const palette = {depth: 'depth', ruled: 'ruled', ink: 'ink', depthArea: '', ruledArea: ''};
  /** @type {any} */ (new StripPicture(overview, 0, 3, true)).draw(context, WIDTH, height, palette);
  return drawn;
}

test('deeper is higher, in a strip of any height', () => {
  for (const height of HEIGHTS) {
    const [, , shallow, deep, , half] = strokes(height).depth;
    assert.ok(deep < half && half < shallow, `${height}: ${strokes(height).depth}`);
    assert.ok(deep >= 0 && shallow <= height, `${height}`);
  }
});

test('the lane of what is ruled out lies below the depth, or is left out where there is no room for it', () => {
  for (const height of HEIGHTS) {
    const {depth, ruled} = strokes(height);
    if (ruled) assert.ok(Math.min(...ruled) > Math.max(...depth), `${height}`);
  }
  assert.deepEqual(HEIGHTS.filter((height) => strokes(height).ruled), [40, 42, 68]);
});
