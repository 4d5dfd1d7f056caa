// The engine's answers on the Play page, where the player has gone on before they come.
import assert from 'node:assert/strict';
import test from 'node:test';
import {whyImpossible} from '../../../site/play/check.js';
import {enter} from '../../../site/play/edits.js';
import {Game} from '../../../site/play/game.js';

/** 1 2 | . .   and below it three empty rows. */
const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: Uint8Array.from([1, 2, ...new Array(14).fill(0)])};
const newGame = () => new Game(puzzle);
const put = (game, cell, digit) => game.change(enter(game, [cell], 'digit', digit));

/** An editor of a game, and an engine that blames the entry put last once it is told to answer. */
function asksWhy(game) {
  const editor = {game, pointed: [], point: (marks) => editor.pointed.push(marks), do: () => {}};
  let answer;
  const engine = {
    impossible: (_, {length}) => new Promise((resolve) => {
      const last = length - 1;
      answer = () => resolve({ok: true, blame: 'entries', firstWrong: last, clash: [last], isMinimal: true});
    }),
    run: async () => ({ok: false}),
  };
  const told = [];
  const asked = whyImpossible(editor, {engineReady: Promise.resolve(engine)}, (message) => told.push(message));
  /** @param {() => void} [meanwhile] between the question and its answer */
  const answers = async (meanwhile = () => {}) => {
    while (!answer) await new Promise((resolve) => setTimeout(resolve));
    meanwhile();
    answer();
    await asked;
  };
  return {editor, told, answers};
}

test('why it is impossible is told of the entries that were asked about', async () => {
  const game = newGame();
  put(game, 2, 1);
  const {editor, told, answers} = asksWhy(game);
  await answers();
  assert.match(told[0].title, /^A3 = 1 /);
  assert.deepEqual(editor.pointed.map(({wrong}) => wrong), [[2]]);
});

test('why it is impossible is not told once the game has gone on', async () => {
  for (const goOn of [(game) => game.undo(), (game) => put(game, 3, 4)]) {
    const game = newGame();
    put(game, 2, 1);
    const {editor, told, answers} = asksWhy(game);
    await answers(() => goOn(game));
    assert.deepEqual([told, editor.pointed], [[], []]);
  }
});
