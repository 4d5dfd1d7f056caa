// How soon an engine in the page's own thread listens: whatever is asked, on whatever grid, an answer comes soon after
// the signal, and no slice holds the thread for long. Then the same for questions to runs.
import {createEngine} from '../../web/src/client/engine.js';
import {askingOf, hostileGrids, questionsOf} from '../support/asking.mjs';
import {report} from '../support/figures.mjs';

const MOST_MS = 50;
const SIGNALS_AFTER_MS = [0, 100, 500];

const engine = await createEngine({mode: 'main'});
/**
 * The longest time between two turns of the thread since it was last reset. Where the machine has given the processor
 * to others meanwhile, so long as this process has used it.
 */
let longest = 0;
let last = performance.now();
let used = process.cpuUsage();
let isWatching = true;
(function watch() {
  const now = performance.now();
  const {user, system} = process.cpuUsage(used);
  longest = Math.max(longest, Math.min(now - last, (user + system) / 1000));
  last = now;
  used = process.cpuUsage();
  if (isWatching) setImmediate(watch);
})();

/** Two turns of the thread, so that what was held until now has been seen by the watch. */
const turns = async () => {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => setImmediate(done));
};

const latest = {answer: {ms: 0, of: ''}, turn: {ms: 0, of: ''}};
const note = (kind, ms, of) => {
  if (ms > latest[kind].ms) latest[kind] = {ms, of};
};
for (const [method, ask] of Object.entries(askingOf(engine))) {
  for (const [name, puzzle] of Object.entries(hostileGrids)) {
    await ask(puzzle, AbortSignal.abort());  // what is loaded, and read, for the first question is no slice
    for (const after of SIGNALS_AFTER_MS) {
      const controller = new AbortController();
      let at = Infinity;
      setTimeout(() => {
        at = performance.now();
        controller.abort();
      }, after);
      await turns();
      longest = 0;
      const answer = await ask(puzzle, controller.signal);
      note('answer', performance.now() - at, `${method}, ${name}`);
      await turns();
      note('turn', longest, `${method}, ${name}`);
      answer.run?.dispose();
    }
  }
}
const tell = (figure, {ms, of}) => report(figure, `${MOST_MS} ms`, `${ms.toFixed(0)} ms (${of})`, ms <= MOST_MS);
tell('an answer after its signal, at the latest', latest.answer);
tell('the thread held between two slices, at most', latest.turn);

Object.assign(latest, {answer: {ms: 0, of: ''}, turn: {ms: 0, of: ''}});
for (const id of ['ac3', 'all-different', 'singleton-ac3', 'strong-singleton-all-different']) {
  for (const [name, puzzle] of Object.entries(hostileGrids)) {
    const {run} = await engine.run(puzzle, {propagation: id}, {signal: AbortSignal.timeout(1000)});
    if (!run) continue;
    for (const [question, ask] of Object.entries(questionsOf(run))) {
      const controller = new AbortController();
      let at = Infinity;
      setTimeout(() => {
        at = performance.now();
        controller.abort();
      }, SIGNALS_AFTER_MS[1]);
      await turns();
      longest = 0;
      await ask(run.length, {signal: controller.signal}).catch(() => {});  // given up
      note('answer', performance.now() - at, `${question}, ${id}, ${name}`);
      await turns();
      note('turn', longest, `${question}, ${id}, ${name}`);
    }
    run.dispose();
  }
}
tell('an answer to a question after its signal, at the latest', latest.answer);
tell('the thread held by a question between two slices, at most', latest.turn);
isWatching = false;
engine.dispose();
