// The streams that the native engine wrote, byte for byte from WebAssembly: asked from the host, before they are
// decoded.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {connectMain} from '../../../web/src/worker/main-thread.js';
import {hashOf} from '../../support/fnv.mjs';

const MOST_EVENTS = 100_000;

const connection = await connectMain(undefined);
const waiting = new Map();
connection.listen(({id, result}) => {
  if (result !== undefined) waiting.get(id)(result);
});

/** The answers of the host to a request. */
function ask(id, method, ...args) {
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    connection.send({id, method, args});
  });
}

const kept = readFileSync(new URL('../../data/stream-hashes.txt', import.meta.url), 'utf8').split('\n')
    .filter((line) => line && !line.startsWith('#')).map(readLine);

/** `hash length box strategy seed solutions search puzzle` */
function readLine(line) {
  const [hash, length, box, strategy, seed, solutions, search, ...puzzle] = line.split(' ');
  const [boxRows, boxCols] = box.split('x').map(Number);
  const [propagation, variable, value, ...ways] = strategy.split('.');
  const symbols = puzzle.length > 1 ? puzzle.map(Number) : Array.from(puzzle[0], (symbol) => parseInt(symbol, 36) || 0);
  return {
    name: `${boxRows * boxCols}x${boxRows * boxCols} ${strategy} ${seed}`, hash, length: Number(length),
    puzzle: {boxRows, boxCols, givens: Uint8Array.from(symbols)},
    strategy: {
      propagation, variable, value, seed: Number(seed), solutions: Number(solutions), search: search === 'search',
      branching: ways.find((way) => way === 'two-way' || way === 'split') ?? 'values',
      lookBack: ways.find((way) => way === 'backjumping' || way === 'learning') ?? 'backtracking',
    },
  };
}

/** All bytes of a run, asked for in windows of this many events. */
async function streamOf(run, length, window) {
  const bytes = new Uint8Array(length * 8);
  for (let first = 0; first < length; first += window) {
    bytes.set((await ask(-1, 'runEvents', run, first, window)).bytes, first * 8);
  }
  return bytes;
}

test('there are some fifty streams', () => assert.ok(kept.length >= 50));

kept.forEach(({name, hash, length, puzzle, strategy}, number) => {
  test(`${name}: the bytes of the native engine`, async () => {
    const {summary} = await ask(number, 'run', puzzle, strategy, {maxEvents: MOST_EVENTS});
    const stream = await streamOf(number, summary.length, 10_007);
    connection.send({id: -1, method: 'runDispose', args: [number]});
    assert.deepEqual({length: summary.length, hash: hashOf(stream)}, {length, hash});
  });
});
