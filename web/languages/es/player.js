/** The player: its buttons, and what a cell holds. {step}, {length} and {depth} are numbers. */
export default {
  'sudoku': 'Sudoku',
  'player': 'Reproductor',
  'start': 'Inicio',
  'back': 'Atrás',
  'step': 'Paso',
  'play': 'Reproducir',
  'pause': 'Pausa',
  'cancel': 'Cancelar',
  'end': 'Final',
  'more': 'Más',
  'of': 'de {length}',
  'at': 'Paso {step} de {length}',
  'at.depth': 'Paso {step} de {length}, profundidad {depth}',

  'unit': '{unit}: {contents}',
  'cell.given': 'pista',
  'cell.guess': 'suposición {depth}',
  'cell.clash': 'conflicto',
  'cell.candidates': 'candidatos {digits}',
  'cell.empty': 'vacía',

  'not-loaded': 'No se pudo cargar una parte del reproductor.',
};
