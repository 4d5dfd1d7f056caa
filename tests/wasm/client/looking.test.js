// Looking at a run, at any point: events, states, reasons, sentences, the tree, the overview.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {clashes} from '../../../web/src/grid/check.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {OUTCOMES} from '../../../web/src/protocol/trees-and-reasons.js';
import {KINDS} from '../../../web/src/protocol/kinds.js';
import {treeFromEvents} from '../../../web/src/run/tree-from-events.js';
import {TreeSource} from '../../../web/src/run/tree-source.js';
import {HARD, SIX, UNSOLVABLE, allEvents, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
const run = await runOf(engine, HARD, {propagation: 'only-choice', variable: 'first', solutions: 2});
const events = await allEvents(run);

/** Replays events with what docs/api.md says of each kind. */
function replay(until) {
  const values = Uint8Array.from(run.puzzle.givens);
  const candidates = BigUint64Array.from(values, (digit) => (digit ? 1n << BigInt(digit - 1) : 511n));
  const kept = [];
  for (const {kind, cell, digit} of events.slice(0, until)) {
    const bit = digit ? 1n << BigInt(digit - 1) : 0n;
    if (kind === 'decide') kept.push([values.slice(), candidates.slice()]);
    if (kind === 'eliminate') candidates[cell] &= ~bit;
    if (kind === 'refute') {
      const [before, masks] = kept.pop();
      values.set(before);
      candidates.set(masks);
    }
    if (kind !== 'place' && kind !== 'decide') continue;
    values[cell] = digit;
    candidates[cell] = bit;
  }
  return {values, candidates, depth: kept.length};
}

test('events are numbered, and have the fields of their kind', () => {
  const fields = {
    place: ['cause', 'cell', 'digit'], eliminate: ['cause', 'cell', 'digit', 'other'], pass: ['cause', 'count'],
    decide: ['cause', 'cell', 'digit', 'alternatives'], refute: ['cause', 'cell', 'digit', 'outcome'],
    solution: ['number'], done: [],
  };
  events.forEach((event, index) => {
    assert.equal(event.index, index);
    assert.ok(KINDS.includes(event.kind));
    for (const field of fields[event.kind] ?? []) assert.ok(event[field] !== undefined, `${event.kind} has ${field}`);
  });
  const conflicts = events.filter(({kind}) => kind === 'conflict');
  assert.ok(conflicts.length > 0);
  for (const {cell, unit, digit} of conflicts) {
    assert.ok(cell !== undefined ? unit === undefined : unit < 27 && digit > 0);
  }
});

test('depth counts open decisions, the event\'s own among them', () => {
  let depth = 0;
  for (const event of events) {
    if (event.kind === 'decide') ++depth;
    assert.equal(event.depth, depth);
    if (event.kind === 'refute') --depth;
  }
});

test('any window is that slice of all events', async () => {
  for (const [first, count] of [[0, 1], [17, 100], [run.length - 3, 100], [run.length, 5], [400, 0]]) {
    assert.deepEqual(await run.events(first, count), events.slice(first, first + count));
  }
});

test('stateAt is what replaying gives', async () => {
  for (let index = 0; index <= run.length; index += Math.ceil(run.length / 23)) {
    const {values, candidates, depth, path, levels, ruledOut} = await run.stateAt(index);
    assert.deepEqual({values, candidates, depth}, replay(index), `state ${index}`);
    assert.equal(path.length, depth);
    for (const {index: decide, cell, digit} of path) {
      assert.deepEqual([events[decide].kind, events[decide].cell, events[decide].digit], ['decide', cell, digit]);
    }
    assert.ok(levels instanceof Uint16Array && Math.max(...levels) <= depth);
    assert.ok(Number.isInteger(ruledOut));
  }
});

test('a step outside the run is brought to its nearest end', async () => {
  const [start, end] = [await run.stateAt(0), await run.stateAt(run.length)];
  const before = [-1, -1e9, -Infinity, NaN, undefined, null, 'x'];
  const beyond = [run.length + 1, 1e9, 2 ** 53, 1e300, Infinity];
  for (const index of before) assert.deepEqual(await run.stateAt(index), start, `${index}`);
  for (const index of beyond) assert.deepEqual(await run.stateAt(index), end, `${index}`);
  assert.deepEqual(await run.stateAt(5.7), await run.stateAt(5));
  assert.deepEqual(await run.reason(-4), await run.reason(0));
  assert.deepEqual(await run.reason(1e12), await run.reason(run.length - 1));
  assert.equal(await run.describe(-4), await run.describe(0));
  assert.equal(await run.describe(Infinity), await run.describe(run.length - 1));
  assert.deepEqual(await run.events(-10, 12), events.slice(0, 2));
  assert.deepEqual(await run.events(run.length + 7, 12), []);
  assert.deepEqual(await run.events(NaN, NaN), []);
  assert.equal(await run.next(1e12), run.length);
  assert.equal(await run.next(-5), await run.next(0));
  assert.equal(await run.previous(-5), -1);
  assert.equal(await run.previous(1e12, 'done'), run.length - 1);
  assert.equal(await run.next(NaN), await run.next(0));
});

test('next, previous and count are those of a linear scan', async () => {
  const stops = new Set(['place', 'eliminate', 'decide', 'refute', 'conflict', 'solution']);
  for (const kind of [undefined, ...KINDS]) {
    const fits = (event) => (kind ? event.kind === kind : stops.has(event.kind));
    for (const index of [0, 1, 99, Math.floor(run.length / 2), run.length - 1, run.length]) {
      const next = events.findIndex((event) => event.index >= index && fits(event));
      const previous = events.findLastIndex((event) => event.index < index && fits(event));
      assert.equal(await run.next(index, kind), next < 0 ? run.length : next, `${kind} from ${index}`);
      assert.equal(await run.previous(index, kind), previous, `${kind} before ${index}`);
      const before = events.slice(0, index).filter(fits).length;
      assert.equal(await run.count(index, kind), before, `${kind} counted before ${index}`);
    }
  }
});

test('a kind that there is not is nowhere', async () => {
  assert.equal(await run.next(0, 'nonsense'), run.length);
  assert.equal(await run.previous(run.length, 'nonsense'), -1);
});

test('every kind of event has its reason and its sentence', async () => {
  const reasons = {
    place: ['naked-single', 'hidden-single'], eliminate: ['peer'], decide: ['guess'], refute: ['taken-back'],
    conflict: ['emptied', 'no-place'], pass: ['pass'], solution: ['solution'], done: ['done'],
  };
  for (const [kind, expected] of Object.entries(reasons)) {
    const index = await run.next(0, kind);
    const {kind: found, cells, digits, units, roles} = await run.reason(index);
    assert.ok(expected.includes(found), `${kind}: ${found}`);
    assert.deepEqual(cells, roles.map(({cell}) => cell));
    assert.ok([digits, units].every(Array.isArray));
    assert.match(await run.describe(index), /^\S.*\S$/s);
  }
  assert.equal(await run.describe(3, 'tlh'), await run.describe(3, 'en'));
});

test('a reason comes with the chain that it rests on, back to guesses', async () => {
  const conflict = await run.next(0, 'conflict');
  const {chain, steps, links, guesses, isSmallest} = await run.reason(conflict);
  assert.equal(chain.at(-1).index, conflict);
  assert.deepEqual(chain.slice(0, -1), await Promise.all(chain.slice(0, -1).map(async ({index}) =>
    (await run.events(index, 1))[0])));
  assert.ok(steps.every(({from, to}) => from < to && to < chain.length));
  assert.ok(chain.slice(0, -1).every((_, row) => steps.some(({from}) => from === row)), 'all are needed');
  assert.ok(links.length > 0 && links.every(({from, to}) => from.length === 2 && to.length === 2));
  const decides = chain.filter(({kind}) => kind === 'decide').map(({index}) => index);
  assert.ok(guesses.length > 0 && guesses.every((guess) => decides.includes(guess)) && isSmallest);
  assert.deepEqual((await run.reason(run.length - 1)).chain, [], 'nothing is to be said of the end');
});

test('the origin of what became of a digit is the event that did it', async () => {
  for (const kind of ['place', 'eliminate', 'decide']) {
    const index = await run.next(40, kind);
    const [{cell, digit}] = await run.events(index, 1);
    assert.equal(await run.origin(index + 1, cell, digit), index);
    assert.equal(await run.origin(index, cell, digit), -1, 'not yet');
  }
  const given = run.puzzle.givens.findIndex(Boolean);
  assert.equal(await run.origin(run.length, given, run.puzzle.givens[given]), -1);
  for (const [cell, digit] of [[-1, 1], [81, 1], [0, 0], [0, 10], [0.5, 1], ['x', null]]) {
    assert.equal(await run.origin(40, cell, digit), -1);
  }
});

test('reasons of AC-3 name the arc', async () => {
  const arcs = await runOf(engine, SIX, {propagation: 'ac3'});
  for (const kind of ['revise', 'enqueue']) {
    const index = await arcs.next(0, kind);
    const [{cell, other}] = await arcs.events(index, 1);
    const {kind: found, roles} = await arcs.reason(index);
    assert.equal(found, 'arc');
    assert.deepEqual(roles.map(({role, cell: of}) => [role, of]), [['target', cell], ['cause', other]]);
  }
});

test('a contradiction at the root is told too', async () => {
  const none = await runOf(engine, UNSOLVABLE);
  const index = await none.next(0, 'conflict');
  assert.ok(index < none.length);
  assert.ok(['emptied', 'no-place'].includes((await none.reason(index)).kind));
});

test('the tree is that of decides and refutes', async () => {
  const tree = await run.tree();
  const decides = events.filter(({kind}) => kind === 'decide');
  assert.equal(tree.cell.length, 1 + decides.length);
  assert.deepEqual([tree.parent[0], tree.cell[0]], [-1, 65535]);
  decides.forEach(({index, cell, digit, depth}, at) => {
    const row = at + 1;
    assert.deepEqual([tree.first[row], tree.cell[row], tree.digit[row]], [index, cell, digit]);
    const refute = events.slice(index).find((event) => event.kind === 'refute' && event.depth === depth);
    assert.equal(tree.last[row], refute ? refute.index : run.length - 1);
    assert.ok(tree.parent[row] < row && tree.first[tree.parent[row]] <= index);
    const outcome = OUTCOMES[tree.outcome[row]];
    assert.ok(outcome === 'solution' || outcome === (refute ? refute.outcome : 'open'));
  });
});

test('the tree is the one that events alone give, for any outcome and every way of searching', async () => {
  for (const [puzzle, strategy] of [
    [HARD, {}], [HARD, {propagation: 'forward-checking'}], [SIX, {propagation: 'none'}],
    [HARD, {propagation: 'ac3', solutions: 3}], [UNSOLVABLE, {propagation: 'forward-checking'}],
  ]) {
    const other = await runOf(engine, puzzle, strategy);
    assert.deepEqual(await other.tree(), treeFromEvents(await allEvents(other)));
  }
});

test('what the engine folded can be opened, until the tree is whole', async () => {
  const capped = {
    length: run.length, status: run.status, puzzle: run.puzzle, stateAt: (index) => run.stateAt(index),
    next: (index, kind) => run.next(index, kind), tree: ({root}) => run.tree({root, cap: 30}),
  };
  const source = new TreeSource(capped, () => {});
  await source.renew();
  for (let row; (row = source.tree.folded.findIndex((folded) => folded > 0)) >= 0;) await source.open(row);
  assert.deepEqual(source.tree, await run.tree());
});

test('a capped tree folds nodes and loses none', async () => {
  const whole = await run.tree();
  const capped = await run.tree({cap: 30});
  assert.ok(capped.cell.length < whole.cell.length);
  assert.equal(capped.cell.length + capped.folded.reduce((sum, folded) => sum + folded, 0), whole.cell.length);
});

test('a subtree begins at its decide', async () => {
  const root = await run.next(0, 'decide');
  const tree = await run.tree({root});
  assert.deepEqual([tree.parent[0], tree.first[0], tree.cell[0]], [-1, root, events[root].cell]);
  const inside = events.filter(({kind, index}) => kind === 'decide' && index >= root && index < tree.last[0]);
  assert.equal(tree.cell.length, inside.length);
});

test('a subtree of no decide is that of the next one, or of nothing', async () => {
  const last = await run.previous(run.length, 'decide');
  for (const root of [-3, last + 1, run.length, 1e12, NaN]) {
    const tree = await run.tree({root});
    const isBeyond = root > last;
    assert.deepEqual([tree.cell.length > 0, tree.parent[0]], isBeyond ? [false, undefined] : [true, -1], `${root}`);
  }
});

test('the overview covers the run', async () => {
  const {width, depthMin, depthMax, ruledOut, guesses, conflicts, solutions} = await run.overview();
  assert.equal(depthMin.length, Math.ceil(run.length / width));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  const count = (kind) => events.filter((event) => event.kind === kind).length;
  assert.deepEqual([sum(guesses), sum(conflicts), sum(solutions)], ['decide', 'conflict', 'solution'].map(count));
  assert.equal(Math.max(...depthMax), run.stats.maxDepth);
  assert.equal(ruledOut.at(-1), (await run.stateAt(run.length)).ruledOut);
});

test('the sentence of a contradiction names equal digits that the board shows: of many, two', async () => {
  const shape = geometry(3, 3);
  let clashing = 0;
  for (const {index} of events.filter(({kind}) => kind === 'conflict').slice(0, 60)) {
    const {values} = await run.stateAt(index + 1);
    const words = await run.describe(index);
    const seen = clashes(shape, values);
    clashing += seen.length ? 1 : 0;
    for (const {unit, digit} of seen.slice(0, words.includes(' more units or cells are wrong') ? 2 : 3)) {
      const [first, ...rest] = shape.unitName(unit);
      assert.ok(words.includes(`${first.toUpperCase()}${rest.join('')} has ${digit} twice`), `${index}: ${words}`);
    }
  }
  assert.ok(clashing > 0, 'some contradictions show equal digits');
});
