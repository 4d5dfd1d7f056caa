// Help for people, through the client with the real module: techniques, steps, and why an entry is impossible.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {createEngine} from '../../../web/src/client/engine.js';
import {geometry} from '../../../web/src/grid/geometry.js';
import {RUNGS, hintsUpTo} from '../../../web/src/words/hints.js';
import {loadHuman} from '../../../web/src/worker/human-module.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';

const engine = await createEngine({mode: 'main'});
after(() => engine.dispose());

const easy = readPlain('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');
const shape = geometry(3, 3);
/** A position with some values. @param {Record<number, number>} digits by cell */
const withValues = (digits, puzzle = easy) => {
  const values = new Uint8Array(puzzle.givens.length);
  for (const [cell, digit] of Object.entries(digits)) values[Number(cell)] = digit;
  return {...puzzle, values};
};

test('techniques are listed, easiest first, each with both names and a code, as the module has them', async () => {
  const techniques = engine.techniques();
  assert.deepEqual(techniques, (await loadHuman()).techniques);
  assert.equal(techniques[0].id, 'full-house');
  assert.ok(techniques.length > 20);
  for (const {id, name, conceptName, summary, difficulty} of techniques) {
    assert.ok(id && name && conceptName && summary && difficulty > 0, id);
  }
});

test('the next step is the easiest, and is found among all of its technique', async () => {
  const {step} = await engine.nextStep(easy);
  const {ok, steps} = await engine.steps(easy, {technique: step.technique});
  assert.ok(ok);
  assert.ok(steps.some(({found}) => JSON.stringify(found) === JSON.stringify(step)));
  assert.deepEqual(await engine.steps(easy, {technique: 'no-such'}),
    {ok: false, error: {code: 'technique', message: 'There is no technique "no-such".'}});
});

test('steps follow one another to the solution, and each hint says what it does on the last rung only', async () => {
  const {solutions: [solution]} = await engine.solve(easy);
  const techniques = engine.techniques();
  const position = withValues({});
  for (let put = easy.givens.filter(Boolean).length; put < 81;) {
    const {step} = await engine.nextStep(position);
    const technique = techniques.find(({id}) => id === step.technique);
    const hints = hintsUpTo(shape, technique, step, RUNGS);
    for (const {text} of hints) assert.match(text, /^[A-Z0-9].*[.?]$/);
    for (const [cell, digit] of step.placements) {
      assert.equal(Number(solution[cell]), digit);
      const answer = `${shape.cellName(cell)} is ${digit}: `;
      assert.deepEqual(hints.map(({text}) => text.startsWith(answer)), [false, false, false, false, true]);
      assert.ok(hints.slice(0, 4).every(({cells}) => !cells.includes(cell)), technique.id);
      position.values[cell] = digit;
      put += 1;
    }
    if (!step.placements.length) break;
  }
});

test('the first rung tells where to look, and of what spans the grid how', async () => {
  const technique = engine.techniques().find(({id}) => id === 'x-wing');
  const first = (cells, digits = [4]) => {
    const roles = cells.flatMap((cell) => digits.map((digit) => ({role: 'member', cell, digit, group: 0})));
    const reason = {digits, units: [], roles, links: []};
    const step = {technique: 'x-wing', difficulty: 1, placements: [], eliminations: [[cells[0], 4]], reason};
    return hintsUpTo(shape, technique, step, 1)[0].text;
  };
  assert.equal(first([0, 1, 10]), 'Look at the upper left of the grid.');
  assert.equal(first([36, 44]), 'Look at the middle rows of the grid.');
  assert.equal(first([8, 80]), 'Look at the right columns of the grid.');
  assert.equal(first([0, 80]), 'The pattern spans the grid. Look at one digit at a time.');
  assert.equal(first([0, 80], [4, 5]), 'The pattern spans the grid. Look at cells with few candidates.');
});

test('marks of the player are what steps are found in', async () => {
  const candidates = new BigUint64Array(81).fill(511n);
  candidates[0] = 8n;
  const {step} = await engine.nextStep({...readPlain('.'.repeat(81)), candidates});
  assert.deepEqual([step.technique, step.placements], ['naked-single', [[0, 4]]]);
});

test('the first wrong entry is found in the order of typing, and the fewest that clash', async () => {
  const {solutions: [solution]} = await engine.solve(easy);
  const right = {0: Number(solution[0]), 1: Number(solution[1])};
  const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => digit !== Number(solution[3]));
  const found = await engine.impossible(withValues({...right, 3: wrong}), [1, 3, 0]);
  assert.deepEqual([found.ok, found.blame, found.firstWrong], [true, 'entries', 1]);
  assert.equal(found.clash.at(-1), 1);
  assert.deepEqual(await engine.impossible(withValues(right), [0, 1]),
    {ok: true, blame: 'none', firstWrong: 0, clash: [], isMinimal: true});
});

test('givens are to blame where they allow no solution', async () => {
  const none = readPlain('3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7');
  assert.equal((await engine.impossible(withValues({}, none), [])).blame, 'givens');
});

test('an order of cells in which nothing was put is refused, and without an order there is only the grid', async () => {
  const fails = [['4.'.padEnd(81, '.'), [0]], [withValues({0: 4}), [5]], [withValues({0: 4}), [0, 0]],
    [withValues({0: 4}), [81]], [withValues({0: 4}), ['x']]];
  for (const [puzzle, order] of fails) {
    const {ok, error} = await engine.impossible(puzzle, order);
    assert.deepEqual([ok, error.code], [false, 'cell'], String(order));
  }
  for (const order of [[], null, undefined, 7, 'x', {}]) {
    assert.equal((await engine.impossible(easy, order)).blame, 'none', String(order));
  }
});

test('whatever is asked, the answer is a value', async () => {
  assert.equal((await engine.nextStep('no puzzle')).ok, false);
  assert.equal((await engine.nextStep({...easy, givens: new Uint8Array(3)})).ok, false);
  assert.equal((await engine.steps(easy, {technique: 7})).ok, false);
  assert.equal((await engine.nextStep(easy)).ok, true);
});

test('rules of any length leave the techniques working', async () => {
  const size = 16;
  // Cages of each row and column: their text is longer than any grid with all its marks.
  const cages = [12, 13, 14].flatMap((length) => [0, 1, 2].flatMap((first) => Array.from({length: 2 * size}, (_, i) => {
    const line = i % size + 1;
    const cell = (at) => (i < size ? `R${line}C${at}` : `R${at}C${line}`);
    const cells = Array.from({length}, (_, at) => cell(first + at + 1));
    return `.Cage~${Math.floor(length * 8.5)}~${cells.join('~')}`;
  })));
  const rules = {text: cages.slice(0, 208).join('')};
  assert.ok(rules.text.length > 13_000);
  const found = await engine.nextStep({boxRows: 4, boxCols: 4, givens: new Uint8Array(size * size), rules});
  assert.ok(found.ok, found.error?.message);
  assert.equal((await engine.generate({level: 'easy', seed: 'seed'.repeat(100_000)})).ok, true);
  assert.equal((await engine.nextStep(easy)).ok, true);
});

test('more entries than there are cells are refused, and nothing else is harmed', async () => {
  const largest = {boxRows: 6, boxCols: 6, givens: new Uint8Array(36 * 36)};
  const {error} = await engine.impossible(withValues({0: 4}, largest), Array(1_000_000).fill(0));
  assert.equal(error.code, 'cell');
  assert.equal((await engine.nextStep(easy)).ok, true);
});

test('a search for what is impossible can be cancelled', async () => {
  const control = new AbortController();
  const values = Object.fromEntries(Array.from({length: 60}, (_, i) => [i * 3, 1 + (i % 25)]));
  const large = readPlain('.'.repeat(625));
  const order = Object.keys(values).map(Number);
  const asking = engine.impossible(withValues(values, large), order, {signal: control.signal});
  control.abort();
  assert.ok(['unknown', 'entries', 'none'].includes((await asking).blame));
});

test('a step names its units and its links, and says what it does and why', async () => {
  const puzzle = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
  const {run} = await engine.explain(puzzle);
  const events = await run.events(0, run.length);
  const ids = [...new Set(events.flatMap(({found}) => (found ? [found.technique] : [])))];
  assert.ok(ids.length > 3);
  for (const {index, found} of events.filter(({found: step}) => step)) {
    const {kind, cells, units, digits, links} = await run.reason(index);
    assert.equal(kind, found.technique);
    assert.ok(cells.every((cell) => cell >= 0 && cell < 81));
    assert.ok(units.every((unit) => /^(row [A-I]|column [1-9]|box [1-9])$/.test(unit)), units.join());
    assert.deepEqual(digits, found.reason.digits);
    for (const {from, to, fromCells, toCells} of links) {
      assert.deepEqual([from[0], to[0]], [fromCells[0], toCells[0]]);
    }
  }
  const {steps} = await engine.steps(puzzle, {technique: 'hidden-single-box'});
  for (const {technique, text, placements: [[cell, digit]]} of steps) {
    assert.equal(technique, 'hidden-single-box');
    assert.ok(text.startsWith(`${shape.cellName(cell)} is ${digit}: `), text);
  }
});

test('a hint tells no more than its rung, and does the step on the last', async () => {
  const {step} = await engine.nextStep(easy);
  const [cell, digit] = step.placements[0];
  for (let rung = 1; rung <= RUNGS; rung += 1) {
    const {ok, hint} = await engine.hint(easy, {rung});
    assert.ok(ok);
    assert.equal(hint.rung, rung);
    assert.equal(hint.technique, rung < 3 ? undefined : step.technique);
    assert.equal(hint.text.includes(`${shape.cellName(cell)} is ${digit}`), rung === RUNGS);
    assert.deepEqual(hint.apply?.placements, rung === RUNGS ? step.placements : undefined);
  }
  assert.equal((await engine.hint(easy)).hint.rung, 1);
});

test('a hint says first what is wrong, and where only when it is asked for more', async () => {
  const {solutions: [solution]} = await engine.solve(easy);
  const wrong = withValues({0: Number(solution[1]), 1: Number(solution[0])});
  const texts = [];
  for (let rung = 1; rung <= RUNGS; rung += 1) {
    const {hint} = await engine.hint(wrong, {rung});
    assert.deepEqual(hint.cells, rung < 3 ? [] : [0, 1]);
    texts.push(hint.text);
  }
  const [a, b] = solution;
  assert.deepEqual(texts, [
    '2 digits are wrong. Correct them before the next hint.', 'The wrong digits are in box 1.', 'A1 and A2 are wrong.',
    `A1 isn’t ${b} and A2 isn’t ${a}.`, `A1 is ${a}, not ${b}; A2 is ${b}, not ${a}.`,
  ]);
  const candidates = new BigUint64Array(81).fill(511n);
  candidates[3] = 511n & ~(1n << BigInt(Number(solution[3]) - 1));
  const told = [];
  for (let rung = 1; rung <= RUNGS; rung += 1) {
    const {hint} = await engine.hint({...easy, candidates}, {rung});
    assert.deepEqual(hint.cells, rung < 3 ? [] : [3]);
    told.push(hint.text);
  }
  assert.match(told[0], /^In 1 cell, the right digit is missing from the marks/);
  assert.equal(told[4], `A4 can be ${solution[3]}: put that mark back.`);
  assert.equal(new Set(told).size, RUNGS);
});

test('on a full grid, a hint says that it is solved, or what is wrong', async () => {
  const {solutions: [solution]} = await engine.solve(easy);
  const full = Uint8Array.from(solution, (symbol, cell) => (easy.givens[cell] ? 0 : Number(symbol)));
  const hintOn = async (values, rung) => (await engine.hint({...easy, values}, {rung})).hint;
  for (const rung of [1, RUNGS]) assert.match((await hintOn(full, rung)).text, /^Solved/);
  const open = [...full.keys()].filter((cell) => full[cell]);
  const wrong = full.slice();
  wrong[open[0]] = full[open[0]] % 9 + 1;
  assert.equal((await hintOn(wrong, 1)).text, 'One digit is wrong. Correct it before the next hint.');
  assert.deepEqual((await hintOn(wrong, 3)).cells, [open[0]]);
  // Of a puzzle with several solutions, any is fine, and what clashes is not.
  const several = (values) => ({boxRows: 2, boxCols: 2, givens: new Uint8Array(16), values: Uint8Array.from(values)});
  const any = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  assert.match((await engine.hint(several(any))).hint.text, /^Solved/);
});

test('where no technique helps, or nothing does, a hint says so', async () => {
  assert.match((await engine.hint('.'.repeat(81))).hint.text, /^No technique helps here/);
  const none = '3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7';
  assert.match((await engine.hint(none)).hint.text, /^No hint: the digits in the grid allow no solution/);
  assert.equal((await engine.hint('no puzzle')).ok, false);
});
