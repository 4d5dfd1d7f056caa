/** Predicting: finds the next digit, and explains wrong predictions. */

import whatIf from '../../languages/en/what-if.js';
import {guessName, leaves} from '../words/guess-name.js';
import {speaker} from '../language/catalogue.js';
import {possibleDigits} from '../words/choosing.js';
import {geometryOf} from '../grid/geometry.js';
import {plainSentence} from '../words/narrate.js';
import {propagatorInSentence} from '../words/strategy-names.js';

/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/timeline.js').Timeline} Timeline */
/** @typedef {import('../run/timeline.js').Run} Run */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../language/catalogue.js').Part} Part */

const say = speaker('what-if', whatIf);

/**
 * A question: the digit to predict.
 * @typedef {object} Question
 * @property {RunEvent} event the place or decide that comes next
 * @property {number} from the step at which it is asked: nothing is undone between the two
 */

/**
 * @typedef {object} Answer
 * @property {'right' | 'later' | 'wrong'} verdict later: it follows too, but another digit comes first
 * @property {Part[]} words one sentence or two
 */

/**
 * The next digit, placed by propagation or guessed.
 * @param {Run} run
 * @param {number} step
 * @returns {Promise<Question | null>} null if none is
 */
export async function nextQuestion(run, step) {
  const index = Math.min(...await Promise.all(['place', 'decide'].map((kind) => run.next(step, kind))));
  if (index >= run.length) return null;
  const [[event], back] = await Promise.all([run.events(index, 1), run.previous(index, 'refute')]);
  // The next guess of search is known once propagation has ended.
  return {event, from: event.kind === 'decide' ? index : Math.max(step, back + 1)};
}

/** @param {Question} question */
export function questionWords({event: {kind, cause = 'search'}}) {
  if (kind === 'decide') return say('ask.guess');
  return cause === 'search' ? say('ask.search') : say('ask.rules', {rules: propagatorInSentence(cause)});
}

/**
 * @param {Timeline} timeline
 * @param {Question} question
 * @param {{cell: number, digit: number}} given the answer
 * @param {Notation} notation
 * @returns {Promise<Answer>}
 */
export async function judge(timeline, {event: asked}, given, notation) {
  const {run} = timeline;
  const shape = geometryOf(run.puzzle);
  const name = (/** @type {import('../words/guess-name.js').Guess} */ guess) => guessName(shape, guess, notation);
  const [event, picked] = [name(asked), name(given)];
  const isRight = given.cell === asked.cell && leaves(asked, given.digit);
  if (isRight) return {verdict: 'right', words: say.parts('right', {event})};
  if (asked.kind === 'decide') {
    const digit = asked.half ? event : shape.symbol(asked.digit ?? 0);
    const words = given.cell === asked.cell ? say.parts('wrong.digit', {digit}) :
      await wrongGuessWords(timeline, asked, given, {event, picked}, notation);
    return {verdict: 'wrong', words};
  }
  const end = await endOfPropagation(run, asked.index);
  const later = (await run.events(asked.index, end - asked.index)).find(({kind, cell, digit}) =>
    kind === 'place' && cell === given.cell && digit === given.digit);
  if (later) return {verdict: 'later', words: say.parts('later', {picked, event})};
  const why = await whyNot(timeline, end, given, notation);
  return {verdict: 'wrong', words: why ? say.parts('wrong', {picked, why}) : say.parts('wrong.nothing', {picked})};
}

/**
 * The step at which propagation ends: search decides or goes back, or the run ends.
 * @param {Run} run @param {number} from
 */
async function endOfPropagation(run, from) {
  const kinds = ['decide', 'conflict', 'refute', 'solution', 'done'];
  return Math.min(run.length, ...await Promise.all(kinds.map((kind) => run.next(from, kind))));
}

/**
 * Another cell was guessed: where the order of search goes by how few candidates there are, how many the two have.
 * @param {Timeline} timeline @param {RunEvent} asked @param {{cell: number}} given
 * @param {{event: string, picked: string}} names of the two @param {Notation} notation
 */
async function wrongGuessWords(timeline, asked, given, names, notation) {
  const {run} = timeline;
  if (!['mrv', 'mrv-degree'].includes(run.strategy.variable)) return say.parts('wrong.guess', names);
  const {state} = await timeline.at(asked.index);
  const shape = geometryOf(run.puzzle);
  const few = (/** @type {number} */ cell) => possibleDigits(shape, state, cell).length;
  const [count, more] = [few(asked.cell ?? 0), few(given.cell)];
  const [cell, other] = [asked.cell ?? 0, given.cell].map((each) => shape.cellName(each, notation));
  return count === more ? say.parts('wrong.guess.same', {...names, count}) :
    say.parts('wrong.guess.fewer', {...names, count, more, cell, other});
}

/**
 * The reason why the digit was ruled out; empty if it was not.
 * @param {Timeline} timeline @param {number} step @param {{cell: number, digit: number}} picked
 * @param {Notation} notation
 */
async function whyNot(timeline, step, {cell, digit}, notation) {
  const {run} = timeline;
  const index = await run.origin?.(step, cell, digit) ?? -1;
  return index < 0 ? '' : plainSentence(await timeline.at(index + 1), run, notation);
}
