/**
 * The words of Udacity's notebook: eliminate, only_choice, reduce_puzzle, search. A `box` there is what is a cell
 * everywhere else.
 */

import {NOTES, TRIED, condition, goesRound, learnLines, line, pick, picked, ruleLine, triesLine} from './parts.js';

/** @typedef {import('./pseudocode.js').Plan} Plan */
/** @typedef {import('./pseudocode.js').Procedure} Procedure */

/** @type {import('./pseudocode.js').Vocabulary} */
export const UDACITY = {
  id: 'aind', name: 'Udacity',
  procedures(plan) {
    const {causes, searches} = plan;
    const rules = causes.map((cause) => rule(cause, plan));
    return [...(searches ? [search(plan)] : []), ...(causes.length ? [reducePuzzle(causes), ...rules] : [])];
  },
};

/** @param {Plan} plan @returns {Procedure} */
function search(plan) {
  const {causes, variable, stops, splits, learns} = plan;
  const concludes = causes.length > 0;
  return {
    head: 'search', causes: null, lines: [
      ...(concludes ? [line(1, 'if not reduce_puzzle: return False')] : []),
      line(1, `if every box is solved: ${stops ? 'return puzzle' : 'keep it, return False'}`,
        {solution: NOTES.solution, done: ''}),
      line(1, `box ← ${pick(variable, 'box')}`, {}, picked('box')),
      triesLine(plan, 'digit of box', 'box', NOTES.ofDigit),
      line(2, splits ? 'copy ← puzzle with only that half in box' : 'copy ← puzzle with box = digit', TRIED),
      line(2, 'if search(copy): return it', {}, {decide: '', set: ''}),
      ...(learns ? learnLines() : []),
      line(2, 'drop the copy', {refute: splits ? '{assignment}' : NOTES.cannot}),
      line(1, 'return False', {'dead-end': NOTES.noCandidate, failed: ''}),
    ],
  };
}

/** @param {string[]} causes @returns {Procedure} */
function reducePuzzle(causes) {
  const calls = causes.map((cause) =>
    ({...line(1, `if not ${procedureName(cause)}: return False`, {}, {pass: ''}), cause}));
  const round = [
    line(1, 'repeat', {}, {pass: ''}),
    ...calls.map((call) => ({...call, indent: 2})),
    line(1, 'until nothing changes', {}, {pass: ''}),
  ];
  return {
    head: 'reduce_puzzle', causes,
    lines: [...(goesRound(causes) ? round : calls), line(1, 'return puzzle', {solution: '', done: ''})],
  };
}

/** The procedure of a rule. @param {string} cause @param {Plan} plan @returns {Procedure} */
function rule(cause, plan) {
  return {head: procedureName(cause), causes: [cause], lines: linesOf(cause, plan)};
}

/** @param {string} cause @param {Plan} plan */
function linesOf(cause, {causes, isRuled}) {
  switch (cause) {
    case 'eliminate': return solvedBoxes('solved ← boxes with one digit, before this pass', true);
    case 'forward-checking': return solvedBoxes('solved ← the box just set, at first the givens', false);
    case 'only-choice': return [
      line(1, 'for each unit', {pass: NOTES.units}, {'only-place': '{unit}', 'no-place': '{unit}'}),
      line(2, 'for each digit', {}, {'only-place': 'digit = {digit}', 'no-place': 'digit = {digit}'}),
      line(3, 'places ← boxes of unit that have digit', {}, {'only-place': '{cell}'}),
      line(3, 'if none: return False', {'no-place': NOTES.noneFor}),
      line(3, 'if only one: that box = digit', {'only-place': '{cell} = {digit}'}),
    ];
    case 'ac3': return [
      line(1, 'queue ← arcs (box → peer), at first all', {pass: NOTES.arcs}),
      line(1, 'while queue has a first arc (box → peer)', {revise: 'box = {cell}, peer = {other}'}),
      line(2, condition(isRuled, 'peer', 'a digit of box', 'if peer is solved and box has its digit'), {},
        {revise: '{holds}', eliminate: '{holds}'}),
      line(3, 'remove that digit from box', {eliminate: NOTES.removed}),
      line(3, 'if box is empty: return False', {emptied: 'box = {cell}', failed: ''}),
      line(3, 'if one digit is left: box is solved', {place: '{cell} = {digit}'}),
      line(3, 'add (other → box) for each other peer', {enqueue: 'other = {cell}, box = {other}'}),
    ];
    case 'constraint': return [
      ruleLine(1, cause),
      line(1, 'if one can\'t hold: return False', {emptied: '', failed: ''}),
      ...(causes.includes('forward-checking') ? [] : [solvedLine(1, 'a box')]),
    ];
    default: return [
      ruleLine(1, cause),
      ...(cause === 'all-different' ?
        [line(1, 'if a unit can\'t be filled: return False', {unfillable: '{unit}', failed: ''})] :
        [line(1, 'if a box is empty: return False', {emptied: NOTES.empty, failed: ''})]),
      solvedLine(1, 'a box'),
    ];
  }
}

/** @param {string} text the text about boxes @param {boolean} solves true if one digit solves a box */
function solvedBoxes(text, solves) {
  return [
    line(1, text, {pass: NOTES.boxes}),
    line(1, 'for each box of solved', {}, {eliminate: '{holds}'}),
    line(2, 'for each peer that has its digit', {}, {eliminate: 'peer = {cell}'}),
    line(3, 'remove that digit from peer', {eliminate: NOTES.removed}),
    line(3, 'if peer is empty: return False', {emptied: 'peer = {cell}', failed: ''}),
    ...(solves ? [solvedLine(3, 'peer')] : []),
  ];
}

/** @param {number} indent @param {string} noun */
function solvedLine(indent, noun) {
  return line(indent, `if ${noun} has one digit left: it is solved`, {place: '{cell} = {digit}'});
}

/** @param {string} cause */
function procedureName(cause) {
  return cause === 'constraint' ? 'prune_constraints' : cause.replaceAll('-', '_');
}
