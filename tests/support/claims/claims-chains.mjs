// The claims of sentences about chains, loops and forcing chains. They are read link by link.
import {same} from './claims-reading.mjs';

/** As in claims-sets.mjs. @type {[string, (s: any, slots: any, texts: any) => boolean][]} */
export const CHAINS = [
  ['A chain of {ds:digits} runs through {stops:text}.', (s, {ds, stops}) => {
    s.said.chain = {ds, stops: stops.split(/, | and /).map((stop) => s.read('cells', stop))};
    return s.said.chain.stops.every((cells) => !cells.includes(undefined) && cells.every((cell) => s.isOpen(cell)));
  }],
  ['It uses (a set|sets) with one more digit than cells: {sets:text}.', (s, {sets}) => {
    s.said.through = sets.split('; ').map((set) => s.read('set', set));
    return s.said.through.every((cells) => s.digitsOf(cells).length === cells.length + 1 &&
      Array.from({length: 3 * s.shape.size}, (_, unit) => unit).some((unit) => cells.every((cell) => s.in(unit,
        cell))));
  }],
  ['The (chain|loop) proves that at least one of {cs:cells} is {d:digit}.', (s, {cs, d}) => {
    const [a, b] = ends(s);
    s.said.oneOf = {cs, z: d};
    return a.digit === d && b.digit === d && same(cs, [...a.cells, ...b.cells]);
  }],
  ['The (chain|loop) proves that {a:cells} is {x:digit}, or {b:cells} is {y:digit}, or both.', (s, {a, x, b, y}) =>
    isEnd(s, 0, a, x) && isEnd(s, 1, b, y)],
  ['A candidate that clashes with both can be removed.', (s) => s.gone.every((gone) => (s.said.isClosed ?
    isLostInLoop(s, gone) : ends(s).every((end) => clashes(s, gone, end))))],
  ['Label: the (?<name>[A-Za-z- ]+) from {a:cells} to {b:cells}.', (s, {a, b}, {name}) =>
    s.name.toLowerCase().startsWith(name.toLowerCase()) && same(a, ends(s)[0].cells) && same(b, ends(s)[1].cells)],

  ['If {c:cells} is not {d:digit}, the loop makes it {d2:digit}.', (s, {c, d, d2}) => {
    s.said.made = {cell: c[0], digits: [d, d2]};
    return isEnd(s, 0, c, d) && isEnd(s, 1, c, d2);
  }],
  // "If A1 is not 4, then A7 is 4. So B8 is not 4, but 7."
  ['If (?<start>[A-Z]{1,2}\\d+ is not \\w+|neither .+? is \\w+), (?<rest>.+).', (s, _, {start, rest}) => {
    if (!s.said.chain) return false;
    s.said.nodes = [node(s, start)];
    return s.said.nodes[0]?.isTrue === false && readLinks(s, rest, s.said.nodes);
  }],
  ['So (?<rest>[A-Z]{1,2}\\d+ is not \\w+, (?:and|but) .+|neither .+).', (s, _, {rest}) =>
    readLinks(s, rest, s.said.nodes)],
  ['This leads back to the start.', (s) => {
    s.said.isClosed = true;
    return tellsAll(s) && isWeak(s, s.said.nodes.at(-1), s.said.nodes[0]);
  }],
  ['If {c:cell} were {d:digit}, that would be false.', (s, {c, d}) => s.gone.length === 1 && s.gone[0][0] === c &&
    s.gone[0][1] === d && ends(s).every((end) => clashes(s, [c, d], end))],
  ['Label: the loop makes it {ds:digits}.', (s, {ds}) => same(ds, s.said.made.digits)],
  ['Label: it would rule itself out.', (s) => s.gone.length === 1],
  ['The chain is a closed loop.', (s) => s.said.isClosed],
  ["Wherever two neighbours on it can't both be true, one of them is.", (s) => s.said.isClosed],
  ['Each set on it has all its other digits, so they can be removed from cells that see all their places.', (s) =>
    s.said.isClosed && s.said.through.length > 0],
  ['Label: the loop through {cs:cells}.', (s, {cs}) => same(cs, s.said.nodes.flatMap(({cells}) => cells))],

  // Forcing chains.
  ['{c:cell} is {ds:digits}.', (s, {c, ds}) => {
    s.said.cases = ds.map((digit) => [c, digit]);
    return same(s.digitsOf(c), ds);
  }],
  ['In {u:unit}, {d:digit} is in {cs:cells}.', (s, {u, d, cs}) => {
    s.said.cases = cs.map((cell) => [cell, d]);
    return same(s.places(u, d), cs) && s.isOneOf(u, d, cs);
  }],
  ['Every case leads to the same result.', (s) => s.said.cases.length > 1],
  ['If {c:cell} is {d:digit}(, |: )(?<rest>.+).', (s, {c, d}, {rest}) => {
    (s.said.followed ??= []).push([c, d]);
    s.said.true = [[c, d]];
    s.said.number = 0;
    return s.can(c, d) && follows(s, rest);
  }],
  ['(Then )?(?<rest>\\(\\d+\\) .+).', (s, _, {rest}) => s.said.number > 0 && follows(s, rest)],
  ['Then (?<rest>[A-Z]{1,2}\\d+ is .+).', (s, _, {rest}) => s.said.number === 0 && follows(s, rest)],
  ['So (?<rest>[A-Z]{1,2}\\d+ is .+|(row|column|box) .+ has no place for .+|.+ has no candidate left).', (s, _,
    {rest}) => s.said.number === 0 && follows(s, rest)],
  ['In (both|all [a-z]+|all \\d+) cases, {c:cell} is (?<not>not )?{d:digit}.', (s, {c, d}, {not}) =>
    isConclusion(s, c, d, !not) && s.said.ended === s.said.cases.length &&
      s.said.cases.every(([cell, digit]) => s.said.followed.some((each) => each[0] === cell && each[1] === digit))],
  ['Label: whatever {c:cell} is.', (s, {c}) => s.said.cases.every(([cell]) => cell === c)],
  ['Label: wherever {d:digit} is in {u:unit}.', (s, {d, u}) => s.said.cases.every(([cell, digit]) => digit === d &&
    s.in(u, cell))],
  ['One candidate leads to a contradiction: (?<end>.+).', (s, _, {end}) => {
    s.said.deadEnd = end;
    return true;
  }],
  ['If {c:cell} were {d:digit}, there would be a contradiction: (?<end>.+).', (s, {c, d}, {end}) =>
    end === s.said.deadEnd &&
    s.said.ended === 1 && same(s.said.followed[0], [c, d]) && isConclusion(s, c, d, false)],
  ["So {c:cell} can't be {d:digit}.", (s, {c, d}) => isConclusion(s, c, d, false)],
  ['Label: otherwise (?<end>.+).', (s, _, {end}) => end === s.said.deadEnd],
];

/** The ends of the chain, once all of it has been told. */
function ends(s) {
  const {nodes} = s.said;
  return nodes.at(-1).isTrue && tellsAll(s) ? [nodes[0], nodes.at(-1)] : [];
}

const isEnd = (s, i, cells, digit) => same(ends(s)[i].cells, cells) && ends(s)[i].digit === digit;
const isConclusion = (s, cell, digit, isPut) => (isPut ? s.placed : s.gone)
  .some(([c, d]) => c === cell && d === digit);

/** "A1 is not 4", "A1 or A2 is 4", "neither A1 nor A2 is 4" */
function node(s, text) {
  const [, not, one, isNot, symbol] = /^(neither )?(.+?) is (not )?(\w+)$/.exec(text) ?? [];
  const digit = s.symbols.get(symbol ?? '');
  const cells = one?.split(/, | or | nor /).map((name) => s.names.get(name)) ?? [];
  if (!digit || cells.includes(undefined)) return null;
  return {cells, digit, isTrue: !not && !isNot};
}

/** A part of a chain: what is false then, and what is true for that. */
function readLinks(s, part, nodes) {
  const match = /^(?:then )?(.+?)(?:, (but|and) (.+))?$/.exec(part.replace(/^it is (\w+)$/, (_, symbol) => symbol));
  const [, first, joint, second] = match;
  const add = (text, isBut) => {
    const before = nodes.at(-1);
    const next = isBut ? {cells: before.cells, digit: s.symbols.get(text), isTrue: true} : node(s, text);
    nodes.push(next);
    return Boolean(next?.digit) && (next.isTrue ? isStrong(s, before, next) : isWeak(s, before, next));
  };
  const isBare = /^\w{1,2}$/.test(first);
  return add(first, isBare) && (!second || add(second, joint === 'but'));
}

/** If not the one, then the other. */
function isStrong(s, from, to) {
  if (from.isTrue || !to.isTrue) return false;
  if (same(from.cells, to.cells) && from.cells.length === 1) {
    if (same(s.digitsOf(from.cells), [from.digit, to.digit])) return true;
  }
  const both = [...from.cells, ...to.cells];
  const units = Array.from({length: 3 * s.shape.size}, (_, unit) => unit);
  if (from.digit === to.digit && units.some((unit) => both.every((cell) => s.in(unit, cell)) &&
    same(s.places(unit, from.digit), both))) return true;
  return from.digit !== to.digit && (s.said.through ?? []).some((set) => [from, to].every(({cells, digit}) =>
    same(cells, set.filter((cell) => s.can(cell, digit)))));
}

/** If the one, then not the other. */
function isWeak(s, from, to) {
  return from.isTrue && !to.isTrue && areWeak(s, from, to);
}

const areWeak = (s, a, b) => (a.digit === b.digit ? a.cells.every((cell) => s.seesAll(cell, b.cells)) :
  a.cells.length === 1 && same(a.cells, b.cells));

/** The chain has all stops that were named, and no others. */
const tellsAll = (s) => same(s.said.nodes.flatMap(({cells}) => cells), s.said.chain.stops.flat()) &&
  same(s.said.nodes.map(({digit}) => digit), s.said.chain.ds);

/** True if a candidate can't be there with a node: it is of its digit and sees all its cells, or is in its cell. */
const clashes = (s, [cell, digit], end) => (digit === end.digit ? s.seesAll(cell, end.cells) :
  end.cells.length === 1 && end.cells[0] === cell);

function isLostInLoop(s, gone) {
  const {nodes, through = []} = s.said;
  const pairs = nodes.map((each, i) => [each, nodes[(i + 1) % nodes.length]]).filter(([a, b]) => a.isTrue && !b.isTrue);
  const [cell, digit] = gone;
  return pairs.some((pair) => pair.every((each) => clashes(s, gone, each))) || through.some((set) =>
    !set.includes(cell) &&
    s.digitsOf(set).includes(digit) && s.seesAll(cell, set.filter((each) => s.can(each, digit))));
}

/** "D5 is 7 (the only place in row D)" follows from what is true by now, or is the conclusion. */
function follows(s, part) {
  const [, number, text] = /^(?:\((\d+)\) )?(.+)$/.exec(part);
  if (number && Number(number) !== (s.said.number += 1)) return false;
  const [, name, not, symbol, why] = /^(\w+) is (not )?(\w+)(?: \((.+)\))?$/.exec(text) ?? [];
  const [cell, digit] = [s.names.get(name), s.symbols.get(symbol)];
  const isEnd = cell === undefined || not || isConclusion(s, cell, digit, true) || isConclusion(s, cell, digit, false);
  if (isEnd && !why) return isEndOfCase(s, text, cell, digit, Boolean(not));
  const isRight = isForced(s, cell, digit, why);
  s.said.true.push([cell, digit]);
  return isRight;
}

const isOut = (s, cell, digit) => !s.can(cell, digit) || s.said.true.some(([at, value]) =>
  (at === cell && value !== digit) || (value === digit && s.sees(at, cell)));

function isForced(s, cell, digit, why) {
  if (cell === undefined || !s.can(cell, digit)) return false;
  if (why === 'its last candidate') return s.digitsOf(cell).every((other) => other === digit || isOut(s, cell,
    other));
  const unit = s.names.get(/^the only place in (.+)$/.exec(why ?? '')?.[1] ?? '');
  return unit !== undefined && s.places(unit, digit).every((other) => other === cell || isOut(s, other, digit));
}

function isEndOfCase(s, text, cell, digit, isNot) {
  s.said.ended = (s.said.ended ?? 0) + 1;
  const [, unit, symbol] = /^((?:row|column|box) \w+) has no place for (\w+)$/.exec(text) ?? [];
  if (unit) {
    return text === s.said.deadEnd && s.places(s.names.get(unit), s.symbols.get(symbol)).every((each) =>
      isOut(s, each, s.symbols.get(symbol)));
  }
  const [, empty] = /^(\w+) has no candidate left$/.exec(text) ?? [];
  if (empty) {
    const at = s.names.get(empty);
    return text === s.said.deadEnd && s.digitsOf(at).every((each) => isOut(s, at, each));
  }
  if (cell === undefined || !isConclusion(s, cell, digit, !isNot)) return false;
  if (isNot) return isOut(s, cell, digit);
  const units = Array.from({length: 3 * s.shape.size}, (_, each) => each).filter((each) => s.in(each, cell));
  return s.said.true.some(([at, value]) => at === cell && value === digit) ||
    s.digitsOf(cell).every((other) => other === digit || isOut(s, cell, other)) ||
    units.some((each) => s.places(each, digit).every((other) => other === cell || isOut(s, other, digit)));
}

