// The page's own knowledge of decisions, for sentences that come with the picture, is what search does.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {parseStrategy} from '../../../web/src/links/links.js';
import {causingCells} from '../../../web/src/words/reason.js';
import {isReaders, possibleDigits, takers} from '../../../web/src/words/choosing.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {EMPTY, HARD, SIX, UNSOLVABLE, engineFor, runOf} from '../engine.mjs';

const engine = await engineFor(after);
const PUZZLES = [HARD, SIX, UNSOLVABLE, EMPTY, '................'];
const strategies = ['only-choice', 'eliminate.mrv.lcv', 'forward-checking.mrv-degree.lcv', 'ac3.mrv-degree',
  'all-different.mrv.lcv', 'none.mrv.lcv', 'none.first', 'forward-checking.first.lcv'];

/** The events of a kind in a run, with the states around them; at most some. */
async function momentsOf(run, kind) {
  const timeline = new Timeline(run);
  const moments = [];
  for (let at = await run.next(0, kind); at < run.length && moments.length < 60; at = await run.next(at + 1, kind)) {
    moments.push(await timeline.at(at + 1));
  }
  return moments;
}

for (const code of strategies) {
  const strategy = parseStrategy(code);
  test(`${code}: the cell and the digit that would be chosen are those that search chooses`, async () => {
    for (const puzzle of PUZZLES) {
      const run = await runOf(engine, puzzle, {...strategy, solutions: 3}, {maxEvents: 4000});
      const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
      for (const {event, before, previous} of await momentsOf(run, 'decide')) {
        const {cell, digit, index, alternatives} = event;
        const possible = possibleDigits(shape, before, cell);
        assert.deepEqual(possible, (await run.reason(index)).digits);
        assert.ok(!isReaders(shape, before, event, {...strategy, choices: [{at: 0, cell, digit}]}) ||
          previous?.kind === 'refute', `${index} of ${puzzle}`);
        if (previous?.kind === 'refute') continue;
        assert.equal(possible.length, alternatives);
        const rank = (each) => (strategy.value === 'lcv' ? takers(shape, before, cell, each) * 64 : 0) + each;
        assert.ok(possible.every((each) => rank(digit) <= rank(each)), `${index} of ${puzzle}`);
      }
      run.dispose();
    }
  });
}

for (const propagation of ['eliminate', 'only-choice', 'locked-candidates', 'none']) {
  test(`${propagation}: cells that are ringed for a contradiction are those of its reason`, async () => {
    let looked = 0;
    for (const puzzle of PUZZLES) {
      const run = await runOf(engine, puzzle, {propagation, solutions: 2}, {maxEvents: 4000});
      const shape = geometry(run.puzzle.boxRows, run.puzzle.boxCols);
      for (const {event, before} of await momentsOf(run, 'conflict')) {
        const {roles} = await run.reason(event.index);
        const told = new Set(roles.filter(({role}) => ['taker', 'blocker'].includes(role)).map(({cell}) => cell));
        const ringed = causingCells(shape, event, before);
        assert.ok(ringed.every((cell) => before.values[cell]));
        // Of a cell that lost the digit it has, the engine names who holds that digit; the page, who holds any.
        const isFilled = before.values[event.cell ?? -1] > 0;
        const [few, many] = isFilled ? [[...told], new Set(ringed)] : [ringed, told];
        assert.deepEqual(few.filter((cell) => !many.has(cell)), [], `${event.index} of ${puzzle}`);
        looked += few.length;
      }
      run.dispose();
    }
    assert.ok(looked > 0, `${looked}`);
  });
}
