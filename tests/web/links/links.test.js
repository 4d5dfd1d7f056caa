import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import test from 'node:test';

import {readStateCode} from '../../../web/src/links/codes.js';
import {isLink, parseLink} from '../../../web/src/links/reading.js';
import {DEFAULT_STRATEGY, formatLink, formatStrategy, parseStrategy} from '../../../web/src/links/links.js';
import {readPlain} from '../../../web/src/grid/plain-puzzle.js';
import {makeRandom} from '../random.js';

const LINE = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';

function randomChoice(below, size) {
  return {at: below(2 ** 31), cell: below(size * size), digit: 1 + below(size)};
}

function randomLink({below, pick}) {
  const [boxRows, boxCols] = pick([[2, 2], [2, 3], [3, 2], [3, 3], [2, 8], [4, 4], [5, 5], [6, 6]]);
  const size = boxRows * boxCols;
  const symbols = `.${'123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, size)}`;
  const cells = Array.from({length: size * size}, () => size > 35 ? below(size + 1) : pick([...symbols]));
  return {
    puzzle: cells.join(size > 35 ? ',' : ''),
    boxRows, boxCols,
    strategy: {
      propagation: pick(['none', 'forward-checking', 'ac3', 'eliminate', 'only-choice']),
      variable: pick(['first', 'mrv', 'mrv-degree', 'random']),
      value: pick(['ascending', 'lcv', 'random']),
      seed: pick([0, 1, below(2 ** 31)]),
      search: pick([true, false]),
      solutions: pick([1, 2, 1000]),
      ...pick([{}, {choices: Array.from({length: 1 + below(3)}, () => randomChoice(below, size))}]),
    },
    step: pick([0, 1, below(2 ** 31), 2 ** 40]),
    speed: pick([0.25, 1, 4, 64]),
    ...pick([{}, {view: pick(['tree', 'log,stats'])}]),
    ...pick([{}, {state: pick(['1gA', '1QAAA'])}]),
  };
}

test('a link opens as what it was written from', () => {
  const random = makeRandom(20240229);
  for (let i = 0; i < 2000; i += 1) {
    const link = randomLink(random);
    const fragment = formatLink(link);
    const read = parseLink(`https://example.org/a/b.html?c${fragment}`);
    assert.ok(read.ok, fragment);
    const {boxRows, boxCols} = read.link;
    assert.deepEqual({...link, ...read.link}, link, fragment);
    assert.deepEqual(read.link.strategy, link.strategy);
    assert.equal(boxRows ? boxCols : link.boxCols, link.boxCols);
    assert.ok(isLink(fragment));
  }
});

test('the box shape is written only where it is not the default of its size', () => {
  const box = (boxRows, boxCols) => /box=\w+/.exec(formatLink({puzzle: '1', boxRows, boxCols}))?.[0];
  assert.equal(box(3, 3), undefined);
  assert.equal(box(2, 3), undefined);
  assert.equal(box(3, 4), undefined);
  assert.equal(box(3, 2), 'box=3x2');
  assert.equal(box(2, 8), 'box=2x8');
});

test('a link at its defaults is the puzzle alone, readable, and ends with a letter or a digit', () => {
  assert.equal(formatLink({puzzle: LINE}), `#p=${LINE}&v=1`);
  assert.equal(formatLink({puzzle: '12'}), '#p=12');
  assert.equal(formatLink({puzzle: '0 12 3'}), '#p=0,12,3');
});

test('links that must open for ever', () => {
  const lines = readFileSync(new URL('../../data/links.txt', import.meta.url), 'utf8').split('\n');
  const cases = lines.filter((line) => line && !line.startsWith('# '));
  assert.ok(cases.length >= 10);
  for (const line of cases) {
    const [text, expected] = line.split('\t');
    const read = parseLink(text);
    assert.ok(read.ok, text);
    const {set, marked = {}, ...fields} = JSON.parse(expected);
    for (const [key, value] of Object.entries(fields)) assert.deepEqual(read.link[key], value, text);
    if (!set) continue;
    const {state} = readStateCode(read.link.state, readPlain(read.link.puzzle));
    assert.deepEqual(Object.fromEntries([...state.values.entries()].filter(([, digit]) => digit)), set, text);
    for (const [cell, marks] of Object.entries(marked)) assert.equal(state.candidates[cell], BigInt(marks), text);
  }
});

test('runs by techniques have a version of their own, which says whether a step is one of today', () => {
  const puzzle = '.'.repeat(81);
  const written = formatLink({puzzle, strategy: {propagation: 'techniques'}, step: 12});
  assert.match(written, /&step=12&h=7$/);
  assert.equal(parseLink(written).link.isOlder, undefined);
  const older = (fields) => parseLink(`#p=${puzzle}${fields}`).link.isOlder;
  assert.equal(older('&s=techniques&step=12'), true);
  assert.equal(older('&s=techniques&step=12&t=1&h=3'), true);
  assert.equal(older('&s=techniques&step=12&h=4'), undefined, 'without other rules, nothing has changed');
  assert.equal(older('&s=techniques&step=12&h=6&rules=.AntiKnight&v=2'), true);
  assert.equal(older('&s=techniques'), undefined);
  assert.equal(older('&step=12'), undefined);
  assert.equal(older('&step=12&t=1'), undefined);
  assert.equal(parseLink(`#p=${puzzle}&s=techniques&step=12&h=8`).error.code, 'newer');
});

test('what is broken is said, with its place', () => {
  const cases = [
    ['', 'link'], ['#', 'link'], ['#p=', 'link', 3], ['#step=3', 'link'], ['https://example.org/', 'link'],
    ['#p=1%', 'link', 3], ['#p=%FF%FE', 'link', 3],
    ['#p=1&step=abc', 'link', 10], ['#p=1&step=1e9', 'link', 10], ['#p=1&step=', 'link', 10],
    ['#p=1&step=Infinity', 'link', 10], ['#p=1&speed=NaN', 'link', 11],
    ['#p=1&box=3', 'link', 9], ['#p=1&box=300x3', 'link', 9], ['#p=1&box=-3x3', 'link', 9],
    ['#p=1&s=<script>', 'link', 7], ['#p=1&s=ac3.best', 'link', 7], ['#p=1&s=ac3.mrv.lcv.x', 'link', 7],
    ['#p=1&s=ac3.mrv.lcv.1.2', 'link', 7], ['#p=1&s=..', 'link', 7], ['#p=1&s=alone', 'link', 7],
    ['#p=1&s=ac3.k0', 'link', 7], ['#p=1&s=%', 'link', 7], ['#p=1&s=c0-0-1', 'link', 7],
    ['#p=1&s=ac3.c0-0', 'link', 7], ['#p=1&s=ac3.c0-0-1-1', 'link', 7], ['#p=1&s=ac3.c-1-0-1', 'link', 7],
    ['#p=1&s=ac3.c0-99999-1', 'link', 7], [`#p=1&s=ac3${'.c0-0-1'.repeat(201)}`, 'link', 7],
    ['#p=1&v=3', 'newer'], ['#v=99999999999999999999&p=1', 'newer'], ['#p=1&t=2', 'newer'],
    [`#p=${'1'.repeat(8193)}`, 'link', 3], [`#p=${'1'.repeat(20000)}`, 'link'],
    [`#p=1&x=${'&'.repeat(20000)}`, 'link'],
  ];
  for (const [text, code, offset] of cases) {
    const read = parseLink(text);
    assert.ok(!read.ok, text.slice(0, 60));
    assert.equal(read.error.code, code, text.slice(0, 60));
    assert.equal(read.error.offset, offset, text.slice(0, 60));
    assert.match(read.error.message, /^[A-Z].*\.$/);
  }
});

test('keys of other objects, keys that come twice and unknown keys do no harm', () => {
  const read = parseLink(`#p=${LINE}&__proto__=1&constructor=2&toString=3&p=other&step=1&step=2&utm=x`);
  assert.ok(read.ok);
  assert.deepEqual(Object.keys(read.link).sort(), ['puzzle', 'speed', 'step', 'strategy']);
  assert.equal(read.link.puzzle, LINE);
  assert.equal(read.link.step, 1);
  assert.equal({}.polluted, undefined);
});

test('markup in a link stays text', () => {
  const read = parseLink('#p=%3Cimg%20src=x%20onerror=alert(1)%3E');
  assert.ok(read.ok);
  assert.equal(read.link.puzzle, '<img src=x onerror=alert(1)>');
});

test('random fragments never throw', () => {
  const random = makeRandom(7);
  const pieces = [
    'p=', 'z=', 'v=', 'box=', 's=', 'step=', 'state=', 'view=', 't=',
    '&', '#', '%', '=', '.', 'x', '1', '9', 'ac3', 'k2', 'é', '\u0000',
  ];
  for (let i = 0; i < 5000; i += 1) {
    const text = Array.from({length: random.below(14)}, () => random.pick(pieces)).join('');
    const read = parseLink(text);
    assert.equal(typeof read.ok, 'boolean');
    if (read.ok) assert.ok(Number.isSafeInteger(read.link.step) && read.link.step >= 0, text);
    else assert.ok(read.error.message);
  }
});

test('a puzzle is not taken for a link', () => {
  for (const text of [LINE, `${LINE} # p=1 hard`, '53.|.7.\n---', '', '#A author\n53..7....', `# p=${LINE}`]) {
    assert.equal(isLink(text), false, text);
  }
  const address = `https://example.org/#p=${LINE}&step=3 `;
  for (const text of [`#p=${LINE}`, address, '#v=1&p=1', 'sudoku.example/#box=2x2&p=1...']) {
    assert.equal(isLink(text), true, text);
  }
});

test('a strategy in one word', () => {
  assert.equal(formatStrategy({}), '');
  assert.deepEqual(parseStrategy(''), DEFAULT_STRATEGY);
  assert.equal(formatStrategy({propagation: 'ac3', search: false}), 'ac3.mrv.ascending.alone');
  assert.deepEqual(parseStrategy('ac3.alone'), {...DEFAULT_STRATEGY, propagation: 'ac3', search: false});
  assert.deepEqual(parseStrategy('none.first.ascending.k2'),
    {...DEFAULT_STRATEGY, propagation: 'none', variable: 'first', solutions: 2});
  assert.equal(parseStrategy('none first'), null);
  const ways = {...DEFAULT_STRATEGY, branching: 'two-way', lookBack: 'backjumping', solutions: 2};
  assert.equal(formatStrategy(ways), 'only-choice.mrv.ascending.two-way.backjumping.k2');
  assert.deepEqual(parseStrategy('only-choice.two-way.backjumping.k2'), ways);
  assert.equal(formatStrategy({...ways, branching: 'split'}), 'only-choice.mrv.ascending.split.backjumping.k2');
  assert.equal(parseStrategy('only-choice.split')?.branching, 'split');
  const learning = {...DEFAULT_STRATEGY, lookBack: 'learning'};
  assert.equal(formatStrategy(learning), 'only-choice.mrv.ascending.learning');
  assert.deepEqual(parseStrategy('only-choice.mrv.ascending.learning'), learning);
  assert.deepEqual(parseStrategy('ac3.mrv.lcv.5.backjumping'), {
    ...DEFAULT_STRATEGY, propagation: 'ac3', value: 'lcv', seed: 5, lookBack: 'backjumping',
  });
});
