// The claims of sentences about singles, subsets, and almost locked sets.
import {numberOf, same, subset} from './claims-reading.mjs';

/** Each: a template with slots, `{name:kind}`, and what has to be so. @type {[string, (s: any, slots: any, texts:
 * any) => boolean][]} */
export const SETS = [
  ['{u:unit} has one open cell left.', (s, {u}) => s.open(u).length === 1],
  ['{u:unit} has every digit except {d:digit}, and {c:cell} is its only open cell.', (s, {d, u, c}) =>
    same(s.open(u), [c]) && same(s.shape.cellsOf(u).map((cell) => s.value[cell]).concat(d), all(s).concat(0))],
  ['Label: the last open cell of {u:unit}.', (s, {u}) => same(s.open(u), [s.placed[0][0]])],

  ['{cs:cells} keeps? {d:digit} out of all other open cells of {u:unit}.', (s, {cs, d, u}) =>
    keepOut(s, cs, d, u) && othersIn(s, u).every((cell) => cs.some((each) => s.sees(each, cell)))],
  ['{cs:cells} keeps? {d:digit} out of other open cells of {u:unit}.', (s, {cs, d, u}) => {
    s.said.keeping = {cs, u};
    return keepOut(s, cs, d, u);
  }],
  ['{d:digit} was already ruled out in {cs:cells}.', (s, {cs, d}) => {
    const {keeping} = s.said;
    const seen = (cell) => keeping?.cs.some((each) => s.sees(each, cell)) ?? false;
    return cs.every((cell) => s.isOpen(cell) && !s.can(cell, d)) &&
      (keeping ? [keeping.u] : singleUnits(s, d)).some((u) => cs.every((cell) => s.in(u, cell)) &&
        othersIn(s, u).every((cell) => cs.includes(cell) !== seen(cell)));
  }],
  ['All other cells of {u:unit} are filled.', (s, {u}) => othersIn(s, u).length === 0],
  ['{d:digit} has to be somewhere in {u:unit}, and {c:cell} is the only place left.', (s, {d, u, c}) =>
    s.isOneOf(u, d, [c]) && s.can(c, d) && isPlaced(s, c, d)],
  ['Label: the only place for {d:digit} in {u:unit}.', (s, {d, u}) => same(s.places(u, d), [s.placed[0][0]])],

  ['{c:cell} sees {cs:cells}, which have every digit except one.', (s, {c, cs}) =>
    c === s.placed[0][0] && s.seesAll(c, cs) && same(cs.map((cell) => s.value[cell]),
      all(s).filter((d) => d !== s.placed[0][1]))],
  ['{c:cell} has one candidate left.', (s, {c}) => c === s.placed[0][0] && same(s.digitsOf(c), [s.placed[0][1]])],
  ['{c:cell} sees {ds:digits}.', (s, {c, ds}) => {
    s.said.seen = {c, ds};
    return same(seenBy(s, c), ds);
  }],
  ['Its other candidates were already ruled out.', (s) => s.said.seen.ds.length < s.shape.size - 1 &&
    s.digitsOf(s.said.seen.c).length === 1],
  ['All other candidates of {c:cell} were already ruled out.', (s, {c}) =>
    seenBy(s, c).length === 0 && s.digitsOf(c).length === 1],
  ['Only {d:digit} is left.', (s, {d}) => same(s.digitsOf(s.placed[0][0]), [d]) && d === s.placed[0][1]],
  ['Label: it has no other candidate.', (s) => same(s.digitsOf(s.placed[0][0]), [s.placed[0][1]])],

  ['In {u:unit}, {d:digit} can only be in {cs:cells}.', (s, {u, d, cs}) => {
    s.said.locked = {u, d, cs};
    return same(s.places(u, d), cs) && s.isOneOf(u, d, cs);
  }],
  ['These cells are also in {to:unit}.', (s, {to}) => s.said.locked.cs.every((cell) => s.in(to, cell))],
  ['{u:unit} has its {d:digit} in {cs:cells}, so {to:unit} has its {d2:digit} there too.', (s, {u, d, cs, to, d2}) => {
    Object.assign(s.said.locked, {to});
    return d === d2 && s.isOneOf(u, d, cs) && same(s.places(u, d), cs) && cs.every((cell) => s.in(to, cell));
  }],
  ["The other cells of {to:unit} can't be {d:digit}.", (s, {to, d}) => s.said.locked.to === to &&
    s.allGone(d, (cell) => s.in(to, cell) && !s.said.locked.cs.includes(cell))],
  ['Label: in {u:unit}, {d:digit} has to be in {to:unit}.', (s, {u, d, to}) => s.said.locked.u === u &&
    s.said.locked.d === d && s.said.locked.to === to],

  ['A cell outside sees (?<all>both|all [a-z]+|all \\d+).', (s, _, {all}) => {
    const {u, cs} = s.said.locked;
    return numberOf(all) === cs.length && s.gone.some(([cell]) => s.seesAll(cell, cs) && !s.in(u, cell));
  }],
  ['{u:unit} has its {d:digit} in {cs:cells}.', (s, {u, d, cs}) => same(s.places(u, d), cs) && s.isOneOf(u, d, cs)],
  ['No cell that sees (?<all>both|all [a-z]+|all \\d+) can be {d:digit}.', (s, {d}, {all}) => {
    const {cs} = s.said.locked;
    return numberOf(all) === cs.length && d === s.said.locked.d && s.allGone(d, (cell) => s.seesAll(cell, cs));
  }],
  ['Label: every place for {d:digit} in {u:unit} rules it out.', (s, {d, u}) => s.said.locked.u === u &&
    s.said.locked.d === d && s.allGone(d, (cell) => s.seesAll(cell, s.said.locked.cs))],

  ['{cs:cells} have no candidates except {ds:digits}.', (s, {cs, ds}) => {
    s.said.subset = {cs, ds};
    return same(s.digitsOf(cs), ds) && cs.length === ds.length;
  }],
  ['These {n:number} cells have only {m:number} digits between them, so they need (?<rest>both|all [a-z]+).', (s, {n,
    m}, {rest}) =>
    s.said.subset.cs.length === n && s.said.subset.ds.length === m && n === m && numberOf(rest) === n],
  ["The other cells of {us:units} can't be {ds:digits}.", (s, {ds, us}) => same(ds, s.said.subset.ds) &&
    us.every((unit) => s.said.subset.cs.every((cell) => s.in(unit, cell))) &&
    s.gone.every(([cell, digit]) => ds.includes(digit) && !s.said.subset.cs.includes(cell) &&
      us.some((unit) => s.in(unit, cell)))],
  ['These {n:number} cells see each other and have only {m:number} digits between them, so they need ' +
    '(?<rest>both|all [a-z]+).', (s, {n, m}, {rest}) => {
    const {cs, ds} = s.said.subset;
    return cs.length === n && ds.length === m && n === m && numberOf(rest) === n &&
      cs.every((cell) => cs.every((other) => cell === other || s.sees(cell, other)));
  }],
  ["A cell that sees all places of such a digit in them can't be that digit.", (s) => s.gone.every(([cell, digit]) =>
    s.said.subset.ds.includes(digit) && s.seesAll(cell, s.said.subset.cs.filter((each) => s.can(each, digit))))],
  ['Label: {cs:cells} take {ds:digits} between them.', (s, {cs, ds}) => same(cs, s.said.subset.cs) &&
    same(ds, s.said.subset.ds)],

  ['In {u:unit}, {ds:digits} can only be in {cs:cells}.', (s, {u, ds, cs}) => {
    s.said.subset = {cs, ds};
    s.said.ofUnit = u;
    return ds.length > 1 && ds.length === cs.length && ds.every((digit) => s.isOneOf(u, digit, cs) &&
      s.places(u, digit).length > 0) && same(ds.flatMap((digit) => s.places(u, digit)), cs);
  }],
  ['These {n:number} digits have only {m:number} places between them, so they fill (?<rest>both|all [a-z]+).', (s,
    {n, m}, {rest}) =>
    s.said.subset.ds.length === n && s.said.subset.cs.length === m && n === m && numberOf(rest) === n],
  ['So {cs:cells} can only be {ds:digits}.', (s, {ds, cs}) => same(ds, s.said.subset.ds) &&
    same(cs, s.said.subset.cs) && s.gone.every(([cell, digit]) => cs.includes(cell) && !ds.includes(digit))],
  ['Label: in {u:unit}, {ds:digits} have no other place.', (s, {u, ds}) => u === s.said.ofUnit && same(ds,
    s.said.subset.ds)],

  ['{core:cells} are in both {line:unit} and {box:unit}.', (s, {core, line, box}) => {
    s.said.coq = {core, line, box, rules: []};
    return core.every((cell) => s.in(line, cell) && s.in(box, cell));
  }],
  ['They share digits with {onLine:cells} of {line:unit} and {inBox:cells} of {box:unit}.', (s, {onLine, line, inBox,
    box}) => {
    const {core} = Object.assign(s.said.coq, {onLine, inBox});
    const shares = (cell) => s.digitsOf(cell).some((digit) => s.digitsOf(core).includes(digit));
    return line === s.said.coq.line && box === s.said.coq.box &&
      onLine.every((cell) => s.in(line, cell) && !s.in(box, cell) && shares(cell)) &&
      inBox.every((cell) => s.in(box, cell) && !s.in(line, cell) && shares(cell));
  }],
  ['Between them, these {n:number} cells have room for at most {m:number} digits: (?<list>[^.:]+).', (s, {n, m},
    {list}) => {
    const {core, onLine, inBox} = s.said.coq;
    const counted = list.split(/, | and /).map((each) => each.split(' '));
    const ds = counted.map(([symbol]) => s.read('digit', symbol));
    s.said.twice = ds.filter((_, i) => counted[i][1] === '(twice)');
    s.said.counted = {m, ds};
    return same(ds, s.digitsOf([...core, ...onLine, ...inBox])) && n === m &&
      n === core.length + onLine.length + inBox.length;
  }],
  ['So each of these digits is used.', (s) => {
    const {onLine, inBox} = s.said.coq;
    return same(s.said.twice, s.digitsOf(onLine).filter((digit) => s.digitsOf(inBox).includes(digit))) &&
      s.said.counted.m === s.said.counted.ds.length + s.said.twice.length;
  }],
  ["The rest of {us:units} can't be {ds:digits}.", (s, {us, ds}) => {
    const {core, onLine, inBox, line, box, rules} = s.said.coq;
    const own = (unit) => (unit === line ? onLine : inBox);
    const isOwn = (digit) => [...onLine, ...inBox].some((cell) => s.can(cell, digit));
    rules.push(([cell, digit]) => ds.includes(digit) && us.some((unit) => s.in(unit, cell) &&
      ![...core, ...own(unit)].includes(cell)));
    return us.every((unit) => unit === line || unit === box) && (us.length > 1 ?
      same(ds, s.digitsOf(core).filter((digit) => !isOwn(digit))) : same(ds, s.digitsOf(own(us[0]))));
  }],
  ["{core:cells} can't be {ds:digits}.", (s, {core, ds}) => {
    s.said.coq.rules.push(([cell, digit]) => core.includes(cell) && ds.includes(digit));
    return same(core, s.said.coq.core) && same(ds, s.said.twice);
  }],
  ['Label: the Sue de Coq {core:cells} with {rest:cells}.', (s, {core, rest}) => same(core, s.said.coq.core) &&
    same(rest, [...s.said.coq.onLine, ...s.said.coq.inBox]) &&
    s.gone.every((gone) => s.said.coq.rules.some((rule) => rule(gone)))],

  ['Set (?<name>[a-z]) \\({cs:set}\\) has {ds:digits}: {n:number} digits for {m:number} cells?.', (s, {cs, ds, n, m},
    {name}) => {
    s.said.sets ??= {};
    s.said.sets[name] = {cs, ds};
    return same(s.digitsOf(cs), ds) && n === ds.length && m === cs.length && n === m + 1 &&
      unitsOf(s).some((unit) => cs.every((cell) => s.in(unit, cell)));
  }],
  ['{ds:digits} can (each )?be in only one of the two sets.', (s, {ds}) => {
    const [a, b] = Object.values(s.said.sets);
    s.said.shared = ds;
    return ds.every((digit) => isRestricted(s, a, b, digit));
  }],
  ['Each set can lack only one digit, so it has one of {ds:digits} and all its other digits.', (s, {ds}) =>
    ds.length === 2 && same(ds, s.said.shared)],
  ['The other digits can be removed from every cell that sees all their places in that set.', (s) => {
    const [a, b] = Object.values(s.said.sets);
    s.said.others = ([cell, digit]) => [a, b].some((set) => set.ds.includes(digit) &&
      seesSets(s, cell, digit, [set]));
    return s.said.shared.length === 2;
  }],
  ['{ds:digits} can each be removed from every cell that sees all its places in both sets.', (s, {ds}) => {
    const [a, b] = Object.values(s.said.sets);
    return same(ds, s.said.shared) && s.gone.every(([cell, digit]) => (ds.includes(digit) ?
      seesSets(s, cell, digit, [a, b]) : s.said.others([cell, digit])));
  }],
  ["At least one of the two sets doesn't have {x:digit}.", (s, {x}) => {
    const [a, b] = Object.values(s.said.sets);
    return same([x], s.said.shared) && isRestricted(s, a, b, x);
  }],
  ['It has all its other digits, including {zs:digits}.', (s, {zs}) => Object.values(s.said.sets).every(({ds}) =>
    zs.every((z) => ds.includes(z) && !s.said.shared.includes(z)))],
  ['So {zs:digits} can (each )?be removed from every cell that sees all its places in (?<where>.+).', (s, {zs},
    {where}) => {
    const sets = Object.values(s.said.sets);
    const named = {'both sets': [sets[0], sets[1]], 'all these sets': sets}[where] ??
      where.replace(/^sets /, '').split(' and ').map((name) => s.said.sets[name]);
    return (where !== 'both sets' || sets.length === 2) && (where === 'all these sets' || named.length === 2 &&
      named[0] === sets[0] && named[1] === sets.at(-1)) && same(zs, s.gone.map(([, digit]) => digit)) &&
      s.gone.every(([cell, digit]) => named.every((set) => set.ds.includes(digit)) && seesSets(s, cell, digit, named));
  }],
  ['Only one of sets (?<a>[a-z]) and (?<b>[a-z]) can have {d:digit}.', (s, {d}, {a, b}) => {
    (s.said.joints ??= []).push([a, b]);
    return isRestricted(s, s.said.sets[a], s.said.sets[b], d);
  }],
  ["If set (?<first>[a-z]) doesn't have {z:digit}, it has {x:digit}.", (s, {z, x}, {first}) => {
    s.said.way = {first, z, holder: first, held: x};
    return lacks(s, first, z, x) && joinsAll(s);
  }],
  ["Then set (?<name>[a-z]) can't have {lost:digit}, so it has {kept:digit}.", (s, {lost, kept}, {name}) => {
    const {first, z, holder, held} = s.said.way;
    s.said.way = {first, z, holder: name, held: kept};
    (s.said.ends ??= new Map()).set(z, s.said.way);
    return lost === held && lacks(s, name, lost, kept) && isRestricted(s, s.said.sets[holder], s.said.sets[name],
      held);
  }],
  ["If set (?<first>[a-z]) doesn't have {z:digit}, the chain shows that set (?<last>[a-z]) does.", (s, {z}, {first,
    last}) => {
    const way = s.said.ends.get(z);
    return way.first === first && way.holder === last && way.held === z &&
      last === Object.keys(s.said.sets).at(-1) && [first, last].every((name) => s.said.sets[name].ds.includes(z));
  }],
  ['Label: the sets {a:set} and {b:set} share {ds:digits}.', (s, {a, b, ds}) => same(ds, s.said.shared) &&
    same(a, Object.values(s.said.sets)[0].cs) && same(b, Object.values(s.said.sets)[1].cs)],
  ['Label: the ALS(-XY-wing| chain) from {a:set} to {b:set}.', (s, {a, b}) => {
    const sets = Object.values(s.said.sets);
    return same(a, sets[0].cs) && same(b, sets.at(-1).cs);
  }],

  ['{c:cell} can only be {ds:digits}.', (s, {c, ds}) => {
    s.said.stem = {c, ds};
    return same(s.digitsOf(c), ds);
  }],
  ['A set beside it shares each of these.', (s) => s.said.stem.ds.length > 1],
  ["If {c:cell} is {x:digit}, set (?<name>[a-z]) can't have it, so it has {rest:digits}.", (s, {c, x, rest},
    {name}) => {
    const {cs, ds} = s.said.sets[name];
    (s.said.petals ??= []).push(x);
    return s.can(c, x) && ds.includes(x) && cs.every((cell) => !s.can(cell, x) || s.sees(c, cell)) &&
      same(rest, ds.filter((digit) => digit !== x));
  }],
  ['Whatever {c:cell} is, one of the sets has {zs:digits}.', (s, {c, zs}) =>
    c === s.said.stem.c && same(s.said.petals, s.digitsOf(c)) &&
      zs.every((z) => !s.can(c, z) && Object.values(s.said.sets).every(({ds}) => ds.includes(z)))],
  ['Label: the death blossom on {c:cell}.', (s, {c}) => c === s.said.stem.c],
];

const all = (s) => Array.from({length: s.shape.size}, (_, i) => i + 1);
const unitsOf = (s) => Array.from({length: 3 * s.shape.size}, (_, unit) => unit);
const isPlaced = (s, cell, digit) => s.placed.some(([c, d]) => c === cell && d === digit);
/** Open cells of a unit, without the one that is placed. */
const othersIn = (s, unit) => s.open(unit).filter((cell) => cell !== s.placed[0][0]);
const keepOut = (s, cells, digit, unit) => cells.every((cell) => s.value[cell] === digit &&
  othersIn(s, unit).some((other) => s.sees(cell, other)));
/** Digits that a cell sees as values. */
const seenBy = (s, cell) => [...new Set(s.shape.peers(cell).map((peer) => s.value[peer]).filter(Boolean))];
const singleUnits = (s, digit) => unitsOf(s).filter((unit) => s.in(unit, s.placed[0][0]) && same(s.places(unit, digit),
  [s.placed[0][0]]));
/** A set that has both digits: without the one, it has the other. */
const lacks = (s, name, lost, kept) => lost !== kept && [lost, kept].every((digit) =>
  s.said.sets[name].ds.includes(digit));
/** Each set is joined with the next. */
const joinsAll = (s) => {
  const names = Object.keys(s.said.sets);
  return s.said.joints.length === names.length - 1 && s.said.joints.every(([a, b], i) => a === names[i] &&
    b === names[i + 1]);
};
/** All places of a digit in one set see all its places in the other. */
const isRestricted = (s, a, b, digit) => [a, b].every((set) => set.ds.includes(digit)) && a.cs.every((x) =>
  !s.can(x, digit) || b.cs.every((y) => !s.can(y, digit) || s.sees(x, y)));
const seesSets = (s, cell, digit, sets) => sets.every(({cs}) => subset(cs.filter((each) => s.can(each, digit)),
  cs.filter((each) => s.sees(cell, each))));
