/** A text that can't be read. {puzzle} is "9×9 con 17 pistas". */
export default {
  'text': 'El texto',
  'solvable': 'Esto se puede resolver.',
  'solve': 'Resolver',
  'back': 'Volver al sudoku',
  'clear': 'Vaciar {cell}',
  'nothing-lost': 'No se pierde nada de lo que has escrito.',
  'clash': 'El resto se leyó como {puzzle}. Cambia uno de los dos, en el texto o con un botón. No se pierde nada de lo que has escrito.',
};
