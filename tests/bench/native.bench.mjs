// The native figures of sudoku_bench, as they come from Google Benchmark: one row a benchmark. They promise nothing by
// themselves; those that do have a program of their own beside this one, as solving has.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {report} from '../support/figures.mjs';

const program = fileURLToPath(new URL('../../build/release/sudoku_bench', import.meta.url));
const options = ['--benchmark_format=json', '--benchmark_filter=-^solve '];
const {stdout, status} = spawnSync(program, options, {encoding: 'utf8', maxBuffer: 1e8});
if (status !== 0) throw new Error(`${program} ended with ${status}`);

for (const {name, real_time: time, time_unit: unit, items_per_second: rate} of JSON.parse(stdout).benchmarks) {
  const got = rate ? `${(rate / 1e6).toFixed(1)} million a second` : `${time.toFixed(1)} ${unit}`;
  report(name, '', got, true);
}
