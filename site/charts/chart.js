/**
 * The chart over a set: a dot a puzzle, a bar the median, a row a strategy, on a logarithmic scale. Colours stand in
 * the attributes as the page's tokens, so that the picture that is saved needs no style sheet.
 */
import {logScale, median, swarm} from './scale.js';
import {svg} from '../common/dom.js';

/**
 * @typedef {object} Row
 * @property {string[]} name the propagator, and how search goes
 * @property {number[]} values one a puzzle; Infinity where the run was stopped
 */

/**
 * @typedef {object} Frame where a chart stands, in pixels
 * @property {number} width
 * @property {number} head height of a row's name, above it; 0 where the names stand beside the chart
 * @property {number} row height of a row, its name included
 */

/** The frame that the style sheet gives to the place of a chart. @param {HTMLElement} place @returns {Frame} */
export function frameOf(place) {
  const style = getComputedStyle(place);
  const head = Number(style.getPropertyValue('--head'));
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {width: place.clientWidth, head, row: parseFloat(style.getPropertyValue('--row')) * rem + head};
}

const PADDING = 14;
const DOT = 3;
const GAP = 4;
/** Half of the gap in a broken line. */
const BREAK = 3;
/** The axis and the room above its labels. */
const FOOT = 34;

/**
 * @param {{id?: string, title: string, words: string, rows: Row[], counts: boolean, edge: string,
 *          tick: (value: number) => string}} chart `words`: what the chart says, for who can't see it; `counts`: values
 *   are whole numbers; `edge`: the label of what was stopped
 * @param {Frame} frame
 */
export function dotChart({id = 'dots', title, words, rows, counts, edge, tick}, frame) {
  const {width, head, row} = frame;
  const bottom = rows.length * row;
  const scale = logScale(rows.flatMap(({values}) => values),
    {from: PADDING, to: width - (edge ? 4 + 3.4 * edge.length : PADDING), counts});
  const ticks = legible(scale.ticks.map(({value, x}) => ({x, words: tick(value)})), edge ? scale.edge : Infinity);
  if (edge) ticks.push({x: scale.edge, words: edge});
  return picture({id, title, words, width, height: bottom + FOOT},
  ...ticks.map(({x}) => line(`M${crisp(x)} 0V${bottom + 12}`)),
  ...rows.map((_, i) => rowLine((i + 1) * row - 0.5, width, edge ? scale.break : null)),
  ...(edge && scale.break ? [slashes(scale.break, bottom - 0.5)] : []),
  ...ticks.map((at) => label(at.words, {x: at.x, y: bottom + 28, 'text-anchor': 'middle', fill: 'var(--ink-3)'})),
  ...rows.map(({name, values}, i) => rowGroup(i, name, frame, values.length ? dots(values, scale, row - head) : [])));
}

/**
 * A picture with what it is called and what it says.
 * @param {{id: string, title: string, words: string, width: number, height: number}} about
 * @param {...SVGElement} parts
 */
export function picture({id, title, words, width, height}, ...parts) {
  const name = svg('title', {id: `${id}-name`}, text(title));
  const description = svg('desc', {id: `${id}-words`}, text(words));
  return svg('svg', {
    width, height, viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-labelledby': name.id,
    'aria-describedby': description.id,
  }, name, description, ...parts);
}

/**
 * The line below a row, broken where the scale is.
 * @param {number} y @param {number} width @param {number | null} at
 */
function rowLine(y, width, at) {
  return line(at === null ? `M0 ${y}H${width}` : `M0 ${y}H${at - BREAK}M${at + BREAK} ${y}H${width}`);
}

/** The sign of a broken scale: distances beyond it mean nothing. @param {number} x @param {number} y */
function slashes(x, y) {
  const slash = (/** @type {number} */ at) => `M${at - 2} ${y + 5}l4 -10`;
  return svg('path', {d: slash(x - BREAK) + slash(x + BREAK), stroke: 'var(--ink-3)', fill: 'none', class: 'break'});
}

/** @param {number[]} values @param {import('./scale.js').Scale} scale @param {number} height of the row */
function dots(values, {xOf}, height) {
  const spots = swarm(values.map(xOf), {gap: GAP, height: height - 9});
  return [
    svg('path', {
      d: spots.map(({x, y}) => `M${x} ${Number(y.toFixed(2))}h0`).join(''), fill: 'none', stroke: 'var(--ink-3)',
      'stroke-width': DOT, 'stroke-linecap': 'round',
    }),
    svg('path', {
      d: `M${xOf(median(values))} ${-height * 0.42}v${height * 0.84}`, stroke: 'var(--ink)', 'stroke-width': 2.5,
    }),
  ];
}

/**
 * Those labels that do not run into each other, nor into the edge's.
 * @param {{x: number, words: string}[]} ticks
 * @param {number} edge
 */
function legible(ticks, edge) {
  const half = (/** @type {string} */ words) => 3.4 * words.length + 5;
  /** @type {{x: number, words: string}[]} */
  const kept = [];
  for (const tick of ticks) {
    const previous = kept.at(-1);
    const isFree = !previous || tick.x - previous.x > half(tick.words) + half(previous.words);
    if (isFree && edge - tick.x > half(tick.words) + 24) kept.push(tick);
  }
  return kept;
}

/**
 * The mark in a row, drawn about its middle, and its name if it has to carry that.
 * @param {number} index @param {string[]} name @param {Frame} frame @param {SVGElement[]} parts
 */
export function rowGroup(index, [propagator, search], {head, row}, parts) {
  const top = index * row;
  const name = label(propagator, {x: 0, y: top + head - 4, 'font-size': 13, fill: 'var(--ink)'});
  name.append(svg('tspan', {fill: 'var(--ink-3)', dx: 5}, text(search)));
  const middle = top + head + (row - head) / 2 - 0.5;
  return svg('g', {}, ...head ? [name] : [], svg('g', {transform: `translate(0 ${middle})`}, ...parts));
}

/** @param {string} words @param {Record<string, unknown>} attributes */
export function label(words, attributes) {
  return svg('text', {'font-size': 12, ...attributes}, text(words));
}

/** A hairline. @param {string} d */
export function line(d) {
  return svg('path', {d, stroke: 'var(--rule)', 'stroke-width': 1, fill: 'none'});
}

/** @param {string} words */
function text(words) {
  return document.createTextNode(words);
}

/** @param {number} x */
function crisp(x) {
  return Math.round(x) + 0.5;
}
