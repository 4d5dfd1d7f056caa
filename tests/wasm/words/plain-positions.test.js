// The sentences of runs on generated puzzles, by all propagators and orders: steps, log, phases, reasons and errors
// have at most 25 words in every language. Words are counted one by one, lists of cells included. Only a list of
// guesses, which may be as long as the search is deep, counts as one.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {makePuzzle} from '../../../site/speed/grids.js';
import {languages} from '../../../web/languages/index.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {speak} from '../../../web/src/language/catalogue.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {tell} from '../../../web/src/words/chain.js';
import {LOG_PAGE, logPage} from '../../../web/src/words/log-lines.js';
import {plainSentence} from '../../../web/src/words/narrate.js';
import {textOf} from '../../../web/src/words/numbers.js';
import {loadPatternWords} from '../../../web/src/words/pattern-words-loader.js';
import {pictureOf} from '../../../web/src/words/phase-words.js';
import {ODD_WORDS, longSentences} from '../../support/plain-words.mjs';
import {engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
await loadPatternWords();
const propagators = engine.propagators().map(({id}) => id);

/** How many positions: `./dev soak` asks for 10,000, which takes minutes. */
const POSITIONS = Number(process.env.SUDOKUSCOPE_POSITIONS ?? 300);
/** So many positions of a run are read. */
const OF_A_RUN = 20;
const SHAPES = [[3, 3], [2, 3], [3, 3], [2, 4], [3, 3], [3, 4]];
const GIVEN = {6: 0.35, 8: 0.37, 9: 0.33, 12: 0.5};
const ORDERS = ['mrv', 'first', 'mrv-degree', 'random'];

/** "A1 = 4, B2 = 3 and C3 = 1" */
const GUESSES = /\w+ = \w+(?:(?:, | and | und | y )\w+ = \w+)+/g;

/** @param {string} code @param {string} words */
function assertPlain(code, words) {
  assert.deepEqual(longSentences(words.replace(GUESSES, 'guesses')), [], words);
  assert.doesNotMatch(words, /\{\w+[,}]|undefined|NaN/);
  if (code === 'en') assert.doesNotMatch(words, ODD_WORDS);
}

/** Everything that is said of a position. @param {Timeline} timeline @param {any} run @param {number} step */
async function saidOf(timeline, run, step) {
  const moment = await timeline.at(step);
  const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
  const {caption, note, groups} = pictureOf(await run.phase(step), moment, shape, 'A1', 4);
  const words = [plainSentence(moment, run), caption, note, ...groups.map((group) => group.strong + group.caption)];
  if (['eliminate', 'place', 'conflict'].includes(moment.event?.kind)) {
    const {footing, lines} = await tell(timeline, await run.reason(step - 1), 'A1');
    words.push(footing, ...lines.map(({parts}) => textOf(parts)));
  }
  return words;
}

/** The log of the page that was read last. @param {Timeline} timeline @param {number} step */
function logAt(timeline, step) {
  return (logPage(timeline, Math.floor(Math.max(0, step - 1) / LOG_PAGE), 'A1') ?? [])
    .map(({head, tail}) => `${textOf(head)} ${tail}`);
}

for (const code of ['en', ...Object.keys(languages)]) {
  test(`${code}: steps and reasons on generated puzzles`, async (t) => {
    t.after(() => speak('en'));
    await speak(code);
    const most = code === 'en' ? POSITIONS : POSITIONS / 5;
    for (let positions = 0, seed = 1; positions < most; seed += 1) {
      const [boxRows, boxCols] = SHAPES[seed % SHAPES.length];
      const strategy = {
        propagation: propagators[seed % propagators.length], variable: ORDERS[seed % ORDERS.length], solutions: 2,
      };
      const input = makePuzzle({boxRows, boxCols}, GIVEN[boxRows * boxCols], seed);
      const {puzzle} = await engine.parse(input, {boxRows, boxCols});
      const run = await runOf(engine, puzzle, strategy, {maxEvents: 3000});
      const timeline = new Timeline(run);
      const gap = Math.max(1, Math.floor(run.length / OF_A_RUN));
      for (let step = seed % gap; step <= run.length; step += gap) {
        for (const words of await saidOf(timeline, run, step)) assertPlain(code, words);
        positions += 1;
      }
      for (const words of logAt(timeline, run.length)) assertPlain(code, words);
      run.dispose();
    }
  });

  test(`${code}: errors about texts with faults`, async (t) => {
    t.after(() => speak('en'));
    await speak(code);
    const read = {refused: 0, noted: 0};
    for (let seed = 1; seed <= POSITIONS / 3; seed += 1) {
      const [boxRows, boxCols] = SHAPES[seed % SHAPES.length];
      const text = makePuzzle({boxRows, boxCols}, GIVEN[boxRows * boxCols], seed);
      const {ok, error, notes = []} = await engine.parse(withFault(text, seed));
      read.refused += Number(!ok);
      read.noted += notes.length;
      for (const words of [error?.message ?? '', ...notes]) assertPlain(code, words);
    }
    assert.ok(read.refused > POSITIONS / 15, JSON.stringify(read));
  });
}

/** Some ways to spoil a text. @param {string} text @param {number} seed */
function withFault(text, seed) {
  const at = (seed * 7919) % text.length;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return [
    before + after.slice(1), `${before}7${after}`, `${before}%${after.slice(1)}`, `${before}\n${after}`,
    `${before}99${after.slice(2)}`, before, `${text}\n${after}`, `.Thermo~R${seed}C1.${text}`, `#p=${before}&v=${seed}`,
    `{"cells": ${at}, "${after}`,
  ][seed % 10];
}
