/**
 * The log: one line for each cause, not for each event. Neighbouring events with the same cause become one line that
 * lists their cells or arcs.
 */

import {geometry} from '../grid/geometry.js';
import {arcName, conflictTail, digitsOfGuess, optionWords, removedBy, saying} from './narrate.js';
import {isOfPattern, patternWords} from './pattern-words-loader.js';
import {hasSameCause} from '../run/replay.js';
import log from '../../languages/en/log.js';
import {speaker} from '../language/catalogue.js';
import {list, textOf} from './numbers.js';

/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('./narrate.js').Told} Told */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */

const say = speaker('log', log);

/** Events of a page of the log; lines never cross its edge, so that they are the same wherever reading begins. */
export const LOG_PAGE = 128;

/**
 * @typedef {object} Line
 * @property {number} first the step that its first event leads to: the line's number
 * @property {number} last the step that its last event leads to
 * @property {number} depth
 * @property {string} kind
 * @property {Part[]} head
 * @property {string} tail
 * @property {{step: number, name: string}[]} cells or arcs, one for each step, where the line is a list
 */

/**
 * The lines of one page, where its events are at hand.
 * @param {Timeline} timeline
 * @param {number} page
 * @param {Notation} notation
 * @returns {Line[] | null}
 */
export function logPage(timeline, page, notation) {
  const events = timeline.peekEvents(page * LOG_PAGE, LOG_PAGE);
  return events && grouped(events).flatMap((group) => apart(group, timeline)).map((group) =>
    toLine(group, timeline, notation));
}

/** @param {RunEvent[]} events @returns {RunEvent[][]} */
export function grouped(events) {
  /** @type {RunEvent[][]} */
  const groups = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && isListed(event) && sameCause(group, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/**
 * A revision that removes something has a line of its own. It is the last of its group, because the removal follows.
 * @param {RunEvent[]} group @param {Timeline} timeline
 */
function apart(group, timeline) {
  const last = group[group.length - 1];
  const moment = group.length > 1 && last.kind === 'revise' ? timeline.peek(last.index + 1) : null;
  return moment && removedBy(last, moment.before) ? [group.slice(0, -1), [last]] : [group];
}

/** @param {RunEvent} event */
function isListed(event) {
  return event.kind === 'eliminate' ? !isTrial(event) : event.kind === 'enqueue' || event.kind === 'revise';
}

/** @param {RunEvent} event */
function isTrial(event) {
  return event.kind === 'eliminate' && event.unit === undefined && isOfPattern(event);
}

/** @param {RunEvent[]} group @param {RunEvent} event */
function sameCause([first, second], event) {
  if (first.kind !== event.kind) return false;
  if (first.kind !== 'revise') {
    return hasSameCause(first, event);
  }
  // Arcs come cell by cell at first, and by the cell that changed when they are back: whatever the first two share.
  const shared = second && first.cell !== second.cell ? 'other' : 'cell';
  return first[shared] === event[shared] || (!second && first.other === event.other);
}

/** @param {RunEvent[]} group @param {Timeline} timeline @param {Notation} notation @returns {Line} */
function toLine(group, timeline, notation) {
  const [event] = group;
  const {run} = timeline;
  const {kind, depth, index, cell = 0, digit = 0, other, unit} = event;
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const line = {first: index + 1, last: (group.at(-1) ?? event).index + 1, depth, kind};
  const moment = timeline.peek(index + 1);
  const symbol = shape.symbol(digit);
  const name = shape.cellName(cell, notation);
  const ends = (/** @type {Part[]} */ head, tail = '') => ({...line, head, tail, cells: []});
  const lists = (/** @type {Part[]} */ head, /** @type {(each: RunEvent) => string} */ nameOf) => (
    {...ends(head), cells: group.map((each) => ({step: each.index + 1, name: nameOf(each)}))});
  /** @param {import('../language/catalogue.js').Mark} mark */
  const equals = (mark, at = cell) =>
    /** @type {Part} */ ({text: `${shape.cellName(at, notation)} = ${symbol}`, mark, cell: at});
  if (!moment) return ends([]);
  const {before} = moment;
  const arc = (/** @type {RunEvent} */ each) => arcName(shape, each, notation);
  switch (kind) {
    case 'eliminate': {
      if (isTrial(event)) {
        return ends(say.parts('eliminate.trial', {cell: {text: name, mark: 'name', cell}, digit: symbol}));
      }
      const why = isOfPattern(event) ? [{text: patternWords().log(shape, event, before, notation)}] :
        other === undefined ? say.parts('eliminate', {digit: symbol}) :
          say.parts('eliminate.cause', {cause: equals('name', other), digit: symbol});
      return lists(why, (each) => shape.cellName(each.cell ?? 0, notation));
    }
    case 'place':
      return ends(say.parts('place', {assignment: equals('logic')}), unit === undefined ?
        say('place.last-candidate') : say('place.only-place', {unit: shape.unitName(unit, notation)}));
    case 'decide': {
      const options = digitsOfGuess(shape, moment, run.strategy);
      const assignment = equals('guess');
      if (options.length === 1) return ends(say.parts('decide.last', {assignment}), say('decide.last-to-try'));
      return ends(say.parts('decide', {depth: String(depth), assignment}),
        say('decide.of', {digits: optionWords(shape, options, list)}));
    }
    case 'refute': {
      const slots = {depth: String(depth), assignment: equals('name')};
      return event.outcome === 'exhausted' ? ends(say.parts('refute.exhausted', slots), say('refute.counted')) :
        ends(say.parts('refute', slots));
    }
    case 'enqueue':
      return group.length > 1 ? lists(say.parts('enqueue.several'), arc) :
        ends(say.parts('enqueue', {arc: arc(event)}));
    case 'revise': {
      if (group.length > 1) return lists(say.parts('revise.several'), arc);
      const removed = removedBy(event, before);
      return ends(removed ?
        say.parts('revise.removes', {arc: arc(event), digit: shape.symbol(removed), cell: name}) :
        say.parts('revise', {arc: arc(event)}));
    }
    case 'conflict':
      return ends(say.parts('conflict'), textOf(conflictTail(shape, event, before, notation)));
    case 'solution':
      return ends(say.parts('solution', {number: String(event.number ?? 1)}));
    case 'step': {
      const {head, tail} = saying(moment, run, notation);
      const unmarked = head.map((part) => (part.mark === 'struck' ? {text: part.text} : part));
      return ends(unmarked, textOf(tail));
    }
    case 'done':
      return ends(endHead(run) ?? saying(moment, run, notation).head);
    default:
      return ends(saying(moment, run, notation).head);
  }
}

/**
 * The end where there is more to say than its sentence begins with.
 * @param {Told} run @returns {Part[] | undefined}
 */
function endHead({status, stats}) {
  const {guesses = 0} = stats;
  return status === 'unique' || status === 'solved' ? say.parts(status, {guesses}) : undefined;
}
