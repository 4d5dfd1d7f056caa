// Has the proofs of the command line checked by programs of others, drat-trim and lrat-check, over the project's
// corpora and the sets of ../shared/data (or SUDOKUSCOPE_DATA) where they are there. The two are taken from the PATH,
// or built from their public source; where it can't be had, that is said, and nothing is checked. Where the SAT solver
// CaDiCaL is on the PATH, it has to find that the statement can't be satisfied, without the proof. The LRAT files of
// 9x9 must not be too large either. Needs build/release.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkProof} from '../web/src/checker/check-proof.js';

/** MIT licence; by M. Heule and N. Wetzler. */
const SOURCE = 'https://github.com/marijnheule/drat-trim';
const root = fileURLToPath(new URL('..', import.meta.url));
const data = process.env.SUDOKUSCOPE_DATA ?? join(root, '../shared/data');
const SETS = [
  ...['easy', 'few', 'hard', 'stuck', 'large-16', 'large-20', 'large-25'].map((name) =>
    join(root, `tests/data/corpora/${name}.txt`)),
  ...['speed/easy', 'speed/serg', 'speed/c17', 'speed/top1465', 'speed/hard11', 'speed/hard1106',
    'consistency/te2-110', 'consistency/te3-140', 'large/16x16-min', 'large/16x16-h55', 'large/16x16-h60',
    'large/16x16-h65', 'large/25x25-h50', 'large/25x25-h55', 'large/25x25-h60', 'large/25x25-h65',
    'large/25x25-nearmin', 'large/25x25-u50'].map((name) => join(data, `${name}.txt`)),
];

/** Bytes of LRAT that 95 % of the 9x9 may have, and that each may have. */
const USUAL_BYTES = 1e6;
const MOST_BYTES = 3e6;
/** Sets of very easy puzzles with thousands of lines: so many of each are enough. */
const SAMPLED = new Map([['easy', 500], ['serg', 500]]);

/**
 * @typedef {object} Result
 * @property {number} checked
 * @property {number} limits proofs that were too long to be made
 * @property {string[]} sets
 * @property {string[]} failed puzzles whose proof was refused, or is too large
 * @property {number} bytes that 95 % of the 9x9 take
 * @property {number} mostBytes of all 9x9
 */

/**
 * Proves every puzzle of each set, or so many of it, evenly spread.
 * @param {number} [most] of a set
 * @returns {Promise<Result | null>} null where there are no checkers
 */
export async function checkProofs(most = Infinity) {
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  try {
    if (!buildCheckers(folder)) return null;
    const result = {checked: 0, limits: 0, sets: /** @type {string[]} */ ([]), failed: /** @type {string[]} */ ([])};
    const sizes = [];
    for (const path of SETS.filter((each) => existsSync(each))) {
      const name = basename(path, '.txt');
      result.sets.push(name);
      const before = result.checked;
      for (const puzzle of puzzlesOf(path, Math.min(most, SAMPLED.get(name) ?? Infinity))) {
        const {status, accepted, bytes} = await checkOne(folder, puzzle);
        if (status === 'limit') result.limits += 1;
        if (accepted !== null) result.checked += 1;
        if (puzzle.length === 81 && bytes) sizes.push(bytes);
        if (accepted === false || (puzzle.length === 81 && bytes > MOST_BYTES)) result.failed.push(puzzle);
      }
      console.log(`${name}: ${result.checked - before} proofs checked, ${result.failed.length} failures so far`);
    }
    sizes.sort((a, b) => a - b);
    const bytes = sizes[Math.floor(0.95 * sizes.length)] ?? 0;
    if (bytes > USUAL_BYTES) result.failed.push(`95 % of the 9x9 take ${bytes} bytes`);
    return {...result, bytes, mostBytes: sizes.at(-1) ?? 0};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** True if there is a CaDiCaL to ask. */
const hasCadical = spawnSync('cadical', ['--version']).status === 0;

/** The exit code of SAT solvers that have found no solution. */
const UNSATISFIABLE = 20;

/** @param {string} cnf a file @returns {boolean} true if CaDiCaL finds no solution, or isn't there */
function cadicalAgrees(cnf) {
  return !hasCadical || spawnSync('cadical', ['-q', cnf]).status === UNSATISFIABLE;
}

/** The two checkers. */
const NAMES = ['drat-trim', 'lrat-check'];

/**
 * Puts the checkers into a folder.
 * @param {string} folder @param {boolean} [fetches] false: only from the PATH, or from DRAT_TRIM_SOURCE
 * @returns {boolean} whether they are there
 */
export function buildCheckers(folder, fetches = true) {
  const found = NAMES.map((name) => spawnSync('sh', ['-c', `command -v ${name}`], {encoding: 'utf8'}).stdout.trim());
  if (found.every(Boolean)) {
    for (const [at, path] of found.entries()) symlinkSync(path, join(folder, NAMES[at]));
    return true;
  }
  if (!fetches && !process.env.DRAT_TRIM_SOURCE) return false;
  const source = process.env.DRAT_TRIM_SOURCE ?? join(folder, 'source');
  if (!existsSync(source)) spawnSync('git', ['clone', '-q', '--depth', '1', SOURCE, source]);
  return NAMES.every((name) =>
    spawnSync('cc', ['-O2', '-w', '-o', join(folder, name), join(source, `${name}.c`)]).status === 0);
}

/** @param {string} path @param {number} most @returns {string[]} */
function puzzlesOf(path, most) {
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const stride = Math.max(1, Math.floor(lines.length / most));
  return lines.filter((_, at) => at % stride === 0).slice(0, most);
}

/**
 * @param {string} folder that the checkers are in @param {typeof NAMES[number]} name @param {string[]} files
 * @returns {boolean} whether a checker accepts them
 */
export function accepts(folder, name, files) {
  return /^(s|c) VERIFIED$/m.test(String(spawnSync(join(folder, name), files).stdout));
}

/**
 * @param {string} folder @param {string} puzzle
 * @returns {Promise<{status: string, accepted: boolean | null, bytes: number}>} whether all accept its proof;
 *   null where there is none
 */
async function checkOne(folder, puzzle) {
  const [cnf, drat, lrat] = ['cnf', 'drat', 'lrat'].map((kind) => join(folder, `proof.${kind}`));
  const words = ['prove', '--json', '--cnf', cnf, '--drat', drat, '--lrat', lrat];
  const {stdout} = spawnSync(join(root, 'build/release/sudokuscope'), words, {input: puzzle, encoding: 'utf8'});
  const {status} = JSON.parse(stdout);
  if (status === 'several' || status === 'limit') return {status, accepted: null, bytes: 0};
  const text = readFileSync(lrat, 'utf8');
  const ours = await checkProof(readFileSync(cnf, 'utf8'), text);
  const accepted = accepts(folder, 'drat-trim', [cnf, drat]) && accepts(folder, 'lrat-check', [cnf, lrat]) &&
    ours?.accepted === true && cadicalAgrees(cnf);
  return {status, accepted, bytes: text.length};
}

/** @param {Result} result */
export function inWords({checked, limits, sets, bytes, mostBytes}) {
  const cadical = hasCadical ? 'CaDiCaL agrees on each' : 'CaDiCaL is not here to be asked';
  return `${checked} of ${sets.join(', ')}; ${cadical}; too long to be made: ${limits}; ` +
    `LRAT of 9x9: 95 % within ${bytes} bytes, all within ${mostBytes}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await checkProofs(Number(process.argv[2] ?? Infinity));
  if (!result) console.log('drat-trim can\'t be had here: nothing was checked.');
  else console.log(`${inWords(result)}; refused: ${result.failed.join(' ') || 'none'}`);
  process.exit(!result || result.failed.length ? 1 : 0);
}
