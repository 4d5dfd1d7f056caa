/** What is wrong with a link of ours. {name} stands as it was passed. */
export default {
  'too-long': 'Este enlace es más largo que cualquiera que escriba Sudokuscope.',
  'newer': 'Este enlace viene de un Sudokuscope más nuevo. Recarga la página para tener el último.',
  'strategy': 'Sudokuscope no conoce la estrategia de este enlace.',
  'step': 'El paso de este enlace no es un número.',
  'speed': 'La velocidad de este enlace no es un número.',
  'percent': 'El sudoku de este enlace tiene un signo % roto.',
  'empty': 'Este enlace no contiene ningún sudoku.',
  'puzzle-too-long': 'El sudoku de este enlace es demasiado largo.',
  'box': 'La forma de los bloques de este enlace no está escrita como 2x3.',
  'puzzle-damaged': 'El sudoku de este enlace está cortado o dañado.',
  'state-damaged': 'El estado de este enlace está cortado o dañado.',
  'unknown-strategy': 'No hay ninguna estrategia llamada «{name}».',
};
