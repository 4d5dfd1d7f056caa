// The wishes for a new puzzle: the exclusions are said where one chooses.
import assert from 'node:assert/strict';
import test from 'node:test';
import {
  LEVELS, MET_TECHNIQUES, TECHNIQUES, optionsOf, rulesName, techniqueChoices, withLevel, withPart, withRules,
} from '../../../site/puzzles/new-puzzle-wish.js';
import {techniques} from '../../../build/wasm/techniques.js';

const wish = {
  level: 'hard', shape: '3x3', symmetry: 'none', technique: 'x-wing', part: 'needed', minimal: false, rules: [],
};
const choice = (level, id) => techniqueChoices(techniques, {...wish, level}).find(([each]) => each === id);

test('a technique harder than the level can’t be chosen, and says from which level on', () => {
  assert.equal(choice('hard', 'xy-chain')[2], true);
  assert.match(choice('hard', 'xy-chain')[1], /, from Fiendish$/);
  assert.equal(choice('fiendish', 'xy-chain')[2], false);
  assert.equal(choice('', 'xy-chain')[2], false);
  for (const level of LEVELS) {
    assert.deepEqual(choice(level, ''), ['', 'Any', false]);
    assert.equal(techniqueChoices(techniques, {level, part: 'needed', rules: []}).length, 1 + TECHNIQUES.length);
  }
});

test('an easier level takes the technique away that is harder, and says so; one that fits stays', () => {
  assert.deepEqual(withLevel(techniques, wish, 'fiendish'), {level: 'fiendish'});
  assert.deepEqual(withLevel(techniques, {...wish, technique: ''}, 'easy'), {level: 'easy'});
  const {level, technique, said} = withLevel(techniques, wish, 'easy');
  assert.deepEqual([level, technique], ['easy', '']);
  assert.match(said, /X-wing is harder than Easy/i);
});

test('any level and any technique are asked for by leaving them out', () => {
  const {level, technique, seed} = optionsOf({...wish, level: '', technique: ''}, '');
  assert.deepEqual([level, technique, seed], [undefined, undefined, undefined]);
});

test('on the way, more techniques can be chosen; one that is made only so goes when it has to be needed', () => {
  assert.deepEqual(TECHNIQUES.filter((id) => !MET_TECHNIQUES.includes(id)), []);
  const met = techniqueChoices(techniques, {level: '', part: 'met', rules: []}).map(([id]) => id);
  assert.deepEqual(met.toSorted(), ['', ...MET_TECHNIQUES].toSorted());
  const single = {...wish, technique: 'naked-single', part: 'met'};
  assert.equal(optionsOf(single, '').onPath, true);
  assert.equal(optionsOf(wish, '').onPath, false);
  assert.deepEqual(withPart(techniques, wish, 'met'), {part: 'met'});
  const {part, technique, said} = withPart(techniques, single, 'needed');
  assert.deepEqual([part, technique], ['needed', '']);
  assert.match(said, /naked single/i);
});

test('with other rules, those techniques can be asked for that belong to them; another goes with them', () => {
  const offered = (rules) => techniqueChoices(techniques, {level: '', part: 'needed', rules}).map(([id]) => id);
  assert.ok(offered(['whisper']).includes('whisper-partners'));
  assert.ok(!offered(['killer']).includes('whisper-partners'));
  assert.ok(offered(['diagonal']).includes('naked-pair'));
  assert.ok(offered(['killer', 'dots']).every((id) => !id.startsWith('unique')));
  const byPeers = offered(['jigsaw', 'diagonal']).filter((id) => id === 'common-peer-elimination');
  assert.equal(byPeers.length, 1, 'both kinds have it');
  const ruled = {...wish, technique: 'cage-combinations', rules: ['killer']};
  assert.deepEqual(withRules(techniques, ruled, ['killer', 'dots']), {rules: ['killer', 'dots']});
  const {said, ...without} = withRules(techniques, ruled, []);
  assert.deepEqual(without, {rules: [], technique: ''});
  assert.match(said, /^Any technique: cage combinations isn’t offered/i);
  const large = {...wish, technique: '', shape: '4x4'};
  assert.deepEqual(withRules(techniques, large, ['killer']), {rules: ['killer'], shape: '3x3', technique: '',
    said: 'Grid 9×9: puzzles with other rules have at most nine rows.'});
  const {technique, rules} = optionsOf(ruled, '');
  assert.deepEqual([technique, rules], ['cage-combinations', ['killer']]);
  assert.equal(optionsOf(wish, '').rules, undefined);
});

test('in a sentence, kinds of rules have small letters, but for the first where it begins with them', () => {
  assert.equal(rulesName(['thermometer', 'killer']), 'killer cages, thermometers');
  assert.equal(rulesName(['thermometer', 'killer'], true), 'Killer cages, thermometers');
});
