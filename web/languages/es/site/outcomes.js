/** What a puzzle turned out to be: no solution, several, too large to draw, a position. {puzzle} is "9×9 con 17 pistas". */
export default {
  'copy-solution': 'Copiar la solución',
  'edit': 'Editar',
  'save-picture': 'Guardar una imagen',
  'show-contradiction': 'Mostrar la contradicción',
  'solution': 'Solución',
  'start-from-givens': 'Empezar por las pistas',

  'large': 'Demasiado grande para dibujarlo.',
  'large.unique': '{puzzle}. Se dibuja hasta 25×25. Tiene una solución.',
  'large.multiple': '{puzzle}. Se dibuja hasta 25×25. Tiene al menos dos soluciones.',
  'large.none': '{puzzle}. Se dibuja hasta 25×25. No tiene solución.',
  'large.unsolved': '{puzzle}. Se dibuja hasta 25×25. No se resolvió en {tries, plural, one {# intento} other {# intentos}}.',

  'none': 'Sin solución.',
  'none.guesses': 'Todas las suposiciones llevan a una contradicción: {guesses, plural, one {se probó #} other {se probaron #}}.',
  'none.cell': 'A <strong>{cell}</strong> no le queda ningún candidato. No hizo falta suponer nada: las pistas se contradicen.',
  'none.unit': 'El {digit} ya no cabe en <strong>{unit}</strong>. No hizo falta suponer nada: las pistas se contradicen.',
  'none.givens': 'No hizo falta suponer nada: las pistas se contradicen.',

  'several': 'Al menos dos soluciones.',
  'several.differ': 'Se distinguen primero en {cell}: {first} en una, {second} en la otra.',
  'several.first': 'La primera',
  'several.second': 'La segunda',

  'contrast': 'Lento de demostrar.',
  'contrast.text': 'Probar dígitos uno tras otro necesita {tries} intentos para demostrar que esta solución es la única. A dos reglas no les hace falta suponer nada.',
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
