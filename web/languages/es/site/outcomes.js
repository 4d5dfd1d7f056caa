/** The outcomes of a puzzle: no solution, several, too large to draw, a position. {puzzle} is "9×9 con 17 pistas". */
export default {
  'copy-solution': 'Copiar la solución',
  'edit': 'Editar',
  'save-picture': 'Guardar una imagen',
  'show-contradiction': 'Mostrar la contradicción',
  'solution': 'Solución',
  'start-from-givens': 'Empezar por las pistas',

  'large': 'Demasiado grande para dibujarlo.',
  'large.unique': '{puzzle}. Se dibujan cuadrículas de hasta 25×25. Esta tiene una solución.',
  'large.multiple': '{puzzle}. Se dibujan cuadrículas de hasta 25×25. Esta tiene al menos dos soluciones.',
  'large.none': '{puzzle}. Se dibujan cuadrículas de hasta 25×25. Esta no tiene solución.',
  'large.unsolved': '{puzzle}. Se dibujan cuadrículas de hasta 25×25. Esta no se resolvió en {tries, plural, one {# intento} other {# intentos}}.',

  'unread': 'No se ha leído todo.',
  'unread.text': 'Este sudoku tiene dibujos que pueden ser reglas. No se han leído, así que no se dice nada de sus soluciones. La ejecución usa solo las reglas que se ven.',
  'unread.ask': 'Decir qué significan',

  'none': 'Sin solución.',
  'none.guesses': 'Todas las suposiciones llevan a una contradicción: {guesses, plural, one {se probó #} other {se probaron #}}.',
  'none.cell': 'A <strong>{cell}</strong> no le queda ningún candidato. No hizo falta suponer nada: el sudoku se contradice a sí mismo.',
  'none.unit': 'El {digit} ya no cabe en <strong>{unit}</strong>. No hizo falta suponer nada: el sudoku se contradice a sí mismo.',
  'none.givens': 'No hizo falta suponer nada: el sudoku se contradice a sí mismo.',

  'several': 'Al menos dos soluciones.',
  'several.differ': 'Se distinguen primero en {cell}: {first} en una, {second} en la otra.',
  'several.first': 'La primera',
  'several.second': 'La segunda',

  'contrast': 'Lento de demostrar.',
  'contrast.text': 'Probando dígitos uno tras otro, hacen falta {tries} intentos para demostrar que esta solución es la única. Dos reglas lo demuestran sin suponer nada.',
  'contrast.tries': 'Ver 69 millones de intentos',
  'contrast.rules': 'Ver las dos reglas',

  'position': 'Se empieza en esta posición.',
  'position.lost': 'Desde aquí no hay solución.',
  'digits': '{digits, plural, one {# dígito puesto} other {# dígitos puestos}}',
  'marks': '{cells, plural, one {# celda con marcas} other {# celdas con marcas}}',
  'digits-and-marks': '{digits} y {marks}',
  'position.came': 'Venía con {what}. El solucionador parte de ahí.',
  'position.lost.came': 'Venía con {what}, y así no hay solución.',
  'position.lost.givens-none': 'Venía con {what}, y así no hay solución. Con las pistas solas tampoco.',
  'position.lost.givens-one': 'Venía con {what}, y así no hay solución. Las pistas solas tienen una.',
};
