/** The page in an iframe, which is small: its words come with those of the player. */
export default {
  'title': 'Un sudoku, resuelto paso a paso',
  'title.named': '{label}: un sudoku, resuelto paso a paso',
  'open-whole': 'Abrir en Sudokuscope',
};
