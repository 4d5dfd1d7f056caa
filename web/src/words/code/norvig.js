/** The words of Norvig's essay on solving every Sudoku: assign, eliminate, search. */

import {NOTES, TRIED, condition, goesRound, learnLines, line, pick, picked, ruleLine, triesLine} from './parts.js';

/** @typedef {import('./pseudocode.js').Line} Line */
/** @typedef {import('./pseudocode.js').Plan} Plan */
/** @typedef {import('./pseudocode.js').Procedure} Procedure */

/** @type {import('./pseudocode.js').Vocabulary} */
export const NORVIG = {
  id: 'norvig', name: 'Norvig',
  procedures(plan) {
    const {causes, searches, isRuled} = plan;
    return [
      ...(searches ? [search(plan)] : []),
      ...(causes.length ? [propagate(causes, isRuled), eliminate(causes)] : []),
      ...(searches || causes.includes('only-choice') ? [assign(plan)] : []),
    ];
  },
};

/** @param {Plan} plan @returns {Procedure} */
function assign({splits}) {
  const value = 'd = {digit}';
  return {
    head: 'assign(s, d)', causes: null, lines: [
      line(1, 'keep only d in s', {}, {...splits ? {} : {decide: value}, 'set': value, 'only-place': value}),
    ],
  };
}

/** @param {Plan} plan @returns {Procedure} */
function search(plan) {
  const {causes, variable, stops, splits, learns} = plan;
  const concludes = causes.length > 0;
  return {
    head: 'search', causes: null, lines: [
      line(1, `if every square is solved: ${stops ? 'return it' : 'keep it, and fail'}`,
        {solution: NOTES.solution}),
      line(1, `s ← ${pick(variable, 'square')}`, {}, picked('s')),
      triesLine(plan, 'digit d of s', 's', NOTES.ofD),
      line(2, splits ? 'in a copy, keep only that half in s' : 'in a copy, assign(s, d)', TRIED),
      line(2, `${concludes ? 'propagate and search there' : 'search there'}; if that works: return it`, {done: ''}),
      ...(learns ? learnLines() : []),
      line(2, 'else forget the copy', {refute: splits ? '{assignment}' : NOTES.cannot}),
      line(1, 'fail', {'dead-end': NOTES.noCandidate, failed: ''}),
    ],
  };
}

/** @param {string[]} causes @param {boolean} isRuled @returns {Procedure} */
function propagate(causes, isRuled) {
  const parts = causes.flatMap((cause) => part(cause, isRuled));
  const round = [
    line(1, 'repeat', {}, {pass: ''}),
    ...parts.map((each) => ({...each, indent: each.indent + 1})),
    line(1, 'until nothing changes', {}, {pass: ''}),
  ];
  return {
    head: 'propagate', causes,
    lines: [...(goesRound(causes) ? round : parts), line(1, 'return the puzzle', {solution: '', done: ''})],
  };
}

/** The lines of `propagate` for one rule. @param {string} cause @param {boolean} isRuled @returns {Line[]} */
function part(cause, isRuled) {
  return linesOf(cause, isRuled).map((each) => ({...each, cause}));
}

/** @param {string} cause @param {boolean} isRuled @returns {Line[]} */
function linesOf(cause, isRuled) {
  switch (cause) {
    case 'eliminate': return solvedSquares('for each square t solved before this pass');
    case 'forward-checking': return solvedSquares('for each square t just assigned');
    case 'only-choice': return [
      line(1, 'for each unit u and each digit d', {pass: NOTES.units}),
      line(2, 'if d has no place in u: fail', {'no-place': NOTES.digitInUnit}),
      line(2, 'if d has one place s in u: assign(s, d)', {'only-place': NOTES.onlyPlace}),
    ];
    case 'ac3': return [
      line(1, 'queue ← arcs (s → t) between peers, at first all', {pass: NOTES.arcs}),
      line(1, 'while queue has a first arc (s → t)', {revise: 's = {cell}, t = {other}'}, {eliminate: '{holds}'}),
      line(2, condition(isRuled, 't', 'a digit d of s', 'if t is solved, and s has its digit d'), {},
        {revise: '{holds}', eliminate: 'd = {digit}'}),
      line(3, 'eliminate(s, d)', {}, {eliminate: 's = {cell}'}),
      line(3, 'put (r → s) back for the other peers r', {enqueue: 'r = {cell}, s = {other}'}),
    ];
    default: return [
      {...ruleLine(1, cause), on: {pass: ''}, also: {eliminate: ''}},
      ...(cause === 'all-different' ? [line(1, 'if a unit can\'t be filled: fail', {unfillable: '{unit}'})] : []),
    ];
  }
}

/** @param {string} text the text about squares @returns {Line[]} */
function solvedSquares(text) {
  return [
    line(1, text, {pass: NOTES.squares}, {eliminate: '{holds}'}),
    line(2, 'for each peer s that has its digit d', {}, {eliminate: 's = {cell}'}),
    line(3, 'eliminate(s, d)', {}, {eliminate: 'd = {digit}'}),
  ];
}

/** @param {string[]} causes @returns {Procedure} */
function eliminate(causes) {
  const waits = causes.includes('forward-checking');
  return {
    head: 'eliminate(s, d)', causes, lines: [
      line(1, 'remove d from s', {eliminate: NOTES.removed}),
      line(1, 'if s is empty: fail', {emptied: 's = {cell}', failed: ''}),
      ...(waits ? [] : [line(1, 'if s has one digit left: s is solved', {place: '{cell} = {digit}'})]),
    ],
  };
}
