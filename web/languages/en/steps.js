/**
 * The sentences of events: a head, which says what happens, and a tail, which says why. {cell}, {cause} and {arc} are
 * cells and arcs; {assignment} is "A4 is 3"; {unit} is "row C"; {kind} one of row, column, box.
 */
export default {
  'is': '{cell} is {digit}',
  'equals': '{cell} = {digit}',
  'is-not': '{cell} can\'t be {digit}',
  'arc': '({cell} → {other})',
  'cells': '{count, plural, one {# cell} other {# cells}}',

  'start': '{givens, plural, one {# given} other {# givens}}, {open, plural, one {# open cell} other {# open cells}}',

  'eliminate': '{count, plural, other {{cells}<strong> can\'t be </strong>{digit}}}',
  'eliminate.cause': '{cause}<where>{kind, select, row { in the same row} column { in the same column} box { in the same box} other {}}</where> is {digit}',

  'place': '{assignment}',
  'place.last-candidate': 'it has no other candidate',
  'place.only-place': 'no other cell in {unit} can be {digit}',

  'decide': '<strong>Guess: </strong>{assignment}',
  'decide.stuck': '<strong>No technique helps here. Guess: </strong>{assignment}',
  'decide.last': ': the only digit left to try',
  'decide.fewest': ' ({options}; no cell has fewer candidates)',
  'decide.first': ' (the first open cell; {options})',
  'decide.random': ' (chosen at random; {options})',
  'decide.reader': ' (your choice; {options})',
  'digits': '{count, plural, one {# digit} other {# digits}}',

  'refute': '<name>{cell}</name> can\'t be {digit}',
  'refute.why': 'that guess led to a contradiction',
  'refute.counted': '<strong>All solutions with {assignment} have been counted</strong>',

  'conflict': '<strong>Contradiction</strong>',
  'conflict.cell': '{cell} has no candidate left',
  'conflict.unit': '{digit} has no place left in {unit}',
  'conflict.twice': '{unit} has {digit} twice ({cells})',
  'conflict.more': '{count, plural, one {# more unit or cell is wrong} other {# more units or cells are wrong}}',

  'pass.arcs': '{propagator}: putting {count, plural, one {# arc} other {# arcs}} into the queue',
  'pass.units': '{propagator}: checking every unit',
  'pass.cells': '{propagator}: checking {count, plural, one {# solved cell} other {# solved cells}}',
  'enqueue': '{arc} goes back into the queue, because {cause} changed',
  'revise.several': 'nothing to remove, {other} still has several candidates',
  'revise.removes': '{other} is {digit}, so {cell} can\'t be {digit}',
  'revise.nothing': 'nothing to remove, {cell} already can\'t be {digit}',

  'solution': '<strong>Solution {number}</strong>',
  'solved': '<strong>Solved</strong>',
  'solved.checked': 'Every {units} has each digit once',
  'solved.wrong': 'The final check failed: not every {units} has each digit once',
  'unique': '<strong>Exactly one solution</strong>',
  'unique.search': 'Search made {guesses, plural, one {# guess} other {# guesses}} and undid {undone} of them',
  'unique.no-guess': 'No guess was needed',
  'several': '<strong>At least two solutions</strong>',
  'several.differ': '<strong>At least two solutions</strong>; they first differ in {cell}',
  'none': '<strong>No solution</strong>',
  'none.guesses': 'Every guess led to a contradiction',
  'stuck': '{open, plural, one {Propagation has stalled: # cell is still open} other {Propagation has stalled: # cells are still open}}',
  'stuck.techniques': '{open, plural, one {Techniques have stalled: # cell is still open} other {Techniques have stalled: # cells are still open}}',
  'limit': '<strong>Stopped at the limit</strong>',
  'limit.length': 'The run has {steps, plural, one {# step} other {# steps}} and {guesses, plural, one {# guess} other {# guesses}} so far',
  'cancelled': '<strong>Cancelled</strong>',
  'cancelled.length': 'The run keeps its {steps, plural, one {# step} other {# steps}}',
  'end': '<strong>The end</strong>',
  'unknown': 'Step {number}',
};
