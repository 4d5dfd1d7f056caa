// The claims of sentences about tridagons. Whether three digits can fill the cells is tried, not argued.
import {same} from './claims-reading.mjs';

/** As in claims-sets.mjs. @type {[string, (s: any, slots: any, texts: any) => boolean][]} */
export const TRIDAGONS = [
  ['{cs:cells} have three cells in each of four boxes.', (s, {cs}) => {
    const boxes = [...new Set(cs.map((cell) => s.shape.box(cell)))];
    s.said.twelve = {cs, boxes};
    return cs.length === 12 && boxes.length === 4 && boxes.every((box) => inBoxes(s, cs, [box]).length === 3);
  }],
  ['They can only be {ds:digits}, except that {hs:cells} can also be {gs:digits}.', (s, {ds, hs, gs}) => {
    s.said.guarded = {ds, hs, gs};
    const others = (cell) => s.digitsOf(cell).filter((digit) => !ds.includes(digit));
    return same(hs.flatMap(others), gs) && hs.every((cell) => others(cell).length > 0) &&
      s.said.twelve.cs.every((cell) => hs.includes(cell) || (s.value[cell] ? ds.includes(s.value[cell]) :
        others(cell).length === 0));
  }],
  ['{ds:digits} alone can\'t fill these twelve cells: ' +
    'if they fit in three of the boxes, they don\'t fit in the fourth.',
  (s, {ds}) => !canFill(s, s.said.twelve.cs, ds)],
  ['So the only guardian is true: {c:cell} is {d:digit}.', (s, {c, d}) => same(s.said.guarded.hs, [c]) &&
    same(s.said.guarded.gs, [d]) && same(s.placed.flat(), [c, d])],
  ['So one of the guardians is true: {c:cell} is {gs:digits}.', (s, {c, gs}) => same(s.said.guarded.hs, [c]) &&
    same(s.said.guarded.gs, gs) && s.gone.every(([cell]) => cell === c)],
  ['It can\'t be {ds:digits}.', (s, {ds}) => s.gone.every(([, digit]) => ds.includes(digit)) &&
    same(ds, s.said.guarded.ds)],
  ['So one of the guardians is true: {d:digit} is in {hs:cells}.', (s, {d, hs}) => same(s.said.guarded.hs, hs) &&
    same(s.said.guarded.gs, [d])],
  ['So {d:digit} can be removed from every cell that sees (both|all of them).', (s, {d}) => same(s.said.guarded.gs,
    [d]) && s.allGone(d, (cell) => s.seesAll(cell, s.said.guarded.hs))],
  ['Label: the tridagon of {ds:digits} in {us:units}.', (s, {ds, us}) => same(ds, s.said.guarded.ds) &&
    us.every((unit) => inBoxes(s, s.said.twelve.cs, [s.shape.box(s.shape.cellsOf(unit)[0])]).length === 3)],
];

const inBoxes = (s, cells, boxes) => cells.filter((cell) => boxes.includes(s.shape.box(cell)));

/** True if the digits can fill the cells so that no two that see each other are equal. */
function canFill(s, cells, digits, filled = new Map()) {
  const cell = cells.find((each) => !filled.has(each));
  if (cell === undefined) return true;
  return digits.some((digit) => [...filled].every(([other, put]) => put !== digit || !s.sees(cell, other)) &&
    canFill(s, cells, digits, new Map([...filled, [cell, digit]])));
}
