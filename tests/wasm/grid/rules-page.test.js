// Other rules on their way between page and engine: as links, objects, lists and files, none of which may lose them.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {isSolution} from '../../../web/src/grid/constraint-check.js';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {formatLink} from '../../../web/src/links/links.js';
import {formatTrace, readTrace} from '../../../web/src/traces/format.js';
import {askOf, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
const linkOf = ({puzzle, rules}) => formatLink({puzzle, rules: {text: rules}});
const [jigsaw, diagonal, , knight] = ruleSamples;

test('every puzzle of the shelf has one solution under its rules, which breaks none of them', async () => {
  for (const sample of ruleSamples) {
    const {puzzle} = await engine.parse(linkOf(sample));
    const {status, solutions} = await engine.solve(puzzle);
    assert.equal(status, 'unique', sample.id);
    assert.ok(isSolution(geometryOf(puzzle), puzzle.givens, Uint8Array.from(solutions[0], Number)), sample.id);
  }
});

test('a link, a line with rules and an object are one puzzle, and in a list, too', async () => {
  const {puzzle, rules} = knight;
  const read = await engine.parse(linkOf(knight));
  const inputs = [
    linkOf(knight), {puzzle, rules: {text: rules}}, {puzzle, rules}, read.puzzle,
    {...read.puzzle, rules: {text: rules}},
  ];
  const solved = await Promise.all(inputs.map((input) => engine.solve(input)));
  const [{solutions: [expected]}] = solved;
  assert.deepEqual(solved.map(({status, solutions}) => [status, solutions[0]]), inputs.map(() => ['unique', expected]));
  const many = await engine.solveMany([linkOf(knight), linkOf(diagonal)]);
  assert.deepEqual(many.results.map(({status}) => status), ['unique', 'unique']);
  assert.equal(many.results[0].solution, expected);
});

test('what is no rules is refused, and never passed over', async () => {
  for (const rules of ['.Unheard', {}, {text: '.Unheard'}, {text: 7}]) {
    const solved = await engine.solve({puzzle: knight.puzzle, rules});
    assert.equal(solved.ok || solved.error.code, 'rules', JSON.stringify(rules));
  }
  const none = await engine.parse(`#p=${diagonal.puzzle}&rules=.Unheard&v=2`);
  assert.match(none.error.message, /Unheard/);
});

test('each removal that names a cell names one that the page knows to be a peer', async () => {
  for (const sample of ruleSamples) {
    const run = await runOf(engine, linkOf(sample), {propagation: 'forward-checking'}, {maxEvents: 2000});
    const {peers, sharedUnit, pairKind} = geometryOf(run.puzzle);
    for (const {kind, cell, other} of await run.events(0, run.length)) {
      if (kind !== 'eliminate' || other === undefined) continue;
      assert.ok(peers(cell).includes(other));
      assert.ok(sharedUnit(cell, other) >= 0 || pairKind(cell, other));
    }
    run.dispose();
  }
});

test('a saved run keeps its rules, and asks the engine with them', async () => {
  const run = await runOf(engine, linkOf(jigsaw), {propagation: 'only-choice'});
  const written = await formatTrace(run);
  const read = await readTrace(written.text, askOf(engine));
  assert.ok(read.ok);
  assert.deepEqual(read.run.puzzle.rules, run.puzzle.rules);
  const {units, unitName} = geometryOf(run.puzzle);
  const events = await run.events(0, run.length);
  const inRegion = events.findIndex(({kind, unit}) => kind === 'place' && unit >= 18 && unit < units);
  assert.match(await read.run.describe(inRegion), new RegExp(unitName(events[inRegion].unit)));
  const [live, saved] = await Promise.all([run.reason(inRegion), read.run.reason(inRegion)]);
  assert.deepEqual(saved.cells, live.cells);
  run.dispose();
});
