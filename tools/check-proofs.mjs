// Has the proofs of the command line checked by programs of others, drat-trim and lrat-check, over the project's
// corpora and the sets of ../shared/data (or SUDOKUSCOPE_DATA) where they are there. The two are built from their
// public source; where it can't be had, that is said, and nothing is checked. Needs build/release.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkProof} from '../web/src/checker/check-proof.js';

/** MIT licence; by M. Heule and N. Wetzler. */
const SOURCE = 'https://github.com/marijnheule/drat-trim';
const root = fileURLToPath(new URL('..', import.meta.url));
const data = process.env.SUDOKUSCOPE_DATA ?? join(root, '../shared/data');
const SETS = [
  ...['easy', 'few', 'hard', 'stuck', 'large-16'].map((name) => join(root, `tests/data/corpora/${name}.txt`)),
  ...['speed/c17', 'speed/top1465', 'speed/hard11', 'speed/hard1106', 'consistency/te2-110', 'consistency/te3-140',
    'large/16x16-min'].map((name) => join(data, `${name}.txt`)),
];

/**
 * Proves every puzzle of each set, or so many of it, evenly spread.
 * @param {number} [most] of a set
 * @returns {Promise<{checked: number, sets: string[], failed: string[]} | null>} null where there are no checkers
 */
export async function checkProofs(most = Infinity) {
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  try {
    if (!buildCheckers(folder)) return null;
    const result = {checked: 0, sets: /** @type {string[]} */ ([]), failed: /** @type {string[]} */ ([])};
    for (const path of SETS.filter((each) => existsSync(each))) {
      result.sets.push(basename(path, '.txt'));
      for (const puzzle of puzzlesOf(path, most)) {
        const accepted = await checkOne(folder, puzzle);
        if (accepted !== null) result.checked += 1;
        if (accepted === false) result.failed.push(puzzle);
      }
    }
    return result;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** @param {string} folder @returns {boolean} whether they are there */
function buildCheckers(folder) {
  const source = process.env.DRAT_TRIM_SOURCE ?? join(folder, 'source');
  if (!existsSync(source)) spawnSync('git', ['clone', '-q', '--depth', '1', SOURCE, source]);
  return ['drat-trim', 'lrat-check'].every((name) =>
    spawnSync('cc', ['-O2', '-w', '-o', join(folder, name), join(source, `${name}.c`)]).status === 0);
}

/** @param {string} path @param {number} most @returns {string[]} */
function puzzlesOf(path, most) {
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const stride = Math.max(1, Math.floor(lines.length / most));
  return lines.filter((_, at) => at % stride === 0).slice(0, most);
}

/**
 * @param {string} folder @param {string} puzzle
 * @returns {Promise<boolean | null>} whether all three accept its proof; null where there is nothing to prove
 */
async function checkOne(folder, puzzle) {
  const [cnf, drat, lrat] = ['cnf', 'drat', 'lrat'].map((kind) => join(folder, `proof.${kind}`));
  const words = ['prove', '--json', '--cnf', cnf, '--drat', drat, '--lrat', lrat];
  const {stdout} = spawnSync(join(root, 'build/release/sudokuscope'), words, {input: puzzle, encoding: 'utf8'});
  const {status} = JSON.parse(stdout);
  if (status === 'several' || status === 'limit') return null;
  const says = (/** @type {string} */ name, /** @type {string[]} */ files) =>
    /^(s|c) VERIFIED$/m.test(String(spawnSync(join(folder, name), files).stdout));
  const ours = await checkProof(readFileSync(cnf, 'utf8'), readFileSync(lrat, 'utf8'));
  return says('drat-trim', [cnf, drat]) && says('lrat-check', [cnf, lrat]) && ours?.accepted === true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await checkProofs(Number(process.argv[2] ?? Infinity));
  if (!result) console.log('drat-trim can\'t be had here: nothing was checked.');
  const refused = result?.failed.join(' ') || 'none';
  if (result) console.log(`${result.checked} proofs of ${result.sets.join(', ')}; refused: ${refused}`);
  process.exit(result?.failed.length ? 1 : 0);
}
