/**
 * Sentences for steps: what changes is the subject, then comes why. A sentence is a list of parts, so that what is
 * struck, ringed or dotted in the grid wears the same mark in the words.
 */

import {allWrong, deadEnd, isSolution} from '../grid/final-check.js';
import {isReaders, possibleDigits, takers} from './choosing.js';
import {geometry} from '../grid/geometry.js';
import {isOfPattern, patternWords} from './pattern-words-loader.js';
import {isBasic} from '../protocol/kinds.js';
import {hasCandidate} from '../grid/candidates.js';
import {candidatesOf} from '../run/replay.js';
import {propagatorName} from './strategy-names.js';
import {techniqueWords} from './technique-words-loader.js';
import {count, either, list, plural} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../run/timeline.js').Run} Run */
/** @typedef {'struck' | 'ringed' | 'name' | 'guess' | 'logic' | 'strong' | 'where'} Mark */

/**
 * A piece of a sentence: struck = the digit that is ruled out, ringed = the cell that causes it, name = a cell, guess
 * and logic = what was written, strong = a word in bold, where = words that may be left out if there is no room.
 * @typedef {{text: string, mark?: Mark, cell?: number}} Part
 */

/**
 * What one kind of step says: the head says what happens, the tail says why.
 * @typedef {{head: Part[], tail: Part[]}} Saying
 */

/**
 * A run as far as it is told.
 * @typedef {Pick<Run, 'puzzle' | 'strategy' | 'status' | 'stats' | 'solutions' | 'length'>} Told
 */

/** What joins head and tail; other kinds make two sentences. @type {Record<string, string>} */
const JOINTS = {place: ': ', eliminate: ': ', revise: ': ', conflict: ': ', decide: '', refute: ': ', step: ': '};

/**
 * The sentence of a step as parts.
 * @param {Moment} moment
 * @param {Told} run
 * @param {Notation} [notation]
 * @returns {Part[]}
 */
export function sentence(moment, run, notation = 'A1') {
  const {head, tail} = saying(moment, run, notation);
  if (!tail.length) return [...head, plain('.')];
  const joint = JOINTS[moment.event?.kind ?? ''] ?? '. ';
  return [...head, plain(joint), ...tail, plain('.')];
}

/**
 * The sentence of a step as plain text.
 * @param {Moment} moment
 * @param {Told} run
 * @param {Notation} [notation]
 */
export function plainSentence(moment, run, notation) {
  return sentence(moment, run, notation).map(({text}) => text).join('');
}

/**
 * Head and tail of what a step says.
 * @param {Moment} moment
 * @param {Told} run
 * @param {Notation} [notation]
 * @returns {Saying}
 */
export function saying(moment, run, notation = 'A1') {
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const {event, before, state, together = []} = moment;
  if (!event) return startSaying(run);
  const {kind, cell = 0, digit = 0, other = 0, unit} = event;
  const symbol = shape.symbol(digit);
  const name = shape.cellName(cell, notation);
  const write = (/** @type {Mark} */ mark, verb = ' is ') => ({text: name + verb + symbol, mark, cell});
  switch (kind) {
    case 'eliminate':
      return {
        head: [...names([...together, cell], shape, notation), strong(' can\'t be '), {text: symbol, mark: 'struck'}],
        tail: isOfPattern(event) ? patternWords().why(shape, event, before, notation) :
          event.other === undefined ? [] : causeTail(shape, [...together, cell], other, symbol, notation),
      };
    case 'place':
      return {
        head: [write('logic')],
        tail: [plain(unit === undefined ? 'it has no other candidate' :
          `no other cell in ${shape.unitName(unit, notation)} can be ${symbol}`)],
      };
    case 'decide': {
      const options = digitsOfGuess(shape, moment, run.strategy);
      if (options.length === 1) return {head: [write('guess')], tail: [plain(': the only digit left to try')]};
      const choice = `${isStuck(run) ? 'No technique helps here. ' : ''}Guess: `;
      return {head: [strong(choice), write('guess')],
        tail: [plain(` (${guessReason(shape, before, event, run.strategy, optionWords(shape, options, either))})`)]};
    }
    case 'refute':
      return event.outcome === 'exhausted' ?
        {head: [strong('All solutions with '), write('strong', ' = '), strong(' have been counted')], tail: []} :
        {head: [write('name', ' can\'t be ')], tail: [plain('that guess led to a contradiction')]};
    case 'conflict':
      return {
        head: [strong('Contradiction')],
        tail: [...conflictTail(shape, event, before, notation), ...otherWrongs(shape, event, state, notation)],
      };
    case 'step':
      return techniqueWords().sentence(shape, event, notation);
    case 'pass':
      return {head: [plain(passHead(event))], tail: []};
    case 'enqueue':
      return {head: [plain(`${arcName(shape, event, notation)} goes back into the queue, because ` +
        `${shape.cellName(other, notation)} changed`)], tail: []};
    case 'revise':
      return {head: [plain(arcName(shape, event, notation))], tail: [plain(revision(shape, event, before, notation))]};
    case 'solution':
      return moment.index >= run.length - 1 ? endSaying(moment, run, notation) : {
        head: [strong(`Solution ${count(event.number ?? 1)}`)], tail: [plain(checked(shape, run, state))],
      };
    case 'done':
      return endSaying(moment, run, notation);
    default:
      return {head: [plain(`Step ${count(moment.index)}`)], tail: []};
  }
}

/** "(A1 → A2)" @param {Geometry} shape @param {{cell?: number, other?: number}} arc @param {Notation} [notation] */
export function arcName(shape, {cell = 0, other = 0}, notation) {
  return `(${shape.cellName(cell, notation)} → ${shape.cellName(other, notation)})`;
}

/**
 * The digit that a revision of an arc removes; 0 for none.
 * @param {{cell?: number, other?: number}} arc @param {State} before
 */
export function removedBy({cell = 0, other = 0}, {candidates}) {
  const [digit = 0, ...more] = candidatesOf(candidates, other);
  return !more.length && digit && hasCandidate(candidates, cell, digit) ? digit : 0;
}

/**
 * What a revision does.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} arc @param {State} before
 * @param {Notation} [notation]
 */
function revision(shape, arc, before, notation) {
  const [cell, other] = [arc.cell ?? 0, arc.other ?? 0].map((each) => shape.cellName(each, notation));
  const left = candidatesOf(before.candidates, arc.other ?? 0);
  if (left.length !== 1) return `nothing to remove, ${other} still has several candidates`;
  const symbol = shape.symbol(left[0]);
  return removedBy(arc, before) ? `${other} is ${symbol}, so ${cell} can't be ${symbol}` :
    `nothing to remove, ${cell} already can't be ${symbol}`;
}

/**
 * The first reason of a contradiction.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} event @param {State} before
 * @param {Notation} [notation]
 */
export function conflictTail(shape, event, before, notation) {
  return isOfPattern(event) ? patternWords().why(shape, event, before, notation) :
    [plain(emptyTail(shape, event, notation))];
}

/** More cells than these are counted. */
const MOST_NAMES = 4;

/**
 * "A1, A2 and A3", each cell with its mark.
 * @param {number[]} cells @param {Geometry} shape @param {Notation} [notation]
 * @returns {Part[]}
 */
function names(cells, shape, notation) {
  if (cells.length > MOST_NAMES) return [{text: plural(cells.length, 'cell'), mark: 'name'}];
  return cellList(shape, cells, 'name', notation);
}

/**
 * "A5 and F5", "A5, B5 and F5"
 * @param {Geometry} shape @param {number[]} cells @param {'ringed' | 'name'} mark @param {Notation} [notation]
 * @returns {Part[]}
 */
export function cellList(shape, cells, mark, notation) {
  return cells.flatMap((cell, i) => [
    ...(i ? [plain(i === cells.length - 1 ? ' and ' : ', ')] : []),
    {text: shape.cellName(cell, notation), mark, cell}]);
}

/**
 * "At least two solutions; they first differ in B4": empty where fewer are known.
 * @param {Geometry} shape
 * @param {string[]} solutions
 * @param {Notation} [notation]
 */
export function severalSolutions(shape, solutions, notation) {
  if (solutions.length < 2) return '';
  const [first, second] = solutions.map((line) => (shape.size > 35 ? line.split(' ') : [...line]));
  const cell = first.findIndex((symbol, at) => symbol !== second[at]);
  return `At least two solutions; they first differ in ${shape.cellName(cell, notation)}`;
}

/** @param {Told} run @returns {Saying} */
function startSaying({puzzle}) {
  const {givens, values} = /** @type {import('../protocol/kinds.js').Puzzle} */ (puzzle);
  const given = givens.filter(Boolean).length;
  const open = givens.filter((digit, cell) => !digit && !values?.[cell]).length;
  return {head: [plain(`${plural(given, 'given')}, ${plural(open, 'open cell')}`)], tail: []};
}

/**
 * @param {Geometry} shape @param {number[]} cells @param {number} other @param {string} symbol
 * @param {Notation} [notation]
 * @returns {Part[]}
 */
function causeTail(shape, [first, ...more], other, symbol, notation) {
  const shared = shape.sharedUnit(first, other);
  const unit = more.every((cell) => shape.cellsOf(shared).includes(cell)) ? shared : -1;
  const where = unit < 0 ? '' : ` in the same ${unitKind(shape, unit)}`;
  return [{text: shape.cellName(other, notation), mark: 'ringed', cell: other}, {text: where, mark: 'where'},
    plain(` is ${symbol}`)];
}

/** "box" @param {Geometry} shape @param {number} unit */
function unitKind(shape, unit) {
  return shape.unitName(unit).split(' ')[0];
}

/**
 * The digits that a guess chooses from: those that are possible there, but for those that were tried. A guess that is
 * not the first in its cell comes right after the one before it was undone.
 * @param {Geometry} shape @param {Pick<Moment, 'event' | 'before' | 'previous'>} moment
 * @param {Told['strategy']} strategy
 */
export function digitsOfGuess(shape, {event, before, previous}, {value}) {
  const {cell = 0, digit = 0} = event ?? {};
  const open = possibleDigits(shape, before, cell);
  if (previous?.kind !== 'refute' || previous.cell !== cell) return open;
  const rank = (/** @type {number} */ each) => (value === 'lcv' ? takers(shape, before, cell, each) * 64 : 0) + each;
  const isOrdered = value !== 'random' && rank(previous.digit ?? 0) < rank(digit);
  return open.filter((each) => each !== previous.digit && (!isOrdered || rank(each) >= rank(digit)));
}

/** "3 or 9", "5 digits" @param {Geometry} shape @param {number[]} digits @param {typeof either} join */
export function optionWords(shape, digits, join) {
  return digits.length > 4 ? `${digits.length} digits` : join(digits.map(shape.symbol));
}

/**
 * The digits, and why this cell.
 * @param {Geometry} shape @param {State} before @param {import('../run/replay.js').RunEvent} event
 * @param {Told['strategy']} strategy @param {string} options
 */
function guessReason(shape, before, event, strategy, options) {
  const {variable} = strategy;
  const why = isReaders(shape, before, event, strategy) ? 'your choice' : variable === 'first' ? 'the first open cell' :
    variable === 'random' ? 'chosen at random' : '';
  return why ? `${why}; ${options}` : `${options}; no cell has fewer candidates`;
}

/**
 * @param {Geometry} shape @param {{cell?: number, unit?: number, digit?: number} | null} lost what is impossible
 * @param {Notation} [notation]
 */
function emptyTail(shape, lost, notation) {
  if (!lost) return '';
  const {cell = 0, unit, digit = 0} = lost;
  return unit === undefined ? `${shape.cellName(cell, notation)} has no candidate left` :
    `${shape.symbol(digit)} has no place left in ${shape.unitName(unit, notation)}`;
}

/** More than these are counted, and not named. */
const MOST_WRONGS = 3;

/**
 * What else the board shows to be wrong, as ". Column 5 has 2 twice (B5 and H5)": equal digits first.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} event
 * @param {State} state @param {Notation} [notation]
 */
function otherWrongs(shape, event, state, notation) {
  const wrong = allWrong(shape, state);
  const twice = wrong.clashes.map(({unit, digit, cells}) => `${shape.unitName(unit, notation)} has ` +
    `${shape.symbol(digit)} twice (${cells.map((cell) => shape.cellName(cell, notation)).join(' and ')})`);
  /** @param {import('../grid/final-check.js').DeadEnd} deadEnd */
  const isTold = ({cell, unit, digit}) => event.unit === undefined ?
    cell !== undefined && cell === event.cell : unit === event.unit && digit === event.digit;
  const ends = wrong.deadEnds.filter((end) => !isTold(end)).map((end) => emptyTail(shape, end, notation));
  const all = [...twice, ...ends];
  const more = all.length - MOST_WRONGS;
  const told = more > 1 ? [...all.slice(0, MOST_WRONGS), `${count(more)} more units or cells are wrong`] : all;
  return told.map((words) => plain(`. ${sentenceCase(words)}`));
}

/** Whether guesses come where techniques have found nothing. @param {Told} run */
function isStuck({strategy}) {
  return strategy.propagation === 'techniques';
}

/** @param {import('../run/replay.js').RunEvent} event */
function passHead(event) {
  const {cause = '', count: listed = 0} = event;
  if (!isBasic(cause)) return patternWords().pass(event);
  return `${propagatorName(cause)}: ` + (cause === 'ac3' ? `putting ${plural(listed, 'arc')} into the queue` :
    cause === 'only-choice' ? 'checking every unit' : `checking ${plural(listed, 'solved cell')}`);
}

/** The last word on a run. @param {Moment} moment @param {Told} run @param {Notation} [notation] @returns {Saying} */
function endSaying({state}, run, notation) {
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const {guesses = 0, backtracks = 0} = run.stats;
  const say = (/** @type {string} */ head, tail = '') => ({head: [strong(head)], tail: tail ? [plain(tail)] : []});
  const tries = plural(guesses, 'guess', 'guesses');
  switch (run.status) {
    case 'unique':
      if (!state.values.includes(0)) return say('Solved', checked(shape, run, state));
      return say('Exactly one solution', guesses ? `Search made ${tries} and undid ${count(backtracks)} of them` :
        'No guess was needed');
    case 'solved':
      return say('Solved', checked(shape, run, state));
    case 'multiple': {
      const words = severalSolutions(shape, run.solutions, notation) || 'At least two solutions';
      const [what, where] = words.split(/(?=;)/);
      return {head: [strong(what), ...(where ? [plain(where)] : [])], tail: []};
    }
    case 'none':
      return say('No solution', sentenceCase(emptyTail(shape, deadEnd(shape, state.candidates), notation)) ||
        (guesses ? 'Every guess led to a contradiction' : ''));
    case 'stuck': {
      const open = state.values.filter((digit) => !digit).length;
      return {head: [plain(`${isStuck(run) ? 'Techniques have' : 'Propagation has'} stalled: ` +
        `${plural(open, 'cell is', 'cells are')} still open`)], tail: []};
    }
    case 'limit':
      return say('Stopped at the limit', `The run has ${plural(run.length, 'step')} and ${tries} so far`);
    case 'cancelled':
      return say('Cancelled', `The run keeps its ${plural(run.length, 'step')}`);
    default:
      return say('The end');
  }
}

/**
 * The final check, in words; it is made here, on the board that is shown.
 * @param {Geometry} shape @param {Told} run @param {State} state
 */
function checked(shape, run, state) {
  const units = [...new Set(Array.from({length: 3 * shape.size}, (_, unit) => unitKind(shape, unit)))];
  return isSolution(shape, run.puzzle.givens, state.values) ? `Every ${list(units)} has each digit once` :
    `The final check failed: not every ${either(units)} has each digit once`;
}

/** @param {string} text */
function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} text @returns {Part} */
function plain(text) {
  return {text};
}

/** @param {string} text @returns {Part} */
function strong(text) {
  return {text, mark: 'strong'};
}
