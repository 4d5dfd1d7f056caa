/**
 * The line of the algorithm that a step executes. A vocabulary has the procedures of a textbook; each of their lines
 * names the events that execute it. So the line of an event, and the values of its variables, can be looked up.
 */

import {guessName} from '../guess-name.js';
import {geometryOf} from '../../grid/geometry.js';
import {AIMA} from './aima.js';
import {NORVIG} from './norvig.js';
import {digitCount, noteWords, techniquesCode} from './parts.js';
import {UDACITY} from './udacity.js';
import {candidatesOf} from '../../run/replay.js';
import {techniqueWords} from '../technique-words-loader.js';

/** @typedef {import('../../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../../grid/geometry.js').Notation} Notation */
/** @typedef {import('../../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../../run/timeline.js').Moment} Moment */
/** @typedef {import('../../run/timeline.js').Run} Run */

/**
 * The case of an event for the code: its kind, and for places, conflicts and the end, a more precise case.
 * @typedef {'place' | 'only-place' | 'set' | 'eliminate' | 'pass' | 'enqueue' | 'revise' | 'decide' | 'refute' |
 *   'emptied' | 'no-place' | 'unfillable' | 'dead-end' | 'solution' | 'done' | 'failed' | 'marks' | 'step' |
 *   'refuted' | 'learn' | 'restart'} Key
 */

/** @typedef {import('./parts.js').Note} Note */
/** @typedef {import('./parts.js').Fields} Fields */

/**
 * By key, the values that a line shows: code in which {cell}, {digit} and the like are filled in, or words.
 * @typedef {Partial<Record<Key, string | Note>>} Values
 */

/**
 * @typedef {object} Line
 * @property {number} indent
 * @property {string} text
 * @property {Values} on the events whose own line this is
 * @property {Values} also those of other lines that go through this one too
 * @property {string} [cause] the only cause of events that this line is for
 */

/**
 * @typedef {object} Procedure
 * @property {string} head
 * @property {string[] | null} causes the causes of the events that it executes; null: those of search
 * @property {Line[]} lines
 */

/**
 * A strategy, as far as a vocabulary needs to know it.
 * @typedef {object} Plan
 * @property {string[]} causes the rules that propagation applies, in their order
 * @property {boolean} isRuled true if some of them are about constraints on chosen cells
 * @property {boolean} searches
 * @property {string} variable as in a strategy
 * @property {string} value as in a strategy
 * @property {boolean} splits true if it halves the digits of a cell
 * @property {boolean} learns true if it learns clauses
 * @property {boolean} stops true if search ends at its first solution
 */

/**
 * `id`: what the attribute `vocabulary` calls it.
 * @typedef {{id: string, name: string, procedures: (plan: Plan) => Procedure[]}} Vocabulary
 */

/**
 * A line of the code as it is shown: a head, or a line of the procedure below it.
 * @typedef {Line & {number: number, isHead: boolean, causes: string[] | null}} CodeLine
 */

export const VOCABULARIES = [AIMA, NORVIG, UDACITY];

/** The propagators that each builds on. */
const BASES = new Map([
  ['only-choice', 'eliminate'], ['locked-candidates', 'only-choice'], ['naked-subsets', 'only-choice'],
  ['hidden-subsets', 'naked-subsets'],
  ['tridagons', 'all-different'],
]);

/** The keys of what ends the whole, not a rule. @type {Key[]} */
const ENDS = ['solution', 'done', 'failed'];

/** The vocabulary of that name; AIMA's, if there is none. @param {string} id */
export function vocabularyOf(id) {
  return VOCABULARIES.find((vocabulary) => vocabulary.id === id) ?? AIMA;
}

/**
 * The code of a strategy, numbered from 1.
 * @param {Record<string, any>} strategy
 * @param {Vocabulary} vocabulary
 * @param {boolean} [hasConstraints] true if the puzzle has constraints on chosen cells
 * @returns {CodeLine[]}
 */
export function codeOf(strategy, vocabulary, hasConstraints = false) {
  const {propagation, search, variable, value, solutions, branching, lookBack} = strategy;
  const searches = search !== false || propagation === 'none';
  const words = propagation === 'techniques' ? {procedures: techniquesCode} : vocabulary;
  const procedures = words.procedures({
    causes: hasConstraints ? withConstraints(rulesOf(propagation)) : rulesOf(propagation),
    isRuled: hasConstraints, searches, variable, value, learns: lookBack === 'learning' && propagation !== 'none',
    splits: branching === 'split' && lookBack !== 'learning' && propagation !== 'none',
    stops: solutions === undefined || solutions === 1,
  });
  return procedures.flatMap(({head, causes, lines}) => [
    {indent: 0, text: head, on: {}, also: {}, causes, isHead: true},
    ...lines.map((line) => ({
      ...line, on: searches && causes ? without(line.on, ENDS) : line.on, causes, isHead: false,
    })),
  ]).map((line, i) => ({...line, number: i + 1}));
}

/** The rules that a propagator applies, in their order. @param {string} propagation @returns {string[]} */
export function rulesOf(propagation) {
  if (!propagation || propagation === 'none') return [];
  const base = BASES.get(propagation) ?? /^(?:singleton|strong)-(.+)/.exec(propagation)?.[1];
  return [...(base ? rulesOf(base) : []), propagation];
}

/**
 * Constraints take their turn after the other rules, but before trials of these.
 * @param {string[]} causes @returns {string[]} empty if nothing is concluded
 */
function withConstraints(causes) {
  if (!causes.length) return [];
  const isTrial = (/** @type {string} */ cause) => /^(?:singleton|strong)-/.test(cause);
  return [...causes.filter((cause) => !isTrial(cause)), 'constraint', ...causes.filter(isTrial)];
}

/**
 * The line that an event executes; null before the first, and for what the code does not know.
 * @param {CodeLine[]} code
 * @param {RunEvent | null} event
 * @param {string} status the run's
 * @returns {CodeLine | null}
 */
export function lineOf(code, event, status) {
  if (!event) return null;
  const key = keyOf(event, status);
  // Several rules may end in a line that returns; the last of them is the strategy's own.
  return code.filter((line) => key in line.on && isFor(line, event)).at(-1) ?? null;
}

/**
 * The values that are known at a step, line by line.
 * @param {CodeLine[]} code
 * @param {Moment} moment
 * @param {Pick<Run, 'puzzle' | 'status'>} run
 * @param {Notation} notation
 * @returns {Map<number, string>} by the number of the line
 */
export function valuesAt(code, moment, run, notation) {
  const {event} = moment;
  /** @type {Map<number, string>} */
  const values = new Map();
  if (!event) return values;
  const key = keyOf(event, run.status);
  const known = fieldsOf(moment, geometryOf(run.puzzle), notation);
  for (const line of code) {
    const template = isFor(line, event) && (line.on[key] ?? line.also[key]);
    const text = template ? filled(template, known) : null;
    if (text) values.set(line.number, text);
  }
  return values;
}

/**
 * True if an event executes a line.
 * @param {CodeLine} line
 * @param {RunEvent} event
 * @param {string} status the run's
 */
export function executes(line, event, status) {
  return keyOf(event, status) in keysOf(line) && isFor(line, event);
}

/** The kinds of event among which those that go through a line are found. @param {CodeLine} line @returns {string[]} */
export function kindsOf(line) {
  return [...new Set(Object.keys(keysOf(line)).map((key) => KIND_OF[key] ?? key))];
}

/** @type {Record<string, string>} the kinds of the keys that are not called like them */
const KIND_OF = {
  'only-place': 'place', 'set': 'place', 'emptied': 'conflict', 'no-place': 'conflict', 'unfillable': 'conflict',
  'dead-end': 'conflict', 'failed': 'done', 'marks': 'step', 'refuted': 'step',
};

/**
 * The keys by which a line is found: its own, or else those of the lines that go through it.
 * @param {CodeLine} line
 * @returns {Values}
 */
function keysOf({on, also}) {
  return Object.keys(on).length ? on : also;
}

/** @param {RunEvent} event @param {string} status @returns {Key} */
function keyOf({kind, cause, unit, digit}, status) {
  switch (kind) {
    case 'place': return cause === 'search' ? 'set' : unit === undefined ? 'place' : 'only-place';
    case 'conflict': return cause === 'search' || cause === 'none' ? 'dead-end' :
      unit === undefined ? 'emptied' : digit ? 'no-place' : 'unfillable';
    case 'step': return cause === 'marks' || cause === 'refuted' ? cause : kind;
    case 'done': return status === 'none' ? 'failed' : 'done';
    default: return /** @type {Key} */ (kind);
  }
}

/** @param {CodeLine} line @param {RunEvent} event */
function isFor({cause, causes}, event) {
  const isOfSearch = !event.cause || event.cause === 'search' || event.cause === 'none';
  if (isOfSearch) return !cause;
  return cause ? cause === event.cause : !causes || causes.includes(event.cause ?? '');
}

/** @param {Values} values @param {Key[]} keys @returns {Values} */
function without(values, keys) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(/** @type {Key} */ (key))));
}

/**
 * The values that are filled in at a step; unknown ones are missing.
 * @param {Moment} moment @param {Geometry} shape @param {Notation} notation
 * @returns {Fields}
 */
function fieldsOf({event, before, state}, shape, notation) {
  const {cell, other, digit, unit, count, number, found} = event ?? {};
  const name = (/** @type {number | undefined} */ at) => (at === undefined ? undefined : shape.cellName(at, notation));
  const digits = (/** @type {import('../../run/replay.js').State} */ of, /** @type {number} */ at) => {
    const left = candidatesOf(of.candidates, at).map(shape.symbol);
    return left.length > 9 ? digitCount(left.length) : left.join(' ');
  };
  const held = (/** @type {number} */ at) => {
    const left = digits(state, at);
    return `${name(at)}${/^\w+$/.test(left) ? ' = ' : ': '}${left}`;
  };
  const symbol = digit ? shape.symbol(digit) : undefined;
  return {
    cell: name(cell), other: name(other), digit: symbol,
    assignment: cell !== undefined && digit ? guessName(shape, {cell, digit, half: event?.half}, notation) : undefined,
    unit: unit === undefined ? undefined : shape.unitName(unit, notation),
    technique: found && techniqueWords().name(found.technique),
    options: cell === undefined ? undefined : digits(before, cell),
    holds: other === undefined ? undefined : held(other),
    count, number, peers: cell === undefined ? undefined : shape.peers(cell).length - 1,
  };
}

/**
 * The template with its fields; null if one is not known.
 * @param {string | Note} template
 * @param {Fields} fields
 */
function filled(template, fields) {
  if (typeof template !== 'string') return noteWords(template, fields);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (names.some((name) => fields[name] === undefined)) return null;
  return template.replace(/\{(\w+)\}/g, (_, name) => String(fields[name] ?? ''));
}
