/** Draws the layers of a constraint: columns of states before each cell and at last, and digits that lead on. */

import {layerName, stateName} from '../../words/layer-words.js';
import {svg} from '../dom.js';
import {labelsWithRoom} from './layers-labels.js';

/** @typedef {import('../../protocol/layers.js').LayerEdge} LayerEdge */
/** @typedef {import('../../protocol/layers.js').LayerLine} LayerLine */
/** @typedef {import('../../protocol/layers.js').LayerState} LayerState */
/** @typedef {import('./layers-labels.js').Label} Label */

/**
 * Sizes in pixels: a row of states, the least and the greatest space between columns, the heads above, the margin, a
 * state's least width.
 */
const ROW = 30;
const LEAST_GAP = 84;
const MOST_GAP = 220;
const HEAD = 34;
const MARGIN = 12;
const LEAST = 30;
const LETTER = 7;
const BOX = 22;

/**
 * The subject of the picture.
 * @typedef {object} Drawn
 * @property {import('../../grid/geometry.js').Geometry} shape
 * @property {LayerLine} line
 * @property {import('../../grid/geometry.js').Notation} notation
 * @property {(at: number, edge: LayerEdge) => boolean} isSeen
 * @property {(at: number, edge: LayerEdge) => boolean} isGone
 * @property {number} room across, in pixels
 */

/** A state with its place. @typedef {{x: number, y: number, width: number, text: string, isAlive: boolean}} Spot */

/** @param {Drawn} drawn @returns {SVGElement} */
export function drawLayers(drawn) {
  const {columns, width, height, gap} = placed(drawn);
  const picture = svg('svg', {width, height, 'viewBox': `0 0 ${width} ${height}`, 'aria-hidden': 'true'});
  picture.append(...heads(drawn, columns, gap), ...edges(drawn, columns, gap), ...states(columns));
  return picture;
}

/** The places of the states that are seen, and the space between them. @param {Drawn} drawn */
function placed({shape, line, isSeen, room}) {
  const seen = line.states.map(() => new Set(/** @type {number[]} */ ([])));
  seen[0].add(0);
  line.edges.forEach((list, at) => list.filter((edge) => isSeen(at, edge)).forEach(({from, to}) => {
    seen[at].add(from);
    if (to !== undefined) seen[at + 1].add(to);
  }));
  const rows = Math.max(1, ...seen.map(({size}) => size));
  const height = HEAD + rows * ROW + MARGIN;
  const shownAt = seen.map((states) => [...states].sort((a, b) => a - b));
  const textsAt = shownAt.map((shown, at) => shown.map((state) => stateName(shape, line.states[at][state])));
  const widths = textsAt.map((texts) => Math.max(LEAST, ...texts.map(({length}) => length * LETTER + 12)));
  const left = room - 2 * MARGIN - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.max(LEAST_GAP, Math.min(MOST_GAP, Math.floor(left / line.cells.length)));
  let x = MARGIN;
  const columns = line.states.map((layer, at) => {
    const [shown, texts, width] = [shownAt[at], textsAt[at], widths[at]];
    const top = HEAD + (rows - shown.length) * ROW / 2;
    /** @type {Map<number, Spot>} */
    const spots = new Map(shown.map((state, i) =>
      [state, {x, y: top + (i + 0.5) * ROW, width, text: texts[i], isAlive: layer[state].isAlive}]));
    x += width + (at < line.cells.length ? gap : MARGIN);
    return spots;
  });
  return {columns, width: x, height, gap};
}

/** @param {Map<number, Spot>[]} columns @returns {SVGElement[]} */
function states(columns) {
  return columns.flatMap((spots) => [...spots.values()].map(({x, y, width, text, isAlive}) => {
    const label = svg('text', {x: x + width / 2, y: y + 4});
    label.textContent = text;
    return svg('g', {class: isAlive ? 'state' : 'state dead'},
      svg('rect', {x, y: y - BOX / 2, width, height: BOX, rx: 4}), label);
  }));
}

/** The names of cells between the columns, and of the first and the last column. @param {Drawn} drawn
 * @param {Map<number, Spot>[]} columns @param {number} gap @returns {SVGElement[]} */
function heads({shape, line, notation}, columns, gap) {
  const place = (/** @type {number} */ at) => [...columns[at].values()][0];
  const head = (/** @type {string} */ text, /** @type {number} */ x, /** @type {string} */ name) => {
    const label = svg('text', {x, y: 20, class: name});
    label.textContent = text;
    return label;
  };
  const names = line.cells.map((cell, at) => {
    const spot = place(at);
    return spot ? head(shape.cellName(cell, notation), spot.x + spot.width + gap / 2, 'cell') : null;
  });
  const ends = [0, line.cells.length].map((at) => {
    const spot = place(at);
    return spot ? head(layerName(at, line.cells.length), spot.x + spot.width / 2, 'end') : null;
  });
  return [...names, ...ends].filter((each) => each !== null);
}

/** The edges, those between the same states as one, with their digits. @param {Drawn} drawn
 * @param {Map<number, Spot>[]} columns @param {number} gap @returns {SVGElement[]} */
function edges({shape, line, isSeen, isGone}, columns, gap) {
  /** @type {SVGElement[]} */
  const lines = [];
  /** @type {Label[]} */
  const labels = [];
  line.edges.forEach((list, at) => {
    /** @type {Map<string, {edge: LayerEdge, name: Label['name'], digits: string[]}>} */
    const bundles = new Map();
    for (const edge of list.filter((each) => isSeen(at, each))) {
      const name = edge.isAlive ? '' : isGone(at, edge) ? 'gone' : 'dead';
      const key = `${edge.from} ${edge.to} ${name}`;
      const bundle = bundles.get(key) ?? {edge, name, digits: []};
      bundle.digits.push(shape.symbol(edge.digit));
      bundles.set(key, bundle);
    }
    for (const {edge, name, digits} of bundles.values()) {
      const from = /** @type {Spot} */ (columns[at].get(edge.from));
      const to = edge.to === undefined ? undefined : columns[at + 1].get(edge.to);
      const start = /** @type {[number, number]} */ ([from.x + from.width, from.y]);
      const end = /** @type {[number, number]} */ (to ? [to.x, to.y] : [start[0] + gap * 0.55, from.y + ROW * 0.3]);
      lines.push(...lineOf(start, end, name, !to));
      labels.push({text: digits.join(' '), name, from: start, to: end});
    }
  });
  const boxes = columns.flatMap((spots) => [...spots.values()].map(({x, y, width}) =>
    ({x: x + width / 2, y, width: width + 4, height: BOX + 2})));
  return [...lines, ...labelsWithRoom(labels, boxes).map(({text, name, x, y}) => {
    const label = svg('text', {class: `digits ${name}`, x, y: y + 4});
    label.textContent = text;
    return label;
  })];
}

/**
 * An edge, with a cross where it stops.
 * @param {[number, number]} from @param {[number, number]} to @param {string} name of the class
 * @param {boolean} isOpen true if it leads to no state
 */
function lineOf([x1, y1], [x2, y2], name, isOpen) {
  const line = svg('path', {class: `edge ${name}`, d: `M${x1} ${y1}L${x2} ${y2}`});
  if (name !== 'gone' && !isOpen) return [line];
  const [x, y] = isOpen ? [x2, y2] : [x2 - 7, y2 - (y2 - y1) * 7 / (x2 - x1)];
  return [line, svg('path', {class: name === 'gone' ? 'stop' : 'edge dead', d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`})];
}
