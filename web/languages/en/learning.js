/** Clause learning: sentences and lines of the log. */
export default {
  'learnt': '<strong>Learnt: {count, select, 1 {{guesses} can\'t be true} other {not all of {guesses} can be true}}</strong>',
  'learnt.part': 'Learning: the contradiction depends on {guess}',
  'eliminate.why': 'clause {number}, learnt before, rules it out',
  'restart': '<strong>The search starts again</strong>',
  'restart.why': 'It keeps all that it has learnt',
  'log.eliminate': 'Clause {number} rules out {digit}',
};
