/**
 * Steps in words, as links in a text name them (`data-scope-step`):
 *
 *     12                             that step                place A3, eliminate A3 8   where that happens
 *     start, end                     of the run, or its range pass 2                     the board after two passes
 *     guess 3, contradiction 1,      the third guess ...      next, previous guess       what the buttons do
 *     digit 5, back 1, solution                               play, pause
 */

import {searchOn} from '../run/event-search.js';
import {geometryOf} from '../grid/geometry.js';

/** @typedef {import('../run/timeline.js').Run} Run */

/** A command of the element. @typedef {{command: 'play' | 'pause' | 'next' | 'previous', kind?: string}} Command */

/**
 * The n-th event of a kind, or of a kind in a cell; or a `step`, given by its number or an end.
 * @typedef {{step: number | 'start' | 'end'} | {kind: string, nth: number, cell?: string, digit?: string}} Place
 */

/** The names of kinds of event in a text; their own names will do too. @type {Record<string, string>} */
const KINDS = {
  guess: 'decide', digit: 'place', contradiction: 'conflict', back: 'refute', solution: 'solution', pass: 'pass',
  decide: 'decide', place: 'place', conflict: 'conflict', refute: 'refute', eliminate: 'eliminate',
};

const NUMBER = /^\d{1,15}$/;
const CELL = /^([a-z]{1,2}\d{1,2}|r\d{1,2}c\d{1,2})$/;
/** The number of events that are searched; runs in other people's texts may be long. */
const EFFORT = {window: 1024, windows: 4096};

/**
 * @param {string} text
 * @returns {Command | Place | null} null if it means nothing
 */
export function readStepWords(text) {
  const [first, second, third, more] = text.trim().toLowerCase().split(/\s+/, 4);
  if (more) return null;
  if (NUMBER.test(first) && !second) return {step: Number(first)};
  if ((first === 'start' || first === 'end') && !second) return {step: first};
  if ((first === 'play' || first === 'pause') && !second) return {command: first};
  const kind = Object.hasOwn(KINDS, first) ? KINDS[first] : null;
  if (first === 'next' || first === 'previous') {
    if (!second) return {command: first};
    return Object.hasOwn(KINDS, second) && !third ? {command: first, kind: KINDS[second]} : null;
  }
  if (!kind) return null;
  if (!second) return {kind, nth: 1};
  if (NUMBER.test(second) && Number(second) > 0 && !third) return {kind, nth: Number(second)};
  if (!CELL.test(second) || kind === 'pass') return null;
  return {kind, nth: 1, cell: second, ...(third ? {digit: third} : {})};
}

/**
 * The step that a place is at.
 * @param {Run} run
 * @param {Place} place
 * @returns {Promise<number | 'start' | 'end' | null>} null if the run, once it has ended, has no such event
 */
export async function findStep(run, place) {
  if ('step' in place) {
    if (place.step === 'end') await run.finished;
    return place.step;
  }
  const event = await find(run, place);
  if (event === null) return null;
  if (place.kind === 'pass') return (await find(run, {...place, nth: place.nth + 1})) ?? run.length;
  // `done` shows nothing of its own, so if it is the last event, it comes with the one before.
  return event === run.length - 2 && run.status !== 'running' ? run.length : event + 1;
}

/** @param {Run} run @param {Exclude<Place, {step: any}>} place @returns {Promise<number | null>} */
async function find(run, {kind, nth, cell, digit}) {
  const shape = geometryOf(run.puzzle);
  const isThere = (/** @type {number | undefined} */ at) => at !== undefined &&
    [shape.cellName(at), shape.cellName(at, 'r1c1')].some((name) => name.toLowerCase() === cell);
  const wanted = {
    kinds: [kind],
    matches: (/** @type {import('../run/replay.js').RunEvent} */ event) => (!cell || isThere(event.cell)) &&
      (!digit || shape.symbol(event.digit ?? 0).toLowerCase() === digit),
  };
  for (;;) {
    const isWhole = run.status !== 'running';
    const {events} = await searchOn(run, wanted, 0, nth, EFFORT);
    if (events.length === nth) return events[nth - 1].index;
    if (isWhole) return null;
    await run.finished;
  }
}
