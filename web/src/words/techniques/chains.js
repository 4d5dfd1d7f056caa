/** Chains and loops, told link by link: if not the first, then the second, so not the third. */
import {list, sortedUnique} from '../numbers.js';
import {allOf, midSentence} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */
/** @typedef {import('../../protocol/people.js').LinkNode} LinkNode */

/** A chain with two ends: X-chain, XY-chain, alternating inference chain. @type {StepNarrator} */
export function chain(words, technique) {
  const {start, end} = endsOf(words);
  return {
    label: `the ${shortName(technique.name)} from ${words.cells(start.cells)} to ${words.cells(end.cells)}`,
    pattern: patternOf(words), chain: [linkByLink(words)],
    why: `The chain proves that ${oneOfEnds(words)}. ${removing(words)}`,
  };
}

/** A chain that comes back to its cell. @type {StepNarrator} */
export function discontinuousLoop(words) {
  const {start, end} = endsOf(words);
  const told = {pattern: patternOf(words), chain: [linkByLink(words)]};
  const digit = words.symbol(start.digit);
  const where = words.cells(start.cells);
  if (isSame(start, end)) {
    return {...told, label: `the loop makes it ${digit}`,
      why: `If ${where} is not ${digit}, the loop makes it ${digit}. So it has to be ${digit}.`};
  }
  if (start.cells.join() === end.cells.join()) {
    return {...told, label: `the loop makes it ${words.anyDigit([start.digit, end.digit])}`,
      why: `If ${where} is not ${digit}, the loop makes it ${words.symbol(end.digit)}. So it has to be ` +
        `${words.anyDigit([start.digit, end.digit])}.`};
  }
  const [[cell, gone]] = words.step.eliminations;
  return {...told, label: 'it would rule itself out',
    why: `The loop proves that ${oneOfEnds(words)}. If ${words.cell(cell)} were ${words.symbol(gone)}, that would be ` +
      'false.'};
}

/** @type {StepNarrator} */
export function continuousLoop(words) {
  const {links} = words.reason;
  const cells = sortedUnique(links.flatMap(({from}) => from.cells));
  const through = setsOf(words).length ? ' Each set on it has all its other digits, so they can be removed from ' +
    'cells that see all their places.' : '';
  return {
    label: `the loop through ${words.cells(cells)}`, pattern: patternOf(words), chain: [linkByLink(words)],
    why: "The chain is a closed loop. Wherever two neighbours on it can't both be true, one of them is. " +
      `A candidate that clashes with both can be removed.${through}`,
  };
}

/** @param {string} name without what it goes over, which its drawing shows */
function shortName(name) {
  return midSentence(name.replace(/ with almost locked sets$/, ''));
}

/** @param {StepVocabulary} words */
function endsOf({reason: {links}}) {
  return {start: links[0].from, end: links[links.length - 1].to};
}

/** @param {StepVocabulary} words */
function patternOf(words) {
  const {links} = words.reason;
  const nodes = [links[0].from, ...links.map(({to}) => to)].map(({cells}) => cells.map((cell) => words.cell(cell)));
  const stops = nodes.map((cells) => cells.join(' with ')).filter((stop, i, all) => stop !== all[i - 1]);
  const sets = setsOf(words).map((set) => words.set(set));
  const through = sets.length ? ` It uses ${sets.length > 1 ? 'sets' : 'a set'} with one more digit than cells: ` +
    `${sets.join('; ')}.` : '';
  return `A chain of ${words.digits(words.reason.digits)} runs through ${list(stops)}.${through}`;
}

/** The almost locked sets on the way. @param {StepVocabulary} words */
function setsOf(words) {
  const groups = words.reason.roles.filter(({role}) => role === 'set').map(({group}) => group);
  return sortedUnique(groups).map((group) => words.cellsOf('set', group));
}

/** "at least one of A1 and C9 is 4": what the chain proves. @param {StepVocabulary} words */
function oneOfEnds(words) {
  const {start, end} = endsOf(words);
  const both = sortedUnique([...start.cells, ...end.cells]);
  return start.digit === end.digit ? `at least one of ${words.cells(both)} is ${words.symbol(start.digit)}` :
    `${isIt(words, start)}, or ${isIt(words, end)}, or both`;
}

/** @param {StepVocabulary} words */
function removing(words) {
  const {start, end} = endsOf(words);
  if (start.digit !== end.digit) return 'A candidate that clashes with both can be removed.';
  const ends = sortedUnique([...start.cells, ...end.cells]);
  return `A cell that sees ${allOf(ends.length)} can't be ${words.symbol(start.digit)}.`;
}

/** "A1 or A2 is 4" @param {StepVocabulary} words @param {LinkNode} node */
function isIt(words, {cells, digit}) {
  return `${words.anyOf(cells)} is ${words.symbol(digit)}`;
}

/** "A1 is not 4", "neither A1 nor A2 is 4" @param {StepVocabulary} words @param {LinkNode} node */
function isNot(words, {cells, digit}) {
  const [first, ...others] = cells.map((cell) => words.cell(cell));
  if (!others.length) return `${first} is not ${words.symbol(digit)}`;
  return `neither ${[first, ...others].join(' nor ')} is ${words.symbol(digit)}`;
}

/** @param {LinkNode} a @param {LinkNode} b */
function isSame(a, b) {
  return a.digit === b.digit && a.cells.join() === b.cells.join();
}

/** "If A1 is not 4, then A7 is 4. So B8 is not 4, but 7." @param {StepVocabulary} words */
function linkByLink(words) {
  const {links} = words.reason;
  const isClosed = !links[links.length - 1].strong;
  const steps = (isClosed ? links.slice(0, -1) : links).map(({from, to, strong}) => {
    const isInCell = from.cells.join() === to.cells.join();
    if (!strong) return `. So ${isNot(words, to)}`;
    return isInCell ? `, but ${words.symbol(to.digit)}` : `, and ${isIt(words, to)}`;
  });
  const closing = isClosed ? '. This leads back to the start' : '';
  return `If ${isNot(words, links[0].from)}${steps.join('').replace(/^, (and|but)/, lead)}${closing}.`;
}

/** After "if A1 is not 4" stands "then A7 is 4", or "it is 7". @param {string} _ @param {string} joint */
function lead(_, joint) {
  return joint === 'and' ? ', then' : ', it is';
}
