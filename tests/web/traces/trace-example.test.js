// The example of the tutorial's last chapter: a solver in Python prints a run, which fits the published schema and
// plays.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import test from 'node:test';
import {fileURLToPath} from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import {Clock} from '../../../web/src/run/clock.js';
import {Player} from '../../../web/src/run/player.js';
import {parseTrace} from '../../../web/src/traces/format.js';
import {chapters, plain} from '../../support/learn.mjs';

const path = (name) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
const program = path('site/learn/plain-backtracking.py');
const kept = readFileSync(path('site/learn/plain-backtracking.json'), 'utf8');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const needsPython = hasPython ? {} : {skip: 'no python3 on this machine'};
const isOfSchema = new Ajv().compile(JSON.parse(readFileSync(path('web/src/trace.schema.json'), 'utf8')));
const printed = (...puzzle) => String(spawnSync('python3', [program, ...puzzle]).stdout);

test('the file that is kept is what the program prints', needsPython, () => {
  assert.equal(kept, printed());
});

test('the chapter shows the program as it is', () => {
  const {html} = chapters.find(({file}) => file === 'your-own.html');
  assert.ok(plain(html).includes(readFileSync(program, 'utf8').trim()));
});

test('what it prints fits the schema', needsPython, () => {
  assert.ok(isOfSchema(JSON.parse(printed())), JSON.stringify(isOfSchema.errors));
});

test('a file that does not fit is refused by the schema', () => {
  const run = JSON.parse(kept);
  for (const wrong of [{kind: 'jump'}, {kind: 'place', digit: 0}, {cell: 3}]) {
    assert.equal(isOfSchema({...run, events: [wrong]}), false, JSON.stringify(wrong));
  }
});

for (const [name, puzzle, status] of [
  ['a solution', [], 'solved'],
  ['none', ['3.129..752..3..8...7..8...6...1.3.621.5...4.373.6.8...6...2..3...7..1..489..651.7'], 'stuck'],
]) {
  test(`what it prints plays to its end: ${name}`, needsPython, async () => {
    const {ok, run, error} = parseTrace(printed(...puzzle));
    assert.ok(ok, error?.message);
    const player = new Player(new Clock(() => {}, () => 0, () => {}));
    await player.load(Promise.resolve(run));
    const seen = [];
    player.addEventListener('step', () => seen.push(player.index));
    while (player.mode !== 'ended') {
      const before = player.index;
      player.next();
      await new Promise((resolve) => setImmediate(resolve));
      assert.ok(player.index > before || player.mode === 'ended', `stands at ${before}`);
    }
    assert.equal(player.index, run.length);
    assert.equal(run.status, status);
    assert.ok(seen.length > 0);
  });
}
