/** The errors in packed puzzles, and notes on what was read. */
export default {
  'packed.server': 'Este enlace solo contiene un nombre; el sudoku está en un servidor. Ábrelo allí y copia el propio sudoku.',
  'packed.too-long': 'Este enlace tiene {length} caracteres; se pueden leer {most} como máximo.',
  'packed.drawing-damaged': 'Este enlace está cortado o dañado: su dibujo no se puede desempaquetar.',
  'packed.drawing-shape': 'El dibujo de este enlace no es una cuadrícula cuadrada de 36 filas como mucho.',

  'note.first': 'El primero de {count} sudokus.',
  'note.cut': '{count, plural, one {La última celda de este enlace estaba cortada: se lee como vacía.} other {Las últimas # celdas de este enlace estaban cortadas: se leen como vacías.}}',
};
