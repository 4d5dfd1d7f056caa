// The claims of sentences about fish, wings, colours, rectangles and loops.
import {numberOf, same, subset} from './claims-reading.mjs';

const TIMES = {twice: 2, 'three times': 3, 'four times': 4};
const RECTANGLE =
  'If all four corners had only {two:digits}, the two digits could be swapped, giving a second solution.';

/** As in claims-sets.mjs. @type {[string, (s: any, slots: any, texts: any) => boolean][]} */
export const PATTERNS = [
  // Fish.
  ['In {us:units}, {d:digit} can only be in {to:units}.', (s, {us, d, to}) => isFish(s, us, d, to, [])],
  ['Its places are {cs:cells}.', (s, {cs}) => same(s.places(s.said.fish[0].us, s.said.fish[0].d), cs)],
  ['In {us:units}, {d:digit} can only be in {to:units} or in the fins? {fins:cells}.', (s, {us, d, to, fins}) =>
    isFish(s, us, d, to, fins)],
  ['{us:units} need {d:digit} (?<times>twice|three times|four times), and {to:units} can each have it only once.',
    (s, {us, d, to}, {times}) => isSaidFish(s, us, d, to) && us.length === TIMES[times]],
  ['So no other cell of {to:units} can be {d:digit}.', (s, {to, d}) => {
    const {us} = s.said.fish[0];
    return same(to, s.said.fish[0].to) && s.said.fish[0].fins.length === 0 &&
      s.allGone(d, (cell) => isIn(s, to, cell) && !isIn(s, us, cell));
  }],
  ['If (the fin is not|no fin is) {d:digit}, the fish is complete, and no other cell of {to:units} can be {d2:digit}.',
    (s, {d, to, d2}) => s.said.fish.length === 1 && isSaidFish(s, s.said.fish[0].us, d, to) && d === d2],
  ['If the fin is {d:digit}, no cell that sees it can be {d2:digit}.', (s, {d, d2}) =>
    d === d2 && d === s.said.fish[0].d && s.said.fish[0].fins.length === 1],
  ['If a fin is {d:digit}, no cell that sees all the fins( of that fish)? can be {d2:digit}.', (s, {d, d2}) =>
    d === d2 && s.said.fish.every((fish) => fish.d === d && fish.fins.length > 0)],
  ["Either way, {cs:cells} can't be {d:digit}.", (s, {cs, d}) => same(cs, s.gone.map(([cell]) => cell)) &&
    s.gone.every(([cell, digit]) => digit === d && s.said.fish.some((fish) => digit === fish.d &&
      isIn(s, fish.to, cell) && s.seesAll(cell, fish.fins) && !isIn(s, fish.us, cell)))],
  ['These are two fish.', (s) => s.said.fish.length === 2],
  ['If no fin of one is {d:digit}, that fish is complete.', (s, {d}) => s.said.fish.every((fish) => fish.d === d)],
  ['Label: the (?<name>[A-Za-z -]*(?:X-wing|fish|skyscraper|kite)) in {us:units}(, twice)?.', (s, {us}, {name}) =>
    name.toLowerCase() === s.name.toLowerCase() && same(us, s.said.fish?.[0].us ?? s.said.pairs.map(({u}) => u))],

  // Two strong links of a digit.
  ['In {u:unit}, {d:digit} is in {cs:cells}; in {u2:unit}, it is in {cs2:cells}.', (s, {u, d, cs, u2,
    cs2}) => {
    s.said.pairs = [{u, cs}, {u: u2, cs: cs2}];
    s.said.digit = d;
    return same(s.places(u, d), cs) && same(s.places(u2, d), cs2) && cs.length === 2 && cs2.length === 2;
  }],
  ['{cs:cells} share {u:unit}.', (s, {cs, u}) => cs.every((cell) => s.in(u, cell))],
  ["{cs:cells} can't both be {d:digit}.", (s, {cs, d}) => {
    s.said.holders = {cs: s.said.pairs.flatMap((pair, i) => pair.cs.filter((cell) => cell !== cs[i])), z: d};
    return d === s.said.digit && cs.length === 2 && s.sees(cs[0], cs[1]) &&
      s.said.pairs.every((pair, i) => pair.cs.includes(cs[i]));
  }],
  // Each family names by itself who is meant, before this.
  ['So at least one of {cs:cells} is {z:digit}.', (s, {cs, z}) => {
    s.said.oneOf = {cs, z};
    return cs.length > 1 && same(cs, s.said.holders.cs) && z === s.said.holders.z;
  }],
  ["A cell that sees (?<all>both|all [a-z]+|all \\d+) can't be {z:digit}.", (s, {z}, {all}) =>
    numberOf(all) === s.said.oneOf.cs.length && z === s.said.oneOf.z &&
      s.allGone(z, (cell) => s.seesAll(cell, s.said.oneOf.cs))],

  ['In {box:unit}, {d:digit} can only be in {near:unit} or {far:unit}; in {pair:unit}, only in {cs:cells}.',
    (s, {box, d, near, far, pair, cs}) => {
      s.said.empty = {box, d, near, far, pair, cs};
      return same(s.places(pair, d), cs) && cs.length === 2 &&
        s.places(box, d).every((cell) => s.in(near, cell) || s.in(far, cell)) && s.places(box, d).length > 0;
    }],
  ["If {end:cell} is not {d:digit}, {joint:cell} is, and {box:unit} can't have it in {near:unit}.",
    (s, {end, d, joint, near, box}) => {
      const empty = s.said.empty;
      return same([end, joint], empty.cs) && empty.d === d && empty.near === near &&
        empty.box === box && s.in(near, joint) && !s.in(box, joint);
    }],
  ['Then {box:unit} has its {d:digit} in {far:unit}.', (s, {box, d, far}) => box === s.said.empty.box &&
    d === s.said.empty.d && far === s.said.empty.far],
  ["Either way, cells of {far:unit} outside {box:unit} that see {end:cell} can't be {d:digit}.", (s, {far, box, end,
    d}) => s.said.empty.cs.includes(end) && s.said.empty.far === far && s.said.empty.box === box &&
      d === s.said.empty.d && s.allGone(d, (cell) => s.sees(cell, end) && s.in(far, cell) && !s.in(box, cell))],
  ['Label: the empty rectangle in {box:unit}.', (s, {box}) => box === s.said.empty.box],

  // Wings.
  ['{c:cell} \\({ds:digits}\\) sees {p:cell} \\({ps:digits}\\) and {q:cell} \\({qs:digits}\\).',
    (s, {c, ds, p, ps, q, qs}) => {
      s.said.wing = {c, p, q};
      return s.seesAll(c, [p, q]) && same(s.digitsOf(c), ds) && same(s.digitsOf(p), ps) && same(s.digitsOf(q), qs) &&
        ps.length === 2 && qs.length === 2;
    }],
  ['If {c:cell} is {x:digit}, {p:cell} is {z:digit}; if it is {y:digit}, {q:cell} is {z2:digit}.', (s, {c, x, p, z, y,
    q, z2}) => {
    s.said.holders = {cs: [p, q], z};
    return z === z2 && same(s.digitsOf(c), [x, y]) && s.seesAll(c, [p, q]) && same(s.digitsOf(p), [x, z]) &&
      same(s.digitsOf(q), [y, z]);
  }],
  ['If {c:cell} is {x:digit}, {p:cell} is {z:digit}; if it is {y:digit}, {q:cell} is {z2:digit}; otherwise {c2:cell} ' +
    'is {z3:digit}.',
    (s, {c, x, p, z, y, q, z2, c2, z3}) => {
      s.said.holders = {cs: [c, p, q], z};
      return z === z2 && z === z3 && c === c2 && same(s.digitsOf(c), [x, y, z]) && same(s.digitsOf(p), [x, z]) &&
        same(s.digitsOf(q), [y, z]) && s.seesAll(c, [p, q]);
    }],
  ['Label: the (XY|XYZ)-wing {cs:cells}.', (s, {cs}) => same(cs, Object.values(s.said.wing))],
  ['{cs:cells} both have the candidates {two:digits}.', (s, {cs, two}) => {
    s.said.twins = {cs, two};
    return cs.length === 2 && cs.every((cell) => same(s.digitsOf(cell), two)) && two.length === 2;
  }],
  ['In {u:unit}, {d:digit} is in {cs:cells}; {near:cell} sees {p:cell}, and {far:cell} sees {q:cell}.', (s, {u, d, cs,
    near, p, far, q}) => {
    s.said.joint = {u, d, cs};
    return same(s.places(u, d), cs) && cs.length === 2 && same([near, far], cs) && same([p, q], s.said.twins.cs) &&
      s.sees(near, p) && s.sees(far, q);
  }],
  ['If {near:cell} is {x:digit}, {p:cell} is {z:digit}; if {far:cell} is {x2:digit}, {q:cell} is {z2:digit}.', (s,
    {near, x, p, z, far, x2, q, z2}) => {
    s.said.holders = {cs: s.said.twins.cs, z};
    return z === z2 && x === x2 && x !== z && x === s.said.joint.d && same([x, z], s.said.twins.two) &&
      same([p, q], s.said.twins.cs) && same([near, far], s.said.joint.cs) && s.sees(near, p) && s.sees(far, q);
  }],
  ['Label: the W-wing {cs:cells}.', (s, {cs}) => same(cs, s.said.twins.cs)],

  // Colours and remote pairs.
  ['Either all of {a:cells} are {d:digit}, or all of {b:cells} are.', (s, {a, d, b}) => {
    s.said.colours = {a, b, d};
    return isColouring(s, a, b, d);
  }],
  ['Each unit that links them has only two places for {d:digit}.', (s, {d}) => d === s.said.colours.d],
  ['All cells of one colour are {d:digit}.', (s, {d}) => d === s.said.colours.d],
  ["A cell that sees both colours can't be {d:digit} in either case.", (s, {d}) => d === s.said.colours.d &&
    s.allGone(d, (cell) => [s.said.colours.a, s.said.colours.b].every((side) =>
      side.some((each) => s.sees(cell, each))))],
  ['Label: (they see|it sees) both colours.', () => true],
  ['Either all of {cs:cells} are {d:digit}, or none of them is.', (s, {cs, d}) => d === s.said.colours.d &&
    [s.said.colours.a, s.said.colours.b].some((side) => same(side, cs)) &&
    same(cs, s.gone.map(([cell]) => cell))],
  ["{two:cells} are both in {u:unit}, so they can't both be {d:digit}.", (s, {two, u, d}) => {
    s.said.clash = u;
    return d === s.said.colours.d && two.length === 2 && subset(two, s.gone.map(([cell]) => cell)) &&
      two.every((cell) => s.in(u, cell));
  }],
  ['So none of them is.', (s) => s.said.clash !== undefined],
  ['Label: two cells of their colour are in {u:unit}.', (s, {u}) => u === s.said.clash],
  ['{cs:cells} all have the candidates {two:digits}.', (s, {cs, two}) => {
    s.said.remote = {cs, two};
    return two.length === 2 && cs.every((cell) => same(s.digitsOf(cell), two));
  }],
  ['Each of them sees the next.', (s) => s.said.remote.cs.every((cell, i, cs) => i === 0 || s.sees(cell, cs[i - 1]))],
  ['They alternate between {two:digits}, so {ends:cells} differ: one is {a:digit}, the other {b:digit}.', (s, {two,
    ends, a, b}) => {
    const {cs} = s.said.remote;
    return cs.length % 2 === 0 && same(two, s.said.remote.two) && same([a, b], two) && same(ends, [cs[0], cs.at(-1)]);
  }],
  ["A cell that sees both can't be {two:digits}.", (s, {two}) => same(two, s.said.remote.two) && two.length === 2 &&
    s.gone.every(([cell, digit]) => two.includes(digit) &&
    s.seesAll(cell, [s.said.remote.cs[0], s.said.remote.cs.at(-1)]))],
  ['Label: the remote pair {ends:cells}.', (s, {ends}) => same(ends, [s.said.remote.cs[0], s.said.remote.cs.at(-1)])],

  // Rectangles: none of the corners was given.
  [RECTANGLE, (s, {two}) => isRectangle(s, s.said.corners) && same(two, s.said.two)],
  ['If all {n:number} cells had only {two:digits}, the two digits could be swapped, giving a second solution.',
    (s, {two, n}) => n === s.said.corners.length && isLoop(s, s.said.corners) && same(two, s.said.two)],
  ['Each row, column and box that has one of these {n:number} cells has two of them.', (s, {n}) =>
    n === s.said.corners.length && isLoop(s, s.said.corners)],
  ['{floor:cells} can only be {two:digits}; {roof:cell} has other candidates too.', (s, {floor, two, roof}) =>
    isFloor(s, floor, two) && corners(s, [...floor, roof], two)],
  ["So {c:cell}, the only (corner|cell) with other candidates, can't be {two:digits}.", (s, {c, two}) =>
    same(two, s.said.two) && s.said.corners.every((cell) =>
    (cell === c) === !subset(s.digitsOf(cell), s.said.two)) && s.gone.every(([cell, digit]) =>
    cell === c && s.said.two.includes(digit))],
  ['{floor:cells} can only be {two:digits}.', (s, {floor, two}) => {
    s.said.floor = {floor, two};
    return two.length === 2 && isFloor(s, floor, two);
  }],
  ['With {roof:cell} they make a rectangle in two boxes.', (s, {roof}) =>
    corners(s, [...s.said.floor.floor, roof], s.said.floor.two) && isRectangle(s, s.said.corners)],
  ['{floor:cells} can only be {two:digits}; {roof:cells} can also be {extras:digits}.', (s, {floor, two, roof,
    extras}) => {
    s.said.roof = {roof, extras};
    if (extras.length === 1) s.said.holders = {cs: roof.filter((cell) => s.can(cell, extras[0])), z: extras[0]};
    return isFloor(s, floor, two) && corners(s, [...floor, ...roof], two) &&
      same(s.digitsOf(roof).filter((digit) => !two.includes(digit)), extras);
  }],
  ['In {u:unit}, {cs:cells} can only be {ds:digits}.', (s, {u, cs, ds}) => {
    const {roof, extras} = s.said.roof;
    s.said.hall = {roof, extras, cs, u, ds: [...new Set([...extras, ...ds])]};
    return same(s.digitsOf(cs), ds) && [...roof, ...cs].every((cell) => s.in(u, cell));
  }],
  ['So one of {roof:cells} is {extras:digits}.', (s, {roof, extras}) => same(roof, s.said.hall.roof) &&
    same(extras, s.said.hall.extras)],
  ['With {cs:cells}, that makes {n:number} cells for {m:number} digits.', (s, {cs, n, m}) => same(cs, s.said.hall.cs) &&
    n === cs.length + 1 && n === m && m === s.said.hall.ds.length],
  ['These digits can be removed from every cell that sees all their places here.', (s) => {
    const {roof, cs, ds} = s.said.hall;
    return s.gone.every(([cell, digit]) => ds.includes(digit) && ![...roof, ...cs].includes(cell) &&
      s.seesAll(cell, [...roof, ...cs].filter((each) => s.can(each, digit))));
  }],
  ['{floor:cells} can only be {two:digits}; in {u:unit}, {d:digit} can only be in {roof:cells}.', (s, {floor, two, u,
    d, roof}) => {
    s.said.lockedRoof = {roof, d};
    return isFloor(s, floor, two) && corners(s, [...floor, ...roof], two) && two.includes(d) && s.isOneOf(u, d, roof);
  }],
  ['{roof:cells} is {d:digit}.', (s, {roof, d}) => same(roof, s.said.lockedRoof.roof) && d === s.said.lockedRoof.d],
  ['If the other were {gone:digit}, the (corners|cells) would have only these two digits.', (s, {gone}) =>
    s.said.two.includes(gone) &&
    gone !== s.said.lockedRoof.d && s.allGone(gone, (cell) => s.said.lockedRoof.roof.includes(cell))],
  ['In {us:units}, {d:digit} can only be in the corners, including {roof:cells}.',
    (s, {us, d, roof}) => corners(s, [...s.said.floor.floor, ...roof], s.said.floor.two) && s.said.two.includes(d) &&
      us.every((unit) => s.isOneOf(unit, d, s.said.corners)) && roof.every((cell) => us.some((unit) => s.in(unit,
        cell)))],
  ['If {roof:cells} were {gone:digit}, both would be, and {floor:cells} would be {other:digit}.', (s, {roof, gone,
    floor, other}) =>
    same([...roof, ...floor], s.said.corners) && same([gone, other], s.said.two) && !s.sees(roof[0], roof[1]) &&
      s.allGone(gone, (cell) => roof.includes(cell))],
  ['{cs:cells} make a rectangle in two boxes, and all can be {two:digits}.', (s, {cs, two}) => corners(s, cs, two) &&
    cs.every((cell) => two.some((digit) => s.can(cell, digit)))],
  ['In {us:units}, {d:digit} can only be in these corners.', (s, {us, d}) => us.every((unit) => s.isOneOf(unit, d,
    s.said.corners))],
  ['If {c:cell} were {gone:digit}, {beside:cells} would be {d:digit}, and {across:cell} would be {gone2:digit}.',
    (s, {c, gone, beside, d, across, gone2}) => gone === gone2 && same([gone, d], s.said.two) &&
      same([c, ...beside, across], s.said.corners) && s.seesAll(c, beside) && !s.sees(c, across) &&
      same(s.digitsOf(across), s.said.two) && s.allGone(gone, (cell) => cell === c)],
  ['{cs:cells} were not given.', (s, {cs}) => {
    s.said.solved = cs;
    return cs.every((cell) => !s.given[cell]);
  }],
  ['They have {two:digits}, in three corners of a rectangle in two boxes.', (s, {two}) => {
    const cs = s.said.solved;
    s.said.two = two;
    return cs.length === 3 && same(cs.map((cell) => s.value[cell]), two);
  }],
  ['If {c:cell} were {d:digit}, {two:digits} could be swapped in all four corners, giving a second solution.',
    (s, {c, d, two}) => {
      const all = [...s.said.solved, c];
      const across = s.said.solved.find((cell) => !s.sees(cell, c));
      return isRectangle(s, all) && same(two, s.said.two) && s.value[across] === d && s.allGone(d, (cell) =>
        cell === c);
    }],
  ['{cs:cells} were not given and have {two:digits}.', (s, {cs, two}) => {
    s.said.solved = cs;
    s.said.two = two;
    return cs.every((cell) => !s.given[cell]) && same(cs.map((cell) => s.value[cell]), two);
  }],
  ['The other corners, {roof:cells}, can only be {two:digits} the other way round, or {extra:digit}.',
    (s, {two, roof, extra}) => {
      s.said.holders = {cs: roof, z: extra};
      return same(two, s.said.two) && isRectangle(s, [...s.said.solved, ...roof]) &&
        roof.every((cell) => subset(s.digitsOf(cell), [...two, extra]) && s.can(cell, extra));
    }],
  ['Without {extra:digit} in {roof:cells}, {two:digits} could be swapped in all four corners, giving a second ' +
    'solution.',
    (s, {extra, roof, two}) => s.said.holders.z === extra && same(roof, s.said.holders.cs) && same(two, s.said.two) &&
      roof.every((cell) => {
        const across = s.said.solved.find((each) => !s.sees(each, cell));
        return subset(s.digitsOf(cell), [s.value[across], extra]);
      })],
  ['Label: the (unique|hidden|avoidable) (rectangle|loop) (with )?{cs:cells}.', (s, {cs}) => same(cs,
    s.said.corners ?? s.said.solved)],
  ['{c:cell} has three candidates, and every other open cell has two.', (s, {c}) =>
    s.value.every((value, cell) => value || s.digitsOf(cell).length === (cell === c ? 3 : 2))],
  ['If {c:cell} were {others:digits}, every digit would have two places in each unit.',
    (s, {c, others}) => {
      s.said.others = {c, others};
      const [digit] = s.digitsOf(c).filter((each) => !others.includes(each));
      return Array.from({length: 3 * s.shape.size}, (_, unit) => unit).every((unit) =>
        s.digitsOf(s.open(unit)).every((each) =>
        s.places(unit, each).filter((cell) => cell !== c || each !== digit).length === 2));
    }],
  ['Then there would be a second solution.', (s) => s.said.others.others.length > 0],
  ['So it has to be {ds:digits}.', (s, {ds}) => (s.said.made ? isMade(s, ds) : isLeft(s, ds))],
  ['Label: every other open cell has two candidates.', () => true],
];

/** The digits that a loop keeps in its cell: all others are removed. */
const isMade = (s, ds) => same(ds, s.said.made.digits) && s.gone.every(([cell, digit]) => cell === s.said.made.cell &&
  !ds.includes(digit));

/** The digits that are left if the others would give a second solution. */
const isLeft = (s, [digit]) => same([...s.said.others.others, digit], s.digitsOf(s.said.others.c)) &&
  s.placed.some(([cell, put]) => cell === s.said.others.c && put === digit);

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
