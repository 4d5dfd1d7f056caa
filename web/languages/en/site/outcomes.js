/** What a puzzle turned out to be: no solution, several, too large to draw, a position. {puzzle} is "9×9 with 17 givens". */
export default {
  'copy-solution': 'Copy the solution',
  'edit': 'Edit',
  'save-picture': 'Save a picture',
  'show-contradiction': 'Show the contradiction',
  'solution': 'Solution',
  'start-from-givens': 'Start from the givens',

  'large': 'Too large to draw.',
  'large.unique': '{puzzle}. Up to 25×25 is drawn. It has one solution.',
  'large.multiple': '{puzzle}. Up to 25×25 is drawn. It has at least two solutions.',
  'large.none': '{puzzle}. Up to 25×25 is drawn. It has no solution.',
  'large.unsolved': '{puzzle}. Up to 25×25 is drawn. It was not solved in {tries, plural, one {# try} other {# tries}}.',

  'none': 'No solution.',
  'none.guesses': 'Every guess leads to a contradiction: {guesses, plural, one {# was tried} other {# were tried}}.',
  'none.cell': '<strong>{cell}</strong> has no candidate left. No guess was needed: the givens contradict each other.',
  'none.unit': '{digit} has no place left in <strong>{unit}</strong>. No guess was needed: the givens contradict each other.',
  'none.givens': 'No guess was needed: the givens contradict each other.',

  'several': 'At least two solutions.',
  'several.differ': 'They first differ in {cell}: {first} in one, {second} in the other.',
  'several.first': 'The first',
  'several.second': 'The second',

  'contrast': 'Slow to prove.',
  'contrast.text': 'Trying digits in turn takes {tries} tries to prove this solution the only one. Two rules need no guess.',
  'contrast.tries': 'Watch 69 million tries',
  'contrast.rules': 'Watch the two rules',

  'position': 'Starting from this position.',
  'position.lost': 'No solution from here.',
  'digits': '{digits, plural, one {# digit set} other {# digits set}}',
  'marks': '{cells, plural, one {# marked cell} other {# marked cells}}',
  'digits-and-marks': '{digits} and {marks}',
  'position.came': 'It came with {what}. The solver starts from them.',
  'position.lost.came': 'It came with {what}, which allow no solution.',
  'position.lost.givens-none': 'It came with {what}, which allow no solution. The givens alone have none either.',
  'position.lost.givens-one': 'It came with {what}, which allow no solution. The givens alone have one solution.',
};
