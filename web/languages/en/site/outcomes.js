/** The outcomes of a puzzle: no solution, several, too large to draw, a position. {puzzle} is "9×9 with 17 givens". */
export default {
  'copy-solution': 'Copy the solution',
  'edit': 'Edit',
  'save-picture': 'Save a picture',
  'show-contradiction': 'Show the contradiction',
  'solution': 'Solution',
  'start-from-givens': 'Start from the givens',

  'large': 'Too large to draw.',
  'large.unique': '{puzzle}. Grids up to 25×25 can be drawn. This one has one solution.',
  'large.multiple': '{puzzle}. Grids up to 25×25 can be drawn. This one has at least two solutions.',
  'large.none': '{puzzle}. Grids up to 25×25 can be drawn. This one has no solution.',
  'large.unsolved': '{puzzle}. Grids up to 25×25 can be drawn. This one was not solved in {tries, plural, one {# try} other {# tries}}.',

  'unread': 'Not all of it was read.',
  'unread.text': 'This puzzle has drawings that may stand for rules. They were not read, so nothing is said about its solutions. The run uses only the rules that are shown.',
  'unread.ask': 'Say what they mean',

  'none': 'No solution.',
  'none.guesses': 'Every guess leads to a contradiction: {guesses, plural, one {# was tried} other {# were tried}}.',
  'none.cell': '<strong>{cell}</strong> has no candidate left. No guess was needed: the puzzle contradicts itself.',
  'none.unit': '{digit} has no place left in <strong>{unit}</strong>. No guess was needed: the puzzle contradicts itself.',
  'none.givens': 'No guess was needed: the puzzle contradicts itself.',

  'several': 'At least two solutions.',
  'several.differ': 'They first differ in {cell}: {first} in one, {second} in the other.',
  'several.first': 'The first',
  'several.second': 'The second',

  'contrast': 'Slow to prove.',
  'contrast.text': 'Trying digits in turn takes {tries} tries to prove that this solution is the only one. Two rules prove it without a guess.',
  'contrast.tries': 'Watch 69 million tries',
  'contrast.rules': 'Watch the two rules',

  'position': 'Starting from this position.',
  'position.lost': 'No solution from here.',
  'digits': '{digits, plural, one {# digit set} other {# digits set}}',
  'marks': '{cells, plural, one {# marked cell} other {# marked cells}}',
  'digits-and-marks': '{digits} and {marks}',
  'position.came': 'It came with {what}. The solver starts from there.',
  'position.lost.came': 'It came with {what}. This position allows no solution.',
  'position.lost.givens-none': 'It came with {what}. This position allows no solution, and neither do the givens alone.',
  'position.lost.givens-one': 'It came with {what}. This position allows no solution, but the givens alone have one.',
};
