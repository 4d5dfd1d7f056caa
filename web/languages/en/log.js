/**
 * Lines of the log: shorter than sentences. {cause} and {assignment} are "A4 = 3"; {arc} is "(A1 → A2)". Messages that
 * end with a space have a list of cells or arcs behind them.
 */
export default {
  'eliminate': '{digit} is ruled out in ',
  'eliminate.cause': '{cause} rules out {digit} in ',
  'eliminate.trial': '{cell}: not {digit} (trial)',
  'eliminate.guess': '{cell}: not {digit} (refuted guess)',
  'eliminate.counted': '{cell}: not {digit} (counted)',
  'place': '{assignment},',
  'place.last-candidate': 'last candidate',
  'place.only-place': 'only place in {unit}',
  'decide': 'Guess {depth}: {assignment},',
  'decide.of': 'of {digits}',
  'decide.last': '{assignment},',
  'decide.last-to-try': 'last to try',
  'refute': 'Undo guess {depth}: {assignment}',
  'refute.exhausted': 'Undo guess {depth}: {assignment},',
  'refute.counted': 'counted',
  'refute.skipped': 'Jump back over guess {depth}: {assignment}',
  'enqueue': '{arc} is back',
  'enqueue.several': 'Back in the queue: ',
  'revise': '{arc}: no change',
  'revise.removes': '{arc}: {digit} removed from {cell}',
  'revise.several': 'No change: ',
  'conflict': '<strong>Contradiction</strong>:',
  'solution': '<strong>Solution {number}</strong>',
  'unique': '<strong>The only solution</strong>, {guesses, plural, one {# guess} other {# guesses}}',
  'solved': '<strong>Solved</strong>, {guesses, plural, one {# guess} other {# guesses}}',
};
