/**
 * The log: a line a cause, not an event. Neighbouring events with the same cause become one line that lists their
 * cells.
 */

import {geometry} from '../grid/geometry.js';
import {saying} from './narrate.js';
import {isOfPattern} from './pattern-hook.js';
import {hasSameCause} from '../run/replay.js';
import {plural} from './numbers.js';

/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {import('./narrate.js').Told} Told */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */

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
 * @property {{step: number, name: string}[]} cells one a step, where the line lists several
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
  return events && grouped(events).map((group) => toLine(group, timeline, notation));
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

/** @param {RunEvent} event */
function isListed({kind}) {
  return kind === 'eliminate' || kind === 'enqueue' || kind === 'revise';
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
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const line = {first: event.index + 1, last: (group.at(-1) ?? event).index + 1, depth: event.depth, kind: event.kind};
  const tell = () => {
    const moment = timeline.peek(event.index + 1);
    const {head, tail} = moment ? saying(moment, run, notation) : {head: [], tail: []};
    return {head, tail: tail.map(({text}) => text).join('')};
  };
  if (isListed(event)) {
    const isOfCell = event.kind === 'revise' && event.cell === (group[1] ?? event).cell;
    const listed = isOfCell ? 'other' : 'cell';
    return {
      ...line, head: listHead(event, isOfCell, isOfPattern(event) ? tell().tail : '', shape, notation), tail: '',
      cells: group.map((each) => ({step: each.index + 1, name: shape.cellName(each[listed] ?? 0, notation)})),
    };
  }
  if (event.kind === 'solution') {
    return {...line, head: [{text: `Solution ${event.number ?? 1}`, mark: 'strong'}], tail: '', cells: []};
  }
  if (event.kind === 'done') return {...line, head: [{text: endHead(run), mark: 'strong'}], tail: '', cells: []};
  if (event.kind === 'step') {
    const {head, tail} = tell();
    return {...line, head: head.map((part) => (part.mark === 'struck' ? {text: part.text} : part)), tail, cells: []};
  }
  return {...line, ...tell(), cells: []};
}

/**
 * "G3 is 9, so 9 leaves", before the cells that it leaves
 * @param {RunEvent} event @param {boolean} isOfCell whether the arcs are those of one cell
 * @param {string} why the reason of the first event
 * @param {ReturnType<typeof geometry>} shape @param {Notation} notation @returns {Part[]}
 */
function listHead({kind, cell = 0, other, digit = 0}, isOfCell, why, shape, notation) {
  const symbol = shape.symbol(digit);
  const name = (/** @type {number} */ at) => (
    {text: shape.cellName(at, notation), mark: /** @type {const} */ ('name')});
  if (isOfCell) return [name(cell), {text: ' is checked against '}];
  if (other === undefined) return [{text: why ? `${symbol} leaves, since ${why}: ` : `${symbol} leaves `}];
  if (kind === 'revise') return [{text: 'Checked against '}, name(other), {text: ': '}];
  const verb = kind === 'enqueue' ? ' changed, so its arcs are back: ' : ` is ${symbol}, so ${symbol} leaves `;
  return [name(other), {text: verb}];
}

/** @param {Told} run */
function endHead({status, stats}) {
  /** @type {Record<string, string>} */
  const words = {
    unique: 'Solved, and no other way', solved: 'Solved', multiple: 'More than one solution', none: 'No solution',
    stuck: 'Nothing more leaves', limit: 'Stopped at the limit', cancelled: 'Cancelled',
  };
  return `${words[status] ?? 'The end'}, ${plural(stats.guesses ?? 0, 'guess', 'guesses')}`;
}
