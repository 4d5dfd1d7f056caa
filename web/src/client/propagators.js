/**
 * The propagators in words, weakest first, as engine/src/propagation/registry.def has them: the engine goes by their
 * numbers, and who only watches a run needs no words.
 */

/** @typedef {{id: string, name: string, summary: string}} Propagator */

/** @type {Propagator[]} */
export const PROPAGATORS = [
  {id: 'none', name: 'Check only', summary: 'A digit is tried where no peer holds it; nothing is concluded.'},
  {id: 'forward-checking', name: 'Forward checking', summary: 'What search assigns leaves the peers of that cell.'},
  {id: 'ac3', name: 'AC-3', summary: 'A queue of arcs: each digit of a cell must leave its peer something else to be.'},
  {id: 'eliminate', name: 'Elimination', summary: 'Pass by pass, every solved cell takes its digit from its peers.'},
  {id: 'only-choice', name: 'Only choice',
    summary: 'Elimination, and a digit with one place left in a unit goes there, in turn.'},
  {id: 'locked-candidates', name: 'Locked candidates',
    summary: 'Only choice, and what the crossings of boxes and lines tell.'},
  {id: 'naked-subsets', name: 'Naked subsets',
    summary: 'Only choice, and up to four cells that hold as many digits between them.'},
  {id: 'hidden-subsets', name: 'Hidden subsets',
    summary: 'Naked subsets, and up to four digits with as many places between them.'},
  {id: 'all-different', name: 'All different',
    summary: 'In each unit a candidate stays only if the whole unit can be filled with it.'},
  {id: 'singleton-ac3', name: 'Singleton AC-3',
    summary: 'Each candidate is tried, and leaves where AC-3 then comes to a contradiction.'},
  {id: 'singleton-only-choice', name: 'Singleton only choice',
    summary: 'Each candidate is tried, and leaves where only choice then comes to a contradiction.'},
  {id: 'singleton-locked-candidates', name: 'Singleton locked candidates',
    summary: 'Each candidate is tried, and leaves where locked candidates then come to a contradiction.'},
  {id: 'singleton-hidden-subsets', name: 'Singleton hidden subsets',
    summary: 'Each candidate is tried, and leaves where hidden subsets then come to a contradiction.'},
  {id: 'singleton-all-different', name: 'Singleton all different',
    summary: 'Each candidate is tried, and leaves where all different then comes to a contradiction.'},
  {id: 'strong-singleton-all-different', name: 'Strong singleton all different',
    summary: 'Each candidate is tried, and leaves where singleton all different then comes to a contradiction.'},
];
