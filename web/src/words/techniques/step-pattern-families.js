/**
 * Families of techniques, and the parts of their reasons that are emphasised on a grid: first the visible pattern,
 * then, separately for hints that show only the pattern, the parts that show the conclusion.
 */
import {linksBetween, setsOf} from './reason-parts.js';
import {sortedUnique} from '../numbers.js';

/** @typedef {import('../../protocol/people.js').FoundStep} FoundStep */
/** @typedef {import('../../protocol/people.js').LinkNode} LinkNode */
/** @typedef {import('./step-pattern.js').StepPattern} StepPattern */
/** @typedef {import('./step-pattern.js').Marked} Marked */
/** @typedef {import('./step-pattern.js').Look} Look */
/** @typedef {HumanReason['roles'][number]} RoleMark */
/** @typedef {import('../../protocol/people.js').HumanReason} HumanReason */

/** @typedef {{seen: Partial<StepPattern>, followed?: Partial<StepPattern>}} Drawn */

/** By ids, the first that fits. @type {[RegExp, (step: FoundStep) => Drawn][]} */
const FAMILIES = [
  [/^(full-house|hidden-single|naked-single)/, single],
  [/^(nishio|dynamic-contradiction)$/, refutation],
  [/forcing-chain$/, forcing],
  [/^simple-colours/, colours],
  [/^remote-pairs$/, remotePairs],
  [/^(xy|xyz|w)-wing$|^(skyscraper|two-string-kite|turbot-fish|empty-rectangle)$/, pincers],
  [/^((unique|hidden)-rectangle|unique-loop)/, rectangle],
  [/^avoidable-rectangle/, solvedRectangle],
  [/^bug-plus-one$/, lastCell],
  [/^tridagon$/, guarded],
  [/^innies-and-outies$/, innies],
  [/^(one-constraint|cage-crossing|xv-pairs|renban-windows)$|-(combinations|partners|bounds)$/, constrained],
  [/^(dot-chains|whisper-parity)$/, constrained],
  [/^(als-(xz|xy-wing|chain)|death-blossom)$/, almostLocked],
  [/^sue-de-coq$/, sueDeCoq],
  [/(chain|loop)$/, chain],
  [/./, members],
];

/** @param {FoundStep} step @returns {Drawn} */
export function familyOf(step) {
  const [, draw] = /** @type {typeof FAMILIES[number]} */ (FAMILIES.find(([ids]) => ids.test(step.technique)));
  return draw(step);
}

/** Of a single, the cell that it goes to is the conclusion. @param {FoundStep} step */
function single({reason: {roles}}) {
  return {seen: {ringed: cellsOf(roles, 'blocker')}};
}

/** Locked candidates, subsets, fish. @param {FoundStep} step */
function members({reason: {roles}}) {
  return {seen: {candidates: marked(roles)}};
}

/** It starts from the candidate that it rules out, so the pattern shows only its end. @param {FoundStep} step */
function refutation({reason: {roles, units, links}}) {
  return {
    seen: {ringed: units.length ? [] : roles.slice(-1).map(({cell}) => cell)},
    followed: {candidates: marked(roles), links, ringed: []},
  };
}

/** @param {FoundStep} step */
function forcing({reason: {roles, links}}) {
  const cases = roles.filter(({role}) => role === 'pivot').map(withLook('end'));
  return {seen: {candidates: cases}, followed: {candidates: [...cases, ...marked(roles)], links}};
}

/**
 * The pattern does not show which colour is false: the first in the grid always wears the same.
 * @param {FoundStep} step
 */
function colours({reason: {roles}}) {
  const first = roles.reduce((a, b) => (b.cell < a.cell ? b : a)).role;
  return {seen: {candidates: roles.map((mark) => withLook(mark.role === first ? 'on' : 'member')(mark))}};
}

/** Cell by cell the digits change sides. @param {FoundStep} step */
function remotePairs({reason: {roles, digits, links}}) {
  const cells = [links[0].from, ...links.map(({to}) => to)].map(({cells: [cell]}) => cell);
  return {seen: {links, candidates: roles.map((mark) =>
    withLook(digits[cells.indexOf(mark.cell) % 2] === mark.digit ? 'on' : 'member')(mark))}};
}

/** Two cells, or more, of which one holds a digit. @param {FoundStep} step */
function pincers({reason: {roles, links}}) {
  const tips = roles.filter(({role}) => role === 'pincer');
  const groups = sortedUnique(tips.map(({group}) => group));
  const ends = links.some(({strong}) => strong) ? endsOf(links) :
    roles.filter(({role, digit}) => /^(pincer|pivot)$/.test(role) &&
      groups.every((group) => tips.some((tip) => tip.group === group && tip.digit === digit)));
  return {seen: {links, candidates: [...roles.map(withLook('member')), ...ends.map(withLook('end'))]}};
}

/** @param {FoundStep} step */
function chain({reason: {roles, links}}) {
  const isClosed = !links[links.length - 1].strong;
  const starts = (/** @type {RoleMark} */ {cell, digit}) => digit === links[0].from.digit &&
    links[0].from.cells.includes(cell);
  const candidates = roles.filter(({role}) => role !== 'set').map((mark) => withLook(mark.role !== 'pincer' ?
    lookOf(mark.role) : !isClosed ? 'end' : starts(mark) ? 'member' : 'on')(mark));
  return {seen: {candidates, links, sets: setCellsOf(roles).map((cells) => ({name: '', cells}))}};
}

/** @param {FoundStep} step */
function rectangle({reason: {roles}}) {
  return {seen: {candidates: marked(roles), sets: [{name: '', cells: cellsOf(roles, 'floor', 'roof', 'extra')}]}};
}

/** The floor holds its digits already. @param {FoundStep} step */
function solvedRectangle({reason: {roles}}) {
  return {seen: {
    candidates: marked(roles.filter(({role}) => role !== 'floor')),
    sets: [{name: '', cells: cellsOf(roles, 'floor', 'roof', 'extra')}],
  }};
}

/** @param {FoundStep} step */
function lastCell({reason: {roles}}) {
  return {seen: {sets: [{name: '', cells: cellsOf(roles, 'roof')}]}};
}

/** Twelve cells, and the guardians, of which one is true. @param {FoundStep} step */
function guarded({reason: {roles}}) {
  return {seen: {
    candidates: roles.map((mark) => withLook(mark.role === 'extra' ? 'end' : 'member')(mark)),
    sets: [{name: '', cells: cellsOf(roles, 'floor', 'extra')}],
  }};
}

/** Cages, and the cells whose sum they leave. @param {FoundStep} step */
function innies({reason: {roles}}) {
  return {seen: {
    sets: setCellsOf(roles).map((cells) => ({name: '', cells})), ringed: cellsOf(roles, 'blocker'),
    candidates: marked(roles.filter(({role}) => role === 'member')),
  }};
}

/** The cells of a constraint, which the board draws by itself. @param {FoundStep} step */
function constrained({reason: {roles}}) {
  return {seen: {ringed: cellsOf(roles, 'blocker'), sets: [{name: '', cells: cellsOf(roles, 'blocker', 'member')}]}};
}

/** Sets by their letters, and the digits that link them; then the one that one of the outer sets holds. */
function almostLocked(/** @type {FoundStep} */ {technique, reason, eliminations}) {
  const sets = setsOf(reason);
  const isBlossom = technique === 'death-blossom';
  const outer = isBlossom || sets.length < 3 ? sets : [sets[0], sets[sets.length - 1]];
  const gone = eliminations.map(([, digit]) => digit);
  const closing = reason.roles.filter(({role, group, digit}) => role === 'set' && gone.includes(digit) &&
    outer.some((set) => set.group === group));
  return {
    seen: {
      sets: sets.map(({cells, name}) => ({cells, name})),
      candidates: marked(reason.roles.filter(({role}) => role !== 'set')),
      links: isBlossom ? stemLinks(reason) : chainLinks(reason),
    },
    followed: {candidates: closing.map(withLook('end'))},
  };
}

/** From each set to the next. @param {HumanReason} reason */
function chainLinks(reason) {
  const sets = setsOf(reason);
  const node = (/** @type {number} */ i, /** @type {number} */ digit) => placesOf(reason, sets[i].group, digit);
  const digits = sets.length > 2 ? linksBetween(sets).map((digit, i) => ({digit, i})) :
    sets[0].shared.map((digit) => ({digit, i: 0}));
  return digits.map(({digit, i}) => weak(node(i, digit), node(i + 1, digit)));
}

/** From each candidate of the stem to its petal. @param {HumanReason} reason */
function stemLinks(reason) {
  return reason.roles.filter(({role}) => role === 'pivot').map(({cell, digit, group}) =>
    weak({cells: [cell], digit}, placesOf(reason, group, digit)));
}

/** @param {HumanReason} reason @param {number} group @param {number} digit @returns {LinkNode} */
function placesOf({roles}, group, digit) {
  return {digit, cells: cellsOf(roles.filter((mark) => mark.group === group && mark.digit === digit), 'shared')};
}

/** @param {LinkNode} from @param {LinkNode} to */
function weak(from, to) {
  return {from, to, strong: false, group: 0};
}

/** The crossing, and what goes with it on the line, whose digits are filled, and in the box. @param {FoundStep} step */
function sueDeCoq({reason: {roles}}) {
  const parts = [roles.filter(({role}) => role === 'member'), ...[0, 1].map((number) =>
    roles.filter(({role, group}) => role === 'set' && group === number))];
  const onLine = parts[1].map(({digit}) => digit);
  return {seen: {
    sets: parts.map((part) => ({name: '', cells: sortedUnique(part.map(({cell}) => cell))})),
    candidates: roles.map((mark) => withLook(mark.role === 'set' && mark.group === 1 ? 'member' :
      onLine.includes(mark.digit) ? 'on' : 'member')(mark)),
  }};
}

/** @param {RoleMark[]} roles @returns {Marked[]} */
function marked(roles) {
  return roles.map((mark) => withLook(lookOf(mark.role))(mark));
}

/** @param {string} role @returns {Look} */
function lookOf(role) {
  if (role === 'fin' || role === 'extra') return 'beside';
  return role === 'on' || role === 'shared' ? 'on' : 'member';
}

/** @param {Look} look */
function withLook(look) {
  return (/** @type {{cell: number, digit: number}} */ {cell, digit}) => ({cell, digit, look});
}

/** @param {RoleMark[]} roles @param {string[]} names */
function cellsOf(roles, ...names) {
  return sortedUnique(roles.filter(({role}) => names.includes(role)).map(({cell}) => cell));
}

/** The cells of each set, by its number. @param {RoleMark[]} roles @returns {number[][]} */
export function setCellsOf(roles) {
  const ofSets = roles.filter(({role}) => role === 'set');
  return sortedUnique(ofSets.map(({group}) => group)).map((number) =>
    cellsOf(ofSets.filter(({group}) => group === number), 'set'));
}

/** The candidates at both ends. @param {HumanReason['links']} links */
function endsOf(links) {
  return [links[0].from, links[links.length - 1].to].flatMap(({cells, digit}) => cells.map((cell) => ({cell, digit})));
}
