/** What is wrong with packed puzzles, and notes on what was read. */
export default {
  'packed.server': 'Este enlace solo contiene un nombre; el sudoku está en un servidor. Ábrelo allí y copia el sudoku mismo.',
  'packed.too-long': 'Este enlace contiene {length} caracteres; se leen como mucho {most}.',
  'packed.drawing-damaged': 'Lo que contiene este enlace está cortado o dañado: no se pudo desempaquetar ningún dibujo.',
  'packed.drawing-shape': 'El dibujo de este enlace no es una cuadrícula cuadrada de 36 filas como mucho.',
  'packed.write': 'En los enlaces de f-puzzles y SudokuPad solo caben cuadrículas de hasta 16×16.',

  'note.first': 'El primero de {count} sudokus.',
  'note.cut': '{count, plural, one {La última celda de este enlace estaba cortada: se lee como vacía.} other {Las últimas # celdas de este enlace estaban cortadas: se leen como vacías.}}',
};
