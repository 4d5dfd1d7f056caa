// What sentences about singles, subsets, and almost locked sets claim.
import {numberOf, same, subset} from './claims-reading.mjs';

/** Each: a template with slots, `{name:kind}`, and what has to be so. @type {[string, (s: any, slots: any, texts:
 * any) => boolean][]} */
export const SETS = [
  ['{u:unit} has one open cell left.', (s, {u}) => s.open(u).length === 1],
  ['Every digit but {d:digit} stands in {u:unit}, and every cell but {c:cell} is filled.', (s, {d, u, c}) =>
    same(s.open(u), [c]) && same(s.shape.cellsOf(u).map((cell) => s.value[cell]).concat(d), all(s).concat(0))],
  ['Label: the last open cell of {u:unit}.', (s, {u}) => same(s.open(u), [s.placed[0][0]])],

  ['{cs:cells} keeps? {d:digit} out of all other open cells of {u:unit}.', (s, {cs, d, u}) =>
    keepOut(s, cs, d, u) && othersIn(s, u).every((cell) => cs.some((each) => s.sees(each, cell)))],
  ['{cs:cells} keeps? {d:digit} out of other open cells of {u:unit}.', (s, {cs, d, u}) => {
    s.said.keeping = {cs, u};
    return keepOut(s, cs, d, u);
  }],
  ['In {cs:cells}, {d:digit} was ruled out before.', (s, {cs, d}) => {
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

  ['One cell sees {cs:cells}, which hold all digits but one.', (s, {cs}) =>
    s.seesAll(s.placed[0][0], cs) && same(cs.map((cell) => s.value[cell]), all(s).filter((d) => d !== s.placed[0][1]))],
  ['One cell has a single candidate left.', (s) => same(s.digitsOf(s.placed[0][0]), [s.placed[0][1]])],
  ['{c:cell} sees {ds:digits}.', (s, {c, ds}) => same(seenBy(s, c), ds)],
  ['{c:cell} sees {ds:digits}, and its other candidates were ruled out before.', (s, {c, ds}) =>
    same(seenBy(s, c), ds) && ds.length < s.shape.size - 1 && s.digitsOf(c).length === 1],
  ['In {c:cell}, all other candidates were ruled out before.', (s, {c}) =>
    seenBy(s, c).length === 0 && s.digitsOf(c).length === 1],
  ['Only {d:digit} is left.', (s, {d}) => same(s.digitsOf(s.placed[0][0]), [d]) && d === s.placed[0][1]],
  ['Label: nothing else is left there.', (s) => same(s.digitsOf(s.placed[0][0]), [s.placed[0][1]])],

  ['In {u:unit}, {d:digit} can only be in {cs:cells}, which lie in {to:unit} too.', (s, {u, d, cs, to}) => {
    s.said.locked = {u, to, cs};
    return same(s.places(u, d), cs) && s.isOneOf(u, d, cs) && cs.every((cell) => s.in(to, cell));
  }],
  ['{u:unit} has its {d:digit} in {cs:cells}, so {to:unit} has its own there.', (s, {u, d, cs, to}) =>
    s.isOneOf(u, d, cs) && cs.every((cell) => s.in(to, cell))],
  ['It leaves the other cells of {to:unit}.', (s, {to}) => s.said.locked.to === to &&
    s.gone.every(([cell]) => s.in(to, cell) && !s.said.locked.cs.includes(cell))],
  ['Label: in {u:unit} it is in {to:unit}.', (s, {u, to}) => s.said.locked.u === u && s.said.locked.to === to],

  ['{cs:cells} have no candidates but {ds:digits}.', (s, {cs, ds}) => {
    s.said.subset = {cs, ds};
    return same(s.digitsOf(cs), ds) && cs.length === ds.length;
  }],
  ['{n:number} cells with {m:number} digits between them take (?<rest>both|all [a-z]+).', (s, {n, m}, {rest}) =>
    s.said.subset.cs.length === n && s.said.subset.ds.length === m && n === m && numberOf(rest) === n],
  ['So {ds:digits} leave the other cells of {us:units}.', (s, {ds, us}) => same(ds, s.said.subset.ds) &&
    us.every((unit) => s.said.subset.cs.every((cell) => s.in(unit, cell))) &&
    s.gone.every(([cell, digit]) => ds.includes(digit) && !s.said.subset.cs.includes(cell) &&
      us.some((unit) => s.in(unit, cell)))],
  ['Label: {cs:cells} need (both|them all).', (s, {cs}) => same(cs, s.said.subset.cs)],

  ['In {u:unit}, {ds:digits} can only be in {cs:cells}.', (s, {u, ds, cs}) => {
    s.said.subset = {cs, ds};
    s.said.ofUnit = u;
    return ds.length > 1 && ds.length === cs.length && ds.every((digit) => s.isOneOf(u, digit, cs) &&
      s.places(u, digit).length > 0) && same(ds.flatMap((digit) => s.places(u, digit)), cs);
  }],
  ['{n:number} digits with {m:number} places between them take (?<rest>both|all [a-z]+).', (s, {n, m}, {rest}) =>
    s.said.subset.ds.length === n && s.said.subset.cs.length === m && n === m && numberOf(rest) === n],
  ['So nothing but {ds:digits} can be in {cs:cells}.', (s, {ds, cs}) => same(ds, s.said.subset.ds) &&
    same(cs, s.said.subset.cs) && s.gone.every(([cell, digit]) => cs.includes(cell) && !ds.includes(digit))],
  ['Label: in {u:unit}, {ds:digits} have no other place.', (s, {u, ds}) => u === s.said.ofUnit && same(ds,
    s.said.subset.ds)],

  ['{core:cells} lie where {line:unit} and {box:unit} cross; {onLine:cells} of {l2:unit} and {inBox:cells} of ' +
    '{b2:unit} share their digits.',
    (s, {core, line, box, onLine, inBox, l2, b2}) => {
      s.said.coq = {core, line, box, onLine, inBox};
      const shares = (cell) => s.digitsOf(cell).some((digit) => s.digitsOf(core).includes(digit));
      return line === l2 && box === b2 && core.every((cell) => s.in(line, cell) && s.in(box, cell)) &&
        onLine.every((cell) => s.in(line, cell) && !s.in(box, cell) && shares(cell)) &&
        inBox.every((cell) => s.in(box, cell) && !s.in(line, cell) && shares(cell));
    }],
  ['These {n:number} cells can hold {m:number} digits at most \\({ds:digits}(; of these (?<twice>[0-9A-Z, and]+) ' +
    'twice)?\\), so each of them is there.',
    (s, {n, m, ds}, {twice}) => {
      const {core, onLine, inBox} = s.said.coq;
      const both = s.digitsOf(onLine).filter((digit) => s.digitsOf(inBox).includes(digit));
      s.said.twice = both;
      return same(ds, s.digitsOf([...core, ...onLine, ...inBox])) && same(twice ? s.read('digits', twice) : [], both) &&
        n === m && n === core.length + onLine.length + inBox.length && m === ds.length + both.length;
    }],
  ['{onLine:digits} leave the rest of {line:unit}, {inBox:digits} the rest of {box:unit}(, (?<only>[0-9A-Z, ' +
    'and]+) the rest of both)?(; (?<twice>[0-9A-Z, and]+) the crossing)?.',
    (s, {onLine, line, inBox, box}, {only, twice}) => {
      const coq = s.said.coq;
      const alone = s.digitsOf(coq.core).filter((digit) => !onLine.includes(digit) && !inBox.includes(digit));
      const read = (text) => (text ? s.read('digits', text) : []);
      return same(onLine, s.digitsOf(coq.onLine)) && same(inBox, s.digitsOf(coq.inBox)) && same(read(only), alone) &&
        same(read(twice), s.said.twice) && s.gone.every(([cell, digit]) =>
        (s.in(line, cell) && ![...coq.core, ...coq.onLine].includes(cell) && [...onLine, ...alone].includes(digit)) ||
          (s.in(box, cell) && ![...coq.core, ...coq.inBox].includes(cell) && [...inBox, ...alone].includes(digit)) ||
          (coq.core.includes(cell) && s.said.twice.includes(digit)));
    }],
  ['Label: {core:cells} with {rest:cells}.', (s, {core, rest}) => same([...core, ...rest],
    [...s.said.coq.core, ...s.said.coq.onLine, ...s.said.coq.inBox])],

  ['Set (?<name>[a-z]), {cs:set}, has {ds:digits}: {n:number} digits for {m:number} cells?.', (s, {cs, ds, n, m},
    {name}) => {
    s.said.sets ??= {};
    s.said.sets[name] = {cs, ds};
    return same(s.digitsOf(cs), ds) && n === ds.length && m === cs.length && n === m + 1 &&
      unitsOf(s).some((unit) => cs.every((cell) => s.in(unit, cell)));
  }],
  ['{ds:digits} can (each )?be in one of the two only.', (s, {ds}) => {
    const [a, b] = Object.values(s.said.sets);
    s.said.shared = ds;
    return ds.every((digit) => isRestricted(s, a, b, digit));
  }],
  ["A set can't do without both, so each of the two holds one of {ds:digits} and all its other digits.", (s, {ds}) =>
    ds.length === 2 && same(ds, s.said.shared)],
  ['These leave what sees all their places in the set, the shared ones what sees both sets.', (s) => {
    const [a, b] = Object.values(s.said.sets);
    return s.gone.every(([cell, digit]) => (s.said.shared.includes(digit) ? seesSets(s, cell, digit, [a, b]) :
      [a, b].some((set) => set.ds.includes(digit) && seesSets(s, cell, digit, [set]))));
  }],
  ['At least one of the two is without {x:digit}, and so holds all its other digits, {zs:digits} too.', (s, {x,
    zs}) => {
    const [a, b] = Object.values(s.said.sets);
    return isRestricted(s, a, b, x) && zs.every((z) => z !== x && a.ds.includes(z) && b.ds.includes(z));
  }],
  ['So (?<rest>what sees all places of .+).', (s, _, {rest}) => {
    const clauses = rest.split('; ').map((each) =>
      /^what sees all places of (\w+) in (both|the sets) can't be \1$/.exec(each));
    const zs = clauses.map((clause) => s.symbols.get(clause?.[1] ?? ''));
    const sets = Object.values(s.said.sets);
    const ends = clauses[0]?.[2] === 'both' ? [sets[0], sets.at(-1)] : sets;
    return clauses.every(Boolean) && same(zs, s.gone.map(([, digit]) => digit)) &&
      s.gone.every(([cell, digit]) => ends.every((set) => set.ds.includes(digit)) && seesSets(s, cell, digit, ends));
  }],
  ["Each is linked with the next by a digit that both can't hold: {joints:text}.", (s, {joints}) => {
    s.said.joints = joints.split(/, | and /).map((joint) => {
      const [, digit, a, b] = /^(\w+) in ([a-z]) or ([a-z])$/.exec(joint) ?? [];
      return {digit: s.symbols.get(digit), a, b};
    });
    return s.said.joints.length === Object.keys(s.said.sets).length - 1 && s.said.joints.every(({digit, a, b}) =>
      isRestricted(s, s.said.sets[a], s.said.sets[b], digit));
  }],
  ['If set (?<first>[a-z]) is without {z:digit}, it holds {x:digit}; so (?<rest>.+).', (s, {z, x}, {first, rest}) => {
    let [holder, held] = [first, x];
    const lacks = (name, lost, kept) => lost !== kept && [lost, kept].every((digit) =>
      s.said.sets[name].ds.includes(digit));
    let isRight = lacks(first, z, x);
    for (const part of rest.split('; so ')) {
      const [, name, lost, kept] = /^set ([a-z]) is without (\w+) and holds (\w+)$/.exec(part) ?? [];
      if (!name) return false;
      const [without, next] = [s.symbols.get(lost), s.symbols.get(kept)];
      isRight &&= without === held && lacks(name, without, next) &&
        isRestricted(s, s.said.sets[holder], s.said.sets[name], held);
      [holder, held] = [name, next];
    }
    s.said.ends = {first, last: holder};
    return isRight && held === z;
  }],
  ['If set (?<first>[a-z]) is without {z:digit}, set (?<last>[a-z]) holds it, by way of the others.', (s, {z}, {first,
    last}) =>
    s.said.ends.first === first && s.said.ends.last === last &&
      [first, last].every((name) => s.said.sets[name].ds.includes(z))],
  ['Label: sets {a:set} and {b:set} share {ds:digits}.', (s, {a, b, ds}) => same(ds, s.said.shared) &&
    same(a, Object.values(s.said.sets)[0].cs) && same(b, Object.values(s.said.sets)[1].cs)],
  ['Label: the ALS(-XY-wing| chain) from {a:set} to {b:set}.', (s, {a, b}) => {
    const sets = Object.values(s.said.sets);
    return same(a, sets[0].cs) && same(b, sets.at(-1).cs);
  }],

  ['{c:cell} is {ds:digits}, each of which a set beside it shares.', (s, {c, ds}) => {
    s.said.stem = {c, ds};
    return same(s.digitsOf(c), ds);
  }],
  ['If {c:cell} is {x:digit}, set (?<name>[a-z]) is without it and holds {rest:digits}.', (s, {c, x, rest}, {name}) => {
    const {cs, ds} = s.said.sets[name];
    (s.said.petals ??= []).push(x);
    return s.can(c, x) && ds.includes(x) && cs.every((cell) => !s.can(cell, x) || s.sees(c, cell)) &&
      same(rest, ds.filter((digit) => digit !== x));
  }],
  ['Whichever digit {c:cell} is, one of the sets is without it and holds {zs:digits}.', (s, {c, zs}) =>
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
/** All places of a digit in one set see all its places in the other. */
const isRestricted = (s, a, b, digit) => [a, b].every((set) => set.ds.includes(digit)) && a.cs.every((x) =>
  !s.can(x, digit) || b.cs.every((y) => !s.can(y, digit) || s.sees(x, y)));
const seesSets = (s, cell, digit, sets) => sets.every(({cs}) => subset(cs.filter((each) => s.can(each, digit)),
  cs.filter((each) => s.sees(cell, each))));
