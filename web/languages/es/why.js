/** The assumptions of the answer to Why? {guesses} is "G2 = 8 y G1 = 2". */
export default {
  'no-guess': 'No hace falta ninguna suposición.',
  'no-guess.conflict': 'No hace falta ninguna suposición: el sudoku no tiene solución.',
  'assuming': 'Con {count, plural, one {# suposición} other {# suposiciones}}: {guesses}.',
  'enough.one': 'Basta esta suposición: {guess}.',
  'enough.smallest': 'Bastan estas {count} suposiciones: {guesses}. Menos no bastan.',
  'enough.each': 'Bastan estas {count} suposiciones: {guesses}. Todas son necesarias.',
  'fewer.none': 'Por otro camino se llega a una contradicción sin ninguna suposición: el sudoku no tiene solución.',
  'fewer.one': 'Por otro camino basta una de ellas: {guesses}.',
  'fewer.smallest': 'Por otro camino bastan {count} de ellas: {guesses}. Menos no bastan.',
  'fewer.each': 'Por otro camino bastan {count} de ellas: {guesses}. Todas estas son necesarias.',
};
