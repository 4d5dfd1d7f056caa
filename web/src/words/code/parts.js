/** The common parts of the vocabularies: how a line is written, and the rules that none of them has a procedure for. */
import messages from '../../../languages/en/code.js';
import {speaker} from '../../language/catalogue.js';

/** @typedef {import('./pseudocode.js').Line} Line */
/** @typedef {import('./pseudocode.js').Plan} Plan */
/** @typedef {import('./pseudocode.js').Procedure} Procedure */
/** @typedef {import('./pseudocode.js').Values} Values */

/**
 * A value in words: a message, and the fields that this needs.
 * @typedef {{id: keyof typeof messages, fields: string[]}} Note
 */

/**
 * Values that a line may show, as far as they are known.
 * @typedef {Record<string, string | number | undefined>} Fields
 */

const say = speaker('code', messages);

/** @param {Note['id']} id @param {string[]} fields @returns {Note} */
function note(id, ...fields) {
  return {id, fields};
}

/**
 * A value in words; null if one of its fields is not known.
 * @param {Note} note
 * @param {Fields} known
 */
export function noteWords({id, fields}, known) {
  const slots = fields.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]));
  return slots.length < fields.length ? null : say(id, Object.fromEntries(slots));
}

/** "12 digits", where there are too many to name. @param {number} count */
export function digitCount(count) {
  return say('digits', {count});
}

/** Notes beside lines. */
export const NOTES = {
  arcs: note('arcs', 'count'),
  assigned: note('assigned', 'count'),
  boxes: note('boxes', 'count'),
  cannot: note('cannot', 'cell', 'digit'),
  digitInUnit: note('digit-in-unit', 'digit', 'unit'),
  empty: note('empty', 'cell'),
  guess: note('guess', 'assignment', 'options'),
  noCandidate: note('no-candidate', 'cell'),
  noPlace: note('no-place', 'digit', 'unit'),
  noneFor: note('none-for', 'digit'),
  ofD: note('of-d', 'options'),
  ofHalf: note('of-half', 'options'),
  ofDigit: note('of-digit', 'options'),
  onlyPlace: note('only-place', 'assignment', 'unit'),
  peers: note('peers', 'peers'),
  removed: note('removed', 'digit', 'cell'),
  solution: note('solution', 'number'),
  squares: note('squares', 'count'),
  units: note('units', 'count'),
};

/**
 * @param {number} indent
 * @param {string} text
 * @param {Values} [on] the events whose own line this is, with the values that it shows
 * @param {Values} [also] those of other lines that go through this one too
 * @returns {Line}
 */
export function line(indent, text, on = {}, also = {}) {
  return {indent, text, on, also};
}

/** The rules of propagation, in one line each. */
const RULES = new Map([
  ['eliminate', 'remove the digit of each solved cell from its peers'],
  ['only-choice', 'if a digit has one place left in a unit: place it'],
  ['locked-candidates', 'if a digit is locked where two units cross: remove it elsewhere'],
  ['naked-subsets', 'if k cells of a unit have k digits: remove them elsewhere'],
  ['hidden-subsets', 'if k digits of a unit have k cells: remove all else there'],
  ['all-different', 'remove each digit that no way to fill its unit uses'],
  ['constraint', 'for each constraint with a changed cell: remove each digit that it can\'t have'],
  ['tridagons', 'if 11 of 12 cells have 3 digits that can\'t fill all 12: remove them from the last'],
]);

/**
 * The line of a rule that has no procedure of its own.
 * @param {number} indent
 * @param {string} cause
 * @returns {Line}
 */
export function ruleLine(indent, cause) {
  const text = RULES.get(cause) ?? (cause.includes('singleton-') ?
    'remove each digit that makes the rules above fail' : `apply ${cause}`);
  const does = cause === 'only-choice' ? {'only-place': '{cell} = {digit}'} :
    {eliminate: NOTES.removed};
  return {...line(indent, text, {pass: '', ...does}), cause};
}

/**
 * True if rules go round until none finds anything; arcs and assignments are checked as they arrive.
 * @param {string[]} causes
 */
export function goesRound(causes) {
  return causes.some((cause) => cause !== 'ac3' && cause !== 'forward-checking');
}

/** True if a rule can find that a unit can't be filled. @param {string} cause */
export function looksThroughUnits(cause) {
  return cause === 'only-choice' || cause === 'all-different';
}

/**
 * The condition of REVISE and its like for the digits of two cells, which must differ or satisfy a constraint.
 * @param {boolean} isRuled @param {string} other one of the two @param {string} own a digit of the one that is revised
 * @param {string} plain where the two only have to differ
 */
export function condition(isRuled, other, own, plain) {
  return isRuled ? `if no digit of ${other} goes with ${own}` : plain;
}

/** How search picks a cell; the star stands for the vocabulary's word for it. */
const PICKS = new Map([
  ['first', 'the first open *'], ['mrv', 'the open * with the fewest digits'],
  ['mrv-degree', 'the open * with the fewest digits, then the most open peers'], ['random', 'an open * at random'],
]);

/**
 * "the open cell with the fewest digits"
 * @param {string} variable as in a strategy
 * @param {string} noun
 */
export function pick(variable, noun) {
  return (PICKS.get(variable) ?? 'an open *').replace('*', noun);
}

/**
 * The values of the line that picks a cell.
 * @param {string} name the variable that the cell is put into
 * @returns {Values}
 */
export function picked(name) {
  const value = `${name} = {cell}`;
  return {'decide': value, 'set': value, 'dead-end': value};
}

/**
 * The line in which search tries the digits of a cell one after the other, or their halves.
 * @param {Plan} plan @param {string} digit "digit d of X" @param {string} cell "X" @param {Note} options
 */
export function triesLine({causes, value, splits}, digit, cell, options) {
  if (splits) {
    const order = value === 'ascending' ? 'the lower first' : 'first that with the digit to try first';
    return line(1, `for each half of the digits of ${cell}, ${order}`, {}, {decide: NOTES.ofHalf, set: ''});
  }
  const concludes = causes.length > 0;
  return line(1, `for each ${digit}${concludes ? '' : ' that no peer has'}, ${order(value)}`, {},
    {decide: concludes ? options : '', set: options});
}

/** The values of the line that tries a digit, or a half. */
export const TRIED = {decide: '{assignment}', set: '{cell} = {digit}'};

/** The order in which digits are tried. @param {string} value as in a strategy */
export function order(value) {
  return value === 'lcv' ? 'least taken from peers first' : value === 'random' ? 'in any order' : 'ascending';
}

/** The lines of a search that learns from a contradiction. @returns {Line[]} */
export function learnLines() {
  return [
    line(2, 'learn which guesses are behind the contradiction', {learn: '{assignment}'}),
    line(2, 'after many contradictions: start again', {restart: ''}),
  ];
}

/** @param {Plan} plan @returns {Procedure[]} */
export function techniquesCode({searches, stops}) {
  const back = {
    'emptied': NOTES.noCandidate, 'no-place': NOTES.noPlace, 'refute': NOTES.cannot,
  };
  const lost = 'if a cell has no candidate or a digit no place:';
  return [{
    head: 'SOLVE BY TECHNIQUES', causes: null, lines: [
      line(1, 'mark in each open cell the digits that no peer has', {marks: ''}),
      line(1, stops ? 'repeat until every cell is filled' : 'repeat, keeping each filled grid',
        {solution: NOTES.solution}),
      line(2, 'for each technique, easiest first'),
      line(3, 'if it finds a step: do it, begin again', {step: '{technique}'}),
      ...(searches ? [
        line(2, `${lost} undo the last guess`, back),
        line(3, 'remove its digit', {refuted: ''}),
        line(2, 'if none does: guess, in the cell with the fewest digits', {decide: NOTES.guess}),
      ] : [line(2, `${lost} stop`, back), line(2, 'if none does: stop')]),
      line(1, 'return the result', {done: '', failed: ''}),
    ],
  }];
}
