/** The assumptions of the answer to Why? {guesses} is "G2 = 8 and G1 = 2". */
export default {
  'no-guess': 'No guess is needed.',
  'no-guess.conflict': 'No guess is needed: the puzzle has no solution.',
  'assuming': 'Assuming {count, plural, one {# guess} other {# guesses}}: {guesses}.',
  'enough.one': 'This guess is enough: {guess}.',
  'enough.smallest': 'These {count} guesses are enough: {guesses}. Fewer guesses are not enough.',
  'enough.each': 'These {count} guesses are enough: {guesses}. Each of them is needed.',
};
