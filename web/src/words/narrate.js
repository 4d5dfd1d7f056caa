/**
 * Sentences for steps: first the change, then its reason. A sentence is a list of parts, so that a word has the same
 * mark as its cell or digit on the grid.
 */

import {allWrong, deadEnd, fillsUnits} from '../grid/final-check.js';
import {isReaders, possibleDigits, takers} from './choosing.js';
import {geometryOf} from '../grid/geometry.js';
import {guessName, leaves} from './guess-name.js';
import {constraintWords, isOfPattern, learntWords, reasonWords} from './pattern-words-loader.js';
import {isBasic} from '../protocol/kinds.js';
import {hasCandidate} from '../grid/candidates.js';
import {speaker} from '../language/catalogue.js';
import {candidatesOf} from '../run/replay.js';
import {propagatorName} from './strategy-names.js';
import {techniqueWords} from './technique-words-loader.js';
import {either, kindName, list, listParts, sentenceCase, textOf} from './numbers.js';
import steps from '../../languages/en/steps.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../run/timeline.js').Run} Run */
/** @typedef {import('../language/catalogue.js').Part} Part */

/**
 * The sentence of a step: the head says what happens, the tail says why.
 * @typedef {{head: Part[], tail: Part[]}} StepSentence
 */

/**
 * The part of a run that sentences need.
 * @typedef {Pick<Run, 'puzzle' | 'strategy' | 'status' | 'stats' | 'solutions' | 'length'>} RunFacts
 */

const say = speaker('steps', steps);

/** The text between head and tail; other kinds make two sentences. @type {Record<string, string>} */
const JOINTS = {place: ': ', eliminate: ': ', revise: ': ', conflict: ': ', decide: '', refute: ': ', step: ': '};

/**
 * The sentence of a step as parts.
 * @param {Moment} moment
 * @param {RunFacts} run
 * @param {Notation} [notation]
 * @returns {Part[]}
 */
export function sentence(moment, run, notation = 'A1') {
  const {head, tail} = stepSentence(moment, run, notation);
  if (!tail.length) return [...head, plain('.')];
  const joint = JOINTS[moment.event?.kind ?? ''] ?? '. ';
  return [...head, plain(joint), ...tail, plain('.')];
}

/**
 * The sentence of a step as plain text.
 * @param {Moment} moment
 * @param {RunFacts} run
 * @param {Notation} [notation]
 */
export function plainSentence(moment, run, notation) {
  return textOf(sentence(moment, run, notation));
}

/**
 * Head and tail of what a step says.
 * @param {Moment} moment
 * @param {RunFacts} run
 * @param {Notation} [notation]
 * @returns {StepSentence}
 */
export function stepSentence(moment, run, notation = 'A1') {
  const shape = geometryOf(run.puzzle);
  const {event, before, state} = moment;
  if (!event) return startSentence(run);
  const {kind, cell = 0, digit = 0, other = 0, unit, half} = event;
  const symbol = shape.symbol(digit);
  const name = shape.cellName(cell, notation);
  const alone = (/** @type {Part[]} */ head) => ({head, tail: []});
  /** @param {'logic' | 'guess'} mark @returns {Part} */
  const is = (mark) => ({text: say(half ? `is.${half}` : 'is', {cell: name, digit: symbol}), mark, cell});
  switch (kind) {
    case 'eliminate':
      return removalSentence(shape, moment, notation);
    case 'place':
      return {
        head: say.parts('place', {assignment: is('logic')}),
        tail: unit === undefined ? say.parts('place.last-candidate') :
          say.parts('place.only-place', {unit: shape.unitName(unit, notation), digit: symbol}),
      };
    case 'decide':
      return decision(shape, moment, run, is('guess'));
    case 'refute':
      return takenBack(shape, event, notation);
    case 'conflict':
      return {
        head: say.parts('conflict'),
        tail: [...conflictTail(shape, event, before, notation), ...otherWrongs(shape, event, state, notation)],
      };
    case 'step':
      return techniqueWords().sentence(shape, event, notation);
    case 'pass':
      return alone([plain(passHead(event))]);
    case 'enqueue':
      return alone(say.parts('enqueue', {
        arc: arcName(shape, event, notation), cause: shape.cellName(other, notation),
      }));
    case 'revise':
      return {head: [plain(arcName(shape, event, notation))], tail: [plain(revision(shape, event, before, notation))]};
    case 'solution':
      return moment.index >= run.length - 1 ? endSentence(moment, run, notation) : {
        head: say.parts('solution', {number: event.number ?? 1}), tail: [plain(checked(shape, run, state))],
      };
    case 'done':
      return endSentence(moment, run, notation);
    default:
      return learntWords()?.sentence(shape, moment, notation) ?? alone(say.parts('unknown', {number: moment.index}));
  }
}

/**
 * The sentence of a guess.
 * @param {Geometry} shape @param {Moment} moment @param {RunFacts} run @param {Part} assignment "A4 is 3"
 * @returns {StepSentence}
 */
function decision(shape, {event, before, previous}, run, assignment) {
  const options = digitsOfGuess(shape, {event, before, previous}, run.strategy);
  if (!event || isLastToTry({event, previous}, options)) {
    return {head: [assignment], tail: say.parts(event?.half ? 'decide.last.half' : 'decide.last')};
  }
  return {
    head: say.parts(isStuck(run) ? 'decide.stuck' : 'decide', {assignment}),
    tail: say.parts(guessReason(shape, before, event, run.strategy), {options: optionWords(shape, options, either)}),
  };
}

/**
 * The sentence of a guess that is undone; a jump back undoes others with it.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} event @param {Notation} notation
 * @returns {StepSentence}
 */
function takenBack(shape, event, notation) {
  const {cell = 0, digit = 0, half, outcome} = event;
  const assignment = guessName(shape, event, notation);
  if (outcome === 'skipped') {
    return {head: say.parts('refute.skipped', {assignment}), tail: say.parts('refute.skipped.why')};
  }
  if (outcome === 'exhausted') return {head: say.parts('refute.counted', {assignment}), tail: []};
  const slots = {cell: shape.cellName(cell, notation), digit: shape.symbol(digit)};
  return {
    head: [{text: say(half ? `is-not.${half}` : 'is-not', slots), mark: 'name', cell}], tail: say.parts('refute.why'),
  };
}

/**
 * Search rules out a digit that it has just refuted, or has counted the solutions of.
 * @param {Moment} moment @param {{cell: Part, digit: Part}} slots @returns {StepSentence}
 */
function ruledOut({previous}, slots) {
  return previous?.outcome === 'exhausted' ?
    {head: say.parts('ruled-out.counted', slots), tail: say.parts('ruled-out.counted.why')} :
    {head: say.parts('eliminate', {cells: [slots.cell], digit: slots.digit, count: 1}), tail: say.parts('refute.why')};
}

/** @param {Geometry} shape @param {Moment} moment @param {Notation} notation @returns {StepSentence} */
function removalSentence(shape, moment, notation) {
  const {event, before, together = []} = moment;
  const removal = /** @type {import('../run/replay.js').RunEvent} */ (event);
  const {cell = 0, digit = 0, other} = removal;
  const symbol = shape.symbol(digit);
  const cells = [...together, cell];
  if (removal.cause === 'search') {
    return ruledOut(moment, {
      cell: {text: shape.cellName(cell, notation), mark: 'name', cell}, digit: {text: symbol, mark: 'struck'},
    });
  }
  return {
    head: say.parts('eliminate', {
      cells: names(cells, shape, notation), digit: {text: symbol, mark: 'struck'}, count: cells.length,
    }),
    tail: isOfPattern(removal) ? reasonWords(removal).why(shape, removal, before, notation) :
      other === undefined ? [] : causeTail(shape, cells, other, symbol, notation),
  };
}

/** "(A1 → A2)" @param {Geometry} shape @param {{cell?: number, other?: number}} arc @param {Notation} [notation] */
export function arcName(shape, {cell = 0, other = 0}, notation) {
  return say('arc', {cell: shape.cellName(cell, notation), other: shape.cellName(other, notation)});
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
 * The tail of a revision: what it removed, or why nothing.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} arc @param {State} before
 * @param {Notation} [notation]
 */
function revision(shape, arc, before, notation) {
  const [cell, other] = [arc.cell ?? 0, arc.other ?? 0].map((each) => shape.cellName(each, notation));
  const left = candidatesOf(before.candidates, arc.other ?? 0);
  if (left.length !== 1) return say('revise.several', {other});
  const digit = shape.symbol(left[0]);
  return removedBy(arc, before) ? say('revise.removes', {other, digit, cell}) : say('revise.nothing', {cell, digit});
}

/**
 * The first reason of a contradiction.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} event @param {State} before
 * @param {Notation} [notation]
 */
export function conflictTail(shape, event, before, notation) {
  return isOfPattern(event) ? reasonWords(event).why(shape, event, before, notation) :
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
  if (cells.length > MOST_NAMES) return [{text: say('cells', {count: cells.length}), mark: 'name'}];
  return cellList(shape, cells, 'name', notation);
}

/**
 * "A5 and F5", "A5, B5 and F5"
 * @param {Geometry} shape @param {number[]} cells @param {'ringed' | 'name'} mark @param {Notation} [notation]
 * @returns {Part[]}
 */
export function cellList(shape, cells, mark, notation) {
  return listParts(cells.map((cell) => ({text: shape.cellName(cell, notation), mark, cell})), 'and');
}

/**
 * "At least two solutions; they first differ in B4", as far as they are known.
 * @param {Geometry} shape
 * @param {string[]} solutions
 * @param {Notation} [notation]
 * @returns {Part[]}
 */
export function severalSolutions(shape, solutions, notation) {
  if (solutions.length < 2) return say.parts('several');
  const [first, second] = solutions.map((line) => (shape.size > 35 ? line.split(' ') : [...line]));
  const cell = first.findIndex((symbol, at) => symbol !== second[at]);
  return say.parts('several.differ', {cell: shape.cellName(cell, notation)});
}

/** @param {RunFacts} run @returns {StepSentence} */
function startSentence({puzzle}) {
  const {givens, values} = /** @type {import('../protocol/kinds.js').Puzzle} */ (puzzle);
  const given = givens.filter(Boolean).length;
  const open = givens.filter((digit, cell) => !digit && !values?.[cell]).length;
  return {head: say.parts('start', {givens: given, open}), tail: []};
}

/**
 * "B3 in the same row is 4"
 * @param {Geometry} shape @param {number[]} cells @param {number} other @param {string} symbol
 * @param {Notation} [notation]
 * @returns {Part[]}
 */
export function causeTail(shape, [first, ...more], other, symbol, notation) {
  return say.parts('eliminate.cause', {
    cause: {text: shape.cellName(other, notation), mark: 'ringed', cell: other},
    kind: linkBetween(shape, [first, ...more], other), digit: symbol,
  });
}

/**
 * The link that keeps a cell's digit out of others: a kind of unit that they share, or the move between them.
 * @param {Geometry} shape @param {number[]} cells @param {number} other
 */
function linkBetween(shape, [first, ...more], other) {
  const unit = shape.sharedUnit(first, other);
  const kind = unit < 0 ? shape.pairKind(first, other) : shape.unitKind(unit);
  const isCommon = more.every((cell) =>
    (unit < 0 ? shape.pairKind(cell, other) === kind : shape.cellsOf(unit).includes(cell)));
  return kind && isCommon ? kind : 'none';
}

/**
 * True if a guess is all that is left to try in its cell: one digit, or the other half.
 * @param {Pick<Moment, 'event' | 'previous'>} moment @param {number[]} options
 */
export function isLastToTry({event, previous}, options) {
  return event?.half ? previous?.kind === 'refute' : options.length === 1;
}

/**
 * The digits that a guess chooses from: those that are possible there, but for those that were tried. A guess that is
 * not the first in its cell comes right after the one before it was undone.
 * @param {Geometry} shape @param {Pick<Moment, 'event' | 'before' | 'previous'>} moment
 * @param {RunFacts['strategy']} strategy
 */
export function digitsOfGuess(shape, {event, before, previous}, {value}) {
  const {cell = 0, digit = 0} = event ?? {};
  const open = possibleDigits(shape, before, cell);
  if (previous?.kind !== 'refute' || previous.cell !== cell) return open;
  if (event?.half) return open.filter((each) => leaves(event, each));
  const rank = (/** @type {number} */ each) => (value === 'lcv' ? takers(shape, before, cell, each) * 64 : 0) + each;
  const isOrdered = value !== 'random' && rank(previous.digit ?? 0) < rank(digit);
  return open.filter((each) => each !== previous.digit && (!isOrdered || rank(each) >= rank(digit)));
}

/** "3 or 9", "5 digits" @param {Geometry} shape @param {number[]} digits @param {typeof either} join */
export function optionWords(shape, digits, join) {
  return digits.length > 4 ? say('digits', {count: digits.length}) : join(digits.map(shape.symbol));
}

/**
 * The message that says why this cell.
 * @param {Geometry} shape @param {State} before @param {import('../run/replay.js').RunEvent} event
 * @param {RunFacts['strategy']} strategy
 * @returns {'decide.reader' | 'decide.first' | 'decide.random' | 'decide.fewest'}
 */
function guessReason(shape, before, event, strategy) {
  if (isReaders(shape, before, event, strategy)) return 'decide.reader';
  const {variable} = strategy;
  return variable === 'first' ? 'decide.first' : variable === 'random' ? 'decide.random' : 'decide.fewest';
}

/**
 * @param {Geometry} shape @param {{cell?: number, unit?: number, digit?: number} | null} lost the impossible one
 * @param {Notation} [notation]
 */
function emptyTail(shape, lost, notation) {
  if (!lost) return '';
  const {cell = 0, unit, digit = 0} = lost;
  return unit === undefined ? say('conflict.cell', {cell: shape.cellName(cell, notation)}) :
    say('conflict.unit', {digit: shape.symbol(digit), unit: shape.unitName(unit, notation)});
}

/** Of more, the others are counted, and not named, unless there is only one other. */
const MOST_WRONGS = 2;

/**
 * Other contradictions on the board, as ". Column 5 has 2 twice (B5 and H5)": equal digits first.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} event
 * @param {State} state @param {Notation} [notation]
 */
function otherWrongs(shape, event, state, notation) {
  const wrong = allWrong(shape, state);
  const twice = wrong.clashes.map(({unit, digit, cells}) => {
    const slots = {digit: shape.symbol(digit), cells: list(cells.map((cell) => shape.cellName(cell, notation)))};
    return unit < 0 ? say('conflict.pair', {...slots, kind: shape.pairKind(...cells) ?? ''}) :
      say('conflict.twice', {...slots, unit: shape.unitName(unit, notation)});
  });
  /** @param {import('../grid/final-check.js').DeadEnd} deadEnd */
  const isTold = ({cell, unit, digit}) => event.unit === undefined ?
    cell !== undefined && cell === event.cell : unit === event.unit && digit === event.digit;
  const ends = wrong.deadEnds.filter((end) => !isTold(end)).map((end) => emptyTail(shape, end, notation));
  const all = [...twice, ...ends];
  const more = all.length - MOST_WRONGS;
  const shown = more > 1 ? [...all.slice(0, MOST_WRONGS), say('conflict.more', {count: more})] : all;
  return shown.map((words) => plain(`. ${sentenceCase(words)}`));
}

/** True if guesses come where techniques have found nothing. @param {RunFacts} run */
function isStuck({strategy}) {
  return strategy.propagation === 'techniques';
}

/** @param {import('../run/replay.js').RunEvent} event */
function passHead(event) {
  const {cause = '', count: listed = 0} = event;
  if (!isBasic(cause)) return reasonWords(event).pass(event);
  const propagator = propagatorName(cause);
  return cause === 'ac3' ? say('pass.arcs', {propagator, count: listed}) :
    cause === 'only-choice' ? say('pass.units', {propagator}) : say('pass.cells', {propagator, count: listed});
}

/** Statuses that say something about the solutions of a puzzle. */
const CLAIMS = new Set(['unique', 'solved', 'multiple', 'none']);

/**
 * The last word on a run.
 * @param {Moment} moment @param {RunFacts} run @param {Notation} [notation]
 * @returns {StepSentence}
 */
function endSentence({state}, run, notation) {
  const shape = geometryOf(run.puzzle);
  const {guesses = 0, backtracks = 0} = run.stats;
  /** @param {Parameters<typeof say>[0]} id @param {string} [tail] */
  const ends = (id, tail = '') => ({head: say.parts(id), tail: tail ? [plain(tail)] : []});
  if (run.puzzle.rules?.unread && CLAIMS.has(run.status)) return ends('unread', say('unread.only'));
  switch (run.status) {
    case 'unique':
      if (!state.values.includes(0)) return ends('solved', checked(shape, run, state));
      return ends('unique', guesses ? say('unique.search', {guesses, undone: backtracks}) : say('unique.no-guess'));
    case 'solved':
      return ends('solved', checked(shape, run, state));
    case 'multiple':
      return {head: severalSolutions(shape, run.solutions, notation), tail: []};
    case 'none':
      return ends('none', sentenceCase(emptyTail(shape, deadEnd(shape, state.candidates), notation)) ||
        (guesses ? say('none.guesses') : ''));
    case 'stuck': {
      const open = state.values.filter((digit) => !digit).length;
      return {head: say.parts(isStuck(run) ? 'stuck.techniques' : 'stuck', {open}), tail: []};
    }
    case 'limit':
      return ends('limit', say('limit.length', {steps: run.length, guesses}));
    case 'cancelled':
      return ends('cancelled', say('cancelled.length', {steps: run.length}));
    default:
      return ends('end');
  }
}

/**
 * The final check, in words; it is made here, on the board that is shown. Empty if some rule can't be checked here.
 * @param {Geometry} shape @param {RunFacts} run @param {State} state
 */
function checked(shape, run, state) {
  const kinds = new Set(Array.from({length: shape.complete}, (_, unit) => shape.unitKind(unit)));
  const check = shape.constraints.length ? constraintWords()?.finalCheck : null;
  const hasMore = shape.complete < shape.units || shape.rules?.pairs.length || check;
  const isRight = (check ?? fillsUnits)(shape, run.puzzle.givens, state.values);
  const units = (isRight ? list : either)([...kinds].map(kindName));
  return isRight === null ? '' : say(`solved.${isRight ? 'checked' : 'wrong'}${hasMore ? '.rules' : ''}`, {units});
}

/** @param {string} text @returns {Part} */
function plain(text) {
  return {text};
}
