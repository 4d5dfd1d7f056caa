// The kernel in both of its builds: it comes to what the native solver came to, byte for byte, and to what a traced
// search shows; and whatever is written over its border, it neither traps nor reads beyond its rooms.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {gzipSync} from 'node:zlib';
import {createEngine} from '../../../web/src/client/engine.js';
import {EASY, EASY_SOLVED, HARD, SIX} from '../engine.mjs';

const MOST_BYTES = 27.6 * 1024;
/** The instruction for a constant of 128 bits. */
const V128_CONST = Buffer.from([0xfd, 0x0c]);
const builds = [
  {name: 'SIMD', simd: true, file: 'sudoku-kernel-simd'}, {name: 'plain', simd: false, file: 'sudoku-kernel'},
];
const wasmOf = (file) => readFileSync(new URL(`../../../build/wasm/${file}.wasm`, import.meta.url));

const outcomes = readFileSync(new URL('../../data/solve-outcomes.txt', import.meta.url), 'utf8').split('\n')
  .filter((line) => line && !line.startsWith('#')).map(readOutcome);

/** `box status count nodes solution puzzle` */
function readOutcome(line) {
  const [box, status, count, nodes, solution, text] = line.split(' ');
  const [boxRows, boxCols] = box.split('x').map(Number);
  const isNumbers = text.includes(',');
  const symbols = isNumbers ? text.split(',').map(Number) : Array.from(text, (each) => parseInt(each, 36) || 0);
  return {
    puzzle: {boxRows, boxCols, givens: Uint8Array.from(symbols)}, status,
    answer: [status, Number(count), Number(nodes), solution === '-' ? undefined : solution.replaceAll(',', ' ')],
  };
}

const engines = await Promise.all(builds.map(({simd}) => createEngine({mode: 'main', simd})));
after(() => engines.forEach((engine) => engine.dispose()));

for (const [i, {name, simd, file}] of builds.entries()) {
  const engine = engines[i];

  test(`${name}: status, count, nodes and first solution are the native ones`, async () => {
    assert.ok(outcomes.length >= 30);
    for (const {puzzle, answer} of outcomes) {
      const {status, count, nodes, solutions} = await engine.solve(puzzle, {limit: 3, keep: 1});
      assert.deepEqual([status, count, nodes, solutions[0]], answer);
    }
  });

  test(`${name}: it is the build that info tells, and small`, () => {
    assert.equal(engine.info().simd, simd);
    const bytes = wasmOf(file);
    assert.ok(gzipSync(bytes, {level: 9}).length <= MOST_BYTES);
    assert.equal(bytes.includes(V128_CONST), simd);
  });

  test(`${name}: what is no puzzle has no handle, and no handle has no answer`, async () => {
    const wasm = await instantiate(file);
    const room = () => new Int32Array(wasm.memory.buffer, wasm.puzzleRoom(), 5);
    const headers = [
      [3, 3, 81, 0, 0], [3, 3, -1, 0, 0], [3, 3, 2 ** 31 - 1, 2 ** 31 - 1, 2 ** 31 - 1], [3, 3, 0, 0, 0],
      [-3, -3, 9, 0, 0], [1e9, 1e9, 81, 0, 0], [0, 0, 0, 0, 0],
    ];
    for (const header of headers) {
      room().set(header);
      for (const size of [0, 19, 20, 29, 2 ** 32 - 1]) {
        assert.equal(wasm.start(size, 2n, 2, 9n), 0, `${header} ${size}`);
      }
    }
    for (const handle of [0, 1, 77, 2 ** 32 - 1]) {
      assert.deepEqual([wasm.advance(handle, 9), wasm.count(handle), wasm.nodes(handle), wasm.solution(handle, 0)],
        [0, 0n, 0n, 0]);
      wasm.free(handle);
    }
  });

  test(`${name}: more lines than there is room for are left alone`, async () => {
    const wasm = await instantiate(file);
    const most = wasm.batchLines();
    const text = new Uint8Array(wasm.memory.buffer, wasm.batch() + 8 * most, 81 * most);
    for (let i = 0; i < most; i += 1) new TextEncoder().encodeInto(EASY, text.subarray(81 * i));
    wasm.solveLines(2 ** 32 - 1, 2n, 2n ** 64n - 1n);
    const lines = new TextDecoder().decode(text).match(/.{81}/g);
    assert.deepEqual([lines.length, [...new Set(lines)]], [most, [EASY_SOLVED]]);
  });

  test(`${name}: several searches take turns, and their places are used again`, async () => {
    const wasm = await instantiate(file);
    const start = (givens) => {
      new Int32Array(wasm.memory.buffer, wasm.puzzleRoom(), 5).set([2, 2, 16, 0, 0]);
      new Uint8Array(wasm.memory.buffer, wasm.puzzleRoom() + 20, 16).set(givens);
      return wasm.start(36, 2n ** 64n - 1n, 1, 2n ** 64n - 1n);
    };
    const empty = Array(16).fill(0);
    const handles = [start(empty), start([1, ...empty.slice(1)]), start(empty)];
    let running = [...handles];
    while (running.length) running = running.filter((handle) => wasm.advance(handle, 1));
    assert.deepEqual(handles.map((handle) => wasm.count(handle)), [288n, 72n, 288n]);
    wasm.free(handles[1]);
    wasm.free(handles[1]);
    assert.equal(wasm.advance(handles[1], 1), 0);
    assert.equal(start(empty), handles[1]);
  });
}

test('a traced search comes to the same', async () => {
  for (const {puzzle, status, answer} of outcomes) {
    const {run} = await engines[0].run(puzzle, {solutions: 2});
    assert.equal(run.status, status);
    if (status === 'unique') assert.equal(run.solutions[0], answer[3]);
    run.dispose();
  }
});

test('pencil marks leave both builds and a traced search the same solutions', async () => {
  for (const text of [EASY, HARD, SIX]) {
    const {text: marks} = await engines[0].format(text, 'candidates');
    const {puzzle} = await engines[0].parse(marks);
    const cells = [...puzzle.candidates.keys()].filter((cell) => puzzle.givens[cell] === 0);
    for (const cell of [cells[0], cells[cells.length >> 1], cells.at(-1)]) {
      for (const mask of [0n, puzzle.candidates[cell] & -puzzle.candidates[cell]]) {
        const marked = {...puzzle, candidates: puzzle.candidates.map((each, i) => (i === cell ? mask : each))};
        const answers = await Promise.all(engines.map((engine) => engine.solve(marked)));
        const {run} = await engines[0].run(marked, {solutions: 2});
        for (const {status, solutions} of answers) {
          assert.deepEqual([status, solutions], [run.status, run.solutions]);
        }
        run.dispose();
      }
    }
  }
});

/** The module by itself. @param {string} file */
async function instantiate(file) {
  const module = new WebAssembly.Module(wasmOf(file));
  const needed = WebAssembly.Module.imports(module).map(({name}) => name).sort();
  assert.deepEqual(needed, ['emscripten_notify_memory_growth', 'proc_exit']);
  const imports = {env: {emscripten_notify_memory_growth() {}}, wasi_snapshot_preview1: {proc_exit: assert.fail}};
  const {exports} = new WebAssembly.Instance(module, imports);
  exports._initialize();
  return exports;
}
