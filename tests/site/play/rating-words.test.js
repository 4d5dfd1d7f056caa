// A rating in words: stretches of the path, numbers, and what the curve says to who can't see it.
import assert from 'node:assert/strict';
import test from 'node:test';
import {curveWords, figuresOf, headline, placeOf, stretchesOf} from '../../../site/play/rating-words.js';

const techniques = [
  {id: 'full-house', name: 'Full house'}, {id: 'naked-single', name: 'Naked single'}, {id: 'x-wing', name: 'X-wing'},
];
const step = (technique, difficulty) => ({technique, difficulty});
const rating = {
  level: 'hard', hardest: 43, sum: 146, weakestConsistency: 'singleton-ac3', guesses: 3,
  path: [step('naked-single', 20), step('x-wing', 42), step('x-wing', 43), step('full-house', 10), step('x-wing', 42)],
};

test('steps of one technique that follow one another are one stretch, as hard as the hardest of them', () => {
  const told = stretchesOf(rating, techniques).map((each) => `${placeOf(each)}: ${each.name}, ${each.difficulty}`);
  assert.deepEqual(told, ['1: Naked single, 20', '2 to 3: X-wing, 43', '4: Full house, 10', '5: X-wing, 42']);
});

test('the level, its rule, and the numbers', () => {
  const {title, words} = headline(rating, techniques);
  assert.equal(title, 'Hard.');
  assert.match(words, /^This level needs patterns: fish, .*\.$/);
  assert.deepEqual(figuresOf(rating, techniques), [
    ['Hardest step', 'X-wing, 43'], ['All steps together', '146 in 5 steps'],
    ['Weakest propagation that needs no guess', 'Singleton AC-3'], ['Guesses by search', '3'],
  ]);
});

test('a level that comes from a constraint is compared with classic puzzles, which need something else', () => {
  const needsRules = techniques.map((each) => ({...each, needsRules: each.id === 'x-wing'}));
  assert.match(headline(rating, needsRules).words, /^As hard as a classic Sudoku that needs patterns: fish, /);
});

test('what has no number has words', () => {
  const guessed = {hardest: 120, sum: 120, path: [step('guess', 120)], weakestConsistency: null, guesses: Infinity};
  assert.deepEqual(figuresOf(guessed, techniques).map(([, value]) => value),
    ['Guess, 120', '120 in 1 step', 'None here', 'More than a million']);
});

test('the curve tells where the hardest steps are', () => {
  assert.equal(curveWords(rating, techniques),
    'Difficulty of 5 steps, one after the other. Hard steps: X-wing at 2 to 3, X-wing at 5.');
  const many = {...rating, path: Array.from({length: 9}, (_, i) => (i % 2 ? step('x-wing', 43) : rating.path[0]))};
  assert.match(curveWords(many, techniques), /: X-wing at 2, X-wing at 4, X-wing at 6 and 1 time more\.$/);
});

test('numbers that computers still look for say so', () => {
  const {weakestConsistency: _, guesses: __, ...forPeople} = rating;
  assert.deepEqual(figuresOf(forPeople, techniques).map(([, value]) => value),
    ['X-wing, 43', '146 in 5 steps', 'Being looked for', 'Being looked for']);
  assert.deepEqual(figuresOf({...rating, weakestConsistency: null, guesses: Infinity}, techniques).slice(2).map(
    ([, value]) => value), ['None here', 'More than a million']);
});
