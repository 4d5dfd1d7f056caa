/** The assumptions of the answer to Why? {guesses} is "G2 = 8 and G1 = 2". */
export default {
  'no-guess': 'No guess is needed.',
  'no-guess.conflict': 'No guess is needed: the puzzle has no solution.',
  'assuming': 'Assuming {count, plural, one {# guess} other {# guesses}}: {guesses}.',
  'enough.one': 'This guess is enough: {guess}.',
  'enough.smallest': 'These {count} guesses are enough: {guesses}. Fewer guesses are not enough.',
  'enough.each': 'These {count} guesses are enough: {guesses}. Each of them is needed.',
  'fewer.none': 'By other steps, there is a contradiction without any guess: the puzzle has no solution.',
  'fewer.one': 'By other steps, one of them is enough: {guesses}.',
  'fewer.smallest': 'By other steps, {count} of them are enough: {guesses}. Fewer guesses are not enough.',
  'fewer.each': 'By other steps, {count} of them are enough: {guesses}. Each of these is needed.',
};
