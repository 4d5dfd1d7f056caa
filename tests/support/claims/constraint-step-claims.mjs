// A checker of what the sentences about a step by a constraint claim: each is true of something that the step removes,
// and for everything that it removes there is one that is enough.
import {geometryOf} from '../../../web/src/grid/geometry.js';
import {candidatesOf} from '../../../web/src/run/replay.js';
import {wrongInConstraint} from './constraint-claims.mjs';

/**
 * The faults; none where all is right.
 * @param {object} position with rules and candidates @param {object} step @param {{why: string}} words
 * @returns {string[]}
 */
export function wrongInConstraintStep(position, step, {why}) {
  const check = OTHERS[step.technique];
  if (check) return check(geometryOf(position), position, step, why) ? [] : [why];
  const before = {candidates: new Uint32Array(BigUint64Array.from(position.candidates).buffer)};
  const sentences = why.split(/(?<=\.) /);
  const {symbol} = geometryOf(position);
  const isRight = (sentence, [cell, digit]) => {
    const [, digits, reason] = /^(?:For ([^:]+): )?(.*)$/.exec(sentence);
    if (digits && !digits.split(/, | and /).includes(symbol(digit))) return false;
    const words = `It can't be ${digit}: ${reason.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}`;
    const event = {cell, digit, constraint: step.reason.constraint};
    return [null, 'left'].includes(wrongInConstraint(position, {event, before}, words));
  };
  const idle = sentences.filter((sentence) => !step.eliminations.some((gone) => isRight(sentence, gone)));
  const bare = step.eliminations.filter((gone) => !sentences.some((sentence) => isRight(sentence, gone)));
  return [...idle, ...bare.map((gone) => `nothing for ${gone.join(' ')}`)];
}

const INNIES = new RegExp('^All digits of (.+) sum to (\\d+), ' +
  'and the cages (inside|that cover them) sum to (\\d+)\\. So (.+) (?:is|sum to) (\\d+)\\.$');
const CROSSING = new RegExp('^Every way to fill the cage of (\\d+) at (\\w+) has (\\d)\\. So (\\d) is in (.+?), ' +
  'and no cell that sees .+\\.$');

const DOTS = new RegExp('^If (\\w+) were (.+), this chain could not be filled, ' +
  'since cells that see each other have to differ, too\\.$');
const PARITY = new RegExp('^If (\\w+) were (.+), the low cells would be (.+), and the high cells (.+)\\. ' +
  'But cells that see each other have to differ, so the line could not be filled\\.$');

/** Sentences about several constraints, or about cells outside of one. */
const OTHERS = {
  'dot-chains': (shape, position, {eliminations, reason}, why) => {
    const [, cell, digits] = DOTS.exec(why);
    const row = [...new Set(reason.roles.map((mark) => mark.cell))];
    const fits = (a, b, x, y) => shape.constraints.some(({kind, value, cells}) => cells.includes(a) &&
      cells.includes(b) && ((kind === 'difference' && Math.abs(x - y) === Number(value ?? 1)) ||
      (kind === 'ratio' && Math.max(x, y) === Number(value ?? 2) * Math.min(x, y))));
    return areTold(shape, eliminations, cell, digits) &&
      eliminations.every(([at, digit]) => !canFill(shape, position, row, fits, at, digit));
  },
  'whisper-parity': (shape, position, {eliminations, reason}, why) => {
    const [, cell, digits, low, high] = PARITY.exec(why);
    const {cells, value} = shape.constraints[reason.constraint];
    const places = (names) => cellsIn(shape, names).join();
    const sides = [0, 1].map((turn) => cells.filter((_, i) => i % 2 === turn).sort((a, b) => a - b).join());
    const isLow = eliminations[0][1] <= shape.size / 2;
    const own = sides[cells.indexOf(eliminations[0][0]) % 2];
    return areTold(shape, eliminations, cell, digits) && places(isLow ? low : high) === own &&
      sides.includes(places(isLow ? high : low)) && places(low) !== places(high) && eliminations.every(([at, digit]) =>
      !canFill(shape, position, cells, (a, b, x, y) => Math.abs(x - y) >= Number(value), at, digit));
  },
  'innies-and-outies': (shape, position, {eliminations}, why) => {
    const [, names, total, where, cages, list, sum] = INNIES.exec(why);
    const units = unitsIn(shape, names);
    const region = units.flatMap((unit) => shape.cellsOf(unit));
    const isInside = where === 'inside';
    const used = shape.constraints.filter(({kind, value, cells}) => kind === 'cage' && value &&
      (isInside ? cells.every((cell) => region.includes(cell)) : cells.some((cell) => region.includes(cell))));
    const covered = used.flatMap(({cells}) => cells);
    const rest = isInside ? region.filter((cell) => !covered.includes(cell)) :
      covered.filter((cell) => !region.includes(cell));
    const covers = isInside || region.every((cell) => covered.includes(cell));
    const sums = [Number(total), Number(cages), Math.abs(Number(total) - Number(cages))];
    const all = used.reduce((whole, {value}) => whole + value, 0);
    const isTold = sums[0] === units.length * shape.size * (shape.size + 1) / 2 && sums[1] === all &&
      sums[2] === Number(sum) && cellsIn(shape, list).join() === rest.sort((a, b) => a - b).join();
    const fillings = fillingsOf(shape, position, rest, Number(sum));
    return covers && isTold && eliminations.every(([cell, digit]) => rest.includes(cell) &&
      fillings.every((digits) => digits[rest.indexOf(cell)] !== digit));
  },
  'cage-crossing': (shape, position, {eliminations}, why) => {
    const [, total, at, digit, again, list] =
      CROSSING.exec(why);
    const {cells} = shape.constraints.find(({kind, value, cells: own}) => kind === 'cage' && value === Number(total) &&
      own[0] === cellsIn(shape, at)[0]);
    const fillings = fillingsOf(shape, position, cells, Number(total));
    const places = cells.filter((cell) => leftIn(position, cell).includes(Number(digit)));
    return digit === again && fillings.every((digits) => digits.includes(Number(digit))) &&
      cellsIn(shape, list).join() === places.sort((a, b) => a - b).join() && eliminations.every(([cell, gone]) =>
      gone === Number(digit) && places.every((place) => shape.peers(cell).includes(place)));
  },
};

const leftIn = ({candidates}, cell) =>
  candidatesOf(new Uint32Array(BigUint64Array.from(candidates).buffer), cell);

/** All ways to fill cells with a sum, where those that see each other differ. */
function fillingsOf(shape, position, cells, sum, digits = []) {
  if (digits.length === cells.length) return sum === 0 ? [digits] : [];
  const cell = cells[digits.length];
  return leftIn(position, cell).flatMap((digit) => (digit > sum || digits.some((other, i) => other === digit &&
    shape.peers(cell).includes(cells[i])) ? [] : fillingsOf(shape, position, cells, sum - digit, [...digits, digit])));
}

/** True if the sentence names the cell and the digits that the step removes. */
function areTold(shape, eliminations, cell, digits) {
  return eliminations.every(([at]) => shape.cellName(at) === cell) &&
    eliminations.map(([, digit]) => digit).join() === digits.split(/, | or /).join();
}

/** True if cells in a row have digits that fit those of their neighbours, and differ where they see each other. */
function canFill(shape, position, row, fits, target, wanted, digits = []) {
  if (digits.length === row.length) return true;
  const cell = row[digits.length];
  const left = cell === target ? [wanted] : leftIn(position, cell);
  return left.some((digit) => (!digits.length || fits(row[digits.length - 1], cell, digits.at(-1), digit)) &&
    !digits.some((other, i) => other === digit && shape.peers(cell).includes(row[i])) &&
    canFill(shape, position, row, fits, target, wanted, [...digits, digit]));
}

function cellsIn(shape, list) {
  const names = list.split(/, | and | or /);
  return Array.from({length: shape.cells}, (_, cell) => cell).filter((cell) => names.includes(shape.cellName(cell)));
}

/** "rows A and B", "box 5" */
function unitsIn(shape, names) {
  const [, kind, labels] = /^(row|column|box)(?:e?s)? (.+)$/.exec(names);
  const wanted = labels.split(/, | and /);
  return Array.from({length: shape.complete}, (_, unit) => unit).filter((unit) =>
    shape.unitKind(unit) === kind && wanted.includes(shape.unitLabel(unit)));
}
