// How soon texts are answered that are made to take long: as long as a text may be, of pieces that readers stumble
// over; packed links of the largest grid; how short the slices are in which people's steps are found; and how soon a
// large tree is laid out.
import {performance} from 'node:perf_hooks';
import {createEngine} from '../../web/src/client/engine.js';
import {loadHuman} from '../../web/src/worker/human-module.js';
import {puzzleBytes} from '../../web/src/protocol/bytes.js';
import {layoutTree} from '../../web/src/run/tree-layout.js';
import {treeFromEvents} from '../../web/src/run/tree-from-events.js';
import {report} from '../support/figures.mjs';

const TEXT_BYTES = 1 << 20;
const TEXT_MS = 1000;
const PACKED_MS = 1000;
const SLICE_MS = 50;
const LAYOUT_MS = 50;
const CANCEL_MS = 100;
const PIECES = ['1', '1 ', '1,', '|', '-', '\n', '1\n', '#', ' ', '+\n', '.-\n', '\u00b7', '\u2500', '[', '[1,', '"',
  '<td>', '> ', '{1}', 'a '];

const engine = await createEngine({mode: 'main'});

/** Milliseconds of the processor that the slowest takes, and which it is. @param {any[]} works names and works */
async function slowest(works) {
  let worst = {ms: 0, name: ''};
  for (const [name, work] of works) {
    const start = process.cpuUsage();
    await work();
    const {user, system} = process.cpuUsage(start);
    const ms = (user + system) / 1000;
    if (ms > worst.ms) worst = {ms, name};
  }
  return worst;
}

const texts = PIECES.map((piece) => [JSON.stringify(piece), () =>
  engine.parse(piece.repeat(Math.floor(TEXT_BYTES / new TextEncoder().encode(piece).length)))]);
const text = await slowest(texts);
report('a text of a megabyte is read or refused, the slowest', `within ${TEXT_MS} ms`,
  `${text.ms.toFixed(0)} ms, of ${text.name}`, text.ms <= TEXT_MS);

const large = {boxRows: 6, boxCols: 6, size: 36, givens: new Uint8Array(1296).fill(1), candidates: null};
const link = await engine.format(large, 'fpuzzles');
const packed = await slowest([0, 1, 100, 10_000].map((rest) => [`${rest} bytes more`, () =>
  engine.parse(link.text + 'Q'.repeat(rest))]));
report('a packed link of the largest grid is read or refused', `within ${PACKED_MS} ms`, `${packed.ms.toFixed(0)} ms`,
  packed.ms <= PACKED_MS);

const human = await loadHuman();
const slices = [];
const empty = puzzleBytes({boxRows: 5, boxCols: 5, givens: new Uint8Array(625), candidates: null});
const work = human.steps(empty, -1, true);
for (let isDone = false; !isDone;) {
  const start = process.cpuUsage().user;
  isDone = Boolean(work.next().done);
  slices.push((process.cpuUsage().user - start) / 1000);
}
const long = slices.filter((ms) => ms > SLICE_MS).length;
report(`slices over ${SLICE_MS} ms while a step is looked for on an empty 25x25`, '1 of 20 at most',
  `${long} of ${slices.length}`, long <= slices.length / 20);

let at = 0;
const giving = new AbortController();
setTimeout(() => {
  at = performance.now();
  giving.abort();
}, 60);
await engine.hint({boxRows: 5, boxCols: 5, givens: new Uint8Array(625)}, {signal: giving.signal});
const late = performance.now() - at;
report('a hint is given up after its signal', `within ${CANCEL_MS} ms`, `${late.toFixed(0)} ms`, late <= CANCEL_MS);

const events = [];
const push = (kind, cell, digit) => events.push({kind, cell, digit, index: events.length, outcome: 'failed'});
const search = (depth) => {
  for (let digit = 1; digit <= 10 && depth < 5; digit += 1) {
    push('decide', depth, digit);
    search(depth + 1);
    push('refute', depth, digit);
  }
};
search(0);
const tree = treeFromEvents(events);
const layouts = [];
for (let i = 0; i < 5; i += 1) layouts.push((await slowest([['', () => layoutTree(tree)]])).ms);
const layout = Math.min(...layouts);
report('a tree of 111,111 nodes is laid out', `within ${LAYOUT_MS} ms`, `${layout.toFixed(1)} ms`, layout <= LAYOUT_MS);
engine.dispose();
