/**
 * Why what was put allows no solution, and what there is to know of a puzzle with several: worked out, then said as
 * messages. Loaded when it is first asked for.
 */
import {either, formatLink, formatStateCode, list} from '../../web/src/index.js';
import messages from '../../web/languages/en/site/play-check.js';
import {speaker} from '../../web/src/language/catalogue.js';
import {element} from '../common/dom.js';
import {lineOf} from '../common/opened.js';
import {puzzlePicture} from '../puzzles/small-picture.js';

/** @typedef {import('./game.js').Game} Game */
/** @typedef {import('../../web/src/index.js').Engine} Engine */
/** @typedef {import('../../web/src/index.js').Puzzle} Puzzle */
/** @typedef {Parameters<typeof import('./status.js').showMessage>[0]} Message */
/** @typedef {{cell: number, digit: number}} Entry */

const say = speaker('site/play-check', messages);

/** Longer runs are not searched for their contradiction. */
const MOST_EVENTS = 1e6;
/** Entries and givens that are named; the others are counted. */
const MOST_NAMED = 6;
/** Givens that are tried in the search for those that leave one solution. */
const MOST_TRIED = 800;

/**
 * The message for a position without solution.
 * @param {Engine} engine
 * @param {Game} game
 * @param {{point: (marks: {wrong: number[], ringed: number[]}) => void, erase: (cell: number) => void}} board
 * @returns {Promise<Message>}
 */
export async function impossibleMessage(engine, game, {point, erase}) {
  const {typed: entries, puzzle: {givens}} = game;
  const givenEntries = Array.from(givens.keys()).filter((cell) => givens[cell])
    .map((cell) => ({cell, digit: givens[cell]}));
  const typed = await search(engine, game.puzzle, entries);
  if (typed?.blame === 'entries') return entriesMessage(engine, game, entries, typed, {point, erase});
  if (typed?.blame === 'none') {
    return {title: say('no-contradiction'), words: say('no-contradiction.words')};
  }
  const empty = positionOf(game.puzzle, new Uint8Array(givens.length));
  const given = typed?.blame === 'givens' ? await search(engine, empty, givenEntries) : null;
  if (given?.blame !== 'entries') return {title: say('unknown'), words: say('unknown.words')};
  const clash = given.clash.map((place) => givenEntries[place]);
  point({wrong: [], ringed: clash.map(({cell}) => cell)});
  return {
    title: say('givens'), words: say('givens.words', {count: clash.length, all: givenEntries.length}),
    more: await contradictionLink(engine, empty, clash),
  };
}

/**
 * @param {Engine} engine @param {Game} game @param {Entry[]} entries
 * @param {import('../../web/src/index.js').Impossible} found
 * @param {Parameters<typeof impossibleMessage>[2]} board
 * @returns {Promise<Message>}
 */
async function entriesMessage(engine, game, entries, {firstWrong, clash, isMinimal}, {point, erase}) {
  const wrong = entries[firstWrong];
  const others = clash.filter((place) => place !== firstWrong).map((place) => entries[place]);
  point({wrong: [wrong.cell], ringed: others.map(({cell}) => cell)});
  const name = (/** @type {Entry} */ {cell, digit}) => `${game.shape.cellName(cell)} = ${game.shape.symbol(digit)}`;
  const entryList = list(firstOf(others.map(name)));
  return {
    title: say('first-wrong', {entry: name(wrong)}),
    words: !others.length ? say('first-wrong.givens') :
      say(isMinimal ? 'first-wrong.any' : 'first-wrong.all', {entries: entryList}),
    actions: [[say('clear', {cell: game.shape.cellName(wrong.cell)}), () => erase(wrong.cell)]],
    more: await contradictionLink(engine, game.puzzle, [...others, wrong]),
  };
}

/** @param {Engine} engine @param {Puzzle} puzzle @param {Entry[]} entries in the order in which they were put */
async function search(engine, puzzle, entries) {
  const found = await engine.impossible(positionOf(puzzle, puzzle.givens, entries),
    entries.map(({cell}) => cell));
  return found.ok ? found : null;
}

/**
 * A link to the step of a run at which some entries contradict; none where they clash before the first step.
 * @param {Engine} engine @param {Puzzle} puzzle @param {Entry[]} entries
 * @returns {Promise<Node[]>}
 */
async function contradictionLink(engine, puzzle, entries) {
  const position = positionOf(puzzle, puzzle.givens, entries);
  const answer = await engine.run(position, {}, {maxEvents: MOST_EVENTS});
  if (!answer.ok) return [];
  const at = await answer.run.next(0, 'conflict');
  const step = Math.min(at + 1, answer.run.length);
  answer.run.dispose();
  const link = formatLink({...position, puzzle: lineOf(position), state: formatStateCode(position), step});
  return [element('p', {class: 'onward'}, element('a', {href: `./${link}`}, say('watch')))];
}

/**
 * A puzzle of the same rules.
 * @param {Puzzle} puzzle @param {Uint8Array} givens @param {Entry[]} [entries] what is put into it
 * @returns {Puzzle}
 */
function positionOf({boxRows, boxCols, size, rules}, givens, entries = []) {
  const values = new Uint8Array(givens.length);
  for (const {cell, digit} of entries) values[cell] = digit;
  return {boxRows, boxCols, size, rules, givens, values};
}

/**
 * The message of a puzzle with several solutions: two of them, and which single givens would leave one.
 * @param {Engine} engine
 * @param {Game} game
 * @param {Uint8Array[]} solutions two
 * @returns {Promise<Message>}
 */
export async function severalMessage(engine, game, [first, second]) {
  const {shape, puzzle} = game;
  const differ = [...first.keys()].filter((cell) => first[cell] !== second[cell]);
  const makers = await uniqueMakers(engine, game);
  const names = makers?.map(({cell, digit}) => `${shape.cellName(cell)} = ${shape.symbol(digit)}`);
  const count = differ.length;
  const onOneMore = !names ? say('several.untried', {count}) : !names.length ? say('several.no-given', {count}) :
    say('several.one-more', {count, entries: either(firstOf(names))});
  const symbols = [first, second].map((solution) => Array.from(solution, shape.symbol));
  return {
    title: say('several'), words: onOneMore,
    more: [element('div', {class: 'pair'}, ...symbols.map((solution, i) => element('figure', {},
      puzzlePicture(solution, puzzle, {marked: differ}),
      element('figcaption', {}, say(i ? 'another' : 'one')))))],
  };
}

/**
 * The givens, one more than there are, that would leave one solution.
 * @param {Engine} engine @param {Game} game
 * @returns {Promise<Entry[] | null>} null where there are too many to try
 */
async function uniqueMakers(engine, {shape, puzzle}) {
  const entries = Array.from(puzzle.givens.keys()).filter((cell) => !puzzle.givens[cell]).flatMap((cell) => {
    const seen = new Set(shape.peers(cell).map((peer) => puzzle.givens[peer]));
    return Array.from({length: shape.size}, (_, i) => ({cell, digit: i + 1})).filter(({digit}) => !seen.has(digit));
  });
  if (entries.length > MOST_TRIED) return null;
  const texts = entries.map(({cell, digit}) => {
    const line = lineOf({...puzzle, givens: withGiven(puzzle.givens, cell, digit)});
    // Only of a usual 9x9 does a line leave no question.
    return shape.size === 9 && !shape.rules ? line : formatLink({...puzzle, puzzle: line});
  });
  const solved = await engine.solveMany(texts);
  return solved.ok ? entries.filter((_, i) => solved.results[i].status === 'unique') : null;
}

/** @param {Uint8Array} givens @param {number} cell @param {number} digit */
function withGiven(givens, cell, digit) {
  const more = givens.slice();
  more[cell] = digit;
  return more;
}

/** "A1", "B2", "3 more" @param {string[]} names */
function firstOf(names) {
  if (names.length <= MOST_NAMED) return names;
  return [...names.slice(0, MOST_NAMED - 1), say('more', {count: names.length - MOST_NAMED + 1})];
}
