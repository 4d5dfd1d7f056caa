// Ratings through the client with the real module: the same as natively, in slices, failures as values.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';

const engine = await createEngine({mode: 'main'});
after(() => engine.dispose());

const easy = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

test('ratings are those of the native engine, step by step', async () => {
  const lines = readFileSync(new URL('../../data/ratings.txt', import.meta.url), 'utf8').trim().split('\n').slice(1);
  assert.ok(lines.length > 40);
  for (const line of lines) {
    const [level, hardest, sum, guesses, path, puzzle] = line.split(' ');
    const {ok, rating} = await engine.rate(puzzle);
    assert.ok(ok);
    assert.deepEqual([rating.level, rating.hardest, rating.sum, rating.path.map(({difficulty}) => difficulty).join()],
      [level, Number(hardest), Number(sum), path], puzzle);
    assert.equal(rating.path.filter(({technique}) => technique === 'guess').length, Number(guesses), puzzle);
  }
});

test('beside them stand the weakest consistency and the guesses of search', async () => {
  const {rating} = await engine.rate(easy);
  assert.deepEqual([rating.weakestConsistency, rating.guesses], ['ac3', 0]);
  const hard = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  const {run} = await engine.run(hard);
  assert.equal((await engine.rate(hard)).rating.guesses, run.stats.guesses);
});

test('the rating for people is told as soon as it is known, before what computers need', async () => {
  const told = [];
  const {rating} = await engine.rate(easy, {onRating: (forPeople) => told.push(forPeople)});
  const {weakestConsistency: _, guesses: __, ...forPeople} = rating;
  assert.deepEqual(told, [forPeople]);
});

test('the guesses are told as soon as they are known, also where the weakest consistency takes longer', async () => {
  const clues = ['20~R1C4', '10~R1C5', '21~R1C6', '5~R2C9', '12~R3C9', '13~R8C1', '16~R7C1', '31~R9C3', '15~R9C4',
    '16~R9C5'];
  const rules = clues.map((clue) => `.LittleKiller~${clue}`).join('');
  const control = new AbortController();
  const told = [];
  const answer = await engine.rate(`#p=${'.'.repeat(81)}&rules=${rules}&v=2`, {
    signal: control.signal,
    onGuesses(guesses) {
      told.push(guesses);
      control.abort();
    },
  });
  assert.equal(answer.error.code, 'cancelled');
  assert.equal(told.length, 1);
});

test('what a player has set is left out of the rating', async () => {
  const hard = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  const {puzzle} = await engine.parse(hard);
  const {solutions: [solution]} = await engine.solve(hard);
  const values = Uint8Array.from(solution, (digit, cell) => (cell > 60 && !puzzle.givens[cell] ? Number(digit) : 0));
  assert.deepEqual(await engine.rate({...puzzle, values}), await engine.rate(hard));
});

test('what has no single solution has no rating, and says why', async () => {
  const none = '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
  const codes = [];
  for (const puzzle of ['.'.repeat(81), none, `11${'.'.repeat(79)}`, 7, 'no puzzle', {boxRows: 3}]) {
    const {ok, error} = await engine.rate(puzzle);
    assert.equal(ok, false);
    assert.match(error.message, /^[A-Z0-9].*\.$/);
    codes.push(error.code);
  }
  assert.deepEqual(codes, ['multiple', 'none', 'clash', 'puzzle', 'too-short', 'shape']);
});

test('rating is cancelled between two steps, and told about meanwhile', async () => {
  // A hard 9x9 is rated within a slice or two on a fast machine; this takes seconds on any.
  const [, large] = readFileSync(new URL('../../data/corpora/large-20.txt', import.meta.url), 'utf8').split('\n');
  const control = new AbortController();
  const told = [];
  const answer = await engine.rate(large, {signal: control.signal, onProgress(steps) {
    told.push(steps);
    control.abort();
  }});
  assert.equal(answer.error.code, 'cancelled');
  assert.ok(told[0] > 0);
  assert.equal((await engine.rate(easy)).ok, true);
});
