/** The host's work with the module that helps people. Loaded, with it, when the first of that is wanted. */
import errors from '../../languages/en/errors.js';
import {failing} from '../language/failures.js';
import {headerOf, nameOf, puzzleBytes, puzzleFrom, rulesText, shortName} from '../protocol/bytes.js';
import {generate} from './generating.js';
import {coreStrategy, natural} from './input.js';
import {loadHuman} from './human-module.js';
import {drained, nowAndThen} from './slices.js';

/** @typedef {import('./host.js').Input} Input */
/** @typedef {import('./human-module.js').Human} Human */
/** @typedef {import('./turns.js').Job} Job */
/** @typedef {(progress: any) => void} Tell */

const failure = failing('errors', errors);

/** Nodes that a trial of what is impossible may take. */
const MOST_NODES = 20_000;
/** Events of a run by techniques, unless it says otherwise: each is kept, by host and page. */
const MOST_EVENTS = 50_000;

const unfound = () => failure('cancelled', 'cancelled.steps');

/** @type {import('../protocol/people.js').Impossible} */
const CANCELLED = {blame: 'unknown', firstWrong: 0, clash: [], isMinimal: false};

/**
 * Answers what is asked about how people solve.
 * @param {string | BufferSource} [wasm] of the core
 */
export async function createPeople(wasm) {
  const human = await loadHuman(wasm);
  /**
   * @param {Job} job @param {Tell} tell @param {Input} input @param {string} name of what is asked @param {any[]} args
   * @returns {Generator<void, any>}
   */
  return function* answer(job, tell, input, name, ...args) {
    if (name === 'generate') return yield* generate(human, job, tell, args[0]);
    if (!input.ok) return input;
    if (input.isUnread && name === 'rate') return failure('rules', 'rules.unread');
    return yield* ANSWERS[name](human, job, tell, input, ...args);
  };
}

/**
 * Work in slices, on a puzzle that was checked.
 * @typedef {{bytes: Uint8Array, rules?: import('../protocol/kinds.js').Rules}} Checked
 * @typedef {(human: Human, job: Job, tell: Tell, puzzle: Checked, ...args: any[]) => Generator<void, any>} Answer
 */

/** By the name of what is asked. @type {Record<string, Answer>} */
const ANSWERS = {
  * nextStep(human, job, tell, {bytes: position, rules}, options) {
    const found = yield* drained(job, human.steps(position, -1, isUnique(options)), trying(human, tell));
    if (!found) return unfound();
    const {steps: [step = null], isLimited} = found;
    return {ok: true, puzzle: puzzleFrom(position, rules), step, isLimited};
  },
  * steps(human, job, tell, {bytes: position, rules}, options) {
    const id = nameOf(options?.technique);
    const technique = human.techniques.findIndex((each) => each.id === id);
    if (technique < 0) return failure('technique', 'unknown.steps', {name: shortName(id)});
    const found = yield* drained(job, human.steps(position, technique, isUnique(options)), trying(human, tell));
    return found ? {ok: true, puzzle: puzzleFrom(position, rules), ...found} : unfound();
  },
  * rate(human, job, tell, {bytes: puzzle, rules}) {
    let steps = 0;
    const report = nowAndThen(() => tell(steps));
    const rated = yield* drained(job, human.rating(puzzle), () => {
      steps += 1;
      report();
    });
    return {ok: true, puzzle: puzzleFrom(puzzle, rules), ...rated ?? {status: 'cancelled', rating: null}};
  },
  explain,
  /** Cancelled, it answers with the smallest set that was found by then. */
  * fewest(human, job, tell, {bytes: position, rules}, wanted) {
    const conclusion = {
      cell: natural(wanted?.cell, 0xffff), digit: natural(wanted?.digit, 0), isPlacement: Boolean(wanted?.isPlacement),
    };
    const search = human.fewest(position, conclusion, job);
    let size = 0;
    const report = nowAndThen(() => tell(size));
    const found = yield* drained({...job, cancelled: false}, search, (now) => {
      size = now;
      report();
    });
    if (job.cancelled && !found?.statements.length) return failure('cancelled', 'cancelled.fewest');
    return found ? {ok: true, puzzle: puzzleFrom(position, rules), ...found} : failure('cell', 'fewest.cell');
  },
  /** Its `order`: cells in the order in which their values were put. */
  * impossible(human, job, _tell, {bytes}, order) {
    const position = withValues(bytes);
    const cells = Array.from(Array.isArray(order) ? order : [], (cell) => natural(cell, 0xffff) & 0xffff);
    // There is no room for more; a longer list has a cell twice.
    const search = human.impossible(position, cells.slice(0, headerOf(position).givens), MOST_NODES);
    const found = yield* drained(job, search);
    if (!found && !job.cancelled) return failure('cell', 'impossible.cell');
    return {ok: true, ...found ?? CANCELLED};
  },
};

/** A puzzle in which nothing was put has an empty list of that. @param {Uint8Array} bytes */
function withValues(bytes) {
  const puzzle = puzzleFrom(bytes);
  const {givens, values = new Uint8Array(givens.length)} = puzzle;
  return puzzleBytes({...puzzle, values, rules: rulesText(bytes)});
}

/** @param {any} options as the page sent them */
function isUnique(options) {
  return options?.uniqueness !== false;
}

/** Tells now and then which technique is being tried. @param {Human} human @param {Tell} tell */
function trying(human, tell) {
  let tried = 0;
  const report = nowAndThen(() => tell(tryingOf(human, tried)));
  return (/** @type {number} */ now) => {
    tried = now;
    report();
  };
}

/**
 * @param {Human} human
 * @param {number} tried
 * @returns {import('../protocol/people.js').Trying}
 */
function tryingOf({techniques}, tried) {
  return {technique: techniques[tried].id, tried, of: techniques.length};
}

/** With which step a run is to begin, by the technique's number. @param {Human} human @param {any} wanted a strategy */
function firstOf({techniques}, wanted) {
  const [, technique, step] = /^(.+)-(\d+)$/.exec(nameOf(wanted?.first)) ?? [];
  return {technique: techniques.findIndex(({id}) => id === technique), step: natural(step, 0)};
}

/**
 * A run by techniques, told as it comes: events that are new, and the status.
 * @param {Human} human @param {Job} job @param {Tell} tell @param {Checked} puzzle
 * @param {any} wanted a strategy @param {{maxEvents?: number}} [options]
 */
function* explain(human, job, tell, {bytes: position, rules}, wanted, {maxEvents} = {}) {
  const strategy = {...coreStrategy(wanted), propagation: 'techniques', variable: 'mrv', value: 'ascending', seed: 0};
  const first = firstOf(human, wanted);
  if (wanted?.first && first.technique < 0) {
    return failure('technique', 'unknown.technique', {name: shortName(wanted.first)});
  }
  if (wanted?.first) Object.assign(strategy, {first: nameOf(wanted.first)});
  const most = natural(maxEvents, MOST_EVENTS);
  const start = performance.now();
  let [tried, isLimited] = [0, false];
  /** @type {import('../run/replay.js').RunEvent[]} */
  let events = [];
  const news = (/** @type {string} */ status) => ({
    ok: true, puzzle: puzzleFrom(position, rules), strategy, events, status, isLimited,
    trying: tryingOf(human, tried), ms: performance.now() - start,
  });
  const report = nowAndThen(() => {
    tell(news('running'));
    events = [];
  });
  const status = yield* drained(job, human.run(position, strategy, first, most), (slice) => {
    if (slice.event) events.push(slice.event);
    tried = slice.tried ?? tried;
    isLimited = slice.isLimited;
    report();
  });
  return news(status ?? 'cancelled');
}
