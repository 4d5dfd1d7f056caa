/** Runs for tests: plain backtracking, short enough to be checked by eye, and a hand-written propagation. */
import {geometry} from '../../web/src/grid/geometry.js';
import {parseTrace} from '../../web/src/traces/format.js';
import {loadPatternWords} from '../../web/src/words/pattern-words-loader.js';

await loadPatternWords();

/**
 * The events of plain backtracking, first cell first, lowest digit first, to the last solution.
 * @param {number} boxRows @param {number} boxCols @param {number[]} givens
 */
export function backtrackingEvents(boxRows, boxCols, givens) {
  const {size, peers} = geometry(boxRows, boxCols);
  const values = givens.slice();
  const events = [];
  let solutions = 0;
  const search = () => {
    const cell = values.indexOf(0);
    if (cell < 0) {
      events.push({kind: 'solution', number: solutions += 1});
      return true;
    }
    const taken = new Set(peers(cell).map((peer) => values[peer]));
    const digits = Array.from({length: size}, (_, i) => i + 1).filter((digit) => !taken.has(digit));
    if (!digits.length) events.push({kind: 'conflict', cell, cause: 'none'});
    return digits.map((digit) => {
      events.push({kind: 'decide', cell, digit, alternatives: digits.length, cause: 'search'});
      values[cell] = digit;
      const solved = search();
      values[cell] = 0;
      events.push({kind: 'refute', cell, digit, outcome: solved ? 'exhausted' : 'failed'});
      return solved;
    }).includes(true);
  };
  search();
  events.push({kind: 'done'});
  return events;
}

/** The text of a trace file. */
export function traceText(boxRows, boxCols, givens, events, more = {}) {
  return JSON.stringify({
    format: 'sudokuscope-trace', version: 1, puzzle: {boxRows, boxCols, givens},
    strategy: {propagation: 'none', variable: 'first', value: 'ascending'}, events, ...more,
  });
}

/** All 288 solutions of the empty 4x4 grid, some four thousand events. */
export function longRun() {
  const givens = new Array(16).fill(0);
  const read = parseTrace(traceText(2, 2, givens, backtrackingEvents(2, 2, givens), {status: 'multiple'}));
  return read.run;
}

/** A 4x4 grid that elimination starts and a guess continues, which is taken back. */
export const SMALL_GIVENS = [1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2];
export const SMALL_EVENTS = [
  {kind: 'pass', cause: 'eliminate', count: 4},
  {kind: 'eliminate', cell: 1, digit: 1, other: 0, cause: 'eliminate'},
  {kind: 'eliminate', cell: 4, digit: 1, other: 0, cause: 'eliminate'},
  {kind: 'eliminate', cell: 8, digit: 1, other: 0, cause: 'eliminate'},
  {kind: 'place', cell: 2, digit: 2, unit: 10, cause: 'only-choice'},
  {kind: 'decide', cell: 4, digit: 4, alternatives: 2, cause: 'search'},
  {kind: 'eliminate', cell: 5, digit: 4, other: 4, cause: 'eliminate'},
  {kind: 'refute', cell: 4, digit: 4, outcome: 'failed'},
  {kind: 'done'},
];

export function smallRun(ask) {
  const strategy = {propagation: 'only-choice', variable: 'first', value: 'ascending'};
  return parseTrace(traceText(2, 2, SMALL_GIVENS, SMALL_EVENTS, {strategy}), ask).run;
}

/** A run with some of its answers replaced. */
export function changedRun(run, changes) {
  const {length, status, solutions, stats, puzzle, strategy, finished} = run;
  return {
    length, status, solutions, stats, puzzle, strategy, finished,
    events: (first, count) => run.events(first, count), stateAt: (index) => run.stateAt(index),
    next: (index, kind) => run.next(index, kind), previous: (index, kind) => run.previous(index, kind),
    phase: (step, arc) => run.phase(step, arc), ...changes,
  };
}
