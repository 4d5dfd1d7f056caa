/** The layers of a constraint in words: what its states say, and what became of a digit. */

import messages from '../../languages/en/layers.js';
import {speaker} from '../language/catalogue.js';
import {list, sentenceCase} from './numbers.js';
import {constraintWords} from './pattern-words-loader.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../protocol/layers.js').LayerState} LayerState */
/** @typedef {import('../protocol/layers.js').LayerEdge} LayerEdge */
/** @typedef {import('../protocol/layers.js').LayerLine} LayerLine */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */

const say = speaker('layers', messages);

/** More ways than these are not told one by one. */
const MOST_WAYS = 3;

/** The constraint kinds that have layers, with the message on their states. */
const ABOUT = /** @type {Readonly<Record<string, Parameters<typeof say>[0]>>} */ ({
  'cage': 'about.sum', 'sum': 'about.sum', 'little-killer': 'about.sum', 'arrow': 'about.difference',
  'pill-arrow': 'about.difference', 'double-arrow': 'about.difference', 'region-sum': 'about.difference',
  'zipper': 'about.difference', 'sum-line': 'about.part', 'sum-loop': 'about.part',
  'between': 'about.ends', 'lockout': 'about.ends',
  'modular': 'about.remainders', 'entropic': 'about.levels', 'renban': 'about.used', 'sandwich': 'about.inside',
  'x-sum': 'about.x-sum', 'skyscraper': 'about.seen', 'numbered-room': 'about.room', 'quadruple': 'about.wanted',
  'contain': 'about.wanted', 'contain-exact': 'about.wanted', 'odd': 'about.any', 'even': 'about.any',
  'regex': 'about.state', 'nfa': 'about.state',
});

/** True if a constraint has layers; a cage needs a total. @param {Constraint} constraint */
export function hasLayers({kind, value}) {
  return Object.hasOwn(ABOUT, kind) && (kind !== 'cage' || Boolean(value));
}

/** The meaning of the states. @param {Constraint} constraint */
export function aboutStates({kind}) {
  return say(ABOUT[kind]);
}

/** @param {Geometry} shape @param {Constraint} constraint @param {Notation} notation */
export function nameOfConstraint(shape, constraint, notation) {
  return sentenceCase(constraintWords()?.constraintLabel(shape, constraint, notation) ?? '');
}

/** The statement of a state, as short as it can be. @param {Geometry} shape @param {LayerState} state */
export function stateName(shape, {says, numbers}) {
  const [first = 0, second = 0] = numbers;
  const digit = (/** @type {number} */ number) => (number > 0 ? shape.symbol(number) : '0');
  switch (says) {
    case 'end':
    case 'ends':
    case 'used':
    case 'wanted': return numbers.length ? numbers.map(digit).join(' ') : say('state.none');
    case 'remainders': return numbers.join(' ');
    case 'levels': return numbers.map((level) => say(`level.${/** @type {0 | 1 | 2} */ (level)}`)).join(', ');
    case 'inside': return say('state.inside', {crust: digit(first), sum: second});
    case 'x-sum': return say('state.x-sum', {left: first, sum: second});
    case 'seen': return say('state.seen', {count: first, highest: digit(second)});
    case 'room': return say('state.room', {place: first});
    case 'state': return say('state.state', {number: first});
    case 'start':
    case 'outside':
    case 'done':
    case 'any': return say(`state.${says}`);
    default: return String(first).replace('-', '−');
  }
}

/** The heading of a column between two cells. @param {number} at @param {number} length of the line */
export function layerName(at, length) {
  return at === 0 ? say('layer.start') : at === length ? say('layer.end') : '';
}

/**
 * The edges of the digit that an event removed.
 * @param {LayerLine} line @param {RunEvent | null} event
 * @returns {{at: number, edges: LayerEdge[]}} at: the number of its cell on the line, -1 if it is none of it
 */
export function removedEdges({cells, edges}, event) {
  const at = event?.kind === 'eliminate' && event.cell !== undefined ? cells.indexOf(event.cell) : -1;
  return {at, edges: at < 0 ? [] : edges[at].filter(({digit}) => digit === event?.digit)};
}

/**
 * The sentence on what happened.
 * @param {Geometry} shape @param {LayerLine} line @param {RunEvent | null} event @param {Notation} notation
 */
export function layerSentence(shape, line, event, notation) {
  const {at, edges} = removedEdges(line, event);
  if (!line.states[0].some(({isAlive}) => isAlive)) return say('nothing-alive');
  if (!edges.length) return ofOthers(shape, line, notation);
  const digit = shape.symbol(event?.digit ?? 0);
  const cell = shape.cellName(line.cells[at], notation);
  if (edges.some(({isAlive}) => isAlive)) return say('alive.still', {digit, cell});
  const ways = edges.slice(0, MOST_WAYS).map((edge) => wayOf(shape, line, at, edge));
  const more = edges.length - ways.length;
  if (more) return say('removed.more', {digit, cell, ways: ways.join(', '), more});
  return say('removed', {digit, cell, ways: list(ways), count: edges.length});
}

/**
 * The candidates that no way uses, which the constraint has not removed yet.
 * @param {Geometry} shape @param {LayerLine} line @param {Notation} notation
 */
function ofOthers(shape, {cells, edges}, notation) {
  const without = cells.flatMap((cell, at) => {
    const digits = [...new Set(edges[at].map(({digit}) => digit))].sort((a, b) => a - b)
      .filter((digit) => !edges[at].some((edge) => edge.digit === digit && edge.isAlive));
    const names = {digits: list(digits.map(shape.symbol)), cell: shape.cellName(cell, notation)};
    return digits.length ? [say('of-cell', names)] : [];
  });
  return without.length ? say('waiting', {digits: list(without)}) : say('alive');
}

/** @param {Geometry} shape @param {LayerLine} line @param {number} at @param {LayerEdge} edge */
function wayOf(shape, {states}, at, {from, to}) {
  const before = stateName(shape, states[at][from]);
  return to === undefined ? say('way.nowhere', {from: before}) :
    say('way', {from: before, to: stateName(shape, states[at + 1][to])});
}

/**
 * A row of the table.
 * @typedef {{cell: string, from: string, digit: string, to: string, outcome: string, isGone: boolean}} LayerRow
 */

/**
 * The edges as a table, those that are seen.
 * @param {Geometry} shape @param {LayerLine} line @param {(at: number, edge: LayerEdge) => boolean} isSeen
 * @param {(at: number, edge: LayerEdge) => boolean} isGone @param {Notation} notation
 * @returns {LayerRow[]}
 */
export function layerRows(shape, line, isSeen, isGone, notation) {
  return line.cells.flatMap((cell, at) => line.edges[at].filter((edge) => isSeen(at, edge)).map((edge) => ({
    cell: shape.cellName(cell, notation), from: stateName(shape, line.states[at][edge.from]),
    digit: shape.symbol(edge.digit),
    to: edge.to === undefined ? say('table.nowhere') : stateName(shape, line.states[at + 1][edge.to]),
    outcome: edge.isAlive ? say('table.alive') : say('table.dead'), isGone: isGone(at, edge),
  })));
}
