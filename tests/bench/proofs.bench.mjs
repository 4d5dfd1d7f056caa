// Proofs in WebAssembly under node: how large they are, how long making and checking them takes, and that each is
// accepted. Over the project's corpora, and the sets of ../shared/data (or SUDOKUSCOPE_DATA) where they are there.
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {checkProof} from '../../web/src/checker/check-proof.js';
import {createEngine} from '../../web/src/client/engine.js';
import {report} from '../support/figures.mjs';

const MOST_BYTES = 3e6;
const USUAL_BYTES = 1e6;
const USUAL_MS = 1000;
const SHARE = 0.95;
/** Of a set, so many are proved, evenly spread. */
const PROVED = Number(process.env.SUDOKUSCOPE_PROOFS ?? 200);

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = process.env.SUDOKUSCOPE_DATA ?? join(root, '../shared/data');
const engine = await createEngine({mode: 'main'});
const corpora = ['easy', 'few', 'hard', 'stuck'].map((name) => join(root, `tests/data/corpora/${name}.txt`));
const others = ['speed/c17', 'speed/top1465', 'speed/hard11', 'speed/hard1106', 'consistency/te2-110',
  'consistency/te3-140'].map((name) => join(data, `${name}.txt`));
for (const path of [...corpora, ...others]) {
  if (existsSync(path)) await measure(basename(path, '.txt'), read(path));
  else console.log(`${path} is not here`);
}
engine.dispose();

/** @param {string} path @returns {string[]} */
function read(path) {
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => /^[1-9.]/.test(line));
  const stride = Math.max(1, Math.floor(lines.length / PROVED));
  return lines.filter((_, at) => at % stride === 0).slice(0, PROVED);
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];
}

/** @param {string} name @param {string[]} puzzles */
async function measure(name, puzzles) {
  const [bytes, made, checked] = [[], [], []];
  let refused = 0;
  for (const puzzle of puzzles) {
    const start = performance.now();
    const proof = await engine.prove(puzzle);
    if (!proof.ok) throw new Error(`${puzzle}: ${proof.error.message}`);
    if (proof.cnf === null) continue;
    made.push(performance.now() - start);
    bytes.push(proof.lrat.length);
    const {accepted} = await checkProof(proof.cnf, proof.lrat);
    checked.push(performance.now() - start - made.at(-1));
    if (!accepted) refused += 1;
  }
  if (!bytes.length) return console.log(`${name}: nothing to prove`);
  const both = made.map((ms, at) => ms + checked[at]);
  const [usual, most] = [quantile(bytes, SHARE), quantile(bytes, 1)];
  console.log(`${name}: ${bytes.length} proofs; median ${quantile(bytes, 0.5)} bytes, made in ` +
    `${quantile(made, 0.5).toFixed(1)} ms, checked in ${quantile(checked, 0.5).toFixed(1)} ms`);
  report(`${name}: proofs refused`, '0', String(refused), refused === 0);
  report(`${name}: LRAT of 95 %`, '≤ 1 MB', `${Math.ceil(usual / 1000)} kB`, usual <= USUAL_BYTES);
  report(`${name}: longest LRAT`, '≤ 3 MB', `${Math.ceil(most / 1000)} kB`, most <= MOST_BYTES);
  const ms = quantile(both, SHARE);
  report(`${name}: made and checked, 95 %`, '≤ 1 s', `${Math.round(ms)} ms`, ms <= USUAL_MS);
}
