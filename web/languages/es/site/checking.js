/** El comprobador de demostraciones en la página del curso. */
export default {
  'accepted': 'Aceptada. Cada línea se deduce de las anteriores.',
  'refused': 'Rechazada. Línea {line} {file, select, cnf {del enunciado} other {de la demostración}}: {reason}.',

  'reason.not-text': 'no es un texto',
  'reason.header': 'tiene que empezar con p cnf y dos números',
  'reason.number': 'contiene algo que no son números enteros separados por un espacio',
  'reason.literal': 'un número no corresponde a ningún hecho',
  'reason.no-end': 'una lista no termina en 0',
  'reason.clause-count': 'el número de cláusulas no es el que indica la primera línea',
  'reason.line-number': 'su número no es mayor que los de las líneas anteriores',
  'reason.opposites': 'la cláusula tiene un número y su opuesto',
  'reason.unknown-hint': 'una referencia nombra una cláusula que no existe',
  'reason.useless-hint': 'en una cláusula referida queda más de un número, o no dice nada nuevo',
  'reason.no-contradiction': 'las referencias terminan sin contradicción',
  'reason.late-hint': 'hay referencias después de la contradicción',
  'reason.late-line': 'hay líneas después de la cláusula vacía',
  'reason.no-empty-clause': 'la demostración no termina con la cláusula vacía',
};
