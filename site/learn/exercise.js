/**
 * Exercises: the reader's answer is judged by the run that the grid shows, from the current step, so no answer is kept
 * in the page. A form says what it asks in `data-ask`:
 *
 *     eliminate, place, decide   the next event of that kind: "A4 9", "r1c4=9", "9 in A4", "A4 can't be 9"
 *     guesses, revisions, …      a number of the run's statistics
 *     forced                     the digits of the solution that a rule placed, not a guess
 *     peers, arcs, returning     of a cell, of the grid, of a cell but for the arc in hand; boxes of `data-box`
 *     candidates                 at the start, with `data-givens` givens
 */
import {geometry} from '../../web/src/index.js';
import {byId, element} from '../common/dom.js';

/** @typedef {import('../../web/src/index.js').SudokuScope} SudokuScope */
/** @typedef {ReturnType<typeof geometry>} Shape */
/** @typedef {[verdict: string, words: string]} Judgement */
/** The number that is asked for, and what to say to others. @typedef {[number, [number, string][]]} Asked */

/** Events that are looked through for one that comes later. */
const AHEAD = 5000;
const EVENTS = ['eliminate', 'place', 'decide'];

/** What is asked of a shape. @type {Record<string, (shape: Shape, givens: number) => Asked>} */
const OF_SHAPES = {
  peers(shape) {
    const peers = shape.peers(0).length;
    return [peers, [
      [3 * (shape.size - 1), 'In the box, some cells are in the same row or column, and you have counted them twice.'],
      [peers + 1, 'A cell is not its own peer.'],
    ]];
  },
  arcs(shape) {
    const peers = shape.peers(0).length;
    const arcs = peers * shape.cells;
    return [arcs, [
      [peers, 'That is the number of peers of one cell. Each cell has as many arcs.'],
      [arcs / 2, 'That is the number of pairs. Each pair gives two arcs.'],
    ]];
  },
  returning(shape) {
    const peers = shape.peers(0).length;
    return [peers - 1, [[peers, 'Y is one of these peers. Does (Y → X) have to be checked again?']]];
  },
  candidates(shape, givens) {
    const open = shape.cells - givens;
    return [givens + open * shape.size, [
      [shape.cells * shape.size, 'A given has a single candidate.'],
      [open * shape.size, 'Each given counts as one candidate too.'],
    ]];
  },
};

/** Judges the answer in a form, and shows the verdict. @param {HTMLFormElement} form */
export async function check(form) {
  const text = String(new FormData(form).get('answer')).trim();
  const [verdict, words] = await judge(form, text);
  form.querySelector('output')?.replaceChildren(element('b', {}, verdict), ` ${words}`);
}

/** @param {HTMLFormElement} form @param {string} text @returns {Promise<Judgement>} */
async function judge({dataset}, text) {
  const {ask = '', box = '', scope = '', givens = ''} = dataset;
  if (Object.hasOwn(OF_SHAPES, ask)) return judgeNumber(text, ...OF_SHAPES[ask](shapeOf(box), Number(givens)));
  const shown = /** @type {SudokuScope} */ (byId(scope));
  const run = await runOf(shown);
  if (EVENTS.includes(ask)) return judgeEvent(text, shown, run, ask);
  return ask === 'forced' ? judgeNumber(text, ...forcedIn(run)) : judgeNumber(text, run.stats[ask], []);
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
    [placements, 'That counts every digit that the rule placed, also on branches that failed.'],
    [kept, 'That is the number of guesses that are part of the solution.'],
    [open, 'Some of these digits were guessed.'],
  ]];
}

/** @param {string} text @param {number} wanted @param {[number, string][]} near @returns {Judgement} */
function judgeNumber(text, wanted, near) {
  if (!/^\d[\d,]*$/.test(text)) return ['', 'Please type a number.'];
  const answer = Number(text.replaceAll(',', ''));
  if (answer === wanted) return ['Right.', `It is ${wanted.toLocaleString('en')}.`];
  const [, words] = near.find(([number]) => number === answer) ?? [];
  return ['No.', words ?? (answer < wanted ? 'It is more.' : 'It is less.')];
}

/**
 * @param {string} text @param {SudokuScope} scope @param {any} run @param {string} kind
 * @returns {Promise<Judgement>}
 */
async function judgeEvent(text, scope, run, kind) {
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const picked = readCandidate(text, shape);
  if (!picked) return ['', `Please type a cell and a digit, such as ${shape.cellName(shape.cells - 1)} 1.`];
  const from = scope.step;
  const index = await run.next(from, kind);
  if (index >= run.length) return ['', 'No such step is left in this run. Take the grid back a little.'];
  const isPicked = (/** @type {any} */ event) =>
    event.kind === kind && event.cell === picked.cell && event.digit === picked.digit;
  const ahead = await run.events(index, AHEAD);
  if (isPicked(ahead[0])) {
    scope.seek(index + 1);
    return ['Right.', `${await run.describe(index)} And after that?`];
  }
  if (kind === 'decide') return ['No.', guessWords(shape, run, await run.stateAt(index), picked, ahead[0])];
  const back = ahead.findIndex((/** @type {any} */ event) => event.kind === 'refute');
  const later = ahead.slice(0, back < 0 ? AHEAD : back).find(isPicked);
  if (later) return ['Later.', `That is step ${(later.index + 1).toLocaleString('en')}. Another one comes first.`];
  const origin = await run.origin(from, picked.cell, picked.digit);
  if (origin >= 0) return ['No.', `That is known already. ${await run.describe(origin)}`];
  const name = shape.cellName(picked.cell);
  const digit = shape.symbol(picked.digit);
  return ['No.', kind === 'eliminate' ? `No solved cell rules out ${digit} in ${name} here.` :
    `${name} has other candidates, and ${digit} has other places in its row, column and box.`];
}

/**
 * Why a search doesn't make a guess next.
 * @param {Shape} shape @param {any} run @param {any} state before the guess that it makes
 * @param {{cell: number, digit: number}} picked @param {{cell: number}} next
 */
function guessWords(shape, run, {values, candidates}, {cell, digit}, next) {
  const name = shape.cellName(cell);
  if (values[cell]) return `${name} is ${shape.symbol(values[cell])} already.`;
  const digitsOf = (/** @type {number} */ each) => Array.from({length: shape.size}, (_, i) => i + 1).filter((one) =>
    candidates[each] >> BigInt(one - 1) & 1n && !shape.peers(each).some((peer) => values[peer] === one));
  const digits = digitsOf(cell);
  if (!digits.includes(digit)) return `${name} can’t be ${shape.symbol(digit)}.`;
  if (cell === next.cell) return `${name} is right, but another digit is tried first.`;
  if (!String(run.strategy?.variable).startsWith('mrv')) return `${name} is not the first open cell.`;
  const count = `${name} has ${digits.length} candidates`;
  return digitsOf(next.cell).length < digits.length ? `${count}, and another cell has fewer.` :
    `${count}, but another cell with as many comes first.`;
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
