/** The errors in a link of ours. {name} stands as it was passed. */
export default {
  'too-long': 'Este enlace es demasiado largo.',
  'newer': 'Este enlace viene de un Sudokuscope más nuevo. Recarga la página.',
  'strategy': 'Sudokuscope no conoce la estrategia de este enlace.',
  'step': 'El paso de este enlace no es un número.',
  'speed': 'La velocidad de este enlace no es un número.',
  'percent': 'El sudoku de este enlace tiene un signo % dañado.',
  'empty': 'Este enlace no contiene ningún sudoku.',
  'puzzle-too-long': 'El sudoku de este enlace es demasiado largo.',
  'rules': 'Las reglas de este sudoku faltan en su enlace o están dañadas.',
  'box': 'Las cajas de este enlace no están escritas en la forma 2x3.',
  'puzzle-damaged': 'El sudoku de este enlace está cortado o dañado.',
  'state-damaged': 'El estado de este enlace está cortado o dañado.',
  'unknown-strategy': 'No hay ninguna estrategia llamada «{name}».',
};
