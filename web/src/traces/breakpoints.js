/**
 * Breakpoints: events at which playing stops. They are stored as text in an attribute of the element: `B3 4 eliminate;
 * -decide`, where a hyphen means that one is switched off.
 */
import messages from '../../languages/en/breakpoints.js';
import {speaker} from '../language/catalogue.js';
import {meetingAny, meets} from '../protocol/conditions.js';
import {geometryOf} from '../grid/geometry.js';
import {LEVELS, conditionOf, readPlace} from './log.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {{filter: import('./log.js').Filter, isOn: boolean}} Breakpoint */

const say = speaker('breakpoints', messages);

/** The most breakpoints that are read and stored. */
export const MOST_BREAKPOINTS = 30;
/** The longest text of one. */
const LONGEST = 60;

/**
 * @param {string} text anything
 * @param {Geometry} shape
 * @returns {Breakpoint[]} the valid ones for this grid, each once
 */
export function readBreakpoints(text, shape) {
  /** @type {Map<string, Breakpoint>} */
  const read = new Map();
  for (const part of text.slice(0, MOST_BREAKPOINTS * LONGEST).split(';')) {
    const [, off, what] = /^\s*(-?)(.*?)\s*$/s.exec(part) ?? [];
    const filter = what ? readFilter(what, shape) : null;
    if (filter) read.set(writeFilter(filter, shape), {filter, isOn: !off});
  }
  return [...read.values()].slice(0, MOST_BREAKPOINTS);
}

/** @param {Breakpoint[]} breakpoints @param {Geometry} shape */
export function writeBreakpoints(breakpoints, shape) {
  return breakpoints.map(({filter, isOn}) => (isOn ? '' : '-') + writeFilter(filter, shape)).join('; ');
}

/**
 * The text with one more breakpoint, switched on.
 * @param {string} text @param {import('./log.js').Filter} filter @param {Geometry} shape
 */
export function withBreakpoint(text, filter, shape) {
  const added = writeBreakpoints([{filter, isOn: true}], shape);
  const others = readBreakpoints(text, shape).filter((each) => writeFilter(each.filter, shape) !== added);
  return [...(others.length ? [writeBreakpoints(others.slice(1 - MOST_BREAKPOINTS), shape)] : []), added].join('; ');
}

/** @param {string} text @param {Geometry} shape @returns {import('./log.js').Filter | null} */
function readFilter(text, shape) {
  const words = text.split(/\s+/);
  const kind = words.find((word) => LEVELS.everything.includes(word)) ?? '';
  const level = words.find((word) => Object.hasOwn(LEVELS, word)) ?? 'everything';
  const place = readPlace(words.filter((word) => word !== kind && word !== level).join(' '), shape);
  return place && {level, kind, ...place};
}

/** @param {import('./log.js').Filter} filter @param {Geometry} shape */
function writeFilter({level, kind, cell, digit = null, depth = null}, shape) {
  const parts = [
    cell === null ? '' : shape.cellName(cell, 'A1'), digit === null ? '' : shape.symbol(digit),
    depth === null ? '' : `depth ${depth}`, level === 'everything' && kind ? '' : level, kind,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * A message that exists only for some kinds of events.
 * @param {string} id @param {Record<string, string>} [slots]
 */
function sayAny(id, slots) {
  return say(/** @type {Parameters<typeof say>[0]} */ (id), slots);
}

/**
 * "B3 loses 4", "a guess at depth 5".
 * @param {import('./log.js').Filter} filter @param {Geometry} shape @param {Notation} notation
 */
export function breakpointWords({level, kind, cell, digit = null, depth = null}, shape, notation) {
  const name = cell === null ? '' : shape.cellName(cell, notation);
  const symbol = digit === null ? '' : shape.symbol(digit);
  const event = eventWords(kind || level, name, symbol);
  return depth === null ? event : say('depth', {event, depth: String(depth)});
}

/** @param {string} kind or level @param {string} cell may be empty @param {string} digit may be empty */
function eventWords(kind, cell, digit) {
  const anywhere = `any.${kind}`;
  if (!cell) return sayAny(anywhere);
  if (digit && say.has(`is.${kind}`)) return sayAny(`is.${kind}`, {cell, digit});
  if (!digit && say.has(`in.${kind}`)) return sayAny(`in.${kind}`, {cell});
  const event = sayAny(anywhere);
  return digit ? say('within.digit', {event, digit, cell}) : say('within', {event, cell});
}

/** The conditions to search for: the breakpoints that are switched on. @param {Breakpoint[]} breakpoints */
export function wantedByAny(breakpoints) {
  return meetingAny(breakpoints.filter(({isOn}) => isOn).map(({filter}) => conditionOf(filter)));
}

/**
 * The words of the first breakpoint that an event matches.
 * @param {Breakpoint[]} breakpoints @param {import('../run/replay.js').RunEvent} event
 * @param {import('../run/timeline.js').Run['puzzle']} puzzle @param {Notation} notation
 */
export function hitWords(breakpoints, event, puzzle, notation) {
  const hit = breakpoints.find(({filter, isOn}) => isOn && meets(conditionOf(filter), event));
  return hit ? breakpointWords(hit.filter, geometryOf(puzzle), notation) : '';
}
