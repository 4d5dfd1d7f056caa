/**
 * Exercises: the reader's answer is judged by the run that the grid shows, so no answer is kept in the page. A question
 * is about the step that its link leads to, and after a right answer about the next one. A form says what it asks in
 * `data-ask`:
 *
 *     eliminate, place, decide   the next event of that kind: "A4 9", "r1c4=9", "9 in A4", "A4 can't be 9"
 *     guesses, revisions, …      a number of the run's statistics
 *     forced                     the digits of the solution that a rule placed, not a guess
 *     peers, arcs, returning     of a cell, of the grid, of a cell but for the arc in hand; boxes of `data-box`
 *     candidates                 at the start, with `data-givens` givens
 */
import {geometry, geometryOf, loadSteering} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/exercises.js';
import {speaker, spokenLanguage} from '../../web/src/language/catalogue.js';
import {byId, element} from '../common/dom.js';

/** @typedef {import('../../web/src/index.js').SudokuScope} SudokuScope */
/** @typedef {ReturnType<typeof geometry>} Shape */
/** The step is the one to which a right answer has moved the grid. */
/** @typedef {[verdict: string, words: string, step?: number]} Judgement */
/** The ids of all words that can be said. @typedef {keyof typeof messages} Said */
/** The number that is asked for, and what to say to others. @typedef {[number, [number, Said][]]} Asked */

const say = speaker('site/exercises', messages);

/** Events that are looked through for one that comes later. */
const AHEAD = 5000;
const EVENTS = ['eliminate', 'place', 'decide'];

/** The questions about a shape. @type {Record<string, (shape: Shape, givens: number) => Asked>} */
const OF_SHAPES = {
  peers(shape) {
    const peers = shape.peers(0).length;
    return [peers, [
      [3 * (shape.size - 1), 'peers.twice'],
      [peers + 1, 'peers.itself'],
    ]];
  },
  arcs(shape) {
    const peers = shape.peers(0).length;
    const arcs = peers * shape.cells;
    return [arcs, [
      [peers, 'arcs.one-cell'],
      [arcs / 2, 'arcs.pairs'],
    ]];
  },
  returning(shape) {
    const peers = shape.peers(0).length;
    return [peers - 1, [[peers, 'returning.all']]];
  },
  candidates(shape, givens) {
    const open = shape.cells - givens;
    return [givens + open * shape.size, [
      [shape.cells * shape.size, 'candidates.all'],
      [open * shape.size, 'candidates.open'],
    ]];
  },
};

/** Judges the answer in a form, and shows the verdict. @param {HTMLFormElement} form */
export async function check(form) {
  const text = String(new FormData(form).get('answer')).trim();
  const [verdict, words] = await judge(form, text);
  const output = form.querySelector('output');
  // The text round it is in English, whatever the page speaks.
  output?.setAttribute('lang', spokenLanguage());
  output?.replaceChildren(element('b', {}, verdict), ` ${words}`);
}

/**
 * The last right answer to a question, and the step to which it has moved the grid.
 * @type {WeakMap<HTMLFormElement, {text: string, run: any, step: number, judgement: Judgement}>}
 */
const rightAnswers = new WeakMap();

/** @param {HTMLFormElement} form @param {string} text @returns {Promise<Judgement>} */
async function judge(form, text) {
  const {ask = '', box = '', scope = '', givens = ''} = form.dataset;
  if (Object.hasOwn(OF_SHAPES, ask)) return judgeNumber(text, ...OF_SHAPES[ask](shapeOf(box), Number(givens)));
  const shown = /** @type {SudokuScope} */ (byId(scope));
  const last = rightAnswers.get(form);
  const goesOn = last?.run === shown.run && last?.step === shown.step;
  if (last && goesOn && last.text === text) return last.judgement;
  if (!goesOn) await goToStepOf(form);
  const run = await runOf(shown);
  if (!EVENTS.includes(ask)) {
    return ask === 'forced' ? judgeNumber(text, ...forcedIn(run)) : judgeNumber(text, run.stats[ask], []);
  }
  const judgement = await judgeEvent(text, shown, run, ask);
  const [, , step] = judgement;
  if (step !== undefined) rightAnswers.set(form, {text, run, step, judgement});
  return judgement;
}

/** Goes to the step that a question is about, since readers may pass over its link. @param {HTMLElement} form */
async function goToStepOf(form) {
  const link = /** @type {HTMLAnchorElement | null} */ (form.querySelector('a[data-scope-step]'));
  if (link) await (await loadSteering()).steer(link);
}

/** The run of a grid, which may still be loading, or waits to be seen. @param {SudokuScope} scope */
async function runOf(scope) {
  if (!scope.run) {
    const loaded = new Promise((resolve) => scope.addEventListener('load', resolve, {once: true}));
    scope.scrollIntoView({block: 'nearest'});
    await loaded;
  }
  const {run} = scope;
  await run.finished;
  return run;
}

/** @param {any} run @returns {Asked} */
function forcedIn({puzzle: {givens}, stats: {guesses, backtracks, placements}}) {
  const open = givens.filter((/** @type {number} */ digit) => digit === 0).length;
  const kept = guesses - backtracks;
  return [open - kept, [
    [placements, 'forced.placed'],
    [kept, 'forced.kept'],
    [open, 'forced.open'],
  ]];
}

/** @param {string} text @param {number} wanted @param {Asked[1]} near @returns {Judgement} */
function judgeNumber(text, wanted, near) {
  if (!/^(?:\d+|\d{1,3}(?:[,.]\d{3})+)$/.test(text)) return ['', say('type.number')];
  const answer = Number(text.replace(/[,.]/g, ''));
  if (answer === wanted) return [say('right'), say('right.number', {number: wanted})];
  const [, known] = near.find(([number]) => number === answer) ?? [];
  return [say('wrong'), say(known ?? (answer < wanted ? 'wrong.more' : 'wrong.less'))];
}

/**
 * @param {string} text @param {SudokuScope} scope @param {any} run @param {string} kind
 * @returns {Promise<Judgement>}
 */
async function judgeEvent(text, scope, run, kind) {
  const shape = geometryOf(run.puzzle);
  const picked = readCandidate(text, shape);
  if (!picked) return ['', say('type.candidate', {cell: shape.cellName(shape.cells - 1)})];
  const from = scope.step;
  const index = await run.next(from, kind);
  if (index >= run.length) return ['', say('no-step')];
  const isPicked = (/** @type {any} */ event) =>
    event.kind === kind && event.cell === picked.cell && event.digit === picked.digit;
  const ahead = await run.events(index, AHEAD);
  if (isPicked(ahead[0])) {
    scope.seek(index + 1);
    return [say('right'), say('right.step', {step: await run.describe(index)}), index + 1];
  }
  if (kind === 'decide') return [say('wrong'), guessWords(shape, run, await run.stateAt(index), picked, ahead[0])];
  const back = ahead.findIndex((/** @type {any} */ event) => event.kind === 'refute');
  const later = ahead.slice(0, back < 0 ? AHEAD : back).find(isPicked);
  if (later) return [say('later'), say('later.step', {number: later.index + 1})];
  const origin = await run.origin(from, picked.cell, picked.digit);
  if (origin >= 0) return [say('wrong'), say('wrong.known', {step: await run.describe(origin)})];
  const about = {cell: shape.cellName(picked.cell), digit: shape.symbol(picked.digit)};
  return [say('wrong'), say(kind === 'eliminate' ? 'wrong.not-ruled-out' : 'wrong.not-forced', about)];
}

/**
 * Why a search doesn't make a guess next.
 * @param {Shape} shape @param {any} run @param {any} state before the guess that it makes
 * @param {{cell: number, digit: number}} picked @param {{cell: number}} next
 */
function guessWords(shape, run, {values, candidates}, {cell, digit}, next) {
  const name = shape.cellName(cell);
  if (values[cell]) return say('guess.solved', {cell: name, digit: shape.symbol(values[cell])});
  const digitsOf = (/** @type {number} */ each) => Array.from({length: shape.size}, (_, i) => i + 1).filter((one) =>
    candidates[each] >> BigInt(one - 1) & 1n && !shape.peers(each).some((peer) => values[peer] === one));
  const digits = digitsOf(cell);
  if (!digits.includes(digit)) return say('guess.not', {cell: name, digit: shape.symbol(digit)});
  if (cell === next.cell) return say('guess.digit', {cell: name});
  if (!String(run.strategy?.variable).startsWith('mrv')) return say('guess.not-first', {cell: name});
  return say(digitsOf(next.cell).length < digits.length ? 'guess.fewer' : 'guess.as-many',
    {cell: name, count: digits.length});
}

/**
 * The first cell in a text, by any of its names, and the first digit beside it; or both in one, as "A49".
 * @param {string} text
 * @param {Shape} shape
 */
function readCandidate(text, shape) {
  const words = text.toUpperCase().replace(/^([A-Z]\d)(\d)$/, '$1 $2');
  const [found] = /\b(?:[A-Z]\d|R\dC\d)\b/.exec(words) ?? [];
  const cell = Array.from({length: shape.cells}, (_, i) => i)
    .find((i) => shape.cellName(i) === found || shape.cellName(i, 'r1c1').toUpperCase() === found);
  const digit = Number(/\b\d\b/.exec(words.replace(found ?? '', ' '))?.[0]);
  return cell !== undefined && digit >= 1 && digit <= shape.size ? {cell, digit} : null;
}

/** @param {string} box "2x3" */
function shapeOf(box) {
  const [boxRows, boxCols] = box.split('x').map(Number);
  return geometry(boxRows, boxCols);
}
