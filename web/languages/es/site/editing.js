/** Typing a puzzle into the grid. */
export default {
  'title': 'Escribe tu sudoku.',
  'how': 'Los dígitos llenan una celda tras otra. Un punto, 0 o un espacio salta una celda; la tecla de retroceso vuelve atrás. Lo que choca se marca al momento.',
  'done': 'Listo',
  'clear': 'Vaciar la cuadrícula',
  'boxes': 'Cajas de',
  'rules-stay': 'Las reglas y las cajas de este sudoku se quedan como están.',
  'rules': 'Reglas…',
  'rows': 'Filas de una caja',
  'columns': 'Columnas de una caja',
};
