// The layers of a constraint at the steps of real runs: what a step removed has no way there.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {formatLink} from '../../../web/src/links/links.js';
import {parseTrace, formatTrace} from '../../../web/src/traces/format.js';
import {hasLayers, layerRows, layerSentence, removedEdges, stateName} from '../../../web/src/words/layer-words.js';
import {allEvents, askOf, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
const linkOf = (wanted) => {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === wanted);
  return formatLink({puzzle, rules: {text: rules}});
};
const MOST = 2000;

/** The first events of a run that constraints with layers made, with these. */
async function steps(id) {
  const {puzzle} = await engine.parse(linkOf(id));
  const run = await runOf(engine, puzzle, {propagation: 'locked-candidates'}, {maxEvents: MOST});
  const events = (await allEvents(run)).filter(({kind, constraint}) => kind === 'eliminate' &&
    constraint !== undefined && hasLayers(puzzle.rules.constraints[constraint]));
  return {run, shape: geometryOf(run.puzzle), events: events.slice(0, 40)};
}

for (const id of ['killer', 'arrow', 'renban', 'sandwich']) {
  test(`${id}: a digit that a constraint removed has only edges that are dead`, async () => {
    const {run, shape, events} = await steps(id);
    assert.ok(events.length > 5);
    for (const event of events) {
      const {constraint, lines} = await run.layers(event.index, event.constraint);
      assert.equal(constraint, event.constraint);
      const line = lines.find((each) => {
        const gone = removedEdges(each, event);
        return gone.edges.length && gone.edges.every(({isAlive}) => !isAlive);
      });
      assert.ok(line, `event ${event.index}`);
      const said = layerSentence(shape, line, event, 'A1');
      assert.match(said, /can't be \S+: it leads from “.+” to (“.+”|no state).*dead end/);
      assert.ok(layerRows(shape, line, () => true, () => false, 'A1').length > 0);
      for (const layer of line.states) for (const state of layer) assert.ok(stateName(shape, state));
    }
    run.dispose();
  });
}

test('without a step, and for constraints without layers', async () => {
  const {run, shape} = await steps('killer');
  const {lines: [line]} = await run.layers(0, 0);
  const said = layerSentence(shape, line, null, 'A1');
  assert.match(said, /^(Each digit that is left has a way|No way to the end for .* in )/);
  run.dispose();
  const {puzzle} = await engine.parse(linkOf('thermometer'));
  const plain = await runOf(engine, puzzle, {}, {maxEvents: 10});
  assert.deepEqual((await plain.layers(0, 0)).lines, []);
  assert.deepEqual((await plain.layers(0, 9999)).lines, []);
  plain.dispose();
});

test('a trace has the same layers as the run that it was made of', async () => {
  const {run, events: [event]} = await steps('killer');
  const {text} = await formatTrace(run);
  const {run: again} = await parseTrace(text, askOf(engine));
  assert.deepEqual(await again.layers(event.index, event.constraint), await run.layers(event.index, event.constraint));
  run.dispose();
});
