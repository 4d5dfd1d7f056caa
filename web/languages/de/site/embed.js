/** The page in an iframe, which is small: its words come with those of the player. */
export default {
  'title': 'Ein Sudoku, Schritt für Schritt gelöst',
  'title.named': '{label}: ein Sudoku, Schritt für Schritt gelöst',
  'open-whole': 'In Sudokuscope öffnen',
};
