// Every figure in the tutorial is what our own engine counts, and every answer to an exercise what it says.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {createEngine, geometry, parseStrategy, parseTrace} from '../../web/src/index.js';
import {findStep, readStepWords} from '../../web/src/words/step-words.js';
import {shelves} from '../../site/puzzles/shelves.js';
import {chapters, plain} from '../support/learn.mjs';

/** The puzzles, as figures name them. */
const puzzles = {
  two: '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
  hard: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
  none: '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7',
  gentle: '4.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7',
  slow: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  six: '003010560320054203206450012045040100',
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

/**
 * The grids of a chapter: the attributes of each, and what is played in it.
 * @param {string} html
 */
function scopesOf(html) {
  return [...html.matchAll(/<sudoku-scope ([^>]+)>\s*<pre>([\s\S]*?)<\/pre>/g)].map(([, attributes, board]) => {
    const read = (name) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const [id, puzzle, src] = ['id', 'puzzle', 'src'].map(read);
    const file = src && readFileSync(new URL(`../../site/learn/${src}`, import.meta.url), 'utf8');
    const givens = file ? JSON.parse(file).puzzle.givens.join('') : puzzle;
    const open = (code) => (file ? parseTrace(file) : engine.run(puzzle, parseStrategy(code || read('strategy'))));
    return {id, givens, board, open};
  });
}

const shapeOf = (box) => geometry(...box.split('x').map(Number));
const peersOf = (box) => shapeOf(box).peers(0).length;

/** The events of the n-th pass. */
async function passOf(run, nth) {
  const events = await run.events(0, run.length);
  const starts = events.filter(({kind}) => kind === 'pass').map(({index}) => index);
  return events.slice(starts[nth - 1], starts[nth]);
}

/** What the first word of `data-figure` counts. @type {Record<string, (...words: string[]) => any>} */
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
  shelf: async (level, propagation) => {
    const puzzles = shelves.find((each) => each.level === level)?.puzzles ?? [];
    const ends = await Promise.all(puzzles.map((puzzle) => engine.stats(puzzle, {propagation, search: false})));
    return ends.filter(({status}) => status === 'unique').length;
  },
  candidates: (puzzle) => [...puzzles[puzzle]].reduce((sum, sign) => sum + (/[1-9]/.test(sign) ? 1 : 9), 0),
  peers: peersOf,
  pairs: (box) => peersOf(box) * shapeOf(box).cells / 2,
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

  const answers = [...html.matchAll(/data-answer="(\S+) (\S+) ([^"]+)">([^<]+)</g)];
  if (answers.length) {
    test(`${file}: answers of exercises`, async () => {
      for (const [, puzzle, code, question, text] of answers) {
        const [step, kind] = question.split(/ (?=\S+$)/);
        const run = await runOf(puzzle, code);
        const at = await findStep(run, readStepWords(step.replaceAll('-', ' ')));
        const next = await run.next(at === 'start' ? 0 : at, kind);
        assert.equal(text.replace(/\s+/g, ' '), await run.describe(next));
      }
    });
  }

  test(`${file}: every link to a step leads to one`, async () => {
    const scopes = scopesOf(html);
    for (const [, id, words, code] of
      html.matchAll(/<a href="#([\w-]+)" data-scope-step="([^"]+)"(?: data-scope-strategy="([^"]+)")?/g)) {
      const scope = scopes.find((each) => each.id === id);
      assert.ok(scope, `${id} is no grid of this chapter`);
      const {run} = await scope.open(code);
      await run.finished;
      const step = await findStep(run, readStepWords(words));
      assert.ok(step === 'start' || step === 'end' || (step > 0 && step <= run.length), `${id}: ${words}`);
    }
  });

  test(`${file}: the board that is read without scripts is the puzzle`, () => {
    for (const {board, givens} of scopesOf(html)) {
      assert.equal(plain(board).replace(/[^\d.]/g, ''), givens.replaceAll('0', '.'));
    }
  });
}
