/** The paste box, and the dialog that chooses a puzzle. {file} is the name of a file. */
export default {
  'paste': 'Pega un sudoku: línea, cuadrícula o enlace',
  'text': 'Un sudoku como texto',
  'open-file': 'Abrir archivo',
  'in-file': '{file}: ',
  'too-large': '{file} es demasiado grande para leerlo.',
  'collection-gone': 'El navegador no guardó esa colección.',
  'show-where': 'Mostrar dónde',
  'boxes': 'Cajas de {rows}×{columns}',
  'many': '{puzzles, plural, one {# sudoku} other {# sudokus}}.',
  'open-list': 'Abrir la lista',

  'run': 'Una ejecución guardada de {steps, plural, one {# paso} other {# pasos}}.',
  'run.going-on': 'Esta ejecución aún no ha terminado.',

  'choose': 'Elige un sudoku',
  'compare-this': 'Comparar este',
  'play-this': 'Jugar este',
  'samples': 'O elige un ejemplo',
  'samples.order': 'de fácil a difícil',
  'levels': 'O por nivel',
  'close': 'Cerrar',
};
