/** A decision taken over: outcomes of runs, and how two compare. */
export default {
  'outcome.running': 'still searching',
  'outcome.none': 'no solution',
  'outcome.limit': 'gave up',
  'outcome.cancelled': 'stopped',
  'outcome.multiple': 'several solutions',
  'outcome.unique': 'the only solution',
  'outcome.solved': 'at least one solution',
  'measure.guesses': 'Guesses',
  'measure.undone': 'Undone',
  'measure.steps': 'Steps',
  'verdict.same': 'This choice needs just as many guesses.',
  'verdict.more': 'This choice needs {count, plural, one {# more guess} other {# more guesses}}.',
  'verdict.fewer': 'This choice needs {count, plural, one {# fewer guess} other {# fewer guesses}}.',
};
