/**
 * Paints what is seen of the tree. A walk through the nodes skips subtrees that are out of sight, and takes one that
 * would be lower than a pixel or two as a single bar, so that the cost is that of the picture and not of the tree.
 */

import {SHAPE, SKIPPED} from '../../run/tree-layout.js';
import {count} from '../../words/numbers.js';
import {drawGlyph, reachOf} from './glyphs.js';

/** @typedef {import('../../protocol/trees-and-reasons.js').Tree} Tree */
/** @typedef {import('../../run/tree-layout.js').Layout} Layout */
/** @typedef {import('./viewport.js').TreeViewport} TreeViewport */

/**
 * Colours by what they are for.
 * @typedef {Record<'page' | 'ink' | 'past' | 'line' | 'next' | 'guess' | 'conflict' | 'sunk', string>} Palette
 */

/**
 * A scene of the tree: all that is painted.
 * @typedef {object} TreeScene
 * @property {Tree} tree
 * @property {Layout} layout
 * @property {number} step
 * @property {number} current the node that search is in
 * @property {boolean} isConflict whether it has just come to a contradiction
 * @property {number} hovered a node, or -1
 * @property {number} focused a node, or -1
 * @property {(node: number) => string} label
 */

/** Subtrees lower than this are bars, in pixels. */
const BAR = 1.5;
const LEAST_RADIUS = 1.8;
const RADIUS = 6;
/** The point at which an edge turns, as a part of its level. */
const FORK = 0.2;
const FAR = 4096;

/**
 * Calls for what is in sight, in the order of search.
 * @param {Layout} layout
 * @param {TreeViewport} view
 * @param {{node: (node: number) => void, bar: (node: number) => void, edge: (node: number) => void}} visit a node; a
 *   subtree that is too low; an edge that passes by to a node out of sight
 */
export function walk({count, top, bottom, y, parent, depth, reach, end}, view, visit) {
  const [above, below] = [view.rowAt(0) - 1, view.rowAt(view.height) + 1];
  const [before, beyond] = [view.depthAt(0) - 1, view.depthAt(view.width) + 1];
  const least = BAR / view.rowHeight;
  for (let node = 0; node < count;) {
    const isPast = bottom[node] < above || top[node] > below;
    if (isPast || reach[node] < before || depth[node] > beyond) {
      if (isPast && node && Math.max(y[node], y[parent[node]]) > above && Math.min(y[node], y[parent[node]]) < below) {
        visit.edge(node);
      }
      node = end[node];
    } else if (bottom[node] - top[node] < least) {
      visit.bar(node);
      node = end[node];
    } else {
      visit.node(node);
      node += 1;
    }
  }
}

/**
 * True if a node was reached before the step.
 * @param {Pick<TreeScene, 'tree' | 'layout' | 'step'>} scene
 * @param {number} node
 */
export function isPast({tree, layout: {row, shape}, step}, node) {
  const at = row[node];
  if (shape[node] === SHAPE.untried) return false;
  return shape[node] === SHAPE.rest ? tree.last[at] < step : at === 0 || tree.first[at] < step;
}

/**
 * True if search had jumped back over a node before the step.
 * @param {Pick<TreeScene, 'tree' | 'layout' | 'step'>} scene
 * @param {number} node
 */
function isSkipped({tree, layout: {row, shape}, step}, node) {
  const isOwn = shape[node] !== SHAPE.untried && shape[node] !== SHAPE.rest;
  return isOwn && tree.outcome[row[node]] === SKIPPED && tree.last[row[node]] < step;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {TreeViewport} view
 * @param {TreeScene} scene
 * @param {Palette} palette
 * @param {string} font the family
 */
export function paintTree(context, view, scene, palette, font) {
  const {layout, current} = scene;
  const {parent, shape} = layout;
  const open = new Set();
  for (let node = current; node >= 0; node = parent[node]) open.add(node);
  const lines = {
    past: new Path2D(), next: new Path2D(), untried: new Path2D(), skipped: new Path2D(), open: new Path2D(),
  };
  /** @type {number[]} */
  const nodes = [];
  // An alternative is left once search has taken another one.
  const isLeft = (/** @type {number} */ node) => open.has(parent[node]) && parent[node] !== current;
  const edge = (/** @type {number} */ node) => {
    if (open.has(node) || node === 0) return;
    const tried = isSkipped(scene, node) ? lines.skipped : isPast(scene, node) ? lines.past : lines.next;
    if (shape[node] !== SHAPE.untried) traceEdge(tried, view, layout, node);
    else if (isLeft(node)) traceEdge(lines.untried, view, layout, node);
  };
  const bars = {past: new Path2D(), next: new Path2D()};
  walk(layout, view, {
    edge,
    bar: (node) => traceBar(isPast(scene, node) ? bars.past : bars.next, view, layout, node),
    node: (node) => {
      edge(node);
      nodes.push(node);
    },
  });
  for (const node of open) if (node) traceEdge(lines.open, view, layout, node);

  context.globalAlpha = 0.55;
  fill(context, bars.next, palette.line);
  fill(context, bars.past, palette.past);
  context.globalAlpha = 1;
  stroke(context, lines.next, palette.line, 1);
  stroke(context, lines.past, palette.past, 1);
  context.setLineDash([5, 3]);
  stroke(context, lines.skipped, palette.past, 1.25);
  context.setLineDash([1.5, 3.5]);
  stroke(context, lines.untried, palette.line, 1.25);
  context.setLineDash([]);
  stroke(context, lines.open, palette.guess, 2.5);
  const least = radiusOf(view) < LEAST_RADIUS;
  const drawn = least ? [...open] : nodes.filter((node) => shape[node] !== SHAPE.untried || isLeft(node));
  for (const node of drawn) paintNode(context, view, scene, palette, open.has(node), node);
  if (view.hasLabels) paintLabels(context, view, scene, palette, font, open, drawn);
  if (scene.focused >= 0) paintFocus(context, view, scene, palette);
}

/** The radius of a choice's circle. @param {TreeViewport} view */
export function radiusOf({rowHeight, levelWidth, zoom}) {
  return Math.min(RADIUS * Math.max(1, zoom), rowHeight * 0.36, levelWidth * 0.28);
}

/**
 * The place of a node, on whole pixels and a half.
 * @param {TreeViewport} view @param {Layout} layout @param {number} node
 */
function placeOf(view, {depth, y}, node) {
  const clear = (/** @type {number} */ value) => Math.round(Math.max(-FAR, Math.min(FAR, value))) + 0.5;
  return [clear(view.x(depth[node])), clear(view.y(y[node]))];
}

/** @param {Path2D} path @param {TreeViewport} view @param {Layout} layout @param {number} node */
function traceEdge(path, view, layout, node) {
  const [fromX, fromY] = placeOf(view, layout, layout.parent[node]);
  const [x, y] = placeOf(view, layout, node);
  const r = radiusOf(view);
  path.moveTo(fromX + r, fromY);
  if (y !== fromY) {
    const turn = Math.round(fromX + Math.max(r + 1, view.levelWidth * FORK)) + 0.5;
    const bend = Math.min(6, Math.abs(y - fromY) / 2, Math.max(0, turn - fromX - r));
    path.arcTo(turn, fromY, turn, y, bend);
    path.arcTo(turn, y, x, y, bend);
  }
  path.lineTo(x - reachOf(layout.shape[node], r), y);
}

/** @param {Path2D} path @param {TreeViewport} view @param {Layout} layout @param {number} node */
function traceBar(path, view, {depth, reach, top, bottom}, node) {
  const from = view.x(Math.max(0, depth[node] - 1 + FORK));
  const y = view.y(top[node]);
  path.rect(from, y, view.x(reach[node]) - from + 1, Math.max(1, view.y(bottom[node]) - y));
}

/** @param {CanvasRenderingContext2D} context @param {Path2D} path @param {string} colour @param {number} width */
function stroke(context, path, colour, width) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

/** @param {CanvasRenderingContext2D} context @param {Path2D} path @param {string} colour */
function fill(context, path, colour) {
  context.fillStyle = colour;
  context.fill(path);
}

/**
 * @param {CanvasRenderingContext2D} context @param {TreeViewport} view
 * @param {TreeScene} scene @param {Palette} palette
 * @param {boolean} isOpen @param {number} node
 */
function paintNode(context, view, scene, palette, isOpen, node) {
  const {layout, current, isConflict, hovered} = scene;
  const [x, y] = placeOf(view, layout, node);
  const shape = layout.shape[node];
  if (shape === SHAPE.untried) return;
  const isCurrent = node === current;
  const r = Math.max(isCurrent ? 3.5 : isOpen ? Math.min(3.5, view.levelWidth / 4) : 0, radiusOf(view));
  if (isCurrent) {
    context.beginPath();
    context.arc(x, y, Math.max(r, reachOf(shape, r)) + 4.5, 0, 2 * Math.PI);
    context.fillStyle = palette.page;
    context.fill();
    context.strokeStyle = palette.ink;
    context.lineWidth = 2.5;
    context.stroke();
  }
  if (isOpen) {
    // An open node has not failed yet, unless the contradiction has just been found there.
    const isFailure = shape === SHAPE.failure;
    const seen = isFailure && !(isCurrent && isConflict) ? SHAPE.choice : shape;
    const colour = isFailure && seen === shape ? palette.conflict : palette.guess;
    drawGlyph(context, seen, x, y, r, {
      line: colour, fill: isCurrent ? palette.page : colour, mark: isCurrent ? colour : palette.page,
      width: seen === SHAPE.failure ? 1.75 : 2.5,
    });
    return;
  }
  const colour = node === hovered ? palette.ink : isPast(scene, node) ? palette.past : palette.line;
  const isFold = shape === SHAPE.folded || shape === SHAPE.rest;
  drawGlyph(context, shape, x, y, r, {
    line: colour, fill: isFold ? palette.sunk : palette.page, mark: colour, width: node === hovered ? 2 : 1.25,
  });
}

/**
 * @param {CanvasRenderingContext2D} context @param {TreeViewport} view
 * @param {TreeScene} scene @param {Palette} palette
 * @param {string} font @param {Set<number>} open @param {number[]} nodes
 */
function paintLabels(context, view, scene, palette, font, open, nodes) {
  const {layout: {shape, number, depth, y}, current, hovered, label} = scene;
  const size = Math.max(12, 12 * view.zoom);
  const r = radiusOf(view);
  const plain = `450 ${size}px ${font}`;
  const strong = `650 ${size}px ${font}`;
  for (const node of nodes) {
    const isOpen = open.has(node);
    const beside = node === current ? reachOf(shape[node], r) + 9 : reachOf(shape[node], r) + 4;
    const [right, line] = [view.x(depth[node]) - beside, Math.round(view.y(y[node]))];
    context.font = isOpen || node === hovered ? strong : plain;
    context.textAlign = 'right';
    context.fillStyle = isOpen ? palette.guess : node === hovered ? palette.ink :
      isPast(scene, node) ? palette.past : palette.next;
    if (shape[node] === SHAPE.untried) {
      const width = context.measureText(label(node)).width;
      context.clearRect(right - width - 3, line - size / 2, width + 6 + r, size);
      context.fillText(label(node), right, line + size * 0.36);
    } else if (node) {
      context.fillText(label(node), right, line - size / 3);
    }
    if (shape[node] !== SHAPE.folded && shape[node] !== SHAPE.rest) continue;
    context.textAlign = 'left';
    const after = view.x(depth[node]) + r + (node === current ? 9 : 5);
    context.fillText(count(number[node]), after, line + size * 0.36);
  }
}

/**
 * @param {CanvasRenderingContext2D} context @param {TreeViewport} view
 * @param {TreeScene} scene @param {Palette} palette
 */
function paintFocus(context, view, {layout, focused, label}, palette) {
  const [x, y] = placeOf(view, layout, focused);
  const r = radiusOf(view);
  const width = view.hasLabels && focused ? context.measureText(label(focused)).width + 6 : 0;
  context.strokeStyle = palette.ink;
  context.lineWidth = 2;
  context.beginPath();
  const above = width ? 17 : r + 7;
  context.roundRect(x - r - 7 - width, y - above, 2 * r + 14 + width, above + r + 7, 5);
  context.stroke();
}
