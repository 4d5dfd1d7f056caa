/**
 * Sentences for steps: present tense, the thing first, then why. A sentence is a list of parts, so that what is struck,
 * ringed or dotted in the grid wears the same mark in the words.
 */

import {allWrong, deadEnd, isSolution} from '../grid/final-check.js';
import {isReaders} from './choosing.js';
import {geometry} from '../grid/geometry.js';
import {isOfPattern, patterns} from './pattern-hook.js';
import {isBasic} from '../protocol/kinds.js';
import {candidatesOf} from '../run/replay.js';
import {propagatorName} from './strategy-names.js';
import {teller} from './technique-hook.js';
import {count, list, plural} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('../run/timeline.js').Moment} Moment */
/** @typedef {import('../run/timeline.js').Run} Run */
/** @typedef {'struck' | 'ringed' | 'name' | 'guess' | 'logic' | 'strong' | 'where'} Mark */

/**
 * A piece of a sentence: struck = the digit that leaves, ringed = the cell that causes it, name = a cell, guess and
 * logic = what was written, strong = a word that stands out, where = words that may be left out where there is no room.
 * @typedef {{text: string, mark?: Mark, cell?: number}} Part
 */

/**
 * What one kind of step says: the head names the thing, the tail says why.
 * @typedef {{head: Part[], tail: Part[]}} Saying
 */

/**
 * A run as far as it is told.
 * @typedef {Pick<Run, 'puzzle' | 'strategy' | 'status' | 'stats' | 'solutions' | 'length'>} Told
 */

/** What stands between head and tail. @type {Record<string, string>} */
const JOINTS = {place: ': ', eliminate: ': ', conflict: ': ', decide: ', ', refute: ', and ', step: ': '};

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
 * Head and tail of what a step says; the log shows them apart.
 * @param {Moment} moment
 * @param {Told} run
 * @param {Notation} notation
 * @returns {Saying}
 */
export function saying(moment, run, notation) {
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const {event, before, state} = moment;
  if (!event) return startSaying(run);
  const {kind, cell = 0, digit = 0, other, unit, depth} = event;
  const symbol = shape.symbol(digit);
  const name = shape.cellName(cell, notation);
  const write = (/** @type {Mark} */ mark) => ({text: `${name} = ${symbol}`, mark, cell});
  switch (kind) {
    case 'eliminate':
      return {
        head: [{text: symbol, mark: 'struck'}, plain(' leaves '),
          ...names([...moment.together ?? [], cell], shape, notation)],
        tail: isOfPattern(event) ? patterns.why(shape, event, before, notation) :
          other === undefined ? [] : causeTail(shape, [...moment.together ?? [], cell], other, symbol, notation),
      };
    case 'place':
      return {
        head: [write('logic')],
        tail: [plain(unit === undefined ? 'nothing else is left there' :
          `the only place for ${symbol} in ${shape.unitName(unit, notation)}`)],
      };
    case 'decide':
      return {
        head: [plain(`${isStuck(run) ? 'No technique helps here. ' : ''}Guess ${depth}: `), write('guess')],
        tail: [plain(choiceTail(shape, before, event, run.strategy))],
      };
    case 'refute':
      return {
        head: event.outcome === 'exhausted' ? [plain('Back: all of '), write('strong'), plain(' is searched')] :
          [plain('Back: '), {text: name, mark: 'name', cell}, plain(` is not ${symbol}`)],
        tail: run.strategy.propagation === 'none' ? [] : [plain(returning(before.ruledOut - state.ruledOut))],
      };
    case 'conflict':
      return {
        head: [{text: 'Contradiction', mark: 'strong'}],
        tail: [
          ...(isOfPattern(event) ? patterns.why(shape, event, before, notation) :
            [plain(emptyTail(shape, event, notation))]),
          ...otherWrongs(shape, event, state, notation),
        ],
      };
    case 'step':
      return teller.saying(shape, event, notation);
    case 'pass':
      return {head: [plain(passHead(event))], tail: []};
    case 'enqueue':
    case 'revise': {
      const arc = `${name}, ${shape.cellName(other ?? 0, notation)}`;
      return {
        head: [plain(kind === 'revise' ? `${arc} is taken from the queue and checked` :
          `${arc} is back in the queue, because ${shape.cellName(other ?? 0, notation)} changed`)],
        tail: [],
      };
    }
    case 'solution':
      return moment.index >= run.length - 1 ? endSaying(moment, run, notation) : {
        head: [{text: `Solution ${count(event.number ?? 1)}`, mark: 'strong'}],
        tail: [plain(checked(shape, run, state))],
      };
    case 'done':
      return endSaying(moment, run, notation);
    default:
      return {head: [plain(`Step ${count(moment.index)}`)], tail: []};
  }
}

/** More cells than these are counted. */
const MOST_NAMES = 4;

/**
 * "A1, A2 and A3", each cell with its mark.
 * @param {number[]} cells @param {Geometry} shape @param {Notation} notation
 * @returns {Part[]}
 */
function names(cells, shape, notation) {
  if (cells.length > MOST_NAMES) return [{text: plural(cells.length, 'cell'), mark: 'name'}];
  return cells.flatMap((cell, i) => [
    ...(i ? [plain(i === cells.length - 1 ? ' and ' : ', ')] : []),
    {text: shape.cellName(cell, notation), mark: /** @type {const} */ ('name'), cell}]);
}

/**
 * "At least two solutions; they first differ at B4": empty where fewer are known.
 * @param {Geometry} shape
 * @param {string[]} solutions
 * @param {Notation} [notation]
 */
export function severalSolutions(shape, solutions, notation) {
  if (solutions.length < 2) return '';
  const [first, second] = solutions.map((line) => (shape.size > 35 ? line.split(' ') : [...line]));
  const cell = first.findIndex((symbol, at) => symbol !== second[at]);
  return `At least two solutions; they first differ at ${shape.cellName(cell, notation)}`;
}

/** @param {Told} run @returns {Saying} */
function startSaying({puzzle}) {
  const {givens, values} = /** @type {import('../protocol/kinds.js').Puzzle} */ (puzzle);
  const given = givens.filter(Boolean).length;
  const open = givens.filter((digit, cell) => !digit && !values?.[cell]).length;
  return {head: [plain(`${plural(given, 'given')}, ${plural(open, 'cell')} open`)], tail: []};
}

/**
 * @param {Geometry} shape @param {number[]} cells @param {number} other @param {string} symbol
 * @param {Notation} notation
 * @returns {Part[]}
 */
function causeTail(shape, [first, ...more], other, symbol, notation) {
  const shared = shape.sharedUnit(first, other);
  const unit = more.every((cell) => shape.cellsOf(shared).includes(cell)) ? shared : -1;
  const where = unit < 0 ? '' : ` in the same ${['row', 'column', 'box'][Math.floor(unit / shape.size)]}`;
  return [{text: shape.cellName(other, notation), mark: 'ringed', cell: other}, {text: where, mark: 'where'},
    plain(` is ${symbol}`)];
}

/**
 * The digits a guess chooses from, and why this cell. Without propagation the candidates stay; peers' digits do not
 * count.
 * @param {Geometry} shape @param {State} before @param {import('../run/replay.js').RunEvent} event
 * @param {Told['strategy']} strategy
 */
function choiceTail(shape, before, event, strategy) {
  const {cell = 0} = event;
  const {variable} = strategy;
  const taken = new Set(shape.peers(cell).map((peer) => before.values[peer]));
  const digits = candidatesOf(before.candidates, cell).filter((digit) => !taken.has(digit)).map(shape.symbol);
  if (digits.length === 1) return 'the only digit possible there';
  const from = digits.length > 4 ? `${digits.length} digits` : list(digits);
  const why = isReaders(shape, before, event, strategy) ? 'your choice' : variable === 'first' ? 'the first open cell' :
    variable === 'random' ? 'a cell at random' : 'the fewest anywhere';
  return `from ${from}, ${why}`;
}

/**
 * @param {Geometry} shape @param {{cell?: number, unit?: number, digit?: number} | null} lost what is impossible
 * @param {Notation} [notation]
 */
function emptyTail(shape, lost, notation) {
  if (!lost) return '';
  const {cell = 0, unit, digit = 0} = lost;
  return unit === undefined ? `nothing is left for ${shape.cellName(cell, notation)}` :
    `no place for ${shape.symbol(digit)} in ${shape.unitName(unit, notation)}`;
}

/** More than these are counted, and not named. */
const MOST_WRONGS = 3;

/**
 * What else the board shows to be wrong, as "; column 5 has 2 twice (B5 and H5)": equal digits first.
 * @param {Geometry} shape @param {import('../run/replay.js').RunEvent} event
 * @param {State} state @param {Notation} notation
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
  const told = more > 1 ? [...all.slice(0, MOST_WRONGS), `${count(more)} more`] : all;
  return told.map((words) => plain(`; ${words}`));
}

/** Whether guesses come where techniques have found nothing. @param {Told} run */
function isStuck({strategy}) {
  return strategy.propagation === 'techniques';
}

/** @param {import('../run/replay.js').RunEvent} event */
function passHead(event) {
  const {cause = '', count: listed = 0} = event;
  if (!isBasic(cause)) return patterns.pass(event);
  if (cause === 'ac3') return `AC-3 starts with ${plural(listed, 'arc')} in its queue`;
  const name = propagatorName(cause);
  return cause === 'only-choice' ? `${name} looks through every unit` :
    `${name} goes through ${plural(listed, 'solved cell')}`;
}

/** The last word on a run. @param {Moment} moment @param {Told} run @param {Notation} notation @returns {Saying} */
function endSaying({state}, run, notation) {
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const {guesses = 0, backtracks = 0} = run.stats;
  const say = (/** @type {string} */ head, tail = '') =>
    ({head: [{text: head, mark: /** @type {Mark} */ ('strong')}], tail: tail ? [plain(tail)] : []});
  const tries = plural(guesses, 'guess', 'guesses');
  const work = guesses ? `${tries}, ${count(backtracks)} taken back` : 'No guess was needed';
  switch (run.status) {
    case 'unique':
      if (!state.values.includes(0)) return say('Solved', `${work}. ${checked(shape, run, state)}`);
      return say('One solution and no other', work);
    case 'solved':
      return say('Solved', `${work}. ${checked(shape, run, state)}`);
    case 'multiple':
      return say(severalSolutions(shape, run.solutions, notation) || 'More than one solution', work);
    case 'none':
      return say('No solution', sentenceCase(emptyTail(shape, deadEnd(shape, state.candidates), notation)) || work);
    case 'stuck': {
      const open = state.values.filter((digit) => !digit).length;
      const name = propagatorName(run.strategy.propagation);
      return {
        head: [plain('Nothing more leaves: '),
          plain(name === 'AC-3' ? name : name.charAt(0).toLowerCase() + name.slice(1)),
          plain(` ${name.endsWith('s') ? 'have' : 'has'} stalled with ${plural(open, 'cell')} open`)],
        tail: [],
      };
    }
    case 'limit':
      return say('Stopped at the limit', `${plural(run.length, 'step')}, ${tries} so far`);
    case 'cancelled':
      return say('Cancelled', `${plural(run.length, 'step')} are kept`);
    default:
      return say('The end');
  }
}

/**
 * The final check, in words; it is made here, on the board that is shown.
 * @param {Geometry} shape @param {Told} run @param {State} state
 */
function checked(shape, run, state) {
  return isSolution(shape, run.puzzle.givens, state.values) ? 'Every row, column and box holds each digit once' :
    'The final check fails: a unit does not hold each digit once';
}

/** @param {number} returned */
function returning(returned) {
  return returned === 1 ? '1 digit returns' : `${count(returned)} digits return`;
}

/** @param {string} text */
function sentenceCase(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} text @returns {Part} */
function plain(text) {
  return {text};
}
