/** Predicting: which digit comes next, and what the reader is told if it was another one. */

import {possibleDigits} from '../words/choosing.js';
import {geometry} from '../grid/geometry.js';
import {plainSentence} from '../words/narrate.js';
import {propagatorName} from '../words/strategy-names.js';

/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */
/** @typedef {import('../run/timeline.js').Run} Run */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */

/**
 * A question: the digit to be predicted.
 * @typedef {object} Question
 * @property {RunEvent} event the place or decide that comes next
 * @property {number} from the step in which it is asked: nothing is taken back between the two
 */

/**
 * @typedef {object} Answer
 * @property {'right' | 'later' | 'wrong'} verdict later: it follows too, but another digit comes first
 * @property {string} text one sentence or two
 */

/**
 * The next digit that is written, by propagation or as a guess.
 * @param {Run} run
 * @param {number} step
 * @returns {Promise<Question | null>} null where none is
 */
export async function nextQuestion(run, step) {
  const index = Math.min(...await Promise.all(['place', 'decide'].map((kind) => run.next(step, kind))));
  if (index >= run.length) return null;
  const [[event], back] = await Promise.all([run.events(index, 1), run.previous(index, 'refute')]);
  // What search guesses next can be told once propagation is through.
  return {event, from: event.kind === 'decide' ? index : Math.max(step, back + 1)};
}

/** @param {Question} question */
export function questionWords({event: {kind, cause = 'search'}}) {
  if (kind === 'decide') return 'Propagation has nothing more to do. What does search guess next?';
  const name = propagatorName(cause);
  const who = cause === 'search' ? 'search' : name.startsWith('AC') ? name : name[0].toLowerCase() + name.slice(1);
  return `Which cell does ${who} fill next, and with which digit?`;
}

/**
 * @param {Timeline} timeline
 * @param {Question} question
 * @param {{cell: number, digit: number}} picked
 * @param {Notation} notation
 * @returns {Promise<Answer>}
 */
export async function judge(timeline, {event}, picked, notation) {
  const {run} = timeline;
  const {cellName, symbol} = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const name = (/** @type {{cell?: number, digit?: number}} */ {cell = 0, digit = 0}) =>
    `${cellName(cell, notation)} = ${symbol(digit)}`;
  if (picked.cell === event.cell && picked.digit === event.digit) return {verdict: 'right', text: `${name(event)}.`};
  if (event.kind === 'decide') {
    const text = picked.cell === event.cell ?
      `The cell is right, but search tries ${symbol(event.digit ?? 0)} first.` :
      `Search guesses ${name(event)}, not ${name(picked)}.${await fewestWords(timeline, event, picked, notation)}`;
    return {verdict: 'wrong', text};
  }
  const end = await endOfPropagation(run, event.index);
  const later = (await run.events(event.index, end - event.index)).find(({kind, cell, digit}) =>
    kind === 'place' && cell === picked.cell && digit === picked.digit);
  if (later) return {verdict: 'later', text: `${name(picked)} follows too, but ${name(event)} comes first.`};
  return {verdict: 'wrong', text: `${name(picked)} does not follow. ${await whyNot(timeline, end, picked, notation)}`};
}

/**
 * The step at which propagation ends: search decides, goes back, or all is over.
 * @param {Run} run @param {number} from
 */
async function endOfPropagation(run, from) {
  const kinds = ['decide', 'conflict', 'refute', 'solution', 'done'];
  return Math.min(run.length, ...await Promise.all(kinds.map((kind) => run.next(from, kind))));
}

/**
 * The numbers of candidates of the two cells, where the order of search goes by how few there are.
 * @param {Timeline} timeline @param {RunEvent} event @param {{cell: number}} picked @param {Notation} notation
 */
async function fewestWords(timeline, event, picked, notation) {
  const {run} = timeline;
  if (!['mrv', 'mrv-degree'].includes(run.strategy.variable)) return '';
  const {state} = await timeline.at(event.index);
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const few = (/** @type {number} */ cell) => possibleDigits(shape, state, cell).length;
  const [a, b] = [few(event.cell ?? 0), few(picked.cell)];
  const [taken, other] = [event.cell ?? 0, picked.cell].map((cell) => shape.cellName(cell, notation));
  return a === b ? ` Both cells have ${a} candidates.` : ` ${taken} has ${a} candidates, ${other} has ${b}.`;
}

/**
 * Says what ruled the digit out, or that nothing did.
 * @param {Timeline} timeline @param {number} step @param {{cell: number, digit: number}} picked
 * @param {Notation} notation
 */
async function whyNot(timeline, step, {cell, digit}, notation) {
  const {run} = timeline;
  const index = await run.origin?.(step, cell, digit) ?? -1;
  if (index >= 0) return plainSentence(await timeline.at(index + 1), run, notation);
  return 'Nothing forces it: after propagation that cell still has several candidates.';
}
