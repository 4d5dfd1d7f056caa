/** The list of a puzzle's constraints: a name for each kind, and sentences that tell apart what the board doesn't. */

import messages from '../../languages/en/constraints.js';
import {speaker} from '../language/catalogue.js';
import {PLAIN_CLUES, explained, idOf, isNamed, slotsOf} from './constraint-words.js';
import {cellList} from './narrate.js';
import {either, list, sentenceCase} from './numbers.js';

/** @typedef {import('../grid/geometry.js').Constraint} Constraint */
/** @typedef {import('../grid/geometry.js').Geometry} Geometry */
/** @typedef {keyof typeof messages} Id */

const say = speaker('constraints', messages);

/** Kinds whose sentence has their value. */
const VALUED = new Set(['whisper', 'lockout', 'modular', 'sum-line', 'sum-loop', 'indexer', 'regex']);
/** Kinds with a sentence for each constraint: the board doesn't show what it demands. */
const EACH = new Set(['or', 'and', 'contain', 'contain-exact', 'given']);

/**
 * The constraints of a puzzle by kind, in the order of their first: a name with their number, and what they say.
 * @param {Geometry} shape
 * @returns {{name: string, text: string}[]}
 */
export function constraintRules(shape) {
  /** @type {Map<string, Constraint[]>} */
  const kinds = new Map();
  for (const constraint of shape.constraints.filter(isNamed)) {
    // Areas with certain digits are one kind: their sentences say how often these occur.
    const key = idOf('name', constraint.kind === 'contain-exact' ? 'contain' : constraint.kind);
    kinds.set(key, [...kinds.get(key) ?? [], constraint]);
  }
  const clueKinds = new Set(shape.constraints.map(({kind}) => kind).filter((kind) => PLAIN_CLUES.has(kind)));
  return [...kinds].map(([key, all]) => {
    const slots = {...slotsOf(shape, all[0], []), count: all.length};
    const name = say(/** @type {Id} */ (key), slots);
    const text = textOf(shape, all, kinds.has(idOf('name', 'cage')));
    const isAmbiguous = PLAIN_CLUES.has(all[0].kind) && clueKinds.size > 1;
    return {name, text: isAmbiguous ? `${text} ${cluesOf(shape, all)}` : text};
  });
}

/** The sentence on one constraint. @param {Geometry} shape @param {Constraint} constraint */
export function constraintRule(shape, constraint) {
  return textOf(shape, [constraint], false);
}

/** @param {Geometry} shape @param {Constraint[]} all of one kind @param {boolean} hasCages */
function textOf(shape, all, hasCages) {
  const [first] = all;
  if (EACH.has(first.kind)) return all.map((each) => sentenceOf(shape, each)).join(' ');
  if (VALUED.has(first.kind)) return byValue(shape, all);
  const among = first.kind === 'sum' && hasCages ? 'cages' : 'none';
  const places = either(all.map(({cells}) => shape.cellName(Math.min(...cells))));
  return say(idOf('text', first.kind), {...slotsOf(shape, first, []), count: all.length, among, places});
}

/** The sentence of one constraint. @param {Geometry} shape @param {Constraint} constraint */
function sentenceOf(shape, constraint) {
  const id = /** @type {Id} */ (`each.${constraint.kind}`);
  const {cells, parts} = constraint;
  const rules = parts ? explained(shape, constraint) : '';
  return sentenceCase(say(id, {...slotsOf(shape, constraint, cells), rules}));
}

/**
 * A sentence for each value; if there are several, with the lines or cells that have it.
 * @param {Geometry} shape @param {Constraint[]} all of one kind
 */
function byValue(shape, all) {
  const values = [...new Set(all.map(({value}) => value))];
  return values.map((value) => {
    const some = all.filter((each) => each.value === value);
    const cells = some.flatMap((each) => each.cells);
    return sentenceCase(say(idOf('text', some[0].kind), {
      ...slotsOf(shape, some[0], cells), count: some.length, where: values.length > 1 ? 'some' : 'all',
      places: cellList(shape, cells, 'name'),
      lines: list(some.map((each) => say(each.kind === 'sum-loop' ? 'lines.through' : 'lines.from',
        slotsOf(shape, each, [])))),
    }));
  }).join(' ');
}

/** Clues with their places: "12 in row C". @param {Geometry} shape @param {Constraint[]} all of one kind */
function cluesOf(shape, all) {
  const clues = all.map((each) => say(each.kind === 'sandwich' ? 'clue.line' : 'clue.seen',
    {...slotsOf(shape, each, []), side: sideOf(shape, each)}));
  return say('clues', {clues: list(clues)});
}

/** The side of the grid from which a clue looks. @param {Geometry} shape @param {Constraint} clue */
function sideOf({row, column}, {cells: [first, second = first]}) {
  if (row(first) === row(second)) return column(first) < column(second) ? 'left' : 'right';
  return row(first) < row(second) ? 'top' : 'bottom';
}
