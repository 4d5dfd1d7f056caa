// Draws docs/growth.svg: how long solving takes, by share of givens and by size. Run by hand:
//
//     cmake --build --preset release && node tools/growth/plot.mjs    (some minutes)
import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = new URL('../../', import.meta.url);
const program = fileURLToPath(new URL('build/release/sudoku_growth', root));
const WIDTH = 820, HEIGHT = 400;
const TOP = 44, BOTTOM = 348;
/** Panels, from left to right, by the x of their edges. */
const BY_SHARE = [64, 400], BY_SIZE = [492, 720];
const LEAST = 1e-4, MOST = 1e4;  // milliseconds
/** Sizes that have a line of their own on the left; shares on the right. */
const SIZES = [9, 16, 25, 36];
const SHARES = [30, 45, 70];

const {stdout, status} = spawnSync(program, {encoding: 'utf8'});
if (status !== 0) throw new Error(`${program} ended with ${status}`);
const rows = stdout.trim().split('\n').map((line) => line.split(' ').map(Number));
const sizes = [...new Set(rows.map(([size]) => size))];

writeFileSync(new URL('docs/growth.svg', root), `<svg xmlns="http://www.w3.org/2000/svg"
 viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="${label()}">
<style>
  :root { --ink: #1f1d1a; --pale: #6d6a64; --rule: #dedbd4; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eceae5; --pale: #a29e96; --rule: #3c3a36; } }
  text { fill: var(--pale); } .name { fill: var(--ink); font-weight: 600; }
  .rule { stroke: var(--rule); } .line { fill: none; stroke: var(--ink); stroke-width: 1.5; } .dot { fill: var(--ink); }
</style>
<text class="name" x="${BY_SHARE[0]}" y="20">by share of givens</text>
<text class="name" x="${BY_SIZE[0]}" y="20">by size</text>
${rules(BY_SHARE)}
${rules(BY_SIZE)}
${[20, 30, 40, 50, 60, 70, 80, 90].map((share) => below(shareX(share), `${share} %`)).join('\n')}
${SIZES.map((size) => line(rows.filter((row) => row[0] === size).map(([, share, ms]) => [shareX(share), y(ms)]),
    `${size}×${size}`)).join('\n')}
${sizes.filter((size) => [4, 9, 16, 25, 36].includes(size)).map((size) => below(sizeX(size), `${size}`)).join('\n')}
${SHARES.map((share) => line(rows.filter((row) => row[1] === share).map(([size, , ms]) => [sizeX(size), y(ms)]),
    `${share} % given`)).join('\n')}
<text x="${BY_SHARE[0]}" y="${HEIGHT - 8}">Time to find the solution and another or none: median of seven, one core,
 broken off at two seconds.</text>
</svg>
`);

function shareX(share) {
  return BY_SHARE[0] + (share - 20) / 70 * (BY_SHARE[1] - BY_SHARE[0]);
}

function sizeX(size) {
  return BY_SIZE[0] + (size - 4) / 32 * (BY_SIZE[1] - BY_SIZE[0]);
}

function y(ms) {
  const part = Math.log10(Math.max(ms, LEAST) / LEAST) / Math.log10(MOST / LEAST);
  return BOTTOM - part * (BOTTOM - TOP);
}

/** A line for every power of ten, with its name. */
function rules([left, right]) {
  const names = {'-4': '0.1 µs', '-3': '1 µs', '-2': '10 µs', '-1': '0.1 ms', '0': '1 ms', '1': '10 ms', '2': '0.1 s',
    '3': '1 s', '4': '10 s'};
  return Object.entries(names).map(([power, name]) => {
    const at = y(10 ** Number(power)).toFixed(1);
    return `<line class="rule" x1="${left}" x2="${right}" y1="${at}" y2="${at}"/>` +
      `<text x="${left - 8}" y="${Number(at) + 4}" text-anchor="end">${name}</text>`;
  }).join('\n');
}

function below(x, text) {
  return `<text x="${x.toFixed(1)}" y="${BOTTOM + 20}" text-anchor="middle">${text}</text>`;
}

/** @param {number[][]} points @param {string} name stands at the highest point of the curve */
function line(points, name) {
  const places = points.map((point) => point.map((value) => value.toFixed(1)).join(','));
  const [x, top] = points.reduce((high, point) => (point[1] < high[1] ? point : high));
  return `<polyline class="line" points="${places.join(' ')}"/>` +
    points.map(([cx, cy]) => `<circle class="dot" r="2" cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}"/>`).join('') +
    `<text class="name" x="${(x + 6).toFixed(1)}" y="${(top - 7).toFixed(1)}">${name}</text>`;
}

function label() {
  const hardest = (size) => rows.filter((row) => row[0] === size)
    .reduce((worst, row) => (row[2] > worst[2] ? row : worst));
  return `Time to solve by share of givens and by size. ${SIZES.map((size) => {
    const [, share, ms] = hardest(size);
    return `${size} by ${size} is hardest at ${share} % given: ${Number(ms.toPrecision(2))} ms.`;
  }).join(' ')}`;
}
