// Puzzles that are only drawn, as in SudokuPad: they are asked about, and read with the rules that people choose.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {answeredText} from '../../../site/opening/drawn-rules.js';
import {readLink, readText} from '../../../site/opening/reading.js';
import {ruleSamples} from '../../../site/puzzles/rule-samples.js';
import {speak} from '../../../web/src/language/catalogue.js';
import {formatLink} from '../../../web/src/links/links.js';
import {drawnPuzzle} from '../../support/page/drawn.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);
const COLLECTION = new URL('../../../../shared/data/variants/fpuzzles.jsonl', import.meta.url);

const sampleOf = async (wanted) => {
  const {puzzle, rules} = ruleSamples.find(({id}) => id === wanted);
  return (await engine.parse(formatLink({puzzle, rules: {text: rules}}))).puzzle;
};
const lineOf = ({givens}) => Array.from(givens, (digit) => digit || '.').join('');

/** The puzzle with the answers. */
async function answered(puzzle, answers) {
  const text = answeredText(puzzle.rules?.text ?? '', answers);
  return engine.parse(formatLink({puzzle: lineOf(puzzle), rules: text ? {text} : null}));
}
const yes = ({meanings}) => ({is: 'rule', rules: meanings[0].rules});

for (const [id, told, guesses] of [
  ['thermometer', '', ['thermometer']], ['arrow', '', ['arrow']], ['whisper', '', ['whisper']],
  ['renban', '', ['renban']], ['dots', '', ['difference', 'ratio']], ['sandwich', 'Sandwich clues', ['sandwich']],
]) {
  test(`the sample "${id}", drawn: nothing is claimed until it is confirmed, then it is the sample`, async () => {
    const sample = await sampleOf(id);
    const {ok, puzzle, proposals, error} = await engine.parse(drawnPuzzle(sample, told));
    assert.ok(ok, error?.message);
    assert.equal(puzzle.rules.unread, true);
    assert.equal((await engine.solve(puzzle)).error?.code, 'rules');
    assert.deepEqual(proposals.map(({meanings: [{kind}]}) => kind).sort(), [...guesses].sort());
    assert.ok(proposals.every(({isGuess}) => isGuess));
    const read = await answered(puzzle, proposals.map(yes));
    assert.ok(read.ok, read.error?.message);
    const {text} = sample.rules;
    // Rules about the whole grid can't be drawn.
    const [own] = [text].map((all) => all.replace(/^(\.(StrictKropki|StrictXV))+/, ''));
    assert.equal(read.puzzle.rules.text, own);
    if (own === text) assert.equal((await engine.solve(read.puzzle)).status, 'unique');
  });
}

test('a wrong guess can be refused: another kind, only a drawing, or a rule that is not listed', async () => {
  const sample = await sampleOf('thermometer');
  const {puzzle, proposals: [question]} = await engine.parse(drawnPuzzle(sample));
  const slow = question.meanings.find(({kind}) => kind === 'slow-thermometer');
  const other = await answered(puzzle, [{is: 'rule', rules: slow.rules}]);
  assert.match(other.puzzle.rules.text, /^\.SlowThermo/);
  assert.equal(other.puzzle.rules.unread, undefined);
  const none = await answered(puzzle, [{is: 'nothing'}]);
  assert.equal(none.puzzle.rules ?? null, null);
  const unlisted = await answered(puzzle, [{is: 'unlisted'}]);
  assert.equal(unlisted.puzzle.rules.unread, true);
});

test('the questions are in the language of the page', async () => {
  const {proposals: [{sentence}]} = await engine.parse(drawnPuzzle(await sampleOf('thermometer')));
  assert.match(sentence, /^\d+ grey lines with a disc at one end$/);
  await speak('de');
  try {
    const {proposals: [german]} = await engine.parse(drawnPuzzle(await sampleOf('thermometer')));
    assert.match(german.sentence, /^\d+ Linien in Grau mit einer Scheibe an einem Ende$/);
  } finally {
    await speak('en');
  }
});

test('puzzles without drawings have no questions', async () => {
  const {puzzle, proposals} = await engine.parse('{cells:[[{value:1},,,],[,,,],[,,,],[,,,]]}');
  assert.equal(proposals, undefined);
  assert.equal(puzzle.rules ?? null, null);
});

test('of a collection, all that stays unread is asked about', {skip: !existsSync(COLLECTION)}, async (t) => {
  let asked = 0;
  for (const line of readFileSync(COLLECTION, 'utf8').split('\n').filter(Boolean)) {
    const text = `fpuzzles${JSON.parse(line).fpuzzles}`;
    const read = await engine.parse(text);
    if (!read.ok || !read.puzzle.rules?.unread) continue;
    asked += 1;
    assert.ok(read.proposals?.length, text.slice(0, 60));
    for (const {meanings} of read.proposals) {
      for (const {rules} of meanings) {
        const alone = await engine.parse(formatLink({puzzle: '.'.repeat(read.puzzle.size ** 2), rules: {text: rules}}));
        assert.ok(alone.ok || alone.error.code === 'rules', rules);
      }
    }
  }
  t.diagnostic(`${asked} puzzles have questions`);
});

test('a link keeps what is drawn until it is known, so that it can be asked about again', async () => {
  const text = drawnPuzzle(await sampleOf('thermometer'));
  const asked = await readText(engine, text);
  const link = (opened) =>
    formatLink({...opened.puzzle, puzzle: opened.line, rules: opened.puzzle.rules, more: {drawn: opened.drawn ?? ''}});
  const again = await readLink(engine, link(asked));
  assert.ok(again.ok, again.error?.message);
  assert.equal(again.puzzle.rules.unread, true);
  assert.deepEqual(again.proposals, asked.proposals);
  assert.equal(link(again), link(asked));

  const other = await readLink(engine, link({...asked, line: `1${asked.line.slice(1)}`.replace(/^11/, '12')}));
  assert.equal(other.proposals, undefined, 'drawings of another puzzle');
  for (const drawn of ['%', '%E0%A4%A', 'nothing', 'x'.repeat(9000)]) {
    const hostile = await readLink(engine, `${link({...asked, drawn: ''})}&drawn=${drawn}`);
    assert.ok(hostile.ok);
    assert.equal(hostile.proposals, undefined);
  }
});
