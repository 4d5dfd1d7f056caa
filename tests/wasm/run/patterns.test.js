// Patterns and trials: what the page works out for itself from the state before is what the engine says.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {formatLink} from '../../../web/src/links/links.js';
import {cellsOfPattern, patternOf} from '../../../web/src/run/patterns.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {formatTrace, parseTrace} from '../../../web/src/traces/format.js';
import {loadPatternWords} from '../../../web/src/words/pattern-words-loader.js';
import {HARD, askOf, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
await loadPatternWords();
const HARDER = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const TEN = '..........9...7.2..3A.4.9.5....16.3.......2.4..8.1.8.36..5..5.......A8.....14.25.....91A8.6.91..72..';
/** Three times as many puzzles with rules, and twice as many events of a run. */
const IS_SOAK = Boolean(process.env.SUDOKUSCOPE_SOAK);
/** With irregular regions, diagonals, windows and moves. */
const RULED = ruleSamples.map(({puzzle, rules}) => formatLink({puzzle, rules: {text: rules}}));

/** The kinds of reasons that a propagator must have had, for the test to say something. */
const kinds = {
  'locked-candidates': ['locked'],
  'naked-subsets': ['naked-subset'],
  'hidden-subsets': ['naked-subset', 'hidden-subset'],
  'all-different': ['hall-set', 'hall-violation'],
  'singleton-only-choice': ['refuted'],
  'singleton-tridagons': ['tridagon', 'refuted'],
};

/** Has a tridagon after a few trials. By mith, the first that trials in trials of singles leave open. */
const LOKI = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';

/** At most so many of a list, from all over it. */
const some = (list, most) => list.filter((_, at) => at % Math.ceil(list.length / most) === 0);

/** The part that the two have in common. The engine's list of digits and cells may name some twice. */
function essence({kind, units, digits, roles}) {
  const marks = roles.filter(({role}) => role === 'member' || role === 'target');
  return {kind, units, digits: [...new Set(digits)].sort(), marks: marks.map((mark) => JSON.stringify(mark)).sort()};
}

/** The pattern worked out in the page, as a reason. */
function workedOut(shape, event, before) {
  const {kind, digits, units} = patternOf(shape, event, before);
  return {kind, digits, units: units.map((unit) => shape.unitName(unit)), cells: cellsOfPattern(shape, event, before)};
}

for (const [number, [propagation, expected]] of Object.entries(kinds).entries()) {
  test(`${propagation}: a recorded run has the reasons of the live one`, async () => {
    const seen = new Set();
    const classic = propagation === 'singleton-tridagons' ? [[LOKI, 1]] : [[HARD, 1], [HARDER, 2], [TEN, 2]];
    const ruled = RULED.filter((_, at) => IS_SOAK || (at + number) % 3 === 0);
    for (const [puzzle, solutions] of [...classic, ...ruled.map((link) => [link, 2])]) {
      const run = await runOf(engine, puzzle, {propagation, solutions}, {maxEvents: 3000});
      const {run: recorded} = parseTrace((await formatTrace(run)).text, askOf(engine));
      const shape = geometryOf(run.puzzle);
      const timeline = new Timeline(run);
      const events = await run.events(0, run.length);
      const removals = events.filter(({kind, other, constraint}) =>
        kind === 'eliminate' && other === undefined && constraint === undefined);
      const conflicts = events.filter(({kind, cell, digit, constraint}) =>
        kind === 'conflict' && cell === undefined && !digit && constraint === undefined);
      const rare = removals.filter(({cause}) => cause === 'tridagons');
      const [most, mostConflicts] = IS_SOAK ? [12, 4] : [6, 2];
      for (const {index} of [...some(removals, most), ...some(rare, 3), ...some(conflicts, mostConflicts)]) {
        const reason = await run.reason(index);
        const {event, before} = await timeline.at(index + 1);
        const {cells, ...told} = workedOut(shape, event, before);
        const members = reason.roles.filter(({role}) => role === 'member').map(({cell}) => cell);
        assert.deepEqual(told, {kind: reason.kind, digits: [...new Set(reason.digits)], units: reason.units});
        assert.deepEqual([...cells].sort(), [...new Set(members)].sort());
        assert.deepEqual(essence(await recorded.reason(index)), essence(reason), `event ${index} of ${puzzle}`);
        assert.equal(await recorded.describe(index), await run.describe(index));
        assert.match(await run.describe(index), /^[^:]+: [^:]+\.$/);
        seen.add(reason.kind);
      }
      run.dispose();
    }
    for (const kind of expected) assert.ok(seen.has(kind), `no reason of the kind ${kind}`);
  });
}
