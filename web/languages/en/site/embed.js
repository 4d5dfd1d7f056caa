/** The page in an iframe, which is small: its words come with those of the player. */
export default {
  'title': 'A Sudoku, solved step by step',
  'title.named': '{label}: A Sudoku, solved step by step',
  'open-whole': 'Open in Sudokuscope',
};
