// How many puzzles of each set propagation solves without search, in WebAssembly under node, with the median time and
// that of the slowest: the table of docs/consistency.md, as Markdown. The sets are those of ../shared/data (or
// SUDOKUSCOPE_DATA), as far as they are there. What has to be reached: all in T&E(3), and Loki, within a second each.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createEngine} from '../../web/src/client/engine.js';
import {median, report} from '../support/figures.mjs';

const MOST_MS = 1000;
const LOKI = '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..';
const BEST = 'strong-singleton-tridagons';
const PROPAGATORS = ['singleton-only-choice', 'singleton-locked-candidates', 'singleton-all-different', 'tridagons',
  'singleton-tridagons', 'strong-singleton-all-different', BEST];
/** Of a set, so many are tried, evenly spread; those of the last all. */
const TRIED = Number(process.env.SUDOKUSCOPE_TRIED ?? 100);

const data = process.env.SUDOKUSCOPE_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
const engine = await createEngine({mode: 'main'});
const known = engine.propagators().map(({id}) => id);
const sets = ['speed/top1465', 'speed/hard1106', 'speed/hard11', 'consistency/te2-110']
  .flatMap((name) => read(name, TRIED));
const hardest = read('consistency/te3-140', Infinity);
/** Trials within trials without tridagons solve none of these, and take long for it. */
const WITHOUT_THEM = 'strong-singleton-all-different';
const all = [...sets, ...hardest];

const heads = all.map(({name, puzzles}) => `${puzzles.length} of ${name}`);
console.log(`\n| propagator, without search | ${heads.join(' | ')} |`);
console.log(`|---|${all.map(() => '---|').join('')}`);
for (const propagation of PROPAGATORS.filter((each) => known.includes(each))) {
  const cells = [];
  for (const {puzzles} of all) {
    const some = propagation === WITHOUT_THEM ? puzzles.slice(0, TRIED) : puzzles;
    const {solved, times} = await tried(some, propagation);
    const [usual, most] = [median(times).toFixed(1), Math.max(...times).toFixed(0)];
    cells.push(`${solved} of ${some.length}, ${usual} ms, at most ${most} ms`);
  }
  console.log(`| \`${propagation}\` | ${cells.join(' | ')} |`);
}
for (const {name, puzzles} of [...hardest, {name: 'Loki', puzzles: [LOKI]}]) {
  const {solved, times} = await tried(puzzles, BEST);
  const most = Math.max(...times);
  report(`${name}, ${puzzles.length} by ${BEST}`, `all solved, ${MOST_MS} ms each`,
    `${solved} solved, ${most.toFixed(0)} ms`, solved === puzzles.length && most <= MOST_MS);
}
engine.dispose();

/** A set, or nothing where it isn't here. @param {string} name @param {number} most */
function read(name, most) {
  const path = join(data, `${name}.txt`);
  if (!existsSync(path)) {
    console.log(`${path} is not here`);
    return [];
  }
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => /^[.0-9]{81}/.test(line));
  const stride = Math.max(1, Math.floor(lines.length / most));
  return [{name, puzzles: lines.filter((_, at) => at % stride === 0).slice(0, most).map((line) => line.slice(0, 81))}];
}

/** Processor time of each, so that other programs don't count. @param {string[]} puzzles @param {string} propagation */
async function tried(puzzles, propagation) {
  const times = [];
  let solved = 0;
  for (const puzzle of puzzles) {
    const before = process.cpuUsage();
    const answer = await engine.stats(puzzle, {propagation, search: false});
    const {user, system} = process.cpuUsage(before);
    if (!answer.ok) throw new Error(`${puzzle}: ${answer.error.message}`);
    times.push((user + system) / 1000);
    if (answer.status === 'unique') solved += 1;
  }
  return {solved, times};
}
