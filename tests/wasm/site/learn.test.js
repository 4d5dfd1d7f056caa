// Every figure in the tutorial is what our own engine counts, and every answer to an exercise what it says.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {createEngine, formatLink, geometry, geometryOf, parseStrategy} from '../../../web/src/index.js';
import {findStep, readStepWords} from '../../../web/src/words/step-words.js';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {shelves} from '../../../site/puzzles/shelves.js';
import {answersOf, scopesOf, withAnswers} from '../../../tools/pages/exercise-answers.mjs';
import {chapters, plain} from '../../support/learn.mjs';

/** The puzzles, as figures name them. */
const puzzles = {
  two: '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
  hard: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
  none: '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7',
  gentle: '4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7',
  slow: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  six: '003010560320054203206450012045040100',
  ...Object.fromEntries(ruleSamples.map(({id, puzzle, rules}) => [id, formatLink({puzzle, rules: {text: rules}})])),
};

const engine = await createEngine();
after(() => engine.dispose());

/** @type {Map<string, Promise<any>>} */
const runs = new Map();
function runOf(puzzle, code) {
  const key = `${puzzle} ${code}`;
  if (!runs.has(key)) runs.set(key, engine.run(puzzles[puzzle], parseStrategy(code)).then(async ({run}) => {
    await run.finished;
    return run;
  }));
  return runs.get(key);
}

const folder = new URL('../../../site/learn/', import.meta.url);
const nine = geometry(3, 3);
const shapeOf = (box) => geometry(...box.split('x').map(Number));
const peersOf = (box) => shapeOf(box).peers(0).length;

/** The events of the n-th pass. */
async function passOf(run, nth) {
  const events = await run.events(0, run.length);
  const starts = events.filter(({kind}) => kind === 'pass').map(({index}) => index);
  return events.slice(starts[nth - 1], starts[nth]);
}

/** Counts a figure, by the first word of `data-figure`. @type {Record<string, (...words: string[]) => any>} */
const counted = {
  run: async (puzzle, code, stat) => (await runOf(puzzle, code)).stats[stat],
  pass: async (puzzle, code, nth, kind) => {
    const run = await runOf(puzzle, code);
    const events = await passOf(run, nth);
    return events.filter((event) => event.kind === kind).length;
  },
  open: async (puzzle, code, nth) => {
    const run = await runOf(puzzle, code);
    const {values} = await run.stateAt(await findStep(run, readStepWords(`pass ${nth}`)));
    return values.filter((value) => value === 0).length;
  },
  enqueued: async (puzzle) => {
    const run = await runOf(puzzle, 'ac3.mrv.ascending.alone');
    return (await run.events(0, run.length)).filter(({kind}) => kind === 'enqueue').length;
  },
  queued: async (puzzle) => {
    const run = await runOf(puzzle, 'ac3.mrv.ascending.alone');
    return (await run.events(0, run.length)).find(({kind}) => kind === 'pass')?.count;
  },
  peersUnder: async (puzzle, name) => {
    const shape = geometryOf((await runOf(puzzle, 'none.mrv.ascending.alone')).puzzle);
    return shape.peers(Array.from({length: 81}, (_, cell) => shape.cellName(cell)).indexOf(name)).length;
  },
  shelf: async (level, propagation) => {
    const puzzles = shelves.find((each) => each.level === level)?.puzzles ?? [];
    const ends = await Promise.all(puzzles.map((puzzle) => engine.stats(puzzle, {propagation, search: false})));
    return ends.filter(({status}) => status === 'unique').length;
  },
  total: async (level, code) => {
    const puzzles = shelves.find((each) => each.level === level)?.puzzles ?? [];
    const ends = await Promise.all(puzzles.map((puzzle) => engine.stats(puzzle, parseStrategy(code))));
    return ends.reduce((sum, {stats}) => sum + stats.guesses, 0);
  },
  forced: async (puzzle, code) => {
    const {guesses, backtracks} = (await runOf(puzzle, code)).stats;
    return [...puzzles[puzzle]].filter((sign) => sign === '.').length - (guesses - backtracks);
  },
  // From where both digits of A8 have failed until H2 = 6 is undone.
  wasted: async (puzzle) => {
    const run = await runOf(puzzle, 'only-choice');
    const events = await run.events(0, run.length);
    const undone = (name, digit) => events.findIndex(({kind, cell, digit: each}) =>
      kind === 'refute' && nine.cellName(cell) === name && each === digit);
    return events.slice(undone('A8', 9), undone('H2', 6)).filter(({kind}) => kind === 'decide').length;
  },
  candidates: (puzzle) => [...puzzles[puzzle]].reduce((sum, sign) => sum + (/[1-9]/.test(sign) ? 1 : 9), 0),
  peers: peersOf,
  pairs: (box) => peersOf(box) * shapeOf(box).cells / 2,
  returning: (box) => peersOf(box) - 1,
  arcs: (box) => peersOf(box) * shapeOf(box).cells,
};

for (const {file, html} of chapters) {
  const figures = [...html.matchAll(/data-figure="([^"]+)">([^<]+)</g)];
  if (figures.length) {
    test(`${file}: ${figures.length} figures`, async () => {
      for (const [, spec, text] of figures) {
        const [what, ...words] = spec.split(' ');
        assert.equal(text, Number(await counted[what](...words)).toLocaleString('en'), spec);
      }
    });
  }

  const bars = [...html.matchAll(/>(\d+)<svg class="bar"[^>]*>[\s\S]*?<rect width="(\d+)"/g)];
  if (bars.length) {
    test(`${file}: ${bars.length} bars are as long as the numbers before them`, () => {
      for (const [, number, width] of bars) assert.equal(width, number);
    });
  }

  if (html.includes('data-answer')) {
    test(`${file}: each exercise that asks for a step has its answer, a sentence about that step`, async () => {
      const answers = await answersOf(engine, html, folder);
      assert.equal(answers.length, html.split('data-answer').length - 1);
      for (const {sentence, event} of answers) {
        assert.match(sentence, /^[A-Z0-9].+\.$/);
        for (const part of [nine.cellName(event.cell), nine.symbol(event.digit)]) assert.ok(sentence.includes(part));
      }
      assert.doesNotMatch(await withAnswers(engine, html, folder), /data-answer/);
    });
  }

  test(`${file}: every link to a step leads to one`, async () => {
    const scopes = await scopesOf(engine, html, folder);
    for (const [, id, words, code] of
      html.matchAll(/<a href="#([\w-]+)" data-scope-step="([^"]+)"(?: data-scope-strategy="([^"]+)")?/g)) {
      const scope = scopes.find((each) => each.id === id);
      assert.ok(scope, `${id} is no grid of this chapter`);
      const run = await scope.open(code);
      const step = await findStep(run, readStepWords(words));
      assert.ok(step === 'start' || step === 'end' || (step > 0 && step <= run.length), `${id}: ${words}`);
    }
  });

  test(`${file}: the board that is read without scripts is the puzzle`, async () => {
    for (const {board, givens} of await scopesOf(engine, html, folder)) {
      assert.equal(plain(board).replace(/[^\d.]/g, ''), givens.replaceAll('0', '.'));
    }
  });
}

test('search: the contradiction names the guesses that the text names, and H2 = 6 alone is to blame', async () => {
  const run = await runOf('hard', 'only-choice');
  const {guesses} = await run.reason(await run.next(0, 'conflict'));
  const made = await Promise.all(guesses.map(async (guess) => (await run.events(guess, 1))[0]));
  assert.deepEqual(made.map(({cell, digit}) => `${nine.cellName(cell)} = ${digit}`), ['H2 = 6', 'A8 = 2', 'A5 = 6']);
  const put = (line, name, digit) => {
    const cell = Array.from(line, (_, i) => nine.cellName(i)).indexOf(name);
    return line.slice(0, cell) + digit + line.slice(cell + 1);
  };
  for (let first = 1; first <= 9; first += 1) {
    for (let second = 1; second <= 9; second += 1) {
      const line = put(put(put(puzzles.hard, 'H2', 6), 'A8', first), 'A5', second);
      const made = await engine.run(line, parseStrategy('only-choice.mrv.ascending.alone'));
      if (!made.ok) continue;
      await made.run.finished;
      assert.equal(made.run.status, 'none', `${first} ${second}`);
    }
  }
});

test('cost: trying digits and forward checking, fewest first, are one search', async () => {
  const filled = async (code, kinds) => {
    const run = await runOf('hard', code);
    const events = await run.events(0, run.length);
    return events.filter(({kind}) => kinds.includes(kind)).map(({cell, digit}) => `${nine.cellName(cell)}=${digit}`);
  };
  const tried = await filled('none.mrv', ['decide']);
  assert.deepEqual(await filled('forward-checking.mrv', ['decide', 'place']), tried);
  const guesses = await filled('forward-checking.mrv', ['decide']);
  assert.deepEqual(await filled('eliminate.mrv', ['decide']), guesses);
  assert.deepEqual(await filled('ac3.mrv', ['decide']), guesses);
});

test('ac3: no change puts back more arcs than the exercise says', async () => {
  const run = await runOf('six', 'ac3.mrv.ascending.alone');
  const events = await run.events(0, run.length);
  const rounds = events.map(({kind}) => (kind === 'enqueue' ? 'e' : '.')).join('').match(/e+/g);
  assert.ok(Math.max(...rounds.map(({length}) => length)) <= peersOf('2x3') - 1);
});
