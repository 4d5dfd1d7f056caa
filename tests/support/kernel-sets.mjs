// Sets of 9x9 puzzles through the kernel module itself, without client and worker: for benchmarks and signatures.
import {readFileSync} from 'node:fs';

const CELLS = 81;
/** Solutions by status (SolveStatus of solve.hpp), where two are looked for: unique, solved, multiple. */
const COUNTS = new Map([[1, 1], [2, 1], [3, 2]]);
const NO_END = 2n ** 64n - 1n;

/** @typedef {{counts: number[], nodes: number, guesses: number}} SetResult */

/**
 * @param {string} path of the kernel's .wasm
 * @returns {Promise<(puzzles: string[], limit: number) => () => SetResult>} makes ready to solve a set, again and again
 */
export async function kernelSolver(path) {
  const module = await WebAssembly.compile(readFileSync(path));
  /** @type {Record<string, Record<string, Function>>} */
  const nothing = {};
  for (const {module: from, name} of WebAssembly.Module.imports(module)) (nothing[from] ??= {})[name] = () => 0;
  const exports = /** @type {any} */ ((await WebAssembly.instantiate(module, nothing)).exports);
  exports._initialize?.();
  const most = exports.batchLines(), nodesAt = exports.batch();
  const textAt = nodesAt + 8 * most, statusesAt = textAt + CELLS * most;
  return (puzzles, limit) => {
    const text = new TextEncoder().encode(puzzles.join(''));
    return () => {
      const counts = [];
      let nodes = 0;
      for (let first = 0; first < puzzles.length; first += most) {
        const lines = Math.min(most, puzzles.length - first);
        new Uint8Array(exports.memory.buffer).set(text.subarray(first * CELLS, (first + lines) * CELLS), textAt);
        exports.solveLines(lines, BigInt(limit), NO_END);
        for (const count of new Float64Array(exports.memory.buffer, nodesAt, lines)) nodes += count;
        const statuses = new Uint8Array(exports.memory.buffer, statusesAt, lines);
        for (const status of statuses) counts.push(COUNTS.get(status) ?? 0);
      }
      return {counts, nodes, guesses: nodes - puzzles.length};
    };
  };
}
