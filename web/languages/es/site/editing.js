/** Typing a puzzle into the grid. */
export default {
  'title': 'Escribe tu sudoku.',
  'how': 'Los dígitos llenan una celda tras otra. Un punto, 0 o un espacio salta una celda; la tecla de retroceso vuelve atrás. Lo que choca se marca al momento.',
  'done': 'Listo',
  'clear': 'Vaciar la cuadrícula',
  'boxes': 'Bloques de',
  'rows': 'Filas de un bloque',
  'columns': 'Columnas de un bloque',
};
