// Links in the middle of texts: what forums, mail and Markdown make of them still opens as the same puzzle.
import assert from 'node:assert/strict';
import test from 'node:test';
import {formatNotes} from '../../../site/play/notes.js';
import {formatComparison, parseComparison} from '../../../site/compare/address.js';
import {iframeSnippet, loaderSnippet, markdownSnippet} from '../../../site/embedding/snippets.js';
import {Game} from '../../../site/play/game.js';
import {formatPuzzleCode, formatStateCode, readStateCode} from '../../../web/src/links/codes.js';
import {addressesIn, linksIn, mendedCode, mendedPuzzle} from '../../../web/src/links/mending.js';
import {isLink, linkField, parseLink} from '../../../web/src/links/reading.js';
import {DEFAULT_STRATEGY, formatLink} from '../../../web/src/links/links.js';
import {makeRandom} from '../random.js';

const PAGE = 'https://example.org/sudokuscope/play.html';
/** How many of a kind are written and read. */
const LINKS = process.env.SUDOKUSCOPE_SOAK ? 20_000 : 2000;
const SIDES = [2, 3, 4, 5, 6];
const SHAPES = SIDES.flatMap((rows) => SIDES.map((columns) => [rows, columns]));

/** The signs that writers put round a link, and those behind it. */
const TEXTS = [
  (link) => link, (link) => `Look at ${link}.`, (link) => `(${link})`, (link) => `(see ${link}).`,
  (link) => `${link}, or`,
  (link) => `<${link}>`, (link) => `"${link}"`, (link) => `[my puzzle](${link})`, (link) => `[my #1 puzzle](${link}).`,
  (link) => `**${link}**`, (link) => `_${link}_`, (link) => `Can you? ${link}!`, (link) => `${link}...`,
  (link) => `${link}\nis hard`, (link) => `“${link}”`, (link) => `<a href="${link.replaceAll('&', '&amp;')}">x</a>`,
  (link) => `${link}; #2 is easier`, (link) => `'${link}'`, (link) => `| 1 | ${link} | hard |`, (link) => `${link}?`,
];

/** How programs find the end of an address in a text. @type {Record<string, (text: string) => string>} */
const AUTOLINKERS = {
  greedy: (text) => /https?:\/\/[^\s"<]+/.exec(text)[0],
  common: (text) => /https?:\/\/[^\s<>"]+/.exec(text)[0].replace(/[.,:;!?'")\]}]+$/, ''),
  // GitHub's Markdown: these at the end are the sentence's, and brackets that nothing has opened.
  markdown(text) {
    let link = /https?:\/\/[^\s<"]+/.exec(text)[0];
    for (let before = ''; before !== link;) {
      before = link;
      link = link.replace(/[?!.,:*_~'"]+$/, '');
      if (link.endsWith(')') && link.split(')').length > link.split('(').length) link = link.slice(0, -1);
    }
    return link;
  },
  careful: (text) => /https?:\/\/[^\s<>"]+/.exec(text)[0].replace(/[^A-Za-z0-9]+$/, ''),
};

function symbolsOf(givens, size) {
  const symbol = (digit) => (size > 35 ? String(digit) : digit ? digit.toString(36).toUpperCase() : '.');
  return Array.from(givens, symbol).join(size > 35 ? ' ' : '');
}

/** A puzzle whose last cells are often open, with what makes links end in all their ways. */
function randomParts({below, pick}, [boxRows, boxCols]) {
  const size = boxRows * boxCols;
  const open = below(3) ? below(2 * size - 1) : 0;
  const givens = Uint8Array.from({length: size * size}, (_, cell) =>
    (cell + open < size * size && below(3) === 0 ? 1 + below(size) : 0));
  const values = givens.map((given) => (given || below(4) ? 0 : 1 + below(size)));
  const puzzle = {boxRows, boxCols, size, givens, values, candidates: null};
  return {
    puzzle,
    parts: {
      puzzle: symbolsOf(givens, size), boxRows, boxCols,
      ...pick([{}, {}, {short: formatPuzzleCode(puzzle)}]), ...pick([{}, {}, {state: formatStateCode(puzzle)}]),
      ...pick([{}, {}, {step: 1 + below(1000)}, {strategy: {propagation: 'ac3'}}, {view: 'log,tree'}]),
    },
  };
}

test('a link in any text, however its end is found, opens as what it was written from', () => {
  const random = makeRandom(271828);
  for (let i = 0; i < LINKS; i += 1) {
    const {puzzle, parts} = randomParts(random, random.pick(SHAPES));
    const link = PAGE + formatLink(parts);
    assert.match(link, /[A-Za-z0-9]$/);
    const whole = parseLink(link);
    assert.ok(whole.ok, link);
    const text = random.pick(TEXTS)(link);
    const opened = (part) => {
      const read = parseLink(part);
      // Of a state that stands last, a dash at the end may be the text's: the puzzle tells.
      const {state = ''} = read.link ?? {};
      const isWhole = (code) => readStateCode(code, puzzle).ok;
      return state ? {...read, link: {...read.link, state: mendedCode(state, isWhole)}} : read;
    };
    for (const [name, extract] of Object.entries(AUTOLINKERS)) {
      assert.deepEqual(opened(extract(text)), whole, `${name}: ${text}`);
    }
    const found = linksIn(text);
    assert.equal(found.length, 1, text);
    assert.deepEqual(opened(found[0].link), whole, text);
    assert.ok(text.startsWith(found[0].link, found[0].offset), text);
  }
});

test('links that were written before they ended so, and were cut, have their blanks again', () => {
  const random = makeRandom(314159);
  for (let i = 0; i < LINKS; i += 1) {
    const {puzzle, parts} = randomParts(random, random.pick(SHAPES.filter(([rows, columns]) => rows * columns < 36)));
    const old = `${PAGE}#p=${parts.puzzle}`;
    const {size} = puzzle;
    const isUsual = parseLink(formatLink(parts)).link.boxRows === undefined;
    const cut = AUTOLINKERS.careful(random.pick(TEXTS)(old));
    const length = cut.length - PAGE.length - 3;
    // As many cells as a smaller grid has, and no digit that it has not: nobody could tell.
    const isOther = [...Array(size).keys()].some((n) => n * n === length) && Math.max(...puzzle.givens) ** 2 <= length;
    const isNear = Array.from(puzzle.givens).some((digit, cell) => digit && cell >= (size - 2) * size + 1);
    if (!isNear || isOther || !isUsual) continue;
    const read = parseLink(cut);
    assert.equal(read.link?.puzzle, parts.puzzle, cut);
    assert.equal(read.link.added ?? 0, size * size - length, cut);
    assert.equal(parseLink(`${old})`).link.puzzle, parts.puzzle);
    assert.equal(parseLink(`${old}.`).link.puzzle, parts.puzzle);
  }
});

test('with a box, the size is known, however much is cut', () => {
  const line = `${'1'.padEnd(80, '.')}.`;
  assert.equal(parseLink(`#box=3x3&p=${line.slice(0, 64)}`).link.puzzle, line);
  assert.equal(parseLink(`#p=${line.slice(0, 64)}&box=3x3`).link.puzzle, line.slice(0, 64));
});

test('codes that end in a dash are read though it is gone, or a full stop came', () => {
  const random = makeRandom(161803);
  let mended = 0;
  let ended = 0;
  for (let i = 0; i < 20_000; i += 1) {
    const {puzzle} = randomParts(random, random.pick(SHAPES.slice(0, 12)));
    const code = formatStateCode(puzzle);
    if (!code) continue;
    const isWhole = (text) => readStateCode(text, puzzle).ok;
    for (const end of ['.', ')', '_', '-', '...', '**']) assert.equal(mendedCode(code + end, isWhole), code);
    const cut = code.replace(/[_-]+$/, '');
    if (cut === code || cut.length < code.length - 2) continue;
    const again = mendedCode(cut, isWhole);
    ended += cut !== code;
    mended += again === code;
    // If two ways of putting it back are whole, none is taken.
    assert.ok(again === code || again === cut, code);
  }
  // Not all: where two ways of putting it back are whole, none is taken.
  assert.ok(mended >= 5, `${mended} of ${ended}`);
});

test('every maker of links ends them so, whatever it adds', () => {
  const line = `${'123456789'.padEnd(80, '.')}.`;
  const embedded = {
    puzzle: line, boxRows: 3, boxCols: 3, grid: '', strategy: '', step: 0, from: null, to: null, sentence: '', view: '',
    controls: 'compact', theme: 'auto', candidates: 'auto', width: 320, height: 400,
  };
  const snippets = [iframeSnippet, loaderSnippet, (base, wanted) => markdownSnippet(base, wanted, 'x.svg')];
  for (const snippet of snippets) {
    const link = /#[^")\s]*/.exec(snippet('https://example.org/', embedded))[0];
    assert.match(link, /[A-Za-z0-9]$/);
    assert.equal(parseLink(link).link.puzzle, line);
  }
  const usual = {puzzle: {line, boxRows: 3, boxCols: 3}, strategies: [DEFAULT_STRATEGY]};
  const comparison = {...usual, unit: 'time', position: 2};
  const read = parseComparison(`${formatComparison(comparison)}).`, ['only-choice']);
  assert.deepEqual([read.strategies, read.position], [[DEFAULT_STRATEGY], 2]);
  assert.match(formatLink({puzzle: '1', more: {label: 'a (b).'}}), /&label=a%20%28b%29\.&v=1$/);
});

test('notes of a game are read behind a link that was lengthened', () => {
  const puzzle = {boxRows: 2, boxCols: 2, size: 4, givens: new Uint8Array(16), candidates: null};
  const notes = formatNotes(new Game(puzzle, Array.from({length: 16}, (_, cell) =>
    ({digit: 0, centre: 0, corner: cell === 15 ? 30 : 0, colour: 0}))));
  assert.ok(notes);
  const link = formatLink({puzzle: '.'.repeat(16), more: {notes}});
  for (const text of [link, `${link}.`, `${link})`, link.replaceAll('&', '&amp;')]) {
    assert.equal(linkField(text, 'notes'), notes);
  }
});

test('several links in a text, and none where there is none', () => {
  const text = `First ${PAGE}#p=1..............., then <${PAGE}#z=1abc&step=3> and [x](#p=2...............).`;
  assert.deepEqual(linksIn(text).map(({link}) => link),
    [`${PAGE}#p=1...............,`, `${PAGE}#z=1abc&step=3`, '#p=2...............).']);
  for (const none of ['', '#', 'https://example.org/#top', '53..7.... # p=1', '# of puzzles=3']) {
    assert.deepEqual(linksIn(none).map(({link}) => parseLink(link).ok).filter(Boolean), [], none);
  }
  assert.equal(isLink(text), false);
});

/** Longer links are refused at once. */
const LONGEST = 16_384;

test('texts of any form are read at once, whatever stands at their end', () => {
  const start = process.cpuUsage().user;
  for (const sign of ['!', '.', '-', '&']) {
    const end = `${sign.repeat(1_000_000)}a`;
    addressesIn(`see https://example.org/${end}`);
    linksIn(`see https://example.org/#p=${end}`);
    mendedPuzzle(end.slice(-LONGEST), 0);
    mendedCode(end, () => false);
    parseLink(`#p=${end.slice(3 - LONGEST)}`);
  }
  assert.ok(process.cpuUsage().user - start < 2_000_000);
});

test('what is no text is no link', () => {
  for (const wrong of [null, undefined, 7, {}]) assert.equal(parseLink(wrong).error.code, 'link');
});
