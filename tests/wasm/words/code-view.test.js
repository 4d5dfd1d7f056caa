// The code view against real runs: whatever a propagator or search does, some line of the code says so.
import assert from 'node:assert/strict';
import {after, test} from 'node:test';
import {
  codeOf, executes, kindsOf, lineOf, rulesOf, valuesAt, VOCABULARIES, vocabularyOf,
} from '../../../web/src/words/code/pseudocode.js';
import {Timeline} from '../../../web/src/run/timeline.js';
import {allEvents, engineFor, HARD, runOf, SIX, UNSOLVABLE} from '../engine.mjs';

const engine = await engineFor(after);
const propagators = engine.propagators().map(({id}) => id);
/** Long enough that every rule has had its say. */
const EVENTS = 2000;

/** Runs of every propagator: solved, guessed, failed, alone. */
async function runsOf(propagation) {
  return Promise.all([
    runOf(engine, SIX, {propagation, search: false}),
    runOf(engine, HARD, {propagation, search: false}),
    runOf(engine, HARD, {propagation, solutions: 2}, {maxEvents: EVENTS}),
    runOf(engine, UNSOLVABLE, {propagation, variable: 'first'}, {maxEvents: EVENTS}),
  ]);
}

for (const propagation of [...propagators, 'techniques']) {
  test(`every event of ${propagation} executes one line, in all vocabularies`, async () => {
    for (const run of await runsOf(propagation)) {
      const events = await allEvents(run);
      for (const vocabulary of VOCABULARIES) {
        const {name} = vocabulary;
        const code = codeOf(run.strategy, vocabulary);
        assert.deepEqual(events.filter((event) => !lineOf(code, event, run.status)), [], name);
        for (const event of events.filter(({cause}) => cause)) {
          const lines = code.filter((line) => Object.keys(line.on).length && executes(line, event, run.status));
          assert.equal(lines.length, 1, `${name}: ${JSON.stringify(event)}: ${lines.map(({text}) => text)}`);
        }
      }
      run.dispose();
    }
  });
}

test('the rules of a propagator are the causes of its events', async () => {
  for (const propagation of propagators) {
    const run = await runOf(engine, HARD, {propagation}, {maxEvents: EVENTS});
    const causes = new Set((await allEvents(run)).map(({cause}) => cause));
    for (const cause of ['search', 'none', undefined]) causes.delete(cause);
    assert.deepEqual([...causes].filter((cause) => !rulesOf(propagation).includes(cause)), [], propagation);
    run.dispose();
  }
});

/** The lines of a run, step by step, by what they say. */
async function trail(puzzle, strategy, vocabulary) {
  const run = await runOf(engine, puzzle, strategy);
  const code = codeOf(run.strategy, vocabularyOf(vocabulary));
  const lines = (await allEvents(run)).map((event) => lineOf(code, event, run.status)?.text);
  run.dispose();
  return lines;
}

test('AC-3 in the words of AIMA goes as its code says', async () => {
  const lines = await trail(SIX, {propagation: 'ac3', search: false}, 'aima');
  /** The lines that may come after a line. */
  const after = {
    'queue ← every arc of the puzzle': ['take the first arc (X → Y)'],
    'take the first arc (X → Y)': ['take the first arc (X → Y)', 'remove d from X', 'return success'],
    'remove d from X': ['take the first arc (X → Y)', 'if X has one digit left: it is assigned',
      'put (Z → X) back on the queue'],
    'if X has one digit left: it is assigned': ['take the first arc (X → Y)', 'put (Z → X) back on the queue',
      'return success'],
    'put (Z → X) back on the queue': ['take the first arc (X → Y)', 'put (Z → X) back on the queue'],
    'return success': ['return success'],
  };
  assert.equal(lines[0], 'queue ← every arc of the puzzle');
  assert.equal(lines.at(-1), 'return success');
  lines.slice(1).forEach((line, i) => assert.ok(after[lines[i]].includes(line), `${lines[i]} → ${line}`));
});

test('search undoes a guess before it tries the next digit', async () => {
  const lines = await trail(HARD, {propagation: 'only-choice'}, 'aima');
  const open = [];
  for (const line of lines) {
    if (line === 'assign X = d') open.push(line);
    if (/^undo X = d/.test(line)) assert.ok(open.pop());
  }
  assert.ok(open.length > 0);
  assert.match(lines.at(-2), /^if every cell is assigned/);
});

test('values are those of the step', async () => {
  const run = await runOf(engine, SIX, {propagation: 'ac3', search: false});
  const code = codeOf(run.strategy, vocabularyOf('aima'));
  const values = valuesAt(code, await new Timeline(run).at(591), run, 'A1');
  const told = code.filter(({number}) => values.has(number)).map(({text, number}) => `${text}: ${values.get(number)}`);
  assert.deepEqual(told, [
    'take the first arc (X → Y): X = F6, Y = A6', 'for each peer Z of X other than Y: 11 peers',
    'for each digit d of X: d = 6', 'if Y has no digit other than d: A6 = 6', 'remove d from X: 6 removed from F6',
  ]);
  run.dispose();
});

test('a line is found again by the kinds of event that go through it', async () => {
  const run = await runOf(engine, HARD, {propagation: 'only-choice'});
  const events = await allEvents(run);
  for (const vocabulary of VOCABULARIES) {
    for (const line of codeOf(run.strategy, vocabulary)) {
      const going = events.filter((event) => executes(line, event, run.status));
      assert.deepEqual(going.filter(({kind}) => !kindsOf(line).includes(kind)), []);
    }
  }
  run.dispose();
});

const RULED = '.Shape~6x6.Thermo~R1C1~R1C2~R1C3.Cage~7~R2C3~R3C3' +
  '.Whisper~3~R5C5~R5C6~R6C6.Sandwich~5~R4.Cage~3~R6C1~R6C2';
/** Trials within trials take seconds on the larger one; here, too, they find something and search goes on. */
const RULED_SMALL = '.Shape~4x4.Thermo~R1C1~R1C2.Cage~5~R2C3~R3C3.Whisper~2~R3C1~R4C1';

for (const propagation of propagators) {
  test(`every event of ${propagation} executes one line where there are constraints, too`, async () => {
    const {puzzle} = await engine.parse(propagation.startsWith('strong-') ? RULED_SMALL : RULED);
    for (const options of [{}, {search: false}, {variable: 'first', solutions: 2}]) {
      const run = await runOf(engine, puzzle, {propagation, ...options}, {maxEvents: EVENTS});
      const events = await allEvents(run);
      assert.ok(propagation === 'none' || events.some(({cause}) => cause === 'constraint'));
      for (const vocabulary of VOCABULARIES) {
        const code = codeOf(run.strategy, vocabulary, true);
        for (const event of events) {
          assert.ok(lineOf(code, event, run.status), `${vocabulary.name}: ${JSON.stringify(event)}`);
          const lines = code.filter((line) => Object.keys(line.on).length && executes(line, event, run.status));
          assert.ok(!event.cause || lines.length === 1, `${vocabulary.name}: ${JSON.stringify(event)}`);
        }
      }
      run.dispose();
    }
  });
}

test('where constraints tie cells, REVISE asks for digits that go together', () => {
  const texts = (isRuled) => codeOf({propagation: 'ac3'}, vocabularyOf('aima'), isRuled).map(({text}) => text);
  assert.ok(texts(true).includes('if no digit of Y goes with d'));
  assert.ok(texts(false).includes('if Y has no digit other than d'));
  assert.ok(texts(true).includes('PROPAGATE') && !texts(false).includes('PROPAGATE'));
});
