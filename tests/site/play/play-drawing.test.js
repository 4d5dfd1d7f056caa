// The pen along borders and into the middles of cells, as far as no document is needed.
import assert from 'node:assert/strict';
import test from 'node:test';
import {geometry} from '../../../web/src/grid/geometry.js';
import {borderedSides, bordersOf, cornersBetween, drawBorder, drawSide, eraseDrawn, keepsItsOwn, markSpot} from
  '../../../site/play/borders.js';
import {EMPTY} from '../../../site/play/content.js';
import {erase} from '../../../site/play/edits.js';
import {Game} from '../../../site/play/game.js';
import {meaningOf} from '../../../site/play/keys.js';
import {drawLine, linesOf} from '../../../site/play/lines.js';
import {formatNotes, withNotes} from '../../../site/play/notes.js';
import {Pen} from '../../../site/play/pen.js';
import {restore, save} from '../../../site/play/store.js';
import {spokenEntry} from '../../../site/play/words.js';
import {makeRandom} from '../../web/random.js';

const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: Uint8Array.from([1, 2, ...new Array(14).fill(0)])};
const newGame = () => new Game(puzzle);
const drawn = (game) => bordersOf(game).map(({from, to, colour}) => `${from}-${to}:${colour}`).sort();

test('borders lead from corner to corner, are drawn and taken away as one edit each', () => {
  const game = newGame();
  assert.deepEqual(cornersBetween(game.shape, 1, 13), [1, 2, 3, 8, 13]);
  assert.deepEqual(cornersBetween(game.shape, 13, 1), [13, 12, 11, 6, 1]);
  game.change(drawBorder(game, [18, 19, 24], 5));
  assert.deepEqual(drawn(game), ['18-19:5', '19-24:5']);
  game.change(drawBorder(game, [23, 24], 5));
  game.change(drawBorder(game, [24, 19], 2));
  assert.deepEqual(drawn(game), ['18-19:5', '19-24:2', '23-24:5']);
  game.change(drawBorder(game, [19, 24], 2));
  assert.deepEqual(drawn(game), ['18-19:5', '23-24:5']);
  for (let undone = 0; undone < 3; undone += 1) game.undo();
  assert.deepEqual(drawn(game), ['18-19:5', '19-24:5']);
});

test('a border belongs to both cells beside it', () => {
  const game = newGame();
  for (const cell of [0, 3, 5, 12, 15]) for (const side of [0, 1, 2, 3]) game.change(drawSide(game, [cell], side, 4));
  assert.deepEqual(borderedSides(game, 5), ['above', 'right', 'below', 'left']);
  assert.deepEqual([1, 4, 6, 9].map((cell) => borderedSides(game, cell).join(' ')),
    ['below left', 'above right', 'left', 'above']);
  assert.equal(bordersOf(game).length, 20);
  for (const cell of game.position.givens.keys()) {
    assert.ok(keepsItsOwn(game.shape, cell, game.content(cell).borders), `${cell}`);
  }
  game.change(drawSide(game, [1], 3, 4));
  assert.deepEqual(borderedSides(game, 0), ['above', 'below', 'left']);
});

test('the middle of a cell has a circle, a cross, then nothing; in another colour a circle again', () => {
  const game = newGame();
  const spots = [5, 5, 5, 2, 5].map((colour) => {
    game.change(markSpot(game, 0, colour));
    return game.content(0).spot;
  });
  assert.deepEqual(spots, [5, 14, 0, 2, 5]);
});

test('erasing takes lines, borders and spots of the cells, and none of others', () => {
  const game = newGame();
  const drawAll = () => {
    game.change(drawLine(game, [5, 6, 11], 1));
    game.change(drawSide(game, [5], 1, 2));
    game.change(drawSide(game, [10], 2, 3));
    game.change(markSpot(game, 5, 4));
    game.change(markSpot(game, 10, 4));
  };
  drawAll();
  game.change(eraseDrawn(game, [5]));
  assert.deepEqual([linesOf(game).length, drawn(game), game.content(5).spot, game.content(10).spot],
    [1, ['17-18:3'], 0, 4]);
  game.undo();
  game.change(erase(game, [6]));
  assert.deepEqual([linesOf(game).length, drawn(game)], [0, ['17-18:3']]);
});

test('what is drawn is in links and in storage; links without it stay as they were', () => {
  const random = makeRandom(5);
  for (let round = 0; round < 50; round += 1) {
    const game = newGame();
    for (let edit = 0; edit < 12; edit += 1) {
      const [cell, side, colour] = [16, 4, 9].map(random.below);
      game.change(drawSide(game, [cell], side, colour + 1));
      game.change(markSpot(game, (cell * 5) % 16, colour + 1));
    }
    const contents = Array.from({length: 16}, (_, cell) => game.content(cell));
    const linked = withNotes(newGame(), `#notes=${formatNotes(game)}`);
    const kept = restore(puzzle, save(game, 'a', 0));
    for (const again of [linked, kept]) {
      assert.deepEqual(Array.from({length: 16}, (_, cell) => again.content(cell)), contents);
    }
  }
  const game = newGame();
  game.change(drawLine(game, [5, 6], 1));
  assert.equal(formatNotes(game)[0], '2');
});

test('a border that another cell keeps is not read', () => {
  const shape = geometry(2, 2);
  assert.deepEqual([0, 3, 12, 15].map((cell) => keepsItsOwn(shape, cell, 10)), [false, true, false, true]);
  assert.deepEqual([0, 3, 12, 15].map((cell) => keepsItsOwn(shape, cell, 100)), [false, false, true, true]);
  const saved = {puzzle: '', ms: 0, start: Array(16).fill('').join(), at: 1, deeds: ['0=......a']};
  assert.equal(restore(puzzle, saved).history.entries.length, 0);
  assert.equal(restore(puzzle, {...saved, deeds: ['3=......a']}).history.entries.length, 1);
});

test('the pen draws along borders where it began at a corner, and marks the cell that it does not leave', () => {
  const game = newGame();
  const pen = new Pen();
  assert.equal(pen.drag(game, {isCorner: true, path: [0, 6]}, false), null);
  assert.deepEqual(pen.borders(game).map(({from, to}) => `${from}-${to}`), ['0-1', '1-6']);
  assert.equal(pen.lines(game).length, 0);
  game.change(pen.drag(game, {isCorner: true, path: [0, 6]}, true));
  assert.deepEqual(drawn(game), ['0-1:5', '1-6:5']);
  assert.equal(pen.drag(game, {isCorner: true, path: [7]}, true), null);
  game.change(pen.drag(game, {isCorner: false, path: [7]}, true));
  assert.equal(game.content(7).spot, 5);
  assert.equal(pen.put(game, 9), null);
  game.change(pen.put(game, 9));
  assert.deepEqual([game.content(9).spot, pen.anchor], [5, null]);
});

test('keys draw along the four borders of a cell, in lines alone', () => {
  const key = (letter, mode) => meaningOf({key: letter, code: `Key${letter.toUpperCase()}`}, 9, mode);
  assert.deepEqual(['w', 'd', 's', 'a'].map((letter) => key(letter, 'line')),
    [0, 1, 2, 3].map((side) => ({command: 'border', side})));
  assert.equal(key('w', 'digit'), null);
});

test('what was drawn is said', () => {
  const game = newGame();
  const names = ['', 'grey', 'blue'];
  const said = (changes) => spokenEntry(game, game.change(changes), names);
  assert.equal(said(drawSide(game, [5], 3, 2)), 'B2: line left.');
  assert.equal(said(drawSide(game, [5], 3, 2)), 'B2: no line left.');
  assert.equal(said(markSpot(game, 5, 2)), 'B2: blue circle.');
  assert.equal(said(markSpot(game, 5, 2)), 'B2: blue cross.');
  assert.equal(said(eraseDrawn(game, [5])), 'B2: unmarked.');
  assert.equal(game.content(5).borders, EMPTY.borders);
});
