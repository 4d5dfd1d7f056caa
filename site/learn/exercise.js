/**
 * Exercises: what the reader answers is judged by the run that the grid shows, from the step where it stands, so no
 * answer is kept in the page. A form says what it asks in `data-ask`:
 *
 *     eliminate, place, decide   the next event of that kind, as "A4 9"
 *     revisions, guesses, …      a number of the run's statistics
 *     peers                      how many a cell has, boxes of `data-box`
 */
import {geometry} from '../../web/src/index.js';
import {byId, element} from '../common/dom.js';

/** @typedef {import('../../web/src/index.js').SudokuScope} SudokuScope */
/** @typedef {[verdict: string, words: string]} Judgement */

/** Events that are looked through for one that comes later. */
const AHEAD = 5000;
const EVENTS = ['eliminate', 'place', 'decide'];

/** Judges what stands in a form, and says so. @param {HTMLFormElement} form */
export async function check(form) {
  const text = String(new FormData(form).get('answer')).trim();
  const [verdict, words] = await judge(form, text);
  form.querySelector('output')?.replaceChildren(element('b', {}, verdict), ` ${words}`);
}

/** @param {HTMLFormElement} form @param {string} text @returns {Promise<Judgement>} */
async function judge({dataset}, text) {
  const {ask = '', box = '', scope = ''} = dataset;
  if (ask === 'peers') return judgeNumber(text, peersIn(box));
  const shown = /** @type {SudokuScope} */ (byId(scope));
  const run = await runOf(shown);
  return EVENTS.includes(ask) ? judgeEvent(text, shown, run, ask) : judgeNumber(text, run.stats[ask]);
}

/** The run of a grid, which may be on its way, or waits to be seen. @param {SudokuScope} scope */
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

/** @param {string} text @param {number} wanted @returns {Judgement} */
function judgeNumber(text, wanted) {
  if (!/^\d[\d,]*$/.test(text)) return ['', 'A number is asked for.'];
  const answer = Number(text.replaceAll(',', ''));
  if (answer === wanted) return ['Right.', `${wanted.toLocaleString('en')} it is.`];
  return ['No.', answer < wanted ? 'There are more.' : 'There are fewer.'];
}

/**
 * @param {string} text @param {SudokuScope} scope @param {any} run @param {string} kind
 * @returns {Promise<Judgement>}
 */
async function judgeEvent(text, scope, run, kind) {
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const picked = readCandidate(text, shape);
  if (!picked) return ['', `A cell and a digit are asked for, such as ${shape.cellName(shape.cells - 1)} 1.`];
  const from = scope.step;
  const index = await run.next(from, kind);
  if (index >= run.length) return ['', 'Nothing of the kind is left in this run. Take the grid back a little.'];
  const isPicked = (/** @type {any} */ event) =>
    event.kind === kind && event.cell === picked.cell && event.digit === picked.digit;
  const ahead = await run.events(index, AHEAD);
  if (isPicked(ahead[0])) {
    scope.seek(index + 1);
    return ['Right.', `${await run.describe(index)} And after that?`];
  }
  const back = ahead.findIndex((/** @type {any} */ event) => event.kind === 'refute');
  const later = ahead.slice(0, back < 0 ? AHEAD : back).find(isPicked);
  if (later) return ['Later.', `That comes at step ${(later.index + 1).toLocaleString('en')}; another one is first.`];
  const origin = await run.origin(from, picked.cell, picked.digit);
  if (origin >= 0) return ['No.', `It is settled already. ${await run.describe(origin)}`];
  return ['No.', `Nothing that has happened so far says that of ${shape.cellName(picked.cell)}.`];
}

/**
 * "A4 9", "a4=9" or "A49"
 * @param {string} text
 * @param {ReturnType<typeof geometry>} shape
 */
function readCandidate(text, shape) {
  const names = Array.from({length: shape.cells}, (_, cell) => shape.cellName(cell));
  const [, name = '', digit = ''] = /^([A-Z]\d)\D*(\d)$/.exec(text.toUpperCase()) ?? [];
  const cell = names.indexOf(name);
  return cell >= 0 && Number(digit) >= 1 && Number(digit) <= shape.size ? {cell, digit: Number(digit)} : null;
}

/** How many peers any cell has. @param {string} box "2x3" */
function peersIn(box) {
  const [boxRows, boxCols] = box.split('x').map(Number);
  return geometry(boxRows, boxCols).peers(0).length;
}
