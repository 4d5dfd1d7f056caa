// What sentences about fish, wings, colours, rectangles and loops claim.
import {same, subset} from './claims-reading.mjs';

const TIMES = {twice: 2, 'three times': 3, 'four times': 4};
const RECTANGLE = 'With only {two:digits} in all four corners, the two could be swapped, and there would be a ' +
  'second solution.';

/** As in claims-sets.mjs. @type {[string, (s: any, slots: any, texts: any) => boolean][]} */
export const PATTERNS = [
  // Fish.
  ['In {us:units}, {d:digit} can only be in {to:units}: {cs:cells}.', (s, {us, d, to, cs}) =>
    same(s.places(us, d), cs) && isFish(s, us, d, to, [])],
  ['In {us:units}, {d:digit} can only be in {to:units}, but for {fins:cells}.', (s, {us, d, to, fins}) =>
    isFish(s, us, d, to, fins)],
  ['In {us:units}, {d:digit} can only be in {to:units}, but for {fins:cells}; and only in {to2:units}, but for ' +
    '{fins2:cells}.',
    (s, {us, d, to, fins, to2, fins2}) => isFish(s, us, d, to, fins) && isFish(s, us, d, to2, fins2)],
  ['{us:units} hold {d:digit} (?<times>twice|three times|four times), and {to:units} have room for it once each.',
    (s, {us, d, to}, {times}) => isSaidFish(s, us, d, to) && us.length === TIMES[times]],
  ['So they have it there, and it leaves the other cells of {to:units}.', (s, {to}) => {
    const {us, d} = s.said.fish[0];
    return same(to, s.said.fish[0].to) && s.allGone(d, (cell) => isIn(s, to, cell) && !isIn(s, us, cell));
  }],
  ['If (?<who>.+?) {d:digit}, {us:units} hold it (?<times>twice|three times|four times) in {to:units}, and it ' +
    'leaves the rest of these.',
    (s, {d, us, to}, {who, times}) => {
      const fins = who.match(/[A-Z]{1,2}\d{1,2}/g).map((name) => s.names.get(name));
      return /^(.+ is not|neither .+ nor .+ is|none of .+ is)$/.test(who) && isSaidFish(s, us, d, to) &&
        same(fins, s.said.fish[0].fins) && us.length === TIMES[times];
    }],
  ['If {fins:cells} is, it leaves what sees (?<what>both of them|all of them|[A-Z]{1,2}\\d+).', (s, {fins}) =>
    same(fins, s.said.fish[0].fins)],
  ['Either way it leaves {cs:cells}.', (s, {cs}) => same(cs, s.gone.map(([cell]) => cell)) && s.said.fish
    .some(() => true) && s.gone.every(([cell, digit]) => s.said.fish.some((fish) => digit === fish.d &&
      isIn(s, fish.to, cell) && s.seesAll(cell, fish.fins) && !isIn(s, fish.us, cell)))],
  ['For each of the two: if none of the places beside is {d:digit}, the others make the fish; if one is, it ' +
    'leaves what sees them all.',
    (s, {d}) => s.said.fish.length === 2 && s.said.fish[0].d === d],
  ['Label: the (?<name>[A-Za-z -]*(?:X-wing|fish|skyscraper|kite)) in {us:units}(, twice)?.', (s, {us}, {name}) =>
    name.toLowerCase() === s.name.toLowerCase() && same(us, s.said.fish?.[0].us ?? s.said.pairs.map(({u}) => u))],

  // Two strong links of a digit.
  ['In {u:unit}, {d:digit} is in {cs:cells}; in {u2:unit}, in {cs2:cells}.', (s, {u, d, cs, u2, cs2}) => {
    s.said.pairs = [{u, cs}, {u: u2, cs: cs2}];
    s.said.digit = d;
    return same(s.places(u, d), cs) && same(s.places(u2, d), cs2) && cs.length === 2 && cs2.length === 2;
  }],
  ['{cs:cells} share {u:unit}.', (s, {cs, u}) => cs.every((cell) => s.in(u, cell))],
  ["{cs:cells} can't both be {d:digit}, so {ends:cells} is.", (s, {cs, d, ends}) => d === s.said.digit &&
    cs.length === 2 && s.sees(cs[0], cs[1]) && s.said.pairs.every((pair, i) => pair.cs.includes(cs[i])) &&
    same(ends, s.said.pairs.flatMap((pair, i) => pair.cs.filter((cell) => cell !== cs[i])))],
  ['What sees {ends:cells} is not.', (s, {ends}) => s.allGone(s.said.digit, (cell) => s.seesAll(cell, ends))],

  ['In {box:unit}, {d:digit} is only in {near:unit} or {far:unit}; in {pair:unit}, only in {cs:cells}.',
    (s, {box, d, near, far, pair, cs}) => {
      s.said.empty = {box, d, near, far, pair, cs};
      return same(s.places(pair, d), cs) && cs.length === 2 &&
        s.places(box, d).every((cell) => s.in(near, cell) || s.in(far, cell)) && s.places(box, d).length > 0;
    }],
  ['If {end:cell} is not {d:digit}, {joint:cell} is, and takes it from {near:unit}, so {box:unit} has it in ' +
    '{far:unit}.',
    (s, {end, d, joint, near, box, far}) => {
      const empty = s.said.empty;
      return same([end, joint], empty.cs) && empty.d === d && empty.near === near && empty.far === far &&
        empty.box === box && s.in(near, joint) && !s.in(box, joint);
    }],
  ['Either way it leaves what sees {end:cell} and {far:unit}.', (s, {end, far}) => s.said.empty.cs.includes(end) &&
    s.said.empty.far === far && s.allGone(s.said.empty.d, (cell) => s.sees(cell, end) && s.in(far, cell) &&
      !s.in(s.said.empty.box, cell))],
  ['Label: the empty rectangle in {box:unit}.', (s, {box}) => box === s.said.empty.box],

  // Wings.
  ['{c:cell} is {ds:digits}; it sees two cells: {p:cell} is {ps:digits} and {q:cell} is {qs:digits}.',
    (s, {c, ds, p, ps, q, qs}) => {
      s.said.wing = {c, p, q};
      return s.seesAll(c, [p, q]) && same(s.digitsOf(c), ds) && same(s.digitsOf(p), ps) && same(s.digitsOf(q), qs) &&
        ps.length === 2 && qs.length === 2;
    }],
  ['If {c:cell} is {x:digit}, {p:cell} is {z:digit}; if it is {y:digit}, {q:cell} is.', (s, {c, x, p, z, y, q}) =>
    same(s.digitsOf(c), [x, y]) && s.seesAll(c, [p, q]) && same(s.digitsOf(p), [x, z]) && same(s.digitsOf(q), [y, z])],
  ['So {cs:cells} is {z:digit}, and what sees (both|all [a-z]+) is not.', (s, {cs, z}) =>
    (s.said.wing ? same(cs, [s.said.wing.p, s.said.wing.q]) : s.said.extra.extra === z && same(cs,
      s.said.extra.holders)) &&
      s.allGone(z, (cell) => s.seesAll(cell, cs))],
  ['If {c:cell} is {x:digit}, {p:cell} is {z:digit}; if it is {y:digit}, {q:cell} is; else it is {z2:digit} itself.',
    (s, {c, x, p, z, y, q, z2}) => {
      s.said.digit = z;
      return z === z2 && same(s.digitsOf(c), [x, y, z]) && same(s.digitsOf(p), [x, z]) && same(s.digitsOf(q), [y, z]) &&
        s.seesAll(c, [p, q]);
    }],
  ['What sees all three is not.', (s) => s.allGone(s.said.digit, (cell) =>
    s.seesAll(cell, [s.said.wing.c, s.said.wing.p, s.said.wing.q]))],
  ['Label: the (XY|XYZ)-wing {cs:cells}.', (s, {cs}) => same(cs, Object.values(s.said.wing))],
  ['{cs:cells} are both {two:digits}.', (s, {cs, two}) => {
    s.said.twins = {cs, two};
    return cs.length === 2 && cs.every((cell) => same(s.digitsOf(cell), two)) && two.length === 2;
  }],
  ['In {u:unit}, {d:digit} is in {cs:cells}, and each of them sees one of the two.', (s, {u, d, cs}) => {
    s.said.joint = {u, d, cs};
    return same(s.places(u, d), cs) && cs.length === 2 && cs.every((cell) => s.said.twins.cs.some((twin) =>
      s.sees(cell, twin)));
  }],
  ['If {near:cell} is {x:digit}, {p:cell} is {z:digit}; if {far:cell} is, {q:cell} is {z2:digit}.', (s, {near, x, p, z,
    far, q, z2}) =>
    z === z2 && x === s.said.joint.d && same([x, z], s.said.twins.two) && same([p, q], s.said.twins.cs) &&
      same([near, far], s.said.joint.cs) && s.sees(near, p) && s.sees(far, q)],
  ['So one of the two is {z:digit}, and what sees both is not.', (s, {z}) => z !== s.said.joint.d &&
    s.said.twins.two.includes(z) && s.allGone(z, (cell) => s.seesAll(cell, s.said.twins.cs))],
  ['Label: the W-wing {cs:cells}.', (s, {cs}) => same(cs, s.said.twins.cs)],

  // Colours and remote pairs.
  ['Either {a:cells} hold {d:digit}, or {b:cells} do: the units between them have two places for it.', (s, {a, d,
    b}) => {
    s.said.colours = {a, b, d};
    return isColouring(s, a, b, d);
  }],
  ['{a:cells} are {d:digit}, or {b:cells} are, one colour or the other.', (s, {a, d, b}) =>
    same(a, s.said.colours.a) && same(b, s.said.colours.b) && d === s.said.colours.d],
  ['A cell that sees one of each is it in neither case.', (s) => s.allGone(s.said.colours.d, (cell) =>
    [s.said.colours.a, s.said.colours.b].every((side) => side.some((each) => s.sees(cell, each))))],
  ['Label: the cells? sees? both colours.', () => true],
  ['{cs:cells} are all {d:digit} or none of them is.', (s, {cs, d}) => d === s.said.colours.d &&
    [s.said.colours.a, s.said.colours.b].some((side) => same(side, cs)) &&
    same(cs, s.gone.map(([cell]) => cell))],
  ['{two:cells} lie in {u:unit} both, which takes it once: so none is.', (s, {two, u}) => {
    s.said.clash = u;
    return two.length === 2 && subset(two, s.gone.map(([cell]) => cell)) && two.every((cell) => s.in(u, cell));
  }],
  ['Label: two of their colour are in {u:unit}.', (s, {u}) => u === s.said.clash],
  ['{cs:cells}, each of which sees the next, are all {two:digits}.', (s, {cs, two}) => {
    s.said.remote = {cs, two};
    return two.length === 2 && cs.every((cell, i) => same(s.digitsOf(cell), two) && (i === 0 || s.sees(cell,
      cs[i - 1])));
  }],
  ['They hold {two:digits} in turn, so {ends:cells} differ: one is {a:digit}, the other {b:digit}.', (s, {two, ends, a,
    b}) => {
    const {cs} = s.said.remote;
    return cs.length % 2 === 0 && same(two, s.said.remote.two) && same([a, b], two) && same(ends, [cs[0], cs.at(-1)]);
  }],
  ['What sees both can be neither.', (s) => s.gone.every(([cell, digit]) => s.said.remote.two.includes(digit) &&
    s.seesAll(cell, [s.said.remote.cs[0], s.said.remote.cs.at(-1)]))],
  ['Label: the remote pair {ends:cells}.', (s, {ends}) => same(ends, [s.said.remote.cs[0], s.said.remote.cs.at(-1)])],

  // Rectangles: none of the corners was given.
  [RECTANGLE, (s, {two}) => isRectangle(s, s.said.corners) && same(two, s.said.two)],
  ['With only {two:digits} in all {n:number} cells, the two could be swapped, and there would be a second solution.',
    (s, {two, n}) => n === s.said.corners.length && isLoop(s, s.said.corners) && same(two, s.said.two)],
  ['Each row, column and box that has one of these {n:number} cells has two of them.', (s, {n}) =>
    n === s.said.corners.length && isLoop(s, s.said.corners)],
  ['{floor:cells} can only be {two:digits}; {roof:cell} can be more.', (s, {floor, two, roof}) =>
    isFloor(s, floor, two) && corners(s, [...floor, roof], two)],
  ['So {c:cell}, the one (corner|cell) that can be more, is more.', (s, {c}) => s.said.corners.every((cell) =>
    (cell === c) === !subset(s.digitsOf(cell), s.said.two)) && s.gone.every(([cell, digit]) =>
    cell === c && s.said.two.includes(digit))],
  ['{floor:cells} can only be {two:digits}, in two rows, two columns and two boxes with {roof:cell}.', (s, {floor, two,
    roof}) =>
    isFloor(s, floor, two) && corners(s, [...floor, roof], two)],
  ['{floor:cells} can only be {two:digits}; {roof:cells} can be {two2:digits} and have {extra:digit} besides.',
    (s, {floor, two, roof, two2, extra}) => {
      s.said.extra = {extra, holders: roof.filter((cell) => s.can(cell, extra))};
      return same(two, two2) && isFloor(s, floor, two) && corners(s, [...floor, ...roof], two) &&
        same(s.digitsOf(roof).filter((digit) => !two.includes(digit)), [extra]);
    }],
  ['{floor:cells} can only be {two:digits}; {roof:cells} can be {extras:digits} besides, and {cs:cells} of ' +
    '{u:unit} can only be {ds:digits}.',
    (s, {floor, two, roof, extras, cs, u, ds}) => {
      s.said.hall = {roof, extras, cs, u, ds: [...new Set([...extras, ...ds])]};
      return same(s.digitsOf(cs), ds) && isFloor(s, floor, two) && corners(s, [...floor, ...roof], two) &&
        same(s.digitsOf(roof).filter((digit) => !two.includes(digit)), extras) && [...roof, ...cs].every((cell) =>
          s.in(u, cell));
    }],
  ['So {roof:cells} is {extras:digits}: with {cs:cells}, {n:number} cells for {m:number} digits of {u:unit}, ' +
    'which are used up there.',
    (s, {roof, extras, cs, n, m, u}) => same(roof, s.said.hall.roof) && same(extras, s.said.hall.extras) && same(cs,
      s.said.hall.cs) &&
      u === s.said.hall.u && n === cs.length + 1 && n === m && m === s.said.hall.ds.length &&
      s.gone.every(([cell, digit]) => s.said.hall.ds.includes(digit) && [...roof, ...cs].every((each) =>
        each !== cell) &&
        s.seesAll(cell, [...roof.filter((each) => s.digitsOf(each).includes(digit)), ...cs.filter((each) => s.can(each,
          digit))]))],
  ['{floor:cells} can only be {two:digits}; in {u:unit}, {d:digit} can only be in {roof:cells}.', (s, {floor, two, u,
    d, roof}) => {
    s.said.lockedRoof = {roof, d};
    return isFloor(s, floor, two) && corners(s, [...floor, ...roof], two) && two.includes(d) && s.isOneOf(u, d, roof);
  }],
  ['{roof:cells} is {d:digit}.', (s, {roof, d}) => same(roof, s.said.lockedRoof.roof) && d === s.said.lockedRoof.d],
  ['Were the other {gone:digit}, only these two digits would be in the (corners|cells).', (s, {gone}) =>
    s.said.two.includes(gone) &&
    gone !== s.said.lockedRoof.d && s.allGone(gone, (cell) => s.said.lockedRoof.roof.includes(cell))],
  ['{floor:cells} can only be {two:digits}; in {us:units}, {d:digit} can only be in the corners, {roof:cells} ' +
    'among them.',
    (s, {floor, two, us, d, roof}) => isFloor(s, floor, two) && corners(s, [...floor, ...roof], two) &&
      two.includes(d) &&
      us.every((unit) => s.isOneOf(unit, d, s.said.corners)) && roof.every((cell) => us.some((unit) => s.in(unit,
        cell)))],
  ['Were {roof:cells} {gone:digit}, both would be, and {floor:cells} would be {other:digit}.', (s, {roof, gone, floor,
    other}) =>
    same([...roof, ...floor], s.said.corners) && same([gone, other], s.said.two) && !s.sees(roof[0], roof[1]) &&
      s.allGone(gone, (cell) => roof.includes(cell))],
  ['{cs:cells} make a rectangle in two boxes, and all can be {two:digits}.', (s, {cs, two}) => corners(s, cs, two) &&
    cs.every((cell) => two.some((digit) => s.can(cell, digit)))],
  ['In {us:units}, {d:digit} can only be in them.', (s, {us, d}) => us.every((unit) => s.isOneOf(unit, d,
    s.said.corners))],
  ['Were {c:cell} {gone:digit}, {beside:cells} would be {d:digit}, and {across:cell} {gone2:digit}.',
    (s, {c, gone, beside, d, across, gone2}) => gone === gone2 && same([gone, d], s.said.two) &&
      same([c, ...beside, across], s.said.corners) && s.seesAll(c, beside) && !s.sees(c, across) &&
      same(s.digitsOf(across), s.said.two) && s.allGone(gone, (cell) => cell === c)],
  ['{cs:cells} were not given and hold {two:digits}: three corners of a rectangle in two boxes.', (s, {cs, two}) => {
    s.said.solved = cs;
    s.said.two = two;
    return cs.length === 3 && cs.every((cell) => !s.given[cell]) && same(cs.map((cell) => s.value[cell]), two);
  }],
  ['Were {c:cell} {d:digit}, {two:digits} could be swapped in all four corners: there would be a second solution.',
    (s, {c, d, two}) => {
      const all = [...s.said.solved, c];
      const across = s.said.solved.find((cell) => !s.sees(cell, c));
      return isRectangle(s, all) && same(two, s.said.two) && s.value[across] === d && s.allGone(d, (cell) =>
        cell === c);
    }],
  ['{cs:cells} were not given and hold {two:digits}; {roof:cells}, the other corners, could be the other way ' +
    'round, or {extra:digit}.',
    (s, {cs, two, roof, extra}) => {
      s.said.solved = cs;
      s.said.two = two;
      s.said.extra = {extra, holders: roof};
      return isRectangle(s, [...cs, ...roof]) && cs.every((cell) => !s.given[cell]) && same(cs.map((cell) =>
        s.value[cell]), two) &&
        roof.every((cell) => subset(s.digitsOf(cell), [...two, extra]) && s.can(cell, extra));
    }],
  ['Without {extra:digit} in {roof:cells}, {two:digits} could be swapped in all four corners: there would be a ' +
    'second solution.',
    (s, {extra, roof, two}) => s.said.extra.extra === extra && same(roof, s.said.extra.holders) && same(two,
      s.said.two) &&
      roof.every((cell) => {
        const across = s.said.solved.find((each) => !s.sees(each, cell));
        return subset(s.digitsOf(cell), [s.value[across], extra]);
      })],
  ['So one of them is {extra:digit}, and what sees both is not.', (s, {extra}) => s.said.extra.extra === extra &&
    s.allGone(extra, (cell) => s.seesAll(cell, s.said.extra.holders))],
  ['Label: the (unique|hidden|avoidable) (rectangle|loop) (with )?{cs:cells}.', (s, {cs}) => same(cs,
    s.said.corners ?? s.said.solved)],
  ['All open cells but {c:cell} have two candidates, and {c2:cell} has three.', (s, {c, c2}) => c === c2 &&
    s.value.every((value, cell) => value || s.digitsOf(cell).length === (cell === c ? 3 : 2))],
  ['Were {c:cell} {others:digits}, all digits would have two places in each unit, and a second solution would ' +
    'come with the first.',
    (s, {c, others}) => {
      s.said.others = {c, others};
      const [digit] = s.digitsOf(c).filter((each) => !others.includes(each));
      return Array.from({length: 3 * s.shape.size}, (_, unit) => unit).every((unit) =>
        s.digitsOf(s.open(unit)).every((each) =>
        s.places(unit, each).filter((cell) => cell !== c || each !== digit).length === 2));
    }],
  ['So it is {d:digit}.', (s, {d}) => same([...s.said.others.others, d], s.digitsOf(s.said.others.c)) &&
    s.placed.some(([cell, digit]) => cell === s.said.others.c && digit === d)],
  ['Label: all other open cells have two candidates.', () => true],
];

const isIn = (s, units, cell) => units.some((unit) => s.in(unit, cell));

/** Each base has the digit to come, once; all of its places but the fins lie in covers, and in no two bases. */
function isFish(s, us, d, to, fins) {
  (s.said.fish ??= []).push({us, d, to, fins});
  const often = (cell) => us.filter((unit) => s.in(unit, cell)).length;
  return us.length === to.length && us.every((unit) => s.places(unit, d).length > 0) &&
    s.places(us, d).every((cell) => fins.includes(cell) || (isIn(s, to, cell) && often(cell) === 1)) &&
    fins.every((cell) => s.can(cell, d) && isIn(s, us, cell));
}

const isSaidFish = (s, us, d, to) => same(us, s.said.fish[0].us) && d === s.said.fish[0].d && same(to,
  s.said.fish[0].to);

/** Cells of both sides hang together by units with two places, one of each side. */
function isColouring(s, a, b, d) {
  const joined = (x, y) => Array.from({length: 3 * s.shape.size}, (_, unit) => unit)
    .some((unit) => same(s.places(unit, d), [x, y]) && x !== y);
  const reached = new Set([a[0]]);
  for (let grown = true; grown;) {
    grown = false;
    for (const [side, other] of [[a, b], [b, a]]) {
      for (const x of side.filter((cell) => reached.has(cell))) {
        for (const y of other.filter((cell) => !reached.has(cell) && joined(x, cell))) {
          reached.add(y);
          grown = true;
        }
      }
    }
  }
  return same([...reached], [...a, ...b]) && !a.some((cell) => b.includes(cell));
}

/** Four cells, none given, in two rows, two columns and two boxes. */
function isRectangle(s, cells) {
  const count = (unitOf) => new Set(cells.map(unitOf)).size;
  return new Set(cells).size === 4 && count(s.shape.row) === 2 && count(s.shape.column) === 2 &&
    count(s.shape.box) === 2 &&
    cells.every((cell) => !s.given[cell]);
}

/**
 * Six cells or more, none given, each of which sees the next: in each row, column and box there are none of them or
 * two, of which one is an even one.
 */
function isLoop(s, cells) {
  const [first] = cells;
  const even = new Map([[first, true]]);
  for (const from of even.keys()) { // which grows meanwhile
    for (const to of cells) if (s.sees(from, to) && !even.has(to)) even.set(to, !even.get(from));
  }
  const units = Array.from({length: 3 * s.shape.size}, (_, unit) => cells.filter((cell) => s.in(unit, cell)));
  return cells.length >= 6 && even.size === cells.length && cells.every((cell) => !s.given[cell]) &&
    units.every(({length, 0: a, 1: b}) => length === 0 || (length === 2 && even.get(a) !== even.get(b)));
}

/** Cells that could be swapped. */
function corners(s, cells, two) {
  s.said.corners = cells;
  s.said.two = two;
  return two.length === 2 && (isRectangle(s, cells) || isLoop(s, cells));
}

const isFloor = (s, cells, two) => cells.every((cell) => s.isOpen(cell) && subset(s.digitsOf(cell), two));
