/** The shapes of the tree's nodes, as Gist has them: a circle, a square, a diamond, a triangle. */

import {SHAPE} from '../../run/tree-layout.js';

/**
 * How a node is drawn.
 * @typedef {object} Ink
 * @property {string} line
 * @property {string} fill
 * @property {string} mark of the cross or tick in it
 * @property {number} width of the lines
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} shape
 * @param {number} x
 * @param {number} y
 * @param {number} r radius of a circle; the others are as large as they look
 * @param {Ink} ink
 */
export function drawGlyph(context, shape, x, y, r, {line, fill, mark, width}) {
  context.beginPath();
  outline(context, shape, x, y, r);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = line;
  context.lineWidth = width;
  context.stroke();
  if (shape !== SHAPE.failure && shape !== SHAPE.solution) return;
  context.beginPath();
  if (shape === SHAPE.failure) cross(context, x, y, r * 0.42);
  else tick(context, x, y, r * 0.5);
  context.strokeStyle = mark;
  context.lineWidth = Math.max(1, r * 0.22);
  context.stroke();
}

/** How far a shape reaches to the left of its middle. @param {number} shape @param {number} r */
export function reachOf(shape, r) {
  return shape === SHAPE.solution ? r * 1.35 : shape === SHAPE.failure ? r * 0.92 : r;
}

/**
 * @param {CanvasRenderingContext2D} context @param {number} shape
 * @param {number} x @param {number} y @param {number} r
 */
function outline(context, shape, x, y, r) {
  if (shape === SHAPE.failure) {
    context.roundRect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84, r / 3);
  } else if (shape === SHAPE.solution) {
    polygon(context, [[x - r * 1.35, y], [x, y - r * 1.35], [x + r * 1.35, y], [x, y + r * 1.35]]);
  } else if (shape === SHAPE.folded || shape === SHAPE.rest) {
    polygon(context, [[x - r, y], [x + r, y - r * 1.15], [x + r, y + r * 1.15]]);
  } else {
    context.arc(x, y, r, 0, 2 * Math.PI);
  }
}

/** @param {CanvasRenderingContext2D} context @param {number[][]} corners */
function polygon(context, corners) {
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} r */
function cross(context, x, y, r) {
  context.moveTo(x - r, y - r);
  context.lineTo(x + r, y + r);
  context.moveTo(x + r, y - r);
  context.lineTo(x - r, y + r);
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} r */
function tick(context, x, y, r) {
  context.moveTo(x - r, y);
  context.lineTo(x - r * 0.25, y + r * 0.7);
  context.lineTo(x + r, y - r * 0.65);
}
