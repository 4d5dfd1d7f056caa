/** Almost locked sets: cells with one digit more than there are cells, all of which are there but for one. */
import {linksBetween, setsOf} from './reason-parts.js';
import {list, sortedUnique} from '../numbers.js';
import {midSentence, numberWord, sentenceCase} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').Words} Words */
/** @typedef {import('./words.js').Teller} Teller */
/** @typedef {import('./reason-parts.js').AlsSet} AlsSet */

/** @type {Teller} */
export function alsXz(words) {
  const sets = setsOf(words.reason);
  const [a, b] = sets;
  const links = words.reason.digits;
  const shared = words.digits(links);
  const told = {
    label: `sets ${words.set(a.cells)} and ${words.set(b.cells)} share ${shared}`,
    pattern: `${setWords(words, sets)} ${shared} can ${links.length > 1 ? 'each ' : ''}be in one of the two only.`,
  };
  if (links.length > 1) {
    return {...told, why: `A set can't do without both, so each of the two holds one of ${shared} and all its other ` +
      'digits. These leave what sees all their places in the set, the shared ones what sees both sets.'};
  }
  return {...told, why: `At least one of the two is without ${shared}, and so holds all its other digits, ` +
    `${words.digits(gone(words))} too. ${outsiders(words, 'in both')}`};
}

/** Three sets or more, each linked with the next: the first or the last is without what links it. @type {Teller} */
export function alsChain(words, technique) {
  const sets = setsOf(words.reason);
  const links = linksBetween(sets);
  const joints = links.map((digit, i) => `${words.symbol(digit)} in ${sets[i].name} or ${sets[i + 1].name}`);
  const [first, last] = [sets[0], sets[sets.length - 1]];
  const by = links.slice(1).map((digit, i) =>
    `set ${sets[i + 1].name} is without ${words.symbol(links[i])} and holds ` +
    words.symbol(digit));
  const zs = gone(words).map((digit) => words.symbol(digit));
  return {
    label: `the ${midSentence(technique.name)} from ${words.set(first.cells)} to ${words.set(last.cells)}`,
    pattern: `${setWords(words, sets)} Each is linked with the next by a digit that both can't hold: ${list(joints)}.`,
    chain: zs.map((z) => `If set ${first.name} is without ${z}, it holds ${words.symbol(links[0])}; ` +
      `${[...by, `set ${last.name} is without ${words.symbol(links[links.length - 1])} and holds ${z}`]
        .map((step) => `so ${step}`).join('; ')}.`),
    why: `${zs.map((z) => `If set ${first.name} is without ${z}, set ${last.name} holds it, by way of the others.`)
      .join(' ')} ${outsiders(words, 'in both')}`,
  };
}

/** @type {Teller} */
export function deathBlossom(words) {
  const stem = words.cell(words.cellsOf('pivot')[0]);
  const petals = setsOf(words.reason);
  const zs = gone(words);
  return {
    label: `the death blossom on ${stem}`,
    pattern: `${stem} is ${words.anyDigit(words.digitsOf('pivot'))}, each of which a set beside it shares. ` +
      setWords(words, petals),
    chain: petals.map(({name, digits, shared}) => {
      const rest = digits.filter((digit) => !shared.includes(digit));
      return `If ${stem} is ${words.digits(shared)}, set ${name} is without it and holds ${words.digits(rest)}.`;
    }),
    why: `Whichever digit ${stem} is, one of the sets is without it and holds ${words.digits(zs)}. ` +
      outsiders(words, 'in the sets'),
  };
}

/** "Set a, A3 A5, has 2, 4 and 7: three digits for two cells." @param {Words} words @param {AlsSet[]} sets */
function setWords(words, sets) {
  return sets.map(({name, cells, digits}) => `${sentenceCase(`set ${name}`)}, ${words.set(cells)}, has ` +
    `${words.digits(digits)}: ${numberWord(digits.length)} digits for ` +
    `${numberWord(cells.length)} ${cells.length > 1 ? 'cells' : 'cell'}.`).join(' ');
}

/** The digits that are ruled out. @param {Words} words */
function gone(words) {
  return sortedUnique(words.step.eliminations.map(([, digit]) => digit));
}

/** What can't be those digits, one by one: a set lacks only one of its digits. @param {Words} words
 * @param {string} where */
function outsiders(words, where) {
  const clauses = gone(words).map((digit) => words.symbol(digit))
    .map((z) => `what sees all places of ${z} ${where} can't be ${z}`);
  return `So ${clauses.join('; ')}.`;
}
