// The command line: how many puzzles of a pipe it answers in a second, on one thread, reading and writing included.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {median, report} from '../support/figures.mjs';

const WANTED = 50_000;
const PUZZLES = 10_000;
const PASSES = 5;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const seventeen = here('../../../shared/data/speed/c17.txt');
const [file, name] = existsSync(seventeen) ? [seventeen, 'puzzles of 17 givens'] :
  [here('../data/corpora/hard.txt'), 'hard puzzles of our own'];
const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
const input = Array.from({length: PUZZLES}, (_, at) => lines[at % lines.length]).join('\n');

const seconds = Array.from({length: PASSES}, () => {
  const start = performance.now();
  const {status, stdout} = spawnSync(here('../../build/release/sudokuscope'), ['solve', '--threads', '1'],
    {input, encoding: 'utf8', maxBuffer: 1 << 28});
  if (status !== 0 || stdout.split('\n').length !== PUZZLES + 1) throw new Error(`It ended with ${status}.`);
  return (performance.now() - start) / 1000;
});
const rate = Math.round(PUZZLES / median(seconds));
report(`${name} from a pipe, one thread`, `${WANTED} a second`, `${rate} a second`, rate >= WANTED);
