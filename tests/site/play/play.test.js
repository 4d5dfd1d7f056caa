// Filling a puzzle, as far as no document is needed: contents, edits, undo, selections, keys, checks, storage.
import assert from 'node:assert/strict';
import test from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {EMPTY, decode, digitsOf, encode} from '../../../site/play/content.js';
import {applyStep, digitsLeft, enter, erase, fillMarks, startAgain, tidyMarks} from '../../../site/play/edits.js';
import {Game} from '../../../site/play/game.js';
import {mistakes, outdated} from '../../../site/play/judge.js';
import {meaningOf, nextMode} from '../../../site/play/keys.js';
import {drawLine, eraseLines, fits, linesOf, pathBetween} from '../../../site/play/lines.js';
import {firstMistake} from '../../../site/play/mistakes.js';
import {formatNotes, withNotes} from '../../../site/play/notes.js';
import {Selection, shadesOf} from '../../../site/play/selection.js';
import {GameStore, restore, save} from '../../../site/play/store.js';
import {Timer, clockWords, timeWords} from '../../../site/play/timer.js';
import {outdatedMessage} from '../../../site/play/verdicts.js';
import {cellList, spokenEntry} from '../../../site/play/words.js';
import {makeRandom} from '../../web/random.js';

/** 1 2 | . .   and below it three empty rows. */
const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: Uint8Array.from([1, 2, ...new Array(14).fill(0)])};
const solution = Uint8Array.from([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
const newGame = () => new Game(puzzle);
const put = (game, cells, mode, number, how) => game.change(enter(game, cells, mode, number, how));
const centreOf = (game, cell) => digitsOf(game.content(cell).centre);
const cornerOf = (game, cell) => digitsOf(game.content(cell).corner);

/** A storage of one page. */
function memory() {
  const kept = new Map();
  return {kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value)};
}

test('a digit is put, and taken away by putting it again', () => {
  const game = newGame();
  put(game, [2], 'digit', 3);
  assert.equal(game.digit(2), 3);
  put(game, [2], 'digit', 4);
  assert.equal(game.digit(2), 4);
  put(game, [2], 'digit', 4);
  assert.equal(game.digit(2), 0);
});

test('givens take colours and nothing else', () => {
  const game = newGame();
  for (const mode of ['digit', 'corner', 'centre']) put(game, [0], mode, 3);
  assert.equal(game.content(0), EMPTY);
  assert.equal(game.canUndo, false);
  put(game, [0], 'colour', 3);
  assert.deepEqual([game.digit(0), game.content(0).colour], [1, 3]);
});

test('several cells at once are one change: marked where some lack the mark, unmarked where all have it', () => {
  const game = newGame();
  put(game, [2], 'corner', 3);
  put(game, [2, 3, 4], 'corner', 3);
  assert.deepEqual([2, 3, 4].map((cell) => cornerOf(game, cell)), [[3], [3], [3]]);
  put(game, [2, 3, 4], 'corner', 3);
  assert.deepEqual([2, 3, 4].map((cell) => cornerOf(game, cell)), [[], [], []]);
  game.undo();
  game.undo();
  assert.deepEqual([2, 3, 4].map((cell) => cornerOf(game, cell)), [[3], [], []]);
});

test('marks wait below a digit and come back when it goes', () => {
  const game = newGame();
  put(game, [2], 'centre', 3);
  put(game, [2], 'digit', 4);
  put(game, [2], 'centre', 4);
  assert.deepEqual(centreOf(game, 2), [3]);
  game.change(erase(game, [2]));
  assert.deepEqual([game.digit(2), ...centreOf(game, 2)], [0, 3]);
});

test('emptying takes digits, then marks, then colours', () => {
  const game = newGame();
  for (const [mode, number] of [['colour', 2], ['centre', 3], ['digit', 4]]) put(game, [5], mode, number);
  const layers = [1, 2, 3].map(() => {
    game.change(erase(game, [5]));
    const {digit, centre, colour} = game.content(5);
    return [digit, digitsOf(centre), colour];
  });
  assert.deepEqual(layers, [[0, [3], 2], [0, [], 2], [0, [], 0]]);
});

test('marks are filled in by what each cell sees, and kept tidy in the edit that puts a digit', () => {
  const game = newGame();
  game.change(fillMarks(game));
  assert.deepEqual([2, 4, 8, 15].map((cell) => centreOf(game, cell)), [[3, 4], [3, 4], [2, 3, 4], [1, 2, 3, 4]]);
  put(game, [2], 'digit', 3, {tidy: true});
  assert.deepEqual([3, 6, 10].map((cell) => centreOf(game, cell)), [[4], [1, 2, 4], [1, 2, 4]]);
  game.undo();
  assert.deepEqual([3, 6, 10].map((cell) => centreOf(game, cell)), [[3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]);
  put(game, [2], 'digit', 3);
  assert.deepEqual(centreOf(game, 3), [3, 4]);
  game.change(tidyMarks(game));
  assert.deepEqual(centreOf(game, 3), [4]);
});

test('a step is carried out where it is not yet; a digit that stands stays', () => {
  const game = newGame();
  put(game, [2], 'digit', 3);
  game.change(applyStep(game, {placements: [[2, 3], [3, 4]], eliminations: [[4, 1]]}));
  assert.deepEqual([game.digit(2), game.digit(3), centreOf(game, 4)], [3, 4, [3, 4]]);
});

test('undo and redo go all the way; a new edit drops what was taken back', () => {
  const game = newGame();
  for (let edit = 0; edit < 5000; edit += 1) put(game, [2 + (edit % 14)], 'digit', 1 + (edit % 4));
  const end = game.values;
  let undone = 0;
  while (game.undo()) undone += 1;
  assert.deepEqual(game.values, puzzle.givens);
  assert.equal(undone, 5000);
  while (game.canRedo) game.redo();
  assert.deepEqual(game.values, end);
  game.undo();
  put(game, [2], 'colour', 5);
  assert.equal(game.redo(), null);
});

test('starting again is an edit too', () => {
  const game = newGame();
  put(game, [2], 'digit', 3);
  put(game, [0], 'colour', 1);
  game.change(startAgain(game));
  assert.deepEqual([game.filled, game.content(0).colour], [2, 0]);
  game.undo();
  assert.deepEqual([game.filled, game.content(0).colour], [3, 1]);
});

test('what was typed is told in its order, the latest put last, what is gone left out', () => {
  const game = newGame();
  for (const [cell, digit] of [[2, 3], [3, 4], [5, 1], [2, 4], [3, 4]]) put(game, [cell], 'digit', digit);
  assert.deepEqual(game.typed, [{cell: 5, digit: 1}, {cell: 2, digit: 4}]);
});

test('a puzzle that brings digits and marks starts with them', () => {
  const candidates = new BigUint64Array(16).fill(15n);
  candidates[3] = 0b1010n;
  const values = puzzle.givens.slice();
  values[2] = 3;
  const game = new Game({...puzzle, values, candidates});
  assert.deepEqual([game.digit(2), ...centreOf(game, 3), ...centreOf(game, 4)], [3, 2, 4]);
  assert.equal(game.canUndo, false);
});

test('digits left are counted down, below nothing where there are too many', () => {
  const game = newGame();
  put(game, [4, 5, 6, 7, 8], 'digit', 2);
  assert.deepEqual(digitsLeft(game).slice(1), [3, -2, 4, 4]);
});

test('a selection is never empty, and grows by cells, by taking along and by ranges', () => {
  const selection = new Selection(geometry(2, 2));
  selection.toggle(0);
  assert.deepEqual(selection.cells, [0]);
  selection.only(5);
  selection.reach(10);
  assert.deepEqual(selection.cells, [5, 6, 9, 10]);
  selection.reach(0);
  assert.deepEqual(selection.cells, [0, 1, 4, 5]);
  selection.toggle(5);
  selection.add(15);
  assert.deepEqual([selection.cells, selection.cursor], [[0, 1, 4, 15], 15]);
  selection.shrink();
  assert.deepEqual(selection.cells, [15]);
  selection.these([]);
  assert.deepEqual(selection.cells, [15]);
});

const press = (key, more = {}, size = 9) => meaningOf({key, code: '', ...more}, size);

test('keys type digits in the mode that is on, and marks with Shift, Ctrl and Alt on any keyboard', () => {
  assert.deepEqual(press('5', {code: 'Digit5'}), {command: 'enter', mode: null, number: 5});
  assert.deepEqual(press('%', {code: 'Digit5', shiftKey: true}), {command: 'enter', mode: 'corner', number: 5});
  assert.deepEqual(press('5', {code: 'Digit5', ctrlKey: true}), {command: 'enter', mode: 'centre', number: 5});
  assert.deepEqual(press('∞', {code: 'Digit5', altKey: true}), {command: 'enter', mode: 'colour', number: 5});
  assert.deepEqual(press('g', {code: 'KeyG'}, 16), {command: 'enter', mode: null, number: 16});
  assert.equal(press('g', {code: 'KeyG'}), null);
});

test('keys that mean something elsewhere are left alone', () => {
  for (const key of ['Tab', 'F5', 'ArrowLeft', '.', '?']) assert.equal(press(key), null, key);
  assert.equal(press('0', {ctrlKey: true, code: 'Digit0'}), null);
  assert.equal(press('r', {ctrlKey: true, code: 'KeyR'}), null);
  assert.equal(press('f', {ctrlKey: true, code: 'KeyF'}, 16), null);
  assert.equal(press('5', {code: 'Digit5'}, 4), null);
});

test('keys take back, empty, select and change the mode', () => {
  const commands = [['z', {ctrlKey: true}], ['Z', {metaKey: true, shiftKey: true}], ['y', {ctrlKey: true}], ['Delete'],
    ['a', {ctrlKey: true}], ['Escape'], [' '], [' ', {shiftKey: true}], ['Enter'], ['f'], ['n'], ['h']]
    .map(([key, more]) => press(key, more).command);
  assert.deepEqual(commands, ['undo', 'redo', 'redo', 'erase', 'all', 'shrink', 'next-mode', 'last-mode', 'put',
    'filter', 'conflict', 'hint']);
  const turn = ['digit', 'corner', 'centre', 'colour', 'letter', 'line'];
  assert.deepEqual(turn.map((mode) => nextMode(mode)), [...turn.slice(1), turn[0]]);
  assert.deepEqual(turn.map((mode) => nextMode(mode, -1)), [turn[5], ...turn.slice(0, 5)]);
});

test('keys type letters in their mode, and all nine colours on a small grid too', () => {
  const typed = (key, more, mode) => meaningOf({key, code: '', ...more}, 4, mode);
  assert.deepEqual(typed('h', {code: 'KeyH'}, 'letter'), {command: 'enter', mode: null, number: 8});
  assert.deepEqual(typed('z', {ctrlKey: true}, 'letter'), {command: 'undo'});
  assert.deepEqual(typed('9', {code: 'Digit9'}, 'colour'), {command: 'enter', mode: null, number: 9});
  assert.deepEqual(typed('9', {code: 'Digit9', altKey: true}, 'digit'), {command: 'enter', mode: 'colour', number: 9});
  assert.equal(typed('9', {code: 'Digit9'}, 'digit'), null);
});

test('notes travel in links, and nothing else is taken for them', () => {
  const game = newGame();
  assert.equal(formatNotes(game), '');
  put(game, [4, 5], 'corner', 3);
  put(game, [5], 'corner', 4);
  put(game, [0, 15], 'colour', 9);
  put(game, [6], 'letter', 26);
  game.change(drawLine(game, [0, 5, 4, 8], 9));
  const code = formatNotes(game);
  const noted = withNotes(newGame(), `#p=12..............&notes=${code}&step=3`);
  for (let cell = 0; cell < 16; cell += 1) assert.deepEqual(noted.content(cell), game.content(cell));
  assert.equal(noted.canUndo, false);
  const broken = ['', '1', code.slice(0, -1), `${code}A`, `1${code.slice(1)}`, `3${code.slice(1)}`, '1~~~~',
    `1${'_'.repeat(99)}`];
  for (const each of broken) {
    assert.equal(formatNotes(withNotes(newGame(), `#p=1&notes=${each}`)), '', each);
  }
});

test('notes of random games of all sizes come back as they were', () => {
  const {below: random} = makeRandom(7);
  for (const [boxRows, boxCols] of [[2, 2], [2, 3], [3, 3], [4, 4], [5, 5]]) {
    const size = boxRows * boxCols;
    const givens = Uint8Array.from({length: size * size}, () => (random(3) ? 0 : 1 + random(size)));
    const contents = Array.from(givens, (given) => ({
      ...EMPTY, corner: given || random(2) ? 0 : random(2 ** size) * 2, colour: random(10),
      letter: given ? 0 : random(27),
    }));
    const shaped = {boxRows, boxCols, size, givens};
    const back = withNotes(new Game(shaped), `#notes=${formatNotes(new Game(shaped, contents))}`);
    assert.deepEqual(contents, Array.from(givens, (_, cell) => back.content(cell)), `${size}`);
  }
});

test('links and games of the time before there were letters and lines open as they were', () => {
  const older = {boxRows: 2, boxCols: 2, size: 4, givens: Uint8Array.from('1000003004000002', Number)};
  const linked = withNotes(new Game(older), '#p=1.....3..4.....2&notes=1-leiRWsAAc');
  const kept = restore(older, {
    puzzle: '', ms: 0, start: ',,,,,,,,,,,,,,,', at: 8,
    deeds: ['1=..4,2=..4', '2=..k', '0=...6,15=...6', '1=..4.3', '3=...1', '5=...2', '6=...5', '7=...4'],
  });
  for (const game of [linked, kept]) {
    const colours = Array.from({length: 16}, (_, cell) => game.content(cell).colour);
    assert.deepEqual(colours, [6, 3, 0, 1, 0, 2, 5, 4, 0, 0, 0, 0, 0, 0, 0, 6]);
    assert.deepEqual([cornerOf(game, 1), cornerOf(game, 2)], [[2], [2, 4]]);
  }
});

test('a letter stands for a digit that is not known, beside marks, and goes with them', () => {
  const game = newGame();
  put(game, [2, 3], 'letter', 24);
  put(game, [0], 'letter', 24);
  assert.deepEqual([0, 2, 3].map((cell) => game.content(cell).letter), [0, 24, 24]);
  put(game, [2, 3], 'letter', 24);
  assert.equal(game.content(2).letter, 0);
  put(game, [2], 'letter', 1);
  put(game, [2], 'digit', 3);
  game.change(erase(game, [2]));
  assert.deepEqual([game.digit(2), game.content(2).letter], [0, 1]);
  game.change(erase(game, [2]));
  assert.equal(game.content(2).letter, 0);
});

test('lines join cells that touch, are drawn and erased as one edit each, and kept', () => {
  const game = newGame();
  const drawn = () => linesOf(game).map(({from, to, colour}) => `${from}-${to}:${colour}`).sort();
  assert.deepEqual(pathBetween(game.shape, 2, 13), [2, 5, 9, 13]);
  game.change(drawLine(game, [0, 1, 6, 9], 5));
  assert.deepEqual(drawn(), ['0-1:5', '1-6:5', '6-9:5']);
  game.change(drawLine(game, [6, 1], 2));
  assert.deepEqual(drawn(), ['0-1:5', '1-6:2', '6-9:5']);
  game.change(drawLine(game, [1, 6], 2));
  assert.deepEqual(drawn(), ['0-1:5', '6-9:5']);
  assert.deepEqual(linesOf(restore(puzzle, save(game, 'a', 0))), linesOf(game));
  game.change(eraseLines(game, [9]));
  assert.deepEqual(drawn(), ['0-1:5']);
  game.undo();
  game.undo();
  assert.deepEqual(drawn(), ['0-1:5', '1-6:2', '6-9:5']);
  game.change(erase(game, [0]));
  assert.deepEqual(drawn(), ['1-6:2', '6-9:5']);
});

test('no line that leaves the grid is kept or read', () => {
  const shape = geometry(2, 2);
  assert.equal(fits(shape, 3, 5), false);
  assert.equal(fits(shape, 2, 5), true);
  const saved = {puzzle: '', ms: 0, start: Array(16).fill('').join(), at: 1, deeds: ['3=.....5']};
  assert.equal(restore(puzzle, saved).history.entries.length, 0);
  assert.equal(restore(puzzle, {...saved, deeds: ['2=.....5']}).history.entries.length, 1);
});

test('equal digits, what the cursor sees and what a filter finds are set off', () => {
  const game = newGame();
  const selection = new Selection(game.shape);
  put(game, [15], 'digit', 1);
  const settings = {same: true, peers: true};
  const plain = shadesOf(game, selection, {filter: 0, held: 0, settings});
  assert.deepEqual([...plain.same], [0, 15]);
  assert.deepEqual([...plain.peers].sort((a, b) => a - b), [1, 2, 3, 4, 5, 8, 12]);
  const off = shadesOf(game, selection, {filter: 0, held: 0, settings: {same: false, peers: false}});
  assert.deepEqual([off.same.size, off.peers.size, off.digit], [0, 0, 0]);
  const filtered = shadesOf(game, selection, {filter: 2, held: 0, settings});
  assert.deepEqual([[...filtered.same], [...filtered.can]], [[1], [6, 7, 8, 10, 11, 12, 14]]);
  assert.deepEqual([...filtered.aside], [0, 2, 3, 4, 5, 9, 13, 15]);
});

test('a mistake is told by rungs, each a little more, the last one what is right', () => {
  const game = newGame();
  put(game, [15], 'digit', 2);
  put(game, [2], 'digit', 4);
  put(game, [7], 'centre', 3);
  const {digits, marks} = mistakes(game, solution);
  const digit = firstMistake(game, {digits, marks}, solution);
  assert.deepEqual(digit.rungs.map(({text}) => text), ['2 digits are wrong.', 'Look at box 4.',
    'One 2 in box 4 is wrong.', 'D4 is not 2.', 'D4 is 1, not 2.']);
  assert.equal(digit.rungs[3].note, 'With this digit, the grid can’t be completed.');
  game.change(digit.correct(game));
  assert.equal(game.digit(15), 1);
  const lacking = firstMistake(game, {digits: [], marks}, solution);
  const texts = lacking.rungs.map(({text}) => text);
  assert.deepEqual(texts, ['The centre marks of one cell don’t include the right digit.',
    'A cell in box 2 is missing a mark.', 'B4 is missing a mark.', 'B4 can still be 2.']);
  game.change(lacking.correct(game));
  assert.deepEqual(centreOf(game, 7), [2, 3]);
  assert.equal(firstMistake(game, {digits: [], marks: []}, solution), null);
});

test('marks are out of date where their digit stands beside them', () => {
  const game = newGame();
  put(game, [2, 7], 'centre', 1);
  put(game, [2, 3], 'corner', 2);
  assert.deepEqual(outdated(game), [2]);
  assert.equal(outdatedMessage(game, [2]).title, 'Out of date: 1 in A3.');
  assert.equal(outdatedMessage(game, [2, 2]).title, 'Out of date: 1 in A3; 1 in A3.');
  assert.equal(outdatedMessage(game, [2, 2, 2, 2]).title, 'Out of date: 1 in A3; 1 in A3; 2 more cells.');
  game.change(tidyMarks(game));
  assert.deepEqual(outdated(game), []);
});

test('contents are written in a word and read with suspicion', () => {
  const content = {digit: 9, centre: 0b1100, corner: 2 ** 25, colour: 9, letter: 26, lines: 1005, borders: 9000,
    spot: 18};
  assert.deepEqual(decode(encode(content), 25), content);
  assert.equal(encode(EMPTY), '');
  assert.deepEqual(decode('', 4), {...EMPTY});
  const words = ['5', '.1', '.zzzzzz', '...a', '1.2.3.4.5.6.7.8.9', '....r', '.....7ps',
    '......7ps', '.......j', 'x y', '-1', '.w'];
  for (const word of words) assert.equal(decode(word, 4), null, word);
});

test('a game outlasts a reload with all its edits, those taken back too', () => {
  const store = new GameStore(() => storage);
  const storage = memory();
  const game = newGame();
  for (const [cell, digit] of [[2, 3], [3, 4], [4, 3]]) put(game, [cell], 'digit', digit);
  put(game, [8, 9], 'corner', 1);
  game.undo();
  store.put(save(game, 'a', 65_000));
  const saved = store.find('a');
  const again = restore(puzzle, saved);
  assert.deepEqual(again.values, game.values);
  assert.equal(saved.ms, 65_000);
  again.redo();
  assert.deepEqual(cornerOf(again, 8), [1]);
  while (again.undo());
  assert.deepEqual(again.values, puzzle.givens);
});

test('what is kept is bounded: the oldest edits go, never the position', () => {
  const game = newGame();
  for (let edit = 0; edit < 60_000; edit += 1) put(game, [2 + (edit % 14)], 'digit', 1 + (edit % 4));
  const saved = save(game, 'a', 0);
  assert.ok(JSON.stringify(saved).length < 250_000);
  const again = restore(puzzle, saved);
  assert.deepEqual(again.values, game.values);
  assert.ok(again.canUndo);
  const storage = memory();
  const store = new GameStore(() => storage);
  for (let number = 0; number < 30; number += 1) store.put({...saved, puzzle: String(number)});
  assert.ok(JSON.stringify(store.all).length <= 400_000);
  assert.equal(store.find('0'), null);
  assert.ok(store.find('29'));
});

test('storage that is missing, full or holds anything at all does no harm', () => {
  const broken = new GameStore(() => {
    throw new Error('forbidden');
  });
  broken.put(save(newGame(), 'a', 0));
  assert.equal(broken.find('a'), null);
  for (const text of ['', '{', 'null', '[1,null,{}]', '[{"puzzle":"a","start":5,"deeds":[],"at":0,"ms":0}]']) {
    const storage = memory();
    storage.setItem('sudokuscope.games', text);
    assert.deepEqual(new GameStore(() => storage).all, [], text);
  }
  const start = ','.repeat(15);
  const bad = [{start: '1', deeds: []}, {start, deeds: ['99=1']}, {start, deeds: ['0=2']},
    {start: `3${start}`, deeds: []}, {start, deeds: ['2=9']}];
  for (const part of bad) {
    assert.deepEqual(restore(puzzle, {puzzle: 'a', at: 1, ms: 0, ...part}).values, puzzle.givens);
  }
});

test('a tab that nobody plays in leaves the game that another one has gone on with', () => {
  const page = memory();
  const [idle, other] = [new GameStore(() => page), new GameStore(() => page)];
  const game = newGame();
  put(game, [2], 'digit', 3);
  idle.put(save(game, 'a', 1000));
  const goneOn = restore(puzzle, other.find('a'));
  put(goneOn, [3], 'digit', 4);
  other.put(save(goneOn, 'a', 5000));
  idle.put(save(game, 'a', 2000));
  assert.equal(restore(puzzle, other.find('a')).digit(3), 4);
  put(game, [4], 'digit', 3);
  idle.put(save(game, 'a', 3000));
  assert.equal(restore(puzzle, other.find('a')).digit(4), 3);
});

test('a tab takes over what another one has made of its game, and is told where both have changed it', () => {
  const page = memory();
  const [first, second] = [new GameStore(() => page), new GameStore(() => page)];
  const [here, there] = [newGame(), newGame()];
  const saved = (game) => save(game, 'a', 1000);
  put(here, [2], 'digit', 3);
  first.put(saved(here));
  assert.equal(first.news(saved(here)), null, 'its own');
  const {saved: kept, goesOn} = second.news(saved(there));
  assert.ok(goesOn);
  second.find('a');
  const gone = restore(puzzle, kept);
  put(gone, [3], 'digit', 4);
  second.put(saved(gone));
  assert.ok(first.news(saved(here)).goesOn);
  put(here, [4], 'digit', 3);
  assert.equal(first.news(saved(here)).goesOn, false, 'changed here, and not kept yet');
});

test('the time of a game that nobody else plays goes on without an edit', () => {
  const page = memory();
  const store = new GameStore(() => page);
  const game = newGame();
  put(game, [2], 'digit', 3);
  store.put(save(game, 'a', 1000));
  store.put(save(game, 'a', 2000));
  assert.equal(store.find('a').ms, 2000);
});

test('the timer counts only while it runs', () => {
  let now = 0;
  const timer = new Timer(() => now);
  timer.start(1000);
  now = 500;
  timer.stop();
  now = 9000;
  assert.equal(timer.milliseconds, 1500);
  timer.start();
  now = 9100;
  assert.equal(timer.milliseconds, 1600);
  assert.deepEqual([0, 252_000, 3_729_000].map(clockWords), ['00:00', '04:12', '1:02:09']);
  assert.deepEqual([400, 61_000, 3_600_000].map(timeWords), ['less than a second', '1 minute 1 second', '1 hour']);
});

test('what an edit did is said, cell by cell while they are few', () => {
  const game = newGame();
  const names = ['', 'grey', 'blue'];
  const said = (cells, mode, number) => spokenEntry(game, put(game, cells, mode, number), names);
  assert.deepEqual([said([2], 'digit', 3), said([0], 'colour', 2), said([0], 'digit', 2)],
    ['A3 is 3.', 'A1: blue.', 'Nothing changes.']);
  assert.deepEqual([said([3, 4], 'centre', 4), said([3], 'centre', 4), said([5], 'corner', 1), said([5], 'corner', 1)],
    ['A4: centre 4. B1: centre 4.', 'A4: no centre marks.', 'B2: corner 1.', 'B2: no corner marks.']);
  assert.equal(said([8, 9, 10, 11], 'corner', 2), '4 cells changed.');
  assert.equal(spokenEntry(game, game.undo(), names), '4 cells changed.');
  assert.deepEqual([[2], [2, 3], [2, 3, 4], [2, 3, 4, 5]].map((cells) => cellList(game, cells)),
    ['A3', 'A3 and A4', 'A3, A4 and B1', 'A3, A4 and 2 more']);
});

test('a clash is told with the entry that makes it, where clashes are told at all', () => {
  const game = newGame();
  const said = (cells, number, withClashes = true) =>
    spokenEntry(game, put(game, cells, 'digit', number), [], withClashes);
  assert.equal(said([3], 2), 'A4 is 2 and clashes with A2.');
  assert.equal(said([7], 2, false), 'B4 is 2.');
  assert.equal(said([5], 1), 'B2 is 1 and clashes with A1.');
  assert.equal(said([9, 5], 2), 'C2 is 2 and clashes with A2 and B2. B2 is 2 and clashes with A2, B4 and C2.');
  assert.equal(spokenEntry(game, game.undo(), [], true), 'C2 is empty. B2 is 1 and clashes with A1.');
  assert.equal(said([8, 9, 10, 11], 3), '4 cells changed, and C1, C2 and 2 more clash.');
  assert.equal(said([8, 9, 10, 11], 3), '4 cells changed.');
});
