/** The assumptions of the answer to Why? {guesses} is "G2 = 8 y G1 = 2". */
export default {
  'no-guess': 'No hace falta ninguna suposición.',
  'no-guess.conflict': 'No hace falta ninguna suposición: el sudoku no tiene solución.',
  'assuming': 'Con {count, plural, one {# suposición} other {# suposiciones}}: {guesses}.',
  'enough.one': 'Basta esta suposición: {guess}.',
  'enough.smallest': 'Bastan estas {count} suposiciones: {guesses}. Menos no bastan.',
  'enough.each': 'Bastan estas {count} suposiciones: {guesses}. Todas son necesarias.',
};
