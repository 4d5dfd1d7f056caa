/** Draws the layers of a constraint: columns of states before each cell and at last, and digits that lead on. */

import {layerName, stateName} from '../../words/layer-words.js';
import {svg} from '../dom.js';

/** @typedef {import('../../protocol/layers.js').LayerEdge} LayerEdge */
/** @typedef {import('../../protocol/layers.js').LayerLine} LayerLine */
/** @typedef {import('../../protocol/layers.js').LayerState} LayerState */

/** Sizes in pixels: a row of states, the space between columns, the heads above, the margin, a state's least width. */
const ROW = 30;
const GAP = 84;
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
 */

/** A state with its place. @typedef {{x: number, y: number, width: number, text: string, isAlive: boolean}} Spot */

/** @param {Drawn} drawn @returns {SVGElement} */
export function drawLayers(drawn) {
  const {columns, width, height} = placed(drawn);
  const picture = svg('svg', {width, height, 'viewBox': `0 0 ${width} ${height}`, 'aria-hidden': 'true'});
  picture.append(...heads(drawn, columns), ...edges(drawn, columns), ...states(columns));
  return picture;
}

/** The places of the states that are seen. @param {Drawn} drawn */
function placed({shape, line, isSeen}) {
  const seen = line.states.map(() => new Set(/** @type {number[]} */ ([])));
  seen[0].add(0);
  line.edges.forEach((list, at) => list.filter((edge) => isSeen(at, edge)).forEach(({from, to}) => {
    seen[at].add(from);
    if (to !== undefined) seen[at + 1].add(to);
  }));
  const rows = Math.max(1, ...seen.map(({size}) => size));
  const height = HEAD + rows * ROW + MARGIN;
  let x = MARGIN;
  const columns = line.states.map((layer, at) => {
    const shown = [...seen[at]].sort((a, b) => a - b);
    const texts = shown.map((state) => stateName(shape, layer[state]));
    const width = Math.max(LEAST, ...texts.map(({length}) => length * LETTER + 12));
    const top = HEAD + (rows - shown.length) * ROW / 2;
    /** @type {Map<number, Spot>} */
    const spots = new Map(shown.map((state, i) =>
      [state, {x, y: top + (i + 0.5) * ROW, width, text: texts[i], isAlive: layer[state].isAlive}]));
    x += width + (at < line.cells.length ? GAP : MARGIN);
    return spots;
  });
  return {columns, width: x, height};
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
 * @param {Map<number, Spot>[]} columns @returns {SVGElement[]} */
function heads({shape, line, notation}, columns) {
  const place = (/** @type {number} */ at) => [...columns[at].values()][0];
  const head = (/** @type {string} */ text, /** @type {number} */ x, /** @type {string} */ name) => {
    const label = svg('text', {x, y: 20, class: name});
    label.textContent = text;
    return label;
  };
  const names = line.cells.map((cell, at) => {
    const spot = place(at);
    return spot ? head(shape.cellName(cell, notation), spot.x + spot.width + GAP / 2, 'cell') : null;
  });
  const ends = [0, line.cells.length].map((at) => {
    const spot = place(at);
    return spot ? head(layerName(at, line.cells.length), spot.x + spot.width / 2, 'end') : null;
  });
  return [...names, ...ends].filter((each) => each !== null);
}

/** The edges, those between the same states as one, with their digits. @param {Drawn} drawn
 * @param {Map<number, Spot>[]} columns @returns {SVGElement[]} */
function edges({shape, line, isSeen, isGone}, columns) {
  /** @type {SVGElement[]} */
  const lines = [];
  /** @type {SVGElement[]} */
  const labels = [];
  line.edges.forEach((list, at) => {
    /** @type {Map<string, {edge: LayerEdge, name: string, digits: string[]}>} */
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
      drawEdge(from, to, name, digits.join(' '), lines, labels);
    }
  });
  return [...lines, ...labels];
}

/**
 * @param {Spot} from @param {Spot | undefined} to @param {string} name of the class @param {string} digits
 * @param {SVGElement[]} lines @param {SVGElement[]} labels
 */
function drawEdge(from, to, name, digits, lines, labels) {
  const [x1, y1] = [from.x + from.width, from.y];
  const [x2, y2] = to ? [to.x, to.y] : [x1 + GAP * 0.55, y1 + ROW * 0.3];
  lines.push(svg('path', {class: `edge ${name}`, d: `M${x1} ${y1}L${x2} ${y2}`}));
  const isStopped = name === 'gone' || !to;
  if (isStopped) {
    const [x, y] = to ? [x2 - 7, y2 - (y2 - y1) * 7 / (x2 - x1)] : [x2, y2];
    lines.push(svg('path', {class: name === 'gone' ? 'stop' : 'edge dead', d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`}));
  }
  // Digits stand near their beginning, where edges of a state are still apart from those of others.
  const label = svg('text', {class: `digits ${name}`, x: x1 + (x2 - x1) * 0.42, y: y1 + (y2 - y1) * 0.42 + 4});
  label.textContent = digits;
  labels.push(label);
}
