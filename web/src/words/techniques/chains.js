/** Chains and loops, told link by link: if not the first, then the second, so not the third. */
import {speaker} from '../../language/catalogue.js';
import messages from '../../../languages/en/techniques/chains.js';
import {stepName} from './names.js';
import {list, sortedUnique} from '../numbers.js';
import {numberWord} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').StepVocabulary} StepVocabulary */
/** @typedef {import('./words.js').StepNarrator} StepNarrator */
/** @typedef {import('../../protocol/people.js').LinkNode} LinkNode */

/**
 * The order of the words of a clause: by itself, behind "then" or "so", behind "if" or "that".
 * @typedef {'main' | 'inverted' | 'subordinate'} Order
 */

const say = speaker('techniques/chains', messages);

/** A chain with two ends: X-chain, XY-chain, alternating inference chain. @type {StepNarrator} */
export function chain(words, technique) {
  const {start, end} = endsOf(words);
  return {
    label: say('label', {
      technique: stepName(technique), start: words.cells(start.cells), end: words.cells(end.cells),
    }),
    pattern: patternOf(words), chain: [linkByLink(words)],
    why: start.digit === end.digit ? say('why.one-digit', sharedDigit(words)) :
      say('why.two-digits', eitherEnd(words)),
  };
}

/** A chain that comes back to its cell. @type {StepNarrator} */
export function discontinuousLoop(words) {
  const {start, end} = endsOf(words);
  const base = {pattern: patternOf(words), chain: [linkByLink(words)]};
  if (start.cells.join() === end.cells.join()) {
    const any = words.anyDigit(start.digit === end.digit ? [start.digit] : [start.digit, end.digit]);
    return {...base, label: say('label.forced', {any}), why: say('why.forced', {
      cells: words.cells(start.cells), digit: words.symbol(start.digit), other: words.symbol(end.digit), any,
    })};
  }
  const [[cell, gone]] = words.step.eliminations;
  const wrong = {cell: words.cell(cell), gone: words.symbol(gone)};
  return {...base, label: say('label.itself'), why: start.digit === end.digit ?
    say('why.itself.one-digit', {...sharedDigit(words), ...wrong}) :
    say('why.itself.two-digits', {...eitherEnd(words), ...wrong})};
}

/** @type {StepNarrator} */
export function continuousLoop(words) {
  const {links} = words.reason;
  const cells = sortedUnique(links.flatMap(({from}) => from.cells));
  return {
    label: say('label.loop', {cells: words.cells(cells)}), pattern: patternOf(words), chain: [linkByLink(words)],
    why: [say('why.loop'), ...(setsOf(words).length ? [say('why.loop.sets')] : [])].join(' '),
  };
}

/** @param {StepVocabulary} words */
function endsOf({reason: {links}}) {
  return {start: links[0].from, end: links[links.length - 1].to};
}

/** @param {StepVocabulary} words */
function patternOf(words) {
  const {links} = words.reason;
  const nodes = [links[0].from, ...links.map(({to}) => to)].map(({cells}) => cells.map((cell) => words.cell(cell)));
  const stops = nodes.map((cells) => cells.reduce((first, second) => say('stop', {first, second})))
    .filter((stop, i, all) => stop !== all[i - 1]);
  const sets = setsOf(words).map((set) => words.set(set));
  return [
    say('pattern', {digits: words.digits(words.reason.digits), stops: list(stops)}),
    ...(sets.length ? [say('pattern.sets', {count: sets.length, sets: sets.join('; ')})] : []),
  ].join(' ');
}

/** The almost locked sets on the way. @param {StepVocabulary} words */
function setsOf(words) {
  const groups = words.reason.roles.filter(({role}) => role === 'set').map(({group}) => group);
  return sortedUnique(groups).map((group) => words.cellsOf('set', group));
}

/** The cells of both ends, of which one has their digit. @param {StepVocabulary} words */
function sharedDigit(words) {
  const {start, end} = endsOf(words);
  const both = sortedUnique([...start.cells, ...end.cells]);
  return {
    cells: words.cells(both), digit: words.symbol(start.digit), count: both.length, number: numberWord(both.length),
  };
}

/** Both ends, of which one holds. @param {StepVocabulary} words */
function eitherEnd(words) {
  const {start, end} = endsOf(words);
  return {first: isIt(words, start, 'subordinate'), second: isIt(words, end, 'subordinate')};
}

/** "A1 or A2 is 4" @param {StepVocabulary} words @param {LinkNode} node @param {Order} order */
function isIt(words, {cells, digit}, order) {
  return say('is', {order, any: words.anyOf(cells), digit: words.symbol(digit)});
}

/** "A1 is not 4", "neither A1 nor A2 is 4" @param {StepVocabulary} words @param {LinkNode} node @param {Order} order */
function isNot(words, {cells, digit}, order) {
  const names = cells.map((cell) => words.cell(cell));
  const slots = {order, digit: words.symbol(digit)};
  return names.length < 2 ? say('is-not', {...slots, cell: names[0]}) :
    say('is-not.several', {...slots, cells: names.reduce((first, last) => say('nor', {first, last}))});
}

/** "If A1 is not 4, then A7 is 4. So B8 is not 4, but 7." @param {StepVocabulary} words */
function linkByLink(words) {
  const {links} = words.reason;
  const isClosed = !links[links.length - 1].strong;
  const [first, ...more] = isClosed ? links.slice(0, -1) : links;
  const start = isNot(words, first.from, 'subordinate');
  const sentences = [isInCell(first) ? say('if.itself', {not: start, digit: words.symbol(first.to.digit)}) :
    say('if.then', {not: start, node: isIt(words, first.to, 'inverted')})];
  more.forEach((link, i) => {
    if (link.strong) return;
    const not = isNot(words, link.to, 'inverted');
    const next = more[i + 1];
    sentences.push(!next?.strong ? say('so', {not}) :
      isInCell(next) ? say('so.but', {not, digit: words.symbol(next.to.digit)}) :
        say('so.and', {not, node: isIt(words, next.to, 'main')}));
  });
  return [...sentences, ...(isClosed ? [say('back')] : [])].join(' ');
}

/** True if a link is between two candidates of a cell. @param {StepVocabulary['reason']['links'][number]} link */
function isInCell({from, to}) {
  return from.cells.join() === to.cells.join();
}
