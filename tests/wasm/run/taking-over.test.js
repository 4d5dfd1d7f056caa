// Decisions taken over, and trials, with the real engine: what is asked for is what then happens.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {decideNumber, nextDecision, optionsAt, withChoice, withoutLastChoice} from '../../../web/src/words/choosing.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {parseStrategy} from '../../../web/src/links/links.js';
import {pictureIf} from '../../../web/src/words/phase-words.js';
import {judge, nextQuestion} from '../../../web/src/element/predictions.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {puzzleOfTrial, rulesOfTrial} from '../../../web/src/element/trials.js';
import {HARD, SIX, allEvents, engineFor, runOf} from '../engine.mjs';
import {textOf} from '../../../web/src/words/numbers.js';

const engine = await engineFor(after);
const shape = geometry(3, 3);

const strategies = [
  'only-choice', 'forward-checking.first', 'ac3.mrv.lcv', 'none.first', 'only-choice.random.random.7'];

for (const code of strategies) {
  test(`${code}: whatever may be chosen is what search then tries, at the same step`, async () => {
    const strategy = parseStrategy(code);
    const run = await runOf(engine, HARD, strategy, {maxEvents: 3000});
    for (const step of [0, 100, 400, 700]) {
      const decision = await nextDecision(run, step);
      if (!decision) continue;
      const {index, at} = decision;
      assert.equal(await decideNumber(run, at), index);
      const {state} = await new Timeline(run).at(index);
      const options = optionsAt(shape, state, strategy, decision);
      assert.ok(options[decision.cell].includes(decision.digit));
      const cells = options.flatMap((digits, cell) => (digits.length ? [cell] : []));
      if (decision.tried) assert.deepEqual(cells, [decision.cell]);
      for (const cell of [cells[0], cells.at(-1)]) {
        const digit = options[cell].at(-1);
        const taken = await runOf(engine, HARD, withChoice(strategy, {at, cell, digit}), {maxEvents: index + 1});
        const events = await allEvents(taken);
        assert.deepEqual(events.slice(0, index), await run.events(0, index));
        assert.deepEqual([events[index].kind, events[index].cell, events[index].digit], ['decide', cell, digit]);
      }
    }
  });
}

test('between the digits of a cell only those that are left can be tried', async () => {
  const run = await runOf(engine, HARD, parseStrategy('none.first.ascending'), {maxEvents: 3000});
  const events = await allEvents(run);
  const {cell, digit, index} = events.find(({kind}, at) => kind === 'refute' && events[at + 1].kind === 'decide');
  const decision = await nextDecision(run, index);
  assert.deepEqual([decision.index, decision.cell], [index + 1, cell]);
  assert.ok(decision.tried.some((guess) => guess.digit === digit));
  const {state} = await new Timeline(run).at(decision.index);
  const options = optionsAt(shape, state, {propagation: 'none'}, decision);
  assert.ok(options[cell].length > 0);
  for (const guess of decision.tried) assert.ok(!options[cell].includes(guess.digit));
  assert.equal(options.flat().length, options[cell].length);
});

test('a run has no decision beyond its last, and no number for it', async () => {
  const run = await runOf(engine, HARD);
  assert.equal(await nextDecision(run, run.length), null);
  assert.equal(await decideNumber(run, run.stats.guesses), -1);
  assert.equal(await decideNumber(run, run.stats.guesses - 1), await run.previous(run.length, 'decide'));
  assert.equal(withoutLastChoice(withChoice(parseStrategy(''), {at: 0, cell: 1, digit: 6})).choices, undefined);
});

test('a trial comes to a contradiction by the rules it was made with', async () => {
  const run = await runOf(engine, HARD, {propagation: 'singleton-only-choice', search: false});
  const trials = (await allEvents(run)).filter((event) => rulesOfTrial(event)).slice(0, 6);
  assert.ok(trials.length > 3);
  for (const event of trials) {
    const {state} = await new Timeline(run).at(event.index);
    const puzzle = puzzleOfTrial(run.puzzle, state, event);
    const trial = await runOf(engine, puzzle, {propagation: rulesOfTrial(event), search: false});
    assert.equal(trial.status, 'none');
    const events = await allEvents(trial);
    const first = events.find(({kind}) => kind === 'place');
    assert.deepEqual([first.cell, first.digit], [event.cell, event.digit]);
    assert.ok(events.some(({kind}) => kind === 'conflict'));
  }
});

test('the rules of a trial are those of its name', () => {
  const trial = (cause) => rulesOfTrial({index: 0, depth: 0, kind: 'eliminate', cause});
  assert.equal(trial('singleton-ac3'), 'ac3');
  assert.equal(trial('strong-singleton-all-different'), 'singleton-all-different');
  assert.equal(trial('only-choice'), '');
  assert.equal(rulesOfTrial({index: 0, depth: 0, kind: 'eliminate', cause: 'singleton-ac3', other: 3}), '');
  assert.equal(rulesOfTrial({index: 0, depth: 0, kind: 'place', cause: 'singleton-ac3'}), '');
  assert.equal(rulesOfTrial(null), '');
});

test('predictions are right, follow too, or are told why they do not follow', async () => {
  const run = await runOf(engine, SIX, {propagation: 'only-choice'});
  const timeline = new Timeline(run);
  const question = await nextQuestion(run, 0);
  const {cell, digit} = question.event;
  assert.equal((await judge(timeline, question, {cell, digit}, 'A1')).verdict, 'right');
  const [, later] = (await allEvents(run)).filter(({kind}) => kind === 'place');
  assert.equal((await judge(timeline, question, later, 'A1')).verdict, 'later');
  const wrong = {cell, digit: digit % 6 + 1};
  const answer = await judge(timeline, question, wrong, 'A1');
  assert.equal(answer.verdict, 'wrong');
  assert.match(textOf(answer.words), /does not follow\. /);
});

test('a guess is predicted at the board where search makes it', async () => {
  const run = await runOf(engine, HARD);
  const first = await run.next(0, 'decide');
  const step = await run.previous(first, 'place') + 1;
  const question = await nextQuestion(run, step);
  assert.deepEqual([question.event.index, question.from], [first, first]);
  const {cell, digit} = question.event;
  const timeline = new Timeline(run);
  const other = await judge(timeline, question, {cell, digit: digit + 1}, 'A1');
  assert.match(textOf(other.words), /^The cell is right, but search tries 8 first\.$/);
  const elsewhere = await judge(timeline, question, {cell: 1, digit: 1}, 'A1');
  assert.match(textOf(elsewhere.words), /^Search guesses G2 = 8, not A2 = 1\. G2 has 2 candidates, A2 has 4\.$/);
  assert.equal(await nextQuestion(run, run.length), null);
});

test('what is said of an arc before it is revised is what revising it then does', async () => {
  const run = await runOf(engine, SIX, {propagation: 'ac3'});
  const events = await allEvents(run);
  let removals = 0;
  for (const {kind, index, ...arc} of events) {
    if (kind !== 'revise') continue;
    if (index % 3 && events[index + 1].kind !== 'eliminate') continue;
    const {digit, back} = (await run.phase(index, arc)).tried;
    const isOutcome = (event) => ['eliminate', 'place', 'enqueue'].includes(event.kind);
    const end = events.findIndex((event) => event.index > index && !isOutcome(event));
    const outcome = events.slice(index + 1, end);
    assert.equal(outcome.find((event) => event.kind === 'eliminate')?.digit ?? 0, digit);
    assert.deepEqual(outcome.filter((event) => event.kind === 'enqueue').map(({cell, other}) => ({cell, other})), back);
    removals += digit ? 1 : 0;
  }
  assert.equal(removals, run.stats.eliminations);
});

test('an arc that is not its turn yet is told by what its cells hold now', async () => {
  const run = await runOf(engine, SIX, {propagation: 'ac3'});
  const moment = await new Timeline(run).at(1);
  const notes = async (cell, other) =>
    pictureIf(await run.phase(1, {cell, other}), moment, {cell, other}, geometry(2, 3), 'A1', 4).note;
  assert.equal(await notes(0, 2), '3 would be removed from A1');
  assert.equal(await notes(0, 1), 'nothing would be removed: A2 still has 6 candidates');
  assert.equal(await notes(2, 7), "nothing would be removed: A3 already can't be 6");
});
