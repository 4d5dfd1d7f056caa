/** The words of Russell and Norvig's textbook: AC-3, REVISE, BACKTRACKING-SEARCH with inference. */

import {
  NOTES, TRIED, condition, learnLines, line, looksThroughUnits, pick, picked, ruleLine, triesLine,
} from './parts.js';

/** @typedef {import('./pseudocode.js').Plan} Plan */
/** @typedef {import('./pseudocode.js').Procedure} Procedure */

const ARC = 'X = {cell}, Y = {other}';

/** @type {import('./pseudocode.js').Vocabulary} */
export const AIMA = {
  id: 'aima', name: 'AIMA',
  procedures(plan) {
    const named = ['ac3', 'forward-checking'];
    const others = plan.causes.filter((cause) => !named.includes(cause));
    return [
      ...(plan.searches ? search(plan, others.length > 0) : []),
      ...(plan.causes.includes('ac3') ? ac3(plan) : []),
      ...(plan.causes.includes('forward-checking') ? [forwardChecking()] : []),
      ...(others.length ? [propagate(others, plan)] : []),
    ];
  },
};

/**
 * @param {Plan} plan
 * @param {boolean} propagates true if inference is the procedure of that name
 * @returns {Procedure[]}
 */
function search(plan, propagates) {
  const {causes, variable, stops, splits, learns} = plan;
  const inference = propagates ? 'PROPAGATE' : causes.includes('ac3') ? 'AC-3' : 'FORWARD-CHECKING';
  const concludes = causes.length > 0;
  return [{
    head: 'BACKTRACKING-SEARCH', causes: null, lines: [
      ...(concludes ? [line(1, `if ${inference} fails: return failure`)] : []),
      line(1, 'return BACKTRACK', {done: ''}),
    ],
  }, {
    head: 'BACKTRACK', causes: null, lines: [
      line(1, `if every cell is assigned: ${stops ? 'return success' : 'keep it, return failure'}`,
        {solution: NOTES.solution}),
      line(1, `X ← ${pick(variable, 'cell')}`, {}, picked('X')),
      triesLine(plan, 'digit d of X', 'X', NOTES.ofD),
      line(2, splits ? 'keep only that half in X' : 'assign X = d', TRIED),
      line(2, `if ${concludes ? `${inference} and BACKTRACK succeed` : 'BACKTRACK succeeds'}: return success`, {},
        concludes ? {pass: ''} : {decide: ''}),
      ...(learns ? learnLines() : []),
      line(2, `undo ${splits ? 'that' : 'X = d'}${concludes ? ' and all that followed' : ''}`,
        {refute: splits ? '{assignment}' : NOTES.cannot}),
      line(1, 'return failure', {'dead-end': NOTES.noCandidate, failed: ''}),
    ],
  }];
}

/** @param {Plan} plan @returns {Procedure[]} */
function ac3({causes, searches, isRuled}) {
  const starts = searches || causes.length > 1 ? '; after a change of X, those to X' : ' of the puzzle';
  return [{
    head: 'AC-3', causes: ['ac3'], lines: [
      line(1, `queue ← every arc${starts}`, {pass: NOTES.arcs}),
      line(1, 'while queue is not empty', {}, {revise: ''}),
      line(2, 'take the first arc (X → Y)', {revise: ARC}, {eliminate: ARC}),
      line(2, 'if REVISE(X, Y) then', {}, {revise: ''}),
      line(3, 'if X has no digit left: return failure', {emptied: 'X = {cell}', failed: ''}),
      line(3, 'if X has one digit left: it is assigned', {place: '{cell} = {digit}'}),
      line(3, 'for each peer Z of X other than Y', {}, {eliminate: NOTES.peers, enqueue: 'X = {other}'}),
      line(4, 'put (Z → X) back on the queue', {enqueue: 'Z = {cell}'}),
      line(1, 'return success', {solution: '', done: ''}),
    ],
  }, {
    head: 'REVISE(X, Y)', causes: ['ac3'], lines: [
      line(1, 'for each digit d of X', {}, {revise: NOTES.ofD, eliminate: 'd = {digit}'}),
      line(2, condition(isRuled, 'Y', 'd', 'if Y has no digit other than d'), {},
        {revise: '{holds}', eliminate: '{holds}'}),
      line(3, 'remove d from X', {eliminate: NOTES.removed}),
      line(1, 'return whether a digit was removed', {}, {revise: ''}),
    ],
  }];
}

/** @returns {Procedure} */
function forwardChecking() {
  return {
    head: 'FORWARD-CHECKING', causes: ['forward-checking'], lines: [
      line(1, 'for each X just assigned, at first the givens', {pass: NOTES.assigned}, {eliminate: '{holds}'}),
      line(2, 'for each peer Y of X that has its digit d', {}, {eliminate: 'Y = {cell}'}),
      line(3, 'remove d from Y', {eliminate: NOTES.removed}),
      line(3, 'if Y has no digit left: return failure', {emptied: 'Y = {cell}', failed: ''}),
      line(1, 'return success', {solution: '', done: ''}),
    ],
  };
}

/** @param {string[]} causes without a procedure of their own @param {Plan} plan @returns {Procedure} */
function propagate(causes, {causes: all, isRuled}) {
  const before = [
    ...all.includes('ac3') ? ['AC-3'] : [], ...all.includes('forward-checking') ? ['FORWARD-CHECKING'] : [],
  ];
  return {
    head: 'PROPAGATE', causes, lines: [
      line(1, 'repeat', {}, {pass: ''}),
      ...before.map((name) => line(2, `if ${name} fails: return failure`)),
      ...causes.map((cause) => ruleLine(2, cause)),
      ...(all.includes('forward-checking') ? [] :
        [line(2, 'if a cell has one digit left: it is assigned', {place: '{cell} = {digit}'})]),
      line(2, `if a cell is empty${isRuled ? ' or a constraint can\'t hold' : ''}: return failure`,
        {emptied: NOTES.empty, failed: ''}),
      ...(causes.some(looksThroughUnits) ? [line(2, 'if a unit can\'t be filled: return failure',
        {'no-place': NOTES.digitInUnit, 'unfillable': '{unit}'})] : []),
      line(1, 'until nothing changes', {}, {pass: ''}),
      line(1, 'return success', {solution: '', done: ''}),
    ],
  };
}
