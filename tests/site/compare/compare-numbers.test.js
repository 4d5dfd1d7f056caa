// The numbers of the page that compares: races, scales, the best of a column, CSV.
import assert from 'node:assert/strict';
import test from 'node:test';
import {csvOf} from '../../../site/charts/csv.js';
import {best, duration, orderBy} from '../../../site/compare/figures.js';
import {RATES, endOf, positionOf, stepAt} from '../../../site/compare/race.js';
import {logScale, median, quantile, swarm} from '../../../site/charts/scale.js';
import {placeWords, titleWords} from '../../../site/compare/words.js';

const runners = [{length: 545, ms: 3.9}, {length: 560, ms: 0.7}, {length: 13_000_000, ms: 3900}];

test('a race in steps has all at the same step, or at their end', () => {
  assert.deepEqual(runners.map((runner) => stepAt('steps', 550, runner)), [545, 550, 550]);
  assert.equal(endOf('steps', runners), 13_000_000);
  assert.equal(endOf('steps', []), 0);
});

test('a race in time has each at its share of its own time', () => {
  assert.deepEqual(runners.map((runner) => stepAt('time', 0.35, runner)), [48, 280, 1166]);
  assert.deepEqual(runners.map((runner) => stepAt('time', 1e9, runner)), runners.map(({length}) => length));
  assert.equal(endOf('time', runners), 3900);
  assert.equal(stepAt('time', 0, runners[0]), 0);
});

test('a position made of a step leads back to it', () => {
  for (const runner of runners) {
    for (let step = 0; step <= runner.length; step += Math.ceil(runner.length / 97)) {
      assert.equal(stepAt('time', positionOf('time', step, runner), runner), step);
    }
  }
});

test('a run too short for the clock is at its end at once, and one without events nowhere else', () => {
  assert.equal(stepAt('time', 0, {length: 12, ms: 0}), 12);
  assert.equal(positionOf('time', 0, {length: 0, ms: 0}), 0);
});

test('each unit has rates from slow to fast', () => {
  for (const rates of Object.values(RATES)) assert.deepEqual(rates, [...rates].sort((a, b) => a - b));
});

test('median and quantiles; what was stopped is the largest', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.equal(median([1, Infinity, Infinity]), Infinity);
  assert.equal(median([1, 5, Infinity, Infinity]), Infinity);
  assert.equal(median([7]), 7);
  assert.equal(quantile([0, 1, 2, 3, 4], 0.75), 3);
  assert.equal(quantile([9, 10, 100], 0), 9);
});

test('a scale of counts has nought before one, powers of ten apart, and an edge for what was stopped', () => {
  const {xOf, ticks} = logScale([0, 3, 1000, Infinity], {from: 10, to: 410, counts: true});
  assert.equal(xOf(0), 10);
  assert.equal(xOf(Infinity), 410);
  assert.ok(xOf(1000) < 410 && xOf(1000) > 380);
  assert.ok(Math.abs((xOf(10) - xOf(1)) - (xOf(1000) - xOf(100))) < 1e-9);
  assert.deepEqual(ticks.map(({value}) => value), [0, 1, 10, 100, 1000]);
  assert.equal(logScale([0, 1000], {from: 10, to: 410, counts: true}).xOf(1000), 410);
});

test('a scale is broken between what is known and what was stopped, and only there', () => {
  const scale = logScale([0, 3, 1000, Infinity], {from: 10, to: 410, counts: true});
  assert.ok(scale.break > scale.xOf(1000) + 6 && scale.break < scale.edge - 6, String(scale.break));
  assert.equal(logScale([0, 1000], {from: 10, to: 410, counts: true}).break, null);
});

test('a scale of times begins at a power of ten; no value leaves the room', () => {
  const {xOf, ticks} = logScale([0.4, 30], {from: 0, to: 100, counts: false});
  assert.deepEqual(ticks.map(({value}) => value), [0.1, 1, 10]);
  assert.equal(xOf(30), 100);
  for (const values of [[], [0], [Infinity], [5], [1e-9, 1e9]]) {
    for (const counts of [true, false]) {
      const scale = logScale(values, {from: 0, to: 100, counts});
      const xs = [...values.map(scale.xOf), ...scale.ticks.map(({x}) => x)];
      assert.ok(xs.every((x) => x >= 0 && x <= 100 + 1e-6), `${values}: ${xs}`);
    }
  }
});

test('a swarm keeps every dot, inside its row, columns about the middle', () => {
  const dots = swarm([10, 10.5, 11, 50, ...Array(100).fill(90)], {gap: 4, height: 26});
  assert.equal(dots.length, 104);
  assert.ok(dots.every(({y}) => Math.abs(y) <= 13 + 1e-9));
  assert.equal(dots.reduce((sum, {y}) => sum + y, 0).toFixed(6), '0.000000');
  assert.deepEqual(dots.find(({x}) => x === 52), {x: 52, y: 0});
});

test('the best is the least of what is known, unless most have it', () => {
  assert.equal(best([4, 2, 3]), 2);
  assert.equal(best([2, 2, 3, 4]), 2);
  assert.equal(best([0, 0, 0, 30_889]), undefined);
  assert.equal(best([undefined, 5, 6]), 5);
  assert.equal(best([]), undefined);
});

test('rows sort both ways, unknown ones last, equal ones as they were', () => {
  assert.deepEqual(orderBy([3, undefined, 1, 3], 'ascending'), [2, 0, 3, 1]);
  assert.deepEqual(orderBy([3, undefined, 1, 3], 'descending'), [0, 3, 2, 1]);
});

test('CSV quotes what it must, and nothing becomes a formula', () => {
  assert.equal(csvOf([['a', 1, undefined], ['x, y', 'say "no"', 'two\nlines']]),
    'a,1,\r\n"x, y","say ""no""","two\nlines"\r\n');
  assert.equal(csvOf([['=1+1', '@a', '+b', '-c', '-1', '\t=2']]), "'=1+1,'@a,'+b,'-c,-1,'\t=2\r\n");
  assert.equal(csvOf([['-1+A1', '-1.5', '-1.5.2', '-']]), "'-1+A1,-1.5,'-1.5.2,'-\r\n");
});

test('times and places in words', () => {
  assert.deepEqual([0.04, 0.7, 9.99, 21.4, 999.7, 3900, 123_456].map(duration),
    ['0.0 ms', '0.7 ms', '10 ms', '21 ms', '1.0 s', '3.9 s', '123 s']);
  assert.equal(titleWords(6, {unit: 'steps', position: 560, isAtEnd: false}),
    'One puzzle, six strategies, at step 560 of each');
  assert.equal(titleWords(1, {unit: 'time', position: 12.5, isAtEnd: false}),
    'One puzzle, one strategy, after 13 ms of each');
  assert.equal(placeWords({unit: 'steps', position: 0, isAtEnd: true}), 'at the start');
  assert.equal(placeWords({unit: 'steps', position: 5307, isAtEnd: false, hasEnded: true}),
    'at step 5,307 of each, or at its end');
  assert.equal(placeWords({unit: 'time', position: 12.5, isAtEnd: false, hasEnded: true}),
    'after 13 ms of each, or at its end');
});
