/** Aprendizaje de cláusulas: frases y líneas del registro. */
export default {
  'learnt': '<strong>Aprendido: {count, select, 1 {{guesses} no puede ser} other {{guesses} no pueden ser ciertas a la vez}}</strong>',
  'learnt.part': 'Aprendizaje: la contradicción se apoya en {guess}',
  'eliminate.why': 'lo descarta la cláusula {number}, aprendida antes',
  'restart': '<strong>La búsqueda empieza de nuevo</strong>',
  'restart.why': 'Conserva todo lo que ha aprendido',
  'log.eliminate': 'La cláusula {number} descarta el {digit}',
};
