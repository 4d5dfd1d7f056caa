/**
 * The log: one line for each cause, not for each event. Neighbouring events with the same cause become one line that
 * lists their cells or arcs.
 */

import {geometryOf} from '../grid/geometry.js';
import {guessName} from './guess-name.js';
import {arcName, conflictTail, digitsOfGuess, isLastToTry, optionWords, removedBy, stepSentence} from './narrate.js';
import {isOfPattern, reasonWords} from './pattern-words-loader.js';
import {hasSameCause} from '../run/replay.js';
import log from '../../languages/en/log.js';
import {speaker} from '../language/catalogue.js';
import {list, textOf} from './numbers.js';

/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('./narrate.js').RunFacts} RunFacts */
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
  return event.kind === 'eliminate' && event.unit === undefined && event.constraint === undefined &&
    event.clause === undefined && isOfPattern(event);
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

/** The words of a line. @typedef {Pick<Line, 'head'> & Partial<Pick<Line, 'tail' | 'cells'>>} LineWords */

/**
 * The context of a line: its events, the moment of the first, and names in a notation.
 * @typedef {object} Context
 * @property {RunEvent[]} group
 * @property {import('../run/timeline.js').Moment} moment
 * @property {RunFacts} run
 * @property {import('../grid/geometry.js').Geometry} shape
 * @property {Notation} notation
 * @property {(mark: import('../language/catalogue.js').Mark, cell?: number) => Part} equals "A4 = 3"
 */

/** @param {RunEvent[]} group @param {Timeline} timeline @param {Notation} notation @returns {Line} */
function toLine(group, timeline, notation) {
  const [event] = group;
  const {run} = timeline;
  const {kind, depth, index, cell: own = 0, digit = 0, half} = event;
  const line = {first: index + 1, last: (group.at(-1) ?? event).index + 1, depth, kind, head: [], tail: '', cells: []};
  const moment = timeline.peek(index + 1);
  if (!moment) return line;
  const shape = geometryOf(run.puzzle);
  /** @type {Context['equals']} */
  const equals = (mark, cell = own) =>
    ({text: guessName(shape, {cell, digit, half}, notation), mark, cell});
  return {...line, ...lineWords({group, moment, run, shape, notation, equals})};
}

/** @param {Context} context @returns {LineWords} */
function lineWords(context) {
  const {group: [event], moment, run, shape, notation, equals} = context;
  const {kind, depth, unit} = event;
  switch (kind) {
    case 'eliminate':
      return removalWords(context);
    case 'place':
      return {head: say.parts('place', {assignment: equals('logic')}), tail: unit === undefined ?
        say('place.last-candidate') : say('place.only-place', {unit: shape.unitName(unit, notation)})};
    case 'decide':
      return guessWords(context);
    case 'refute': {
      const slots = {depth: String(depth), assignment: equals('name')};
      if (event.outcome === 'skipped') return {head: say.parts('refute.skipped', slots)};
      return event.outcome === 'exhausted' ?
        {head: say.parts('refute.exhausted', slots), tail: say('refute.counted')} : {head: say.parts('refute', slots)};
    }
    case 'enqueue':
    case 'revise':
      return arcWords(context);
    case 'conflict':
      return {
        head: say.parts('conflict'), tail: textOf(conflictTail(shape, event, moment.before, notation)),
      };
    case 'solution':
      return {head: say.parts('solution', {number: String(event.number ?? 1)})};
    case 'step': {
      const {head, tail} = stepSentence(moment, run, notation);
      const unmarked = head.map((part) => (part.mark === 'struck' ? {text: part.text} : part));
      return {head: unmarked, tail: textOf(tail)};
    }
    case 'done':
      return {head: endHead(run) ?? stepSentence(moment, run, notation).head};
    default:
      return {head: stepSentence(moment, run, notation).head};
  }
}

/** @param {Context} context @returns {LineWords} */
function removalWords({group, moment, shape, notation, equals}) {
  const [event] = group;
  const {cell = 0, other} = event;
  const digit = shape.symbol(event.digit ?? 0);
  const name = (/** @type {RunEvent} */ each) => shape.cellName(each.cell ?? 0, notation);
  if (event.cause === 'search') {
    const slots = {cell: {text: name(event), mark: /** @type {const} */ ('name'), cell}, digit};
    return {head: say.parts(moment.previous?.outcome === 'exhausted' ? 'eliminate.counted' : 'eliminate.guess', slots)};
  }
  if (isTrial(event)) {
    return {head: say.parts('eliminate.trial', {cell: {text: name(event), mark: 'name', cell}, digit})};
  }
  const head = isOfPattern(event) ? [{text: reasonWords(event).log(shape, event, moment.before, notation)}] :
    other === undefined ? say.parts('eliminate', {digit}) :
      say.parts('eliminate.cause', {cause: equals('name', other), digit});
  return {head, cells: listed(group, name)};
}

/** @param {Context} context @returns {LineWords} */
function guessWords({group: [{depth}], moment, run, shape, equals}) {
  const options = digitsOfGuess(shape, moment, run.strategy);
  const assignment = equals('guess');
  if (isLastToTry(moment, options)) {
    return {head: say.parts('decide.last', {assignment}), tail: say('decide.last-to-try')};
  }
  return {
    head: say.parts('decide', {depth: String(depth), assignment}),
    tail: say('decide.of', {digits: optionWords(shape, options, list)}),
  };
}

/** @param {Context} context @returns {LineWords} */
function arcWords({group, moment, shape, notation}) {
  const [event] = group;
  const name = (/** @type {RunEvent} */ each) => arcName(shape, each, notation);
  const arc = name(event);
  if (event.kind === 'enqueue') {
    return group.length > 1 ? {head: say.parts('enqueue.several'), cells: listed(group, name)} :
      {head: say.parts('enqueue', {arc})};
  }
  if (group.length > 1) return {head: say.parts('revise.several'), cells: listed(group, name)};
  const removed = removedBy(event, moment.before);
  return {head: removed ? say.parts('revise.removes', {
    arc, digit: shape.symbol(removed), cell: shape.cellName(event.cell ?? 0, notation),
  }) : say.parts('revise', {arc})};
}

/** @param {RunEvent[]} group @param {(event: RunEvent) => string} name @returns {Line['cells']} */
function listed(group, name) {
  return group.map((event) => ({step: event.index + 1, name: name(event)}));
}

/**
 * The end of a run, if there is more to say than the beginning of its sentence.
 * @param {RunFacts} run @returns {Part[] | undefined}
 */
function endHead({puzzle, status, stats}) {
  if (puzzle.rules?.unread) return undefined;
  const {guesses = 0} = stats;
  return status === 'unique' || status === 'solved' ? say.parts(status, {guesses}) : undefined;
}
