/** Almost locked sets: cells with one more digit than there are cells, so that they can lack only one of them. */
import {linksBetween, setsOf} from './reason-parts.js';
import {sortedUnique} from '../numbers.js';
import {midSentence, numberWord, sentenceCase} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */
/** @typedef {import('./reason-parts.js').AlsSet} AlsSet */

/** @type {StepNarrator} */
export function alsXz(words) {
  const sets = setsOf(words.reason);
  const [a, b] = sets;
  const links = words.reason.digits;
  const shared = words.digits(links);
  const told = {
    label: `the sets ${words.set(a.cells)} and ${words.set(b.cells)} share ${shared}`,
    pattern: `${setWords(words, sets)} ${shared} can ${links.length > 1 ? 'each ' : ''}be in only one of the two sets.`,
  };
  if (links.length > 1) {
    return {...told, why: `Each set can lack only one digit, so it has one of ${shared} and all its other digits. ` +
      'The other digits can be removed from every cell that sees all their places in that set. ' +
      `${shared} can each be removed from every cell that sees all its places in both sets.`};
  }
  return {...told, why: `At least one of the two sets doesn't have ${shared}. It has all its other digits, ` +
    `including ${words.digits(gone(words))}. ${outsiders(words, 'in both sets')}`};
}

/**
 * Three sets or more, each linked with the next: the first or the last is without what links it.
 * @type {StepNarrator}
 */
export function alsChain(words, technique) {
  const sets = setsOf(words.reason);
  const links = linksBetween(sets);
  const joints = links.map((digit, i) =>
    `Only one of sets ${sets[i].name} and ${sets[i + 1].name} can have ${words.symbol(digit)}.`);
  const [first, last] = [sets[0], sets[sets.length - 1]];
  const then = (/** @type {string} */ name, /** @type {number} */ lost, /** @type {string} */ kept) =>
    ` Then set ${name} can't have ${words.symbol(lost)}, so it has ${kept}.`;
  const by = links.slice(1).map((digit, i) => then(sets[i + 1].name, links[i], words.symbol(digit))).join('');
  const zs = gone(words).map((digit) => words.symbol(digit));
  return {
    label: `the ${midSentence(technique.name)} from ${words.set(first.cells)} to ${words.set(last.cells)}`,
    pattern: [setWords(words, sets), ...joints].join(' '),
    chain: zs.map((z) => `If set ${first.name} doesn't have ${z}, it has ${words.symbol(links[0])}.${by}` +
      then(last.name, links[links.length - 1], z)),
    why: `${zs.map((z) => `If set ${first.name} doesn't have ${z}, the chain shows that set ${last.name} does.`)
      .join(' ')} ${outsiders(words, `in sets ${first.name} and ${last.name}`)}`,
  };
}

/** @type {StepNarrator} */
export function deathBlossom(words) {
  const stem = words.cell(words.cellsOf('pivot')[0]);
  const petals = setsOf(words.reason);
  const zs = gone(words);
  return {
    label: `the death blossom on ${stem}`,
    pattern: `${stem} can only be ${words.anyDigit(words.digitsOf('pivot'))}. A set beside it shares each of these. ` +
      setWords(words, petals),
    chain: petals.map(({name, digits, shared}) => {
      const rest = digits.filter((digit) => !shared.includes(digit));
      return `If ${stem} is ${words.digits(shared)}, set ${name} can't have it, so it has ${words.digits(rest)}.`;
    }),
    why: `Whatever ${stem} is, one of the sets has ${words.digits(zs)}. ${outsiders(words, 'in all these sets')}`,
  };
}

/** "Set a (A3 A5) has 2, 4 and 7: three digits for two cells." @param {StepVocabulary} words @param {AlsSet[]} sets */
function setWords(words, sets) {
  return sets.map(({name, cells, digits}) => `${sentenceCase(`set ${name}`)} (${words.set(cells)}) has ` +
    `${words.digits(digits)}: ${numberWord(digits.length)} digits for ` +
    `${numberWord(cells.length)} ${cells.length > 1 ? 'cells' : 'cell'}.`).join(' ');
}

/** The digits that are ruled out. @param {StepVocabulary} words */
function gone(words) {
  return sortedUnique(words.step.eliminations.map(([, digit]) => digit));
}

/** Which cells can't be those digits. @param {StepVocabulary} words @param {string} where */
function outsiders(words, where) {
  const digits = gone(words);
  return `So ${words.digits(digits)} can ${digits.length > 1 ? 'each ' : ''}be removed from every cell that sees all ` +
    `its places ${where}.`;
}
