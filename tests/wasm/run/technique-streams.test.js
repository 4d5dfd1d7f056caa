// The events of runs by techniques are those that the native engine tells, to the letter.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test, {after} from 'node:test';
import {hashOf} from '../../support/fnv.mjs';
import {isSoak} from '../../support/page/soak.mjs';
import {engineFor} from '../engine.mjs';

const engine = await engineFor(after);

const kept = readFileSync(new URL('../../data/technique-streams.txt', import.meta.url), 'utf8').split('\n')
    .filter((line) => line && !line.startsWith('#')).map(readLine);

/** `hash length status limited box search solutions events choices givens values marks` */
function readLine(line) {
  const [hash, length, status, limited, ...start] = line.split(' ');
  const [box, search, solutions, events, choices, givens, values, marks] = start;
  const [boxRows, boxCols] = box.split('x').map(Number);
  const digits = (symbols) => Uint8Array.from(symbols, (symbol) => parseInt(symbol, 36) || 0);
  return {
    ends: {hash, length: Number(length), status, isLimited: limited === 'limited'},
    name: `${box} ${search} ${solutions} ${givens}`,
    puzzle: {
      boxRows, boxCols, givens: digits(givens),
      ...(values === '-' ? {} : {values: digits(values)}),
      ...(marks === '-' ? {} : {candidates: BigUint64Array.from(marks.split(','), (mask) => BigInt(`0x${mask}`))}),
    },
    options: {
      ...(events === '-' ? {} : {maxEvents: Number(events)}),
      strategy: {search: search === 'search', solutions: Number(solutions), choices: choices === '-' ? [] :
        choices.split(',').map(readChoice)},
    },
  };
}

/** @param {string} text as `0-5-3` */
function readChoice(text) {
  const [at, cell, digit] = text.split('-').map(Number);
  return {at, cell, digit};
}

test('there are some eighty streams', () => assert.ok(kept.length >= 75));

/**
 * Three runs on the empty 9x9, which take a third of the time, and no technique that the others don't.
 * @param {{puzzle: {givens: Uint8Array}}} kept
 */
const isForTheSoak = ({puzzle: {givens}}) => givens.length === 81 && givens.every((digit) => digit === 0);

for (const {name, ends, puzzle, options} of kept.filter((each) => isSoak || !isForTheSoak(each))) {
  test(`${name}: the events of the native engine`, async () => {
    const {run} = await engine.explain(puzzle, options);
    const text = (await run.events(0, run.length)).map((event) => `${JSON.stringify(event)}\n`).join('');
    const {status, length, stats: {isLimited}} = run;
    assert.deepEqual({hash: hashOf(new TextEncoder().encode(text)), length, status, isLimited}, ends);
  });
}

const ruled = readFileSync(new URL('../../data/technique-rules-streams.txt', import.meta.url), 'utf8').split('\n')
    .filter((line) => line && !line.startsWith('#')).map((line) => line.split(' '));

test('there are some twenty streams with other rules', () => assert.ok(ruled.length >= 20));

for (const [hash, length, status, text] of ruled) {
  test(`${text.slice(0, 60)}: the events of the native engine`, async () => {
    const {puzzle} = await engine.parse(text);
    const {run} = await engine.explain(puzzle);
    const events = (await run.events(0, run.length)).map((event) => `${JSON.stringify(event)}\n`).join('');
    const told = hashOf(new TextEncoder().encode(events));
    assert.deepEqual([told, String(run.length), run.status], [hash, length, status]);
  });
}
