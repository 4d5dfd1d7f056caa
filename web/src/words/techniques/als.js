/** Almost locked sets: cells with one more digit than there are cells, so that they can lack only one of them. */
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/als.js';
import {stepName} from './names.js';
import {linksBetween, setsOf} from './reason-parts.js';
import {sortedUnique} from '../numbers.js';
import {numberWord} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */
/** @typedef {import('./reason-parts.js').AlsSet} AlsSet */

const say = speaker('techniques/als', messages);

/** @type {StepNarrator} */
export function alsXz(words) {
  const sets = setsOf(words.reason);
  const [a, b] = sets;
  const links = words.reason.digits;
  const digits = words.digits(links);
  const base = {
    label: say('xz.label', {first: words.set(a.cells), second: words.set(b.cells), digits}),
    pattern: `${setWords(words, sets)} ${say('xz.pattern', {count: links.length, digits})}`,
  };
  if (links.length > 1) return {...base, why: say('xz.why.two', {digits})};
  return {...base, why: `${say('xz.why', {digits, gone: words.digits(gone(words))})} ${removed(words, 'both')}`};
}

/**
 * Three sets or more, each linked with the next: the first or the last is without what links it.
 * @type {StepNarrator}
 */
export function alsChain(words, technique) {
  const sets = setsOf(words.reason);
  const links = linksBetween(sets);
  const joints = links.map((digit, i) =>
    say('chain.joint', {first: sets[i].name, second: sets[i + 1].name, digit: words.symbol(digit)}));
  const [first, last] = [sets[0], sets[sets.length - 1]];
  const then = (/** @type {string} */ name, /** @type {number} */ lost, /** @type {string} */ kept) =>
    say('chain.then', {name, lost: words.symbol(lost), kept});
  const by = links.slice(1).map((digit, i) => then(sets[i + 1].name, links[i], words.symbol(digit)));
  const zs = gone(words).map((digit) => words.symbol(digit));
  return {
    label: say('chain.label', {
      technique: stepName(technique), first: words.set(first.cells), last: words.set(last.cells),
    }),
    pattern: [setWords(words, sets), ...joints].join(' '),
    chain: zs.map((digit) => [
      say('chain.if', {name: first.name, digit, kept: words.symbol(links[0])}), ...by,
      then(last.name, links[links.length - 1], digit),
    ].join(' ')),
    why: [
      ...zs.map((digit) => say('chain.why', {first: first.name, digit, last: last.name})),
      removed(words, 'ends', {first: first.name, last: last.name}),
    ].join(' '),
  };
}

/** @type {StepNarrator} */
export function deathBlossom(words) {
  const stem = words.cell(words.cellsOf('pivot')[0]);
  const petals = setsOf(words.reason);
  const pattern = say('blossom.pattern', {stem, any: words.anyDigit(words.digitsOf('pivot'))});
  return {
    label: say('blossom.label', {stem}),
    pattern: `${pattern} ${setWords(words, petals)}`,
    chain: petals.map(({name, digits, shared}) => {
      const rest = digits.filter((digit) => !shared.includes(digit));
      return say('blossom.petal', {stem, shared: words.digits(shared), name, digits: words.digits(rest)});
    }),
    why: `${say('blossom.why', {stem, digits: words.digits(gone(words))})} ${removed(words, 'all')}`,
  };
}

/** "Set a (A3 A5) has 2, 4 and 7: three digits for two cells." @param {StepVocabulary} words @param {AlsSet[]} sets */
function setWords(words, sets) {
  return sets.map(({name, cells, digits}) => say('set', {
    'name': name, 'cells': words.set(cells), 'digits': words.digits(digits), 'count': cells.length,
    'digits-number': numberWord(digits.length), 'cells-number': numberWord(cells.length),
  })).join(' ');
}

/** The digits that are ruled out. @param {StepVocabulary} words */
function gone(words) {
  return sortedUnique(words.step.eliminations.map(([, digit]) => digit));
}

/**
 * Says which cells can't be those digits.
 * @param {StepVocabulary} words @param {'both' | 'all' | 'ends'} where the sets
 * @param {{first: string, last: string}} [ends]
 */
function removed(words, where, ends = {first: '', last: ''}) {
  const digits = gone(words);
  return say('removed', {count: digits.length, digits: words.digits(digits), where, ...ends});
}
