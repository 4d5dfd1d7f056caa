/** The names of constraints and the sentences of their steps. */

import messages from '../../languages/en/constraints.js';
import {indexedLine} from '../grid/compared-cells.js';
import {isCheckable, isSolution} from '../grid/constraint-check.js';
import {speaker} from '../language/catalogue.js';
import {constraintReason} from '../run/constraint-reason.js';
import {causeTail, cellList} from './narrate.js';
import {either, list, listParts, neither, sentenceCase, sortedUnique, textOf} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {import('../grid/geometry.js').Notation} Notation */
/** @typedef {import('../run/constraint-reason.js').ConstraintReason} ConstraintReason */
/** @typedef {import('../run/replay.js').RunEvent} RunEvent */
/** @typedef {import('../run/replay.js').State} State */
/** @typedef {import('./narrate.js').Part} Part */
/** @typedef {keyof typeof messages} Id */

const say = speaker('constraints', messages);

/**
 * The final check, with constraints.
 * @param {Geometry} shape @param {ArrayLike<number>} givens @param {ArrayLike<number>} values
 * @returns {boolean | null} null if the digits break no rule that can be checked here, but there are others
 */
export function finalCheck(shape, givens, values) {
  return isSolution(shape, givens, values) && (isCheckable(shape) || null);
}

/** The sentence of a pass through constraints. @param {import('../run/replay.js').RunEvent} event */
export function pass({count = 0}) {
  return say('pass', {count});
}

/** More cells than these are not named. */
const MOST_NAMED = 3;

/** The messages of a kind. */
const IDS = {
  name: (/** @type {string} */ kind) => `name.${kind}`,
  label: (/** @type {string} */ kind) => `label.${kind}`,
  text: (/** @type {string} */ kind) => `text.${kind}`,
  noun: (/** @type {string} */ kind) => `noun.${kind}`,
  fact: (/** @type {string} */ kind) => `fact.${kind}`,
  log: (/** @type {string} */ kind) => `log.${kind}`,
};

/** @param {keyof typeof IDS} part @param {string} kind one without words of its own is another one */
export function idOf(part, kind) {
  const id = IDS[part](kind);
  return /** @type {Id} */ (id in messages ? id : IDS[part]('other'));
}

/**
 * Everything that the messages of a constraint may name.
 * @param {Geometry} shape @param {Constraint} constraint @param {number[]} cells that are listed
 * @param {Notation} [notation]
 */
export function slotsOf(shape, {cells: all, value = 0, values = []}, cells, notation) {
  const [first, last] = [all[0] ?? 0, all[all.length - 1] ?? 0];
  const isRow = shape.row(first) === shape.row(last);
  return {
    value: typeof value === 'number' ? signed(value) : value,
    digits: list(values.map(shape.symbol)), choice: either(values.map(shape.symbol)),
    often: list(sortedUnique(values).map((digit) => say('often', {
      digit: shape.symbol(digit), count: values.filter((each) => each === digit).length,
    }))),
    cells: cellList(shape, cells, 'name', notation),
    first: namedCell(shape, first, notation), last: namedCell(shape, last, notation),
    named: cells.length && cells.length <= MOST_NAMED ? 'some' : 'none',
    unit: shape.unitName(isRow ? shape.row(first) : shape.size + shape.column(first), notation),
    count: all.length, highest: shape.symbol(shape.size),
  };
}

/** @param {Geometry} shape @param {number} cell @param {Notation} [notation] */
function namedCell(shape, cell, notation) {
  return {text: shape.cellName(cell, notation), mark: /** @type {const} */ ('name'), cell};
}

/** Kinds whose labels don't say where they are: they stand for a mark in a cell. */
const BARE = new Set(['odd', 'even', 'minimum', 'maximum', 'clone', 'indexer', 'counting-circles', 'quadruple',
  'contain', 'contain-exact']);

/** True if the label of a kind doesn't say where it is. @param {string} kind */
export function hasBareLabel(kind) {
  return BARE.has(kind);
}

/** Kinds whose facts don't say where they are: they are about a line that is drawn. */
const UNPLACED = new Set(['whisper', 'pill-arrow', 'double-arrow', 'sum-line', 'sum-loop', 'lockout', 'entropic',
  'modular', 'zipper', 'count-distinct']);

/** Kinds for which a digit can be impossible by itself, though that is not seen at once. */
const READ_AS_WHOLE = new Set(['sandwich', 'x-sum', 'skyscraper', 'sum-line', 'sum-loop']);

/** A choice of more rules than these is called after its place. */
const MOST_CHOICES = 3;
/** A choice that takes more words to say is not said in a reason, which has others. */
const MOST_WORDS = 12;

/**
 * The name of a constraint on a board: "thermometer from A1 to A5". A choice of few is called after these. If another
 * one has the same name, all cells follow, or the rules of a choice.
 * @param {Geometry} shape @param {Constraint} constraint @param {Notation} [notation]
 * @returns {string}
 */
export function constraintLabel(shape, constraint, notation) {
  const label = shortLabel(shape, constraint, notation);
  const {kind, parts} = constraint;
  if (!isNamed(constraint) || BARE.has(kind) || !isShared(shape, constraint)) return label;
  const more = parts?.length ? joined(shape, constraint, notation) : cellsIn(shape, constraint, notation);
  return more ? say('label.with-cells', {label, cells: more}) : label;
}

/** Its name as a noun, for a sentence: "sign between A1 and A2". @type {typeof constraintLabel} */
export function constraintNoun(shape, constraint, notation) {
  const label = constraintLabel(shape, constraint, notation);
  return say(idOf('noun', constraint.kind), {...slotsOf(shape, constraint, [], notation), label});
}

/** The constraints of a board that share their name with another one. @type {WeakMap<Geometry, Set<Constraint>>} */
const sharing = new WeakMap();

/** True if another constraint of the board has the same name. @param {Geometry} shape @param {Constraint} constraint */
function isShared(shape, constraint) {
  const shared = sharing.get(shape) ?? new Set();
  if (!sharing.has(shape)) {
    sharing.set(shape, shared);
    const firsts = new Map();
    for (const each of shape.constraints) {
      const label = shortLabel(shape, each);
      const first = firsts.get(label);
      if (first) shared.add(first).add(each);
      else firsts.set(label, each);
    }
  }
  return shared.has(constraint);
}

/** @param {Geometry} shape @param {Constraint} constraint @param {Notation} [notation] @returns {string} */
function shortLabel(shape, constraint, notation) {
  return textOf(labelParts(shape, constraint, notation));
}

/** @param {Geometry} shape @param {Constraint} constraint @param {Notation} [notation] @returns {Part[]} */
function labelParts(shape, constraint, notation) {
  if (isPlainChoice(constraint)) {
    return [{text: either((constraint.parts ?? []).map((part) => shortLabel(shape, part, notation)))}];
  }
  const id = idOf('label', isNamed(constraint) ? constraint.kind : 'other');
  return say.parts(id, slotsOf(shape, constraint, [], notation));
}

/** Without separators, and with a true minus: "1005", "−3" @param {number} number */
function signed(number) {
  return String(number).replace('-', '−');
}

/** All cells of a constraint: "A1 A2", each with how often it counts. @type {typeof constraintLabel} */
function cellsIn(shape, {kind, cells, values: times = []}, notation) {
  return cells.map((cell, i) => {
    const often = kind === 'sum' ? times[i] ?? 1 : 1;
    return (often === 1 ? '' : `${signed(often)}×`) + shape.cellName(cell, notation);
  }).join(' ');
}

/**
 * The rules that a choice or a group consists of, each with all its cells: its parts are not drawn.
 * @type {typeof constraintLabel}
 */
export function joined(shape, {kind, parts = []}, notation) {
  const labels = parts.map((part) => {
    if (part.parts?.length) return `(${joined(shape, part, notation)})`;
    if (part.kind === 'given') return say('fact.given', slotsOf(shape, part, [], notation));
    const label = isNamed(part) ? labelParts(shape, part, notation) : say.parts('label.differ');
    const isWhole = part.cells.every((cell) => label.some((each) => each.cell === cell)) && !part.values;
    return isWhole ? textOf(label) :
      say('label.with-cells', {label: textOf(label), cells: cellsIn(shape, part, notation)});
  });
  return kind === 'or' ? either(labels) : list(labels);
}

/** Kinds that mark cells, and say something about each. */
const MARKED = new Set(['minimum', 'maximum', 'indexer']);
/** Kinds with facts about marks on the board, which parts of a choice don't have: their names say it. */
const NAMED_ONLY = new Set(['odd', 'even']);
/** Clues that are plain numbers beside the grid. Their facts name a row or column, which is all of their cells. */
export const PLAIN_CLUES = new Set(['sandwich', 'x-sum', 'skyscraper', 'numbered-room']);

/**
 * The rules that a choice or a group consists of, each as what it says, with cells that this doesn't name.
 * @param {Geometry} shape @param {Constraint} constraint @returns {string}
 */
export function explained(shape, {kind, parts = []}) {
  const facts = parts.map((part) => {
    if (part.parts?.length) return `(${explained(shape, part)})`;
    if (!isNamed(part) || NAMED_ONLY.has(part.kind)) return joined(shape, {kind, cells: [], parts: [part]});
    if (MARKED.has(part.kind)) return list(part.cells.map((cell) => textOf(plainFact(shape, part, cell))));
    const own = plainFact(shape, part, part.cells[0]);
    // A reason is about the ends of a lockout line, or about what lies between them.
    const fact = part.kind !== 'lockout' ? own :
      listParts([say.parts('fact.lockout-ends', slotsOf(shape, part, part.cells)), own], 'and');
    const isWhole = part.cells.every((cell) => fact.some((each) => each.cell === cell));
    return isWhole || PLAIN_CLUES.has(part.kind) ? textOf(fact) :
      say('label.with-cells', {label: textOf(fact), cells: cellsIn(shape, part)});
  });
  return kind === 'or' ? either(facts) : list(facts);
}

/**
 * True for a choice of few rules that can be told by their names. It is drawn as one area: a mark of a part isn't
 * there.
 * @param {Constraint} constraint
 */
function isPlainChoice({kind, parts = []}) {
  return kind === 'or' && parts.length <= MOST_CHOICES && parts.every((part) => isNamed(part) &&
    !part.parts?.length && !hasBareLabel(part.kind) && part.kind !== 'pair-all' && IDS.label(part.kind) in messages);
}

/** True unless the units of the board say it already. @param {Constraint} constraint */
export function isNamed({kind, value}) {
  return kind !== 'all-different' && (kind !== 'cage' || Boolean(value));
}

/** The constraints of a cell, by their labels. @param {Geometry} shape @param {number} cell */
export function constraintsAt(shape, cell) {
  return shape.constraints.filter((each) => isNamed(each) && each.cells.includes(cell))
    .map((each) => constraintLabel(shape, each));
}

/** The units of a cell that other rules give it, and its constraints. @param {Geometry} shape @param {number} cell */
export function rulesAt(shape, cell) {
  const {unitsOf, unitKind, unitName, isTotalled} = shape;
  const isUsual = (/** @type {number} */ unit) => ['row', 'column', 'box'].includes(unitKind(unit));
  const units = unitsOf(cell).filter((unit) => !isUsual(unit) && !isTotalled(unit));
  return [...units.map((unit) => say('within', {unit: unitName(unit)})), ...constraintsAt(shape, cell)];
}

/** How digits are joined: those that a cell can't be, and others. @param {string} kind of a reason or a clause */
const joiner = (kind) => (kind === 'not' ? neither : either);

/**
 * Why a constraint rules the digit out, or why there is a contradiction.
 * @param {Geometry} shape @param {RunEvent} event @param {State} before @param {Notation} [notation]
 * @returns {Part[]}
 */
export function why(shape, event, before, notation) {
  const constraint = constraintOf(shape, event);
  const reason = constraintReason(shape, constraint, event, before);
  const slots = {...slotsOf(shape, constraint, namedCells(constraint, event), notation),
    ...pairSlots(shape, constraint, event.cell ?? 0, reason, notation)};
  const fact = choiceFact(shape, constraint, notation) ?? say.parts(factOf(constraint, event, reason), slots);
  if (event.cell === undefined) return say.parts('conflict', {fact});
  const {kind, digits, clauses} = reason;
  const digit = shape.symbol(event.digit ?? 0);
  if (/^(sets|circles|distinct)-/.test(kind)) {
    return byCounting({shape, first: constraint.cells[0], reason, fact, digit, notation});
  }
  if (reason.own && reason.other) return bySides({shape, event, constraint, reason, slots, fact, digit, notation});
  switch (kind) {
    case 'alone':
      if (constraint.kind === 'whisper') return say.parts('why.too-near', {fact, digit});
      return READ_AS_WHOLE.has(constraint.kind) ? say.parts('why.alone', {fact, digit}) : fact;
    case 'peer':
      return causeTail(shape, [event.cell], reason.cells[0], digit, notation);
    case 'both': return constraint.cells.length === 2 ? say.parts('why.both', {fact, digit}) :
      say.parts('why.too', {fact, digit, cell: nearCell(shape, event.cell, reason.cells[0], notation)});
    case 'after':
    case 'before': return say.parts(`why.${kind}`, {...slots, count: digits[0]});
    case 'least':
    case 'most':
    case 'missing': return say.parts(`why.${kind}`, {fact, digits: signed(digits[0])});
    case 'often':
    case 'seldom': return say.parts(`why.${kind}`, {fact, digit, count: digits[0]});
    case 'others': return say.parts('why.others', {fact, digits: neither(digits.map(shape.symbol))});
    case 'two': {
      const [first, second] = (clauses ?? []).map((clause) => say.parts(`clause.${clause.kind}`, {
        cell: cellList(shape, clause.cells, 'ringed', notation),
        digits: joiner(clause.kind)(clause.digits.map(shape.symbol)),
      }));
      return say.parts('why.two', {fact, first, second});
    }
    case 'is':
    case 'not':
    case 'from':
    case 'to': {
      const cell = reason.isNear ? nearCell(shape, event.cell, reason.cells[0], notation) :
        cellList(shape, reason.cells, 'ringed', notation);
      return say.parts(`why.${kind}`, {fact, cell, digits: joiner(kind)(digits.map(shape.symbol))});
    }
    default: return say.parts('why.left', {fact, digit});
  }
}

/**
 * A cell that another one sees: "B3 in its row".
 * @param {Geometry} shape @param {number} cell @param {number} other @param {Notation} [notation]
 */
function nearCell(shape, cell, other, notation) {
  const unit = shape.sharedUnit(cell, other);
  return say.parts('near', {
    cell: cellList(shape, [other], 'ringed', notation), kind: unit < 0 ? 'none' : shape.unitKind(unit),
  });
}

/**
 * All cells of a constraint, since a list without one would seem to be another sum. Only the cage of a cell and another
 * one is called after that.
 * @param {Constraint} constraint @param {RunEvent} event
 */
function namedCells({kind, cells}, {cell: own}) {
  return kind === 'cage' && cells.length === 2 ? cells.filter((cell) => cell !== own) : cells;
}

/**
 * A choice of few rules, with what each says: "either A1 is 1 or A2 is 1".
 * @param {Geometry} shape @param {Constraint} constraint @param {Notation} [notation]
 * @returns {Part[] | null} null for other rules, and for choices that take too many words or don't say where they
 * are
 */
function choiceFact(shape, constraint, notation) {
  const {parts = []} = constraint;
  if (!isPlainChoice(constraint) || parts.some(({kind}) => UNPLACED.has(kind))) return null;
  const facts = parts.map((part) => plainFact(shape, part, part.cells[0], notation));
  const choices = listParts(facts, 'or');
  return textOf(choices).split(' ').length > MOST_WORDS ? null : say.parts('fact.either', {choices});
}

/**
 * A rule of some cells as a reason says it: "the cage with A1 and A2 sums to 5".
 * @param {Geometry} shape @param {Constraint} constraint @param {number} marked the cell that it is about, if it marks
 * several @param {Notation} [notation]
 */
function plainFact(shape, constraint, marked, notation) {
  const reason = {kind: '', cells: [], marked};
  return say.parts(factOf(constraint, {}, reason),
    {...slotsOf(shape, constraint, constraint.cells, notation), ...pairSlots(shape, constraint, -1, reason, notation)});
}

/**
 * The message of the rule, as far as it matters for the step.
 * @param {Constraint} constraint @param {Partial<RunEvent>} event
 * @param {Pick<ConstraintReason, 'cells'> & {kind: string}} reason
 */
function factOf({kind, cells: all, values}, {cell = -1}, {kind: why, cells: forcing}) {
  if (kind === 'sum' && values) return 'fact.sum-times';
  if (why.startsWith('circles-')) return 'fact.circles-count';
  const isEnd = (/** @type {number} */ each) => each === all[0] || each === all[all.length - 1];
  if (kind === 'lockout' && forcing.length && [cell, ...forcing].every(isEnd)) return 'fact.lockout-ends';
  // The board shows a contradiction on no line more than on others.
  if (kind === 'whisper' && cell < 0) return 'fact.whisper-line';
  return idOf('fact', kind);
}

/**
 * Cells that some rules are about: the two that a palindrome compares, the least or greatest one, the indexing cell
 * with its digit and its line.
 * @param {Geometry} shape @param {Constraint} constraint @param {number} cell
 * @param {Pick<ConstraintReason, 'marked'>} reason
 * @param {Notation} [notation]
 */
function pairSlots(shape, {kind, cells: all, value}, cell, {marked = all[0] ?? 0}, notation) {
  if (kind === 'palindrome' && all.includes(cell)) {
    const partner = all[all.length - 1 - all.indexOf(cell)];
    return {first: namedCell(shape, cell, notation), last: namedCell(shape, partner, notation)};
  }
  const first = namedCell(shape, marked, notation);
  if (kind === 'minimum' || kind === 'maximum') return {first};
  if (kind !== 'indexer') return {};
  const {size} = shape;
  const unit = value === 'R' ? size + shape.column(marked) : value === 'B' ? 2 * size + shape.box(marked) :
    shape.row(marked);
  return {
    first, digits: shape.symbol(1 + indexedLine(shape, value, marked).indexOf(marked)),
    unit: shape.unitName(unit, notation),
  };
}

/**
 * The reason why circles, cells whose digits are counted, or sets with the same digits, can't have this digit.
 * @param {{shape: Geometry, first: number, reason: ConstraintReason, fact: Part[], digit: string,
 *   notation?: Notation}} context first: a cell that counts
 */
function byCounting({shape, first, reason: {kind, digits, own, other, cells: forcing}, fact, digit, notation}) {
  const named = (/** @type {number[]} */ some = []) => cellList(shape, some.slice(0, 1), 'name', notation);
  return say.parts(/** @type {Id} */ (`why.${kind}`), {
    fact, digit, own: named(own), set: named(other), cell: named(forcing), needed: shape.symbol(digits[0]),
    count: digits[digits.length - 1], bound: forcing[0] === first ? 'is' : 'near',
  });
}

/**
 * Why two sides of a constraint can't have the same sum.
 * @param {{shape: Geometry, event: RunEvent, constraint: Constraint, reason: ConstraintReason,
 *   slots: ReturnType<typeof slotsOf>, fact: Part[], digit: string, notation?: Notation}} context
 */
function bySides({shape, event, constraint, reason, slots, fact, digit, notation}) {
  const {kind, digits: [near, far], own = [], other = []} = reason;
  if (kind === 'differ') return say.parts('why.differ', {fact, digit});
  const isMore = kind === 'more';
  /** The name of a side: its cells, or the box in which they are. @param {number[]} side */
  const named = (side) => (constraint.kind === 'region-sum' && shape.box(side[0]) >= 0 ?
    [{text: shape.unitName(2 * shape.size + shape.box(side[0]), notation)}] :
    cellList(shape, side, 'name', notation));
  return say.parts(/** @type {Id} */ (`balance.${constraint.kind}`), {
    ...slots, digit, own: named(own), other: named(other),
    side: own.includes(constraint.cells[0]) ? 'ends' : 'middle', alone: own.length > 1 ? 'no' : 'yes',
    form: other.length,
    near: say(isMore ? 'bound.least' : 'bound.most', {sum: String(near)}),
    far: say(isMore ? 'bound.most' : 'bound.least', {sum: String(far)}),
  });
}

/**
 * The log's words before the cells that lose the digit.
 * @param {Geometry} shape @param {RunEvent} event @param {State} _before @param {Notation} [notation]
 */
export function log(shape, event, _before, notation) {
  const constraint = constraintOf(shape, event);
  const label = sentenceCase(constraintLabel(shape, constraint, notation));
  const slots = {...slotsOf(shape, constraint, [], notation), label, digit: shape.symbol(event.digit ?? 0)};
  return say(idOf('log', constraint.kind), slots);
}

/** The cells that force it. @param {Geometry} shape @param {RunEvent} event @param {State} before */
export function cells(shape, event, before) {
  return constraintReason(shape, constraintOf(shape, event), event, before).cells;
}

/** @param {Geometry} shape @param {RunEvent} event */
function constraintOf(shape, {constraint = 0}) {
  return shape.constraints[constraint];
}
