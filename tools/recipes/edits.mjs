/**
 * The small example of each recipe of CONTRIBUTING.md: the files that somebody writes who follows it, and the changes
 * to files that are there. try-recipes.mjs makes them in a copy.
 */
import {readFileSync} from 'node:fs';

/** @typedef {[before: string | RegExp, after: string]} Change what is there, and what comes in its place */

/**
 * @typedef {object} Part
 * @property {Record<string, string>} files where a file goes, and which file of this folder it is
 * @property {Record<string, Change[]>} changes by the path of a file
 */

/** The number of the next cause: existing causes keep theirs, since streams and links contain them. */
export const NUMBER = 1 + Math.max(...[...readFileSync(new URL('../../engine/include/sudoku/causes.def',
  import.meta.url), 'utf8').matchAll(/^SUDOKU_\w+\((\d+),/gm)].map(([, number]) => Number(number)));

/** Writes something before what is there. @param {string} there @param {string} added @returns {Change} */
const before = (there, added) => [there, added + there];

/** A line of the table of causes, and a name in each language. */
const CAUSE = `SUDOKU_PROPAGATOR(${NUMBER}, naked_pairs, naked_subset, NakedPairs, "naked_pairs.hpp",
                  "naked-pairs", "Naked pairs",
                  "Only choice, and two cells of a unit with the same two candidates.")
`;
const CAUSE_NAMES = {
  en: "  'rules.naked-pairs': '{place, select, middle {naked pairs} other {Naked pairs}}',\n",
  de: "  'rules.naked-pairs': '{place, select, other {Nackte Paare}}',\n",
  es: "  'rules.naked-pairs': '{place, select, middle {pares desnudos} other {Pares desnudos}}',\n",
};
const CASES = `
naked-pairs 3x3: A5=27 F5=27 => B5-2 B5-7 C5-2 C5-7 D5-2 D5-7 E5-2 E5-7 G5-2 G5-7 H5-2 H5-7 I5-2 I5-7
naked-pairs 2x3: A1=12 A4=23 A5=13 => nothing
`;

/** The code that the compiler asks for once the cause is in the table: its definition, and that it is no singleton. */
const DEFINITION = /** @type {Change[]} */ ([
  ['bool naked(const std::vector<Cells>& units, Candidates& candidates) {\n  for (int size = 2; size <= 4; ++size) {',
    'bool naked(const std::vector<Cells>& units, Candidates& candidates, int largest = 4) {\n' +
    '  for (int size = 2; size <= largest; ++size) {'],
  before('    case Cause::naked_subsets:\n      return apply_rules', '    case Cause::naked_pairs:\n' +
    '      return apply_rules(Cause::only_choice, shape, units, candidates) && naked(units, candidates, 2);\n'),
  before('    case Cause::naked_subsets:\n    case Cause::hidden_subsets:\n', '    case Cause::naked_pairs:\n'),
]);

/** "Adding a propagator". @type {Part} */
export const propagator = {
  files: {'engine/src/propagation/naked_pairs.hpp': 'naked_pairs.hpp'},
  changes: {
    'engine/include/sudoku/causes.def': [before('SUDOKU_PROPAGATOR(7, naked_subsets,', CAUSE)],
    ...Object.fromEntries(Object.entries(CAUSE_NAMES).map(([language, name]) =>
      [`web/languages/${language}/strategies.js`, [before("  'rules.naked-subsets'", name)]])),
    'tests/data/propagator-cases.txt': [[/$/, CASES]],
    'tests/support/consistencies.cpp': DEFINITION,
  },
};

const TECHNIQUE = `SUDOKU_TECHNIQUE(naked_quintuple, "naked-quintuple", "quintuple", "", 49, kNothing,
                 "Naked quintuple", "a Hall set of five",
                 "Five cells of a unit share five digits. These can be removed from its other cells.")
`;

/** "Adding a human technique", 1 and 2: the code and its line. @type {Part} */
export const technique = {
  files: {'engine/src/human/subsets/naked_quintuple.cpp': 'naked_quintuple.cpp'},
  changes: {'engine/src/human/registry.def': [before('SUDOKU_TECHNIQUE(xyz_wing,', TECHNIQUE)]},
};

/** Name, concept and summary in each language. */
const TECHNIQUE_NAMES = {
  en: ['Naked quintuple', 'a Hall set of five',
    'Five cells of a unit share five digits. These can be removed from its other cells.'],
  de: ['Nackter Fünfling', 'eine Hall-Menge aus fünf',
    'Fünf Zellen einer Einheit teilen sich fünf Ziffern. Diese lassen sich in den anderen Zellen streichen.'],
  es: ['Quinteto desnudo', 'un conjunto de Hall de cinco',
    'Cinco celdas de una unidad comparten cinco dígitos. Se pueden eliminar de las demás celdas.'],
};

/** @param {string[]} names */
const nameLines = (names) => ['name', 'concept', 'summary'].map((kind, at) =>
  `  '${kind}.naked-quintuple': '${names[at]}',\n`).join('');

/** The position is that of another example, where five cells of row I have five digits. */
const EXAMPLE = /"hidden-single-line": (\{.*?\})/.exec(readFileSync(new URL('../../site/techniques/examples.json',
  import.meta.url), 'utf8'))?.[1];

/** "Adding a human technique", 3 and 4: names, words, an article and an example. @type {Part} */
export const techniqueWords = {
  files: {'site/techniques/en/quintuple.html': 'naked-quintuple.html'},
  changes: {
    ...Object.fromEntries(Object.entries(TECHNIQUE_NAMES).map(([language, names]) =>
      [`web/languages/${language}/techniques/names.js`, [before("  'name.xyz-wing'", nameLines(names))]])),
    'web/src/words/techniques/words.js': [before("  'hidden-subset': hiddenSubset,", "  'quintuple': nakedSubset,\n")],
    'site/techniques/examples.json': [before('  "xyz-wing":', `  "naked-quintuple": ${EXAMPLE},\n`)],
  },
};
