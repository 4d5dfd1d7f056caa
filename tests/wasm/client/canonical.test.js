// Puzzles that are the same in another guise have the same form; the laws of the form are tested with the engine.
import assert from 'node:assert/strict';
import test, {after} from 'node:test';
import {EASY, HARD, engineFor} from '../engine.mjs';

const engine = await engineFor(after);
const turned = (line) => Array.from(line, (_, cell) => line[(cell % 9) * 9 + Math.floor(cell / 9)]).join('');
const renamed = (line) => line.replace(/[1-9]/g, (digit) => String(10 - Number(digit)));

test('a form a puzzle, the same for all guises; none for what is no puzzle or too large', async () => {
  const puzzles = [EASY, HARD, turned(EASY), renamed(turned(HARD)), '1.....3..4.....2', '.'.repeat(256), 'none', 7];
  const {ok, forms} = await engine.canonical(puzzles);
  assert.ok(ok);
  assert.deepEqual([forms[2], forms[3], ...forms.slice(5)], [forms[0], forms[1], null, null, null]);
  assert.notEqual(forms[0], forms[1]);
  assert.match(forms[4], /^[.1-4]{16}$/);
  assert.equal((await engine.canonical([forms[0]])).forms[0], forms[0]);
  for (const strange of [undefined, null, 'text', 7]) assert.deepEqual((await engine.canonical(strange)).forms, []);
});

test('many are done in slices, with progress, until a signal stops them', async () => {
  const many = Array.from({length: 20_000}, (_, i) => [EASY, HARD][i % 2]);
  const controller = new AbortController();
  const told = [];
  const {forms} = await engine.canonical(many, {
    signal: controller.signal,
    onProgress(done, total) {
      told.push([done, total]);
      controller.abort();
    },
  });
  assert.ok(forms.length > 0 && forms.length < many.length, `${forms.length}`);
  assert.ok(told.length > 0 && told[0][0] > 0 && told[0][1] === many.length);
});
