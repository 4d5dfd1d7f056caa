/** Small puzzles with constraints of one kind each, made so that they hold on a solved 6x6. */

const SIZE = 6;
/** @param {string} text */
const solved = (text) => Array.from(text, Number);
const SOLUTION = solved('123456456123231564564231312645645312');

/** Numbers that look random and are the same everywhere. @param {number} seed */
function numbers(seed) {
  let state = seed * 2654435761 >>> 0 || 1;
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const name = (/** @type {number} */ cell) => `R${Math.floor(cell / SIZE) + 1}C${cell % SIZE + 1}`;
const row = (/** @type {number} */ cell) => Math.floor(cell / SIZE);
const sum = (/** @type {number[]} */ digits) => digits.reduce((a, b) => a + b, 0);

/**
 * A line of neighbouring cells, none twice.
 * @param {(below: number) => number} random @param {number} length @param {boolean} isStraight no diagonal moves
 */
function lineOfCells(random, length, isStraight) {
  const cells = [random(SIZE * SIZE)];
  for (let tries = 0; cells.length < length && tries < 40; tries += 1) {
    const last = cells[cells.length - 1];
    const [down, right] = [random(3) - 1, random(3) - 1];
    if (isStraight && down && right) continue;
    const next = last + down * SIZE + right;
    const isInside = next >= 0 && next < SIZE * SIZE && Math.abs(next % SIZE - last % SIZE) < 2;
    if (isInside && !cells.includes(next)) cells.push(next);
  }
  return cells;
}

/** Another solved 6x6, without consecutive digits side by side. */
const NON_CONSECUTIVE = solved('264153531426315264642531426315153642');
/** The automaton of lines on which odd and even digits take turns, as ISS packs it. */
const ALTERNATING = 'BVp4JkujZmdZhTE';

/** The cells that share a side with one. @param {number} cell */
const beside = (cell) => [...row(cell) ? [cell - SIZE] : [], ...cell % SIZE ? [cell - 1] : [],
  ...cell % SIZE < SIZE - 1 ? [cell + 1] : [], ...row(cell) < SIZE - 1 ? [cell + SIZE] : []];
/** The cells of the box of a cell. @param {number} cell */
const boxOf = (cell) => [...SOLUTION.keys()].filter((each) =>
  row(each) >> 1 === row(cell) >> 1 && Math.floor(each % SIZE / 3) === Math.floor(cell % SIZE / 3));

/**
 * A rule about the whole grid, and marks on all borders that need one.
 * @param {string} rule @param {(a: number, b: number) => string} markOf
 */
function marked(rule, markOf) {
  const marks = [...SOLUTION.keys()].flatMap((cell) => beside(cell).filter((other) => other > cell).flatMap((other) => {
    const mark = markOf(SOLUTION[cell], SOLUTION[other]);
    return mark ? [`.${mark}~${name(cell)}~${name(other)}`] : [];
  }));
  return {length: [1, 1], text: () => `.${rule}${marks.join('')}`};
}

/**
 * The kinds: how many cells a line of theirs has, the text of one that holds on these cells, or '' where none does.
 * @type {Record<string, {length: number[], solution?: number[], text: (cells: number[], digits: number[]) => string}>}
 */
const KINDS = {
  'cage': line([2, 4], 'Cage', (digits) => (new Set(digits).size === digits.length ? sum(digits) : -1)),
  'sum': line([2, 4], 'Sum', sum),
  'thermometer': line([2, 4], 'Thermo', (digits) => rises(digits, 1)),
  'whisper': line([2, 4], 'Whisper', (digits) => {
    const least = Math.min(...digits.slice(1).map((digit, i) => Math.abs(digit - digits[i])));
    return least > 1 ? least : -1;
  }),
  'palindrome': line([2, 4], 'Palindrome', (digits) => (digits.join() === [...digits].reverse().join() ? null : -1)),
  'clone': line([2, 3], 'SameValues', (digits) => (new Set(digits).size === 1 ? digits.length : -1)),
  'difference': line([2, 2], 'WhiteDot', ([a, b]) => (Math.abs(a - b) === 1 ? null : -1)),
  'ratio': line([2, 2], 'BlackDot', ([a, b]) => (a === 2 * b || b === 2 * a ? null : -1)),
  'v': line([2, 2], 'V', ([a, b]) => (a + b === 5 ? null : -1)),
  'x': line([2, 2], 'X', ([a, b]) => (a + b === 10 ? null : -1)),
  'greater': line([2, 2], 'GreaterThan', ([a, b]) => (a > b ? null : -1)),
  'modular': line([3, 5], 'Modular', (digits) => (windows(digits, 3, (digit) => digit % 3) ? 3 : -1)),
  'entropic': line([3, 5], 'Entropic', (digits) => (windows(digits, 3, (digit) => digit - 1 >> 1) ? null : -1)),
  'arrow': line([3, 4], 'Arrow', ([circle, ...shaft]) => (circle === sum(shaft) ? null : -1)),
  'double-arrow': line([4, 5], 'DoubleArrow', (digits) =>
    (2 * (digits[0] + digits[digits.length - 1]) === sum(digits) ? null : -1)),
  'pill-arrow': line([4, 5], 'PillArrow', ([tens, ones, ...shaft]) => (10 * tens + ones === sum(shaft) ? 2 : -1)),
  'zipper': line([3, 5], 'Zipper', (digits) => (zips(digits) ? null : -1)),
  'between': line([3, 5], 'Between', (digits) => (inside(digits, (digit, low, high) =>
    low < digit && digit < high) ? null : -1)),
  'lockout': line([3, 5], 'Lockout', (digits) => {
    const apart = Math.abs(digits[0] - digits[digits.length - 1]);
    return apart > 1 && inside(digits, (digit, low, high) => digit < low || digit > high) ? apart : -1;
  }),
  'renban': line([2, 5], 'Renban', (digits) => (new Set(digits).size === digits.length &&
    Math.max(...digits) - Math.min(...digits) === digits.length - 1 ? null : -1)),
  'sum-line': line([3, 5], 'SumLine', (digits) => [3, 5, 6, 7].find((total) => {
    const rest = digits.reduce((all, digit) => (all + digit > total ? NaN : (all + digit) % total), 0);
    return rest === 0;
  }) ?? -1),
  'sum-loop': {length: [3, 5], text: (cells, digits) => {
    const total = [5, 6, 7, 8, 9, 10].find((each) => digits.some((_, i) =>
      [...digits.slice(i), ...digits.slice(0, i)].reduce((all, digit) =>
        (all + digit > each ? NaN : (all + digit) % each), 0) === 0));
    return total ? `.SumLine~${total}~${cells.map(name).join('~')}~LOOP` : '';
  }},
  'count-distinct': line([3, 4], 'CountDistinct', ([count, ...others]) =>
    (new Set(others).size === count ? null : -1)),
  'counting-circles': {length: [1, 1], text: ([first]) => {
    const all = [...SOLUTION.keys()].map((cell) => (cell + first) % SIZE ** 2);
    const circles = [1 + first % 2, 3].flatMap((digit) =>
      all.filter((cell) => SOLUTION[cell] === digit).slice(0, digit));
    return `.CountingCircles~${circles.sort((a, b) => a - b).map(name).join('~')}`;
  }},
  'region-sum': line([3, 5], 'RegionSumLine', (digits, cells) => {
    const boxes = cells.map((cell) => row(cell) >> 1 << 1 | Number(cell % SIZE > 2));
    const sums = [...new Set(boxes)].map((box) => sum(digits.filter((_, i) => boxes[i] === box)));
    const isOnce = boxes.every((box, i) => !i || box === boxes[i - 1] || !boxes.slice(0, i).includes(box));
    return isOnce && sums.length > 1 && new Set(sums).size === 1 ? null : -1;
  }),
  'contain': {length: [3, 4], text: (cells, digits) =>
    `.ContainAtLeast~${digits.slice(0, 2).join('_')}~${cells.map(name).join('~')}`},
  'contain-exact': {length: [3, 4], text: (cells, digits) =>
    `.ContainExact~${digits.filter((digit) => digit === digits[0]).join('_')}~${cells.map(name).join('~')}`},
  'quadruple': {length: [1, 1], text: ([cell]) => (cell % SIZE === SIZE - 1 || row(cell) === SIZE - 1 ? '' :
    `.Quad~${name(cell)}~${[SOLUTION[cell], SOLUTION[cell + SIZE + 1]].join('~')}`)},
  'little-killer': {length: [1, 1], text: ([cell]) => {
    if (cell % SIZE || row(cell) === SIZE - 1 || row(cell) < 2) return '';
    const diagonal = Array.from({length: SIZE - row(cell)}, (_, i) => cell + i * (SIZE + 1));
    return `.LittleKiller~${sum(diagonal.map((each) => SOLUTION[each]))}~${name(cell)}`;
  }},
  'odd': {length: [1, 1], text: ([cell]) => (SOLUTION[cell] % 2 ? `.Odd~${name(cell)}` : '')},
  'even': {length: [1, 1], text: ([cell]) => (SOLUTION[cell] % 2 ? '' : `.Even~${name(cell)}`)},
  'minimum': {length: [1, 1], text: ([cell]) => (beside(cell).every((other) => SOLUTION[cell] < SOLUTION[other]) ?
    `.Minimum~${name(cell)}` : '')},
  'maximum': {length: [1, 1], text: ([cell]) => (beside(cell).every((other) => SOLUTION[cell] > SOLUTION[other]) ?
    `.Maximum~${name(cell)}` : '')},
  'slow-thermometer': line([2, 4], 'SlowThermo', (digits) => rises(digits, 0)),
  'sum of multiples': {length: [2, 3], text: (cells, digits) =>
    `.Sum~${sum(digits) + digits[0]}~${[cells[0], ...cells].map(name).join('~')}`},
  'linear sum': {length: [2, 4], text: (cells, digits) => {
    const times = digits.map((_, i) => [-2, 1, 3, -1][i]);
    return `.Sum~${sum(digits.map((digit, i) => digit * times[i]))}_=_${times.join('_')}~${cells.map(name).join('~')}`;
  }},
  'same-sets': {length: [2, 2], text: (cells) => {
    const set = [cells[0], cells[1]];
    const other = [...SOLUTION.keys()].filter((cell) => !set.includes(cell)).slice(cells[0] % 20);
    const same = set.map((cell) => other.find((each) => SOLUTION[each] === SOLUTION[cell]));
    return same.includes(undefined) || same[0] === same[1] ? '' :
      `.SameValues~2~${[...set, ...same].map(name).join('~')}`;
  }},
  'regex': {length: [2, 4], text: (cells, digits) => {
    const signs = digits.map((digit, i) => (i % 2 ? `[${digit % 2 ? 135 : 246}]` : `[${digit}${7 - digit}]`));
    const pattern = signs.join('');
    return `.Regex~${Buffer.from(pattern).toString('base64url')}~${cells.map(name).join('~')}`;
  }},
  'nfa': {length: [2, 4], text: (cells, digits) => (windows(digits, 2, (digit) => digit % 2) ?
    `.NFA~${ALTERNATING}~_~${cells.map(name).join('~')}` : '')},
  'or': {length: [2, 2], text: (cells, [a, b]) =>
    `.Or.Cage~${a + b === 7 ? 8 : 7}~${cells.map(name).join('~')}.Thermo~${(a < b ? cells : [...cells].reverse())
      .map(name).join('~')}.End`},
  'and': {length: [2, 2], text: (cells, [a, b]) => (a === b ? '' :
    `.And.Cage~${a + b}~${cells.map(name).join('~')}.Whisper~${Math.abs(a - b)}~${cells.map(name).join('~')}.End`)},
  'indexer of a box': {length: [1, 1], text: ([cell]) => {
    const box = boxOf(cell);
    return SOLUTION[box[SOLUTION[cell] - 1]] === box.indexOf(cell) + 1 ? `.Indexing~B~${name(cell)}` : '';
  }},
  'strict-kropki': marked('StrictKropki', (a, b) => (Math.abs(a - b) === 1 ? 'WhiteDot' :
    a === 2 * b || b === 2 * a ? 'BlackDot' : '')),
  'strict-xv': marked('StrictXV', (a, b) => ({5: 'V', 10: 'X'})[a + b] ?? ''),
  'unmarked-difference': marked('UnmarkedDifference', (a, b) => (Math.abs(a - b) === 1 ? 'WhiteDot' :
    a + b === 10 ? 'X' : '')),
  'unmarked-ratio': marked('UnmarkedRatio', (a, b) => (a === 2 * b || b === 2 * a ? 'BlackDot' :
    a + b === 10 ? 'X' : '')),
  'unmarked-xv': marked('UnmarkedXV', (a, b) => ({5: 'V', 10: 'X'})[a + b] ?? (a === 2 * b ? 'BlackDot' : '')),
  'non-consecutive': {length: [1, 1], solution: NON_CONSECUTIVE, text: () => '.AntiConsecutive'},
  'indexer': {length: [1, 1], text: ([cell]) => {
    const target = row(cell) * SIZE + SOLUTION[cell] - 1;
    return SOLUTION[target] === cell % SIZE + 1 ? `.Indexing~C~${name(cell)}` : '';
  }},
  'sandwich': clue('Sandwich', (digits) => {
    const [from, to] = [digits.indexOf(1), digits.indexOf(SIZE)].sort((a, b) => a - b);
    return sum(digits.slice(from + 1, to));
  }, (value, at) => `~${value}~R${at}`),
  'x-sum': clue('XSum', (digits) => sum(digits.slice(0, digits[0])), (value, at) => `~R${at}~${value}~`),
  'skyscraper': clue('Skyscraper', (digits) =>
    digits.filter((digit, i) => digits.slice(0, i).every((each) => each < digit)).length,
  (value, at) => `~R${at}~${value}~`),
  'numbered-room': clue('NumberedRoom', (digits) => digits[digits[0] - 1], (value, at) => `~R${at}~${value}~`),
  'pair': {length: [2, 3], text: (cells, digits) => (windows(digits, 2, (digit) => digit % 2) ?
    `.Pair~${tableOf((a, b) => a % 2 !== b % 2)}~_~${cells.map(name).join('~')}` : '')},
  'pair-all': {length: [2, 3], text: (cells, digits) => (digits.every((digit) => digit % 2 === digits[0] % 2) ?
    `.PairX~${tableOf((a, b) => a % 2 === b % 2)}~_~${cells.map(name).join('~')}` : '')},
};

/**
 * @param {number[]} length @param {string} kind its name in texts
 * @param {(digits: number[], cells: number[]) => number | null} valueOf -1 where it does not hold, null without a value
 */
function line(length, kind, valueOf) {
  return {length, text: (/** @type {number[]} */ cells, /** @type {number[]} */ digits) => {
    const value = valueOf(digits, cells);
    return value === -1 ? '' : `.${kind}${value === null ? '' : `~${value}`}~${cells.map(name).join('~')}`;
  }};
}

/**
 * @param {string} kind @param {(digits: number[]) => number} valueOf
 * @param {(value: number, at: number) => string} form
 */
function clue(kind, valueOf, form) {
  return {length: [1, 1], text: (/** @type {number[]} */ [cell]) => {
    const at = row(cell);
    return `.${kind}${form(valueOf(SOLUTION.slice(at * SIZE, at * SIZE + SIZE)), at + 1)}`;
  }};
}

/** @param {number[]} digits @param {number} by */
const rises = (digits, by) => (digits.slice(1).every((digit, i) => digit >= digits[i] + by) ? null : -1);
/** @param {number[]} digits @param {number} many @param {(digit: number) => number} classOf */
const windows = (digits, many, classOf) => digits.slice(many - 1).every((_, i) =>
  new Set(digits.slice(i, i + many).map(classOf)).size === many);
/** @param {number[]} digits @param {(digit: number, low: number, high: number) => boolean} holds */
const inside = (digits, holds) => {
  const [low, high] = [digits[0], digits[digits.length - 1]].sort((a, b) => a - b);
  return digits.slice(1, -1).every((digit) => holds(digit, low, high));
};
/** @param {number[]} digits */
const zips = (digits) => new Set(digits.slice(0, Math.ceil(digits.length / 2)).map((digit, i) =>
  (2 * i === digits.length - 1 ? digit : digit + digits[digits.length - 1 - i]))).size === 1;

const SIX_BITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The key of a table of pairs: six bits a sign. @param {(a: number, b: number) => boolean} allows */
function tableOf(allows) {
  return Array.from({length: SIZE}, (_, a) => SIX_BITS[Array.from({length: SIZE}, (__, b) =>
    (allows(a + 1, b + 1) ? 1 << b : 0)).reduce((x, y) => x | y)]).join('');
}

/** The kinds that there are samples of. */
export const sampledKinds = Object.keys(KINDS);

/**
 * A puzzle with constraints of a kind and few givens, as text.
 * @param {string} kind @param {number} seed
 */
export function constraintSample(kind, seed) {
  const random = numbers(seed + 1);
  const {length: [least, most], text, solution = SOLUTION} = KINDS[kind];
  const texts = new Set();
  for (let tries = 0; texts.size < 5 && tries < 4000; tries += 1) {
    const cells = lineOfCells(random, least + random(most - least + 1), most === 2);
    if (cells.length < least) continue;
    const found = text(cells, cells.map((cell) => solution[cell]));
    if (found) texts.add(found);
  }
  const puzzle = solution.map((digit) => (random(5) ? 0 : digit)).join('');
  return {puzzle, rules: [...texts].sort().join('')};
}
